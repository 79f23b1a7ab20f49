"""The Susan of the rescue mission: freeing her, how she follows, how she shifts around her saviour (R-mis-1, R-mis-5).

She moves within her saviour's activation and always touches them. There are 24 places that touch a base, and she
stands on one of these; following costs her nothing, shifting is paid with her own AP.
"""

from __future__ import annotations

from functools import lru_cache

from euphoria.games.reality import charging, codes, contact, missions
from euphoria.games.reality.actions import BESIDE, STAY
from euphoria.games.reality.characters import Trait
from euphoria.games.reality.events import Event
from euphoria.games.reality.flags import BEGUN, FASCINATED, MOVED, STILL, WALKED
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.games.reality.ways import beside, by_points, obstacles_of
from euphoria.kernel.action import Action

TO_FREE = 2
TO_RISE = 1

QUARTER = ((4, 0), (4, 1), (4, 2), (3, 3), (2, 4), (1, 4))
AROUND = (
    *QUARTER,
    *((-y, x) for x, y in QUARTER),
    *((-x, -y) for x, y in QUARTER),
    *((y, -x) for x, y in QUARTER),
)
"""All places that touch a base, as steps from its middle, turning to the left; every third is a listed side."""
LISTED = 3


def is_led(state: Show, figure: int) -> bool:
    """Whether it is the Susan of a rescue, who has no activation of her own in this phase."""
    return state.settings.mission == "rescue" and state.has_trait(figure, Trait.STAR)


def led_by(state: Show, figure: int) -> int:
    """The Susan whom this figure leads; -1 if it leads none."""
    if state.saviour == figure:
        for other in state.standing():
            if state.side[other] == state.side[figure] and is_led(state, other):
                return other
    return -1


# Freeing.


def captive(state: Show) -> int:
    """The Susan who belongs to nobody; -1 if there is none."""
    if state.settings.mission == "rescue":
        for figure in state.standing():
            if state.side[figure] == NEUTRAL and state.has_trait(figure, Trait.STAR):
                return figure
    return -1


def may_free(state: Show, figure: int, points: int) -> bool:
    susan = captive(state) if points >= TO_FREE else -1
    return susan >= 0 and contact.touching(state, figure, susan)


def free(state: Show, seat: int, figure: int) -> None:
    """She joins that team, and the one who freed her leads her. Rivals who touch her fight her from now on."""
    susan = captive(state)
    state.pay(figure, TO_FREE)
    state.side[susan] = seat
    state.saviour = figure
    state.log.append((Event.FREED, figure, susan))
    charging.rouse(state, susan)
    charging.meet(state, susan)
    end_if_safe(state)


# Following.


def follows_to(state: Show, saviour: int, susan: int, goal: Place) -> Place | None:
    """Where she would stand with her saviour at that goal: touching, and as little turned as can be.

    In combat she does not leave her place.
    """
    if contact.in_combat(state, susan):
        place = state.place(susan)
        dx, dy = place[0] - goal[0], place[1] - goal[1]
        return place if (dx, dy) in AROUND and beside(state.terrain, goal, dx, dy) == place else None
    offset = (state.xs[susan] - state.xs[saviour], state.ys[susan] - state.ys[saviour])
    for dx, dy in nearest_first(offset):
        there = beside(state.terrain, goal, dx, dy)
        if there is not None and contact.overlaps_nobody(state, there, susan, saviour):
            return there
    return None


@lru_cache(maxsize=64)
def nearest_first(offset: tuple[int, int]) -> list[tuple[int, int]]:
    x, y = offset
    return sorted(AROUND, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2)


def follow(state: Show, susan: int, place: Place, *, counts: bool) -> None:
    """She is led along; where she comes to touch rivals she has not charged them."""
    if place == state.place(susan):
        return
    charging.rouse(state, susan)
    state.put(susan, place)
    if counts:
        state.mark(susan, WALKED | MOVED)
    state.log.append((Event.FOLLOWED, susan, *place))
    charging.meet(state, susan)
    end_if_safe(state)


