"""How far it is by way, all over a table: for goals that are turns away, where `reach` would look too far.

Neighbouring nodes are joined once for a table; from any goal the points to all of them follow. Figures and what was
removed since the beginning are left out of account: this is for plans, not for moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from math import hypot
from typing import cast

from euphoria.games.reality.geometry.movement.legs import FINE, bare_leg
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.pathfinding.path_labels import extend
from euphoria.games.reality.geometry.terrain import INCH, Place, Terrain

NEAR = 3 * INCH
"""Nodes that are no farther apart are joined, if one can go from one to the other."""
KEPT = 1024
"""So many fields, and so many joints of other places, are kept for a table; then it starts anew."""
FAR = 99.0
"""Points to where no way was found."""

GraphEdge = tuple[int, float, float]
"""A node beside a place, and what the way from it to the place costs, without a burden and with one."""


class DistanceGraph:
    """The nodes of a table and the legs between neighbours."""

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self.places = nodes(terrain)
        self.number = {place: number for number, place in enumerate(self.places)}
        self._squares: dict[tuple[int, int], list[int]] = {}
        for number, (x, y, _) in enumerate(self.places):
            self._squares.setdefault((x // NEAR, y // NEAR), []).append(number)
        self.joints: list[list[GraphEdge]] = [list(self._joints_to(place)) for place in self.places]
        self._near: dict[Place, list[GraphEdge]] = {}
        self._fields: dict[tuple[Place, bool], DistanceField] = {}

    def _joints_to(self, place: Place) -> Iterator[GraphEdge]:
        x, y, _ = place
        column, row = x // NEAR, y // NEAR
        for across in (column - 1, column, column + 1):
            for up in (row - 1, row, row + 1):
                for number in self._squares.get((across, up), ()):
                    other = self.places[number]
                    if other != place and (other[0] - x) ** 2 + (other[1] - y) ** 2 <= NEAR * NEAR:
                        parts = bare_leg(self.terrain, other, place)
                        if parts is not None:
                            free, laden = (extend(0, 0, 0, parts, burden)[0] / FINE for burden in (False, True))
                            yield number, free, laden

    def joints_to(self, place: Place) -> list[GraphEdge]:
        """The nodes beside any place."""
        number = self.number.get(place)
        if number is not None:
            return self.joints[number]
        if place not in self._near:
            if len(self._near) >= KEPT:
                self._near.clear()
            self._near[place] = list(self._joints_to(place))
        return self._near[place]

    def field(self, goal: Place, laden: bool) -> DistanceField:
        key = goal, laden
        if key not in self._fields:
            if len(self._fields) >= KEPT:
                self._fields.clear()
            self._fields[key] = DistanceField(self, goal, laden)
        return self._fields[key]


class DistanceField:
    """The points that it takes to a goal, from everywhere."""

    __slots__ = ("_known", "_laden", "_map", "costs", "goal")

    def __init__(self, plan: DistanceGraph, goal: Place, laden: bool) -> None:
        self._map = plan
        self._laden = laden
        self.goal = goal
        self.costs = [FAR] * len(plan.places)
        self._known: dict[Place, float] = {}
        heap: list[tuple[float, int]] = []
        if goal in plan.number:
            heap.append((0.0, plan.number[goal]))
        else:
            heap += [(joint[1 + laden], joint[0]) for joint in plan.joints_to(goal)]
            heap.sort()
        costs = self.costs
        for cost, number in heap:
            costs[number] = min(cost, costs[number])
        while heap:
            cost, number = heappop(heap)
            if cost > costs[number]:
                continue
            for joint in plan.joints[number]:
                total = cost + joint[1 + laden]
                if total < costs[joint[0]]:
                    costs[joint[0]] = total
                    heappush(heap, (total, joint[0]))

    def at(self, place: Place) -> float:
        """From this place."""
        known = self._known.get(place)
        if known is None:
            if len(self._known) >= 4 * KEPT:
                self._known.clear()
            known = self._known[place] = self._cost(place)
        return known

    def _cost(self, place: Place) -> float:
        """Straight on where it is close."""
        x, y, surface = place
        rate = 2 if self._laden else 1
        goal = self.goal
        if surface == goal[2]:
            straight = hypot(x - goal[0], y - goal[1]) * rate / INCH
            if straight <= 1.5 * rate:
                return straight
        number = self._map.number.get(place)
        if number is not None:
            return self.costs[number]
        # A leg costs about the same in both directions where it is short.
        costs = self.costs
        return min((costs[joint[0]] + joint[1 + self._laden] for joint in self._map.joints_to(place)), default=FAR)


def graph_of(terrain: Terrain) -> DistanceGraph:
    full = terrain.full
    if "plan" not in full.cache:
        full.cache["plan"] = DistanceGraph(full)
    return cast("DistanceGraph", full.cache["plan"])


def field_to(terrain: Terrain, goal: Place, *, laden: bool = False) -> DistanceField:
    """The points to a goal from everywhere on the table."""
    return graph_of(terrain).field(goal, laden)
