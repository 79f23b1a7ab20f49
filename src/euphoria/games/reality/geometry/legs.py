"""One straight leg of a way: whether scenery lets a base pass, and what the leg leads over.

A leg stays on one surface, or goes over the outline of a block or a building once, or is a ladder (R-move-3,
R-move-14 to R-move-17). The middle of the base decides what one walks on; lengths are in 1/1024 inch.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from fractions import Fraction
from itertools import pairwise
from math import isqrt
from typing import NamedTuple

from euphoria.games.reality.geometry.scenery import Rim, Segment, Shape, far_from, scene_of
from euphoria.games.reality.geometry.shapes import (
    INSIDE,
    Point,
    Polygon,
    segments_meet,
    segments_nearer,
    turn,
    where_in,
)
from euphoria.games.reality.geometry.terrain import (
    BASE,
    DIFFICULT,
    GROUND,
    INCH,
    Kind,
    Place,
    Terrain,
)

FINE = 1024
"""Lengths are counted in this part of an inch (R-move-13)."""
QUARTER = FINE // INCH
HARMLESS = 3 * INCH
"""From this height and below one jumps down unhurt (R-move-7)."""


class What(IntEnum):
    """What a part of a way leads over; up to LADDER it is open, up to OVER it is crossed on foot."""

    OPEN = 0
    LADDER = 1
    DIFFICULT = 2
    OVER = 3
    """A barricade or a marker."""
    WINDOW = 4
    CLIMB = 5
    LOWER = 6
    JUMP = 7


class Part(NamedTuple):
    what: What
    length: int


Parts = tuple[Part, ...]
Span = tuple[Fraction, Fraction, What]
"""From where to where on a leg, as fractions of it, and what it leads over there."""


def leg(terrain: Terrain, a: Place, b: Place, among: Iterable[Shape] | None = None) -> Parts | None:
    """What the straight leg from a to b leads over, or None where it is not lawful; a base fits at both its ends.

    `among` are the elements that can matter, where the caller knows that others are out of the way.
    """
    scene = scene_of(terrain)
    if among is None:
        among = scene.shapes
    if a == b:
        return ()
    if a[2] == b[2]:
        if a[2] == GROUND:
            return _on_ground(a, b, among)
        return (Part(What.OPEN, length_of(a, b)),) if _on_surface(scene.rims[a[2]], a[:2], b[:2]) else None
    if (a, b) in scene.links:
        return (Part(What.LADDER, abs(terrain.height_of(a) - terrain.height_of(b)) * QUARTER),)
    if a[2] != GROUND and b[2] != GROUND:
        return None
    return _over_edge(terrain, a, b, among)


def length_of(a: Place, b: Place) -> int:
    return root_up(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) * QUARTER * QUARTER)


def root_up(square: int) -> int:
    return isqrt(square - 1) + 1 if square else 0


def _on_surface(rim: Rim, start: Point, end: Point) -> bool:
    """On a floor, a roof or a block: never over the outline, and clear of a floor's walls and windows."""
    return not _meets(start, end, rim.sides) and not _grazes(start, end, rim.walls + rim.windows)


def _meets(start: Point, end: Point, segments: Iterable[Segment]) -> bool:
    for c, d in segments:
        if segments_meet(start, end, c, d):
            return True
    return False


def _grazes(start: Point, end: Point, segments: Iterable[Segment]) -> bool:
    """Whether a base on this leg overlaps one of the segments."""
    left, right = (start[0], end[0]) if start[0] < end[0] else (end[0], start[0])
    bottom, top = (start[1], end[1]) if start[1] < end[1] else (end[1], start[1])
    for c, d in segments:
        (cx, cy), (dx, dy) = c, d
        if (
            (right + BASE <= cx and right + BASE <= dx)
            or (left - BASE >= cx and left - BASE >= dx)
            or (top + BASE <= cy and top + BASE <= dy)
            or (bottom - BASE >= cy and bottom - BASE >= dy)
        ):
            continue
        if segments_meet(start, end, c, d) or segments_nearer(start, end, c, d, BASE * BASE):
            return True
    return False


def _on_ground(a: Place, b: Place, among: Iterable[Shape]) -> Parts | None:
    spans = _ground_spans(a[:2], b[:2], among, -1)
    if spans is None:
        return None
    if not spans:
        return (Part(What.OPEN, length_of(a, b)),)
    return _parts(a, b, Fraction(0), Fraction(1), spans)


def _ground_spans(start: Point, end: Point, shapes: Iterable[Shape], onto: int) -> list[Span] | None:
    """Where a leg on the ground crosses something; None where it is stopped. `onto` is what one climbs or enters."""
    spans: list[Span] = []
    for shape in shapes:
        if shape.number == onto or far_from(shape, start, end):
            continue
        if shape.kind in DIFFICULT:
            spans += [(*span, What.DIFFICULT) for span in spans_inside(start, end, shape)]
        elif shape.kind == Kind.BUILDING or shape.kind == Kind.BLOCK:
            if _meets(start, end, shape.doors) or _grazes(start, end, shape.walls):
                return None
        elif _grazes(start, end, shape.sides):
            # A barricade is crossed by the middle of the base, or kept clear of: never skimmed.
            inside = spans_inside(start, end, shape)
            if not inside:
                return None
            spans += [(*span, What.OVER) for span in inside]
    return spans


