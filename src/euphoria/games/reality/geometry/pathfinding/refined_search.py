"""The search for a cheaper way to one goal, when the quick one of `reach` may have missed something (R-y-11).

It may turn at every place of the lattice that is close to a corner, to an edge where the price of an inch changes or
where one climbs, or to a figure. It begins where the quick search has been, looks only at places that a way of the
wanted price can lead over, and tries the most hopeful legs first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heapify, heappop, heappush
from itertools import pairwise
from math import isqrt
from typing import NamedTuple

from euphoria.games.reality.geometry.movement.figure_clearance import (
    Obstacle,
    allowed_at_the_end,
    at_height,
    is_clear,
    is_free,
    may_pass,
)
from euphoria.games.reality.geometry.movement.legs import FINE, LADDER, OVER, QUARTER, BareLeg, bare_leg
from euphoria.games.reality.geometry.movement.path_cost import price as price_of
from euphoria.games.reality.geometry.pathfinding.dense_turning_points import dense_turns
from euphoria.games.reality.geometry.pathfinding.figure_turning_points import steps_round, turns_round
from euphoria.games.reality.geometry.pathfinding.path_labels import CLASSES, CROSSING, cost, extend
from euphoria.games.reality.geometry.pathfinding.reach import Reach, leaving
from euphoria.games.reality.geometry.shapes import INSIDE, Polygon, edges, point_nearer, where_in
from euphoria.games.reality.geometry.terrain import DIFFICULT, GROUND, INCH, Link, Place, Terrain

PATIENCE = 12000
"""So much is looked at before the search gives up: a leg counts for one, and so do SCANNED places that were weighed."""
SCANNED = 16
PER_BEND = 100
"""Closer round a corner or a figure than the quick search goes, no more than this is saved, in 1/1024 inch."""
PER_FIGURE = 1024
"""The same for a figure that the quick search may have gone round on the wrong side."""
PER_CROSSING = 4
"""Of what is crossed, no more than this part is saved by crossing elsewhere."""

Way = tuple[tuple[Place, ...], int]


class SearchLabel(NamedTuple):
    """A way to a place: its value and class there, and where it comes from; a state of the quick search, or a label."""

    value: int
    kind: int
    bend: Place
    before: SearchLabel | None
    state: int


class RefinedSearch:
    """The places where ways may bend that so many points can pay for, from one start and among these figures."""

    def __init__(self, found: Reach, budget: int, obstacles: Sequence[Obstacle]) -> None:
        self.found = found
        self.budget = budget
        self.obstacles = obstacles
        tree = found.tree
        self.terrain = terrain = tree.graph.terrain
        self.start = tree.start
        self.carrying = tree.carrying
        self.rate = 2 if tree.carrying else 1
        links = [link for link in terrain.links if any(self._is_near(end) for end in link)]
        self.slack = max([0, *(_slack(terrain, link) for link in links)])
        """A ladder may be so much shorter than its ends are apart."""
        self.climbing = 1 if links else 2
        self.figures = leaving(terrain, self.start, obstacles)
        self._legs: dict[tuple[Place, Place], BareLeg | None] = {}
        self._levels: dict[int, list[Obstacle]] = {}
        self._bends: list[Place] | None = None

    def _is_near(self, place: Place) -> bool:
        far = self.budget * INCH // self.rate
        return (place[0] - self.start[0]) ** 2 + (place[1] - self.start[1]) ** 2 <= far * far

    def least_climb(self, low: int, high: int) -> int:
        """What getting from one height to another costs at least, in 1/1024 points; down, one may jump."""
        rise = (high - low) * QUARTER
        if rise > 0:
            return rise * self.climbing
        return min(-rise, 2 * FINE)

    def bends(self) -> list[Place]:
        if self._bends is None:
            x, y, _ = self.start
            far = (self.budget * INCH // self.rate + self.slack // QUARTER) ** 2
            found = [bend for bend in dense_turns(self.terrain) if (bend[0] - x) ** 2 + (bend[1] - y) ** 2 <= far]
            found = [bend for bend in found if is_free(self.terrain, bend, self.figures)]
            for figure in self.figures:
                if figure.square and (figure.x - x) ** 2 + (figure.y - y) ** 2 <= far:
                    posts = turns_round(self.terrain, figure, self.figures, steps_round(figure.square))
                    found += [post.place for post in posts]
            self._bends = found
        return self._bends

    def leg(self, a: Place, b: Place) -> BareLeg | None:
        """What a leg leads over that is not the last one; None where something or somebody stops it."""
        key = (a, b)
        if key not in self._legs:
            self._legs[key] = bare_leg(self.terrain, a, b) if self._is_clear(a, b) else None
        return self._legs[key]

    def _is_clear(self, a: Place, b: Place) -> bool:
        if a[2] != b[2]:
            return is_clear(self.terrain, a, b, self.figures)
        level = self._levels.get(a[2])
        if level is None:
            z = self.terrain.height_of(a)
            level = self._levels[a[2]] = [figure for figure in self.figures if at_height(figure, z)]
        for x, y, _, square in level:
            if point_nearer(x, y, a[0], a[1], b[0], b[1], square):
                return False
        return True

    def may_save(self, way: Sequence[Place], price: int) -> bool:
        """Whether a way may be so much longer than the shortest one that it costs a point too much."""
        length, crossed = 0, 0
        for a, b in pairwise(way):
            for what, far in bare_leg(self.terrain, a, b) or ():
                if what <= LADDER:
                    length += self.rate * far
                elif what <= OVER:
                    crossed += 2 * far
                else:
                    length += price_of(what, far) * FINE
        saved = ((len(way) - 2) * PER_BEND + self._figures_near(way[-1], price) * PER_FIGURE) * self.rate
        return length + crossed - saved - crossed // PER_CROSSING <= (price - 1) * FINE

    def _figures_near(self, goal: Place, price: int) -> int:
        """How many figures are where a way of less than this price may lead."""
        (sx, sy, _), (gx, gy, _), most = self.start, goal, (price - 1) * INCH // self.rate
        return sum(
            isqrt((x - sx) ** 2 + (y - sy) ** 2) + isqrt((x - gx) ** 2 + (y - gy) ** 2) <= most
            for x, y, _, _ in self.figures
        )

    def depth_of(self, goal: Place) -> tuple[int, Polygon]:
        """How much dearer than open ground the last part of all ways to a goal is at least that lies in difficult
        ground, and the outline of that."""
        depth = 0
        outline: Polygon = ()
        for _, element in self.terrain.present() if goal[2] == GROUND else ():
            if element.kind in DIFFICULT and where_in(element.outline, *goal[:2]) == INSIDE:
                inches = 0
                while not near_edge(element.outline, *goal[:2], (inches * INCH) ** 2 + 1):
                    inches += 1
                if inches * FINE > depth:
                    depth, outline = inches * FINE, element.outline
        return depth, outline

    def way(self, goals: Iterable[Place], most: int) -> Way | None:
        """The cheapest way to one of these places that costs no more than this; None where there is none."""
        free = [
            goal
            for goal in goals
            if goal != self.start
            and self.terrain.stands(goal)
            and is_free(self.terrain, goal, allowed_at_the_end(self.terrain, self.obstacles, goal))
        ]
        return _AStar(self, free, most).run() if free else None


class _AStar:
    def __init__(self, bends: RefinedSearch, goals: Sequence[Place], most: int) -> None:
        self.within = bends
        self.rate = bends.rate
        self.slack = bends.slack
        self.most = most
        self.limit = most * FINE
        self.best: Way | None = None
        xs, ys = [goal[0] for goal in goals], [goal[1] for goal in goals]
        self.box = min(xs), min(ys), max(xs), max(ys)
        self.goals = list(goals)
        heights = {bends.terrain.height_of(goal) for goal in goals}
        self.onward = [
            min(bends.least_climb(surface.z, height) for height in heights) for surface in bends.terrain.surfaces
        ]
        """For every surface, what getting from it to the height of a goal costs at least."""
        self.depth, self.outline = bends.depth_of(goals[0]) if len(goals) == 1 and self.rate == 1 else (0, ())
        self.last = {goal: self._figures_at(goal) for goal in goals}
        self.known: dict[tuple[Place, int], int] = {}
        self.heap: list[tuple[int, int, int, SearchLabel]] = []
        self.count = self.looked = 0
        self.ends: list[tuple[Place, int]] = []

    def _figures_at(self, goal: Place) -> list[Obstacle]:
        within = self.within
        return leaving(within.terrain, within.start, allowed_at_the_end(within.terrain, within.obstacles, goal))

    def least(self, x: int, y: int, surface: int) -> int:
        """What the rest of a way costs at least from there."""
        left, bottom, right, top = self.box
        dx = left - x if x < left else x - right if x > right else 0
        dy = bottom - y if y < bottom else y - top if y > top else 0
        length = isqrt((dx * dx + dy * dy) * QUARTER * QUARTER) - self.slack
        rest = self.onward[surface]
        if self.depth and (surface != GROUND or where_in(self.outline, x, y) != INSIDE):
            rest += self.depth
        return length * self.rate + rest if length > 0 else rest

    def run(self) -> Way | None:
        within, start = self.within, self.within.start
        if self.least(*start) > self.limit:
            return None
        sx, sy, _ = start
        z = within.terrain.height_of(start)
        upward = [within.least_climb(z, surface.z) for surface in within.terrain.surfaces]
        for bend in (*self.goals, *within.bends()):
            rest = self.least(*bend) + upward[bend[2]]
            far = isqrt(((bend[0] - sx) ** 2 + (bend[1] - sy) ** 2) * QUARTER * QUARTER) - self.slack
            if far * self.rate + rest <= self.limit and bend != start:
                self.ends.append((bend, rest - upward[bend[2]]))
        self._begin()
        heap = self.heap
        while heap and self.looked < PATIENCE:
            bound, _, sure, label = heappop(heap)
            if bound > self.limit:
                break
            if not sure:
                self.looked += 1
                better = self._looked_at(label)
                if better is None:
                    continue
                if better is not label:
                    self._push(better, 1)
                    continue
            self._settle(label)
        return self.best

    def _begin(self) -> None:
        """From the start, and from where the quick search has found ways to."""
        within = self.within
        first = SearchLabel(0, 0, within.start, None, within.found.tree.root)
        labels = [first]
        for state, value in within.found.labels(self.most):
            labels.append(SearchLabel(value, state % CLASSES, within.found.place_of(state), None, state))
        for label in labels:
            bound = label.value + self.least(*label.bend)
            if bound <= self.limit:
                self.count += 1
                self.known[label.bend, label.kind] = label.value
                self.heap.append((bound, self.count, 1, label))
        heapify(self.heap)

    def _push(self, label: SearchLabel, sure: int) -> None:
        bound = label.value + self.least(*label.bend)
        if bound <= self.limit:
            self.count += 1
            heappush(self.heap, (bound, self.count, sure, label))

    def _looked_at(self, guess: SearchLabel) -> SearchLabel | None:
        """The label that a leg really leads to, which is the guess itself if all of it is open; None: it is stopped."""
        before = guess.before
        assert before is not None
        a, b = before.bend, guess.bend
        within = self.within
        if b in self.last:
            if not may_pass(within.terrain, a, b, within.obstacles, self.last[b]):
                return None
            parts = bare_leg(within.terrain, a, b)
        else:
            if guess.value >= self.known.get((b, guess.kind), guess.value + 1) and not before.kind & CROSSING:
                return None
            parts = within.leg(a, b)
        if parts is None:
            return None
        value, kind = extend(before.value, before.kind, 0, parts, within.carrying)
        if (value, kind) == (guess.value, guess.kind):
            return guess
        return guess._replace(value=value, kind=kind)

    def _settle(self, label: SearchLabel) -> None:
        within = self.within
        place = label.bend
        if place in self.last and label.before is not None:
            spent = cost(label.value, label.kind, within.carrying)
            if spent <= self.most:
                self.best = self._way(label), spent
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
        self._go_on(label)

    def _go_on(self, label: SearchLabel) -> None:
        self.looked += len(self.ends) // SCANNED
        value, kind, (x, y, _), _, _ = label
        kind = 0 if kind & CROSSING else kind
        rate, limit, known, heap = self.rate, self.limit, self.known, self.heap
        for bend, rest in self.ends:
            square = ((bend[0] - x) ** 2 + (bend[1] - y) ** 2) * QUARTER * QUARTER
            if not square:
                continue
            after = value + (isqrt(square - 1) + 1) * rate
            if after + rest > limit or known.get((bend, kind), after + 1) <= after:
                continue
            self.count += 1
            heappush(heap, (after + rest, self.count, 0, SearchLabel(after, kind, bend, label, -1)))

    def _way(self, label: SearchLabel) -> tuple[Place, ...]:
        places: list[Place] = []
        at = label
        while at.before is not None:
            places.append(at.bend)
            at = at.before
        return (*self.within.found.way_of(at.state), *places[::-1])


def near_edge(outline: Polygon, x: int, y: int, square: int) -> bool:
    return any(point_nearer(x, y, *a, *b, square) for a, b in edges(outline))


def _slack(terrain: Terrain, link: Link) -> int:
    foot, head = link
    apart = isqrt(((head[0] - foot[0]) ** 2 + (head[1] - foot[1]) ** 2) * QUARTER * QUARTER) + 1
    return apart - abs(terrain.height_of(head) - terrain.height_of(foot)) * QUARTER
