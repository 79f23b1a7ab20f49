"""Scenery and the surfaces to stand on (R-table-5).

Units are quarter inches in all three directions. A place is (x, y, surface): surface 0 is the ground, every block has a
top, every building its floors and a roof. A terrain is immutable: `without(element)` gives another one, and always the
same object for the same removed elements, so that everything cached for it stays valid and shared.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from euphoria.games.reality.geometry.shapes import (
    INSIDE,
    OUTSIDE,
    Box,
    Point,
    Polygon,
    box_of,
    edges,
    near_box,
    near_polygon,
    point_nearer,
    where_in,
)

INCH: Final = 4
BASE: Final = 2
"""The radius of a base (R-table-3)."""
OVERLAP: Final = (2 * BASE) ** 2
"""Two bases overlap when the squared distance of their centres is less."""
TOUCH: Final = 5**2
"""Two bases touch when the squared distance of their centres is less (R-table-3)."""
BESIDE: Final = 3**2
"""A base touches scenery when the squared distance of its centre is less (R-fire-14)."""
STOREY: Final = 3 * INCH
CLIMBED_FROM: Final = 2 * INCH
"""A solid element of this height or more is climbed, a lower one is crossed (R-move-3)."""
LEVEL: Final = INCH
"""Two figures whose feet differ by less are on one level, for contact (R-con-1)."""
STANDING: Final = 5
PRONE: Final = 2
SMALL: Final = 3
"""The height of a figure: standing, prone, and Benkei or the cat (R-table-4)."""
GROUND: Final = 0
KEPT_TERRAINS: Final = 16
"""How many terrains with removed elements are kept for a table; the least recently used are dropped."""

Place = tuple[int, int, int]
"""x, y and surface."""


class Scenery(IntEnum):
    """Kinds of scenery; the numbers are not stored in any record."""

    BARRICADE = 0
    BLOCK = 1
    RUINS = 2
    RUBBLE = 3
    CRATER = 4
    BUILDING = 5
    MARKER = 6


SOLID: Final = frozenset({Scenery.BARRICADE, Scenery.BLOCK, Scenery.MARKER})
"""Prisms that block sight and that no base may stand in."""
DIFFICULT: Final = frozenset({Scenery.RUINS, Scenery.RUBBLE, Scenery.CRATER})
VEIL: Final = frozenset({Scenery.RUINS, Scenery.RUBBLE})
"""Transparent to sight, but giving cover (R-fire-12)."""


class Opening(IntEnum):
    """What a panel of a wall is."""

    WALL = 0
    DOOR = 1
    WINDOW = 2


class Panel(NamedTuple):
    """A vertical rectangle of a building's outer wall, without thickness, from `bottom` up to `top`."""

    ax: int
    ay: int
    bx: int
    by: int
    bottom: int
    top: int
    opening: Opening


class Element(NamedTuple):
    """A piece of scenery. `height` is that of its top; of a building, that of its roof."""

    name: str
    kind: Scenery
    outline: Polygon
    height: int
    panels: tuple[Panel, ...] = ()

    @property
    def storeys(self) -> int:
        return self.height // STOREY if self.kind == Scenery.BUILDING else 0

    @property
    def climbed(self) -> bool:
        """Whether figures climb it and stand on top (R-move-3)."""
        return self.kind == Scenery.BUILDING or self.kind == Scenery.BLOCK


class Surface(NamedTuple):
    """A surface to stand on. `element` is -1 for the ground; `floor` counts a building's storeys from 0."""

    element: int
    z: int
    floor: int
    roof: bool


class Link(NamedTuple):
    """A ladder or stairs: joins two places at the normal cost of their difference in height."""

    foot: Place
    head: Place


