"""Clipping of a straight leg against outlines, in exact integer arithmetic, and the lengths of its pieces.

A cut is a fraction of a leg: 0 at its start, 1 at its end. Two different fractions differ by much more than 1 / ONE,
because their denominators are below 2**20 on any table. So the first number of a cut, the fraction times ONE rounded
down, compares exactly as the fraction does; the other two are its numerator and denominator.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import isqrt
from typing import Final

from euphoria.games.reality.geometry.movement.clearance import WallSegment
from euphoria.games.reality.geometry.shapes import INSIDE, Point, Polygon, where_in

BITS: Final = 48
ONE: Final = 1 << BITS

Cut = tuple[int, int, int]
"""The fraction times ONE, its numerator and its denominator, not reduced."""
Span = tuple[Cut, Cut, int]
"""An interval of a leg, and the kind of ground that it leads over there."""
LegPiece = tuple[int, int]
"""The kind of ground that a piece of a leg leads over, and its length."""

BEGIN: Final[Cut] = (0, 0, 1)
END: Final[Cut] = (ONE, 1, 1)


def cut(numerator: int, denominator: int) -> Cut:
    if denominator < 0:
        numerator, denominator = -numerator, -denominator
    return (numerator << BITS) // denominator, numerator, denominator


def cuts_by(start: Point, end: Point, wall: WallSegment) -> tuple[Cut, ...]:
    """Where a leg meets an edge; for an edge collinear with the leg, both its ends."""
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
    """The part of a leg strictly inside a convex outline (Cyrus-Beck: after the last entry, before the first exit)."""
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
    """The parts of a leg strictly inside any simple outline: cut at every edge, then test the midpoint of each part."""
    cuts = {BEGIN[0]: BEGIN, ONE: END}
    for side in sides:
        cuts.update((found[0], found) for found in cuts_by(start, end, side))
    return [(low, high) for low, high in pairwise(sorted(cuts.values())) if _is_inside(start, end, low, high, outline)]


def _is_inside(start: Point, end: Point, low: Cut, high: Cut, outline: Polygon) -> bool:
    """Whether the midpoint between two cuts is strictly inside a polygon; everything is scaled to integers."""
    along, scale = low[1] * high[2] + high[1] * low[2], 2 * low[2] * high[2]
    x = start[0] * scale + (end[0] - start[0]) * along
    y = start[1] * scale + (end[1] - start[1]) * along
    return where_in(tuple((px * scale, py * scale) for px, py in outline), x, y) == INSIDE


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
    """The length of a piece of a leg, rounded up to an integer."""
    part = high[1] * low[2] - low[1] * high[2]
    return -(-root_up(square * part * part) // (high[2] * low[2]))


def root_up(square: int) -> int:
    """The square root, rounded up."""
    return isqrt(square - 1) + 1 if square else 0
