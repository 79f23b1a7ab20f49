"""The aim of a shot, the sum of its modifiers (R-fire-5), and its expected damage (R-prof-4, R-prof-5)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from euphoria.games.reality.cards.conditions import CONDITIONS, AimModifier
from euphoria.games.reality.figure_flags import DRAWN, MOVED, PRONE, WALKED
from euphoria.games.reality.geometry.sight.bodies import Body
from euphoria.games.reality.geometry.sight.line_of_sight import cover, in_crater
from euphoria.games.reality.geometry.sight.look_report import CoverReason, look
from euphoria.games.reality.geometry.terrain import INCH
from euphoria.games.reality.rules.figures.falling import LUCKY_FROM
from euphoria.games.reality.state import Show

SURE: Final = 10
"""From this aim on every shot hits; below 1 none does (R-prof-4)."""
DAMAGE: Final = Fraction(101, 2)
HALF_DAMAGE: Final = Fraction(51, 2)
"""The mean of a d100, and of its half rounded up (R-inj-1)."""


CLOSE: Final[AimModifier] = AimModifier("R-fire-5", "close", 1)
FAR: Final[AimModifier] = AimModifier("R-fire-5", "far", -2)
SEVERAL: Final[AimModifier] = AimModifier("R-fire-5", "two-weapons", -1)
AFTER_THROW: Final[AimModifier] = AimModifier("R-fire-7", "after-throw", -1)
COVERED: Final[AimModifier] = AimModifier("R-fire-5", "cover", -1)
TOUCHING_COVER: Final[AimModifier] = AimModifier("R-fire-5", "touching-cover", -2)
THROUGH_BUILDING: Final[AimModifier] = AimModifier("R-fire-5", "through-building", -2)
IN_CRATER: Final[AimModifier] = AimModifier("R-fire-5", "in-crater", -2)
TARGET_PRONE: Final[AimModifier] = AimModifier("R-fire-5", "target-prone", -1)
TARGET_MOVED: Final[AimModifier] = AimModifier("R-fire-5", "target-moved", -1)
SHOOTER_PRONE: Final[AimModifier] = AimModifier("R-fire-5", "shooter-prone", -1)
SHOOTER_WALKED: Final[AimModifier] = AimModifier("R-fire-5", "shooter-walked", -1)
NOT_FIRST: Final[AimModifier] = AimModifier("R-fire-5", "not-first-target", -1)


def modifiers(
    state: Show,
    shooter: int,
    target: int,
    *,
    weapon: int = 0,
    several: bool = False,
    first: bool = True,
    bodies: Sequence[Body] | None = None,
) -> list[AimModifier]:
    """The modifiers of a shot in the current position.

    `several`: two weapons are used together. `first`: the target is the first one declared. `bodies`: the result of
    `state.bodies()`, if the caller has it.
    """
    its_cover = _cover(state, shooter, target, bodies)
    found = _without_cover(state, shooter, target, weapon, several, first)
    if its_cover == -1:
        found.append(COVERED)
    elif its_cover == -2:
        found.append(_firm_cover(state, shooter, target))
    return found


def aim_at(
    state: Show,
    shooter: int,
    target: int,
    *,
    weapon: int = 0,
    several: bool = False,
    first: bool = True,
    bodies: Sequence[Body] | None = None,
) -> int:
    """The aim of the profile, upgraded, and the sum of the modifiers. Sight is not checked."""
    total = state.aim(shooter) + _cover(state, shooter, target, bodies)
    for modifier in _without_cover(state, shooter, target, weapon, several, first):
        total += modifier.value
    return total


def _without_cover(
    state: Show, shooter: int, target: int, weapon: int, several: bool, first: bool
) -> list[AimModifier]:
    found = []
    own, its = state.flags[shooter], state.flags[target]
    near_or_far = by_distance(square_of_distance(state, shooter, target), reach(state, shooter, weapon, several))
    if near_or_far is not None:
        found.append(near_or_far)
    if several:
        found.append(SEVERAL)
    elif own & DRAWN:
        found.append(AFTER_THROW)
    if not first:
        found.append(NOT_FIRST)
    if own & PRONE:
        found.append(SHOOTER_PRONE)
    if own & WALKED:
        found.append(SHOOTER_WALKED)
    if its & MOVED:
        found.append(TARGET_MOVED)
    if its & PRONE:
        found.append(TARGET_PRONE)
    if its & CONDITIONS.aim_against:
        found += CONDITIONS.aim_modifiers(its)
    return found


def by_distance(square: int, effective: int) -> AimModifier | None:
    """What a squared distance changes for a weapon with this range: nearer than half of it, or farther than twice."""
    if 4 * square < effective * effective:
        return CLOSE
    return FAR if square > 4 * effective * effective else None


def reach(state: Show, shooter: int, weapon: int, several: bool) -> int:
    """The effective range in quarter inches; of two weapons together the shorter one (R-fire-5)."""
    weapons = state.character(shooter).weapons
    return INCH * (min(gun.range for gun in weapons) if several else weapons[weapon].range)


def square_of_distance(state: Show, one: int, other: int) -> int:
    """The squared distance between centres, with height (R-y-4)."""
    dz = state.feet(one) - state.feet(other)
    return state.square(one, other) + dz * dz


def _cover(state: Show, shooter: int, target: int, bodies: Sequence[Body] | None) -> int:
    body = state.body(target)
    if state.flags[target] & PRONE and in_crater(state.terrain, body):
        return -2
    return -cover(state.terrain, state.body(shooter), body, state.bodies() if bodies is None else bodies)


def _firm_cover(state: Show, shooter: int, target: int) -> AimModifier:
    """Which of the three causes of -2 applies."""
    body = state.body(target)
    if state.flags[target] & PRONE and in_crater(state.terrain, body):
        return IN_CRATER
    why = look(state.terrain, state.body(shooter), body, state.bodies()).why
    return TOUCHING_COVER if why[0].reason == CoverReason.TOUCHES else THROUGH_BUILDING


# What to expect.


def chance(aim: int) -> Fraction:
    """The probability that one shot hits (R-prof-4)."""
    return Fraction(min(max(aim, 0), SURE), 10)


def chance_without_luck(state: Show, figure: int) -> Fraction:
    """The probability that luck does not avoid an injury (R-prof-5)."""
    lucky_from = LUCKY_FROM[state.settings.luck][state.character(figure).life > 100]
    return Fraction(lucky_from - 1, 10)


def expected_damage(
    state: Show, shooter: int, target: int, shots: int, *, weapon: int = 0, several: bool = False, first: bool = True
) -> Fraction:
    """The exact mean damage of so many shots.

    It is not limited by the life that is left, ignores friends in the target's combat who may be hit instead
    (R-fire-6), and does not check sight.
    """
    aim = aim_at(state, shooter, target, weapon=weapon, several=several, first=first)
    damage = HALF_DAMAGE if state.flags[target] & CONDITIONS.halves_damage else DAMAGE
    return shots * chance(aim) * chance_without_luck(state, target) * damage
