"""The tasks of a mission: what to fetch, which figure does it, and how many turns it takes.

Progress towards a mission is measured in turns: path cost for the best carriers, divided by their action points per
turn.
"""

from __future__ import annotations

from math import exp
from operator import itemgetter
from typing import Final, NamedTuple, cast

from euphoria.bots.reality.table.distance_field import DistanceField, field_to
from euphoria.bots.reality.value.figure_value import points_a_turn, turns_left
from euphoria.bots.reality.value.profiles import HANDS, MACHINE, STAR
from euphoria.games.reality.figure_flags import FASCINATED
from euphoria.games.reality.geometry.terrain import GROUND, INCH, Place
from euphoria.games.reality.rules.mission.missions import TO_WIN, middle, on_platform
from euphoria.games.reality.state import NEUTRAL, NO_LOAD, Show
from euphoria.games.reality.tables.placement import PLATFORM

MISSION: Final = {"rescue": 700.0, "objectives": 350.0, "massacre": 0.0}
"""Audience value of a mission that is nearly done. Less for objectives, whose carriers are shot at for turns."""
DISCOUNT_TURNS: Final = 3.0
"""Turns after which the value of a task falls to 1/e."""
SHARES: Final[tuple[float, ...]] = (0.45, 0.55)
"""Shares of the mission value for the first and the second drum; two drums win."""
TO_TAKE: Final = 1
TO_LEAVE: Final = 1
TO_FREE: Final = 2
COMBAT_DELAY: Final = 1.5
"""Turns that a combat costs a figure with a task, about."""
RIVAL_DELAY: Final = 3.0
"""Turns to recover what rivals carry, about."""
NEVER: Final = 50.0
KEPT: Final = 2048
"""Cache size of plans per table; a full cache is cleared."""


class MissionTask(NamedTuple):
    """A task for one figure: go to a goal, then spend `rest` action points from there."""

    figure: int
    goal: DistanceField
    near: float
    """Distance in action points at which the goal is reached."""
    rest: float
    thing: int
    """Number of the drum; -1: Susan."""
    pace: int
    """Action points per turn."""
    delay: float

    def turns(self, place: Place) -> float:
        """Turns to complete the task from this place."""
        return (max(0.0, self.goal.at(place) - self.near) + self.rest) / self.pace + self.delay


class MissionPlan(NamedTuple):
    """All tasks of a team, and the assignment to figures."""

    tasks: list[MissionTask]
    chosen: list[tuple[float, MissionTask]]
    """The tasks of the quickest way to win, with the turns of each."""
    worth: float


NO_PLAN: Final = MissionPlan([], [], 0.0)


def home(state: Show, seat: int) -> Place:
    """The centre of a seat's platform."""
    x, y = state.platforms[seat]
    return x + PLATFORM // 2, y + PLATFORM // 2, GROUND


def objective_places(state: Show) -> list[Place]:
    """Places of the mission's objectives, also before they are on the table."""
    if state.drums:
        return [drum[:3] for drum in state.drums]
    x, y = state.terrain.width // 2, state.terrain.depth // 2
    if state.settings.mission == "objectives":
        return [middle(state, at, y) for at in (x, x - 10 * INCH, x + 10 * INCH)]
    susan = susan_of(state)
    return [state.place(susan) if susan >= 0 else middle(state, x, y)]


def susan_of(state: Show) -> int:
    """The figure of Susan in a rescue; -1: none, or fallen."""
    if state.settings.mission == "rescue":
        for figure in state.standing():
            if STAR[state.who[figure]]:
                return figure
    return -1


def pace(state: Show, figure: int) -> int:
    return max(2, points_a_turn(state, figure))


def delay_of(state: Show, figure: int) -> float:
    return (COMBAT_DELAY if state.fight[figure] >= 0 else 0.0) + (1.0 if state.flags[figure] & FASCINATED else 0.0)


def mission_tasks(state: Show, seat: int) -> list[MissionTask]:
    """All tasks of the figures of a seat."""
    if state.platforms[seat][0] < 0 or state.settings.mission == "massacre":
        return []
    if state.settings.mission == "rescue":
        return to_rescue(state, seat)
    return to_fetch(state, seat)


def to_rescue(state: Show, seat: int) -> list[MissionTask]:
    susan = susan_of(state)
    if susan < 0:
        return []
    back = field_to(state.terrain, home(state, seat))
    here = state.place(susan)
    if state.side[susan] == seat and state.saviour >= 0:
        saviour = state.saviour
        delay = max(delay_of(state, saviour), delay_of(state, susan))
        return [MissionTask(saviour, back, 0.6, 0.0, -1, pace(state, saviour), delay)]
    there = field_to(state.terrain, here)
    delay = 0.0 if state.side[susan] == NEUTRAL else RIVAL_DELAY
    rest = TO_FREE + back.at(here)
    return [
        MissionTask(figure, there, 1.0, rest, -1, pace(state, figure), delay + delay_of(state, figure))
        for figure in state.team(seat)
        if HANDS[state.who[figure]] and figure != susan
    ]


