"""Tables and bodies for the tests of sight: made by hand, and drawn at random."""

from __future__ import annotations

from hypothesis import strategies as st

from euphoria.games.reality.geometry.shapes import Polygon, edges
from euphoria.games.reality.geometry.sight.bodies import Body
from euphoria.games.reality.geometry.sight.look_report import LineState, LookReport, look
from euphoria.games.reality.geometry.terrain import (
    PRONE,
    SMALL,
    STANDING,
    STOREY,
    Element,
    Opening,
    Panel,
    Scenery,
    Terrain,
    build,
)

WIDTH, DEPTH = 192, 144
SILL, LINTEL = 3, 9


def box(x: int, y: int, wide: int, deep: int) -> Polygon:
    return ((x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep))


def element(kind: Scenery, outline: Polygon, height: int) -> Element:
    return Element("it", kind, outline, height)


def table(*elements: Element) -> Terrain:
    return build(WIDTH, DEPTH, elements)


def standing(x: int, y: int, z: int = 0) -> Body:
    return Body(x, y, z, STANDING)


def prone(x: int, y: int, z: int = 0) -> Body:
    return Body(x, y, z, PRONE)


def building(outline: Polygon, storeys: int, openings: dict[tuple[int, int], Opening]) -> Element:
    """Walls all round in panels of a third of an edge; `openings` says for (edge, storey) what the middle one is."""
    panels: list[Panel] = []
    for number, (a, b) in enumerate(edges(outline)):
        cuts = [(a[0] + (b[0] - a[0]) * part // 3, a[1] + (b[1] - a[1]) * part // 3) for part in range(4)]
        for storey in range(storeys):
            floor = storey * STOREY
            for part in range(3):
                ends = (*cuts[part], *cuts[part + 1])
                opening = openings.get((number, storey), Opening.WALL) if part == 1 else Opening.WALL
                if opening == Opening.WINDOW:
                    panels.append(Panel(*ends, floor, floor + SILL, Opening.WALL))
                    panels.append(Panel(*ends, floor + SILL, floor + LINTEL, Opening.WINDOW))
                    panels.append(Panel(*ends, floor + LINTEL, floor + STOREY, Opening.WALL))
                else:
                    panels.append(Panel(*ends, floor, floor + STOREY, opening))
    return Element("house", Scenery.BUILDING, outline, storeys * STOREY, tuple(panels))


def picture(seen: LookReport) -> str:
    """The nine lines as the viewer sees them, top row first: `.` open, `-` veiled, `#` closed."""
    signs = {LineState.OPEN: ".", LineState.VEILED: "-", LineState.CLOSED: "#"}
    rows = ["".join(signs[seen.lines[3 * column + row].state] for column in range(3)) for row in (2, 1, 0)]
    return " ".join(rows)


def drawn(terrain: Terrain, viewer: Body, target: Body, *others: Body) -> str:
    return picture(look(terrain, viewer, target, others))


# Random ones. The coordinates lie close together, so that lines and corners often meet exactly.

PRISMS = (
    Scenery.BARRICADE,
    Scenery.BLOCK,
    Scenery.RUINS,
    Scenery.RUBBLE,
    Scenery.CRATER,
    Scenery.MARKER,
)


@st.composite
def outlines(draw: st.DrawFn) -> Polygon:
    """Boxes, leaning quadrilaterals, triangles, and an L that is not convex."""
    x, y = draw(st.integers(10, 50)), draw(st.integers(10, 50))
    wide, deep = 3 * draw(st.integers(1, 6)), 3 * draw(st.integers(1, 6))
    shape = draw(st.integers(0, 3))
    if shape == 0:
        return box(x, y, wide, deep)
    if shape == 1:
        lean = draw(st.integers(-6, 6))
        return ((x, y), (x + wide, y), (x + wide + lean, y + deep), (x + lean, y + deep))
    if shape == 2:
        return ((x, y), (x + wide, y + draw(st.integers(-3, 3))), (x + draw(st.integers(-3, 6)), y + deep + 3))
    return (
        (x, y),
        (x + 3 * wide, y),
        (x + 3 * wide, y + deep),
        (x + wide, y + deep),
        (x + wide, y + 3 * deep),
        (x, y + 3 * deep),
    )


@st.composite
def elements(draw: st.DrawFn) -> Element:
    kind = draw(st.sampled_from((*PRISMS, Scenery.BUILDING)))
    outline = draw(outlines())
    if kind != Scenery.BUILDING:
        return element(kind, outline, 0 if kind == Scenery.CRATER else draw(st.integers(1, 14)))
    storeys = draw(st.integers(1, 3))
    openings = {
        (edge, storey): draw(st.sampled_from(Opening)) for edge in range(len(outline)) for storey in range(storeys)
    }
    return building(outline, storeys, openings)


tables = st.lists(elements(), max_size=5).map(lambda some: table(*some))
bodies = st.builds(
    Body,
    st.integers(2, 70),
    st.integers(2, 70),
    st.sampled_from((0, 0, 0, 8, 12, 24, 7)),
    st.sampled_from((STANDING, STANDING, PRONE, SMALL)),
)
crowds = st.lists(bodies, max_size=5)


def shifted(terrain: Terrain, dx: int, dy: int) -> Terrain:
    return table(*(_moved(one, (1, 0, 0, 1), dx, dy) for one in terrain.elements))


def turned(terrain: Terrain) -> Terrain:
    """A quarter turn to the left about the origin."""
    return table(*(_moved(one, (0, -1, 1, 0), 0, 0) for one in terrain.elements))


def mirrored(terrain: Terrain) -> Terrain:
    """Left and right exchanged; the corners are counter-clockwise again."""
    found = [_moved(one, (-1, 0, 0, 1), 0, 0) for one in terrain.elements]
    return table(*(one._replace(outline=one.outline[::-1]) for one in found))


def _moved(one: Element, by: tuple[int, int, int, int], dx: int, dy: int) -> Element:
    def move(x: int, y: int) -> tuple[int, int]:
        return by[0] * x + by[1] * y + dx, by[2] * x + by[3] * y + dy

    panels = tuple(
        Panel(*move(panel.ax, panel.ay), *move(panel.bx, panel.by), panel.bottom, panel.top, panel.opening)
        for panel in one.panels
    )
    return one._replace(outline=tuple(move(x, y) for x, y in one.outline), panels=panels)
