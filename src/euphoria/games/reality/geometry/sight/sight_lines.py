"""Lines of sight against upright shapes, in whole 128ths of an inch.

A line leaves the eyes at t = 0 and ends at a point of the target at t = 1. All that is asked of an obstacle is
between which two t it stands on the line, so every t is turned into a whole number: t times `ONE`, rounded down.
Two of our fractions that differ do so by more than 1 / ONE, for their denominators are a length times a length on
a table, at most 72 by 48 inches, and so below 2**28. So these numbers compare exactly as the fractions do.

A line may run along an edge, or along the seam of two blocks. What stands a hair to its left and what stands a
hair to its right is kept apart: a line is closed when it is closed on both sides. So it stays open when it only
grazes something, and does not slip through a seam.
"""

from __future__ import annotations

from typing import NamedTuple

from euphoria.games.reality.geometry.shapes import INSIDE, Point, Polygon, where_in

GRAIN = 32
"""Sight counts in 128ths of an inch: so many make a quarter inch, the unit of all places (R-y-3)."""
BITS = 60
ONE = 1 << BITS
ALONG_ALL = (-1, ONE + 1)
"""The stretch of a line that goes straight up or down, within what it goes through."""

VEIL_LEFT, VEIL_RIGHT, SHUT_LEFT, SHUT_RIGHT = 1, 2, 4, 8
"""Four bits a line; line 0 has the lowest, and a column of three lines has twelve."""
LEFT, RIGHT = 1, 2
COLUMN = 12
LINES = 0x111111111
"""The lowest bit of all nine lines."""

Stretches = list[int]
"""Where a line is in a shape: in at the first, out at the second, in at the third..."""
HeightInterval = tuple[int, int, int]
"""The bit of a line in its column, and between which two t it is between two heights."""
THROUGHOUT: list[HeightInterval] = [(1, 0, ONE), (1 << 4, 0, ONE), (1 << 8, 0, ONE)]


class SightLines(NamedTuple):
    """The lines from one point to the points of one target: one or three columns, each of one or three heights."""

    x: int
    y: int
    z: int
    columns: tuple[Point, ...]
    """Each as the way from (x, y)."""
    heights: tuple[int, ...]
    west: int
    south: int
    east: int
    north: int
    low: int
    high: int
    half: int
    """How far the outer columns are from the middle one, times the length of that."""


def sight_lines(x: int, y: int, z: int, way: Point, heights: tuple[int, ...], side: Point | None = None) -> SightLines:
    """From (x, y, z) by `way`, and if there is a `side`, also to the left and the right of it."""
    dx, dy = way
    if side is None:
        columns: tuple[Point, ...] = (way,)
        wide = deep = half = 0
    else:
        to_x, to_y = side
        columns = ((dx + to_x, dy + to_y), way, (dx - to_x, dy - to_y))
        wide, deep, half = abs(to_x), abs(to_y), abs(to_x * dy - to_y * dx)
    low, high = heights[0], heights[-1]
    return SightLines(
        x,
        y,
        z,
        columns,
        heights,
        x + dx - wide if dx < wide else x,
        y + dy - deep if dy < deep else y,
        x + dx + wide if dx + wide > 0 else x,
        y + dy + deep if dy + deep > 0 else y,
        z if z < low else low,
        z if z > high else high,
        half,
    )


def seen_from(lines: SightLines, corners: Polygon) -> list[Point]:
    """The corners of a polygon as ways from where the lines begin."""
    x, y = lines.x, lines.y
    return [(to_x - x, to_y - y) for to_x, to_y in corners]


