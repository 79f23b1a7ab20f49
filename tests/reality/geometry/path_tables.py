"""Tables for the tests of walking and reach: made by hand, and drawn at random."""

from __future__ import annotations

from hypothesis import strategies as st

from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle
from euphoria.games.reality.geometry.movement.path_cost import cost_of, walk
from euphoria.games.reality.geometry.shapes import Polygon, edges, near_polygon
from euphoria.games.reality.geometry.terrain import (
    GROUND,
    OVERLAP,
    STOREY,
    TOUCH,
    Element,
    Link,
    Opening,
    Panel,
    Place,
    Scenery,
    Terrain,
    build,
)

WIDTH, DEPTH = 96, 80
Openings = dict[tuple[int, int], Opening]


def box(x: int, y: int, wide: int, deep: int) -> Polygon:
    return ((x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep))


def thing(kind: Scenery, outline: Polygon, height: int = 4) -> Element:
    return Element("it", kind, outline, height)


def table(*elements: Element, links: tuple[Link, ...] = ()) -> Terrain:
    return build(WIDTH, DEPTH, elements, links)


def house(outline: Polygon, storeys: int, openings: Openings, wide: int = 6) -> Element:
    """A building; `openings` says for (edge, storey) what is in the middle of an edge that runs along an axis."""
    panels = []
    for number, (a, b) in enumerate(edges(outline)):
        dx, dy = (b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1])
        mx, my = (a[0] + b[0]) // 2, (a[1] + b[1]) // 2
        near, far = wide // 2, wide - wide // 2
        c, d = (mx - dx * near, my - dy * near), (mx + dx * far, my + dy * far)
        for storey in range(storeys):
            kind = openings.get((number, storey), Opening.WALL)
            for start, end, opening in ((a, c, Opening.WALL), (c, d, kind), (d, b, Opening.WALL)):
                panels.append(Panel(*start, *end, storey * STOREY, (storey + 1) * STOREY, opening))
    return Element("house", Scenery.BUILDING, outline, storeys * STOREY, tuple(panels))


def price(terrain: Terrain, *points: Place, carrying: bool = False) -> int | None:
    way = walk(terrain, points)
    return None if way is None else cost_of(way, carrying)


def ground(*points: tuple[int, int]) -> list[Place]:
    return [(x, y, GROUND) for x, y in points]


# Random ones: some things that do not overlap on a small table, and figures among them.


@st.composite
def things(draw: st.DrawFn) -> Element:
    x, y = draw(st.integers(8, WIDTH - 34)), draw(st.integers(8, DEPTH - 34))
    wide, deep = draw(st.integers(5, 24)), draw(st.integers(5, 24))
    kind = draw(st.sampled_from(Scenery))
    if kind == Scenery.BUILDING:
        storeys = draw(st.integers(1, 2))
        openings: Openings = {}
        for edge in range(4):
            for storey in range(storeys):
                openings[edge, storey] = draw(st.sampled_from(Opening))
        return house(box(x, y, max(wide, 14), max(deep, 14)), storeys, openings)
    outline = box(x, y, wide, deep)
    shape = draw(st.integers(0, 2))
    if shape == 1:
        lean = draw(st.integers(-4, 4))
        outline = ((x, y), (x + wide, y + lean), (x + wide + lean, y + deep), (x + lean, y + deep))
    elif shape == 2:
        middle = (x + wide // 2, y + deep // 2)
        outline = ((x, y), (x + wide, y), (x + wide, y + deep), middle, (x, y + deep))
    return thing(kind, outline, draw(st.integers(8, 20)) if kind == Scenery.BLOCK else 4)


def apart(elements: list[Element]) -> tuple[Element, ...]:
    """The first of these, and each further one that keeps off those before; difficult ground may lie anywhere."""
    kept: list[Element] = []
    for element in elements:
        if all(_apart(element, other) and _apart(other, element) for other in kept):
            kept.append(element)
    return tuple(kept)


def _apart(one: Element, other: Element) -> bool:
    if Scenery.RUINS <= one.kind <= Scenery.CRATER and Scenery.RUINS <= other.kind <= Scenery.CRATER:
        return True
    xs, ys = [x for x, _ in other.outline], [y for _, y in other.outline]
    return not any(
        near_polygon(one.outline, x, y, 1) for x in range(min(xs), max(xs) + 1) for y in range(min(ys), max(ys) + 1)
    )


@st.composite
def tables(draw: st.DrawFn, most: int = 6) -> Terrain:
    elements = apart(draw(st.lists(things(), max_size=most)))
    terrain = table(*elements)
    links = []
    for surface, (number, z, floor, _) in enumerate(terrain.surfaces):
        if number >= 0 and floor and elements[number].kind == Scenery.BUILDING and draw(st.booleans()):
            (x, y), (right, top) = elements[number].outline[0], elements[number].outline[2]
            foot, head = ((x + right) // 2, (y + top) // 2, surface - 1), ((x + right) // 2, (y + top) // 2, surface)
            assert terrain.surfaces[surface - 1].z < z
            links.append(Link(foot, head))
    return table(*elements, links=tuple(links))


@st.composite
def figures(draw: st.DrawFn, terrain: Terrain, most: int = 6) -> list[Obstacle]:
    found = []
    for _ in range(draw(st.integers(0, most))):
        x, y = draw(st.integers(2, WIDTH - 2)), draw(st.integers(2, DEPTH - 2))
        surfaces = [surface for surface in terrain.surfaces_over(x, y) if terrain.stands((x, y, surface))]
        if surfaces:
            surface = draw(st.sampled_from(surfaces))
            found.append(Obstacle(x, y, terrain.surfaces[surface].z, draw(st.sampled_from((OVERLAP, TOUCH)))))
    return found
