"""Scenery and the surfaces one can stand on (R-table-5). A terrain never changes: taking an element away gives another.

Units are quarter inches in all three directions. A place is (x, y, surface): surface 0 is the ground, and every
block has its top, every building its floors and its roof.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from euphoria.games.reality.geometry.shapes import (
    INSIDE,
    OUTSIDE,
    Point,
    Polygon,
    edges,
    near_polygon,
    point_nearer,
    where_in,
)

INCH = 4
BASE = 2
"""The radius of a base (R-table-3)."""
OVERLAP = (2 * BASE) ** 2
"""Two bases overlap when the square of the distance of their middles is less."""
TOUCH = 5**2
"""Two bases touch when the square of the distance of their middles is less (R-table-3)."""
BESIDE = 3**2
"""A base touches scenery when the square of the distance of its middle is less (R-fire-14)."""
STOREY = 3 * INCH
CLIMBED_FROM = 2 * INCH
"""From this height on a solid thing is climbed, below it is crossed (R-move-3)."""
LEVEL = INCH
"""Feet that differ by less are on one level, for contact (R-con-1)."""
STANDING, PRONE, SMALL = 5, 2, 3
"""How high a figure is: standing, prone, and Benkei or the cat (R-table-4)."""
GROUND = 0
THINNER = 64
"""So many terrains with something removed are kept for a table, the last used ones."""

Place = tuple[int, int, int]
"""x, y and surface."""


class Scenery(IntEnum):
    """Kinds of scenery; the numbers are part of no record."""

    BARRICADE = 0
    BLOCK = 1
    RUINS = 2
    RUBBLE = 3
    CRATER = 4
    BUILDING = 5
    MARKER = 6


SOLID = frozenset({Scenery.BARRICADE, Scenery.BLOCK, Scenery.MARKER})
"""Prisms that close sight and that nobody may stop in."""
DIFFICULT = frozenset({Scenery.RUINS, Scenery.RUBBLE, Scenery.CRATER})
VEIL = frozenset({Scenery.RUINS, Scenery.RUBBLE})
"""Seen through, but giving cover (R-fire-12)."""


class Opening(IntEnum):
    WALL = 0
    DOOR = 1
    WINDOW = 2


class Panel(NamedTuple):
    """One piece of a building's outer wall, upright and without thickness, from `bottom` up to `top`."""

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
        """Whether one goes up it and stands on top (R-move-3)."""
        return self.kind == Scenery.BUILDING or self.kind == Scenery.BLOCK


class Surface(NamedTuple):
    """Something to stand on. `element` is -1 for the ground; `floor` counts a building's storeys from 0."""

    element: int
    z: int
    floor: int
    roof: bool


class Link(NamedTuple):
    """A ladder or stairs: two places that are joined at normal cost, as far as they differ in height."""

    foot: Place
    head: Place


