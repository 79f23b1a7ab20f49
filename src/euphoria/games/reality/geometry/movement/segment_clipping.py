"""Clipping of a straight leg against outlines, in exact integer arithmetic, and the lengths of its pieces.

A cut is a fraction of a leg: 0 at its start, 1 at its end. Two different fractions differ by more than 1 / ONE, because
their denominators, a length times a length on a table of at most 72 by 48 inches, are below 2**17. So the first number
of a cut, the fraction times ONE rounded down, compares exactly as the fraction does; the other two are its numerator
and denominator.
"""

from __future__ import annotations

from itertools import pairwise
from math import isqrt, sqrt
from typing import Final

from mypy_extensions import i64

from euphoria.games.reality.geometry.movement.clearance import Walls, WallSegment
from euphoria.games.reality.geometry.shapes import INSIDE, Point, Polygon, where_in

BITS: Final = 40
ONE: Final = 1 << BITS
CLOSE: Final = 1e-6
"""More than the error of a length in floats."""

Cut = tuple[int, int, int]
"""The fraction times ONE, its numerator and its denominator, not reduced."""
Span = tuple[Cut, Cut, int]
"""An interval of a leg, and the kind of ground that it leads over there."""
LegPiece = tuple[int, int]
"""The kind of ground that a piece of a leg leads over, and its length."""

BEGIN: Final[Cut] = (0, 0, 1)
END: Final[Cut] = (ONE, 1, 1)


def cut(numerator: i64, denominator: i64) -> Cut:
    if denominator < 0:
        numerator, denominator = -numerator, -denominator
    return (numerator << BITS) // denominator, numerator, denominator


def cuts_by(start: Point, end: Point, wall: WallSegment) -> list[Cut]:
    """Where a leg meets an edge; for an edge collinear with the leg, both its ends."""
    ax: i64 = start[0]
    ay: i64 = start[1]
    bx: i64 = end[0]
    by: i64 = end[1]
    cx, cy, dx, dy = wall.cx, wall.cy, wall.dx, wall.dy
    wx, wy = dx - cx, dy - cy
    first, second = wx * (ay - cy) - wy * (ax - cx), wx * (by - cy) - wy * (bx - cx)
    if (first > 0 and second > 0) or (first < 0 and second < 0):
        return []
    ux, uy = bx - ax, by - ay
    if first == second:
        length = ux * ux + uy * uy
        if not length:
            return []
        along = (cut((cx - ax) * ux + (cy - ay) * uy, length), cut((dx - ax) * ux + (dy - ay) * uy, length))
        return [found for found in along if 0 < found[1] < found[2]]
    third, fourth = ux * (cy - ay) - uy * (cx - ax), ux * (dy - ay) - uy * (dx - ax)
    if (third > 0 and fourth > 0) or (third < 0 and fourth < 0):
        return []
    return [cut(first, first - second)]


def inside_convex(start: Point, end: Point, sides: Walls) -> list[tuple[Cut, Cut]]:
    """The part of a leg strictly inside a convex outline (Cyrus-Beck: after the last entry, before the first exit)."""
    ax: i64 = start[0]
    ay: i64 = start[1]
    bx: i64 = end[0]
    by: i64 = end[1]
    low: i64 = 0
    low_of: i64 = 1
    high: i64 = 1
    high_of: i64 = 1
    for side in sides:
        cx, cy, wx, wy = side.cx, side.cy, side.dx - side.cx, side.dy - side.cy
        first, second = wx * (ay - cy) - wy * (ax - cx), wx * (by - cy) - wy * (bx - cx)
        if first <= 0 and second <= 0:
            return []
        if first < 0:
            if -first * low_of > low * (second - first):
                low, low_of = -first, second - first
        elif second < 0 and first * high_of < high * (first - second):
            high, high_of = first, first - second
    if low * high_of >= high * low_of:
        return []
    return [(cut(low, low_of), cut(high, high_of))]


def inside_any(start: Point, end: Point, sides: Walls, outline: Polygon) -> list[tuple[Cut, Cut]]:
    """The parts of a leg strictly inside any simple outline: cut at every edge, then test the midpoint of each part."""
    cuts = {BEGIN[0]: BEGIN, ONE: END}
    for side in sides:
        cuts.update((found[0], found) for found in cuts_by(start, end, side))
    return [(low, high) for low, high in pairwise(sorted(cuts.values())) if _is_inside(start, end, low, high, outline)]


def _is_inside(start: Point, end: Point, low: Cut, high: Cut, outline: Polygon) -> bool:
    """Whether the midpoint between two cuts is strictly inside a polygon."""
    along, scale = low[1] * high[2] + high[1] * low[2], 2 * low[2] * high[2]
    x = start[0] * scale + (end[0] - start[0]) * along
    y = start[1] * scale + (end[1] - start[1]) * along
    return where_in(outline, x, y, scale) == INSIDE


def pieces(square: int, begin: Cut, end: Cut, spans: list[Span]) -> list[LegPiece]:
    """The pieces of a leg between two cuts: kind 0 outside the spans; spans that touch become one piece.

    `square` is the squared length of the whole leg.
    """
    merged: list[Span] = []
    for low, high, what in sorted(spans):
        if low[0] < begin[0]:
            low = begin
        if high[0] > end[0]:
            high = end
        if low[0] >= high[0]:
            continue
        if merged and low[0] <= merged[-1][1][0]:
            before = merged[-1]
            merged[-1] = before[0], max(before[1], high), max(before[2], what)
        else:
            merged.append((low, high, what))
    found: list[LegPiece] = []
    at = begin
    for low, high, what in merged:
        if low[0] > at[0]:
            found.append((0, length_between(square, at, low)))
        found.append((what, length_between(square, low, high)))
        at = high
    if end[0] > at[0] or not found:
        found.append((0, length_between(square, at, end)))
    return found


def length_between(square: int, low: Cut, high: Cut) -> int:
    """The length of a piece of a leg, rounded up to an integer: in floats where these leave no doubt."""
    part, whole = high[1] * low[2] - low[1] * high[2], high[2] * low[2]
    length = sqrt(float(square)) * part / whole
    down = int(length)
    if CLOSE < length - down < 1 - CLOSE:
        return down + 1
    exact = square * part * part
    return -(-(isqrt(exact - 1) + 1) // whole) if exact else 0
