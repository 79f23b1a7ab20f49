"""Up to nine lines of sight at once against vertical prisms, in exact integers (128ths of an inch).

A line leaves the eyes at t = 0 and ends at a point of the target at t = 1. A prism is in the way if the interval of t
in which the line is over its outline overlaps the one in which it is between its heights. Every t is stored as t times
`ONE`, rounded down: two different fractions differ by more than 1 / ONE, because their denominators, a length times a
length on a table of at most 72 by 48 inches, are below 2**28. So the integers compare exactly as the fractions do. What
lies behind the eyes or beyond the point is all the same: see `part_of`.

A line may run along an edge, or along the seam of two blocks. What lies infinitesimally to its left and what lies to
its right is therefore recorded separately (symbolic perturbation), and a line is closed only when both sides are. So a
line that only grazes something stays open, and no line slips through a seam.

The results for all nine lines are packed into one integer, four bits a line, so that prisms are combined by `|`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from euphoria.games.reality.geometry.shapes import INSIDE, Point, Polygon, where_in

GRAIN: Final = 32
"""How many 128ths of an inch, the unit of sight, make a quarter inch, the unit of places (R-y-3)."""
HALF: Final = 30
ONE: Final = 1 << 2 * HALF
ALONG_ALL: Final = (-1, ONE + 1)
"""The interval of a vertical line inside a polygon: all of it."""

VEIL_LEFT: Final = 1
VEIL_RIGHT: Final = 2
SHUT_LEFT: Final = 4
SHUT_RIGHT: Final = 8
"""The four bits of a line; line 0 has the lowest ones, and a column of three lines has twelve."""
COLUMN: Final = 12
LINES: Final = 0x111111111
"""The lowest bit of all nine lines."""

Stretches = list[int]
"""Where a line is inside a polygon, as alternating entries and exits."""


@mypyc_attr(acyclic=True)
class HeightInterval:
    """The bit of a line in its column, and the interval of t in which it is between two heights."""

    __slots__ = ("bit", "start", "stop")

    def __init__(self, bit: i64, start: i64, stop: i64) -> None:
        self.bit: i64 = bit
        self.start: i64 = start
        self.stop: i64 = stop


THROUGHOUT: Final[list[HeightInterval]] = [HeightInterval(1 << shift, 0, ONE) for shift in (0, 4, 8)]


@mypyc_attr(acyclic=True)
class SightLines:
    """The lines from one point to one target: one or three columns, each with one or three heights, and their bounding
    box."""

    __slots__ = ("columns", "east", "half", "heights", "high", "low", "north", "south", "west", "x", "y", "z")

    def __init__(self, x: i64, y: i64, z: i64, way: Point, heights: tuple[int, ...], side: Point | None = None) -> None:
        """Lines from (x, y, z) by the vector `way`; with a `side`, also to the points to its left and right."""
        self.x: i64 = x
        self.y: i64 = y
        self.z: i64 = z
        self.columns: tuple[Point, ...] = (way,)
        """The horizontal vector from (x, y) to each column."""
        self.heights = heights
        dx: i64 = way[0]
        dy: i64 = way[1]
        wide: i64 = 0
        deep: i64 = 0
        half: i64 = 0
        if side is not None:
            wide, deep = side
            self.columns = ((dx + wide, dy + deep), way, (dx - wide, dy - deep))
            half = wide * dy - deep * dx
            wide, deep = max(wide, -wide), max(deep, -deep)
        self.half: i64 = max(half, -half)
        """The distance of the outer columns from the middle one, times its length."""
        self.west: i64 = x + min(dx - wide, 0)
        self.east: i64 = x + max(dx + wide, 0)
        self.south: i64 = y + min(dy - deep, 0)
        self.north: i64 = y + max(dy + deep, 0)
        self.low: i64 = min(z, heights[0])
        self.high: i64 = max(z, heights[-1])


def part_of(numerator: i64, denominator: i64) -> i64:
    """A fraction times ONE, rounded down; -1 for all that is below 0, and ONE + 1 for all above 1. In two steps of
    half the bits: a product of two lengths times ONE would need more than 64."""
    if denominator < 0:
        numerator, denominator = -numerator, -denominator
    if numerator < 0:
        return -1
    if numerator > denominator:
        return ONE + 1
    shifted = numerator << HALF
    high = shifted // denominator
    return high << HALF | (shifted - high * denominator << HALF) // denominator


def stretches(corners: Polygon, x: i64, y: i64, dx: i64, dy: i64) -> tuple[Stretches, Stretches]:
    """Where the infinite line through (x, y) along (dx, dy) is inside a polygon, just left and just right of it.

    Both are the same list object unless a corner lies on the line.
    """
    if dx == 0 and dy == 0:  # straight up or down
        within = [*ALONG_ALL] if where_in(corners, x, y) == INSIDE else []
        return within, within
    left: Stretches = []
    on_line = False
    px: i64 = corners[-1][0] - x
    py: i64 = corners[-1][1] - y
    before = dx * py - dy * px
    for corner in corners:
        qx: i64 = corner[0] - x
        qy: i64 = corner[1] - y
        side = dx * qy - dy * qx
        if side > 0:
            if before <= 0:
                left.append(part_of(px * qy - py * qx, side - before))
        else:
            if side == 0:
                on_line = True
            if before > 0:
                left.append(part_of(px * qy - py * qx, side - before))
        px, py, before = qx, qy, side
    if len(left) > 1:
        left.sort()
    return (left, _to_the_right(corners, x, y, dx, dy)) if on_line else (left, left)


def _to_the_right(corners: Polygon, x: i64, y: i64, dx: i64, dy: i64) -> Stretches:
    right: Stretches = []
    px: i64 = corners[-1][0] - x
    py: i64 = corners[-1][1] - y
    before = dx * py - dy * px
    for corner in corners:
        qx: i64 = corner[0] - x
        qy: i64 = corner[1] - y
        side = dx * qy - dy * qx
        if (side >= 0) != (before >= 0):
            right.append(part_of(px * qy - py * qx, side - before))
        px, py, before = qx, qy, side
    right.sort()
    return right


def height_intervals(z: i64, heights: tuple[int, ...], bottom: i64, top: i64) -> list[HeightInterval]:
    """For each line of a column that is somewhere in the heights [bottom, top): the interval of t in which it is."""
    if bottom <= z < top and bottom <= heights[0] and heights[-1] < top:
        return THROUGHOUT if len(heights) == len(THROUGHOUT) else THROUGHOUT[: len(heights)]
    found = []
    bit: i64 = 1
    for height in heights:
        end: i64 = height
        start: i64 = 0
        stop: i64 = ONE
        rise = end - z
        if rise == 0:
            if not bottom <= z < top:
                stop = 0
        else:
            if z < bottom or end < bottom:
                at = part_of(bottom - z, rise)
                if rise > 0:
                    start = at
                else:
                    stop = at
            if z >= top or end >= top:
                at = part_of(top - z, rise)
                if rise < 0:
                    start = max(start, at)
                else:
                    stop = min(stop, at)
        if max(start, 0) < min(stop, ONE):
            found.append(HeightInterval(bit, start, stop))
        bit <<= 4
    return found


def met(within: Stretches, between: list[HeightInterval]) -> i64:
    """The bits of the lines of a column that pass through a prism: over its outline and between its heights at once."""
    bits: i64 = 0
    for index in range(0, len(within), 2):
        enters: i64 = within[index]
        leaves: i64 = within[index + 1]
        for one in between:
            if max(enters, one.start) < min(leaves, one.stop):
                bits |= one.bit
    return bits


def prism(
    lines: SightLines, corners: Polygon, x: i64, y: i64, between: list[HeightInterval], left: i64, right: i64
) -> i64:
    """The mask of all lines that pass through a prism, with these bits set for the left and the right side. The corners
    are relative to (x, y)."""
    mask: i64 = 0
    shift: i64 = 0
    if not between:
        return mask
    for dx, dy in lines.columns:
        to_left, to_right = stretches(corners, lines.x - x, lines.y - y, dx, dy)
        if to_left is not to_right:
            mask |= (met(to_left, between) * left | met(to_right, between) * right) << shift
        elif to_left:
            mask |= met(to_left, between) * (left | right) << shift
        shift += COLUMN
    return mask


def levels(z: i64, heights: tuple[int, ...], floors: tuple[int, ...]) -> list[tuple[int, int]]:
    """For each line of a column and each floor height that it passes: the line's bit, and t."""
    found = []
    bit = 1
    for end in heights:
        for floor in floors:
            if z < floor < end or end < floor < z:
                found.append((bit, part_of(floor - z, end - z)))
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


def closed(mask: i64) -> i64:
    """The lines that are closed on both sides."""
    return mask >> 2 & mask >> 3 & LINES


def not_open(mask: i64) -> i64:
    """The lines that are closed or veiled on both sides, be it closed on one and veiled on the other."""
    either = mask | mask >> 2
    return either & either >> 1 & LINES


def touched(mask: i64) -> i64:
    """The lines that have any bit set."""
    mask |= mask >> 2
    return (mask | mask >> 1) & LINES
