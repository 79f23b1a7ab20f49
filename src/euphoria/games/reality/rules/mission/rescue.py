"""The captive of the rescue mission: freeing it, how it follows, how it shifts around its saviour (R-mis-1, R-mis-5).

The captive is the character with the trait STAR. It moves within its saviour's activation and always touches them.
There are 24 places that touch a base, and it stands on one of these; following costs nothing, shifting is paid with
its own AP. If they are parted all the same, it comes back (R-y-8).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import BESIDE, STAY
from euphoria.games.reality.cards.character import Trait
from euphoria.games.reality.cards.conditions import CONDITIONS
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import BEGUN, MOVED, STILL, WALKED
from euphoria.games.reality.geometry.movement.figure_clearance import is_clear
from euphoria.games.reality.geometry.movement.legs import LegPart, leg
from euphoria.games.reality.geometry.movement.path_cost import cost_of, stretches
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.rules.figures import charging, contact
from euphoria.games.reality.rules.figures.routes import beside, may_end, obstacles_of
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.rules.mission import missions
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.kernel.core.action import Action

TO_FREE: Final = 2
TO_RISE: Final = 1

QUARTER: Final[tuple[tuple[int, int], ...]] = ((4, 0), (4, 1), (4, 2), (3, 3), (2, 4), (1, 4))
AROUND: Final[tuple[tuple[int, int], ...]] = (
    *QUARTER,
    *((-y, x) for x, y in QUARTER),
    *((-x, -y) for x, y in QUARTER),
    *((y, -x) for x, y in QUARTER),
)
"""All places that touch a base, as steps from its middle, turning to the left; every third is a listed side."""
LISTED: Final = 3


def is_led(state: Show, figure: int) -> bool:
    """Whether it is the captive of a rescue, who has no activation of its own in this phase."""
    return state.settings.mission == "rescue" and state.has_trait(figure, Trait.STAR)


def led_by(state: Show, figure: int) -> int:
    """The captive that this figure leads; -1 if it leads none."""
    if state.saviour == figure:
        for other in state.standing():
            if state.side[other] == state.side[figure] and is_led(state, other):
                return other
    return -1


# Freeing.


def unfreed(state: Show) -> int:
    """The captive who belongs to nobody; -1 if there is none."""
    if state.settings.mission == "rescue":
        for figure in state.standing():
            if state.side[figure] == NEUTRAL and state.has_trait(figure, Trait.STAR):
                return figure
    return -1


def may_free(state: Show, figure: int, points: int) -> bool:
    captive = unfreed(state) if points >= TO_FREE else -1
    return captive >= 0 and contact.touching(state, figure, captive)


def free(state: Show, seat: int, figure: int) -> None:
    """The captive joins that team, led by the figure that freed it, and is in combat with rivals that it touches."""
    captive = unfreed(state)
    state.pay(figure, TO_FREE)
    state.side[captive] = seat
    state.saviour = figure
    state.log.append((ShowEvent.FREED, figure, captive))
    charging.rouse(state, captive)
    charging.meet(state, captive)
    end_if_safe(state)


# Following.


def follows_to(state: Show, saviour: int, captive: int, goal: Place) -> Place | None:
    """Where the captive would stand with its saviour at that goal: touching, and as little turned as can be.

    In combat it does not leave its place.
    """
    if contact.in_combat(state, captive):
        place = state.place(captive)
        dx, dy = place[0] - goal[0], place[1] - goal[1]
        return place if (dx, dy) in AROUND and beside(state.terrain, goal, dx, dy) == place else None
    offset = (state.xs[captive] - state.xs[saviour], state.ys[captive] - state.ys[saviour])
    for dx, dy in nearest_first(offset):
        there = beside(state.terrain, goal, dx, dy)
        if there is not None and contact.overlaps_nobody(state, there, captive, saviour):
            return there
    return None


@lru_cache(maxsize=64)
def nearest_first(offset: tuple[int, int]) -> list[tuple[int, int]]:
    x, y = offset
    return sorted(AROUND, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2)


def follow(state: Show, captive: int, place: Place, *, counts: bool) -> None:
    """It is led along; where it comes to touch rivals it has not charged them."""
    if place == state.place(captive):
        return
    charging.rouse(state, captive)
    state.put(captive, place)
    if counts:
        state.mark(captive, WALKED | MOVED)
    state.log.append((ShowEvent.FOLLOWED, captive, *place))
    charging.meet(state, captive)
    end_if_safe(state)


def end_if_safe(state: Show) -> None:
    """The show ends as soon as the captive stands on its rescuers' platform (R-end-1)."""
    if missions.fulfilled_by(state) >= 0:
        state.push(codes.CHECK_END)


# Coming back.


