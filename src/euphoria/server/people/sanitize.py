"""Sanitizers for names and chat: remove control and invisible characters, normalize Unicode, limit the length."""

from __future__ import annotations

import unicodedata

from euphoria.server.errors import InvalidValue
from euphoria.server.people.lookalikes import is_mixed

LONGEST_NAME, LONGEST_CHAT = 24, 500
"""In characters, after sanitizing."""


def clean_name(raw: str) -> str:
    """The sanitized name; raises `InvalidValue` if it is empty, too long, or mixes scripts."""
    name = one_line(raw)
    if not name or len(name) > LONGEST_NAME or not any(map(str.isalnum, name)):
        raise InvalidValue("name", f"a name has 1 to {LONGEST_NAME} signs, with a letter or a digit among them")
    if is_mixed(name):
        raise InvalidValue("name-script", "a name is written in one script")
    return name


def one_line(raw: str) -> str:
    """A name normalized and on one line, without checking whether it is allowed."""
    return _one_line(unicodedata.normalize("NFKC", raw[: 4 * LONGEST_NAME]))


def account_key(name: str) -> str:
    """The key of an account: names that differ only in case are the same account."""
    return name.casefold()


def clean_chat(raw: str) -> str:
    """The sanitized line, cut to the allowed length; raises `InvalidValue` if nothing is left."""
    text = _one_line(unicodedata.normalize("NFC", raw[: 4 * LONGEST_CHAT]))[:LONGEST_CHAT]
    if not text:
        raise InvalidValue("chat", "there is nothing to say in that")
    return text


def _one_line(text: str) -> str:
    """Collapse whitespace to single spaces; drop control, format and other invisible characters (category C)."""
    spaced = "".join(" " if sign.isspace() else sign for sign in text)
    visible = "".join(sign for sign in spaced if not unicodedata.category(sign).startswith("C"))
    return " ".join(visible.split())
