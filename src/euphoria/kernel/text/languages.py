"""The languages that there are, and texts of data files in several of them.

A language is a folder in `locales`, named by its code of two or three letters; nothing else lists the languages. Its
messages are complete, as tests check. Texts of data files (rules, decks, tables, teams) fall back to English.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from euphoria.kernel.files.data_folders import folder

ENGLISH = "en"
REQUIRED = (ENGLISH, "es")
"""The languages that every text of a data file is given in."""


def find_languages(locales: Path) -> tuple[str, ...]:
    """The codes of the languages in this folder: English, then the others in alphabetical order."""
    codes = [path.name for path in locales.iterdir() if path.is_dir() and re.fullmatch("[a-z]{2,3}", path.name)]
    return tuple(sorted(codes, key=lambda code: (code != ENGLISH, code)))


LANGUAGES = find_languages(folder("locales"))

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # for the schemas of the server, which list the languages


class Translations(tuple[tuple[str, str], ...]):
    """A text by language, as pairs, so that it is hashable. English is always among them."""

    __slots__ = ()

    @classmethod
    def of(cls, texts: Mapping[str, str]) -> Translations:
        return cls(texts.items())

    @classmethod
    def same(cls, text: str) -> Translations:
        """The same text in every language."""
        return cls((language, text) for language in LANGUAGES)

    def name(self, language: str) -> str:
        """The text in this language; where it is missing, the English one."""
        texts = dict(self)
        return texts.get(language, texts[ENGLISH])

    def sentence(self, language: str) -> str:
        """The text in this language; where it is missing, the English one, marked as English."""
        texts = dict(self)
        return texts[language] if language in texts else f"[{ENGLISH}] {texts[ENGLISH]}"


def are_languages(codes: Collection[str]) -> bool:
    """Whether a text with these languages may stand in a data file: all that are required, and only known ones."""
    return set(REQUIRED) <= set(codes) <= set(LANGUAGES)
