"""Reasons that many refusals share: about figures, places and AP."""

from __future__ import annotations

from euphoria.games.reality.figure_flags import MASSACRE
from euphoria.games.reality.geometry.terrain import OVERLAP, STANDING, Place
from euphoria.games.reality.rules.attack import contact
from euphoria.games.reality.rules.positioning import walking
from euphoria.games.reality.state import NEUTRAL, Show

Why = tuple[str, str, dict[str, str | int]]
"""(rule, message key, its arguments). The key is `reality-why-` and this; figures and elements are numbers."""


def not_on_table(state: Show, other: int, rule: str) -> Why | None:
    """Somebody who has fallen or left."""
    if state.is_down(other):
        return rule, "fallen", {"other": other}
    if not state.stands(other):
        return rule, "off-table", {"other": other}
    return None


def no_team(state: Show, other: int, rule: str) -> Why | None:
    """Somebody who cannot be chosen, as belonging to neither team."""
    if state.side[other] == NEUTRAL:
        return rule, "nobodys", {"other": other}
    return None


def no_points(state: Show, figure: int, needed: int, rule: str) -> Why | None:
    """In the positioning phase."""
    left = walking.points(state, figure)
    if left >= needed:
        return None
    if state.ap[figure] >= needed and state.flags[figure] & MASSACRE:
        return kept_for_shots(figure)
    return rule, "no-points", {"figure": figure, "needed": needed, "left": left}


def kept_for_shots(figure: int) -> Why:
    """Of a machine in massacre (R-y-2)."""
    return "R-y-2", "kept-for-shots", {"figure": figure, "kept": walking.KEPT_BACK}


def no_room(state: Show, place: Place, *but: int) -> Why | None:
    """Scenery, an edge or somebody else is where a base should go (R-move-4)."""
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