class Terrain:
    """The scenery of a table without the removed elements. Made by `build`, and from another one by `without`."""

    __slots__ = (
        "_above", "_boxes", "_siblings", "_room", "cache", "depth", "elements", "full", "gone", "links", "shared",
        "surfaces", "width",
    )  # fmt: skip

    def __init__(
        self,
        width: int,
        depth: int,
        elements: tuple[Element, ...],
        surfaces: tuple[Surface, ...],
        links: tuple[Link, ...],
        gone: int,
        full: Terrain | None = None,
    ) -> None:
        self.width = width
        self.depth = depth
        self.elements = elements
        """All elements of the table, removed ones included: their indices never change."""
        self.surfaces = surfaces
        self.links = links
        self.gone = gone
        """A bit mask of the removed elements."""
        self.cache: dict[str, object] = {}
        """Results that other modules cache for this terrain, by a name of their own."""
        self.full: Terrain = self if full is None else full
        """The same table with all its elements."""
        self.shared: dict[str, object] = {} if full is None else full.shared
        """Results that other modules cache for the table, whatever has been removed."""
        self._siblings: dict[int, Terrain] = {} if full is None else full._siblings
        """All kept terrains of this table, by the mask of removed elements."""
        self._above: dict[Point, tuple[tuple[int, int], ...]] = {} if full is None else full._above
        """For points on the table, the surfaces over them; see `_all_over`."""
        self._room: dict[Place, int] = {} if full is None else full._room
        """For places on the table, a bit mask of the elements that leave a base no room; see `_crowding`."""
        self._boxes: list[Box] = [box_of(element.outline) for element in elements] if full is None else full._boxes

    def without(self, element: int) -> Terrain:
        """The same table without one more element; the same object as before, unless it has been dropped since."""
        gone = self.gone | 1 << element
        siblings = self._siblings
        smaller = siblings.pop(gone, None)
        if smaller is None:
            links = tuple(
                link
                for link in self.links
                if element not in (self.surfaces[link.foot[2]].element, self.surfaces[link.head[2]].element)
            )
            smaller = Terrain(self.width, self.depth, self.elements, self.surfaces, links, gone, self.full)
            if len(siblings) >= KEPT_TERRAINS:
                del siblings[next(iter(siblings))]
        siblings[gone] = smaller
        return smaller

    def present(self) -> list[tuple[int, Element]]:
        """The elements that have not been removed, with their indices."""
        return [(number, element) for number, element in enumerate(self.elements) if not self.gone >> number & 1]

    def has(self, surface: int) -> bool:
        """Whether a surface belongs to no removed element."""
        element = self.surfaces[surface].element
        return element < 0 or not self.gone >> element & 1

    def height_of(self, place: Place) -> int:
        return self.surfaces[place[2]].z

    def surfaces_over(self, x: int, y: int) -> list[int]:
        """The surfaces under a base with its centre here, lowest first, whether the base fits or not."""
        above = self._above.get((x, y))
        if above is None:
            above = self._above[x, y] = self._all_over(x, y)
        if not above:
            return [GROUND]
        found = [number for element, number in above if not self.gone >> element & 1]
        if not found:
            return [GROUND]
        return [number for number in found if number != GROUND]

    def _all_over(self, x: int, y: int) -> tuple[tuple[int, int], ...]:
        """The surfaces at a point of the full table, lowest first, as pairs (element, surface).

        An element on whose edge the point lies has GROUND as its surface: a base stands neither on nor beside it.
        """
        found = []
        for number, surface in enumerate(self.surfaces):
            if surface.element >= 0:
                where = where_in(self.elements[surface.element].outline, x, y)
                if where != OUTSIDE:
                    found.append((surface.element, number if where == INSIDE else GROUND))
        return tuple(sorted(found, key=lambda pair: self.surfaces[pair[1]].z))

    def stands(self, place: Place) -> bool:
        """Whether a base fits here: on the table, on that surface, and not overlapping scenery (R-move-4,
        R-move-15)."""
        crowding = self._room.get(place)
        if crowding is None:
            x, y, number = place
            if not (BASE <= x <= self.width - BASE and BASE <= y <= self.depth - BASE):
                return False
            if not 0 <= number < len(self.surfaces):
                return False
            crowding = self._room[place] = self._crowding(x, y, number)
        return not crowding & ~self.gone and (place[2] == GROUND or self.has(place[2]))

    def _crowding(self, x: int, y: int, number: int) -> int:
        """A bit mask of the elements that leave a base no room on a surface; if none can be stood on there at all, a
        bit that is no element's.

        It is the same for all terrains of a table, so all of them share one unbounded cache.
        """
        surface = self.surfaces[number]
        if surface.element < 0:
            return sum(
                1 << at
                for at, element in enumerate(self.elements)
                if near_box(self._boxes[at], x, y, BASE) and not self._leaves_room(element, x, y)
            )
        element = self.elements[surface.element]
        fits = where_in(element.outline, x, y) == INSIDE and (surface.roof or not hits_wall(element, surface.z, x, y))
        return 0 if fits else 1 << len(self.elements)

    def _leaves_room(self, element: Element, x: int, y: int) -> bool:
        """Whether a base on the ground does not overlap this element."""
        if element.kind in DIFFICULT:
            return True
        if element.kind == Scenery.BUILDING:
            return where_in(element.outline, x, y) == OUTSIDE and not hits_wall(element, 0, x, y)
        return not near_polygon(element.outline, x, y, BASE * BASE)


def hits_wall(element: Element, z: int, x: int, y: int) -> bool:
    """Whether a base at that height overlaps a wall or a window of a building; doors do not count."""
    return any(
        panel.bottom <= z < panel.top
        and panel.opening != Opening.DOOR
        and point_nearer(x, y, panel.ax, panel.ay, panel.bx, panel.by, BASE * BASE)
        for panel in element.panels
    )


def build(width: int, depth: int, elements: tuple[Element, ...], links: tuple[Link, ...] = ()) -> Terrain:
    """A terrain with the surfaces of its elements: block tops, floors and roofs."""
    return Terrain(width, depth, elements, surfaces_of(elements), links, 0)


def surfaces_of(elements: tuple[Element, ...]) -> tuple[Surface, ...]:
    surfaces = [Surface(-1, 0, 0, False)]
    for number, element in enumerate(elements):
        for floor in range(element.storeys):
            surfaces.append(Surface(number, floor * STOREY, floor, False))
        if element.climbed:
            surfaces.append(Surface(number, element.height, element.storeys, True))
    return tuple(surfaces)


def wall_all_round(outline: Polygon, height: int) -> tuple[Panel, ...]:
    """Plain walls along every edge, one panel for each storey."""
    return tuple(
        Panel(*a, *b, bottom, bottom + STOREY, Opening.WALL)
        for a, b in edges(outline)
        for bottom in range(0, height, STOREY)
    )
