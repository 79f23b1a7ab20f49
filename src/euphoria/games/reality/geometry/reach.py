"""Where a figure can get to, and the cheapest way there (R-move-11).

The cheapest way is sought among those that turn at nodes only (see `nodes`). Among these the answer is exact, with
every stretch rounded as R-move-2 says. It is not the shortest curve: one who slips closely round a figure, or bends
at the rim of difficult ground, may save a point, and a player may do so by giving way-points.

What scenery alone allows is kept on the terrain, as a tree for every start. A query finds the branches that figures
block, and seeks other ways only to the nodes at their ends.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import isqrt

from euphoria.games.reality.geometry.detours import Detours, Label, blocked_states
from euphoria.games.reality.geometry.figures import Obstacle, at_height, blocks, is_clear, is_free
from euphoria.games.reality.geometry.labels import CLASSES, cost, extend
from euphoria.games.reality.geometry.legs import FINE, leg, length_of
from euphoria.games.reality.geometry.nodes import nodes
from euphoria.games.reality.geometry.terrain import OVERLAP, Place, Terrain
from euphoria.games.reality.geometry.trees import NEVER, Tree, tree_of

__all__ = ["Obstacle", "Reach", "nodes", "reach", "way_to", "way_within"]

HINDERED = 6
"""So many last legs that a figure blocks are tried round it, the most hopeful ones."""


class Reach:
    """The nodes in reach and what each costs, the start's own left out; and the way to each."""

    __slots__ = ("_blocked", "_repaired", "costs", "tree")

    def __init__(self, tree: Tree, costs: dict[int, int], blocked: set[int], repaired: dict[int, Label]) -> None:
        self.tree = tree
        self.costs = costs
        self._blocked = blocked
        self._repaired = repaired

    def way(self, node: int) -> tuple[Place, ...]:
        """The places of the cheapest way to a node in reach, from the start on."""
        cheapest = self.costs[node]
        carrying = self.tree.carrying
        for state, value in self.labels_of(node):
            if cost(value, state % CLASSES, carrying) == cheapest:
                return self.way_of(state)
        raise KeyError(node)

    def way_of(self, state: int) -> tuple[Place, ...]:
        tree = self.tree
        places = [tree.place_of(state)]
        while state != tree.root:
            state = self._repaired[state][1] if state in self._repaired else tree.parents[state]
            places.append(tree.place_of(state))
        return tuple(places[::-1])

    def labels(self) -> Iterator[tuple[int, int]]:
        """All states in which one can be at a node in reach, and their values."""
        for node in self.costs:
            yield from self.labels_of(node)

    def labels_of(self, node: int) -> Iterator[tuple[int, int]]:
        """The states in which one can be at a node, and their values."""
        for state in range(node * CLASSES, node * CLASSES + CLASSES):
            if state in self._repaired:
                yield state, self._repaired[state][0]
            elif state in self.tree.values and state not in self._blocked:
                yield state, self.tree.values[state]


