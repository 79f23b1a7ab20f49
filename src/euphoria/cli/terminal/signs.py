"""The signs on the screen. No meaning hangs on colour alone, and each sign has a plain twin for old terminals."""

from __future__ import annotations

import codecs
import unicodedata
from typing import NamedTuple


class Signs(NamedTuple):
    ring: str
    """Euphorian."""
    cog: str
    """Subterran."""
    sheaf: str
    """Wastelander."""
    star: str
    """A leader."""
    gun: str
    arrow: str
    here: str
    """Whose turn it is; what is asked."""
    back: str
    """The back of a card, to be repeated."""
    dot: str
    more: str
    clockwise: str
    counter: str
    wing: str
    """Icarite."""
    done: str
    """A step of a track that has been taken."""
    ahead: str
    """A step that has not."""
    mark: str
    """A step where something happens, taken."""
    mark_ahead: str
    """The same, not taken yet."""


UNICODE_SIGNS = Signs("○", "⚙", "Ψ", "★", "¬", "→", "►", "░", "·", "…", "↻", "↺", "∧", "■", "·", "◆", "◇")
ASCII_SIGNS = Signs("o", "#", "W", "*", "%", "->", ">", ":", "-", "...", ">>", "<<", "^", "=", ".", "@", "O")

TWINS = {
    "—": "-",
    "–": "-",
    "…": "...",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "’": "'",
    "‘": "'",
    "·": "-",
    "→": "->",
}


def signs_for(encoding: str) -> Signs:
    """The full signs where the terminal can write all of them."""
    try:
        "".join(UNICODE_SIGNS).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return ASCII_SIGNS
    return UNICODE_SIGNS


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """Letters without their accents rather than question marks, where a terminal knows no better."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    said = ""
    for letter in error.object[error.start : error.end]:
        normalized = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
        said += TWINS.get(letter) or normalized or "?"
    return said, error.end


ASCII_FALLBACK = "euphoria-plainly"
codecs.register_error(ASCII_FALLBACK, _plainly)
