"""Targets of shots: legal ones, forced ones, and those at risk (R-fire-1, R-fire-6, R-fire-9)."""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.games.reality.cards.conditions import CONDITIONS
from euphoria.games.reality.geometry.sight.bodies import Body
from euphoria.games.reality.geometry.sight.line_of_sight import sees
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.firing.aim import square_of_distance
from euphoria.games.reality.state import NEUTRAL, Show


def is_seen(state: Show, viewer: int, other: int, bodies: Sequence[Body]) -> bool:
    return sees(state.terrain, state.body(viewer), state.body(other), bodies)


def may_be_shot(state: Show, shooter: int, target: int, bodies: Sequence[Body]) -> bool:
    """Whether a shot can hit this figure: it belongs to a team, is in sight, and has no bargain with the shooter.

    A captive cannot be harmed (R-mis-1), nor a decoy.
    """
    return (
        state.side[target] != NEUTRAL
        and state.bargain[target] != shooter
        and target != shooter
        and is_seen(state, shooter, target, bodies)
    )


def targets(state: Show, shooter: int, bodies: Sequence[Body]) -> list[int]:
    """Whom this figure may shoot at: enemies that it sees, or the nearest of all if it must fire at that (R-fire-1)."""
    if state.flags[shooter] & CONDITIONS.fires_at_nearest:
        return nearest(state, shooter, bodies)
    side = state.side[shooter]
    return [
        other for other in state.standing() if state.side[other] != side and may_be_shot(state, shooter, other, bodies)
    ]


def has_target(state: Show, shooter: int) -> bool:
    bodies = state.bodies()
    at_anybody = state.flags[shooter] & CONDITIONS.fires_at_nearest
    for other in state.standing():
        if state.side[other] != state.side[shooter] or at_anybody:
            if may_be_shot(state, shooter, other, bodies):
                return True
    return False


def nearest(state: Show, shooter: int, bodies: Sequence[Body]) -> list[int]:
    """The nearest valid character, friend or foe; several if they are equally near."""
    by_distance = sorted(
        (square_of_distance(state, shooter, other), other) for other in state.standing() if other != shooter
    )
    found: list[int] = []
    so_far = 0
    for distance, other in by_distance:
        if found and distance > so_far:
            break
        if may_be_shot(state, shooter, other, bodies):
            found.append(other)
            so_far = distance
    return found


def decoy_near(state: Show, figure: int) -> bool:
    """Whether this figure sees a decoy that is near enough to draw its fire."""
    for other in state.standing():
        reach = state.character(other).decoy_range
        if reach and state.within(figure, other, reach) and is_seen(state, figure, other, state.bodies()):
            return True
    return False


def at_risk(state: Show, shooter: int, target: int) -> list[int]:
    """Whom a shot at this target may hit: itself; all of its combat if a friend of the shooter is in it (R-fire-6).

    Touching a friend who does not fight changes nothing (R-fig-3).
    """
    fight = state.fight[target]
    if fight >= 0:
        mixed = contact.members(state, fight)
        if any(state.side[one] == state.side[shooter] for one in mixed):
            return mixed
    return [target]
