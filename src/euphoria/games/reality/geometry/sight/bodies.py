"""Figures for tests of sight: octagonal prisms, and the nine points of each that lines lead to (R-fig-6, R-table-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from mypy_extensions import i64

from euphoria.games.reality.geometry.shapes import Point, root_down
from euphoria.games.reality.geometry.sight.sight_lines import (
    GRAIN,
    SHUT_LEFT,
    SHUT_RIGHT,
    SightLines,
    height_intervals,
    prism,
)
from euphoria.games.reality.geometry.terrain import BASE, LEVEL, TOUCH

RADIUS: Final = BASE * GRAIN
CORNER: Final = 27
"""Half a side of the octagon about a circle of that radius."""
OCTAGON: Final[tuple[tuple[int, int], ...]] = (
    (RADIUS, -CORNER), (RADIUS, CORNER), (CORNER, RADIUS), (-CORNER, RADIUS),
    (-RADIUS, CORNER), (-RADIUS, -CORNER), (-CORNER, -RADIUS), (CORNER, -RADIUS),
)  # fmt: skip
"""As wide as a base along both axes, in 128ths of an inch."""


Spot = tuple[int, int, int]
"""x, y and height, in quarter inches."""


class Body(NamedTuple):
    """A figure for sight: centre, height of its feet, and its own height, in quarter inches. Eyes are at the top."""

    x: int
    y: int
    z: int
    height: int


def lines_from(x: i64, y: i64, z: i64, body: Body) -> SightLines:
    """The nine lines from a point, given in 128ths of an inch, to a body."""
    dx, dy = body.x * GRAIN - x, body.y * GRAIN - y
    return SightLines(x, y, z, (dx, dy), points_up(body), across(dx, dy))


def lines_between(viewer: Body, body: Body) -> SightLines:
    """The nine lines from the eyes of one body to another."""
    return lines_from(viewer.x * GRAIN, viewer.y * GRAIN, (viewer.z + viewer.height) * GRAIN, body)


def across(dx: i64, dy: i64) -> Point:
    """The vector from the centre of a body, seen along (dx, dy), to its left side; the opposite for (-dx, -dy).

    Rounded to 128ths of an inch (R-y-3), but never beyond the base: it might cross a wall that the base touches.
    """
    square = dx * dx + dy * dy
    if square == 0:
        return RADIUS, 0
    twice_x = root_down(4 * RADIUS * RADIUS * dy * dy // square)
    twice_y = root_down(4 * RADIUS * RADIUS * dx * dx // square)
    x, y = (twice_x + 1) // 2, (twice_y + 1) // 2
    if x * x + y * y > RADIUS * RADIUS:
        x, y = twice_x // 2, twice_y // 2
    return -x if dy > 0 else x, y if dx > 0 else -y


def points_up(body: Body) -> tuple[int, int, int]:
    """Foot, waist and top: a fifth, three fifths and all of the height, to the nearest 128th of an inch (R-y-3)."""
    feet, height = body.z * GRAIN, body.height * GRAIN
    return feet + (height + 2) // 5, feet + (3 * height + 2) // 5, feet + height


def in_touch(one: Body, other: Body) -> bool:
    """Whether two bases touch, for cover; walls between them do not matter."""
    dx, dy = one.x - other.x, one.y - other.y
    return dx * dx + dy * dy < TOUCH and -LEVEL < one.z - other.z < LEVEL


def figures_in_the_way(lines: SightLines, others: Sequence[Body], but: Sequence[Spot]) -> list[tuple[int, int]]:
    """The indices of the others that close some line, each with the mask of these lines.

    Bodies on one of the spots of `but` are left out: viewer and target do not block their own lines.
    """
    found: list[tuple[int, int]] = []
    x, y = lines.x, lines.y
    west, east = lines.west - RADIUS, lines.east + RADIUS
    south, north = lines.south - RADIUS, lines.north + RADIUS
    middle = lines.columns[len(lines.columns) // 2]
    dx: i64 = middle[0]
    dy: i64 = middle[1]
    wide, deep = max(dx, -dx), max(dy, -dy)
    reach = RADIUS * max(wide, deep) + CORNER * min(wide, deep) + lines.half
    number = -1
    for body in others:
        number += 1
        mid_x: i64 = body.x * GRAIN
        if mid_x < west or mid_x > east:
            continue
        mid_y: i64 = body.y * GRAIN
        if mid_y < south or mid_y > north:
            continue
        if not -reach <= dx * (mid_y - y) - dy * (mid_x - x) <= reach or (body.x, body.y, body.z) in but:
            continue
        between = height_intervals(lines.z, lines.heights, body.z * GRAIN, (body.z + body.height) * GRAIN)
        mask = prism(lines, OCTAGON, mid_x, mid_y, between, SHUT_LEFT, SHUT_RIGHT)
        if mask:
            found.append((number, mask))
    return found
