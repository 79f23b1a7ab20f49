"""From where somebody came: the landmark of the place where the log saw a figure last."""

from __future__ import annotations

from euphoria.games.reality.events import SPECS
from euphoria.games.reality.geometry.landmarks import Stands, landmark
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.state import Show
from euphoria.games.reality.text import name_text

MOVES = frozenset({"deployed", "walked", "leapt", "shifted", "followed", "slid", "fled", "tumbled"})
"""Events that say where a figure is then."""


def came_from(state: Show, number: int, figure: int, there: Place, language: str) -> str:
    """The scenery that a figure was at before entry `number` of the log; "" where that tells nothing new."""
    place = last_place(state, number, figure)
    if place is None:
        return ""
    before = landmark(state.terrain, place)
    if before.how == Stands.OPEN or before.element == landmark(state.terrain, there).element:
        return ""
    return name_text.element(state, before.element, language)


def last_place(state: Show, number: int, figure: int) -> Place | None:
    """Where the entries before that one say that a figure is."""
    for entry in range(number - 1, -1, -1):
        code, *values = state.log[entry]
        name, _, fields = SPECS[code]
        if name in MOVES and values[0] == figure:
            told = dict(zip(fields, values, strict=True))
            return told["x"], told["y"], told["surface"]
    return None
