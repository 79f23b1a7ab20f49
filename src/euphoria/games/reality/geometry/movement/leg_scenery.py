"""Scenery prepared for testing straight legs: what a base must keep clear of, and where it can climb or pass through.

It is computed once for a table; a terrain with removed elements leaves out theirs.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64, mypyc_attr

from euphoria.games.reality.geometry.movement.clearance import Walls, WallSegment
from euphoria.games.reality.geometry.shapes import Point, Polygon, box_of, edges, turn
from euphoria.games.reality.geometry.terrain import BASE, DIFFICULT, Element, Opening, Place, Scenery, Terrain

Segment = tuple[Point, Point]


@mypyc_attr(acyclic=True)
class ElementShape:
    """An element, prepared for testing legs."""

    __slots__ = (
        "climbed", "convex", "deep", "difficult", "doors", "edges", "number", "outline", "sides", "twice_x", "twice_y",
        "walls", "wide",
    )  # fmt: skip

    def __init__(self, number: int, element: Element) -> None:
        outline = element.outline
        self.number = number
        self.outline: Polygon = outline
        self.difficult: bool = element.kind in DIFFICULT
        self.climbed: bool = element.climbed
        self.convex: bool = all(turn(outline[at - 2], outline[at - 1], outline[at]) > 0 for at in range(len(outline)))
        self.sides: tuple[Segment, ...] = tuple(edges(outline))
        self.edges: Walls = tuple([WallSegment(*side) for side in self.sides])
        self.walls: Walls = self.edges
        """What a base on the ground must keep clear of: the outline, or the walls and windows of a building's ground
        floor."""
        self.doors: Walls = ()
        if element.kind == Scenery.BUILDING:
            self.doors = _panels(element, 0, Opening.DOOR)
            self.walls = _panels(element, 0, Opening.WALL) + _panels(element, 0, Opening.WINDOW)
        west, south, east, north = box_of(outline)
        self.twice_x: i64 = west + east
        """Of the bounding box, widened by a base: twice the x and y of its centre, its width and its depth."""
        self.twice_y: i64 = south + north
        self.wide: i64 = east - west + 2 * BASE
        self.deep: i64 = north - south + 2 * BASE


@mypyc_attr(acyclic=True)
class SurfaceRim:
    """The outline of a surface and, on a floor of a building, its walls and openings."""

    __slots__ = ("closed", "doors", "sides", "walls", "windows")

    def __init__(self, sides: Walls, walls: Walls = (), windows: Walls = (), doors: Walls = ()) -> None:
        self.sides = sides
        self.walls = walls
        self.windows = windows
        self.doors = doors
        self.closed: Walls = walls + windows


class LegScenery:
    """The scenery of a terrain, prepared for testing legs, and its ladders in both directions."""

    __slots__ = ("links", "rims", "shapes")

    def __init__(
        self, shapes: list[ElementShape], rims: list[SurfaceRim], links: frozenset[tuple[Place, Place]]
    ) -> None:
        self.shapes = shapes
        self.rims = rims
        self.links = links


def leg_scenery_of(terrain: Terrain) -> LegScenery:
    found = terrain.cache.get("scenery")
    if found is None:
        found = terrain.cache["scenery"] = _scene(terrain)
    return cast(LegScenery, found)


def _scene(terrain: Terrain) -> LegScenery:
    links = frozenset(pair for foot, head in terrain.links for pair in ((foot, head), (head, foot)))
    if terrain is terrain.full:
        shapes = [ElementShape(number, element) for number, element in terrain.present()]
        return LegScenery(shapes, [_rim(terrain, surface) for surface in range(len(terrain.surfaces))], links)
    full = leg_scenery_of(terrain.full)
    return LegScenery([shape for shape in full.shapes if not terrain.gone >> shape.number & 1], full.rims, links)


def _rim(terrain: Terrain, number: int) -> SurfaceRim:
    surface = terrain.surfaces[number]
    if surface.element < 0:
        return SurfaceRim(())
    element = terrain.elements[surface.element]
    sides = tuple([WallSegment(*side) for side in edges(element.outline)])
    if surface.roof:
        return SurfaceRim(sides)
    walls, windows, doors = (_panels(element, surface.z, kind) for kind in (Opening.WALL, Opening.WINDOW, Opening.DOOR))
    return SurfaceRim(sides, walls, windows, doors)


def _panels(element: Element, z: int, opening: Opening) -> Walls:
    return tuple(
        [
            WallSegment((panel.ax, panel.ay), (panel.bx, panel.by))
            for panel in element.panels
            if panel.bottom <= z < panel.top and panel.opening == opening
        ]
    )


def shapes_near_leg(shapes: list[ElementShape], start: Place, end: Place) -> list[ElementShape]:
    """The shapes whose box a base on this leg may touch, by a separating-axis test; all others can be ignored."""
    ax: i64 = start[0]
    ay: i64 = start[1]
    dx, dy = end[0] - ax, end[1] - ay
    wide, deep = max(dx, -dx), max(dy, -dy)
    twice_x, twice_y = 2 * ax + dx, 2 * ay + dy
    found = []
    for shape in shapes:
        aside, ahead = shape.twice_x - twice_x, shape.twice_y - twice_y
        across, along = wide + shape.wide, deep + shape.deep
        if -across <= aside <= across and -along <= ahead <= along:
            reach = wide * shape.deep + deep * shape.wide
            if -reach <= dx * ahead - dy * aside <= reach:
                found.append(shape)
    return found
