"""A refined search for a cheaper path to one goal, where the quick one of `reach` may have missed it (R-y-11).

The quick search turns at a few points about every corner. That is nearly shortest, but costs are rounded to inches: a
path that is slightly too long may cost a point too much. This search may turn at every lattice place next to a corner,
an edge where the price of an inch changes, or a figure (`dense_turning_points`, `figure_turning_points.steps_round`).

It is A* with lazy edge evaluation. States are (place, label class) as in the quick search, and all states of the quick
search are its seeds. The lower bound of the rest of a path is the straight distance to the goals, plus the least climb
to their height, plus the depth of the difficult ground around a single goal. A leg enters the heap with the value that
it would have over open ground; only when it comes out is it compared with scenery and figures, and put back if it turns
out dearer.

`may_improve` skips the search where even the largest plausible saving does not bring the price down by a point, and the
search gives up after MOST_EFFORT: then the quick path stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heapify, heappop, heappush
from itertools import pairwise
from math import isqrt
from typing import NamedTuple

from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle, allowed_at_the_end, is_free, may_pass
from euphoria.games.reality.geometry.movement.legs import FINE, LADDER, OVER, QUARTER, bare_leg
from euphoria.games.reality.geometry.movement.path_cost import price as price_of
from euphoria.games.reality.geometry.pathfinding.path_labels import CLASSES, CROSSING, cost, extend
from euphoria.games.reality.geometry.pathfinding.reach import CostedPath, Reach, leaving
from euphoria.games.reality.geometry.pathfinding.search_space import SearchSpace
from euphoria.games.reality.geometry.shapes import INSIDE, where_in
from euphoria.games.reality.geometry.terrain import GROUND, INCH, Place

MOST_EFFORT = 12000
"""When the search gives up: an examined leg counts as one, and so do PLACES_PER_EFFORT places that were considered."""
PLACES_PER_EFFORT = 16
PER_BEND = 100
"""The most that a tighter turn round a corner or a figure is taken to save, in 1/1024 inch."""
PER_FIGURE = 1024
"""The same for passing a figure on its other side."""
PER_CROSSING = 4
"""The same for crossing difficult ground elsewhere: this part of what is crossed."""


class SearchLabel(NamedTuple):
    """A path to a place: value and class there, and the label before it; for a seed, its state in the quick search."""

    value: int
    kind: int
    place: Place
    before: SearchLabel | None
    state: int


class RefinedSearch:
    """Searches from one start, among one set of figures, with one budget; for one goal after the other."""

    def __init__(self, found: Reach, budget: int, obstacles: Sequence[Obstacle]) -> None:
        self.space = SearchSpace(found, budget, obstacles)

    def may_improve(self, path: Sequence[Place], price: int) -> bool:
        """Whether a cheaper path is plausible: whether the largest savings would bring the price down by a point."""
        length, crossed = 0, 0
        for a, b in pairwise(path):
            for what, far in bare_leg(self.space.terrain, a, b) or ():
                if what <= LADDER:
                    length += self.space.rate * far
                elif what <= OVER:
                    crossed += 2 * far
                else:
                    length += price_of(what, far) * FINE
        saved = ((len(path) - 2) * PER_BEND + self._figures_near(path[-1], price) * PER_FIGURE) * self.space.rate
        return length + crossed - saved - crossed // PER_CROSSING <= (price - 1) * FINE

    def _figures_near(self, goal: Place, price: int) -> int:
        """How many figures a path of less than this price could come near to: those in the ellipse of its length."""
        (sx, sy, _), (gx, gy, _), most = self.space.start, goal, (price - 1) * INCH // self.space.rate
        return sum(
            isqrt((x - sx) ** 2 + (y - sy) ** 2) + isqrt((x - gx) ** 2 + (y - gy) ** 2) <= most
            for x, y, _, _ in self.space.figures
        )

    def path(self, goals: Iterable[Place], most: int) -> CostedPath | None:
        """The cheapest path to any of these places that costs at most `most`; None if none was found."""
        space = self.space
        free = [
            goal
            for goal in goals
            if goal != space.start
            and space.terrain.stands(goal)
            and is_free(space.terrain, goal, allowed_at_the_end(space.terrain, space.obstacles, goal))
        ]
        return _AStar(space, free, most).run() if free else None


class _AStar:
    """One search for the cheapest path to any of some goals."""

    def __init__(self, space: SearchSpace, goals: Sequence[Place], most: int) -> None:
        self.space = space
        self.rate = space.rate
        self.slack = space.slack
        self.most = most
        self.limit = most * FINE
        self.best: CostedPath | None = None
        xs, ys = [goal[0] for goal in goals], [goal[1] for goal in goals]
        self.box = min(xs), min(ys), max(xs), max(ys)
        self.goals = list(goals)
        heights = {space.terrain.height_of(goal) for goal in goals}
        self.onward = [
            min(space.least_climb(surface.z, height) for height in heights) for surface in space.terrain.surfaces
        ]
        """For every surface, a lower bound of the cost of getting from it to the height of a goal."""
        self.depth, self.outline = space.depth_of(goals[0]) if len(goals) == 1 and self.rate == 1 else (0, ())
        self.last_obstacles = {goal: self._figures_at(goal) for goal in goals}
        self.known: dict[tuple[Place, int], int] = {}
        self.heap: list[tuple[int, int, int, SearchLabel]] = []
        self.count = self.effort = 0
        self.targets: list[tuple[Place, int]] = []

    def _figures_at(self, goal: Place) -> list[Obstacle]:
        space = self.space
        return leaving(space.terrain, space.start, allowed_at_the_end(space.terrain, space.obstacles, goal))

    def least(self, x: int, y: int, surface: int) -> int:
        """The A* heuristic: a lower bound of the rest of a path, in 1/1024 points."""
        left, bottom, right, top = self.box
        dx = left - x if x < left else x - right if x > right else 0
        dy = bottom - y if y < bottom else y - top if y > top else 0
        length = isqrt((dx * dx + dy * dy) * QUARTER * QUARTER) - self.slack
        rest = self.onward[surface]
        if self.depth and (surface != GROUND or where_in(self.outline, x, y) != INSIDE):
            rest += self.depth
        return length * self.rate + rest if length > 0 else rest

    def run(self) -> CostedPath | None:
        space, start = self.space, self.space.start
        if self.least(*start) > self.limit:
            return None
        sx, sy, _ = start
        z = space.terrain.height_of(start)
        upward = [space.least_climb(z, surface.z) for surface in space.terrain.surfaces]
        for turn in (*self.goals, *space.turns()):
            rest = self.least(*turn) + upward[turn[2]]
            far = isqrt(((turn[0] - sx) ** 2 + (turn[1] - sy) ** 2) * QUARTER * QUARTER) - self.slack
            if far * self.rate + rest <= self.limit and turn != start:
                self.targets.append((turn, rest - upward[turn[2]]))
        self._seed()
        heap = self.heap
        while heap and self.effort < MOST_EFFORT:
            bound, _, exact, label = heappop(heap)
            if bound > self.limit:
                break
            if not exact:
                self.effort += 1
                better = self._examined(label)
                if better is None:
                    continue
                if better is not label:
                    self._push(better, 1)
                    continue
            self._settle(label)
        return self.best

    def _seed(self) -> None:
        """Put the start and all states of the quick search into the heap."""
        space = self.space
        first = SearchLabel(0, 0, space.start, None, space.found.tree.root)
        labels = [first]
        for state, value in space.found.labels(self.most):
            labels.append(SearchLabel(value, state % CLASSES, space.found.place_of(state), None, state))
        for label in labels:
            bound = label.value + self.least(*label.place)
            if bound <= self.limit:
                self.count += 1
                self.known[label.place, label.kind] = label.value
                self.heap.append((bound, self.count, 1, label))
        heapify(self.heap)

    def _push(self, label: SearchLabel, exact: int) -> None:
        bound = label.value + self.least(*label.place)
        if bound <= self.limit:
            self.count += 1
            heappush(self.heap, (bound, self.count, exact, label))

    def _examined(self, guess: SearchLabel) -> SearchLabel | None:
        """The true label of a leg that was guessed to be open ground: the guess itself if it is, None if blocked."""
        before = guess.before
        assert before is not None
        a, b = before.place, guess.place
        space = self.space
        if b in self.last_obstacles:
            if not may_pass(space.terrain, a, b, space.obstacles, self.last_obstacles[b]):
                return None
            parts = bare_leg(space.terrain, a, b)
        else:
            if guess.value >= self.known.get((b, guess.kind), guess.value + 1) and not before.kind & CROSSING:
                return None
            parts = space.leg(a, b)
        if parts is None:
            return None
        value, kind = extend(before.value, before.kind, 0, parts, space.carrying)
        if (value, kind) == (guess.value, guess.kind):
            return guess
        return guess._replace(value=value, kind=kind)

    def _settle(self, label: SearchLabel) -> None:
        space = self.space
        place = label.place
        if place in self.last_obstacles and label.before is not None:
            spent = cost(label.value, label.kind, space.carrying)
            if spent <= self.most:
                self.best = self._path(label), spent
                self.most = spent - 1
                self.limit = self.most * FINE
            return
        if label.before is not None:
            known = self.known
            if label.value >= known.get((place, label.kind), label.value + 1):
                return
            if known.get((place, label.kind ^ 1), label.value) + FINE <= label.value:
                return
            known[place, label.kind] = label.value
        self._expand(label)

    def _expand(self, label: SearchLabel) -> None:
        self.effort += len(self.targets) // PLACES_PER_EFFORT
        value, kind, (x, y, _), _, _ = label
        kind = 0 if kind & CROSSING else kind
        rate, limit, known, heap = self.rate, self.limit, self.known, self.heap
        for turn, rest in self.targets:
            square = ((turn[0] - x) ** 2 + (turn[1] - y) ** 2) * QUARTER * QUARTER
            if not square:
                continue
            after = value + (isqrt(square - 1) + 1) * rate
            if after + rest > limit or known.get((turn, kind), after + 1) <= after:
                continue
            self.count += 1
            heappush(heap, (after + rest, self.count, 0, SearchLabel(after, kind, turn, label, -1)))

    def _path(self, label: SearchLabel) -> tuple[Place, ...]:
        places: list[Place] = []
        at = label
        while at.before is not None:
            places.append(at.place)
            at = at.before
        return (*self.space.found.path_of(at.state), *places[::-1])
