"""Checks of a whole table: no elements overlap, none stands alone, and there is room for both players.

All arithmetic is exact: fractions are compared by cross-multiplication or as `Fraction`.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from euphoria.games.reality.geometry.shapes import INSIDE, Point, Polygon, edges, segments_meet, turn, where_in
from euphoria.games.reality.geometry.terrain import INCH, Element, Terrain
from euphoria.games.reality.tables.placement import has_platform_spot, nearest_stand

COMPANY = 10 * INCH
"""The greatest distance of an element from its nearest neighbour or the edge of the table (R-table-2)."""
DRUMS = 10 * INCH
"""The distance of the outer drums from the middle of the table (R-mis-2, R-mis-6)."""
ROOM = 6 * INCH
"""The greatest distance of a free place from those points."""

_FINE = 1024
"""A scale larger than any edge of a table is long, so that a fraction of a quarter inch becomes an integer above 0."""


def overlap(first: Polygon, second: Polygon) -> bool:
    """Whether the interiors of two simple polygons intersect."""
    if not _boxes_meet(first, second, 0):
        return False
    return _enters(first, second) or _enters(second, first) or _same(first, second)


def _boxes_meet(first: Polygon, second: Polygon, distance: int) -> bool:
    return all(
        min(point[axis] for point in one) <= max(point[axis] for point in other) + distance
        for axis in (0, 1)
        for one, other in ((first, second), (second, first))
    )


def _enters(first: Polygon, second: Polygon) -> bool:
    """Whether some part of the outline of `first` is inside `second`: each edge is cut wherever the outlines meet, and
    the midpoint of each part is tested."""
    for a, b in edges(first):
        if not _boxes_meet((a, b), second, 0):
            continue
        dx, dy = b[0] - a[0], b[1] - a[1]
        cuts = {Fraction(0), Fraction(1)}
        for c, d in edges(second):
            if not _boxes_meet((a, b), (c, d), 0):
                continue
            across = dx * (d[1] - c[1]) - dy * (d[0] - c[0])
            if across:
                cuts.add(Fraction((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0]), across))
            elif turn(a, b, c) == 0:
                for x, y in (c, d):
                    cuts.add(Fraction((x - a[0]) * dx + (y - a[1]) * dy, dx * dx + dy * dy))
        along = sorted(cut for cut in cuts if 0 <= cut <= 1)
        for before, after in pairwise(along):
            middle = (before + after) / 2
            part, whole = middle.numerator, middle.denominator
            if where_in(second, a[0] * whole + dx * part, a[1] * whole + dy * part, whole) == INSIDE:
                return True
    return False


def _same(first: Polygon, second: Polygon) -> bool:
    """Whether two polygons, neither of which enters the other, are equal: tested with a point just inside the first."""
    (ax, ay), (bx, by) = first[0], first[1]
    scale = _FINE * _FINE
    return where_in(second, (ax + bx) * scale - (by - ay), (ay + by) * scale + (bx - ax), 2 * scale) == INSIDE


def overlaps(elements: list[Element]) -> list[tuple[int, int]]:
    """The pairs of elements that overlap, as (later, earlier) indices."""
    return [
        (later, earlier)
        for later in range(len(elements))
        for earlier in range(later)
        if overlap(elements[later].outline, elements[earlier].outline)
    ]


def within(first: Polygon, second: Polygon, distance: int) -> bool:
    """Whether the distance of two polygons that do not overlap is at most `distance`."""
    if not _boxes_meet(first, second, distance):
        return False
    return any(
        segments_meet(a, b, c, d) or min(_square(a, c, d), _square(b, c, d), _square(c, a, b)) <= distance * distance
        for a, b in edges(first)
        for c, d in edges(second)
    )


def _square(point: Point, a: Point, b: Point) -> Fraction:
    """The squared distance of a point to a segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    ux, uy = point[0] - a[0], point[1] - a[1]
    along = Fraction(ux * dx + uy * dy, dx * dx + dy * dy)
    part = min(max(along, Fraction(0)), Fraction(1))
    return (ux - part * dx) ** 2 + (uy - part * dy) ** 2


def lonely(terrain: Terrain) -> list[int]:
    """The indices of elements with neither another one nor an edge of the table within 10 inches (R-table-2)."""
    found = []
    for number, element in enumerate(terrain.elements):
        near_edge = any(
            min(x, y, terrain.width - x, terrain.depth - y) <= COMPANY for x, y in element.outline
        )  # one of the corners is the point nearest to the edge
        if not near_edge and not any(
            within(element.outline, other.outline, COMPANY) for other in terrain.elements if other is not element
        ):
            found.append(number)
    return found


def sides_without_platform(terrain: Terrain) -> list[int]:
    """The players' edges, 0 and 1, along which no exit platform fits (R-start-2)."""
    return [side for side in (0, 1) if not has_platform_spot(terrain, side)]


def crowded_points(terrain: Terrain) -> list[tuple[int, int]]:
    """Those of the three mission points that have no free place near enough (R-mis-1, R-mis-2)."""
    middle, row = terrain.width // 2, terrain.depth // 2
    points = [(middle, row), (middle - DRUMS, row), (middle + DRUMS, row)]
    return [(x, y) for x, y in points if nearest_stand(terrain, x, y, within=ROOM) is None]
