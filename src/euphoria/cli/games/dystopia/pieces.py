"""The symbols of workers, spaces, tracks and stars, and the scene that is drawn.

A worker is its player's letter and its number: `A3`. A space is a pair of brackets: square if the viewer can place a
worker there now, else round. On a track `◆` is a step with an effect that has been taken, `◇` one that has not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from euphoria.cli.terminal.game_display import View
from euphoria.cli.terminal.screen import DrawingContext
from euphoria.cli.terminal.signs import Signs
from euphoria.games.dystopia import board
from euphoria.games.dystopia.components import (
    FACTIONS,
    MINER_WAKES,
    TIER_1,
    TIER_2,
    TIER_3,
    TIER_4,
    TUNNEL_ENDS,
)
from euphoria.games.dystopia.text.messages import recruit

LETTERS = "ABCDEF"
TIERS, STEPS = (TIER_1, TIER_2, TIER_3, TIER_4), (MINER_WAKES, TUNNEL_ENDS)
NUMBERS = {space.id: space.number for space in board.SPACES if space.what != board.SITE}
"""The numbers of the spaces that have a name, by id."""

SLIM, NARROW, ROOMY = range(3)
"""How much of a space is drawn: as little as fits into 24 lines, its name, or its cost and gain too."""

Worker = Sequence[int] | None
"""The seat and the number of a worker."""


class BoardScene(NamedTuple):
    """A view to be drawn, the spaces where a worker can be placed now, and the size of the drawing."""

    view: View
    context: DrawingContext
    open: frozenset[int] = frozenset()
    size: int = NARROW

    def say(self, key: str, **args: str | int) -> str:
        return self.context.say(f"cli-dystopia-{key}", **args)


def sign(faction: str, signs: Signs) -> str:
    return {"euphorian": signs.ring, "subterran": signs.cog, "wastelander": signs.sheaf, "icarite": signs.wing}[faction]


def letter(seat: int) -> Text:
    return Text(LETTERS[seat], f"seat-{seat}")


def worker(seat: int, number: int) -> Text:
    return Text(f"{LETTERS[seat]}{number}", f"seat-{seat}")


def bracket(inside: Text | str, is_open: bool) -> Text:
    left, right = "[]" if is_open else "()"
    style = "accent" if is_open else "quiet"
    return Text.assemble((left, style), inside if isinstance(inside, Text) else Text(inside, style), (right, style))


def cell(scene: BoardScene, number: int, there: Worker, empty: str = "  ") -> Text:
    """A space for one worker."""
    return bracket(worker(*there) if there else empty, number in scene.open)


def workers(there: Sequence[Sequence[int]], room: int) -> Text:
    """All workers of an area: each by itself, or if they do not fit, grouped by player."""
    apart = Text(" ").join(worker(*one) for one in there)
    if apart.cell_len <= room:
        return apart
    together: dict[int, str] = {}
    for seat, number in there:
        together[seat] = together.get(seat, "") + str(number)
    return Text(" ").join(Text(f"{LETTERS[seat]}{numbers}", f"seat-{seat}") for seat, numbers in together.items())


def track(at: int, marks: Sequence[int], signs: Signs, style: str) -> Text:
    """A track up to its last mark, with the steps that have been taken."""
    text = Text()
    for step in range(1, marks[-1] + 1):
        taken = step <= at
        if step in marks:
            text.append(signs.mark if taken else signs.mark_ahead, style if taken else "quiet")
        else:
            text.append(signs.done if taken else signs.ahead, style if taken else "back")
    return text


def territory(scene: BoardScene, faction: str) -> Text:
    """The stars in a territory and its free places (D-setup-1)."""
    signs, counts = scene.context.signs, scene.view["territories"][faction]
    stars = [stars_of([seat], signs) for seat, count in enumerate(counts) for _ in range(count)]
    free = [Text(signs.ahead, "quiet")] * (scene.view["seats"] - len(stars))
    return Text(" ").join([*stars, *free])


def stars_of(seats: Sequence[int], signs: Signs) -> Text:
    """A star with the letters of the players who have one there."""
    return Text.assemble((signs.star, "bold"), *(letter(seat) for seat in seats)) if seats else Text()


def short_name(rule: str) -> str:
    """A recruit's name without title and occupation: Reitz, Maxime."""
    return recruit(rule).name.split(" the ")[0].split()[-1]


def recruit_sign(rule: str, signs: Signs) -> str:
    return sign(FACTIONS[recruit(rule).faction], signs)
