"""Points, segments and simple polygons on an integer lattice: exact predicates, no rounding.

Distances are compared squared, and fractions by cross-multiplication, so results are the same on every machine.
"""

from __future__ import annotations

from typing import Final

Point = tuple[int, int]
Polygon = tuple[Point, ...]
"""A simple polygon, its corners in counter-clockwise order."""

Box = tuple[int, int, int, int]
"""The smallest upright rectangle around a polygon: its least x and y, its greatest x and y."""

OUTSIDE: Final = -1
ON_EDGE: Final = 0
INSIDE: Final = 1


def box_of(polygon: Polygon) -> Box:
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    return min(xs), min(ys), max(xs), max(ys)


def near_box(box: Box, x: int, y: int, distance: int) -> bool:
    """Whether a point is in a box, or no farther than that from it along either axis."""
    return box[0] - distance <= x <= box[2] + distance and box[1] - distance <= y <= box[3] + distance


def turn(a: Point, b: Point, c: Point) -> int:
    """The orientation of a, b, c: positive for a left turn, negative for a right turn, 0 if collinear."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def doubled_area(polygon: Polygon) -> int:
    """Twice the signed area (shoelace formula); negative for clockwise corners."""
    total = 0
    ax, ay = polygon[-1]
    for bx, by in polygon:
        total += ax * by - bx * ay
        ax, ay = bx, by
    return total


def counter_clockwise(polygon: Polygon) -> Polygon:
    return polygon if doubled_area(polygon) > 0 else polygon[::-1]


def edges(polygon: Polygon) -> list[tuple[Point, Point]]:
    return [(polygon[index - 1], polygon[index]) for index in range(len(polygon))]


def on_segment(point: Point, a: Point, b: Point) -> bool:
    return (
        turn(a, b, point) == 0
        and min(a[0], b[0]) <= point[0] <= max(a[0], b[0])
        and min(a[1], b[1]) <= point[1] <= max(a[1], b[1])
    )


def where_in(polygon: Polygon, x: int, y: int) -> int:
    """INSIDE, ON_EDGE or OUTSIDE, by the crossing-number rule."""
    inside = False
    ax, ay = polygon[-1]
    for bx, by in polygon:
        side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if side == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return ON_EDGE
        if (ay > y) != (by > y) and (side > 0) == (by > ay):
            inside = not inside
        ax, ay = bx, by
    return INSIDE if inside else OUTSIDE


def segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two closed segments have a point in common."""
    ax, ay = a
    bx, by = b
    cx, cy = c
    dx, dy = d
    ux, uy = bx - ax, by - ay
    first, second = ux * (cy - ay) - uy * (cx - ax), ux * (dy - ay) - uy * (dx - ax)
    if (first > 0 and second > 0) or (first < 0 and second < 0):
        return False
    ux, uy = dx - cx, dy - cy
    third, fourth = ux * (ay - cy) - uy * (ax - cx), ux * (by - cy) - uy * (bx - cx)
    if (third > 0 and fourth > 0) or (third < 0 and fourth < 0):
        return False
    if first or second or third or fourth:
        return True
    # Collinear: they meet if their projections on both axes do.
    return max(min(ax, bx), min(cx, dx)) <= min(max(ax, bx), max(cx, dx)) and max(min(ay, by), min(cy, dy)) <= min(
        max(ay, by), max(cy, dy)
    )


def point_nearer(px: int, py: int, ax: int, ay: int, bx: int, by: int, square: int) -> bool:
    """Whether the squared distance of a point to the segment a-b is less than `square`."""
    dx, dy = bx - ax, by - ay
    ux, uy = px - ax, py - ay
    along = ux * dx + uy * dy
    if along <= 0:
        return ux * ux + uy * uy < square
    length = dx * dx + dy * dy
    if along >= length:
        ux, uy = px - bx, py - by
        return ux * ux + uy * uy < square
    across = ux * dy - uy * dx
    return across * across < square * length


def segments_nearer(a: Point, b: Point, c: Point, d: Point, square: int) -> bool:
    """Whether the squared distance of two segments is less than `square`."""
    return (
        point_nearer(*a, *c, *d, square)
        or point_nearer(*b, *c, *d, square)
        or point_nearer(*c, *a, *b, square)
        or point_nearer(*d, *a, *b, square)
        or segments_meet(a, b, c, d)
    )


def near_polygon(polygon: Polygon, x: int, y: int, square: int) -> bool:
    """Whether a point is in the polygon, or its squared distance to it is less than `square`."""
    return where_in(polygon, x, y) != OUTSIDE or any(point_nearer(x, y, *a, *b, square) for a, b in edges(polygon))


def is_simple(polygon: Polygon) -> bool:
    """At least three corners, some area, and no two edges that meet except at a shared corner."""
    count = len(polygon)
    if count < 3 or len(set(polygon)) != count or doubled_area(polygon) == 0:
        return False
    sides = edges(polygon)
    for first in range(count):
        a, b = sides[first]
        for second in range(first + 1, count):
            c, d = sides[second]
            if second == first + 1:
                meet = on_segment(d, a, b) or on_segment(a, c, d)
            elif first == 0 and second == count - 1:
                meet = on_segment(c, a, b) or on_segment(b, c, d)
            else:
                meet = segments_meet(a, b, c, d)
            if meet:
                return False
    return True
