"""One straight leg of a way: whether scenery lets a base pass, and what the leg leads over.

A leg stays on one surface, or goes over the outline of a block or a building once, or is a ladder (R-move-3,
R-move-14 to R-move-17). The middle of the base decides what one walks on; lengths are in 1/1024 inch.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple

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
    root_up,
)
from euphoria.games.reality.geometry.shapes import Point, segments_meet
from euphoria.games.reality.geometry.terrain import GROUND, INCH, Place, Terrain

FINE = 1024
"""Lengths are counted in this part of an inch (R-move-13)."""
QUARTER = FINE // INCH
HARMLESS = 3 * INCH
"""From this height and below one jumps down unhurt (R-move-7)."""


class PartKind(IntEnum):
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


class LegPart(NamedTuple):
    what: PartKind
    length: int


LegParts = tuple[LegPart, ...]
BareLeg = tuple[LegPiece, ...]
"""The parts of a leg as plain numbers, which is quicker."""
OPEN, LADDER, ROUGH, OVER, WINDOW = (
    int(what) for what in (PartKind.OPEN, PartKind.LADDER, PartKind.DIFFICULT, PartKind.OVER, PartKind.WINDOW)
)


def leg(terrain: Terrain, a: Place, b: Place) -> LegParts | None:
    """What the straight leg from a to b leads over, or None where it is not lawful; a base fits at both its ends."""
    found = bare_leg(terrain, a, b)
    return None if found is None else tuple(LegPart(PartKind(what), length) for what, length in found)


def bare_leg(terrain: Terrain, a: Place, b: Place, among: Iterable[ElementShape] | None = None) -> BareLeg | None:
    """The same in plain numbers. `among` are the elements that are near, where the caller has looked for them."""
    if a[2] == GROUND == b[2]:
        return _on_ground(a, b, shapes_near_leg(leg_scenery_of(terrain).shapes, a, b) if among is None else among)
    scene = leg_scenery_of(terrain)
    if a[2] == b[2]:
        if a == b:
            return ()
        return ((OPEN, length_of(a, b)),) if _on_surface(scene.rims[a[2]], a[:2], b[:2]) else None
    if (a, b) in scene.links:
        return ((LADDER, abs(terrain.height_of(a) - terrain.height_of(b)) * QUARTER),)
    if a[2] != GROUND != b[2]:
        return None
    return _over_edge(terrain, a, b, among)


def length_of(a: Place, b: Place) -> int:
    return root_up(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) * QUARTER * QUARTER)


def _on_surface(rim: SurfaceRim, start: Point, end: Point) -> bool:
    """On a floor, a roof or a block: never over the outline, and clear of a floor's walls and windows."""
    return not meets(start, end, rim.sides) and not grazes(start, end, rim.closed)


def _on_ground(a: Place, b: Place, among: Iterable[ElementShape]) -> BareLeg | None:
    if a == b:
        return ()
    spans = _ground_spans(a[:2], b[:2], among, -1)
    if spans is None:
        return None
    if not spans:
        return ((OPEN, length_of(a, b)),)
    return tuple(pieces(_square(a, b), BEGIN, END, spans))


def _square(a: Place, b: Place) -> int:
    return ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) * QUARTER * QUARTER


def _ground_spans(start: Point, end: Point, among: Iterable[ElementShape], onto: int) -> list[Span] | None:
    """Where a leg on the ground crosses something; None where it is stopped. `onto` is what one climbs or enters."""
    spans: list[Span] = []
    for shape in among:
        if shape.difficult:
            spans += [(low, high, ROUGH) for low, high in _inside(start, end, shape)]
        elif shape.number == onto:
            continue
        elif shape.climbed:
            if meets(start, end, shape.doors) or grazes(start, end, shape.walls):
                return None
        elif grazes(start, end, shape.walls):
            # A barricade is crossed by the middle of the base, or kept clear of: never skimmed.
            inside = _inside(start, end, shape)
            if not inside:
                return None
            spans += [(low, high, OVER) for low, high in inside]
    return spans


def _inside(start: Point, end: Point, shape: ElementShape) -> list[tuple[Cut, Cut]]:
    """The parts of a leg strictly inside an outline."""
    if shape.convex:
        return inside_convex(start, end, shape.edges)
    return inside_any(start, end, shape.edges, shape.outline)


def _over_edge(terrain: Terrain, a: Place, b: Place, among: Iterable[ElementShape] | None) -> BareLeg | None:
    """From the ground onto or into something, or the other way: up at the edge, or down there."""
    up = a[2] == GROUND
    low, high = (a, b) if up else (b, a)
    surface = terrain.surfaces[high[2]]
    at = edge_crossed(terrain, low, high)
    if at is None:
        return None
    scene = leg_scenery_of(terrain)
    start, end = low[:2], high[:2]
    spans = _ground_spans(start, end, shapes_near_leg(scene.shapes, a, b) if among is None else among, surface.element)
    if spans is None:
        return None
    square = _square(a, b)
    parts = pieces(square, BEGIN, at, spans)
    if surface.z:
        parts.append(_up(surface.z) if up else _down(surface.z))
    if meets(start, end, scene.rims[high[2]].windows):
        parts.append((WINDOW, FINE))
    parts += pieces(square, at, END, [])
    return tuple(parts if up else parts[::-1])


def _up(height: int) -> LegPiece:
    return int(PartKind.CLIMB), height * QUARTER


def _down(height: int) -> LegPiece:
    """One jumps while that is harmless: it is never dearer than being lowered (R-move-12, R-move-17)."""
    return int(PartKind.JUMP if height <= HARMLESS else PartKind.LOWER), height * QUARTER


def edge_crossed(terrain: Terrain, low: Place, high: Place) -> Cut | None:
    """Where the leg from a place to one on or in an element crosses its outline; None unless once, lawfully."""
    rim = leg_scenery_of(terrain).rims[high[2]]
    start, end = low[:2], high[:2]
    if not terrain.surfaces[high[2]].roof and not _fits_through(rim, start, end):
        return None
    found: Cut | None = None
    for side in rim.sides:
        for cut in cuts_by(start, end, side):
            if found is not None and cut[0] != found[0]:
                return None
            found = cut
    return found


def _fits_through(rim: SurfaceRim, start: Point, end: Point) -> bool:
    """Whether a leg leads through an opening of a storey, and a base on it is clear of the walls and other windows."""
    if not meets(start, end, rim.doors) and not meets(start, end, rim.windows):
        return False
    others = [window for window in rim.windows if not segments_meet(start, end, window[:2], window[2:4])]
    return not grazes(start, end, rim.walls) and not grazes(start, end, others)
