"""Words for tests of the positioning phase."""

from __future__ import annotations

from euphoria.games.reality import actions, codes
from euphoria.games.reality.actions import SPACE
from euphoria.games.reality.events import SPECS
from euphoria.games.reality.geometry.terrain import Element, Link, Place
from euphoria.games.reality.rules.mission import missions
from euphoria.games.reality.rules.positioning import walking
from euphoria.games.reality.rules.sequence.ending import end_by_mission
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action
from tests.reality.stage import Troupe, act, acting, stage, start


def _check_mission(state: Show, seat: int, a: int, b: int) -> None:
    """In the place of CHECK_END: only a fulfilled mission ends the show, not a side without figures."""
    winner = missions.fulfilled_by(state)
    if winner >= 0:
        end_by_mission(state, winner)


EAST, NORTH, WEST, SOUTH = 0, 2, 4, 6
"""Sides of a figure on which another can stand."""
RULES = acting(_check_mission)


def scene(
    *elements: Element, links: tuple[Link, ...] = (), dice: list[int] | None = None, mission: str = "massacre"
) -> Troupe:
    return stage(*elements, links=links, dice=dice, kind=RULES, mission=mission)


def position(troupe: Troupe, figure: int) -> None:
    """Begin the figure's activation in the positioning phase."""
    start(troupe, codes.POSITION, figure)


def seat_of(troupe: Troupe) -> int:
    return troupe.state.deciders[0]


def offered(troupe: Troupe) -> list[Action]:
    return troupe.state.legal(seat_of(troupe)) if troupe.state.deciders else []


def kinds(troupe: Troupe) -> set[str]:
    return {action.kind for action in offered(troupe)}


def do(troupe: Troupe, *choices: Action) -> None:
    for action in choices:
        act(troupe, seat_of(troupe), action)


def at_place(place: Place) -> Action:
    return SPACE.read(["at", *place])


def via_place(place: Place) -> Action:
    return SPACE.read(["via", *place])


def may(troupe: Troupe, action: Action) -> bool:
    return troupe.state.why_not(seat_of(troupe), action) is None


def walk(troupe: Troupe, place: Place) -> None:
    """Out of the menu to any place."""
    do(troupe, actions.WALK, at_place(place))


def price(troupe: Troupe, place: Place) -> int | None:
    """What the way to a place costs; asked where a goal is to be chosen."""
    way = walking.way_to(troupe.state, place)
    return None if way is None else way[1]


def asked(troupe: Troupe) -> str:
    return codes.QUESTIONS[troupe.state.question] if troupe.state.deciders else ""


def is_over(troupe: Troupe) -> bool:
    """Whether the activation has ended by itself."""
    return troupe.state.outcome is not None and troupe.state.outcome.reason == "curtain"


def logged(troupe: Troupe, name: str) -> list[tuple[int, ...]]:
    """The values of all events of that name."""
    return [tuple(values) for code, *values in troupe.state.log if SPECS[code][0] == name]
