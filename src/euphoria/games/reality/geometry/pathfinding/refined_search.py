"""A refined search for a cheaper path to one goal, where the quick one of `reach` may have missed it (R-y-11).

The quick search turns at a few points about every corner. That is nearly shortest, but costs are rounded to inches: a
path that is slightly too long may cost a point too much. This search may turn at every lattice place next to a corner,
an edge where the price of an inch changes, or a figure (`dense_turning_points`, `figure_turning_points.steps_round`).

It is A* with lazy edge evaluation. States are (place, label class) as in the quick search, and all states of the quick
search are its seeds. The lower bound of the rest of a path is the straight distance to the goals, plus the least climb
to their height, plus the depth of the difficult ground around a single goal; a crossed stretch that must end before the
goal is rounded up. A leg enters the heap with the least that it can cost: open ground, and the climb at an edge, or all
of its length crossed where both its ends are in the same difficult ground. Only when it comes out is it compared with
scenery and figures, and put back if it turns out dearer.

`may_improve` skips the search where even the largest plausible saving does not bring the price down by a point, and the
search gives up after MOST_EFFORT: then the quick path stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle, allowed_at_the_end, is_free, may_pass
from euphoria.games.reality.geometry.movement.legs import FINE, LADDER, OVER, QUARTER, ROUGH, bare_leg
from euphoria.games.reality.geometry.movement.path_cost import price as price_of
from euphoria.games.reality.geometry.pathfinding.path_labels import CLASSES, CROSSING, cost, extend
from euphoria.games.reality.geometry.pathfinding.reach import CostedPath, Reach, leaving
from euphoria.games.reality.geometry.pathfinding.search_space import SearchSpace
from euphoria.games.reality.geometry.pathfinding.shortest_path_tree import NEVER
from euphoria.games.reality.geometry.shapes import INSIDE, Polygon, root_down, root_up, where_in
from euphoria.games.reality.geometry.terrain import GROUND, INCH, Place

MOST_EFFORT: Final = 12000
"""When the search gives up: an examined leg counts as one, and so do PLACES_PER_EFFORT places that were considered."""
PLACES_PER_EFFORT: Final = 16
PER_BEND: Final = 100
"""The most that a tighter turn round a corner or a figure is taken to save, in 1/1024 inch."""
PER_FIGURE: Final = 1024
"""The same for passing a figure on its other side."""
PER_CROSSING: Final = 4
"""The same for crossing difficult ground elsewhere: this part of what is crossed."""
ENTRY_BITS: Final = 24
ENTRIES: Final = (1 << ENTRY_BITS) - 1
"""The mask of the index of an entry in a number of the heap; above it is the bound."""


class RefinedSearch:
    """Searches from one start, among one set of figures, with one budget; for one goal after the other."""

    def __init__(self, found: Reach, budget: int, obstacles: list[Obstacle]) -> None:
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
            root_down((x - sx) ** 2 + (y - sy) ** 2) + root_down((x - gx) ** 2 + (y - gy) ** 2) <= most
            for x, y, _, _ in self.space.figures
        )

    def path(self, goals: Iterable[Place], most: int) -> CostedPath | None:
        """The cheapest path to any of these places that costs at most `most`; None if none was found."""
        search = self.begin(goals, most)
        if search is None:
            return None
        search.advance(MOST_EFFORT)
        return search.best

    def begin(self, goals: Iterable[Place], most: int) -> CheapestPathSearch | None:
        """The same as a search that is to be advanced; None where no goal is free."""
        space = self.space
        free = [
            goal
            for goal in goals
            if goal != space.start
            and space.terrain.stands(goal)
            and is_free(space.terrain, goal, allowed_at_the_end(space.terrain, space.obstacles, goal))
        ]
        return CheapestPathSearch(space, free, most) if free else None


class CheapestPathSearch:
    """One search for the cheapest path to any of some goals.

    An entry is a path to a place: the number of the place, value and class, the entry before it (or, below 0, the state
    of the quick search that it begins with), and whether its last leg was already examined. Entries are kept in lists,
    one for each property; the heap has their bounds and indices as single numbers.
    """

    def __init__(self, space: SearchSpace, goals: Sequence[Place], most: int) -> None:
        self.space = space
        self.rate: int = space.rate
        self.carrying: bool = space.carrying
        self.slack: int = space.slack
        self.most = most
        self.limit = most * FINE
        self.best: CostedPath | None = None
        xs, ys = [goal[0] for goal in goals], [goal[1] for goal in goals]
        self.west: i64 = min(xs)
        self.south: i64 = min(ys)
        self.east: i64 = max(xs)
        self.north: i64 = max(ys)
        self.goals = list(goals)
        heights = {space.terrain.height_of(goal) for goal in goals}
        self.onward: list[int] = [
            min(space.least_climb(surface.z, height) for height in heights) for surface in space.terrain.surfaces
        ]
        """For every surface, a lower bound of the cost of getting from it to the height of a goal."""
        self.depth: int = 0
        self.outline: Polygon = ()
        if len(goals) == 1 and self.rate == 1:
            self.depth, self.outline = space.depth_of(goals[0])
        self.may_wait = self.rate == 1 and not self.depth
        """Whether the rounding of a crossed stretch that must end before the goal is part of a lower bound."""
        numbers = [space.number_of(goal) for goal in goals]
        self.last_obstacles = {number: self._figures_at(goal) for number, goal in zip(numbers, goals, strict=True)}
        self.known: list[int] = []
        """By place and class: the least value with which it was settled."""
        self.rest: list[int] = []
        """By place: a lower bound of the rest of a path; -1 if not known yet."""
        self.heap: list[int] = []
        self.nodes: list[int] = []
        self.values: list[int] = []
        self.kinds: list[int] = []
        self.before: list[int] = []
        self.exact: list[bool] = []
        self.effort = 0
        self.has_begun = False
        self.targets: list[int] = []

    def _figures_at(self, goal: Place) -> list[Obstacle]:
        space = self.space
        return leaving(space.terrain, space.start, allowed_at_the_end(space.terrain, space.obstacles, goal))

    def least(self, place: Place) -> int:
        """The A* heuristic: a lower bound of the rest of a path, in 1/1024 points."""
        x: i64 = place[0]
        y: i64 = place[1]
        surface = place[2]
        dx = self.west - x if x < self.west else x - self.east if x > self.east else 0
        dy = self.south - y if y < self.south else y - self.north if y > self.north else 0
        length = root_down((dx * dx + dy * dy) * (QUARTER * QUARTER)) - self.slack
        rest = self.onward[surface]
        if self.depth and (surface != GROUND or where_in(self.outline, x, y) != INSIDE):
            rest += self.depth
        return length * self.rate + rest if length > 0 else rest

    def advance(self, effort: int) -> bool:
        """Search on for so much effort, or a little more; whether the search is done, and `best` its answer."""
        if not self.has_begun:
            self.has_begun = True
            if self.least(self.space.start) > self.limit:
                return True
            self._choose_targets()
            self._seed()
        heap, pause = self.heap, min(self.effort + effort, MOST_EFFORT)
        while heap and self.effort < pause:
            top = heappop(heap)
            if top >> ENTRY_BITS > self.limit:
                return True
            entry = top & ENTRIES
            if self.exact[entry]:
                self._settle(entry)
            else:
                self.effort += 1
                self._examine(entry)
        return not heap or self.effort >= MOST_EFFORT

    def _choose_targets(self) -> None:
        """The places where a path that the points pay for may turn or end."""
        space, limit, rests, targets = self.space, self.limit, self.rest, self.targets
        for goal in self.last_obstacles:
            self._rest(goal)
            targets.append(goal)
        west, south, east, north = self.west, self.south, self.east, self.north
        rate, slack = self.rate, self.slack
        for far, place in space.turns():
            left = limit - far
            if left < 0:
                break
            # A quick bound first, of the distance along either axis alone.
            x, y, _ = place
            most = (left // rate + slack) // QUARTER
            if x < west - most or x > east + most or y < south - most or y > north + most:
                continue
            rest = self.least(place)
            if rest <= left:
                number = space.free_number_of(place)
                if number >= 0 and number not in self.last_obstacles and not self._is_listed(number):
                    targets.append(number)
                    rests[number] = rest

    def _is_listed(self, number: int) -> bool:
        """Whether this place is among the targets already: one may be near scenery and near a figure."""
        rests = self.rest
        while number >= len(rests):
            rests.append(-1)
        return rests[number] >= 0

    def _rest(self, number: int) -> int:
        """The lower bound of the rest of a path from a place."""
        rests = self.rest
        while number >= len(rests):
            rests.append(-1)
        if rests[number] < 0:
            rests[number] = self.least(self.space.places[number])
        return rests[number]

    def _seed(self) -> None:
        """Put the start and all states of the quick search into the heap."""
        space = self.space
        found, limit = space.found, self.limit
        states = [(found.tree.root, 0)]
        states += found.labels(self.most)
        for state, value in states:
            place = found.place_of(state)
            if value + self.least(place) <= limit:
                number = space.number_of(place)
                kind = state % CLASSES if value else 0
                self._push(number, value, kind, -1 - state, True)
        places = len(space.places)
        self.known = [NEVER] * (places * CLASSES)
        for entry, number in enumerate(self.nodes):
            self.known[number * CLASSES + self.kinds[entry]] = self.values[entry]

    def _push(self, number: int, value: int, kind: int, before: int, exact: bool) -> None:
        bound = self._bound(value, kind, self._rest(number))
        if bound <= self.limit:
            heappush(self.heap, bound << ENTRY_BITS | len(self.nodes))
            self.nodes.append(number)
            self.values.append(value)
            self.kinds.append(kind)
            self.before.append(before)
            self.exact.append(exact)

    def _bound(self, value: i64, kind: i64, rest: i64) -> i64:
        """The least that a path with this label and so much before it will cost."""
        if kind & CROSSING and self.may_wait:
            return self._crossed(value, kind, rest)
        return value + rest

    def _crossed(self, value: i64, kind: i64, rest: i64) -> i64:
        """The same for a path that is crossing difficult ground: that stretch is rounded up where it ends, but goes on
        for nothing until then."""
        spent = cost(value, kind, False) * FINE
        if 2 * rest <= spent - value:
            return value + 2 * rest
        return spent + rest - (spent - value + 1) // 2

    def _examine(self, entry: int) -> None:
        """Find the true label of a leg that was guessed, and settle it if it is what was guessed."""
        space, before, number = self.space, self.before[entry], self.nodes[entry]
        value, kind = self.values[before], self.kinds[before]
        one = self.nodes[before]
        if number in self.last_obstacles:
            a, b = space.places[one], space.places[number]
            if not may_pass(space.terrain, a, b, space.obstacles, self.last_obstacles[number]):
                return
            parts = space.past_scenery(one, a, b)
        else:
            if self._is_known(number, self.values[entry], self.kinds[entry], bool(kind & CROSSING)):
                return
            parts = space.leg(one, number)
        if parts is None:
            return
        value, kind = extend(value, kind, 0, parts, self.carrying)
        if value == self.values[entry] and kind == self.kinds[entry]:
            self._settle(entry)
        else:
            self._push(number, value, kind, before, True)

    def _is_known(self, number: i64, value: i64, kind: i64, crossing: bool) -> bool:
        """Whether no path that is guessed to have this label can be better than one that is known. After a crossed
        stretch the guess is of open ground, but it may go on."""
        known, first = self.known, number * CLASSES
        best: i64 = known[first + kind]
        if best <= value:
            if not crossing or kind & CROSSING or best + 2 * FINE <= value:
                return True
            if known[first + 2] <= value and known[first + 3] <= value:
                return True
        return False

    def _settle(self, entry: int) -> None:
        number, before = self.nodes[entry], self.before[entry]
        value, kind = self.values[entry], self.kinds[entry]
        if number in self.last_obstacles and before >= 0:
            spent = cost(value, kind, self.carrying)
            if spent <= self.most:
                self.best = self._path(entry), spent
                self.most = spent - 1
                self.limit = self.most * FINE
            return
        if before >= 0:
            known, at = self.known, number * CLASSES + kind
            if value >= known[at] or known[at ^ 1] + FINE <= value:
                return
            known[at] = value
        self._expand(entry)

    def _expand(self, entry: int) -> None:
        """Push the legs to all targets, guessing what they lead over."""
        space = self.space
        targets = self.targets
        self.effort += len(targets) // PLACES_PER_EFFORT
        here = self.nodes[entry]
        value: i64 = self.values[entry]
        kind: i64 = self.kinds[entry]
        limit: i64 = self.limit
        rate, known, heap, rests = self.rate, self.known, self.heap, self.rest
        places, closed, rims, links = space.places, space.closed, space.rims, space.links
        start = places[here]
        x: i64 = start[0]
        y: i64 = start[1]
        here_closed, here_rims = closed[here], rims[here]
        crossing = bool(kind & CROSSING)
        waits = crossing and self.may_wait
        after_kind = 0 if crossing else kind
        climbs = space.edge_prices[start[2]]
        begun, begun_kind = extend(value, kind, 0, ((ROUGH, 0),), self.carrying)
        for number in targets:
            place = places[number]
            dx, dy = place[0] - x, place[1] - y
            square = (dx * dx + dy * dy) * (QUARTER * QUARTER)
            if not square:
                continue
            length = root_up(square)
            rest: i64 = rests[number]
            if here_closed & closed[number] and not here_rims & rims[number]:
                guess, guess_kind = begun + 2 * length, begun_kind
                bound = guess + rest
                if bound > limit or known[number * CLASSES + guess_kind] <= guess:
                    continue
            else:
                climb: i64 = climbs[place[2]]
                if climb and (start, place) in links:
                    climb = 0
                guess, guess_kind = value + length * rate + climb, after_kind
                bound = guess + rest
                if bound > limit:
                    continue
                if waits:
                    bound = self._crossed(value, kind, length + rest) + climb
                    if bound > limit:
                        continue
                if self._is_known(number, guess, guess_kind, crossing):
                    continue
            heappush(heap, bound << ENTRY_BITS | len(self.nodes))
            self.nodes.append(number)
            self.values.append(guess)
            self.kinds.append(guess_kind)
            self.before.append(entry)
            self.exact.append(False)

    def _path(self, entry: int) -> tuple[Place, ...]:
        places: list[Place] = []
        while self.before[entry] >= 0:
            places.append(self.space.places[self.nodes[entry]])
            entry = self.before[entry]
        return (*self.space.found.path_of(-1 - self.before[entry]), *places[::-1])
