"""A way from the side: how high it leads, and what each stretch of it costs (R-move-1, R-move-13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple

from euphoria.games.reality.geometry.movement.legs import FINE, QUARTER, LegPart, PartKind, leg
from euphoria.games.reality.geometry.movement.path_cost import price, stretches
from euphoria.games.reality.geometry.terrain import Place, Terrain
from euphoria.kernel.core.state import Json

ON_FOOT: Final = (PartKind.OPEN, PartKind.DIFFICULT, PartKind.OVER)
"""Parts that lead on along the line; all others lead up or down."""


Scenery = Sequence[tuple[float, float, int]]
"""Where the line below a way runs over scenery: from, to, and how high that is."""


class Step(NamedTuple):
    """A part of a way, and where on the line it begins and ends."""

    part: LegPart
    begin: float
    end: float
    rises: bool


def side_view(terrain: Terrain, way: Sequence[Place], scenery: Scenery, laden: bool) -> Json:
    """The heights along a way, each with its distance, and its stretches."""
    steps = list(_steps(terrain, way))
    return {
        "heights": [[round(number, 2) for number in point] for point in _heights(terrain, way[0], steps, scenery)],
        "stretches": list(_priced(steps, laden)),
    }


def stretches_of(terrain: Terrain, way: Sequence[Place], laden: bool) -> list[Json]:
    """What each stretch of a way leads over, how long it is, what it costs, and where along the way it is."""
    return list(_priced(list(_steps(terrain, way)), laden))


def _steps(terrain: Terrain, way: Sequence[Place]) -> Iterator[Step]:
    before = 0.0
    for a, b in pairwise(way):
        at = before
        for part in leg(terrain, a, b) or ():
            end = at + part.length / QUARTER if part.what in ON_FOOT else at
            yield Step(part, at, end, rises=terrain.height_of(b) > terrain.height_of(a))
            at = end
        before += hypot(b[0] - a[0], b[1] - a[1])


def _heights(terrain: Terrain, start: Place, steps: Sequence[Step], scenery: Scenery) -> Iterator[tuple[float, float]]:
    height = float(terrain.height_of(start))
    yield 0.0, height
    for (what, length), begin, end, rises in steps:
        if what == PartKind.OVER:
            middle = (begin + end) / 2
            top = float(max((top for low, high, top in scenery if low <= middle <= high), default=0))
            yield begin, top
            yield end, top
        elif what not in ON_FOOT and what != PartKind.WINDOW:
            height += length / QUARTER if rises else -length / QUARTER
        yield end, height


def _priced(steps: Sequence[Step], laden: bool) -> Iterator[Json]:
    left = iter(steps)
    for stretch in stretches(step.part for step in steps):
        step = next(left)
        begin, length = step.begin, step.part.length
        while length < stretch.length:
            step = next(left)
            length += step.part.length
        yield {
            "over": PartKind(stretch.what).name.lower(),
            "inches": round(stretch.length / FINE, 2),
            "cost": price(stretch.what, stretch.length, laden),
            "from": round(begin, 2),
            "to": round(step.end, 2),
        }
