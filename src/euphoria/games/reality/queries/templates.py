"""Whom a template touches, before it is laid (R-obj-6, R-obj-9, R-doc-1)."""

from __future__ import annotations

from euphoria.games.reality.cards.characters.doc import in_flames
from euphoria.games.reality.geometry.templates import LENGTH, ROUND
from euphoria.games.reality.queries.measured import required_place, standing
from euphoria.games.reality.rules.attack.pushing import FARTHEST
from euphoria.games.reality.rules.firing.blasts import under
from euphoria.games.reality.state import Show
from euphoria.kernel.core.errors import QueryError
from euphoria.kernel.core.queries import Arguments
from euphoria.kernel.core.state import Json


def blast(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """Whom a round template with its middle at a place touches."""
    middle = required_place(state.terrain, arguments, "at")
    arguments.finish()
    return {"at": list(middle), "radius": ROUND, "touched": under(state, middle)}


def flame(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """Whom a flame from a figure in a direction touches."""
    figure = standing(state, arguments, "figure")
    direction = arguments.integers("direction", (-FARTHEST, FARTHEST), (-FARTHEST, FARTHEST))
    if direction is None or not any(direction):
        raise QueryError("'direction' is missing: give two whole numbers that are not both 0")
    arguments.finish()
    dx, dy = direction
    return {"figure": figure, "length": LENGTH, "touched": in_flames(state, figure, dx, dy)}
