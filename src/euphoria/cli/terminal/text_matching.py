"""Compares what a user typed with names and texts, whatever the case and the accents."""

from __future__ import annotations

import re
import unicodedata


def normalized(text: str) -> str:
    """Lower case without accents and punctuation, the words separated by one space. Hyphens inside words stay."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(re.findall(r"\w+(?:-\w+)*", letters))


def has_words(text: str, wanted: str) -> bool:
    """Whether each wanted word is the beginning of a word in the text. `wanted` is normalized."""
    found = normalized(text).split()
    return all(any(word.startswith(part) for word in found) for part in wanted.split())