def end_if_safe(state: Show) -> None:
    """The show ends as soon as she stands on her rescuers' platform (R-end-1)."""
    if missions.fulfilled_by(state) >= 0:
        state.push(codes.CHECK_END)


# Shifting.


def may_shift(state: Show, saviour: int) -> bool:
    susan = led_by(state, saviour)
    return (
        susan >= 0
        and not state.flags[susan] & (FASCINATED | STILL)
        and not contact.in_combat(state, susan)
        and purse(state, susan) > 0
    )


def purse(state: Show, susan: int) -> int:
    """What she can spend on walking; prone, she gets up first (R-move-5)."""
    return state.ap[susan] - (TO_RISE if state.is_prone(susan) else 0)


def shift(state: Show, seat: int, susan: int, b: int) -> None:
    state.subject = susan
    state.ask(codes.ASK_SHIFT, seat)


def shifts(state: Show, seat: int) -> list[Action]:
    susan = state.subject
    found = [STAY]
    for side, action in enumerate(BESIDE):
        dx, dy = AROUND[LISTED * side]
        place = beside(state.terrain, state.place(state.saviour), dx, dy)
        if place is not None and cost_of_shift(state, susan, place) is not None:
            found.append(action)
    return found


def check_shift(state: Show, seat: int, action: Action) -> bool:
    return action.kind == "at" and cost_of_shift(state, state.subject, place_of(action.args)) is not None


def place_of(args: tuple[int, ...]) -> Place:
    x, y, surface = args
    return x, y, surface


def cost_of_shift(state: Show, susan: int, goal: Place) -> int | None:
    """What it costs her to get to another place that touches her saviour: straight, or round them either way."""
    x, y, _ = base = state.place(state.saviour)
    offset = (goal[0] - x, goal[1] - y)
    if offset not in AROUND or beside(state.terrain, base, *offset) != goal:
        return None
    start = state.place(susan)
    budget = purse(state, susan)
    obstacles = obstacles_of(state, susan, budget)
    costs = [
        by_points(state.terrain, points, obstacles, budget, carrying=False)
        for points in [[start, goal], *rounds(state, base, start, goal)]
    ]
    return min((price for price in costs if price is not None), default=None)


def rounds(state: Show, base: Place, start: Place, goal: Place) -> list[list[Place]]:
    """The two ways round a base, from one place that touches it to another."""
    own = (start[0] - base[0], start[1] - base[1])
    if own not in AROUND:
        return []
    begin, end = AROUND.index(own), AROUND.index((goal[0] - base[0], goal[1] - base[1]))
    ways = []
    for step in (1, -1):
        count = (end - begin) * step % len(AROUND)
        places = [
            beside(state.terrain, base, *AROUND[(begin + step * number) % len(AROUND)]) for number in range(count + 1)
        ]
        whole = [place for place in places if place is not None]
        if len(whole) == len(places) > 2:
            ways.append(whole)
    return ways


def answer_shift(state: Show, seat: int, action: Action) -> None:
    susan = state.subject
    state.subject = -1
    if action == STAY:
        state.mark(susan, STILL)
        return
    if action.kind == "at":
        goal = place_of(action.args)
    else:
        dx, dy = AROUND[LISTED * action.args[0]]
        found = beside(state.terrain, state.place(state.saviour), dx, dy)
        assert found is not None
        goal = found
    price = cost_of_shift(state, susan, goal)
    assert price is not None
    if state.is_prone(susan):
        state.pay(susan, TO_RISE)
        charging.rouse(state, susan)
    state.pay(susan, price)
    state.put(susan, goal)
    state.mark(susan, WALKED | MOVED)
    state.mark(state.saviour, BEGUN)
    state.log.append((Event.SHIFTED, susan, *goal))
    charging.charge(state, susan)
    end_if_safe(state)


STEPS = {codes.SHIFT: shift}
LISTS = {codes.ASK_SHIFT: shifts}
ANSWERS = {codes.ASK_SHIFT: answer_shift}
CHECKS = {codes.ASK_SHIFT: check_shift}
