"""What the choices of several characters share: candidates, and reasons why somebody or something is none."""

from __future__ import annotations

from collections.abc import Iterator

from euphoria.games.reality.actions import MOST_FIGURES
from euphoria.games.reality.cards.character import Why
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.refusals.common import apart, no_team, not_on_table
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.firing.targets import is_seen
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.kernel.core.action import Action

# Figures.


def others(state: Show, figure: int) -> Iterator[int]:
    """All figures on the table of one team or the other, except this one."""
    for other in state.standing():
        if other != figure and state.side[other] != NEUTRAL:
            yield other


def friends(state: Show, figure: int) -> Iterator[int]:
    """All others of its team."""
    for other in state.team(state.side[figure]):
        if other != figure:
            yield other


def enemies(state: Show, figure: int) -> Iterator[int]:
    for other in others(state, figure):
        if state.side[other] != state.side[figure]:
            yield other


def in_sight(state: Show, figure: int, inches: int) -> Iterator[int]:
    """All others within so many inches that this one sees."""
    bodies = state.bodies()
    for other in others(state, figure):
        if state.within(figure, other, inches) and is_seen(state, figure, other, bodies):
            yield other


def not_a_target(state: Show, figure: int, other: int) -> Why | None:
    """Fallen, off the table, or of neither team."""
    rule = state.character(figure).rule
    return not_on_table(state, other, rule) or no_team(state, other, rule)


def why_not_friend(state: Show, figure: int, other: int, inches: int) -> Why | None:
    """Of an ability for a friend within so many inches."""
    rule = state.character(figure).rule
    if bad := not_a_target(state, figure, other) or is_oneself(state, figure, other):
        return bad
    if state.side[other] != state.side[figure]:
        return rule, "not-a-friend", {"other": other}
    return out_of_range(state, figure, other, inches)


def why_not_in_sight(state: Show, figure: int, other: int, inches: int) -> Why | None:
    """Of an ability for anybody else whom the user sees within so many inches."""
    if bad := not_a_target(state, figure, other) or is_oneself(state, figure, other):
        return bad
    if bad := out_of_range(state, figure, other, inches):
        return bad
    if not is_seen(state, figure, other, state.bodies()):
        return "R-fire-1", "not-seen", {"figure": figure, "other": other}
    return None


def is_oneself(state: Show, figure: int, other: int) -> Why | None:
    return (state.character(figure).rule, "not-oneself", {"other": other}) if other == figure else None


def out_of_range(state: Show, figure: int, other: int, inches: int) -> Why | None:
    if state.within(figure, other, inches):
        return None
    rule, distance = state.character(figure).rule, apart(state, figure, other)
    return rule, "out-of-range", {"other": other, "distance": distance, "most": inches}


def not_offered(state: Show, figure: int) -> Why:
    """No more exact reason is known."""
    return state.character(figure).rule, "not-offered", {}


# Scenery.


def no_element(state: Show, figure: int, number: int) -> Why | None:
    """Of a choice of an element: there is none with this number, or it has been taken off the table."""
    if number >= len(state.terrain.elements):
        return "R-table-5", "no-such-element", {}
    if state.terrain.gone >> number & 1:
        return state.character(figure).rule, "element-gone", {"element": number}
    return None


# Those who come onto the table.


def has_room(state: Show) -> bool:
    """The action space has a number for one more figure."""
    return len(state.who) < MOST_FIGURES


def takes_a_dog(state: Show, figure: int, place: Place) -> bool:
    """Whether a Benkei of this figure's team may come to this place, where a base can stand: it touches no enemy."""
    return contact.overlaps_nobody(state, place) and not contact.enemies_at(state, figure, place)


def place_named(action: Action) -> Place:
    """The place of an action `at(x, y, surface)`."""
    x, y, surface = action.args
    return x, y, surface
