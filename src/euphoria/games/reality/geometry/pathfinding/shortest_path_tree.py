"""Shortest-path trees: the cheapest paths from one start to all nodes of a table without figures.

Dijkstra's search over the visibility graph. A state of the search is a vertex and the label class of the path that ends
there (`path_labels`), encoded as 4 * vertex + class; the start has the index after the last vertex. Only turning points
are expanded: a shortest path never bends at a goal node that is not one.

Figures move all the time and scenery hardly ever, so trees are grown without figures, kept (`KEPT` of them, least
recently used dropped first), and repaired for the figures of a position by `detours`. For that a tree also stores its
legs by direction (`Branches`) and, for each node, the best alternative last legs (`choices`).
"""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Container, Iterable, Iterator
from heapq import heappop, heappush
from math import isqrt
from typing import Final, NamedTuple, cast

from euphoria.games.reality.geometry.movement.legs import FINE, QUARTER
from euphoria.games.reality.geometry.pathfinding.angular_sectors import direction
from euphoria.games.reality.geometry.pathfinding.goal_nodes import MOST
from euphoria.games.reality.geometry.pathfinding.path_labels import CLASSES, CROSSING, cost, extend
from euphoria.games.reality.geometry.pathfinding.visibility_graph import Adjacency, GraphEdge, VisibilityGraph, graph_of
from euphoria.games.reality.geometry.terrain import INCH, Place, Terrain

KEPT: Final = 2048
"""How many trees are kept for a table, whatever was removed from it."""
BUDGET_STEP: Final = 4
"""Budgets are rounded up to a multiple of this, so that similar budgets share a tree."""
KEPT_CHOICES: Final = 12
"""How many alternative last legs are kept for a node."""
NEVER: Final = 1 << 60
BITS: Final = 16
STATE: Final = (1 << BITS) - 1
"""The mask of the state in a packed path: see `pack`."""


Branch = tuple[int, int, int, int, int]
"""A leg of the tree that stays on one surface: direction, dx, dy, squared length, state at its end."""


class Branches(NamedTuple):
    """All legs of a tree that begin at one place, and their bounding box."""

    place: Place
    z: int
    left: int
    bottom: int
    right: int
    top: int
    directions: list[int]
    legs: list[Branch]
    """Those that stay on the surface, by direction; `directions` has the directions alone, for bisection."""
    steps: list[int]
    """The states at the ends of the legs that lead to another surface."""