def come_back(state: Show, saviour: int) -> None:
    """Parted from its saviour, it goes to the nearest place that touches them, free, and so out of a combat in which
    the saviour is not; with no place free it waits (R-y-8). That does not count as having moved (R-ap-3)."""
    if (place := way_back(state, saviour)) is None:
        return
    captive = led_by(state, saviour)
    if state.fight[captive] != state.fight[saviour]:
        contact.leave(state, captive)
    follow(state, captive, place, counts=False)


def is_awaited(state: Show, figure: int) -> bool:
    """Whether a captive that was parted from this figure can come back to it."""
    return state.saviour == figure and way_back(state, figure) is not None


def way_back(state: Show, saviour: int) -> Place | None:
    """Where the captive that this figure leads would go if it does not touch it; None if it does or has to wait."""
    captive = led_by(state, saviour)
    if captive < 0 or contact.touching(state, saviour, captive):
        return None
    base = state.place(saviour)
    places = (beside(state.terrain, base, dx, dy) for dx, dy in AROUND)
    free = [place for place in places if place is not None and contact.overlaps_nobody(state, place, captive)]
    return min(free, key=lambda place: state.square_to(captive, place), default=None)


# Shifting.


def may_shift(state: Show, saviour: int) -> bool:
    captive = led_by(state, saviour)
    return (
        captive >= 0
        and not state.flags[captive] & (CONDITIONS.helpless | STILL)
        and not contact.in_combat(state, captive)
        and purse(state, captive) > 0
        and contact.touching(state, saviour, captive)
    )


def purse(state: Show, captive: int) -> int:
    """What it can spend on walking; prone, it gets up first (R-move-5)."""
    return state.ap[captive] - (TO_RISE if state.is_prone(captive) else 0)


@RULES.step(codes.SHIFT)
def shift(state: Show, seat: int, captive: int, b: int) -> None:
    state.subject = captive
    state.ask(codes.ASK_SHIFT, seat)


@RULES.actions(codes.ASK_SHIFT)
def shifts(state: Show, seat: int) -> list[Action]:
    prices = prices_around(state, state.subject)
    return [STAY, *(action for side, action in enumerate(BESIDE) if side_of_saviour(state, side) in prices)]


def side_of_saviour(state: Show, side: int) -> Place | None:
    return beside(state.terrain, state.place(state.saviour), *AROUND[LISTED * side])


@RULES.check(codes.ASK_SHIFT)
def check_shift(state: Show, seat: int, action: Action) -> bool:
    return action.kind == "at" and place_of(action.args) in prices_around(state, state.subject)


def place_of(args: tuple[int, ...]) -> Place:
    x, y, surface = args
    return x, y, surface


def prices_around(state: Show, captive: int) -> dict[Place, int]:
    """What it costs to get to the other places that touch the saviour, round them one way or the other."""
    terrain, start = state.terrain, state.place(captive)
    budget = purse(state, captive)
    obstacles = obstacles_of(state, captive, budget)
    prices: dict[Place, int] = {}
    for ring in rounds(state, start):
        way: list[LegPart] = []
        for before, goal in pairwise(ring):
            parts = leg(terrain, before, goal)
            if parts is None:
                break
            way += parts
            price = cost_of(stretches(way))
            if price <= budget and may_end(terrain, before, goal, obstacles):
                prices[goal] = min(price, prices.get(goal, price))
            if not is_clear(terrain, before, goal, obstacles):
                break
    return prices


def rounds(state: Show, start: Place) -> list[list[Place]]:
    """The two ways round the saviour, whom it touches, from place to place as far as there is no gap."""
    base = state.place(state.saviour)
    places = [beside(state.terrain, base, dx, dy) for dx, dy in AROUND]
    begin = AROUND.index((start[0] - base[0], start[1] - base[1]))
    left = places[begin + 1 :] + places[:begin]
    return [[start, *until_a_gap(left)], [start, *until_a_gap(left[::-1])]]


def until_a_gap(places: list[Place | None]) -> Iterator[Place]:
    for place in places:
        if place is None:
            return
        yield place


@RULES.answer(codes.ASK_SHIFT)
def answer_shift(state: Show, seat: int, action: Action) -> None:
    captive = state.subject
    state.subject = -1
    if action == STAY:
        state.mark(captive, STILL)
        return
    if action.kind == "at":
        goal = place_of(action.args)
    else:
        side = side_of_saviour(state, action.args[0])
        assert side is not None
        goal = side
    price = prices_around(state, captive)[goal]
    if state.is_prone(captive):
        state.pay(captive, TO_RISE)
        charging.rouse(state, captive)
    state.pay(captive, price)
    state.put(captive, goal)
    state.mark(captive, WALKED | MOVED)
    state.mark(state.saviour, BEGUN)
    state.log.append((ShowEvent.SHIFTED, captive, *goal))
    charging.charge(state, captive)
    end_if_safe(state)
