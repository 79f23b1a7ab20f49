"""Scenery prepared for testing straight legs: what a base must keep clear of, and where it can climb or pass through.

It is computed once for a table; a terrain with removed elements leaves out theirs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, cast

from euphoria.games.reality.geometry.movement.clearance import WallSegment, wall_segment
from euphoria.games.reality.geometry.shapes import Point, Polygon, edges, turn
from euphoria.games.reality.geometry.terrain import BASE, DIFFICULT, Element, Opening, Place, Scenery, Terrain

Segment = tuple[Point, Point]
Box = tuple[int, int, int, int]


class ElementShape(NamedTuple):
    """An element, prepared for testing legs."""

    box: Box
    """Its bounding box widened by a base: twice the x and y of its centre, its width and its depth."""
    number: int
    difficult: bool
    climbed: bool
    outline: Polygon
    convex: bool
    sides: tuple[Segment, ...]
    edges: tuple[WallSegment, ...]
    walls: tuple[WallSegment, ...]
    """What a base on the ground must keep clear of: the outline, or the walls and windows of a building's ground
    floor."""
    doors: tuple[WallSegment, ...]


class SurfaceRim(NamedTuple):
    """The outline of a surface and, on a floor of a building, its walls and openings."""

    sides: tuple[WallSegment, ...]
    walls: tuple[WallSegment, ...]
    windows: tuple[WallSegment, ...]
    doors: tuple[WallSegment, ...]
    closed: tuple[WallSegment, ...]
    """Walls and windows."""


class LegScenery(NamedTuple):
    """The scenery of a terrain, prepared for testing legs, and its ladders in both directions."""

    shapes: tuple[ElementShape, ...]
    rims: tuple[SurfaceRim, ...]
    links: frozenset[tuple[Place, Place]]


def leg_scenery_of(terrain: Terrain) -> LegScenery:
    found = terrain.cache.get("scenery")
    if found is None:
        found = terrain.cache["scenery"] = _scene(terrain)
    return cast(LegScenery, found)


def _scene(terrain: Terrain) -> LegScenery:
    links = frozenset(pair for foot, head in terrain.links for pair in ((foot, head), (head, foot)))
    if terrain is terrain.full:
        shapes = tuple(_shape(number, element) for number, element in terrain.present())
        return LegScenery(shapes, tuple(_rim(terrain, surface) for surface in range(len(terrain.surfaces))), links)
    full = leg_scenery_of(terrain.full)
    return LegScenery(tuple(shape for shape in full.shapes if not terrain.gone >> shape.number & 1), full.rims, links)


def _shape(number: int, element: Element) -> ElementShape:
    outline = element.outline
    sides = tuple(edges(outline))
    all_round = tuple(wall_segment(*side) for side in sides)
    walls, doors = all_round, all_round[:0]
    if element.kind == Scenery.BUILDING:
        doors = _panels(element, 0, Opening.DOOR)
        walls = _panels(element, 0, Opening.WALL) + _panels(element, 0, Opening.WINDOW)
    convex = all(turn(outline[at - 2], outline[at - 1], outline[at]) > 0 for at in range(len(outline)))
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    wide, deep = max(xs) - min(xs) + 2 * BASE, max(ys) - min(ys) + 2 * BASE
    box = (min(xs) + max(xs), min(ys) + max(ys), wide, deep)
    difficult = element.kind in DIFFICULT
    return ElementShape(box, number, difficult, element.climbed, outline, convex, sides, all_round, walls, doors)


def _rim(terrain: Terrain, number: int) -> SurfaceRim:
    surface = terrain.surfaces[number]
    if surface.element < 0:
        return SurfaceRim((), (), (), (), ())
    element = terrain.elements[surface.element]
    sides = tuple(wall_segment(*side) for side in edges(element.outline))
    if surface.roof:
        return SurfaceRim(sides, (), (), (), ())
    walls, windows, doors = (_panels(element, surface.z, kind) for kind in (Opening.WALL, Opening.WINDOW, Opening.DOOR))
    return SurfaceRim(sides, walls, windows, doors, walls + windows)


def _panels(element: Element, z: int, opening: Opening) -> tuple[WallSegment, ...]:
    return tuple(
        wall_segment((panel.ax, panel.ay), (panel.bx, panel.by))
        for panel in element.panels
        if panel.bottom <= z < panel.top and panel.opening == opening
    )


def shapes_near_leg(shapes: Iterable[ElementShape], start: Place, end: Place) -> list[ElementShape]:
    """The shapes whose box a base on this leg may touch, by a separating-axis test; all others can be ignored."""
    ax, ay, _ = start
    bx, by, _ = end
    dx, dy = bx - ax, by - ay
    wide, deep = abs(dx), abs(dy)
    twice_x, twice_y = ax + bx, ay + by
    found = []
    for shape in shapes:
        mx, my, hx, hy = shape[0]
        if -wide - hx <= twice_x - mx <= wide + hx and -deep - hy <= twice_y - my <= deep + hy:
            aside = dx * (my - twice_y) - dy * (mx - twice_x)
            reach = wide * hy + deep * hx
            if -reach <= aside <= reach:
                found.append(shape)
    return found
