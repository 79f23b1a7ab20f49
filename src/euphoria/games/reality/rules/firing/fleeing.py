"""Figures under a template flee to its rim, or stay (R-obj-1, R-obj-6). `blasts` says how their choices are stored."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import FLEE, STAY
from euphoria.games.reality.cards.conditions import CONDITIONS
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.geometry.shapes import Point
from euphoria.games.reality.geometry.sight.line_of_sight import sees
from euphoria.games.reality.geometry.templates import FEW_OFFSETS, RIM, RIM_OFFSETS, UNDER
from euphoria.games.reality.geometry.terrain import INCH, Place
from euphoria.games.reality.rules.figures import charging, contact
from euphoria.games.reality.rules.firing.harm import HIGH
from euphoria.games.reality.rules.firing.template_points import is_place, on_level, place_of
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.rules.mission import rescue
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

FLED_FROM: Final = INCH
"""A fleeing figure ends at least this far from where it stood, with height (R-obj-1, R-y-4)."""


def _sectors() -> list[list[Point]]:
    """All places around the rim in sixteen parts; in each the middle one first, then the nearest to it."""
    count = len(RIM_OFFSETS)
    middles = [RIM_OFFSETS.index(offset) for offset in FEW_OFFSETS]
    sectors: list[list[tuple[int, int, Point]]] = [[] for _ in middles]
    for spot, offset in enumerate(RIM_OFFSETS):
        away, sector = min(
            (min((spot - middle) % count, (middle - spot) % count), number) for number, middle in enumerate(middles)
        )
        sectors[sector].append((away, spot, offset))
    return [[offset for _, _, offset in sorted(sector)] for sector in sectors]


SECTORS: Final = _sectors()


@RULES.step(codes.FLEE)
def ask_next(state: Show, seat: int, a: int, b: int) -> None:
    """Ask the next figure that can flee; the others stay."""
    while state.targets:
        figure = state.targets[0]
        if can_flee(state, figure):
            state.subject = figure
            state.ask(codes.ASK_FLEE, state.side[figure])
            return
        stay(state)


def stay(state: Show) -> None:
    state.wounds.append((state.targets.pop(0), 0))


def can_flee(state: Show, figure: int) -> bool:
    """Whether it can flee: not out of a combat (R-obj-6), nor if helpless, and only if there is a place."""
    if contact.in_combat(state, figure) or state.flags[figure] & CONDITIONS.helpless:
        return False
    return any(refuge(state, figure, number) for number in range(len(FLEE)))


@RULES.actions(codes.ASK_FLEE)
def refuges(state: Show, seat: int) -> list[Action]:
    figure = state.subject
    return [*(FLEE[number] for number in range(len(FLEE)) if refuge(state, figure, number)), STAY]


def refuge(state: Show, figure: int, number: int) -> Place | None:
    """The legal place in one sixteenth of the rim that is nearest to its middle; None if there is none."""
    x, y, _ = state.route[0]
    feet = state.feet(figure)
    for dx, dy in SECTORS[number]:
        place = on_level(state.terrain, x + dx, y + dy, feet)
        if place is not None and may_flee_to(state, figure, place):
            return place
    return None


def may_flee_to(state: Show, figure: int, place: Place) -> bool:
    """Whether a place is free, against the rim, an inch or more away, and in sight: nobody flees through walls.

    A captive and its saviour stay together (R-mis-1).
    """
    x, y, _ = place
    centre = state.route[0]
    height = state.terrain.height_of(place)
    if not UNDER < (x - centre[0]) ** 2 + (y - centre[1]) ** 2 < RIM:
        return False
    if state.square_to(figure, place) < FLED_FROM**2:
        return False
    if abs(height - state.terrain.height_of(centre)) >= HIGH or not contact.is_free(state, place):
        return False
    partner = partner_of(state, figure)
    if partner >= 0 and not contact.touches_place(state, partner, place):
        return False
    body = state.body(figure)
    return sees(state.terrain, body, body._replace(x=x, y=y, z=height))


def partner_of(state: Show, figure: int) -> int:
    """Of a freed captive its saviour, of the saviour the captive; -1 for all others."""
    captive = rescue.led_by(state, state.saviour) if state.saviour >= 0 else -1
    if captive < 0:
        return -1
    return {captive: state.saviour, state.saviour: captive}.get(figure, -1)


@RULES.check(codes.ASK_FLEE)
def may_flee(state: Show, seat: int, action: Action) -> bool:
    if action.kind != "at":
        return False
    place = place_of(action)
    return is_place(state.terrain, place) and may_flee_to(state, state.subject, place)


@RULES.answer(codes.ASK_FLEE)
def answer_flee(state: Show, seat: int, action: Action) -> None:
    """Fleeing does not count as having moved (R-ap-3)."""
    figure = state.subject
    state.push(codes.FLEE)
    if action == STAY:
        stay(state)
        return
    place = place_of(action) if action.kind == "at" else refuge(state, figure, action.args[0])
    assert place is not None
    state.put(figure, place)
    state.log.append((ShowEvent.FLED, figure, *place))
    state.wounds.append((state.targets.pop(0), 1))


def meet(state: Show, figure: int) -> None:
    """A figure that fled into contact with an enemy is in combat, without a charge, and gets up (R-con-5)."""
    if contact.enemies_at(state, figure, state.place(figure)):
        charging.rouse(state, figure)
        charging.meet(state, figure)
