"""Turning points round a figure: the lattice places next to the circle that a path has to keep clear of (R-move-4).

The shortest path round a circle follows its tangents and an arc. On the lattice the arc is replaced by places just
outside it: eight for the quick search, all of them for the refined one.
"""

from __future__ import annotations

from functools import cache
from math import isqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle, at_height, is_free
from euphoria.games.reality.geometry.shapes import Point
from euphoria.games.reality.geometry.terrain import Place, Terrain

WIDTH: Final = 9
"""How far turning points may lie outside the circle, as a difference of squared radii."""


@mypyc_attr(acyclic=True)
class FigureTurn:
    """A turning point, and the vector from it to the figure."""

    __slots__ = ("dx", "dy", "place", "x", "y")

    def __init__(self, place: Place, dx: i64, dy: i64) -> None:
        self.place = place
        self.x: i64 = place[0]
        self.y: i64 = place[1]
        self.dx: i64 = dx
        self.dy: i64 = dy

    def bends(self, x: i64, y: i64) -> bool:
        """Whether a shortest path that turns here may have a leg to that point: both its legs bend towards the
        figure."""
        return (x - self.x) * self.dx + (y - self.y) * self.dy >= 0


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
    terrain: Terrain, figure: Obstacle, figures: list[Obstacle], steps: tuple[Point, ...]
) -> list[FigureTurn]:
    """The turning points round a figure, on its level, where a base fits and is clear of all figures."""
    found = []
    for dx, dy in steps:
        x, y = figure.x + dx, figure.y + dy
        for surface in terrain.surfaces_over(x, y):
            place = (x, y, surface)
            if terrain.stands(place) and at_height(figure, terrain.height_of(place)):
                if is_free(terrain, place, figures):
                    found.append(FigureTurn(place, -dx, -dy))
    return found
