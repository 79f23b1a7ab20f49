"""Jumping down from more than 3 inches, which hurts; a smaller jump is part of a walk (R-move-7, 12 and 17)."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import LAND, STAY
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import BEGUN, MOVED, STILL, WALKED
from euphoria.games.reality.geometry.movement import leaps
from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle
from euphoria.games.reality.geometry.movement.legs import HARMLESS
from euphoria.games.reality.geometry.terrain import INCH, OVERLAP, Place
from euphoria.games.reality.rules.figures import charging, contact
from euphoria.games.reality.rules.figures.action_points import half
from euphoria.games.reality.rules.figures.falling import falls_if_dead, hurt, suffered
from euphoria.games.reality.rules.figures.routes import obstacles_of
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.rules.mission import rescue
from euphoria.games.reality.rules.positioning import walking
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

TO_LEAP: Final = 2
NEAR: Final = 4
"""Inches around a figure within which others can be in the way of its leap."""
HARD: Final = 6 * INCH
"""From over this height a leap hurts in full, from a lesser one by half."""


def may_leap(state: Show, figure: int) -> bool:
    """Whether it is up high and has a place to land on. Nobody leaps with a captive at hand (R-mis-1)."""
    return (
        state.ap[figure] >= TO_LEAP
        and state.feet(figure) > HARMLESS
        and rescue.led_by(state, figure) < 0
        and any(may_land(state, figure, place) for place in places(state, figure))
    )


def may_land(state: Show, figure: int, place: Place) -> bool:
    """Whether it can pay for a leap that ends there: some AP may only be spent on one into combat (R-y-2)."""
    return walking.points(state, figure) >= TO_LEAP or bool(contact.enemies_at(state, figure, place))


def places(state: Show, figure: int) -> list[Place]:
    return leaps.landings(state.terrain, state.place(figure), in_the_way(state, figure))


def in_the_way(state: Show, figure: int) -> list[Obstacle]:
    """One may come down beside an enemy: that is a charge."""
    return [other._replace(square=min(other.square, OVERLAP)) for other in obstacles_of(state, figure, NEAR)]


def ask(state: Show, seat: int, figure: int) -> None:
    state.ask(codes.ASK_LEAP, seat)


@RULES.actions(codes.ASK_LEAP)
def landings(state: Show, seat: int) -> list[Action]:
    figure = state.active
    there = enumerate(places(state, figure))
    return [STAY, *(LAND[number] for number, place in there if may_land(state, figure, place))]


@RULES.check(codes.ASK_LEAP)
def check_landing(state: Show, seat: int, action: Action) -> bool:
    figure = state.active
    if action.kind != "at":
        return False
    place = rescue.place_of(action.args)
    return leaps.may_leap(state.terrain, state.place(figure), place, in_the_way(state, figure)) and may_land(
        state, figure, place
    )


@RULES.answer(codes.ASK_LEAP)
def answer_leap(state: Show, seat: int, action: Action) -> None:
    figure = state.active
    if action == STAY:
        state.mark(figure, STILL)
    else:
        leap(state, figure, landing_of(state, action))


def landing_of(state: Show, action: Action) -> Place:
    """Where an answer has the figure come down."""
    if action.kind == "at":
        return rescue.place_of(action.args)
    return places(state, state.active)[action.args[0]]


def injury(drop: int, throw: int) -> int:
    """What a leap from this height costs of life, by the d100 that is thrown."""
    return throw if drop > HARD else half(throw)


def chance_to_fall(state: Show, figure: int, place: Place) -> int:
    """In percent: how likely a leap to a place is the end of the figure."""
    drop = state.feet(figure) - state.terrain.height_of(place)
    return sum(suffered(state, figure, injury(drop, throw)) >= state.life[figure] for throw in range(1, 101))


def leap(state: Show, figure: int, place: Place) -> None:
    """It lands, is hurt, drops its load there, perhaps falls; if it still stands beside an enemy, that was a charge
    (R-con-4)."""
    drop = state.feet(figure) - state.terrain.height_of(place)
    state.pay(figure, TO_LEAP)
    state.mark(figure, WALKED | MOVED | BEGUN)
    state.put(figure, place)
    state.log.append((ShowEvent.LEAPT, figure, *place, drop))
    hurt(state, figure, injury(drop, state.d100()))
    if not falls_if_dead(state, figure, codes.BY_OWN_JUMP):
        charging.charge(state, figure)
