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
from collections.abc import Iterator
from heapq import heappop, heappush
from math import isqrt
from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from euphoria.games.reality.geometry.movement.legs import FINE, QUARTER, BareLeg
from euphoria.games.reality.geometry.pathfinding.angular_sectors import direction
from euphoria.games.reality.geometry.pathfinding.goal_nodes import MOST
from euphoria.games.reality.geometry.pathfinding.path_labels import CLASSES, CROSSING, cost, extend
from euphoria.games.reality.geometry.pathfinding.visibility_graph import Adjacency, VisibilityGraph, graph_of
from euphoria.games.reality.geometry.terrain import INCH, Place, Terrain

KEPT: Final = 1024
KEPT_WITHOUT: Final = 64
"""How many trees are kept for the full table, and for one with removed elements: with it, for they hold its graph."""
BUDGET_STEP: Final = 4
"""Budgets are rounded up to a multiple of this, so that similar budgets share a tree."""
KEPT_CHOICES: Final = 12
"""How many alternative last legs are kept for a node."""
NEVER: Final = 1 << 29
"""More than any value; a Python integer of one digit."""
BITS: Final = 16
STATE: Final = (1 << BITS) - 1
"""The mask of the state in a packed path: see `pack`."""


@mypyc_attr(acyclic=True)
class Branches:
    """All legs of a tree that begin at one place, and their bounding box.

    States are in tuples, for the garbage collector does not look again into tuples of numbers, but does into lists.
    """

    __slots__ = ("_legs", "bottom", "ends", "left", "place", "right", "steps", "top", "z")

    def __init__(self, tree: ShortestPathTree, parent: int, ends: list[int]) -> None:
        self.place = tree.place_of(parent)
        self.z: int = tree.graph.terrain.height_of(self.place)
        self.ends: tuple[int, ...] = tuple(ends)
        """The states at the ends of the legs."""
        self._legs: tuple[int, ...] | None = None
        x, y, surface = self.place
        self.left: i64 = x
        self.right: i64 = x
        self.bottom: i64 = y
        self.top: i64 = y
        steps = []
        for state in ends:
            to_x, to_y, end = tree.place_of(state)
            self.left, self.right = min(self.left, to_x), max(self.right, to_x)
            self.bottom, self.top = min(self.bottom, to_y), max(self.top, to_y)
            if end != surface:
                steps.append(state)
        self.steps: tuple[int, ...] = tuple(steps)
        """Those of the legs that lead to another surface."""

    def legs(self, tree: ShortestPathTree) -> tuple[int, ...]:
        """The legs that stay on the surface, by direction, packed: the direction, and the state at the end."""
        if self._legs is None:
            x, y, surface = self.place
            legs = []
            for state in self.ends:
                to_x, to_y, end = tree.place_of(state)
                if end == surface:
                    legs.append(direction(to_x - x, to_y - y) << BITS | state)
            legs.sort()
            self._legs = tuple(legs)
        return self._legs