def stretches(corners: list[Point], dx: int, dy: int) -> tuple[Stretches, Stretches]:
    """Where the line from the origin by (dx, dy), drawn out without end, is in a polygon, a hair to its left and right.

    The two are one list unless a corner lies on the line.
    """
    if dx == 0 and dy == 0:  # straight up or down
        within = [*ALONG_ALL] if where_in(tuple(corners), 0, 0) == INSIDE else []
        return within, within
    left: Stretches = []
    on_line = False
    px, py = corners[-1]
    before = dx * py - dy * px
    for qx, qy in corners:
        side = dx * qy - dy * qx
        if side > 0:
            if before <= 0:
                left.append((px * qy - py * qx << BITS) // (side - before))
        else:
            if side == 0:
                on_line = True
            if before > 0:
                left.append((px * qy - py * qx << BITS) // (side - before))
        px, py, before = qx, qy, side
    left.sort()
    return (left, _to_the_right(corners, dx, dy)) if on_line else (left, left)


def _to_the_right(corners: list[Point], dx: int, dy: int) -> Stretches:
    right: Stretches = []
    px, py = corners[-1]
    before = dx * py - dy * px
    for qx, qy in corners:
        side = dx * qy - dy * qx
        if (side >= 0) != (before >= 0):
            right.append((px * qy - py * qx << BITS) // (side - before))
        px, py, before = qx, qy, side
    right.sort()
    return right


def height_intervals(z: int, heights: tuple[int, ...], bottom: int, top: int) -> list[HeightInterval]:
    """For each line of a column that is somewhere between two heights (the upper one not included): where it is so."""
    if bottom <= z < top and bottom <= heights[0] and heights[-1] < top:
        return THROUGHOUT[: len(heights)]
    found = []
    bit = 1
    for end in heights:
        start, stop = 0, ONE
        rise = end - z
        if rise == 0:
            if not bottom <= z < top:
                stop = 0
        else:
            if z < bottom or end < bottom:
                at = (bottom - z << BITS) // rise
                if rise > 0:
                    start = at
                else:
                    stop = at
            if z >= top or end >= top:
                at = (top - z << BITS) // rise
                if rise < 0:
                    start = max(start, at)
                else:
                    stop = min(stop, at)
        if max(start, 0) < min(stop, ONE):
            found.append((bit, start, stop))
        bit <<= 4
    return found


def met(within: Stretches, between: list[HeightInterval]) -> int:
    """The bits of the lines of a column that pass through a prism: in its outline and between its heights at once."""
    bits = 0
    for index in range(0, len(within), 2):
        enters, leaves = within[index], within[index + 1]
        for bit, start, stop in between:
            if (enters if enters > start else start) < (leaves if leaves < stop else stop):
                bits |= bit
    return bits


def prism(lines: SightLines, corners: Polygon, between: list[HeightInterval], left: int, right: int) -> int:
    """All the lines that pass through a prism, marked with the bits given for either side."""
    mask = shift = 0
    seen = seen_from(lines, corners)
    for dx, dy in lines.columns:
        to_left, to_right = stretches(seen, dx, dy)
        if to_left is not to_right:
            mask |= (met(to_left, between) * left | met(to_right, between) * right) << shift
        elif to_left:
            mask |= met(to_left, between) * (left | right) << shift
        shift += COLUMN
    return mask


def levels(z: int, heights: tuple[int, ...], floors: tuple[int, ...]) -> list[tuple[int, int]]:
    """For each line of a column and each floor that it goes up or down through: the line's bit, and where."""
    found = []
    bit = 1
    for end in heights:
        for floor in floors:
            if z < floor < end or end < floor < z:
                found.append((bit, (floor - z << BITS) // (end - z)))
        bit <<= 4
    return found


def pierced(within: Stretches, crossed: list[tuple[int, int]]) -> int:
    """The bits of the lines of a column that go through a floor inside its outline."""
    bits = 0
    for index in range(0, len(within), 2):
        enters, leaves = within[index], within[index + 1]
        for bit, at in crossed:
            if enters < at < leaves:
                bits |= bit
    return bits


def closed(mask: int) -> int:
    """The lines that are closed on both sides."""
    return mask >> 2 & mask >> 3 & LINES


def not_open(mask: int) -> int:
    """The lines that are closed or veiled, be it on one side the one and on the other side the other."""
    either = mask | mask >> 2
    return either & either >> 1 & LINES


def touched(mask: int) -> int:
    """The lines that have any mark."""
    mask |= mask >> 2
    return (mask | mask >> 1) & LINES