class Terrain:
    """The scenery of a table, less what has been removed. Make one with `build`, and another with `without`."""

    __slots__ = (
        "_above", "_family", "_room", "cache", "depth", "elements", "full", "gone", "links", "shared", "surfaces",
        "width",
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
        """All elements of the table, also those removed: their numbers never change."""
        self.surfaces = surfaces
        self.links = links
        self.gone = gone
        """A mask of the elements that were removed."""
        self.cache: dict[str, object] = {}
        """What other files of this package work out once for this terrain, by the name of the file."""
        self.full: Terrain = self if full is None else full
        """The same table with all its elements."""
        self.shared: dict[str, object] = {} if full is None else full.shared
        """What is worked out once for this table, whatever is gone from it."""
        self._family: dict[int, Terrain] = {} if full is None else full._family
        """By the mask of what is gone: one family of terrains, whatever the order in which elements went."""
        self._above: dict[Point, tuple[tuple[int, int], ...]] = {} if full is None else full._above
        """For points on the table what is over them; see `_all_over`."""
        self._room: dict[Place, int] = {} if full is None else full._room
        """For places on the table, a mask of the elements that leave a base no room there; see `_crowding`."""

    def without(self, element: int) -> Terrain:
        """The same table once an element was removed. The same object again, so that what it has cached is shared,
        unless many others have been asked for since then."""
        gone = self.gone | 1 << element
        family = self._family
        thinner = family.pop(gone, None)
        if thinner is None:
            links = tuple(
                link
                for link in self.links
                if element not in (self.surfaces[link.foot[2]].element, self.surfaces[link.head[2]].element)
            )
            thinner = Terrain(self.width, self.depth, self.elements, self.surfaces, links, gone, self.full)
            if len(family) >= THINNER:
                del family[next(iter(family))]
        family[gone] = thinner
        return thinner

    def present(self) -> list[tuple[int, Element]]:
        """The elements that are still there, with their numbers."""
        return [(number, element) for number, element in enumerate(self.elements) if not self.gone >> number & 1]

    def has(self, surface: int) -> bool:
        """Whether that surface is still there."""
        element = self.surfaces[surface].element
        return element < 0 or not self.gone >> element & 1

    def height_of(self, place: Place) -> int:
        return self.surfaces[place[2]].z

    def surfaces_over(self, x: int, y: int) -> list[int]:
        """The surfaces that a base with its middle here could stand on, lowest first, whether it fits or not."""
        above = self._above.get((x, y))
        if above is None:
            above = self._above[x, y] = self._all_over(x, y)
        found = [number for element, number in above if not self.gone >> element & 1]
        if not found:
            return [GROUND]
        return [number for number in found if number != GROUND]

    def _all_over(self, x: int, y: int) -> tuple[tuple[int, int], ...]:
        """The surfaces over a point as if nothing were gone, lowest first, each with its element.

        An element on whose edge the point lies has GROUND here: there one stands neither on it nor beside it.
        """
        found = []
        for number, surface in enumerate(self.surfaces):
            if surface.element >= 0:
                where = where_in(self.elements[surface.element].outline, x, y)
                if where != OUTSIDE:
                    found.append((surface.element, number if where == INSIDE else GROUND))
        return tuple(sorted(found, key=lambda pair: self.surfaces[pair[1]].z))

    def stands(self, place: Place) -> bool:
        """Whether a base fits here: on the table, on that surface, and overlapping nothing (R-move-4, R-move-15)."""
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
        """A mask of the elements that leave a base no room on a surface; with a bit of no element if it is not there.

        It is the same for all terrains of a family, and there are only so many places on a table: all are kept.
        """
        surface = self.surfaces[number]
        if surface.element < 0:
            return sum(1 << at for at, element in enumerate(self.elements) if not self._leaves_room(element, x, y))
        element = self.elements[surface.element]
        fits = where_in(element.outline, x, y) == INSIDE and (
            surface.roof or not self._hits_wall(element, surface.z, x, y)
        )
        return 0 if fits else 1 << len(self.elements)

    def _leaves_room(self, element: Element, x: int, y: int) -> bool:
        """Whether a base on the ground does not overlap this element."""
        if element.kind in DIFFICULT:
            return True
        if element.kind == Scenery.BUILDING:
            return where_in(element.outline, x, y) == OUTSIDE and not self._hits_wall(element, 0, x, y)
        return not near_polygon(element.outline, x, y, BASE * BASE)

    @staticmethod
    def _hits_wall(element: Element, z: int, x: int, y: int) -> bool:
        """Whether a base at that height overlaps a wall or a window of a building; doorways let it be."""
        return any(
            panel.bottom <= z < panel.top
            and panel.opening != Opening.DOOR
            and point_nearer(x, y, panel.ax, panel.ay, panel.bx, panel.by, BASE * BASE)
            for panel in element.panels
        )


def build(width: int, depth: int, elements: tuple[Element, ...], links: tuple[Link, ...] = ()) -> Terrain:
    """A terrain with the surfaces that follow from its elements: block tops, floors and roofs."""
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
    """Plain walls along every edge, one panel a storey."""
    return tuple(
        Panel(*a, *b, bottom, bottom + STOREY, Opening.WALL)
        for a, b in edges(outline)
        for bottom in range(0, height, STOREY)
    )
