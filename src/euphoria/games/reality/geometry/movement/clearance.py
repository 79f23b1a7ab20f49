"""Wall segments with their bounding boxes, and the two tests that are made for very many legs: `meets` and `grazes`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from euphoria.games.reality.geometry.shapes import Point, spans_meet, spans_nearer
from euphoria.games.reality.geometry.terrain import BASE

SQUARE: Final = BASE * BASE


@mypyc_attr(acyclic=True)
class WallSegment:
    """A segment from (cx, cy) to (dx, dy), and its bounding box widened by a base."""

    __slots__ = ("cx", "cy", "dx", "dy", "east", "north", "south", "west")

    def __init__(self, c: Point, d: Point) -> None:
        self.cx: i64 = c[0]
        self.cy: i64 = c[1]
        self.dx: i64 = d[0]
        self.dy: i64 = d[1]
        self.west: i64 = min(self.cx, self.dx) - BASE
        self.east: i64 = max(self.cx, self.dx) + BASE
        self.south: i64 = min(self.cy, self.dy) - BASE
        self.north: i64 = max(self.cy, self.dy) + BASE


Walls = tuple[WallSegment, ...]


def meets(ax: i64, ay: i64, bx: i64, by: i64, walls: Walls) -> bool:
    """Whether a leg from (ax, ay) to (bx, by) has a point in common with one of these segments."""
    ux, uy = bx - ax, by - ay
    for wall in walls:
        cx, cy, dx, dy = wall.cx, wall.cy, wall.dx, wall.dy
        first, second = ux * (cy - ay) - uy * (cx - ax), ux * (dy - ay) - uy * (dx - ax)
        if (first > 0 and second > 0) or (first < 0 and second < 0):
            continue
        if spans_meet(ax, ay, bx, by, cx, cy, dx, dy):
            return True
    return False


def grazes(ax: i64, ay: i64, bx: i64, by: i64, walls: Walls) -> bool:
    """Whether a base that moves along this leg overlaps one of these segments."""
    left, right, bottom, top = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
    ux, uy = bx - ax, by - ay
    near = max(SQUARE * (ux * ux + uy * uy), 1)
    for wall in walls:
        if right <= wall.west or left >= wall.east or top <= wall.south or bottom >= wall.north:
            continue
        # Cheap test first: most walls are on one side of the leg's line and at least a base away from it.
        cx, cy, dx, dy = wall.cx, wall.cy, wall.dx, wall.dy
        first, second = ux * (cy - ay) - uy * (cx - ax), ux * (dy - ay) - uy * (dx - ax)
        if (first > 0) == (second > 0) and first * first >= near and near <= second * second:
            continue
        if spans_nearer(ax, ay, bx, by, cx, cy, dx, dy, SQUARE):
            return True
    return False
