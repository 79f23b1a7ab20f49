"""What the log tells of the aim of declared shots before they are rolled: what it is made of, what is to be expected.

An entry AIMED says how a figure aims at one that its shots may hit: so many shots, which go to one of so many `among`
whom a die chooses (1: nobody else). `modifiers` is a mask of the terms of its aim that have no flag, `against` are the
flags of the target that change aim or damage. Of 0 shots nothing is expected: there, somebody has fallen meanwhile,
and the aim of the shots that are left is another.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from euphoria.games.reality.cards.conditions import CONDITIONS, AimModifier
from euphoria.games.reality.events import SPECS, ShowEvent
from euphoria.games.reality.rules.firing import aim as aiming
from euphoria.games.reality.state import Show
from euphoria.kernel.core.state import Json

TERMS: Final[tuple[AimModifier, ...]] = (
    aiming.CLOSE, aiming.FAR, aiming.SEVERAL, aiming.AFTER_THROW, aiming.COVERED, aiming.TOUCHING_COVER,
    aiming.THROUGH_BUILDING, aiming.IN_CRATER, aiming.TARGET_PRONE, aiming.TARGET_MOVED, aiming.SHOOTER_PRONE,
    aiming.SHOOTER_WALKED, aiming.NOT_FIRST,
)  # fmt: skip
"""By bit of `modifiers`. Stored logs have them: a new one is added at the end."""
BITS: Final = {term: 1 << bit for bit, term in enumerate(TERMS)}


class Aimed:
    """The aims of one volley, each told once, and again where it has changed."""

    def __init__(self, state: Show, shooter: int, several: bool) -> None:
        self.state = state
        self.shooter = shooter
        self.several = several
        self._told: dict[tuple[int, int, bool], int] = {}

    def tell(self, target: int, weapon: int, first: bool, shots: int = 0, among: int = 1) -> int:
        """Log the aim at somebody whom shots may hit, and return it."""
        state, shooter = self.state, self.shooter
        found = aiming.modifiers(state, shooter, target, weapon=weapon, several=self.several, first=first)
        total = state.aim(shooter) + sum(term.value for term in found)
        modifiers = sum(BITS.get(term, 0) for term in found)
        against = state.flags[target] & (CONDITIONS.aim_against | CONDITIONS.halves_damage)
        state.log.append((ShowEvent.AIMED, shooter, target, shots, among, total, modifiers, against))
        self._told[target, weapon, first] = total
        return total

    def again(self, target: int, weapon: int, first: bool) -> int:
        """The aim at the moment of a shot; it is told once more if it is another than was told."""
        state = self.state
        total = aiming.aim_at(state, self.shooter, target, weapon=weapon, several=self.several, first=first)
        if self._told.get((target, weapon, first)) != total:
            self.tell(target, weapon, first)
        return total


def told(state: Show, number: int) -> Json:
    """What an entry AIMED says, as data: every modifier with its rule, the chance of a shot, and what is expected."""
    fields = SPECS[ShowEvent.AIMED][2]
    entry = dict(zip(fields, state.log[number][1:], strict=True))
    found = _terms(entry["modifiers"], entry["against"])
    chance = aiming.chance(entry["aim"])
    hits = Fraction(entry["shots"], entry["among"]) * chance
    halved = entry["against"] & CONDITIONS.halves_damage
    damage = aiming.HALF_DAMAGE if halved else aiming.DAMAGE
    return {
        "profile": entry["aim"] - sum(term.value for term in found),
        "modifiers": [{"rule": term.rule, "name": term.key, "value": term.value} for term in found],
        "chance": float(chance),
        "expected": {
            "hits": round(float(hits), 4),
            "damage": round(float(hits * aiming.chance_without_luck(state, entry["other"]) * damage), 4),
        },
    }


def _terms(modifiers: int, against: int) -> list[AimModifier]:
    return [term for term, bit in BITS.items() if modifiers & bit] + CONDITIONS.aim_modifiers(against)
