"""Up to nine lines of sight at once against vertical prisms, in exact integers (128ths of an inch).

A line leaves the eyes at t = 0 and ends at a point of the target at t = 1. A prism is in the way if the interval of t
in which the line is over its outline overlaps the one in which it is between its heights. Every t is stored as t times
`ONE`, rounded down: two different fractions differ by more than 1 / ONE, because their denominators, a length times a
length on a table of at most 72 by 48 inches, are below 2**28. So the integers compare exactly as the fractions do.

A line may run along an edge, or along the seam of two blocks. What lies infinitesimally to its left and what lies to
its right is therefore recorded separately (symbolic perturbation), and a line is closed only when both sides are. So a
line that only grazes something stays open, and no line slips through a seam.

The results for all nine lines are packed into one integer, four bits a line, so that prisms are combined by `|`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from euphoria.games.reality.geometry.shapes import INSIDE, Point, Polygon, where_in

GRAIN: Final = 32
"""How many 128ths of an inch, the unit of sight, make a quarter inch, the unit of places (R-y-3)."""
BITS: Final = 60
ONE: Final = 1 << BITS
ALONG_ALL: Final = (-1, ONE + 1)
"""The interval of a vertical line inside a polygon: all of it."""

VEIL_LEFT: Final = 1
VEIL_RIGHT: Final = 2
SHUT_LEFT: Final = 4
SHUT_RIGHT: Final = 8
"""The four bits of a line; line 0 has the lowest ones, and a column of three lines has twelve."""
LEFT: Final = 1
RIGHT: Final = 2
COLUMN: Final = 12
LINES: Final = 0x111111111
"""The lowest bit of all nine lines."""

Stretches = list[int]
"""Where a line is inside a polygon, as alternating entries and exits."""
HeightInterval = tuple[int, int, int]
"""The bit of a line in its column, and the interval of t in which it is between two heights."""
THROUGHOUT: Final[list[HeightInterval]] = [(1, 0, ONE), (1 << 4, 0, ONE), (1 << 8, 0, ONE)]


class SightLines(NamedTuple):
    """The lines from one point to one target: one or three columns, each with one or three heights, and their bounding
    box."""

    x: int
    y: int
    z: int
    columns: tuple[Point, ...]
    """The horizontal vector from (x, y) to each column."""
    heights: tuple[int, ...]
    west: int
    south: int
    east: int
    north: int
    low: int
    high: int
    half: int
    """The distance of the outer columns from the middle one, times its length."""


def sight_lines(x: int, y: int, z: int, way: Point, heights: tuple[int, ...], side: Point | None = None) -> SightLines:
    """Lines from (x, y, z) by the vector `way`; with a `side`, also to the points to its left and right."""
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
    """The corners of a polygon relative to the point where the lines begin."""
    x, y = lines.x, lines.y
    return [(to_x - x, to_y - y) for to_x, to_y in corners]


def stretches(corners: list[Point], dx: int, dy: int) -> tuple[Stretches, Stretches]:
    """Where the infinite line through the origin along (dx, dy) is inside a polygon, just left and just right of it.

    Both are the same list object unless a corner lies on the line.
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
    """For each line of a column that is somewhere in the heights [bottom, top): the interval of t in which it is."""
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
    """The bits of the lines of a column that pass through a prism: over its outline and between its heights at once."""
    bits = 0
    for index in range(0, len(within), 2):
        enters, leaves = within[index], within[index + 1]
        for bit, start, stop in between:
            if (enters if enters > start else start) < (leaves if leaves < stop else stop):
                bits |= bit
    return bits


def prism(lines: SightLines, corners: Polygon, between: list[HeightInterval], left: int, right: int) -> int:
    """The mask of all lines that pass through a prism, with these bits set for the left and the right side."""
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
    """For each line of a column and each floor height that it passes: the line's bit, and t."""
    found = []
    bit = 1
    for end in heights:
        for floor in floors:
            if z < floor < end or end < floor < z:
                found.append((bit, (floor - z << BITS) // (end - z)))
        bit <<= 4
    return found


def pierced(within: Stretches, crossed: list[tuple[int, int]]) -> int:
    """The bits of the lines of a column that pass through a floor within its outline."""
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
    """The lines that are closed or veiled on both sides, be it closed on one and veiled on the other."""
    either = mask | mask >> 2
    return either & either >> 1 & LINES


def touched(mask: int) -> int:
    """The lines that have any bit set."""
    mask |= mask >> 2
    return (mask | mask >> 1) & LINES
