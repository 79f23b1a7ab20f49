"""Where to walk: a shortlist of places in reach for each purpose (cover, mission, kill), with scores.

Of hundreds of places only those are considered that advance a mission task, are near rivals or next to scenery, and all
charges. Line of sight is computed for these only.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cached_property
from heapq import nsmallest
from itertools import chain
from math import hypot
from typing import Final, NamedTuple, cast

from euphoria.bots.reality.table.cover_spots import sheltered_fire
from euphoria.bots.reality.table.distance_field import DistanceField, field_to
from euphoria.bots.reality.table.mission_goals import MissionTask, discounted, plan_of, share_of
from euphoria.bots.reality.table.threats import ThreatAnalysis
from euphoria.bots.reality.value.figure_value import price, turns_left
from euphoria.bots.reality.value.profiles import SHOTS, STAR
from euphoria.games.reality.actions import STAY
from euphoria.games.reality.cards.objects import DEFIBRILLATOR
from euphoria.games.reality.figure_flags import MOVED, WALKED
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.terrain import INCH, Place
from euphoria.games.reality.rules.figures.routes import ways_of
from euphoria.games.reality.rules.mission import rescue
from euphoria.games.reality.rules.positioning import walking
from euphoria.games.reality.state import NO_LOAD, Show
from euphoria.kernel.core.action import Action

DANGER: Final = 0.55
"""Factor of a rival's volley: it may have a better target."""
BACKUP: Final = 0.2
"""Weight of a task that is assigned to another figure."""
PULL: Final = 1.2
"""Value per inch nearer to a rival, for figures without a task."""
BY_TASK: Final = 8
BY_PULL: Final = 6
BY_COVER: Final = 8
"""Places considered for each purpose."""
KEPT: Final = 64
"""Cache size of shortlists per figure; a full cache is cleared."""


class Spot(NamedTuple):
    """A destination and its cost in action points."""

    action: Action
    place: Place
    cost: int


Key = tuple[float, int, Place | int]


