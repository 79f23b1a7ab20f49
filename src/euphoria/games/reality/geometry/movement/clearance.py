"""Wall segments with their bounding boxes, and the two tests that are made for very many legs: `meets` and `grazes`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from euphoria.games.reality.geometry.shapes import Point, segments_meet, segments_nearer
from euphoria.games.reality.geometry.terrain import BASE

SQUARE: Final = BASE * BASE

WallSegment = tuple[int, int, int, int, int, int, int, int]
"""A segment from (cx, cy) to (dx, dy), and its bounding box widened by a base: west, east, south, north."""


def wall_segment(c: Point, d: Point) -> WallSegment:
    (cx, cy), (dx, dy) = c, d
    return cx, cy, dx, dy, min(cx, dx) - BASE, max(cx, dx) + BASE, min(cy, dy) - BASE, max(cy, dy) + BASE


def meets(start: Point, end: Point, walls: Iterable[WallSegment]) -> bool:
    """Whether a leg has a point in common with one of these segments."""
    (ax, ay), (bx, by) = start, end
    ux, uy = bx - ax, by - ay
    for cx, cy, dx, dy, *_ in walls:
        first, second = ux * (cy - ay) - uy * (cx - ax), ux * (dy - ay) - uy * (dx - ax)
        if (first > 0 and second > 0) or (first < 0 and second < 0):
            continue
        if segments_meet(start, end, (cx, cy), (dx, dy)):
            return True
    return False


def grazes(start: Point, end: Point, walls: Iterable[WallSegment]) -> bool:
    """Whether a base that moves along this leg overlaps one of these segments."""
    (ax, ay), (bx, by) = start, end
    left, right = (ax, bx) if ax < bx else (bx, ax)
    bottom, top = (ay, by) if ay < by else (by, ay)
    ux, uy = bx - ax, by - ay
    near = SQUARE * (ux * ux + uy * uy) or 1
    for cx, cy, dx, dy, west, east, south, north in walls:
        if right <= west or left >= east or top <= south or bottom >= north:
            continue
        # Cheap test first: most walls are on one side of the leg's line and at least a base away from it.
        first, second = ux * (cy - ay) - uy * (cx - ax), ux * (dy - ay) - uy * (dx - ax)
        if (first > 0) == (second > 0) and first * first >= near <= second * second:
            continue
        if segments_nearer(start, end, (cx, cy), (dx, dy), SQUARE):
            return True
    return False