def reach(terrain: Terrain, start: Place, budget: int, obstacles: Sequence[Obstacle], carrying: bool = False) -> Reach:
    """All nodes that `budget` points take one to, clear of all obstacles."""
    tree = tree_of(terrain, start, budget, carrying)
    count = bisect_right(tree.spent, budget)
    costs = dict(zip(tree.order[:count], tree.spent, strict=False))
    figures = _leaving(terrain, start, obstacles)
    blocked = blocked_states(tree, figures)
    found = Reach(tree, costs, blocked, Detours(tree, blocked, figures, budget).found if blocked else {})
    for node in {state // CLASSES for state in blocked}.intersection(costs):
        # In its place: the order of the nodes is not to depend on how many points the tree was grown for.
        costs[node] = min(
            (cost(value, state % CLASSES, carrying) for state, value in found.labels_of(node)), default=NEVER
        )
        if costs[node] > budget:
            del costs[node]
    if figures != list(obstacles):
        for node in [node for node in costs if not is_free(terrain, tree.stars.places[node], obstacles)]:
            del costs[node]
    return found


def _leaving(terrain: Terrain, start: Place, obstacles: Iterable[Obstacle]) -> list[Obstacle]:
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

    Where the goal touches enemies it is a charge: the last leg, and it alone, may touch those (R-con-2). Where a
    figure blocks the last leg, that one may also turn at one of eight places close round the figure.
    """
    terrain, start = found.tree.stars.terrain, found.tree.start
    last = _touching(terrain, goal, obstacles)
    if not terrain.stands(goal) or not is_free(terrain, goal, last):
        return None
    search = _Search(found, goal, budget)
    figures, last = _leaving(terrain, start, obstacles), _leaving(terrain, start, last)
    hindered = []
    for bound, value, state in sorted(search.last_legs()):
        if bound > search.limit:
            break
        place = search.tree.place_of(state)
        blocking = [figure for figure in last if place != goal and blocks(terrain, place, goal, figure)]
        if blocking:
            hindered.append((bound, value, state, blocking[0]))
        else:
            search.try_way(value, state, (place, goal))
    for bound, value, state, figure in hindered[:HINDERED]:
        place = search.tree.place_of(state)
        for turn in around(place, figure):
            if (
                bound <= search.limit
                and is_clear(terrain, place, turn, figures)
                and is_clear(terrain, turn, goal, last)
            ):
                search.try_way(value, state, (place, turn, goal))
    return search.best


class _Search:
    """The last legs to a goal that were tried, and the best way until now."""

    def __init__(self, found: Reach, goal: Place, budget: int) -> None:
        self.found = found
        self.tree = found.tree
        self.goal = goal
        self.best: tuple[tuple[Place, ...], int] | None = None
        self.limit = budget * FINE
        """A way that comes to more is of no use."""

    def last_legs(self) -> Iterator[tuple[int, int, int]]:
        """The states from which the goal could be reached: what that costs at least, the state's value, the state."""
        yield self.least((self.tree.start, self.goal)), 0, self.tree.root
        for state, value in self.found.labels():
            yield value + self.least((self.tree.place_of(state), self.goal)), value, state

    def least(self, points: Sequence[Place]) -> int:
        """What legs over these places cost at least. A ladder may be shorter than its ends are apart."""
        length = sum(length_of(a, b) if a[2] == b[2] else 0 for a, b in pairwise(points))
        return 2 * length if self.tree.carrying else length

    def try_way(self, value: int, state: int, points: Sequence[Place]) -> None:
        """Go on from a state over these places, the first being where it is and the last one the goal."""
        terrain, carrying = self.tree.stars.terrain, self.tree.carrying
        if value + self.least(points) > self.limit or not all(map(terrain.stands, points[1:-1])):
            return
        kind = state % CLASSES
        for a, b in pairwise(points):
            parts = leg(terrain, a, b)
            if parts is None:
                return
            value, kind = extend(value, kind, 0, parts, carrying)
        spent = cost(value, kind, carrying)
        if spent * FINE <= self.limit:
            way = self.found.way_of(state)
            self.best = (*way, *(point for point in points[1:] if point != way[-1])), spent
            self.limit = (spent - 1) * FINE


def around(place: Place, figure: Obstacle) -> list[Place]:
    """Eight places close round a figure, on the surface of another place: one can go from each to the next."""
    far = isqrt(figure.square) + 1
    near = far * 2 // 3
    ring = ((far, 0), (near, near), (0, far), (-near, near), (-far, 0), (-near, -near), (0, -far), (near, -near))
    return [(figure.x + dx, figure.y + dy, place[2]) for dx, dy in ring]


def _touching(terrain: Terrain, goal: Place, obstacles: Iterable[Obstacle]) -> list[Obstacle]:
    """The obstacles as the last leg sees them: what the goal touches is only not to be overlapped."""
    x, y, _ = goal
    z = terrain.height_of(goal)
    return [
        figure._replace(square=min(figure.square, OVERLAP))
        if (figure.x - x) ** 2 + (figure.y - y) ** 2 < figure.square and at_height(figure, z)
        else figure
        for figure in obstacles
    ]
