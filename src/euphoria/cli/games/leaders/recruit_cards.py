"""The recruits of `leaders` as identity papers: large with a frame of their own, or small in a row.

What a paper's frame says: heavy, it lies face up; light, it lies face down and you know what is on it;
a back without a face, you do not. The sign says the faction, a star the leader.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rich.text import Text

from euphoria.cli.terminal.screen import DrawingContext
from euphoria.cli.terminal.signs import ASCII_SIGNS, Signs

Recruit = Mapping[str, Any]
"""One entry of `recruits` in a view."""

SMALL_FRAMES = ("[ ]", "( )")
"""Of small ones, for the legend: face up, and known."""

LARGE, SMALL = 7, 6
"""How wide they are."""


class CardFrame(NamedTuple):
    top: str
    side: str
    bottom: str
    """Top and bottom have a `%` where the place and the faction stand."""


UP, KNOWN = CardFrame("┏━ % ━┓", "┃", "┗━ % ━┛"), CardFrame("┌╌ % ╌┐", "╎", "└╌ % ╌┘")
PLAIN_UP, PLAIN_KNOWN = CardFrame("+==%==+", "|", "+==%==+"), CardFrame(".- % -.", ":", "'- % -'")


def large_frames(context: DrawingContext) -> tuple[str, str]:
    """Of large ones, for the legend: face up, and known."""
    up, known = (PLAIN_UP, PLAIN_KNOWN) if context.signs == ASCII_SIGNS else (UP, KNOWN)
    return up.top[:2] + up.top[-1], known.top[:2] + known.top[-1]


def faction(kind: str) -> str:
    return kind.split("-")[0]


def is_leader(kind: str) -> bool:
    return kind.endswith("leader")


def sign(kind: str, signs: Signs) -> str:
    """A faction's sign; every drawing of ours has the same."""
    return {"euphorian": signs.ring, "subterran": signs.cog, "wastelander": signs.sheaf}[faction(kind)]


def letter(kind: str, context: DrawingContext) -> str:
    """The faction's letter, large for a leader."""
    one = context.say(f"cli-leaders-letter-{faction(kind)}")
    return one.upper() if is_leader(kind) else one.lower()


def large(recruit: Recruit, context: DrawingContext) -> list[Text]:
    """Three lines of seven."""
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
    """Six signs in a row: [face up], (face down and known), or a back."""
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
    # One of several after a shuffle out of sight (L-info-9).
    known = dict.fromkeys(kind for kind in recruit["one_of"] if kind)
    faces = [sign(kind, signs) + (signs.star if is_leader(kind) else "") for kind in known]
    if None in recruit["one_of"] or len(faces) == 1:
        faces.append("?")
    said = "/".join(faces)
    return said if len(said) <= room else "?"
