"""Ways on a table with figures on it: who is in the way, and what the cheapest way to any place costs (R-move-11).

Most goals are nodes of the terrain, and `reach` has them all at once. Other places are judged one by one from the
same search: the last leg comes straight from the start or from a node.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final, cast

from euphoria.games.reality.cards.character import Trait
from euphoria.games.reality.geometry.movement.figure_clearance import (
    Obstacle,
    allowed_at_the_end,
    at_height,
    is_free,
    may_pass,
)
from euphoria.games.reality.geometry.movement.legs import FINE, QUARTER, leg
from euphoria.games.reality.geometry.movement.path_cost import cost_of, walk
from euphoria.games.reality.geometry.pathfinding.dense_turning_points import preparing_turns
from euphoria.games.reality.geometry.pathfinding.path_labels import CLASSES, cost, extend
from euphoria.games.reality.geometry.pathfinding.quick_prices import QuickPrices
from euphoria.games.reality.geometry.pathfinding.reach import path_within, reach
from euphoria.games.reality.geometry.pathfinding.refined_search import RefinedSearch
from euphoria.games.reality.geometry.pathfinding.shortest_path_tree import preparing_tree
from euphoria.games.reality.geometry.sight.line_of_sight import clear_between
from euphoria.games.reality.geometry.terrain import INCH, LEVEL, OVERLAP, TOUCH, Place, Terrain
from euphoria.games.reality.state import NEUTRAL, NO_LOAD, Show
from euphoria.kernel.core.action import Action

MARGIN: Final = 8
KEPT: Final = 10_000
"""So many places beside a place are kept with a terrain; then it starts anew."""
KEPT_WAYS: Final = 64
"""So many answers of `ways_of` are kept with a table, the last ones."""
STEP: Final = 400
"""The effort of a step of a search for a way that is worked out in steps: a few milliseconds."""

Way = tuple[tuple[Place, ...], int]
"""The places of a way, from the start on, and its cost."""
Thing = tuple[str, int, Place, tuple[int, ...]]
"""What one may go to touch: the kind of action and its number, where it is, and which sides of it come first."""
Label = tuple[int, int, int, int, int]
"""x, y, the square of how far the points left go, the state of the search there, and its value."""


def beside(terrain: Terrain, place: Place, dx: int, dy: int) -> Place | None:
    """The place that touches a base at the given one from there, as far as scenery goes (R-con-1)."""
    kept = cast("dict[tuple[Place, int, int], Place | None]", terrain.cache.setdefault("beside", {}))
    key = (place, dx, dy)
    if key not in kept:
        if len(kept) >= KEPT:
            kept.clear()
        kept[key] = _beside(terrain, place, place[0] + dx, place[1] + dy)
    return kept[key]


def _beside(terrain: Terrain, place: Place, x: int, y: int) -> Place | None:
    z = terrain.height_of(place)
    for surface in terrain.surfaces_over(x, y):
        there = terrain.surfaces[surface].z
        if abs(there - z) < LEVEL and terrain.stands((x, y, surface)):
            if clear_between(terrain, (x, y, there), (place[0], place[1], z)):
                return x, y, surface
    return None


def is_laden(state: Show, figure: int) -> bool:
    """Whether its inches cost double (R-move-1); a machine carries at no extra cost."""
    return state.load[figure] != NO_LOAD and not state.has_trait(figure, Trait.MACHINE)


def obstacles_of(state: Show, figure: int, inches: int, *but: int) -> list[Obstacle]:
    """Whoever stands or lies prone within these inches: enemies are not touched, others not overlapped (R-fig-1).

    An enemy that is near already, beyond a wall or on another level, is at least not come nearer to.
    """
    x, y, side, z = state.xs[figure], state.ys[figure], state.side[figure], state.feet(figure)
    far = (INCH * inches + MARGIN) ** 2
    found = []
    for other in state.standing():
        if other == figure or other in but:
            continue
        square = (state.xs[other] - x) ** 2 + (state.ys[other] - y) ** 2
        if square > far:
            continue
        feet = state.feet(other)
        keep = OVERLAP if state.side[other] in (side, NEUTRAL) else TOUCH
        obstacle = Obstacle(state.xs[other], state.ys[other], feet, keep)
        if square < keep and at_height(obstacle, z):
            obstacle = obstacle._replace(square=square)
        found.append(obstacle)
    return found


class Ways:
    """All that a figure can get to with so many points."""

    __slots__ = (
        "_first", "_hint", "_labels", "_prices", "_reached", "_refined_search", "_walked", "budget", "cache",
        "carrying", "found", "obstacles", "offered", "start", "terrain",
    )  # fmt: skip

    def __init__(self, terrain: Terrain, start: Place, budget: int, obstacles: list[Obstacle], carrying: bool) -> None:
        self.terrain = terrain
        self.start = start
        self.budget = budget
        self.carrying = carrying
        self.obstacles = obstacles
        self.found = reach(terrain, start, budget, obstacles, carrying)
        rate = 2 if carrying else 1
        self._first: Label = (start[0], start[1], (budget * INCH // rate) ** 2, self.found.tree.root, 0)
        self._labels: list[Label] | None = None
        self._prices: QuickPrices | None = None
        self._refined_search: RefinedSearch | None = None
        self._hint = self._first
        """What the last place was reached from: the next one is often close to it."""
        self._reached: dict[Place, bool] = {}
        self._walked: dict[Place, Way | None] = {}
        self.offered: dict[tuple[Thing, ...], dict[Action, Place]] = {}
        """By the things near: the goals that are offered, and where they are."""
        self.cache: dict[object, object] = {}
        """What others work out once for these ways."""

    def reaches(self, goal: Place) -> bool:
        """Whether the points take one there. The scenery lets a base stand at the goal."""
        if goal not in self._reached:
            self._reached[goal] = self._reaches(goal)
        return self._reached[goal]

    def _reaches(self, goal: Place) -> bool:
        if goal == self.start:
            return False
        last = allowed_at_the_end(self.terrain, self.obstacles, goal)
        if not is_free(self.terrain, goal, last):
            return False
        for label in self._before(goal):
            if self._price(label, goal, last) is not None:
                self._hint = label
                return True
        return False

    def quick_price(self, goal: Place) -> int | None:
        """What the quick way there costs: in rare cases a point more than the way that `to` finds."""
        if self._prices is None:
            self._prices = QuickPrices(self.found, self.budget, self.obstacles)
        return self._prices.price(goal)

    def to(self, goal: Place) -> Way | None:
        """The cheapest way to a place; None where there is none that the points pay for."""
        for _ in self.working_out(goal):
            pass
        return self._walked[goal]

    def working_out(self, goal: Place) -> Iterator[None]:
        """Works out what `to` answers, in short steps, for whoever has other things to do in between."""
        if goal in self._walked:
            return
        quick, search = None, None
        if self.terrain.stands(goal) and goal != self.start:
            quick = path_within(self.found, goal, self.budget, self.obstacles)
            refined = self._refined()
            if quick is None:
                search = refined.begin([goal], self.budget)
            elif refined.may_improve(*quick):
                search = refined.begin([goal], quick[1] - 1)
        while search is not None and not search.advance(STEP):
            yield
        self._walked[goal] = search.best if search is not None and search.best is not None else quick

    def cheapest(self, goals: Iterable[Place]) -> Place | None:
        """The one of some places to which the cheapest way leads; None where the points do not pay for any."""
        way = self._refined().path(goals, self.budget)
        return way[0][-1] if way is not None and self.to(way[0][-1]) is not None else None

    def _refined(self) -> RefinedSearch:
        if self._refined_search is None:
            self._refined_search = RefinedSearch(self.found, self.budget, self.obstacles)
        return self._refined_search

    def _before(self, goal: Place) -> Iterator[Label]:
        """Where the last leg may come from: the start, what was good for the last goal, all others from near to far."""
        x, y, _ = goal
        for label in (self._first, self._hint):
            if (label[0] - x) ** 2 + (label[1] - y) ** 2 <= label[2]:
                yield label
        if self._labels is None:
            self._labels = self._read_labels()
        near = [label for label in self._labels if (label[0] - x) ** 2 + (label[1] - y) ** 2 <= label[2]]
        near.sort(key=lambda label: (label[0] - x) ** 2 + (label[1] - y) ** 2)
        yield from near

    def _read_labels(self) -> list[Label]:
        place_of = self.found.place_of
        rate = 2 if self.carrying else 1
        limit = self.budget * FINE
        labels = []
        for state, value in self.found.labels(self.budget):
            left = (limit - value) // rate
            if left >= 0:
                x, y, _ = place_of(state)
                labels.append((x, y, left * left // (QUARTER * QUARTER), state, value))
        return labels

    def _price(self, label: Label, goal: Place, last: list[Obstacle]) -> int | None:
        """What the way costs that comes over there; None where it cannot be gone or paid."""
        _, _, _, state, value = label
        before = self.found.place_of(state)
        kind = state % CLASSES
        if before == goal:
            spent = cost(value, kind, self.carrying)
        else:
            if not may_pass(self.terrain, before, goal, self.obstacles, last):
                return None
            parts = leg(self.terrain, before, goal)
            if parts is None:
                return None
            spent = cost(*extend(value, kind, 0, parts, self.carrying), self.carrying)
        return spent if spent <= self.budget else None


def ways_of(state: Show, figure: int, budget: int, *but: int) -> Ways:
    """The ways of a figure now. The last ones asked for are kept: what is offered is often what is chosen next, and
    who thinks ahead comes back to where it was."""
    terrain = state.terrain
    obstacles = obstacles_of(state, figure, budget, *but)
    key = (terrain.gone, state.place(figure), budget, is_laden(state, figure), tuple(obstacles))
    kept = cast("dict[object, Ways]", terrain.shared.setdefault("ways", {}))
    ways = kept.pop(key, None)
    if ways is None:
        ways = Ways(terrain, state.place(figure), budget, obstacles, is_laden(state, figure))
        if len(kept) >= KEPT_WAYS:
            del kept[next(iter(kept))]
    kept[key] = ways
    return ways


def preparing_ways(state: Show, figure: int, budget: int) -> Iterator[None]:
    """Works out in short steps most of what `ways_of` needs on a new table."""
    yield from preparing_turns(state.terrain)
    yield from preparing_tree(state.terrain, state.place(figure), budget, is_laden(state, figure))


def by_points(
    terrain: Terrain, points: Sequence[Place], obstacles: list[Obstacle], budget: int, carrying: bool
) -> int | None:
    """What a way over given points costs, rounded over the whole of it; None where it cannot be gone or paid.

    Of its legs the last one is new: figures let the others pass when their points were set.
    """
    legs = list(pairwise(points))
    if any(before == after for before, after in legs):
        return None
    way = walk(terrain, points)
    if way is None:
        return None
    spent = cost_of(way, carrying)
    if spent > budget:
        return None
    return spent if may_end(terrain, *legs[-1], obstacles) else None


def may_end(terrain: Terrain, before: Place, goal: Place, obstacles: list[Obstacle]) -> bool:
    """Whether figures let the last leg of a way pass and end there."""
    last = allowed_at_the_end(terrain, obstacles, goal)
    return may_pass(terrain, before, goal, obstacles, last) and is_free(terrain, goal, last)
