"""Where a figure can get to with so many action points, and the cheapest path there (R-move-11, R-y-11).

`reach` answers for all goal nodes at once, in three steps:

1. The shortest-path tree of the start on a table without figures (`shortest_path_tree`), kept from earlier positions.
2. The branches of that tree which the figures on the table block (`blocked_states`).
3. A second Dijkstra search for the blocked nodes alone, round the figures (`detours.Detours`).

`path_within` then finds the path to a single place, node or not, by trying every turning point as the start of the last
leg. Paths turn only at the turning points of scenery and figures, so a cost may be a point too high in rare cases:
`refined_search` looks for a cheaper path where that matters.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

from euphoria.games.reality.geometry.movement.figure_clearance import (
    Obstacle,
    allowed_at_the_end,
    is_free,
    may_pass,
    overlaps,
)
from euphoria.games.reality.geometry.movement.legs import FINE, bare_leg, length_of
from euphoria.games.reality.geometry.pathfinding.blocked_states import blocked_states
from euphoria.games.reality.geometry.pathfinding.detours import Detours
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.pathfinding.path_labels import CLASSES, cost, extend
from euphoria.games.reality.geometry.pathfinding.shortest_path_tree import BITS, NEVER, STATE, ShortestPathTree, tree_of
from euphoria.games.reality.geometry.terrain import Place, Terrain

CostedPath = tuple[tuple[Place, ...], int]
"""The places of a path, beginning with its start, and its cost in action points."""

__all__ = ["CostedPath", "Obstacle", "Reach", "nodes", "path_to", "path_within", "reach"]


class Reach:
    """The nodes that can be reached and what each costs, without the node at the start itself; and the path to each."""

    __slots__ = ("_blocked", "_detours", "costs", "tree")

    def __init__(self, tree: ShortestPathTree, costs: dict[int, int], blocked: set[int], detours: Detours) -> None:
        self.tree = tree
        self.costs = costs
        self._blocked = blocked
        self._detours = detours

    def path(self, node: int) -> tuple[Place, ...]:
        """The places of the cheapest path to a node in reach, beginning with the start."""
        cheapest = self.costs[node]
        carrying = self.tree.carrying
        for state, value in self.labels_of(node):
            if cost(value, state % CLASSES, carrying) == cheapest:
                return self.path_of(state)
        raise KeyError(node)

    def path_of(self, state: int) -> tuple[Place, ...]:
        tree, repaired = self.tree, self._detours.found
        places = [self.place_of(state)]
        while state != tree.root:
            state = repaired[state] & STATE if state in repaired else tree.before(state)
            places.append(self.place_of(state))
        return tuple(places[::-1])

    def place_of(self, state: int) -> Place:
        return self._detours.place_of(state)

    def labels(self, budget: int) -> Iterator[tuple[int, int]]:
        """All states from which a last leg may lead to a goal, except the start, and their values."""
        blocked = self._blocked
        for label in self.tree.turning_states(budget * FINE):
            if label[0] not in blocked:
                yield label
        yield from self._detours.turning_states()

    def labels_of(self, node: int) -> Iterator[tuple[int, int]]:
        """The reachable states of a node and their values."""
        repaired = self._detours.found
        for state in range(node * CLASSES, node * CLASSES + CLASSES):
            if state in repaired:
                yield state, repaired[state] >> BITS
            elif state in self.tree.paths and state not in self._blocked:
                yield state, self.tree.value_of(state)


def reach(terrain: Terrain, start: Place, budget: int, obstacles: list[Obstacle], carrying: bool = False) -> Reach:
    """All nodes that can be reached for `budget` action points, clear of all obstacles."""
    tree = tree_of(terrain, start, budget, carrying)
    count = bisect_right(tree.spent, budget)
    costs = dict(zip(tree.order[:count], tree.spent, strict=False))
    figures = leaving(terrain, start, obstacles)
    blocked, to_blame = blocked_states(tree, figures)
    found = Reach(tree, costs, blocked, Detours(tree, blocked, figures, to_blame, budget))
    for node in {state // CLASSES for state in blocked}.intersection(costs):
        # Updated in place: the order of the nodes must not depend on the budget that the tree was grown for.
        costs[node] = min(
            (cost(value, state % CLASSES, carrying) for state, value in found.labels_of(node)), default=NEVER
        )
        if costs[node] > budget:
            del costs[node]
    if figures != obstacles:
        for node in [node for node in costs if not is_free(terrain, tree.graph.places[node], obstacles)]:
            del costs[node]
    return found


def leaving(terrain: Terrain, start: Place, obstacles: list[Obstacle]) -> list[Obstacle]:
    """The obstacles for a move that begins here: one already nearer than allowed may be left, but not approached."""
    x, y, _ = start
    z = terrain.height_of(start)
    figures = []
    for figure in obstacles:
        if overlaps(figure, x, y, z):
            dx, dy = figure.x - x, figure.y - y
            figure = Obstacle(figure.x, figure.y, figure.z, dx * dx + dy * dy)
        figures.append(figure)
    return figures


def path_to(
    terrain: Terrain, start: Place, goal: Place, budget: int, obstacles: list[Obstacle], carrying: bool = False
) -> CostedPath | None:
    """The cheapest path to any place and its cost; None where it cannot be reached for `budget` points."""
    if start == goal:
        return (start,), 0
    return path_within(reach(terrain, start, budget, obstacles, carrying), goal, budget, obstacles)


def path_within(found: Reach, goal: Place, budget: int, obstacles: list[Obstacle]) -> CostedPath | None:
    """The same from a reach that was computed with this budget and these obstacles; the goal is not the start.

    A goal that touches enemies makes the move a charge: only the last leg may touch them, and only at its end
    (R-con-2).
    """
    terrain, start = found.tree.graph.terrain, found.tree.start
    last = allowed_at_the_end(terrain, obstacles, goal)
    if not terrain.stands(goal) or not is_free(terrain, goal, last):
        return None
    last = leaving(terrain, start, last)
    search = _LastLegSearch(found, goal, budget)
    search.run(obstacles, last)
    return search.best


class _LastLegSearch:
    """Tries last legs to a goal, in the order of a lower bound of the path's cost, and keeps the best path."""

    def __init__(self, found: Reach, goal: Place, budget: int) -> None:
        self.found = found
        self.tree = found.tree
        self.goal = goal
        self.best: CostedPath | None = None
        self.budget = budget
        self.limit = budget * FINE
        """A path whose value is higher is no improvement."""

    def run(self, obstacles: list[Obstacle], last: list[Obstacle]) -> None:
        """Try all last legs, lowest bound first."""
        terrain, goal = self.tree.graph.terrain, self.goal
        for bound, value, state in sorted(self.last_legs()):
            if bound > self.limit:
                break
            place = self.found.place_of(state)
            if place == goal or may_pass(terrain, place, goal, obstacles, last):
                self.try_last_leg(value, state, place)

    def last_legs(self) -> Iterator[tuple[int, int, int]]:
        """Candidate states for the last leg: a lower bound of the whole path, the state's value, the state."""
        yield self.least(self.tree.start), 0, self.tree.root
        for state, value in self.found.labels(self.budget):
            yield value + self.least(self.found.place_of(state)), value, state

    def least(self, place: Place) -> int:
        """A lower bound of a leg from there; 0 to another surface: a ladder may be shorter than its ends are apart."""
        length = length_of(place, self.goal) if place[2] == self.goal[2] else 0
        return 2 * length if self.tree.carrying else length

    def try_last_leg(self, value: int, state: int, place: Place) -> None:
        """Complete the path from a state with a straight leg to the goal."""
        carrying = self.tree.carrying
        parts = bare_leg(self.tree.graph.terrain, place, self.goal)
        if parts is None:
            return
        spent = cost(*extend(value, state % CLASSES, 0, parts, carrying), carrying)
        if spent * FINE <= self.limit:
            path = self.found.path_of(state)
            self.best = (path if path[-1] == self.goal else (*path, self.goal)), spent
            self.limit = (spent - 1) * FINE
