"""Arguments of questions about the table: figures and places, checked against the position."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from euphoria.games.reality.figure_flags import MOVED, PRONE, WALKED
from euphoria.games.reality.geometry.sight.bodies import Body
from euphoria.games.reality.geometry.templates import DIRECTIONS
from euphoria.games.reality.geometry.terrain import STANDING, Place, Terrain
from euphoria.games.reality.rules.attack.pushing import FARTHEST
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


def heading(arguments: Arguments) -> tuple[int, int]:
    """A direction: the `number` of a listed one, or any other in whole numbers."""
    if "number" in arguments:
        return DIRECTIONS[arguments.integer("number", 0, len(DIRECTIONS) - 1)]
    given = arguments.integers("direction", (-FARTHEST, FARTHEST), (-FARTHEST, FARTHEST))
    if given is None or not any(given):
        raise QueryError("'direction' is missing: give two whole numbers that are not both 0, or the 'number' of one")
    return given[0], given[1]


class Supposed(NamedTuple):
    """What is supposed of a figure that is asked about; None: as it is."""

    at: Place | None
    walked: bool | None
    prone: bool | None


def supposed(terrain: Terrain, arguments: Arguments) -> Supposed:
    """Where the figure is thought to stand, and whether it is thought to have walked and to lie prone."""
    there = standing_room(terrain, arguments, "at")
    return Supposed(there, arguments.choice("walked"), arguments.choice("prone"))


def standing_room(terrain: Terrain, arguments: Arguments, name: str) -> Place | None:
    """A place where a base can stand; None if it is not given."""
    there = place(terrain, arguments, name)
    if there is not None and not terrain.stands(there):
        raise QueryError(f"{name!r} cannot be {list(there)}: no base stands there")
    return there


def anybody_at(terrain: Terrain, spot: Place) -> Body:
    """Somebody of common height who stood there."""
    x, y, _ = spot
    return Body(x, y, terrain.height_of(spot), STANDING)


def as_if(state: S, figure: int, wanted: Supposed) -> S:
    """The state in which that is so; the state itself if nothing is supposed."""
    if wanted == (None, None, None):
        return state
    changed = state.copy()
    if wanted.at is not None:
        changed.put(figure, wanted.at)
    if wanted.walked is not None:
        changed.flags[figure] = changed.flags[figure] & ~(WALKED | MOVED) | (WALKED | MOVED) * wanted.walked
    if wanted.prone is not None:
        changed.flags[figure] = changed.flags[figure] & ~PRONE | PRONE * wanted.prone
    return changed
