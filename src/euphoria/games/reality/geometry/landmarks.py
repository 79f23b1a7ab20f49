"""Where a place is, told by the scenery near it: inside it, on top, behind it, in front of it or beside it.

This is for words only; no rule asks for it.
"""

from __future__ import annotations

from enum import Enum
from math import hypot, sqrt
from typing import Final, NamedTuple

from euphoria.games.reality.geometry.shapes import OUTSIDE, Point, Polygon, box_of, edges, segments_meet, where_in
from euphoria.games.reality.geometry.terrain import BASE, DIFFICULT, GROUND, INCH, Element, Place, Scenery, Terrain

NEAR: Final = 2 * INCH
"""Whatever is no farther from the edge of a base is beside it."""
BEYOND: Final = 0.7
"""Something is in front of scenery if that lies in this direction, as the cosine of the angle to the line of sight."""


class Stands(Enum):
    """How a place lies to the scenery near it."""

    INSIDE = "inside"
    ROOF = "roof"
    TOP = "top"
    AMONG = "among"
    BEHIND = "behind"
    FRONT = "front"
    BESIDE = "beside"
    OPEN = "open"


class Landmark(NamedTuple):
    """A piece of scenery that tells where a place is."""

    how: Stands
    element: int
    """-1: the table has no scenery."""
    gap: float
    """From the edge of a base at the place to the scenery, in quarter inches; 0: it touches it or is in or on it."""
    side: tuple[float, float]
    """The step from the scenery's nearest point to the place."""


def landmark(terrain: Terrain, place: Place, eyes: Point | None = None) -> Landmark:
    """The landmark of a place: for somebody whose eyes are there, also whether it is behind it or in front of it."""
    x, y, surface = place
    if surface != GROUND:
        element = terrain.surfaces[surface].element
        return Landmark(_storey(terrain, surface), element, 0, (0, 0))
    around = sorted((_beside(element, number, x, y) for number, element in terrain.present()), key=lambda one: one.gap)
    if not around:
        return Landmark(Stands.OPEN, -1, 0, (0, 0))
    near = [one for one in around if one.gap <= NEAR]
    if not near:
        return around[0]._replace(how=Stands.OPEN)
    if near[0].how == Stands.AMONG or eyes is None:
        return near[0]
    for one in near:
        if _hides(terrain.elements[one.element], eyes, (x, y)):
            return one._replace(how=Stands.BEHIND)
    return near[0]._replace(how=Stands.FRONT) if _is_beyond(near[0], eyes, (x, y)) else near[0]


def gap_to(element: Element, x: int, y: int) -> tuple[float, tuple[float, float]]:
    """How far a point is from an element, and the step from its nearest point; 0 if it is in it."""
    if where_in(element.outline, x, y) != OUTSIDE:
        return 0, (0, 0)
    sx, sy = min((_step(a, b, x, y) for a, b in edges(element.outline)), key=lambda step: hypot(*step))
    return hypot(sx, sy), (sx, sy)


def _storey(terrain: Terrain, surface: int) -> Stands:
    number, _, _, roof = terrain.surfaces[surface]
    if not roof:
        return Stands.INSIDE
    return Stands.ROOF if terrain.elements[number].kind == Scenery.BUILDING else Stands.TOP


def _beside(element: Element, number: int, x: int, y: int) -> Landmark:
    far, side = gap_to(element, x, y)
    if far == 0 and element.kind in DIFFICULT:
        return Landmark(Stands.AMONG, number, 0, (0, 0))
    if far == 0:  # in its wall
        left, low, right, high = box_of(element.outline)
        side = x - (left + right) / 2, y - (low + high) / 2
    return Landmark(Stands.BESIDE, number, max(0, far - BASE), side)


def _step(a: Point, b: Point, x: int, y: int) -> tuple[float, float]:
    """From the nearest point of a segment to a point."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    along = min(1.0, max(0.0, ((x - a[0]) * dx + (y - a[1]) * dy) / length)) if length else 0.0
    return x - a[0] - along * dx, y - a[1] - along * dy


def _hides(element: Element, eyes: Point, point: Point) -> bool:
    """Whether it stands between the two, seen from above. What is flat hides nothing, and nobody is behind what they
    are in or on."""
    if not element.height or where_in(element.outline, *eyes) != OUTSIDE:
        return False
    return _crosses(element.outline, eyes, point)


def _crosses(outline: Polygon, one: Point, other: Point) -> bool:
    return any(segments_meet(a, b, one, other) for a, b in edges(outline))


def _is_beyond(near: Landmark, eyes: Point, point: Point) -> bool:
    """Whether the scenery lies behind the point, as somebody sees it from there."""
    lx, ly = point[0] - eyes[0], point[1] - eyes[1]
    sx, sy = near.side
    lengths = sqrt(lx * lx + ly * ly) * hypot(sx, sy)
    return lengths > 0 and -(lx * sx + ly * sy) >= BEYOND * lengths