class ShortestPathTree:
    """The value and the parent of every state that can be reached for `budget` points from one start."""

    __slots__ = (
        "_choices", "_from_start", "_sources", "bottom", "branches", "budget", "carrying", "graph", "left", "order",
        "paths", "places", "right", "root", "spent", "start", "top",
    )  # fmt: skip

    def __init__(self, graph: VisibilityGraph, start: Place, budget: int, carrying: bool) -> None:
        self.graph = graph
        self.places = graph.places
        self.start = start
        self.budget = budget
        self.carrying = carrying
        self.root: int = len(graph.places) * CLASSES
        self.paths: dict[int, int] = {}
        """By state: the value, and the state before it, packed into one number."""
        self._from_start = graph.from_place(start, budget * INCH + graph.slack)
        self._sources: tuple[list[int], list[int], list[Adjacency]] = ([], [], [])
        """The expanded states, their values, and the edges from them; three lists instead of one of tuples, so that the
        garbage collector has fewer objects to track."""
        self._grow()
        costs: dict[int, int] = {}
        ends: dict[int, list[int]] = {}
        for state, path in self.paths.items():
            ends.setdefault(path & STATE, []).append(state)
            node = state // CLASSES
            if node < MOST:
                spent = cost(path >> BITS, state % CLASSES, carrying)
                if spent < costs.get(node, NEVER):
                    costs[node] = spent
        # Sorted, so that the order does not depend on the budget that this tree was grown for.
        in_order = sorted([spent << BITS | node for node, spent in costs.items()])
        self.order = [packed & STATE for packed in in_order]
        """The goal nodes, cheapest first; `spent` has their costs in the same order."""
        self.spent = [packed >> BITS for packed in in_order]
        self.branches = {parent: Branches(self, parent, states) for parent, states in ends.items()}
        """By the state that they begin at."""
        self.left = min([here.left for here in self.branches.values()], default=0)
        self.bottom = min([here.bottom for here in self.branches.values()], default=0)
        self.right = max([here.right for here in self.branches.values()], default=0)
        self.top = max([here.top for here in self.branches.values()], default=0)
        self._choices: dict[int, tuple[int, ...]] = {}

    def value_of(self, state: int) -> int:
        """The value of a state; NEVER where the points do not take one there."""
        path = self.paths.get(state)
        return NEVER if path is None else path >> BITS

    def before(self, state: int) -> int:
        """The state before this one on the way there."""
        return self.paths[state] & STATE

    def place_of(self, state: int) -> Place:
        return self.start if state == self.root else self.places[state // CLASSES]

    def adjacency(self, state: int, value: int) -> Adjacency:
        """The edges from a state, at least as far as the rest of the budget pays for."""
        if state == self.root:
            return self._from_start
        left = self.budget * FINE - value
        radius = -(-left // (2 * QUARTER if self.carrying else QUARTER))
        return self.graph.from_node(state // CLASSES, radius + self.graph.slack)

    def _grow(self) -> None:
        """Dijkstra's search. Values never shrink along a path, so a state is settled when it is taken from the heap.

        In the heap, value and state are one number. What an edge leads to is looked up in flat lists, which are gone
        afterwards.
        """
        carrying = self.carrying
        root: i64 = self.root
        limit: i64 = self.budget * FINE
        values = [NEVER] * (self.root + CLASSES)
        before = [0] * (self.root + CLASSES)
        reached: list[int] = []
        own = self.graph.number_of(self.start)
        if own is not None:
            for kind in range(CLASSES):
                values[own * CLASSES + kind] = -1
        values[root] = 0
        heap: list[int] = [self.root]
        settled = self._settled_at_once()
        difficult, turning = self.graph.difficult, self.graph.turning_nodes
        states, worth, edges = self._sources
        while heap:
            top: i64 = heappop(heap)
            value = top >> BITS
            state = top & STATE
            if value > values[state]:
                continue
            node: i64 = state // CLASSES
            if state != root:
                if not carrying and node not in difficult:
                    settled[node] = True
                if node not in turning:
                    continue
            kind = state % CLASSES
            adjacency = self.adjacency(state, value)
            if state != root:
                states.append(state)
                worth.append(value)
                edges.append(adjacency)
            simple = not kind & CROSSING
            for to, edge in adjacency.edges.items():
                least: i64 = edge >> 1
                if value + least > limit:
                    break
                if state != root and settled[to]:
                    continue
                if simple and not edge & 1:
                    after = value + (2 * least if carrying else least)
                    end = to * CLASSES + kind
                else:
                    parts: BareLeg | None = None
                    crosses = False
                    if edge & 1:
                        crosses, parts = adjacency.rough[to]
                    if not crosses and not carrying and value + least >= values[to * CLASSES]:
                        continue
                    after, ends = extend(value, kind, least, parts, carrying)
                    end = to * CLASSES + ends
                known: i64 = values[end]
                if after >= known or values[end ^ 1] + FINE <= after:
                    continue
                if cost(after, end % CLASSES, carrying) > self.budget:
                    continue
                if known == NEVER:
                    reached.append(end)
                values[end] = after
                before[end] = state
                heappush(heap, after << BITS | end)
        self.paths = {end: values[end] << BITS | before[end] for end in reached if values[end]}

    def _settled_at_once(self) -> list[bool]:
        """For each node, whether a straight leg over open ground reaches it from the start: no path can be cheaper.

        Holds only where all paths to a node have one label class, and no ladder is shorter than its ends are apart.
        """
        settled = [False] * len(self.places)
        if not self.carrying and not self.graph.slack:
            difficult = self.graph.difficult
            for node, edge in self._from_start.edges.items():
                if not edge & 1 and node not in difficult:
                    settled[node] = True
        return settled

    def turning_states(self, limit: int) -> Iterator[tuple[int, int]]:
        """The expanded states whose value is at most `limit`, with their values."""
        states, worth, _ = self._sources
        yield from zip(states[: bisect_right(worth, limit)], worth, strict=False)

    def choices(self, node: int) -> tuple[int, ...]:
        """The KEPT_CHOICES best paths to a node that differ in their last leg, best first, packed."""
        known = self._choices.get(node)
        if known is None:
            known = self._choices[node] = tuple(sorted(self.last_legs(node))[:KEPT_CHOICES])
        return known

    def last_legs(self, node: int, blocked: set[int] | None = None) -> list[int]:
        """A path to a node for every last leg that does not begin at a blocked state, packed and unsorted."""
        found: list[int] = []
        edge = self._from_start.edges.get(node)
        if edge is not None:
            self._add_last_leg(found, node, self._from_start, edge, 0, self.root)
        states, worth, adjacencies = self._sources
        limit: i64 = self.budget * FINE
        for at in range(len(states)):
            edge = adjacencies[at].edges.get(node)
            if edge is None or worth[at] + (edge >> 1) > limit or (blocked is not None and states[at] in blocked):
                continue
            self._add_last_leg(found, node, adjacencies[at], edge, worth[at], states[at])
        return found

    def _add_last_leg(
        self, found: list[int], node: int, adjacency: Adjacency, edge: int, before: int, state: int
    ) -> None:
        """Add the path to a node by this edge from a state, if the points pay for it."""
        kind = state % CLASSES if state != self.root else 0
        parts = adjacency.rough[node][1] if edge & 1 else None
        value, kind = extend(before, kind, edge >> 1, parts, self.carrying)
        if cost(value, kind, self.carrying) <= self.budget:
            found.append(pack(value, kind, state))


def pack(value: i64, kind: i64, before: i64) -> i64:
    """A path to a node as one integer that sorts by value: value, label class, and the state before the last leg."""
    return (value << 2 | kind) << BITS | before


def unpack(choice: i64) -> tuple[i64, i64, i64]:
    return choice >> BITS + 2, choice >> BITS & 3, choice & STATE


def tree_of(terrain: Terrain, start: Place, budget: int, carrying: bool) -> ShortestPathTree:
    """The tree of a start, from the cache if it has been grown before."""
    terrain = _terrain_for(terrain, start, budget)
    kept = _kept_trees(terrain)
    key = (start, carrying)
    tree = kept.get(key)
    if tree is None or tree.budget < budget:
        tree = kept[key] = ShortestPathTree(graph_of(terrain), start, _rounded(budget), carrying)
        if len(kept) > (KEPT if terrain is terrain.full else KEPT_WITHOUT):
            kept.popitem(last=False)
    kept.move_to_end(key)
    return tree


def preparing_tree(terrain: Terrain, start: Place, budget: int, carrying: bool) -> Iterator[None]:
    """Finds in short steps the edges that the tree of a start needs: nothing takes longer where a table is new."""
    terrain = _terrain_for(terrain, start, budget)
    tree = _kept_trees(terrain).get((start, carrying))
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


def _kept_trees(terrain: Terrain) -> OrderedDict[tuple[Place, bool], ShortestPathTree]:
    if "trees" not in terrain.cache:
        terrain.cache["trees"] = OrderedDict()
    return cast("OrderedDict[tuple[Place, bool], ShortestPathTree]", terrain.cache["trees"])
