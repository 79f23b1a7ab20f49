"""Where a straight leg is cut by outlines, and how long its pieces are. Whole numbers only, and exact.

A cut is a fraction of a leg: 0 at its start, 1 at its end. Two fractions that differ do so by much more than
1 / ONE, for their denominators are below 2**20 on any table. So the first number of a cut, which is the fraction
times ONE and rounded down, compares exactly as the fraction does; the other two are the fraction itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import isqrt

from euphoria.games.reality.geometry.movement.clearance import WallSegment
from euphoria.games.reality.geometry.shapes import INSIDE, Point, Polygon, where_in

BITS = 48
ONE = 1 << BITS

Cut = tuple[int, int, int]
"""The fraction times ONE, its numerator and its denominator; never reduced."""
Span = tuple[Cut, Cut, int]
"""From where to where on a leg, and what it leads over there."""
LegPiece = tuple[int, int]
"""What a piece of a leg leads over, and its length."""

BEGIN: Cut = (0, 0, 1)
END: Cut = (ONE, 1, 1)


def cut(numerator: int, denominator: int) -> Cut:
    if denominator < 0:
        numerator, denominator = -numerator, -denominator
    return (numerator << BITS) // denominator, numerator, denominator


def cuts_by(start: Point, end: Point, wall: WallSegment) -> tuple[Cut, ...]:
    """Where a leg meets an edge; of an edge along the leg, where that begins and ends."""
    (ax, ay), (bx, by) = start, end
    cx, cy, dx, dy, *_ = wall
    wx, wy = dx - cx, dy - cy
    first, second = wx * (ay - cy) - wy * (ax - cx), wx * (by - cy) - wy * (bx - cx)
    if (first > 0 and second > 0) or (first < 0 and second < 0):
        return ()
    ux, uy = bx - ax, by - ay
    if first == second:
        length = ux * ux + uy * uy
        along = [cut((px - ax) * ux + (py - ay) * uy, length) for px, py in ((cx, cy), (dx, dy))] if length else []
        return tuple(found for found in along if 0 < found[1] < found[2])
    third, fourth = ux * (cy - ay) - uy * (cx - ax), ux * (dy - ay) - uy * (dx - ax)
    if (third > 0 and fourth > 0) or (third < 0 and fourth < 0):
        return ()
    return (cut(first, first - second),)


def inside_convex(start: Point, end: Point, sides: Iterable[WallSegment]) -> list[tuple[Cut, Cut]]:
    """The part of a leg strictly inside a convex outline: after the last edge in, before the first edge out."""
    (ax, ay), (bx, by) = start, end
    low, low_of, high, high_of = 0, 1, 1, 1
    for cx, cy, dx, dy, *_ in sides:
        wx, wy = dx - cx, dy - cy
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


def inside_any(start: Point, end: Point, sides: Iterable[WallSegment], outline: Polygon) -> list[tuple[Cut, Cut]]:
    """The parts of a leg strictly inside any outline."""
    cuts = {BEGIN[0]: BEGIN, ONE: END}
    for side in sides:
        cuts.update((found[0], found) for found in cuts_by(start, end, side))
    return [(low, high) for low, high in pairwise(sorted(cuts.values())) if _is_inside(start, end, low, high, outline)]


def _is_inside(start: Point, end: Point, low: Cut, high: Cut, outline: Polygon) -> bool:
    """Whether the point in the middle between two cuts is strictly inside a polygon."""
    along, scale = low[1] * high[2] + high[1] * low[2], 2 * low[2] * high[2]
    x = start[0] * scale + (end[0] - start[0]) * along
    y = start[1] * scale + (end[1] - start[1]) * along
    return where_in(tuple((px * scale, py * scale) for px, py in outline), x, y) == INSIDE


def pieces(square: int, begin: Cut, end: Cut, spans: list[Span]) -> list[LegPiece]:
    """A leg between two cuts, in pieces by what it leads over: 0 but for the spans. Spans that meet are one piece.

    `square` is that of the length of the whole leg.
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
    """The length of a piece of a leg, rounded up; exact where it is a whole number."""
    part = high[1] * low[2] - low[1] * high[2]
    return -(-root_up(square * part * part) // (high[2] * low[2]))


def root_up(square: int) -> int:
    return isqrt(square - 1) + 1 if square else 0
