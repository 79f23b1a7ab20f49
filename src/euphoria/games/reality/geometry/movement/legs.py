"""One straight leg of a path: whether scenery lets a base pass, and the parts that the leg consists of.

A leg stays on one surface, or crosses the outline of a block or a building once, or is a ladder (R-move-3, R-move-14 to
R-move-17). The centre of the base decides what it walks on; lengths are in 1/1024 inch.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from mypy_extensions import i64

from euphoria.games.reality.geometry.movement.clearance import grazes, meets
from euphoria.games.reality.geometry.movement.leg_scenery import (
    ElementShape,
    SurfaceRim,
    leg_scenery_of,
    shapes_near_leg,
)
from euphoria.games.reality.geometry.movement.segment_clipping import (
    BEGIN,
    END,
    Cut,
    LegPiece,
    Span,
    cuts_by,
    inside_any,
    inside_convex,
    pieces,
)
from euphoria.games.reality.geometry.shapes import Point, root_up, spans_meet
from euphoria.games.reality.geometry.terrain import GROUND, INCH, Place, Terrain

FINE: Final = 1024
"""Units of length in an inch (R-move-13)."""
QUARTER: Final = FINE // INCH
HARMLESS: Final = 3 * INCH
"""A jump down from this height or less does no harm (R-move-7)."""


class PartKind(IntEnum):
    """What a part of a leg leads over. Kinds up to LADDER are open ground, up to OVER they are crossed on foot."""

    OPEN = 0
    LADDER = 1
    DIFFICULT = 2
    OVER = 3
    """A barricade or a marker."""
    WINDOW = 4
    CLIMB = 5
    LOWER = 6
    JUMP = 7


class LegPart(NamedTuple):
    """A part of a leg that leads over one kind of ground."""

    what: PartKind
    length: int


LegParts = tuple[LegPart, ...]
BareLeg = tuple[LegPiece, ...]
"""The parts of a leg as tuples of plain integers, which are faster."""
OPEN: Final = int(PartKind.OPEN)
LADDER: Final = int(PartKind.LADDER)
ROUGH: Final = int(PartKind.DIFFICULT)
OVER: Final = int(PartKind.OVER)
WINDOW: Final = int(PartKind.WINDOW)
CLIMB: Final = int(PartKind.CLIMB)
LOWER: Final = int(PartKind.LOWER)
JUMP: Final = int(PartKind.JUMP)


def leg(terrain: Terrain, a: Place, b: Place) -> LegParts | None:
    """The parts of the straight leg from a to b; None where it is not allowed. A base must fit at both its ends."""
    found = bare_leg(terrain, a, b)
    return None if found is None else tuple(LegPart(PartKind(what), length) for what, length in found)


def bare_leg(terrain: Terrain, a: Place, b: Place, among: list[ElementShape] | None = None) -> BareLeg | None:
    """The same in plain integers. `among` are the shapes near the leg, where the caller knows them."""
    if a[2] == GROUND == b[2]:
        return _on_ground(a, b, shapes_near_leg(leg_scenery_of(terrain).shapes, a, b) if among is None else among)
    scene = leg_scenery_of(terrain)
    if a[2] == b[2]:
        if a == b:
            return ()
        return ((OPEN, length_of(a, b)),) if _on_surface(scene.rims[a[2]], a, b) else None
    if (a, b) in scene.links:
        return ((LADDER, abs(terrain.height_of(a) - terrain.height_of(b)) * QUARTER),)
    if a[2] != GROUND != b[2]:
        return None
    return _over_edge(terrain, a, b, among)


def length_of(a: Place, b: Place) -> int:
    return root_up(_square(a, b))


def _on_surface(rim: SurfaceRim, a: Place, b: Place) -> bool:
    """Whether a leg on a floor, roof or block stays inside the outline and clear of walls and windows."""
    return not meets(a[0], a[1], b[0], b[1], rim.sides) and not grazes(a[0], a[1], b[0], b[1], rim.closed)


def _on_ground(a: Place, b: Place, among: list[ElementShape]) -> BareLeg | None:
    if a == b:
        return ()
    if not among:
        return ((OPEN, length_of(a, b)),)
    spans = _ground_spans(a, b, among, -1)
    if spans is None:
        return None
    if not spans:
        return ((OPEN, length_of(a, b)),)
    return tuple(pieces(_square(a, b), BEGIN, END, spans))


def _square(a: Place, b: Place) -> i64:
    """The squared length of a leg, in 1/1024 inch."""
    ax: i64 = a[0]
    ay: i64 = a[1]
    dx, dy = b[0] - ax, b[1] - ay
    return (dx * dx + dy * dy) * (QUARTER * QUARTER)


def _ground_spans(a: Place, b: Place, among: list[ElementShape], onto: int) -> list[Span] | None:
    """The spans of a leg on the ground that cross scenery; None where it is blocked. `onto` is the element that the
    leg climbs or enters, which does not block it."""
    spans: list[Span] = []
    ax: i64 = a[0]
    ay: i64 = a[1]
    bx: i64 = b[0]
    by: i64 = b[1]
    for shape in among:
        if shape.difficult:
            for low, high in _inside((a[0], a[1]), (b[0], b[1]), shape):
                spans.append((low, high, ROUGH))
        elif shape.number == onto:
            continue
        elif shape.climbed:
            if meets(ax, ay, bx, by, shape.doors) or grazes(ax, ay, bx, by, shape.walls):
                return None
        elif grazes(ax, ay, bx, by, shape.walls):
            # A barricade is either crossed by the centre of the base, or kept clear of.
            inside = _inside((a[0], a[1]), (b[0], b[1]), shape)
            if not inside:
                return None
            for low, high in inside:
                spans.append((low, high, OVER))
    return spans


def _inside(start: Point, end: Point, shape: ElementShape) -> list[tuple[Cut, Cut]]:
    """The parts of a leg strictly inside the outline of a shape."""
    if shape.convex:
        return inside_convex(start, end, shape.edges)
    return inside_any(start, end, shape.edges, shape.outline)


def _over_edge(terrain: Terrain, a: Place, b: Place, among: list[ElementShape] | None) -> BareLeg | None:
    """The parts of a leg between the ground and another surface: the climb or the jump is at the edge."""
    up = a[2] == GROUND
    low, high = (a, b) if up else (b, a)
    surface = terrain.surfaces[high[2]]
    at = edge_crossed(terrain, low, high)
    if at is None:
        return None
    scene = leg_scenery_of(terrain)
    spans = _ground_spans(low, high, shapes_near_leg(scene.shapes, a, b) if among is None else among, surface.element)
    if spans is None:
        return None
    square = _square(a, b)
    parts = pieces(square, BEGIN, at, spans)
    parts += steps_over(surface.z if up else -surface.z)
    if meets(low[0], low[1], high[0], high[1], scene.rims[high[2]].windows):
        parts.append((WINDOW, FINE))
    parts += pieces(square, at, END, [])
    return tuple(parts if up else parts[::-1])


def steps_over(rise: int) -> list[LegPiece]:
    """The climb or the jump at an edge. A jump where it is harmless: it never costs more than climbing down (R-move-12,
    R-move-17)."""
    if rise > 0:
        return [(CLIMB, rise * QUARTER)]
    if rise < 0:
        return [(JUMP if -rise <= HARMLESS else LOWER, -rise * QUARTER)]
    return []


def edge_crossed(terrain: Terrain, low: Place, high: Place) -> Cut | None:
    """Where the leg from a place to one on or in an element crosses its outline; None unless that is allowed, and
    once."""
    rim = leg_scenery_of(terrain).rims[high[2]]
    if not terrain.surfaces[high[2]].roof and not _fits_through(rim, low, high):
        return None
    start, end = (low[0], low[1]), (high[0], high[1])
    found: Cut | None = None
    for side in rim.sides:
        for cut in cuts_by(start, end, side):
            if found is not None and cut[0] != found[0]:
                return None
            found = cut
    return found


def _fits_through(rim: SurfaceRim, low: Place, high: Place) -> bool:
    """Whether a leg leads through an opening of a storey, with the base clear of the walls and other windows."""
    ax: i64 = low[0]
    ay: i64 = low[1]
    bx: i64 = high[0]
    by: i64 = high[1]
    if not meets(ax, ay, bx, by, rim.doors) and not meets(ax, ay, bx, by, rim.windows):
        return False
    if grazes(ax, ay, bx, by, rim.walls):
        return False
    others = [one for one in rim.windows if not spans_meet(ax, ay, bx, by, one.cx, one.cy, one.dx, one.dy)]
    return not grazes(ax, ay, bx, by, tuple(others))