class WalkPlanner:
    """Scores the destinations of one figure."""

    def __init__(self, state: Show, figure: int, mode: int = walking.PAID) -> None:
        self.state = state
        self.figure = figure
        self.seat = state.side[figure]
        self.here = state.place(figure)
        self.free = mode != walking.PAID
        self.flags = 0 if mode == walking.FREE else WALKED | MOVED
        self.analysis = ThreatAnalysis(state)
        self.tasks = own_tasks(state, self.figure)
        self.prospects = [
            (task, weight * share_of(state, self.seat, task.thing), discounted(state, task.turns(self.here)))
            for weight, task in self.tasks
        ]
        """Each task with its value and its discount from here."""
        self.rivals = [other for other in self.analysis.teams[1 - self.seat] if state.fight[other] < 0]
        self.threats = [
            (rival, *self.analysis.points_to_fire(rival)) for rival in self.rivals if self.analysis.is_armed(rival)
        ]
        """Armed rivals, with the points of their next volley and the factor of its value."""
        self.is_eager = not any(weight == 1.0 for weight, _ in self.tasks) and not (STAR[state.who[self.figure]])

    @cached_property
    def hunt(self) -> DistanceField | None:
        """Distance field to the nearest rival."""
        state = self.state
        prey = min(self.rivals, key=lambda rival: (state.square(self.figure, rival), rival), default=-1)
        return field_to(state.terrain, state.place(prey)) if prey >= 0 else None

    # Candidates.

    def best_open(self, actions: Sequence[Action], count: int, by: Hashable, key: Callable[[Spot], Key]) -> list[Spot]:
        """The nodes with the smallest keys among the offered actions. `by` must identify what the key depends on.

        Cached with the figure's routes, except when Susan is led: she needs room, too.
        """
        state = self.state
        susan = rescue.led_by(state, self.figure)
        ways = ways_of(state, self.figure, walking.purse_without_combat(state), susan)
        kept = cast("dict[object, list[Spot]]", ways.cache) if susan < 0 else {}
        found = kept.get((by, count))
        if found is None:
            if len(kept) >= KEPT:
                kept.clear()
            every, costs = nodes(state.terrain), ways.found.costs
            open_ones = [
                Spot(action, every[node], costs[node])
                for action in actions
                if action.kind == "to"
                for node in action.args
            ]
            found = kept[by, count] = nsmallest(count, open_ones, key)
        return found

    def sides(self, actions: Sequence[Action]) -> list[Spot]:
        """Destinations in contact with a figure or an object."""
        found = []
        for action in actions:
            if action.kind != "to" and action != STAY:
                place = walking.goal_of(self.state, action)
                if place is not None:
                    found.append(Spot(action, place, self.straight(place)))
        return found

    def straight(self, place: Place) -> int:
        return min(self.state.purse, int(hypot(place[0] - self.here[0], place[1] - self.here[1]) / INCH + 0.99))

    def shortlist(self, actions: Sequence[Action]) -> Iterator[Spot]:
        """The candidates for all purposes, without duplicates."""
        chosen: set[Action] = set()
        for spot in chain(self.sides(actions), self.best_places(actions)):
            if spot.action not in chosen:
                chosen.add(spot.action)
                yield spot

    def best_places(self, actions: Sequence[Action]) -> Iterator[Spot]:
        """The best places for the mission, near rivals, and in cover; may contain duplicates.

        Without a task, the mission places are just the cheapest ones; they come last.
        """
        if self.prospects:
            yield from self.task_spots(actions)
        yield from self.best_open(
            actions, BY_PULL, self.hunt, lambda spot: (self.pull(spot.place), spot.cost, spot.place)
        )
        yield from self.best_open(
            actions, BY_COVER, self.guns, lambda spot: (-self.shelter[spot.action.args[0]], spot.cost, spot.place)
        )
        if not self.prospects:
            yield from self.task_spots(actions)

    def task_spots(self, actions: Sequence[Action]) -> list[Spot]:
        return self.best_open(
            actions, BY_TASK, self.mission, lambda spot: (-self.mission_gain(spot.place), spot.cost, spot.place)
        )

    @cached_property
    def mission(self) -> Hashable:
        """Cache key: everything but the place that `mission_gain` depends on."""
        return ("mission", turns_left(self.state), *self.prospects)

    @cached_property
    def shelter(self) -> list[int]:
        """By node: the amount of fire it is sheltered from."""
        return sheltered_fire(self.state.terrain, self.guns)

    @cached_property
    def guns(self) -> tuple[tuple[int, int, int], ...]:
        """Positions of armed rivals, with their number of shots."""
        state = self.state
        return tuple((state.xs[rival], state.ys[rival], SHOTS[state.who[rival]] or 1) for rival, *_ in self.threats)

    # Scores.

    def mission_gain(self, place: Place) -> float:
        """Change of the mission's value by going there."""
        state = self.state
        gain = 0.0
        for task, worth, before in self.prospects:
            gain += worth * (discounted(state, task.turns(place)) - before)
        return gain

    def pull(self, place: Place) -> float:
        """Path cost to the nearest rival."""
        return self.hunt.at(place) if self.hunt else 0.0

    def points_after(self, cost: int) -> int:
        points = self.state.ap[self.figure]
        return points if self.free else max(0, points - cost)

    def fire(self, place: Place, points: int, flags: int) -> float:
        """Value of the best volley from there."""
        if not self.analysis.is_armed(self.figure):
            return 0.0
        at, walks = self.analysis.body_at(self.figure, place), flags & WALKED
        volley, figure = self.analysis.volley, self.figure
        return max([volley(figure, rival, points, at, None, walks) for rival in self.rivals], default=0.0)

    def danger(self, place: Place, flags: int) -> float:
        """Expected harm by rivals there."""
        aimed, walks = self.analysis.body_at(self.figure, place), flags & MOVED
        volley, figure, state = self.analysis.volley, self.figure, self.state
        total = 0.0
        for rival, points, weight in self.threats:
            total += weight * volley(rival, figure, points, None, aimed, walks)
        # A carried load is dropped at the first wound.
        if state.load[self.figure] != NO_LOAD or state.saviour == self.figure:
            total *= 2
        return DANGER * total

    def score(self, spot: Spot) -> float:
        points = self.points_after(spot.cost)
        gain = self.mission_gain(spot.place)
        if spot.action.kind == "charge":
            other = spot.action.args[0]
            if self.state.side[other] == 1 - self.seat and self.state.stands(other):
                return gain + self.charge(other, points)
            if self.state.is_down(other):
                return gain + self.by_body(other) - self.danger(spot.place, self.flags)
        return gain + self.to_stand(spot.place, points, self.flags)

    def stay(self) -> float:
        return self.to_stand(self.here, self.state.ap[self.figure], 0)

    def to_stand(self, place: Place, points: int, flags: int) -> float:
        """Score of standing there with so many points left: own fire minus danger.

        Without a target, figures without a task are drawn towards rivals.
        """
        fire = self.fire(place, points, flags)
        return fire - self.danger(place, flags) - (PULL * self.pull(place) if self.is_eager and not fire else 0.0)

    def charge(self, rival: int, points: int) -> float:
        """Score of a charge: blows, the shots that it prevents, and the mission task that it interrupts."""
        state, analysis = self.state, self.analysis
        gain = analysis.charge(self.figure, rival, points)
        its_points, weight = analysis.points_to_fire(rival)
        if analysis.is_armed(rival):
            gain += (
                0.6
                * weight
                * max((analysis.volley(rival, mate, its_points) for mate in analysis.teams[self.seat]), default=0.0)
            )
        if state.load[rival] != NO_LOAD or state.saviour == rival:
            shares = [
                share_of(state, 1 - self.seat, task.thing) * discounted(state, turns)
                for turns, task in plan_of(state, 1 - self.seat).chosen
                if task.figure == rival
            ]
            gain += 0.3 * sum(shares, 0.0)
        return gain

    def by_body(self, body: int) -> float:
        """Score of standing next to a fallen figure: a friend may be revived."""
        state = self.state
        if state.side[body] == self.seat and state.holds(self.figure, DEFIBRILLATOR):
            return 0.6 * price(state, body)
        return 2.0


def own_tasks(state: Show, figure: int) -> list[tuple[float, MissionTask]]:
    """The tasks of a figure with their weights: 1 if assigned to it, else BACKUP."""
    seat = state.side[figure]
    plan = plan_of(state, seat)
    chosen = [task for _, task in plan.chosen]
    return [
        (1.0 if task in chosen else BACKUP, task)
        for task in plan.tasks
        if task.figure == figure and (task in chosen or not any(one.figure == figure for one in chosen))
    ]


def walk_asked(state: Show) -> WalkPlanner:
    """The planner for the walk that is being asked about; how it is paid is in the next frame of the agenda."""
    return WalkPlanner(state, state.subject, state.agenda[-1][3])


def weigh_places(state: Show, actions: Sequence[Action]) -> dict[Action, float]:
    """Scores of the shortlist and of staying."""
    walk = walk_asked(state)
    scores = {spot.action: walk.score(spot) for spot in walk.shortlist(actions)}
    if STAY in actions:
        scores[STAY] = walk.stay()
    return scores