def to_fetch(state: Show, seat: int) -> list[MissionTask]:
    found = []
    team = [
        (figure, not MACHINE[state.who[figure]], pace(state, figure), delay_of(state, figure))
        for figure in state.team(seat)
        if HANDS[state.who[figure]] and state.load[figure] == NO_LOAD
    ]
    goal = home(state, seat)
    back = {laden: field_to(state.terrain, goal, laden=laden) for laden in (False, True)}
    for number, (x, y, surface, carrier, delivered) in enumerate(state.drums):
        if delivered >= 0:
            continue
        if carrier >= 0 and state.side[carrier] == seat:
            laden = not MACHINE[state.who[carrier]]
            near = 2.0 if laden else 1.0
            own = pace(state, carrier), delay_of(state, carrier)
            found.append(MissionTask(carrier, back[laden], near, TO_LEAVE, number, *own))
            continue
        delay = 0.0 if carrier < 0 else RIVAL_DELAY
        here = (x, y, surface)
        there = field_to(state.terrain, here)
        rests = {laden: TO_TAKE + back[laden].at(here) + TO_LEAVE for laden in (False, True)}
        for figure, laden, its_pace, late in team:
            found.append(MissionTask(figure, there, 1.0, rests[laden], number, its_pace, delay + late))
    return found


def assign_tasks(state: Show, seat: int, found: list[MissionTask]) -> list[tuple[float, MissionTask]]:
    """Greedy assignment: the quickest tasks with distinct figures and objectives, with the turns of each."""
    by_time = sorted([(one.turns(state.place(one.figure)), one) for one in found], key=itemgetter(0))
    wanted = 1 if state.settings.mission == "rescue" else TO_WIN - sum(drum[4] == seat for drum in state.drums)
    chosen: list[tuple[float, MissionTask]] = []
    for turns, task in by_time:
        if len(chosen) == wanted:
            break
        if all(task.thing != other.thing and task.figure != other.figure for _, other in chosen):
            chosen.append((turns, task))
    return chosen


def discounted(state: Show, turns: float) -> float:
    """Discount factor of a value that is so many turns away; 0 beyond the last turn."""
    return exp(-turns / DISCOUNT_TURNS) * max(0.0, min(1.0, turns_left(state) + 0.5 - turns))


def progress(state: Show, seat: int) -> float:
    """Audience value of the mission's progress for a seat."""
    return plan_of(state, seat).worth


def plan_of(state: Show, seat: int) -> MissionPlan:
    """The plan of a seat; cached."""
    if state.settings.mission == "massacre":
        return NO_PLAN
    known = cast("dict[object, MissionPlan]", state.terrain.full.cache.setdefault("plans", {}))
    key = plan_key(state, seat)
    plan = known.get(key)
    if plan is None:
        if len(known) >= KEPT:
            known.clear()
        found = mission_tasks(state, seat)
        chosen = assign_tasks(state, seat, found)
        plan = known[key] = MissionPlan(found, chosen, worth_of(state, seat, chosen))
    return plan


def plan_key(state: Show, seat: int) -> tuple[object, ...]:
    """Cache key: everything that a plan depends on."""
    team = [
        (figure, state.who[figure], state.place(figure), points_a_turn(state, figure), delay_of(state, figure))
        for figure in state.team(seat)
    ]
    mission = state.settings.mission
    if mission == "rescue":
        susan = susan_of(state)
        whose = (susan, state.place(susan), state.side[susan], delay_of(state, susan)) if susan >= 0 else ()
        return (mission, seat, turns_left(state), state.platforms[seat], *whose, state.saviour, *team)
    sides = [state.side[drum[3]] if drum[3] >= 0 else -1 for drum in state.drums]
    loads = [state.load[figure] for figure, *_ in team]
    return (mission, seat, turns_left(state), state.platforms[seat], *state.drums, *sides, *loads, *team)


def worth_of(state: Show, seat: int, chosen: list[tuple[float, MissionTask]]) -> float:
    """Audience value of the assigned tasks."""
    if state.settings.mission == "rescue":
        return MISSION[state.settings.mission] * discounted(state, chosen[0][0]) if chosen else 0.0
    if not state.drums:
        return 0.0
    done = sum(drum[4] == seat for drum in state.drums)
    worths = [1.0] * done + [discounted(state, turns) for turns, _ in chosen]
    shares = [share * worth for share, worth in zip(SHARES, worths, strict=False)]
    return MISSION[state.settings.mission] * sum(shares, 0.0)


def share_of(state: Show, seat: int, thing: int) -> float:
    """Audience value of delivering the objective of a task."""
    whole = MISSION[state.settings.mission]
    return whole if thing < 0 else whole * SHARES[min(1, sum(drum[4] == seat for drum in state.drums))]


def is_home(state: Show, seat: int, place: Place) -> bool:
    return on_platform(state, seat, place)
