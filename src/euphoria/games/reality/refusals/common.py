"""The registry of reasons by question, and reasons that many refusals share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from euphoria.games.reality.cards.character import Why as Why
from euphoria.games.reality.cards.conditions import CONDITIONS
from euphoria.games.reality.geometry.terrain import OVERLAP, STANDING, Place
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.positioning import walking
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.kernel.core.action import Action

Reason = Callable[[Show, int, Action], Why]
"""reason(state, seat, action): why an action, which is no legal answer to the question asked, is refused."""
AnyReason = TypeVar("AnyReason", bound=Reason)

REASONS: dict[int, Reason] = {}
"""By question."""


def refuses(*questions: int) -> Callable[[AnyReason], AnyReason]:
    """Registers the function that gives the reasons for refusals of answers to these questions."""

    def register(function: AnyReason) -> AnyReason:
        for question in questions:
            if question in REASONS:
                raise ValueError(f"question {question} is refused by {REASONS[question]} and {function}")
            REASONS[question] = function
        return function

    return register


def not_on_table(state: Show, other: int, rule: str) -> Why | None:
    """The figure has fallen or left."""
    if state.is_down(other):
        return rule, "fallen", {"other": other}
    if not state.stands(other):
        return rule, "off-table", {"other": other}
    return None


def no_team(state: Show, other: int, rule: str) -> Why | None:
    """The figure belongs to neither team."""
    if state.side[other] == NEUTRAL:
        return rule, "nobodys", {"other": other}
    return None


def no_points(state: Show, figure: int, needed: int, rule: str) -> Why | None:
    """The figure lacks AP in the positioning phase."""
    left = walking.points(state, figure)
    if left >= needed:
        return None
    if state.ap[figure] >= needed and state.flags[figure] & CONDITIONS.kept_points:
        return kept_for_shots(state, figure)
    return rule, "no-points", {"figure": figure, "needed": needed, "left": left}


def kept_for_shots(state: Show, figure: int) -> Why:
    """It has the AP, but must keep them for its shots (R-y-2)."""
    kept = CONDITIONS.total("kept_points", state.flags[figure])
    return "R-y-2", "kept-for-shots", {"figure": figure, "kept": kept}


def no_room(state: Show, place: Place, *but: int) -> Why | None:
    """A base does not fit there: scenery, an edge or another figure is in the way (R-move-4)."""
    if not state.terrain.stands(place):
        return "R-move-4", "no-room", {}
    if contact.is_free(state, place, *but):
        return None
    x, y, surface = place
    z = state.terrain.surfaces[surface].z
    for other in state.standing():
        near = (state.xs[other] - x) ** 2 + (state.ys[other] - y) ** 2 < OVERLAP
        if other not in but and near and abs(state.feet(other) - z) < STANDING:
            return "R-move-4", "taken", {"other": other}
    return "R-move-4", "no-room", {}


def apart(state: Show, one: int, other: int) -> int:
    """The distance of two figures in quarter inches, rounded up: for a refusal that says what is too far."""
    dz = state.feet(one) - state.feet(other)
    return root_up(state.square(one, other) + dz * dz)


def root_up(square: int) -> int:
    return next(root for root in range(int(square**0.5), square + 2) if root * root >= square)
