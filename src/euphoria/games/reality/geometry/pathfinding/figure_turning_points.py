"""Turning points round a figure: the lattice places next to the circle that a path has to keep clear of (R-move-4).

The shortest path round a circle follows its tangents and an arc. On the lattice the arc is replaced by places just
outside it: eight for the quick search, all of them for the refined one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import isqrt
from typing import Final, NamedTuple

from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle, at_height, is_free
from euphoria.games.reality.geometry.shapes import Point
from euphoria.games.reality.geometry.terrain import Place, Terrain

WIDTH: Final = 9
"""How far turning points may lie outside the circle, as a difference of squared radii."""


class FigureTurn(NamedTuple):
    """A turning point, and the vector from it to the figure."""

    place: Place
    dx: int
    dy: int

    def bends(self, x: int, y: int) -> bool:
        """Whether a shortest path that turns here may have a leg to that point: both its legs bend towards the
        figure."""
        return (x - self.place[0]) * self.dx + (y - self.place[1]) * self.dy >= 0


@cache
def steps_round(square: int) -> tuple[Point, ...]:
    """All lattice points next to a circle about (0, 0), whose squared radius is given."""
    far = isqrt(square + WIDTH)
    return tuple(
        (x, y) for x in range(-far, far + 1) for y in range(-far, far + 1) if square <= x * x + y * y <= square + WIDTH
    )


@cache
def few_steps_round(square: int) -> tuple[Point, ...]:
    """Eight points about (0, 0), a little farther out: the straight leg from each to the next stays clear."""
    far = isqrt(square) + 1
    near = far * 2 // 3
    return (far, 0), (near, near), (0, far), (-near, near), (-far, 0), (-near, -near), (0, -far), (near, -near)


def turns_round(
    terrain: Terrain, figure: Obstacle, figures: Sequence[Obstacle], steps: Iterable[Point]
) -> Iterator[FigureTurn]:
    """The turning points round a figure, on its level, where a base fits and is clear of all figures."""
    for dx, dy in steps:
        x, y = figure.x + dx, figure.y + dy
        for surface in terrain.surfaces_over(x, y):
            place = (x, y, surface)
            if terrain.stands(place) and at_height(figure, terrain.height_of(place)):
                if is_free(terrain, place, figures):
                    yield FigureTurn(place, -dx, -dy)
