"""The visibility graph of a terrain: which places can be joined by a straight, lawful leg, and what that leg costs.

Vertices are the goal nodes (`goal_nodes`) and the turning points (`turning_points`); an edge is a straight leg that
scenery allows. Figures are not looked at here: they move, the graph stays. Edges are found lazily, vertex by vertex and
out to a radius, because a walk is short and a table may have two thousand goal nodes.

To find the edges of one vertex, every other vertex within the radius is tried. A leg is compared only with the elements
in its own angular sector (`angular_sectors`) whose box it comes near to; where there are none it is open ground and
costs its length. That is O(V * k) for k nearby elements; a rotational sweep would be O(V log V), but an edge also needs
its cost over difficult ground, barricades and edges to climb, which a sweep does not give.

Edges are sorted by a lower bound of their cost: Dijkstra's search stops at the first one it cannot pay. The edges of
turning points are kept and extended when a larger radius is asked for; of other places (where a figure happens to
stand) the last KEPT_PLACES are kept.

When scenery is removed, an adjacency is taken from the full table and only those edges are worked out again that had a
removed element nearby. Such an edge depends on the remaining elements near it alone, so it is shared by all terrains
of the same table.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import OrderedDict
from itertools import repeat
from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from euphoria.games.reality.geometry.movement.leg_scenery import ElementShape, leg_scenery_of, shapes_near_leg
from euphoria.games.reality.geometry.movement.legs import FINE, LADDER, OPEN, OVER, QUARTER, ROUGH, BareLeg, bare_leg
from euphoria.games.reality.geometry.movement.path_cost import price
from euphoria.games.reality.geometry.pathfinding.angular_sectors import SECTOR, direction, sectors_about
from euphoria.games.reality.geometry.pathfinding.goal_nodes import MOST, NOWHERE, nodes
from euphoria.games.reality.geometry.pathfinding.turning_points import turns
from euphoria.games.reality.geometry.shapes import OUTSIDE, Box, root_up, where_in
from euphoria.games.reality.geometry.terrain import GROUND, INCH, Place, Terrain

RADIUS_STEP: Final = 4 * INCH
"""Radii are rounded up to a multiple of this, in quarter inches."""
KEPT_PLACES: Final = 1024
KEPT_PLACES_WITHOUT: Final = 64
"""How many adjacencies of places that are not turning points are kept for the full table, and for one with removed
elements (least recently used are dropped)."""
KEPT_RECOMPUTED: Final = 50_000
"""How many recomputed edges are kept for all terrains of a table; when full, the cache is emptied."""
NODE_BITS: Final = 16
NODE: Final = (1 << NODE_BITS) - 1
"""The mask of the vertex in an edge that is packed into one integer, which sorts by its cost."""

RoughEdge = tuple[bool, BareLeg]
"""What else there is to say of a leg that is not all over open ground: whether it ends on ground that is crossed, and
its parts."""


@mypyc_attr(acyclic=True)
class Adjacency:
    """The edges from one place: straight legs to vertices.

    There are very many, so an edge is a plain number: what it costs before rounding, at least, in 1/1024 points, times
    two, plus one where it is a rough edge. Dictionaries of numbers are nothing that the garbage collector looks into.
    """

    __slots__ = ("edges", "nearby", "radius", "rough", "touched")

    def __init__(self, radius: int, edges: list[int], rough: dict[int, RoughEdge], nearby: dict[int, int]) -> None:
        """`edges` are packed: the number of an edge, and its vertex."""
        self.radius = radius
        """All legs up to this length, in quarter inches, are in here."""
        edges.sort()
        self.edges: dict[int, int] = {edge & NODE: edge >> NODE_BITS for edge in edges}
        """By the vertex that an edge leads to, cheapest first."""
        self.rough = rough
        """By vertex: the rough ones."""
        self.nearby = nearby
        """By vertex, for legs that come near to scenery, lawful or not: a bit mask of those elements."""
        self.touched = 0
        """The union of these masks."""
        for mask in nearby.values():
            self.touched |= mask

    def packed(self) -> list[int]:
        return [edge << NODE_BITS | node for node, edge in self.edges.items()]


EMPTY: Final = Adjacency(0, [], {}, {})


class VisibilityGraph:
    """The lazily built visibility graph of one terrain."""

    __slots__ = (
        "_by_mask", "_by_x", "_changed_boxes", "_full", "_lost_nodes", "_new_places", "_others", "_recomputed_edges",
        "_shapes", "_xs", "difficult", "kept", "places", "slack", "terrain", "turning_nodes",
    )  # fmt: skip

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self._full = self if terrain is terrain.full else graph_of(terrain.full)
        self.places = self._number_places()
        """The vertices: goal nodes, then, from index MOST on, turning points that are not goal nodes."""
        self.kept: dict[int, Adjacency] = {}
        self._others: OrderedDict[Place, Adjacency] = OrderedDict()
        self._shapes = leg_scenery_of(terrain).shapes
        self._by_x = sorted((*place, node) for node, place in enumerate(self.places) if place != NOWHERE)
        self._xs = [place[0] for place in self._by_x]
        self.difficult = frozenset(node for *place, node in self._by_x if self._is_difficult(*place))
        """The vertices in difficult ground or on its rim: a path may arrive there within a crossed stretch."""
        turning = turns(terrain)
        self.turning_nodes = frozenset(node for node, place in enumerate(self.places) if place in turning)
        self._new_places = self._find_new_places()
        """Vertices that the full table does not have (removed scenery has made room), with their indices."""
        self._lost_nodes = frozenset(node for node, place in enumerate(self.places) if place == NOWHERE)
        self._recomputed_edges = cast(
            "dict[tuple[Place, int, int], BareLeg | None]", terrain.shared.setdefault("edges", {})
        )
        self._changed_boxes = [] if self._full is self else self._find_changed_boxes()
        self.slack = max([0, *(_ladder_slack(terrain, *link) for link in terrain.full.links)])
        """By how much a ladder can be shorter than its ends are apart, seen from above: radii are extended by it."""
        self._by_mask: dict[int, list[ElementShape]] = {}

    def _number_places(self) -> tuple[Place, ...]:
        """Vertices keep their index when scenery is removed, as goal nodes do; a lost one becomes NOWHERE."""
        own = nodes(self.terrain)
        turning = turns(self.terrain).difference(own)
        before = () if self._full is self else self._full.places[MOST:]
        kept = (place if place in turning else NOWHERE for place in before)
        return (*own, *repeat(NOWHERE, MOST - len(own)), *kept, *sorted(turning.difference(before)))

    def _find_new_places(self) -> list[tuple[int, Place]]:
        before = self._full.places
        return [
            (number, place)
            for number, place in enumerate(self.places)
            if place != NOWHERE and (number >= len(before) or before[number] == NOWHERE)
        ]

    def from_node(self, node: int, radius: int) -> Adjacency:
        """The edges from a vertex, at least out to this radius in quarter inches."""
        adjacency = self.kept.get(node, EMPTY)
        if adjacency.radius < radius:
            adjacency = self.kept[node] = self._to_radius(self.places[node], radius, adjacency)
        return adjacency

    def from_place(self, start: Place, radius: int) -> Adjacency:
        """The same from any place where a base can stand."""
        node = self.number_of(start)
        if node is not None and node in self.turning_nodes:
            return self.from_node(node, radius)
        adjacency = self._others.get(start, EMPTY)
        if adjacency.radius < radius:
            adjacency = self._others[start] = self._to_radius(start, radius, adjacency)
            self._others.move_to_end(start)
            if len(self._others) > (KEPT_PLACES if self._full is self else KEPT_PLACES_WITHOUT):
                self._others.popitem(last=False)
        elif adjacency is not EMPTY:
            self._others.move_to_end(start)
        return adjacency

    def _to_radius(self, start: Place, radius: int, adjacency: Adjacency) -> Adjacency:
        radius = -(-radius // RADIUS_STEP) * RADIUS_STEP
        full = self._full
        if full is self or not full.terrain.stands(start):
            return self._extended(start, radius, adjacency)
        return self._without_removed(start, full.from_place(start, radius))

    def number_of(self, place: Place) -> int | None:
        at = bisect_left(self._by_x, (*place, 0))
        return self._by_x[at][3] if at < len(self._by_x) and self._by_x[at][:3] == place else None

    # On the full table.

    def _extended(self, start: Place, radius: int, adjacency: Adjacency) -> Adjacency:
        """An adjacency extended from its own radius to this one."""
        x: i64 = start[0]
        y: i64 = start[1]
        surface = start[2]
        sectors = sectors_about(self._shapes, x, y, radius)
        nearest, farthest = adjacency.radius * adjacency.radius, radius * radius
        joined = bool(self.terrain.links)
        edges, rough, nearby = adjacency.packed(), adjacency.rough.copy(), adjacency.nearby.copy()
        first, last = bisect_left(self._xs, start[0] - radius), bisect_right(self._xs, start[0] + radius)
        for at in range(first, last):
            to_x, to_y, level, node = self._by_x[at]
            dx, dy = to_x - x, to_y - y
            square = dx * dx + dy * dy
            if square > farthest or (square <= nearest and nearest):
                continue
            if level != surface and level != GROUND != surface and not joined:
                continue
            mask = sectors[direction(dx, dy) // SECTOR]
            if not mask and level == surface == GROUND:
                length = root_up(square * (QUARTER * QUARTER))
                if length:
                    edges.append(length << 1 + NODE_BITS | node)
                continue
            place = (to_x, to_y, level)
            shapes = shapes_near_leg(self._shapes_of(mask), start, place)
            if shapes:
                nearby[node] = sum([1 << shape.number for shape in shapes])
            parts = bare_leg(self.terrain, start, place, shapes)
            if parts:
                edges.append(_add(node, parts, rough))
        return Adjacency(radius, edges, rough, nearby)

    def _shapes_of(self, mask: int) -> list[ElementShape]:
        """The shapes of the elements in a mask that have not been removed."""
        found = self._by_mask.get(mask)
        if found is None:
            found = self._by_mask[mask] = [shape for shape in self._shapes if mask >> shape.number & 1]
        return found

    def _is_difficult(self, x: int, y: int, surface: int) -> bool:
        return surface == GROUND and any(
            shape.difficult and where_in(shape.outline, x, y) != OUTSIDE for shape in self._shapes
        )

    # Where scenery was removed.

    def is_unchanged_within(self, start: Place, radius: int) -> bool:
        """Whether no path of this length can differ from those of the full table."""
        if self.slack:
            return False
        x, y, _ = start
        for west, south, east, north in self._changed_boxes:
            dx = west - x if x < west else x - east if x > east else 0
            dy = south - y if y < south else y - north if y > north else 0
            if dx * dx + dy * dy <= radius * radius:
                return False
        return True

    def _find_changed_boxes(self) -> list[Box]:
        """Boxes in which the terrain differs from the full table: removed elements, and vertices lost or gained."""
        gone = self.terrain.gone
        shapes = [shape for shape in leg_scenery_of(self.terrain.full).shapes if gone >> shape.number & 1]
        boxes = [
            (
                (shape.twice_x - shape.wide) // 2,
                (shape.twice_y - shape.deep) // 2,
                (shape.twice_x + shape.wide + 1) // 2,
                (shape.twice_y + shape.deep + 1) // 2,
            )
            for shape in shapes
        ]
        went = [place for place, now in zip(self._full.places, self.places, strict=False) if now == NOWHERE != place]
        return boxes + [(x, y, x, y) for x, y, _ in (*went, *(place for _, place in self._new_places))]

    def _without_removed(self, start: Place, adjacency: Adjacency) -> Adjacency:
        """An adjacency of the full table, with the edges that removed scenery has changed worked out again."""
        gone, lost = self.terrain.gone, self._lost_nodes
        new = self._legs_to_new_places(start, adjacency.radius)
        if not (adjacency.touched & gone or new) and lost.isdisjoint(adjacency.edges):
            return adjacency
        rough = adjacency.rough.copy()
        kept = [
            edge << NODE_BITS | node
            for node, edge in adjacency.edges.items()
            if node not in lost and not adjacency.nearby.get(node, 0) & gone
        ]
        for node, mask in adjacency.nearby.items():
            if mask & gone:
                rough.pop(node, None)
                parts = None if node in lost else self._recomputed(start, node, mask & ~gone)
                if parts:
                    kept.append(_add(node, parts, rough))
        for node, parts in new.items():
            kept.append(_add(node, parts, rough))
        return Adjacency(adjacency.radius, kept, rough, {})

    def _recomputed(self, start: Place, node: int, mask: int) -> BareLeg | None:
        """The leg to a vertex that had removed scenery nearby; `mask` is what is left nearby."""
        key = (start, node, mask)
        if key not in self._recomputed_edges:
            if len(self._recomputed_edges) >= KEPT_RECOMPUTED:
                self._recomputed_edges.clear()
            self._recomputed_edges[key] = bare_leg(self.terrain, start, self.places[node], self._shapes_of(mask))
        return self._recomputed_edges[key]

    def _legs_to_new_places(self, start: Place, radius: int) -> dict[int, BareLeg]:
        x, y, _ = start
        found = {}
        for node, place in self._new_places:
            if (place[0] - x) ** 2 + (place[1] - y) ** 2 <= radius * radius:
                parts = bare_leg(self.terrain, start, place, shapes_near_leg(self._shapes, start, place))
                if parts:
                    found[node] = parts
        return found


def _ladder_slack(terrain: Terrain, foot: Place, head: Place) -> int:
    apart = root_up((head[0] - foot[0]) ** 2 + (head[1] - foot[1]) ** 2)
    return apart - abs(terrain.height_of(head) - terrain.height_of(foot))


def _add(node: int, parts: BareLeg, rough: dict[int, RoughEdge]) -> int:
    """The packed edge of a leg; a rough one is put among the others."""
    if len(parts) == 1 and parts[0][0] == OPEN:
        return parts[0][1] << 1 + NODE_BITS | node
    least = 0
    for what, length in parts:
        if what <= LADDER:
            least += length
        else:
            least += 2 * length if what <= OVER else price(what, length) * FINE
    rough[node] = (ROUGH <= parts[-1][0] <= OVER, parts)
    return (2 * least + 1) << NODE_BITS | node


def graph_of(terrain: Terrain) -> VisibilityGraph:
    found = terrain.cache.get("visibility graph")
    if found is None:
        found = terrain.cache["visibility graph"] = VisibilityGraph(terrain)
    return cast(VisibilityGraph, found)
