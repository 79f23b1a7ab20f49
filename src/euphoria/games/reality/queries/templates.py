"""Whom a template touches, before it is laid (R-obj-6, R-obj-9, R-doc-1)."""

from __future__ import annotations

from euphoria.games.reality.cards.characters.doc import in_flames
from euphoria.games.reality.geometry.templates import LENGTH, ROUND, flame_outline
from euphoria.games.reality.queries.measured import heading, required_place, standing
from euphoria.games.reality.rules.firing.blasts import under
from euphoria.games.reality.state import Show
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
    direction = heading(arguments)
    arguments.finish()
    x, y, _ = state.place(figure)
    return {
        "figure": figure,
        "length": LENGTH,
        "outline": [[round(x + along, 2), round(y + aside, 2)] for along, aside in flame_outline(*direction)],
        "touched": in_flames(state, figure, *direction),
    }
