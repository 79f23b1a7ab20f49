"""How far it is: along a line of points, and the rings around a figure or a place (R-table-6, R-y-4, R-fire-5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import hypot, sqrt
from typing import Final, NamedTuple

from euphoria.games.reality.geometry.shapes import OUTSIDE, where_in
from euphoria.games.reality.geometry.terrain import GROUND, INCH, Place, Terrain
from euphoria.games.reality.queries.measured import as_if, bounds, required_place, standing, supposed
from euphoria.games.reality.rules.firing import aim
from euphoria.games.reality.state import Show
from euphoria.kernel.core.errors import QueryError
from euphoria.kernel.core.queries import Arguments
from euphoria.kernel.core.state import Json

MOST_CORNERS: Final = 12
MOST_RINGS: Final = 12
WIDEST: Final = 100
"""No table is so wide that a ring of more inches would be of use."""


def distance(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """The length of a line over points of the table, heights included, and of each of its legs."""
    terrain = state.terrain
    places = [(x, y, surface) for x, y, surface in arguments.many("along", MOST_CORNERS, *bounds(terrain))]
    arguments.finish()
    if len(places) < 2:
        raise QueryError("'along' needs two points at least, each with x, y and the number of the surface")
    for place in places:
        if not _lies_there(terrain, place):
            raise QueryError(f"'along' cannot have {list(place)}: surface {place[2]} is not there")
    squares = [square_between(terrain, one, other) for one, other in pairwise(places)]
    return {
        "along": [list(place) for place in places],
        "inches": _inches(sum(map(sqrt, squares))),
        "legs": [
            {
                "inches": _inches(sqrt(square)),
                "flat": _inches(hypot(other[0] - one[0], other[1] - one[1])),
                "rise": terrain.height_of(other) - terrain.height_of(one),
            }
            for (one, other), square in zip(pairwise(places), squares, strict=True)
        ],
    }


def square_between(terrain: Terrain, one: Place, other: Place) -> int:
    """The squared distance between two places in quarter inches, with height."""
    dz = terrain.height_of(one) - terrain.height_of(other)
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + dz * dz


def _lies_there(terrain: Terrain, place: Place) -> bool:
    """Whether a surface is at a point, be it at its edge: a ruler need not stand as a base does."""
    x, y, number = place
    if number == GROUND:
        return True
    outline = terrain.elements[terrain.surfaces[number].element].outline
    return terrain.has(number) and where_in(outline, x, y) != OUTSIDE


class Ring(NamedTuple):
    """All that is so near: by inches alone, or what a range means for a shot."""

    kind: str
    """`inches`, or of a weapon `close` (half of its range), `effective` and `far` (twice that)."""
    length: float
    """In quarter inches."""
    within: list[int]
    aim: int = 0
    """What it changes: of `close` for those within, of `far` for those beyond."""


def rings(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """Rings around a figure, which may be thought to stand elsewhere, or around a place: as far as is asked, or of a
    figure's weapons if nothing is; how far they reach on every surface, and whom they hold."""
    figure = standing(state, arguments, "figure") if "figure" in arguments else None
    if figure is None:
        place = required_place(state.terrain, arguments, "at")
        here = state
    else:
        here = as_if(state, figure, supposed(state.terrain, arguments))
        place = here.place(figure)
    wanted = arguments.numbers("inches", MOST_RINGS, (1, WIDEST))
    arguments.finish()
    squares = {
        other: square_between(here.terrain, place, here.place(other)) for other in here.standing() if other != figure
    }
    found = [_by_inches(length, squares) for length in wanted]
    if figure is not None and not wanted:
        found += _of_weapons(here, figure, squares)
    return {
        "figure": figure,
        "at": list(place),
        "rings": [
            {
                "kind": ring.kind,
                "inches": ring.length / INCH,
                "aim": ring.aim,
                "reach": _reach(here.terrain, place, ring.length),
                "figures": ring.within,
            }
            for ring in found
        ],
        "others": [{"figure": other, "inches": _inches(sqrt(square))} for other, square in squares.items()],
    }


def _by_inches(inches: int, squares: dict[int, int]) -> Ring:
    length = inches * INCH
    return Ring("inches", length, [other for other, square in squares.items() if square <= length * length])


def _of_weapons(state: Show, figure: int, squares: dict[int, int]) -> Iterator[Ring]:
    """Of every range that it has: who is close, who is within it, and who is not far away."""
    for inches in dict.fromkeys(weapon.range for weapon in state.character(figure).weapons):
        length = inches * INCH
        means = {other: aim.by_distance(square, length) for other, square in squares.items()}
        yield Ring("close", length / 2, [other for other in squares if means[other] == aim.CLOSE], aim.CLOSE.value)
        yield Ring("effective", length, _by_inches(inches, squares).within)
        yield Ring("far", 2 * length, [other for other in squares if means[other] != aim.FAR], aim.FAR.value)


def _reach(terrain: Terrain, middle: Place, length: float) -> list[list[float]]:
    """How far the ring is from its middle on each surface that it reaches: less, the higher or lower that is."""
    found = []
    for number, surface in enumerate(terrain.surfaces):
        left = length * length - (surface.z - terrain.height_of(middle)) ** 2
        if left >= 0 and (number == GROUND or terrain.has(number)):
            found.append([number, round(sqrt(left), 2)])
    return found


def _inches(quarters: float) -> float:
    return round(quarters / INCH, 2)
