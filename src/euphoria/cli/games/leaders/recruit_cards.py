"""A recruit as a large card with a frame, or as a small one in a row.

A heavy frame is a card face up; a light one is a card face down that the viewer knows; a pattern without a frame is
one that the viewer does not know. The symbol is the faction's, a star marks the leader.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rich.text import Text

from euphoria.cli.terminal.screen import DrawingContext
from euphoria.cli.terminal.signs import ASCII_SIGNS, Signs

Recruit = Mapping[str, Any]
"""An entry of `recruits` in a view."""

SMALL_FRAMES = ("[ ]", "( )")
"""The frames of small cards in the legend: face up, and known."""

LARGE, SMALL = 7, 6
"""The widths of the cards."""


class CardFrame(NamedTuple):
    """The frame of a large card."""

    top: str
    side: str
    bottom: str
    """In `top`, `%` is replaced by the place, in `bottom` by the faction's letter."""


UP, KNOWN = CardFrame("┏━ % ━┓", "┃", "┗━ % ━┛"), CardFrame("┌╌ % ╌┐", "╎", "└╌ % ╌┘")
PLAIN_UP, PLAIN_KNOWN = CardFrame("+==%==+", "|", "+==%==+"), CardFrame(".- % -.", ":", "'- % -'")


def large_frames(context: DrawingContext) -> tuple[str, str]:
    """The corners of large cards in the legend: face up, and known."""
    up, known = (PLAIN_UP, PLAIN_KNOWN) if context.signs == ASCII_SIGNS else (UP, KNOWN)
    return up.top[:2] + up.top[-1], known.top[:2] + known.top[-1]


def faction(kind: str) -> str:
    return kind.split("-")[0]


def is_leader(kind: str) -> bool:
    return kind.endswith("leader")


def sign(kind: str, signs: Signs) -> str:
    """The faction's symbol."""
    return {"euphorian": signs.ring, "subterran": signs.cog, "wastelander": signs.sheaf}[faction(kind)]


def letter(kind: str, context: DrawingContext) -> str:
    """The faction's letter, a capital for a leader."""
    one = context.say(f"cli-leaders-letter-{faction(kind)}")
    return one.upper() if is_leader(kind) else one.lower()


def large(recruit: Recruit, context: DrawingContext) -> list[Text]:
    """A large card: three lines of `LARGE` characters."""
    kind, place = recruit["kind"], str(recruit["place"] % 3 + 1)
    plain = context.signs == ASCII_SIGNS
    if kind is None and not recruit["one_of"]:
        back = context.signs.back
        top = Text(f"{back * 2} {place} {back * 2}", "back")
        return [top, Text(back * LARGE, "back"), Text(back * LARGE, "back")]
    if recruit["exposed"]:
        frame, weight = (PLAIN_UP if plain else UP), "-up"
    else:
        frame, weight = (PLAIN_KNOWN if plain else KNOWN), ""
    style = f"{faction(kind)}{weight}" if kind else "quiet"
    name = letter(kind, context) if kind else "?"
    return [
        Text(frame.top.replace("%", place), style),
        Text(f"{frame.side}{_face(recruit, context.signs, 5):^5}{frame.side}", style),
        Text(frame.bottom.replace("%", name), style),
    ]


def small(recruit: Recruit, context: DrawingContext) -> Text:
    """A small card of `SMALL` characters: `[face up]`, `(face down and known)`, or a back."""
    kind = recruit["kind"]
    if kind is None and not recruit["one_of"]:
        return Text(context.signs.back * SMALL, "back")
    if kind is None:
        return Text(f"({_face(recruit, context.signs, 4):^4})", "quiet")
    star = context.signs.star if is_leader(kind) else " "
    face = f"{star}{sign(kind, context.signs)}{letter(kind, context)}{star}"
    if recruit["exposed"]:
        return Text(f"[{face}]", f"{faction(kind)}-up")
    return Text(f"({face})", faction(kind))


def _face(recruit: Recruit, signs: Signs, room: int) -> str:
    kind = recruit["kind"]
    if kind:
        own = sign(kind, signs)
        return f"{signs.star} {own} {signs.star}" if is_leader(kind) else own
    # After a shuffle that the viewer could not follow, it is one of several recruits (L-info-9).
    known = dict.fromkeys(kind for kind in recruit["one_of"] if kind)
    faces = [sign(kind, signs) + (signs.star if is_leader(kind) else "") for kind in known]
    if None in recruit["one_of"] or len(faces) == 1:
        faces.append("?")
    face = "/".join(faces)
    return face if len(face) <= room else "?"
