"""The places close round a figure at which a way turns that goes round it (R-move-4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import isqrt
from typing import NamedTuple

from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle, at_height, is_free
from euphoria.games.reality.geometry.shapes import Point
from euphoria.games.reality.geometry.terrain import Place, Terrain

WIDTH = 9
"""How far a ring reaches beyond what must be kept clear of, as a difference of squares."""


class FigureTurn(NamedTuple):
    """A place of a ring, and the step from it towards the figure."""

    place: Place
    dx: int
    dy: int

    def bends(self, x: int, y: int) -> bool:
        """Whether a shortest way that turns here may come from there, or go there: both ends of it are on the
        figure's side."""
        return (x - self.place[0]) * self.dx + (y - self.place[1]) * self.dy >= 0


@cache
def steps_round(square: int) -> tuple[Point, ...]:
    """The places of a ring about (0, 0): those of the lattice that are next to the circle."""
    far = isqrt(square + WIDTH)
    return tuple(
        (x, y) for x in range(-far, far + 1) for y in range(-far, far + 1) if square <= x * x + y * y <= square + WIDTH
    )


@cache
def few_steps_round(square: int) -> tuple[Point, ...]:
    """Eight places about (0, 0), a little farther out: one can go from each to the next."""
    far = isqrt(square) + 1
    near = far * 2 // 3
    return (far, 0), (near, near), (0, far), (-near, near), (-far, 0), (-near, -near), (0, -far), (near, -near)


def turns_round(
    terrain: Terrain, figure: Obstacle, figures: Sequence[Obstacle], steps: Iterable[Point]
) -> Iterator[FigureTurn]:
    """The places round a figure, on its level, where one can stand without coming too near to anybody."""
    for dx, dy in steps:
        x, y = figure.x + dx, figure.y + dy
        for surface in terrain.surfaces_over(x, y):
            place = (x, y, surface)
            if terrain.stands(place) and at_height(figure, terrain.height_of(place)):
                if is_free(terrain, place, figures):
                    yield FigureTurn(place, -dx, -dy)
