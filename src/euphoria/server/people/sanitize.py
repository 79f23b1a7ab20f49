"""What people write is cleaned before it is stored: no control signs, no tricks with direction, no lengths."""

from __future__ import annotations

import unicodedata

from euphoria.server.errors import InvalidValue
from euphoria.server.people.lookalikes import is_mixed

NAME, CHAT = 24, 500
"""How many signs a name and a line of chat may have."""


def clean_name(said: str) -> str:
    name = one_line(said)
    if not name or len(name) > NAME or not any(map(str.isalnum, name)):
        raise InvalidValue("name", f"a name has 1 to {NAME} signs, with a letter or a digit among them")
    if is_mixed(name):
        raise InvalidValue("name-script", "a name is written in one script")
    return name


def one_line(said: str) -> str:
    """A name as it is written, whether it is allowed or not."""
    return _one_line(unicodedata.normalize("NFKC", said[: 4 * NAME]))


def account_key(name: str) -> str:
    """Names that differ only in case are the same account."""
    return name.casefold()


def clean_chat(said: str) -> str:
    text = _one_line(unicodedata.normalize("NFC", said[: 4 * CHAT]))[:CHAT]
    if not text:
        raise InvalidValue("chat", "there is nothing to say in that")
    return text


def _one_line(text: str) -> str:
    """Whitespace becomes single spaces; signs that are not seen, or that steer what is seen, are dropped."""
    spaced = "".join(" " if sign.isspace() else sign for sign in text)
    seen = "".join(sign for sign in spaced if not unicodedata.category(sign).startswith("C"))
    return " ".join(seen.split())
