"""Path distances over the whole table, for goals that are several turns away.

Neighbouring nodes are connected once per table; distances from a goal follow by Dijkstra's algorithm. Figures and
removed scenery are ignored: this is for planning, not for moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from math import hypot
from typing import Final, cast

from euphoria.games.reality.geometry.movement.legs import FINE, bare_leg
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.pathfinding.path_labels import extend
from euphoria.games.reality.geometry.terrain import INCH, Place, Terrain

NEAR: Final = 3 * INCH
"""Maximum distance of connected nodes."""
KEPT: Final = 1024
"""Cache size per table, of fields and of edges to other places; a full cache is cleared."""
FAR: Final = 99.0
"""Action points to unreachable nodes."""

GraphEdge = tuple[int, float, float]
"""A neighbouring node, and the action points from it to the place, without and with a load."""


class DistanceGraph:
    """The graph of a table: nodes and edges between neighbours."""

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self.places = nodes(terrain)
        self.number = {place: number for number, place in enumerate(self.places)}
        self._cells: dict[tuple[int, int], list[int]] = {}
        for number, (x, y, _) in enumerate(self.places):
            self._cells.setdefault((x // NEAR, y // NEAR), []).append(number)
        self.edges: list[list[GraphEdge]] = [list(self._edges_to(place)) for place in self.places]
        self._near: dict[Place, list[GraphEdge]] = {}
        self._fields: dict[tuple[Place, bool], DistanceField] = {}

    def _edges_to(self, place: Place) -> Iterator[GraphEdge]:
        x, y, _ = place
        column, row = x // NEAR, y // NEAR
        for across in (column - 1, column, column + 1):
            for up in (row - 1, row, row + 1):
                for number in self._cells.get((across, up), ()):
                    other = self.places[number]
                    if other != place and (other[0] - x) ** 2 + (other[1] - y) ** 2 <= NEAR * NEAR:
                        parts = bare_leg(self.terrain, other, place)
                        if parts is not None:
                            free, laden = (extend(0, 0, 0, parts, burden)[0] / FINE for burden in (False, True))
                            yield number, free, laden

    def edges_to(self, place: Place) -> list[GraphEdge]:
        """Edges from nodes to any place."""
        number = self.number.get(place)
        if number is not None:
            return self.edges[number]
        if place not in self._near:
            if len(self._near) >= KEPT:
                self._near.clear()
            self._near[place] = list(self._edges_to(place))
        return self._near[place]

    def field(self, goal: Place, laden: bool) -> DistanceField:
        key = goal, laden
        if key not in self._fields:
            if len(self._fields) >= KEPT:
                self._fields.clear()
            self._fields[key] = DistanceField(self, goal, laden)
        return self._fields[key]


class DistanceField:
    """Action points to a goal from every place."""

    __slots__ = ("_known", "_laden", "_graph", "costs", "goal")

    def __init__(self, graph: DistanceGraph, goal: Place, laden: bool) -> None:
        self._graph = graph
        self._laden = laden
        self.goal = goal
        self.costs = [FAR] * len(graph.places)
        self._known: dict[Place, float] = {}
        heap: list[tuple[float, int]] = []
        if goal in graph.number:
            heap.append((0.0, graph.number[goal]))
        else:
            heap += [(edge[1 + laden], edge[0]) for edge in graph.edges_to(goal)]
            heap.sort()
        costs = self.costs
        for cost, number in heap:
            costs[number] = min(cost, costs[number])
        while heap:
            cost, number = heappop(heap)
            if cost > costs[number]:
                continue
            for edge in graph.edges[number]:
                total = cost + edge[1 + laden]
                if total < costs[edge[0]]:
                    costs[edge[0]] = total
                    heappush(heap, (total, edge[0]))

    def at(self, place: Place) -> float:
        """Action points from this place."""
        known = self._known.get(place)
        if known is None:
            if len(self._known) >= 4 * KEPT:
                self._known.clear()
            known = self._known[place] = self._cost(place)
        return known

    def _cost(self, place: Place) -> float:
        """Straight-line distance near the goal, else by the graph."""
        x, y, surface = place
        rate = 2 if self._laden else 1
        goal = self.goal
        if surface == goal[2]:
            straight = hypot(x - goal[0], y - goal[1]) * rate / INCH
            if straight <= 1.5 * rate:
                return straight
        number = self._graph.number.get(place)
        if number is not None:
            return self.costs[number]
        # Short edges cost about the same in both directions.
        costs = self.costs
        return min((costs[edge[0]] + edge[1 + self._laden] for edge in self._graph.edges_to(place)), default=FAR)


def graph_of(terrain: Terrain) -> DistanceGraph:
    full = terrain.full
    if "plan" not in full.cache:
        full.cache["plan"] = DistanceGraph(full)
    return cast("DistanceGraph", full.cache["plan"])


def field_to(terrain: Terrain, goal: Place, *, laden: bool = False) -> DistanceField:
    """The distance field to a goal; cached."""
    return graph_of(terrain).field(goal, laden)