class ShortestPathTree:
    """The value and the parent of every state that can be reached for `budget` points from one start."""

    __slots__ = (
        "_choices", "_from_start", "_sources", "bottom", "budget", "carrying", "children", "branches", "left", "order",
        "parents", "right", "root", "spent", "graph", "start", "top", "values",
    )  # fmt: skip

    def __init__(self, graph: VisibilityGraph, start: Place, budget: int, carrying: bool) -> None:
        self.graph = graph
        self.start = start
        self.budget = budget
        self.carrying = carrying
        self.root = len(graph.places) * CLASSES
        self.values: dict[int, int] = {}
        self.parents: dict[int, int] = {}
        self._from_start = graph.from_place(start, budget * INCH + graph.slack)
        self._sources: tuple[list[int], list[int], list[dict[int, GraphEdge]]] = ([], [], [])
        """The expanded states, their values, and the edges from them; three lists instead of one of tuples, so that the
        garbage collector has fewer objects to track."""
        self._grow()
        costs: dict[int, int] = {}
        for state, value in self.values.items():
            if state >= MOST * CLASSES:
                continue
            spent = cost(value, state % CLASSES, carrying)
            if spent < costs.get(state // CLASSES, NEVER):
                costs[state // CLASSES] = spent
        # Sorted, so that the order does not depend on the budget that this tree was grown for.
        in_order = sorted((spent, node) for node, spent in costs.items())
        self.order = [node for _, node in in_order]
        """The goal nodes, cheapest first; `spent` has their costs in the same order."""
        self.spent = [spent for spent, _ in in_order]
        self.children: dict[int, list[int]] = {}
        for state, parent in self.parents.items():
            self.children.setdefault(parent, []).append(state)
        self.branches = [self._branches_from(parent, states) for parent, states in self.children.items()]
        self.left = min((here.left for here in self.branches), default=0)
        self.bottom = min((here.bottom for here in self.branches), default=0)
        self.right = max((here.right for here in self.branches), default=0)
        self.top = max((here.top for here in self.branches), default=0)
        self._choices: dict[int, list[int]] = {}

    def place_of(self, state: int) -> Place:
        return self.start if state == self.root else self.graph.places[state // CLASSES]

    def adjacency(self, state: int, value: int) -> Adjacency:
        """The edges from a state, at least as far as the rest of the budget pays for."""
        if state == self.root:
            return self._from_start
        left = self.budget * FINE - value
        radius = -(-left // (2 * QUARTER if self.carrying else QUARTER))
        return self.graph.from_node(state // CLASSES, radius + self.graph.slack)

    def _grow(self) -> None:
        """Dijkstra's search. Values never shrink along a path, so a state is settled when it is taken from the heap."""
        carrying, budget, values, parents = self.carrying, self.budget, self.values, self.parents
        limit = budget * FINE
        own = self.graph.number_of(self.start)
        if own is not None:
            values.update(dict.fromkeys(range(own * CLASSES, own * CLASSES + CLASSES), -1))
        heap = [(0, self.root)]
        values[self.root] = 0
        settled = self._settled_at_once()
        difficult, turning = self.graph.difficult, self.graph.turning_nodes
        states, worth, legs = self._sources
        while heap:
            value, state = heappop(heap)
            if value > values[state]:
                continue
            node = state // CLASSES
            if state != self.root:
                if not carrying and node not in difficult:
                    settled |= 1 << node
                if node not in turning:
                    continue
            kind = state % CLASSES
            simple = not kind & CROSSING
            adjacency = self.adjacency(state, value)
            if state != self.root:
                states.append(state)
                worth.append(value)
                legs.append(adjacency.edges)
            for least, node, laden, crossing, parts in _worth_trying(adjacency, settled if state != self.root else 0):
                if value + least > limit:
                    break
                after = value + (laden if carrying else least)
                reached = node * CLASSES + (kind if simple and parts is None else crossing * CROSSING)
                if after >= values.get(reached, NEVER) and not crossing and not carrying:
                    continue
                if parts is not None or not simple:
                    after, ends = extend(value, kind, least, parts, carrying)
                    reached = node * CLASSES + ends
                if (
                    after >= values.get(reached, NEVER)
                    or values.get(reached ^ 1, NEVER) + FINE <= after
                    or cost(after, reached % CLASSES, carrying) > budget
                ):
                    continue
                values[reached] = after
                parents[reached] = state
                heappush(heap, (after, reached))
        for state in [state for state, value in values.items() if value <= 0]:
            del values[state]

    def _settled_at_once(self) -> int:
        """A mask of the nodes that a straight leg over open ground reaches from the start: no path can be cheaper.

        Holds only where all paths to a node have one label class, and no ladder is shorter than its ends are apart.
        """
        if self.carrying or self.graph.slack:
            return 0
        difficult = self.graph.difficult
        return sum(
            [1 << edge[1] for edge in self._from_start.edges.values() if edge[4] is None and edge[1] not in difficult]
        )

    def _branches_from(self, parent: int, states: list[int]) -> Branches:
        place = self.place_of(parent)
        x, y, surface = place
        ends = [(state, self.place_of(state)) for state in states]
        legs = sorted(
            (direction(ex - x, ey - y), ex - x, ey - y, (ex - x) ** 2 + (ey - y) ** 2, state)
            for state, (ex, ey, end) in ends
            if end == surface
        )
        steps = [state for state, end in ends if end[2] != surface]
        xs, ys = [x, *(end[0] for _, end in ends)], [y, *(end[1] for _, end in ends)]
        z = self.graph.terrain.height_of(place)
        return Branches(place, z, min(xs), min(ys), max(xs), max(ys), [leg[0] for leg in legs], legs, steps)

    def turning_states(self, limit: int) -> Iterator[tuple[int, int]]:
        """The expanded states whose value is at most `limit`, with their values."""
        states, worth, _ = self._sources
        yield from zip(states[: bisect_right(worth, limit)], worth, strict=False)

    def choices(self, node: int) -> list[int]:
        """The KEPT_CHOICES best paths to a node that differ in their last leg, best first, packed."""
        known = self._choices.get(node)
        if known is None:
            known = self._choices[node] = sorted(self.last_legs(node))[:KEPT_CHOICES]
        return known

    def last_legs(self, node: int, blocked: Container[int] = ()) -> list[int]:
        """A path to a node for every last leg that does not begin at a blocked state, packed and unsorted."""
        carrying, budget = self.carrying, self.budget
        limit = budget * FINE
        found = []
        edge = self._from_start.edges.get(node)
        if edge is not None:
            value, kind = extend(0, 0, edge[0], edge[4], carrying)
            if cost(value, kind, carrying) <= budget:
                found.append(pack(value, kind, self.root))
        for state, before, edges in zip(*self._sources, strict=True):
            edge = edges.get(node)
            if edge is None or before + edge[0] > limit or state in blocked:
                continue
            kind = state % CLASSES
            if edge[4] is None and not kind and not carrying:
                found.append(pack(before + edge[0], 0, state))
                continue
            value, kind = extend(before, kind, edge[0], edge[4], carrying)
            if cost(value, kind, carrying) <= budget:
                found.append(pack(value, kind, state))
        return found


def _worth_trying(adjacency: Adjacency, settled: int) -> Iterable[GraphEdge]:
    """The edges of an adjacency, cheapest first; without those to settled nodes if these are the majority."""
    left = adjacency.ends & ~settled
    if 2 * left.bit_count() > len(adjacency.edges):
        return adjacency.edges.values()
    edges = []
    while left:
        last = left.bit_length() - 1
        edges.append(adjacency.edges[last])
        left ^= 1 << last
    edges.sort()
    return edges


def pack(value: int, kind: int, before: int) -> int:
    """A path to a node as one integer that sorts by value: value, label class, and the state before the last leg."""
    return (value << 2 | kind) << BITS | before


def unpack(choice: int) -> tuple[int, int, int]:
    return choice >> BITS + 2, choice >> BITS & 3, choice & STATE


def tree_of(terrain: Terrain, start: Place, budget: int, carrying: bool) -> ShortestPathTree:
    """The tree of a start, from the cache if it has been grown before."""
    terrain = _terrain_for(terrain, start, budget)
    kept = _kept_trees(terrain)
    key = (terrain.gone, start, carrying)
    tree = kept.get(key)
    if tree is None or tree.budget < budget:
        tree = kept[key] = ShortestPathTree(graph_of(terrain), start, _rounded(budget), carrying)
        if len(kept) > KEPT:
            kept.popitem(last=False)
    kept.move_to_end(key)
    return tree


def preparing_tree(terrain: Terrain, start: Place, budget: int, carrying: bool) -> Iterator[None]:
    """Finds in short steps the edges that the tree of a start needs: nothing takes longer where a table is new."""
    terrain = _terrain_for(terrain, start, budget)
    tree = _kept_trees(terrain).get((terrain.gone, start, carrying))
    if tree is not None and tree.budget >= budget:
        return
    graph = graph_of(terrain)
    far = _rounded(budget) * INCH
    graph.from_place(start, far + graph.slack)
    for node in graph.turning_nodes:
        x, y, _ = graph.places[node]
        left = far // (2 if carrying else 1) - isqrt((x - start[0]) ** 2 + (y - start[1]) ** 2)
        if left > 0:
            yield
            graph.from_node(node, left + graph.slack)


def _terrain_for(terrain: Terrain, start: Place, budget: int) -> Terrain:
    """The terrain whose tree serves. Where all removed scenery is out of reach, this is the full table.

    Its tree is cached for that table only: it may have been grown for a larger budget, with which the removed scenery
    would be in reach.
    """
    if terrain is not terrain.full and graph_of(terrain).is_unchanged_within(start, budget * INCH):
        return terrain.full
    return terrain


def _rounded(budget: int) -> int:
    return -(-budget // BUDGET_STEP) * BUDGET_STEP


def _kept_trees(terrain: Terrain) -> OrderedDict[tuple[int, Place, bool], ShortestPathTree]:
    if "trees" not in terrain.shared:
        terrain.shared["trees"] = OrderedDict()
    return cast("OrderedDict[tuple[int, Place, bool], ShortestPathTree]", terrain.shared["trees"])
