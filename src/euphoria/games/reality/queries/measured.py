"""Arguments of questions about the table: figures and places, checked against the position."""

from __future__ import annotations

from typing import TypeVar

from euphoria.games.reality.geometry.terrain import Place, Terrain
from euphoria.games.reality.state import Show
from euphoria.kernel.core.errors import QueryError
from euphoria.kernel.core.queries import Arguments

S = TypeVar("S", bound=Show)


def standing(state: Show, arguments: Arguments, name: str) -> int:
    """A figure that stands on the table."""
    figure = arguments.integer(name, 0, max(0, len(state.who) - 1))
    if figure not in state.standing():
        raise QueryError(f"{name!r} cannot be {figure}: this figure is not on the table")
    return figure


def bounds(terrain: Terrain) -> tuple[tuple[int, int], ...]:
    """Of the three numbers of a place."""
    return (0, terrain.width), (0, terrain.depth), (0, len(terrain.surfaces) - 1)


def place(terrain: Terrain, arguments: Arguments, name: str) -> Place | None:
    """A point of a surface, in quarter inches; None if it is not given."""
    given = arguments.integers(name, *bounds(terrain))
    if given is None:
        return None
    x, y, surface = given
    if surface not in terrain.surfaces_over(x, y):
        raise QueryError(f"{name!r} cannot be {list(given)}: surface {surface} is not there")
    return x, y, surface


def required_place(terrain: Terrain, arguments: Arguments, name: str) -> Place:
    found = place(terrain, arguments, name)
    if found is None:
        raise QueryError(f"{name!r} is missing: give x, y and the number of the surface")
    return found


def put_at(state: S, figure: int, there: Place | None) -> S:
    """The state with the figure at another place, as if it stood there already; the state itself without one."""
    if there is None:
        return state
    if not state.terrain.stands(there):
        raise QueryError(f"'at' cannot be {list(there)}: no base stands there")
    moved = state.copy()
    moved.put(figure, there)
    return moved