def spans_inside(start: Point, end: Point, shape: Shape) -> list[tuple[Fraction, Fraction]]:
    """The parts of a leg strictly inside an outline, as fractions of the leg."""
    if shape.convex:
        return _span_inside(start, end, shape.sides)
    cuts = {Fraction(0), Fraction(1)}
    for c, d in shape.sides:
        cuts.update(_cuts(start, end, c, d))
    found = []
    for low, high in pairwise(sorted(cuts)):
        if _inside_at(start, end, (low + high) / 2, shape.outline):
            found.append((low, high))
    return found


def _span_inside(start: Point, end: Point, sides: Iterable[Segment]) -> list[tuple[Fraction, Fraction]]:
    """The same for a convex outline: after the last edge that one comes in over, before the first one out."""
    low, low_of, high, high_of = 0, 1, 1, 1
    for c, d in sides:
        first, second = turn(c, d, start), turn(c, d, end)
        if first <= 0 and second <= 0:
            return []
        if first < 0:
            if -first * low_of > low * (second - first):
                low, low_of = -first, second - first
        elif second < 0:
            if first * high_of < high * (first - second):
                high, high_of = first, first - second
    if low * high_of >= high * low_of:
        return []
    return [(Fraction(low, low_of), Fraction(high, high_of))]


def _inside_at(start: Point, end: Point, at: Fraction, outline: Polygon) -> bool:
    """Whether the point at that fraction of a leg is strictly inside a polygon."""
    scale, along = at.denominator, at.numerator
    x = start[0] * scale + (end[0] - start[0]) * along
    y = start[1] * scale + (end[1] - start[1]) * along
    return where_in(tuple((px * scale, py * scale) for px, py in outline), x, y) == INSIDE


def _cuts(start: Point, end: Point, c: Point, d: Point) -> list[Fraction]:
    """Where a leg meets an edge, as fractions of the leg; of an edge along the leg, where it begins and ends."""
    first, second = turn(c, d, start), turn(c, d, end)
    if first == second:
        if first:
            return []
        dx, dy = end[0] - start[0], end[1] - start[1]
        ends = [Fraction((p[0] - start[0]) * dx + (p[1] - start[1]) * dy, dx * dx + dy * dy) for p in (c, d)]
        return [cut for cut in ends if 0 < cut < 1]
    if not segments_meet(start, end, c, d):
        return []
    return [Fraction(first, first - second)]


def _over_edge(terrain: Terrain, a: Place, b: Place, among: Iterable[Shape]) -> Parts | None:
    """From the ground onto or into something, or the other way: up at the edge, or down there."""
    up = a[2] == GROUND
    low, high = (a, b) if up else (b, a)
    surface = terrain.surfaces[high[2]]
    at = edge_crossed(terrain, low, high)
    if at is None:
        return None
    spans = _ground_spans(low[:2], high[:2], among, surface.element)
    if spans is None:
        return None
    parts = list(_parts(low, high, Fraction(0), at, spans))
    if surface.z:
        parts.append(_up(surface.z) if up else down(surface.z))
    if _meets(low[:2], high[:2], scene_of(terrain).rims[high[2]].windows):
        parts.append(Part(What.WINDOW, FINE))
    parts += _parts(low, high, at, Fraction(1), [])
    return tuple(parts if up else parts[::-1])


def _up(height: int) -> Part:
    return Part(What.CLIMB, height * QUARTER)


def down(height: int) -> Part:
    """One jumps while that is harmless: it is never dearer than being lowered (R-move-12, R-move-17)."""
    return Part(What.JUMP if height <= HARMLESS else What.LOWER, height * QUARTER)


def edge_crossed(terrain: Terrain, low: Place, high: Place) -> Fraction | None:
    """Where the leg from a place to one on or in an element crosses its outline; None unless once, lawfully."""
    rim = scene_of(terrain).rims[high[2]]
    start, end = low[:2], high[:2]
    if not terrain.surfaces[high[2]].roof and not _fits_through(rim, start, end):
        return None
    cuts: set[Fraction] = set()
    for c, d in rim.sides:
        cuts.update(_cuts(start, end, c, d))
        if len(cuts) > 1:
            return None
    return cuts.pop() if cuts else None


def _fits_through(rim: Rim, start: Point, end: Point) -> bool:
    """Whether a leg leads through an opening of a storey, and a base on it is clear of the walls and other windows."""
    if not _meets(start, end, rim.doors) and not _meets(start, end, rim.windows):
        return False
    others = [window for window in rim.windows if not segments_meet(start, end, *window)]
    return not _grazes(start, end, rim.walls) and not _grazes(start, end, others)


def _parts(a: Place, b: Place, begin: Fraction, end: Fraction, spans: list[Span]) -> Parts:
    """A leg between two fractions of it, cut where what it leads over changes. Crossings that meet are one part."""
    merged: list[Span] = []
    for low, high, what in sorted(spans):
        low, high = max(low, begin), min(high, end)
        if low >= high:
            continue
        if merged and low <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], high), max(merged[-1][2], what))
        else:
            merged.append((low, high, what))
    square = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) * QUARTER * QUARTER
    if not merged:
        return (Part(What.OPEN, _piece(square, end - begin)),)
    parts = []
    at = begin
    for low, high, what in [*merged, (end, end, What.OPEN)]:
        if low > at:
            parts.append(Part(What.OPEN, _piece(square, low - at)))
        if high > low:
            parts.append(Part(what, _piece(square, high - low)))
        at = high
    return tuple(parts)


def _piece(square: int, part: Fraction) -> int:
    """The length of a part of a leg, rounded up; exact where it is a whole number."""
    return -(-root_up(square * part.numerator**2) // part.denominator)
