"""The scenery of a terrain as straight legs see it: what to keep clear of, and where one goes up or through."""

from __future__ import annotations

from typing import NamedTuple, cast

from euphoria.games.reality.geometry.shapes import Point, Polygon, edges, turn
from euphoria.games.reality.geometry.terrain import BASE, Element, Kind, Opening, Place, Terrain

Segment = tuple[Point, Point]


class Shape(NamedTuple):
    """An element as legs see it. `middle` and `half` are those of its box with a base around it, doubled."""

    number: int
    kind: Kind
    outline: Polygon
    convex: bool
    sides: tuple[Segment, ...]
    walls: tuple[Segment, ...]
    """What a base on the ground must keep clear of: the outline, or a building's walls and windows there."""
    doors: tuple[Segment, ...]
    middle: Point
    half: Point


class Rim(NamedTuple):
    """What is around a surface above the ground or in a building; tops and roofs have neither walls nor openings."""

    sides: tuple[Segment, ...]
    walls: tuple[Segment, ...]
    windows: tuple[Segment, ...]
    doors: tuple[Segment, ...]


class Scene(NamedTuple):
    """The scenery of a terrain as legs see it, and its ladders in both directions."""

    shapes: tuple[Shape, ...]
    rims: tuple[Rim, ...]
    links: frozenset[tuple[Place, Place]]


def scene_of(terrain: Terrain) -> Scene:
    if "legs" not in terrain.cache:
        terrain.cache["legs"] = Scene(
            tuple(_shape(number, element) for number, element in terrain.present()),
            tuple(_rim(terrain, surface) for surface in range(len(terrain.surfaces))),
            frozenset(pair for foot, head in terrain.links for pair in ((foot, head), (head, foot))),
        )
    return cast(Scene, terrain.cache["legs"])


def _shape(number: int, element: Element) -> Shape:
    sides = tuple(edges(element.outline))
    walls: tuple[Segment, ...] = sides
    doors: tuple[Segment, ...] = ()
    if element.kind == Kind.BUILDING:
        doors = _panels(element, 0, Opening.DOOR)
        walls = _panels(element, 0, Opening.WALL) + _panels(element, 0, Opening.WINDOW)
    outline = element.outline
    convex = all(turn(outline[at - 2], outline[at - 1], outline[at]) > 0 for at in range(len(outline)))
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    middle = (min(xs) + max(xs), min(ys) + max(ys))
    half = (max(xs) - min(xs) + 2 * BASE, max(ys) - min(ys) + 2 * BASE)
    return Shape(number, element.kind, outline, convex, sides, walls, doors, middle, half)


def _rim(terrain: Terrain, number: int) -> Rim:
    surface = terrain.surfaces[number]
    if surface.element < 0:
        return Rim((), (), (), ())
    element = terrain.elements[surface.element]
    sides = tuple(edges(element.outline))
    if surface.roof:
        return Rim(sides, (), (), ())
    return Rim(sides, *(_panels(element, surface.z, kind) for kind in (Opening.WALL, Opening.WINDOW, Opening.DOOR)))


def _panels(element: Element, z: int, opening: Opening) -> tuple[Segment, ...]:
    return tuple(
        ((panel.ax, panel.ay), (panel.bx, panel.by))
        for panel in element.panels
        if panel.bottom <= z < panel.top and panel.opening == opening
    )


def far_from(shape: Shape, start: Point, end: Point) -> bool:
    """Whether a base on this leg cannot touch the element's box, so that no closer look is needed."""
    (ax, ay), (bx, by) = start, end
    (mx, my), (hx, hy) = shape.middle, shape.half
    dx, dy = bx - ax, by - ay
    return (
        abs(ax + bx - mx) > abs(dx) + hx
        or abs(ay + by - my) > abs(dy) + hy
        or abs(dx * (my - 2 * ay) - dy * (mx - 2 * ax)) > abs(dx) * hy + abs(dy) * hx
    )
