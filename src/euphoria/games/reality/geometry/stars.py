"""What scenery alone lets one do, worked out once for a terrain: straight legs from a place to the nodes about it.

A star is sorted by what its legs cost at least, so that a search may stop where its points are spent. Those of
nodes are kept and grow with what is asked of them; those of other places are not kept here.
"""

from __future__ import annotations

from typing import cast

from euphoria.games.reality.geometry.legs import FINE, QUARTER, Parts, What, leg, root_up
from euphoria.games.reality.geometry.nodes import nodes
from euphoria.games.reality.geometry.scenery import Shape, scene_of
from euphoria.games.reality.geometry.shapes import OUTSIDE, where_in
from euphoria.games.reality.geometry.terrain import DIFFICULT, GROUND, INCH, Place, Terrain
from euphoria.games.reality.geometry.walking import price

RING = 4 * INCH
"""Stars grow by so much."""
TURN = 1 << 12
SECTORS = 64


Bare = tuple[tuple[int, int], ...]
"""The parts of a leg as plain numbers."""
Ray = tuple[int, int, int, bool, Bare | None]
"""A straight leg to a node: what it costs at least, before rounding, in 1/1024 points; the node; what it costs at
least with a burden; whether it ends where one crosses something; its parts, or None where all of it is open ground.

There are very many of these: the garbage collector stops looking at plain tuples of numbers, at nothing else.
"""
Star = dict[int, Ray]
"""By the node that a leg leads to, cheapest legs first."""


def direction(dx: int, dy: int) -> int:
    """A whole number from 0 up to 4 TURN that grows, or stays, as a direction turns to the left."""
    if dy >= 0:
        if dx > 0:
            return dy * TURN // (dx + dy)
        return TURN - dx * TURN // (dy - dx) if dy - dx else 0
    if dx < 0:
        return 2 * TURN - dy * TURN // (-dx - dy)
    return 3 * TURN + dx * TURN // (dx - dy)


class Stars:
    """The stars of one terrain."""

    __slots__ = ("_shapes", "kept", "places", "rough", "terrain")

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self.places = nodes(terrain)
        self._shapes = scene_of(terrain).shapes
        self.rough = frozenset(node for node, place in enumerate(self.places) if self._is_rough(place))
        """The nodes in difficult ground or at its rim, where one may arrive crossing."""
        self.kept: dict[int, tuple[int, Star]] = {}
        """The stars of nodes, and how far each of them reaches."""

    def of_node(self, node: int, radius: int) -> Star:
        """The legs from a node at least as far as this, in quarter inches."""
        known, star = self.kept.get(node, (0, {}))
        if known < radius:
            radius = -(-radius // RING) * RING
            more = self.of_place(self.places[node], radius, known)
            star = {ray[1]: ray for ray in sorted([*star.values(), *more.values()])} if star else more
            self.kept[node] = radius, star
        return star

    def of_place(self, start: Place, radius: int, beyond: int = 0) -> Star:
        """The legs from any place to all nodes that are no farther than `radius` and farther than `beyond`."""
        found: list[Ray] = []
        x, y, surface = start
        terrain = self.terrain
        nearest, farthest = beyond * beyond, radius * radius
        joined = bool(terrain.links)
        sectors = self._sectors(x, y)
        for node, place in enumerate(self.places):
            dx, dy = place[0] - x, place[1] - y
            square = dx * dx + dy * dy
            if square > farthest or (square <= nearest and beyond) or place == start:
                continue
            level = place[2] == surface
            if not level and surface != GROUND and place[2] != GROUND and not joined:
                continue
            shapes = sectors[direction(dx, dy) * SECTORS // (4 * TURN)]
            if level and surface == GROUND and not shapes:
                length = root_up(square * QUARTER * QUARTER)
                found.append((length, node, 2 * length, False, None))
                continue
            parts = leg(terrain, start, place, shapes)
            if parts is not None:
                found.append(_ray(node, parts))
        found.sort()
        return {ray[1]: ray for ray in found}

    def _is_rough(self, place: Place) -> bool:
        return place[2] == GROUND and any(
            shape.kind in DIFFICULT and where_in(shape.outline, *place[:2]) != OUTSIDE for shape in self._shapes
        )

    def _sectors(self, x: int, y: int) -> list[list[Shape]]:
        """For each direction the elements that a leg from here may come near to."""
        sectors: list[list[Shape]] = [[] for _ in range(SECTORS)]
        for shape in self._shapes:
            for sector in _covered(shape, x, y):
                sectors[sector].append(shape)
        return sectors


def _covered(shape: Shape, x: int, y: int) -> list[int]:
    (mx, my), (hx, hy) = shape.middle, shape.half
    if abs(2 * x - mx) <= hx and abs(2 * y - my) <= hy:
        return list(range(SECTORS))
    # Seen from outside, a box covers less than half a turn: from its rightmost corner to its leftmost.
    corners = [(mx + sx * hx - 2 * x, my + sy * hy - 2 * y) for sx in (-1, 1) for sy in (-1, 1)]
    right = left = corners[0]
    for corner in corners[1:]:
        if right[0] * corner[1] - right[1] * corner[0] < 0:
            right = corner
        if left[0] * corner[1] - left[1] * corner[0] > 0:
            left = corner
    first = direction(*right) * SECTORS // (4 * TURN)
    last = direction(*left) * SECTORS // (4 * TURN)
    return [sector % SECTORS for sector in range(first, last + 1 + (SECTORS if last < first else 0))]


def _ray(node: int, parts: Parts) -> Ray:
    if len(parts) == 1 and parts[0].what == What.OPEN:
        return parts[0].length, node, 2 * parts[0].length, False, None
    least = opened = 0
    for what, length in parts:
        if what <= What.LADDER:
            opened += length
        else:
            least += 2 * length if what <= What.OVER else price(what, length) * FINE
    crossing = What.DIFFICULT <= parts[-1].what <= What.OVER
    bare = tuple((int(what), length) for what, length in parts)
    return least + opened, node, least + 2 * opened, crossing, bare


def stars_of(terrain: Terrain) -> Stars:
    if "stars" not in terrain.cache:
        terrain.cache["stars"] = Stars(terrain)
    return cast(Stars, terrain.cache["stars"])
