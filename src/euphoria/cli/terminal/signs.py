"""The symbols that drawings use, in Unicode and in ASCII. No meaning depends on colour alone."""

from __future__ import annotations

import codecs
import unicodedata
from typing import NamedTuple


class Signs(NamedTuple):
    """One set of symbols."""

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
    """The player whose turn it is; the question; the prompt."""
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
    """A step with an effect, taken."""
    mark_ahead: str
    """A step with an effect, not taken yet."""


UNICODE_SIGNS = Signs("○", "⚙", "Ψ", "★", "¬", "→", "►", "░", "·", "…", "↻", "↺", "∧", "■", "·", "◆", "◇")
ASCII_SIGNS = Signs("o", "#", "W", "*", "%", "->", ">", ":", "-", "...", ">>", "<<", "^", "=", ".", "@", "O")

ASCII_PUNCTUATION = {
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
    """The Unicode symbols if the terminal's encoding has all of them, else the ASCII ones."""
    try:
        "".join(UNICODE_SIGNS).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return ASCII_SIGNS
    return UNICODE_SIGNS


def _ascii_fallback(error: UnicodeError) -> tuple[str, int]:
    """An encoding error handler: replaces what cannot be encoded by similar ASCII, letters by themselves without
    accents, and only the rest by question marks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    replaced = ""
    for letter in error.object[error.start : error.end]:
        without_accent = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
        replaced += ASCII_PUNCTUATION.get(letter) or without_accent or "?"
    return replaced, error.end


ASCII_FALLBACK = "euphoria-ascii-fallback"
codecs.register_error(ASCII_FALLBACK, _ascii_fallback)
