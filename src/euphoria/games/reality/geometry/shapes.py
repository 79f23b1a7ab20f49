"""Points, segments and simple polygons on an integer lattice: exact predicates, no rounding.

Distances are compared squared, and fractions by cross-multiplication, so results are the same on every machine.
Compiled, the integers have 64 bits: enough for the product of four lengths on a table, in any of the units of this
game.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

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


def root_down(square: i64) -> i64:
    """The square root of a number below 2**52, rounded down: exact, for the square root of a float is the nearest
    float there is."""
    return int(sqrt(float(square)))


def root_up(square: i64) -> i64:
    """The same, rounded up."""
    return root_down(square - 1) + 1 if square else 0


def near_box(box: Box, x: i64, y: i64, distance: i64) -> bool:
    """Whether a point is in a box, or no farther than that from it along either axis."""
    return box[0] - distance <= x <= box[2] + distance and box[1] - distance <= y <= box[3] + distance


def turn(a: Point, b: Point, c: Point) -> i64:
    """The orientation of a, b, c: positive for a left turn, negative for a right turn, 0 if collinear."""
    ax: i64 = a[0]
    ay: i64 = a[1]
    return (b[0] - ax) * (c[1] - ay) - (b[1] - ay) * (c[0] - ax)


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


def where_in(polygon: Polygon, x: i64, y: i64, scale: i64 = 1) -> int:
    """INSIDE, ON_EDGE or OUTSIDE, by the crossing-number rule, for the point (x / scale, y / scale)."""
    inside = False
    ax: i64 = polygon[-1][0]
    ay: i64 = polygon[-1][1]
    for corner in polygon:
        bx: i64 = corner[0]
        by: i64 = corner[1]
        side = (bx - ax) * (y - ay * scale) - (by - ay) * (x - ax * scale)
        if side == 0 and min(ax, bx) * scale <= x <= max(ax, bx) * scale:
            if min(ay, by) * scale <= y <= max(ay, by) * scale:
                return ON_EDGE
        if (ay * scale > y) != (by * scale > y) and (side > 0) == (by > ay):
            inside = not inside
        ax, ay = bx, by
    return INSIDE if inside else OUTSIDE


def segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two closed segments have a point in common."""
    return spans_meet(a[0], a[1], b[0], b[1], c[0], c[1], d[0], d[1])


def spans_meet(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64) -> bool:
    """The same for the segments from (ax, ay) to (bx, by) and from (cx, cy) to (dx, dy)."""
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


def point_nearer(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64, square: i64) -> bool:
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


def segments_nearer(a: Point, b: Point, c: Point, d: Point, square: i64) -> bool:
    """Whether the squared distance of two segments is less than `square`."""
    return spans_nearer(a[0], a[1], b[0], b[1], c[0], c[1], d[0], d[1], square)


def spans_nearer(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64, square: i64) -> bool:
    """The same for the segments from (ax, ay) to (bx, by) and from (cx, cy) to (dx, dy)."""
    return (
        point_nearer(ax, ay, cx, cy, dx, dy, square)
        or point_nearer(bx, by, cx, cy, dx, dy, square)
        or point_nearer(cx, cy, ax, ay, bx, by, square)
        or point_nearer(dx, dy, ax, ay, bx, by, square)
        or spans_meet(ax, ay, bx, by, cx, cy, dx, dy)
    )


def near_polygon(polygon: Polygon, x: i64, y: i64, square: i64) -> bool:
    """Whether a point is in the polygon, or its squared distance to it is less than `square`."""
    return where_in(polygon, x, y) != OUTSIDE or near_outline(polygon, x, y, square)


def near_outline(polygon: Polygon, x: i64, y: i64, square: i64) -> bool:
    """Whether the squared distance of a point to the outline of a polygon is less than `square`."""
    ax: i64 = polygon[-1][0]
    ay: i64 = polygon[-1][1]
    for corner in polygon:
        bx: i64 = corner[0]
        by: i64 = corner[1]
        if point_nearer(x, y, ax, ay, bx, by, square):
            return True
        ax, ay = bx, by
    return False


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
