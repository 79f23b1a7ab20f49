"""What scenery alone lets one do, worked out once for a terrain: straight legs from a place to the nodes about it.

A star is sorted by what its legs cost at least, so that a search may stop where its points are spent. Those of nodes
are kept and grow with what is asked of them; of other places the last ones are kept.

Where something has been removed, a star is that of the full table but for the legs that came near to what is gone.
Such a leg depends on what is left near to it and on nothing else, so it is worked out once for a whole family of
terrains.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Iterable
from itertools import repeat
from typing import NamedTuple, cast

from euphoria.games.reality.geometry.angular_sectors import SECTOR, direction, sectors_about
from euphoria.games.reality.geometry.movement.goal_nodes import MOST, NOWHERE, nodes
from euphoria.games.reality.geometry.movement.legs import FINE, LADDER, OPEN, OVER, QUARTER, ROUGH, Bare, bare_leg
from euphoria.games.reality.geometry.movement.path_cost import price
from euphoria.games.reality.geometry.movement.scenery import Box, Shape, near, scene_of
from euphoria.games.reality.geometry.movement.turning_points import turns
from euphoria.games.reality.geometry.segment_cuts import root_up
from euphoria.games.reality.geometry.shapes import OUTSIDE, where_in
from euphoria.games.reality.geometry.terrain import GROUND, INCH, Place, Terrain

RING = 4 * INCH
"""Stars grow by so much."""
KEPT = 512
"""So many stars of places that are no nodes are kept, the last ones that were asked for."""
CHANGED = 200_000
"""So many legs that removed scenery has changed are kept for a family of terrains; then it starts anew."""

Ray = tuple[int, int, int, bool, Bare | None]
"""A straight leg to a node: what it costs at least, before rounding, in 1/1024 points; the node; what it costs at
least with a burden; whether it ends where one crosses something; its parts, or None where all of it is open ground.

