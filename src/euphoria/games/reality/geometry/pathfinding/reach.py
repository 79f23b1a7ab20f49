"""Where a figure can get to, and the cheapest way there (R-move-11, R-y-11).

Ways turn where scenery or figures make them bend (see `turns` and `rings`). What scenery alone allows is kept on the
terrain, as a tree for every start. A query finds the branches that figures block, and seeks other ways only to the
nodes at their ends.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence

from euphoria.games.reality.geometry.movement.figure_clearance import (
    Obstacle,
    allowed_at_the_end,
    at_height,
    is_free,
    may_pass,
)
from euphoria.games.reality.geometry.movement.legs import FINE, leg, length_of
from euphoria.games.reality.geometry.pathfinding.detours import Detours, blocked_states
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.pathfinding.path_labels import CLASSES, cost, extend
from euphoria.games.reality.geometry.pathfinding.shortest_path_tree import NEVER, ShortestPathTree, tree_of
from euphoria.games.reality.geometry.terrain import Place, Terrain

__all__ = ["Obstacle", "Reach", "nodes", "reach", "way_to", "way_within"]


class Reach:
    """The nodes in reach and what each costs, the start's own left out; and the way to each."""

    __slots__ = ("_blocked", "_detours", "costs", "tree")

    def __init__(self, tree: ShortestPathTree, costs: dict[int, int], blocked: set[int], detours: Detours) -> None:
        self.tree = tree
        self.costs = costs
        self._blocked = blocked
        self._detours = detours

    def way(self, node: int) -> tuple[Place, ...]:
        """The places of the cheapest way to a node in reach, from the start on."""
        cheapest = self.costs[node]
        carrying = self.tree.carrying
        for state, value in self.labels_of(node):
            if cost(value, state % CLASSES, carrying) == cheapest:
                return self.way_of(state)
        raise KeyError(node)

    def way_of(self, state: int) -> tuple[Place, ...]:
        tree, repaired = self.tree, self._detours.found
        places = [self.place_of(state)]
        while state != tree.root:
            state = repaired[state][1] if state in repaired else tree.parents[state]
            places.append(self.place_of(state))
        return tuple(places[::-1])

    def place_of(self, state: int) -> Place:
        return self._detours.place_of(state)

    def labels(self, budget: int) -> Iterator[tuple[int, int]]:
        """All states from which a last leg may lead to a goal, but the start, and their values."""
        blocked = self._blocked
        for label in self.tree.turning_states(budget * FINE):
            if label[0] not in blocked:
                yield label
        yield from self._detours.turning_states()

    def labels_of(self, node: int) -> Iterator[tuple[int, int]]:
        """The states in which one can be at a node, and their values."""
        repaired = self._detours.found
        for state in range(node * CLASSES, node * CLASSES + CLASSES):
            if state in repaired:
                yield state, repaired[state][0]
            elif state in self.tree.values and state not in self._blocked:
                yield state, self.tree.values[state]


def reach(terrain: Terrain, start: Place, budget: int, obstacles: Sequence[Obstacle], carrying: bool = False) -> Reach:
    """All nodes that `budget` points take one to, clear of all obstacles."""
    tree = tree_of(terrain, start, budget, carrying)
    count = bisect_right(tree.spent, budget)
    costs = dict(zip(tree.order[:count], tree.spent, strict=False))
    figures = leaving(terrain, start, obstacles)
    blocked, to_blame = blocked_states(tree, figures)
    found = Reach(tree, costs, blocked, Detours(tree, blocked, figures, to_blame, budget))
    for node in {state // CLASSES for state in blocked}.intersection(costs):
        # In its place: the order of the nodes is not to depend on how many points the tree was grown for.
        costs[node] = min(
            (cost(value, state % CLASSES, carrying) for state, value in found.labels_of(node)), default=NEVER
        )
        if costs[node] > budget:
            del costs[node]
    if figures != list(obstacles):
        for node in [node for node in costs if not is_free(terrain, tree.graph.places[node], obstacles)]:
            del costs[node]
    return found


def leaving(terrain: Terrain, start: Place, obstacles: Iterable[Obstacle]) -> list[Obstacle]:
    """Who already is nearer to a figure than they should be may go away from it, and never comes nearer."""
    x, y, _ = start
    z = terrain.height_of(start)
    figures = []
    for figure in obstacles:
        square = (figure.x - x) ** 2 + (figure.y - y) ** 2
        if square < figure.square and at_height(figure, z):
            figure = figure._replace(square=square)
        figures.append(figure)
    return figures


def way_to(
    terrain: Terrain, start: Place, goal: Place, budget: int, obstacles: Sequence[Obstacle], carrying: bool = False
) -> tuple[tuple[Place, ...], int] | None:
    """The cheapest way to any place and its cost, or None where `budget` points do not take one there."""
    if start == goal:
        return (start,), 0
    return way_within(reach(terrain, start, budget, obstacles, carrying), goal, budget, obstacles)


def way_within(
    found: Reach, goal: Place, budget: int, obstacles: Sequence[Obstacle]
) -> tuple[tuple[Place, ...], int] | None:
    """The same for who has worked out the reach already, with these points and obstacles; the goal is not the start.

    Where the goal touches enemies it is a charge: the last leg, and it alone, may touch those, and only at its end
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
    """The last legs to a goal that were tried, and the best way until now."""

    def __init__(self, found: Reach, goal: Place, budget: int) -> None:
        self.found = found
        self.tree = found.tree
        self.goal = goal
        self.best: tuple[tuple[Place, ...], int] | None = None
        self.budget = budget
        self.limit = budget * FINE
        """A way that comes to more is of no use."""

    def run(self, obstacles: Sequence[Obstacle], last: Sequence[Obstacle]) -> None:
        """Try all last legs, the most hopeful ones first."""
        terrain, goal = self.tree.graph.terrain, self.goal
        for bound, value, state in sorted(self.last_legs()):
            if bound > self.limit:
                break
            place = self.found.place_of(state)
            if place == goal or may_pass(terrain, place, goal, obstacles, last):
                self.try_way(value, state, place)

    def last_legs(self) -> Iterator[tuple[int, int, int]]:
        """The states from which the goal could be reached: what that costs at least, the state's value, the state."""
        yield self.least(self.tree.start), 0, self.tree.root
        for state, value in self.found.labels(self.budget):
            yield value + self.least(self.found.place_of(state)), value, state

    def least(self, place: Place) -> int:
        """What a leg from there costs at least. A ladder may be shorter than its ends are apart."""
        length = length_of(place, self.goal) if place[2] == self.goal[2] else 0
        return 2 * length if self.tree.carrying else length

    def try_way(self, value: int, state: int, place: Place) -> None:
        """Go on from a state to the goal."""
        carrying = self.tree.carrying
        parts = leg(self.tree.graph.terrain, place, self.goal)
        if parts is None:
            return
        spent = cost(*extend(value, state % CLASSES, 0, parts, carrying), carrying)
        if spent * FINE <= self.limit:
            way = self.found.way_of(state)
            self.best = (way if way[-1] == self.goal else (*way, self.goal)), spent
            self.limit = (spent - 1) * FINE