There are very many of these: the garbage collector stops looking at plain tuples of numbers, at nothing else.
"""


class Star(NamedTuple):
    radius: int
    """All legs that are no longer than this are here, in quarter inches."""
    rays: dict[int, Ray]
    """By the node that a leg leads to, cheapest legs first."""
    near: dict[int, int]
    """By node, for legs that come near to scenery, lawful or not: a mask of the elements."""
    touched: int
    """All these masks in one."""
    ends: int
    """A mask of the nodes that legs lead to."""


EMPTY = Star(0, {}, {}, 0, 0)


class Stars:
    """The stars of one terrain."""

    __slots__ = (
        "_appended", "_by_x", "_changed", "_changes", "_dead", "_full", "_others", "_shapes", "_sieve", "_xs", "kept",
        "places", "rough", "slack", "terrain", "turning",
    )  # fmt: skip

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self._full = self if terrain is terrain.full else stars_of(terrain.full)
        self.places = self._all_places()
        """The nodes, and from the number MOST on the places that are no nodes and where ways turn."""
        self.kept: dict[int, Star] = {}
        self._others: OrderedDict[Place, Star] = OrderedDict()
        self._shapes = scene_of(terrain).shapes
        self._by_x = sorted((*place, node) for node, place in enumerate(self.places) if place != NOWHERE)
        self._xs = [place[0] for place in self._by_x]
        self.rough = frozenset(node for *place, node in self._by_x if self._is_rough(*place))
        """The nodes in difficult ground or at its rim, where one may arrive crossing."""
        turning = turns(terrain)
        self.turning = frozenset(node for node, place in enumerate(self.places) if place in turning)
        self._appended = self._all_appended()
        """The places that have become free since something was removed, and their numbers."""
        self._dead = sum(1 << node for node, place in enumerate(self.places) if place == NOWHERE)
        self._changed = cast("dict[tuple[Place, int, int], Ray | None]", terrain.shared.setdefault("rays", {}))
        self._changes = [] if self._full is self else self._all_changes()
        self.slack = max([0, *(_slack(terrain, *link) for link in terrain.full.links)])
        """A ladder may be so much shorter than its ends are apart: stars have to reach so much farther."""
        self._sieve: dict[int, tuple[Shape, ...]] = {}

    def _all_places(self) -> tuple[Place, ...]:
        """A place keeps its number when something is removed, as nodes do."""
        own = nodes(self.terrain)
        turning = turns(self.terrain).difference(own)
        before = () if self._full is self else self._full.places[MOST:]
        kept = (place if place in turning else NOWHERE for place in before)
        return (*own, *repeat(NOWHERE, MOST - len(own)), *kept, *sorted(turning.difference(before)))

    def _all_appended(self) -> list[tuple[int, Place]]:
        before = self._full.places
        return [
            (number, place)
            for number, place in enumerate(self.places)
            if place != NOWHERE and (number >= len(before) or before[number] == NOWHERE)
        ]

    def of_node(self, node: int, radius: int) -> Star:
        """The legs from a node at least as far as this, in quarter inches."""
        star = self.kept.get(node, EMPTY)
        if star.radius < radius:
            star = self.kept[node] = self._reaching(self.places[node], radius, star)
        return star

    def of_place(self, start: Place, radius: int) -> Star:
        """The same from any place."""
        node = self.number_of(start)
        if node is not None:
            return self.of_node(node, radius)
        star = self._others.get(start, EMPTY)
        if star.radius < radius:
            star = self._others[start] = self._reaching(start, radius, star)
            self._others.move_to_end(start)
            if len(self._others) > KEPT:
                self._others.popitem(last=False)
        return star

    def _reaching(self, start: Place, radius: int, star: Star) -> Star:
        radius = -(-radius // RING) * RING
        full = self._full
        if full is self or not full.terrain.stands(start):
            return self._grown(start, radius, star)
        return self._thinned(start, full.of_place(start, radius))

    def number_of(self, place: Place) -> int | None:
        at = bisect_left(self._by_x, (*place, 0))
        return self._by_x[at][3] if at < len(self._by_x) and self._by_x[at][:3] == place else None

    # On a full table.

    def _grown(self, start: Place, radius: int, star: Star) -> Star:
        """A star and all legs that are longer than its own, up to this radius."""
        x, y, surface = start
        sectors = sectors_about(self._shapes, x, y, radius)
        nearest, farthest = star.radius * star.radius, radius * radius
        joined = bool(self.terrain.links)
        rays = list(star.rays.values())
        close = dict(star.near)
        for to_x, to_y, level, node in self._by_x[
            bisect_left(self._xs, x - radius) : bisect_right(self._xs, x + radius)
        ]:
            dx, dy = to_x - x, to_y - y
            square = dx * dx + dy * dy
            if square > farthest or (square <= nearest and nearest):
                continue
            if level != surface and level != GROUND != surface and not joined:
                continue
            mask = sectors[direction(dx, dy) // SECTOR]
            if not mask and level == surface == GROUND:
                length = root_up(square * QUARTER * QUARTER)
                if length:
                    rays.append((length, node, 2 * length, False, None))
                continue
            place = (to_x, to_y, level)
            shapes = near(self._sieved(mask), start, place)
            if shapes:
                close[node] = sum([1 << shape.number for shape in shapes])
            ray = self._ray(start, place, node, shapes)
            if ray is not None:
                rays.append(ray)
        return _star(radius, rays, close)

    def _ray(self, start: Place, place: Place, node: int, shapes: Iterable[Shape]) -> Ray | None:
        parts = bare_leg(self.terrain, start, place, shapes)
        return _ray(node, parts) if parts else None

    def _sieved(self, mask: int) -> tuple[Shape, ...]:
        """The elements of a mask, of those that are there."""
        found = self._sieve.get(mask)
        if found is None:
            found = self._sieve[mask] = tuple(shape for shape in self._shapes if mask >> shape.number & 1)
        return found

    def _is_rough(self, x: int, y: int, surface: int) -> bool:
        return surface == GROUND and any(
            shape.difficult and where_in(shape.outline, x, y) != OUTSIDE for shape in self._shapes
        )

    # Where something was removed.

    def is_as_before(self, start: Place, radius: int) -> bool:
        """Whether all ways that are no longer than this are those of the full table."""
        if self.slack:
            return False
        x, y, _ = start
        for west, south, east, north in self._changes:
            dx = west - x if x < west else x - east if x > east else 0
            dy = south - y if y < south else y - north if y > north else 0
            if dx * dx + dy * dy <= radius * radius:
                return False
        return True

    def _all_changes(self) -> list[Box]:
        """Where something is not as on the full table: boxes about elements that are gone, nodes that went or came."""
        gone = self.terrain.gone
        shapes = [shape for shape in scene_of(self.terrain.full).shapes if gone >> shape.number & 1]
        boxes = [
            ((mx - wide) // 2, (my - deep) // 2, (mx + wide + 1) // 2, (my + deep + 1) // 2)
            for mx, my, wide, deep in (shape.box for shape in shapes)
        ]
        went = [place for place, now in zip(self._full.places, self.places, strict=False) if now == NOWHERE != place]
        return boxes + [(x, y, x, y) for x, y, _ in (*went, *(place for _, place in self._appended))]

    def _thinned(self, start: Place, star: Star) -> Star:
        """What is left of a star of the full table, and what has been added to it."""
        gone, dead = self.terrain.gone, self._dead
        added = self._to_appended(start, star.radius)
        if not (star.touched & gone or star.ends & dead or added):
            return star
        rays = star.rays.copy()
        for node, mask in star.near.items():
            if mask & gone:
                rays.pop(node, None)
                if not dead >> node & 1:
                    ray = self._again(start, node, mask & ~gone)
                    if ray is not None:
                        rays[node] = ray
        if star.ends & dead:
            for node in [node for node in rays if dead >> node & 1]:
                del rays[node]
        return _star(star.radius, [*rays.values(), *added], {})

    def _again(self, start: Place, node: int, mask: int) -> Ray | None:
        """A leg of which something was near that is gone; `mask` is what is left."""
        key = (start, node, mask)
        if key not in self._changed:
            if len(self._changed) >= CHANGED:
                self._changed.clear()
            self._changed[key] = self._ray(start, self.places[node], node, self._sieved(mask))
        return self._changed[key]

    def _to_appended(self, start: Place, radius: int) -> list[Ray]:
        x, y, _ = start
        found = []
        for node, place in self._appended:
            if (place[0] - x) ** 2 + (place[1] - y) ** 2 <= radius * radius:
                ray = self._ray(start, place, node, near(self._shapes, start, place))
                if ray is not None:
                    found.append(ray)
        return found


def _slack(terrain: Terrain, foot: Place, head: Place) -> int:
    apart = root_up((head[0] - foot[0]) ** 2 + (head[1] - foot[1]) ** 2)
    return apart - abs(terrain.height_of(head) - terrain.height_of(foot))


def _star(radius: int, rays: list[Ray], close: dict[int, int]) -> Star:
    rays.sort()
    touched = ends = 0
    for mask in close.values():
        touched |= mask
    for ray in rays:
        ends |= 1 << ray[1]
    return Star(radius, {ray[1]: ray for ray in rays}, close, touched, ends)


def _ray(node: int, parts: Bare) -> Ray:
    if len(parts) == 1 and parts[0][0] == OPEN:
        return parts[0][1], node, 2 * parts[0][1], False, None
    least = opened = 0
    for what, length in parts:
        if what <= LADDER:
            opened += length
        else:
            least += 2 * length if what <= OVER else price(what, length) * FINE
    return least + opened, node, least + 2 * opened, ROUGH <= parts[-1][0] <= OVER, parts


def stars_of(terrain: Terrain) -> Stars:
    found = terrain.cache.get("stars")
    if found is None:
        found = terrain.cache["stars"] = Stars(terrain)
    return cast(Stars, found)
