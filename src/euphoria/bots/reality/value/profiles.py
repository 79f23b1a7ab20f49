"""Attributes of characters as tuples by character number, for fast access."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from euphoria.games.reality.cards.character import NO_HANDS, Trait
from euphoria.games.reality.cards.objects import worth
from euphoria.games.reality.cards.registry import CHARACTERS
from euphoria.games.reality.geometry.terrain import INCH
from euphoria.games.reality.rules.sequence.ending import WITHOUT_COMPANION


def _with(trait: int) -> tuple[bool, ...]:
    return tuple(bool(character.traits & trait) for character in CHARACTERS)


FLAMES: Final = _with(Trait.FLAMES)
FIRES_ON: Final = _with(Trait.FIRES_ON)
MACHINE: Final = _with(Trait.MACHINE)
STAR: Final = _with(Trait.STAR)
HANDS: Final = tuple(not without for without in _with(NO_HANDS))
"""Whether the character can take, carry and free (R-benkei-3)."""
SHOTS: Final = tuple(sum(weapon.shots for weapon in character.weapons) for character in CHARACTERS)
GUNS: Final = tuple(len(character.weapons) for character in CHARACTERS)
ARMED: Final = tuple(bool(guns) or flames for guns, flames in zip(GUNS, FLAMES, strict=True))
RANGE: Final = tuple(INCH * min((weapon.range for weapon in character.weapons), default=0) for character in CHARACTERS)
"""Effective range in quarter inches; of two weapons the shorter."""
AIM: Final = tuple(character.aim or 0 for character in CHARACTERS)
LIFE: Final = tuple(character.life for character in CHARACTERS)
AUDIENCE: Final = tuple(character.audience for character in CHARACTERS)


@lru_cache(maxsize=256)
def price_of_objects(bought: int) -> int:
    """Price of the bought objects; a Benkei is counted as a figure (R-vp-7)."""
    return worth(bought & WITHOUT_COMPANION)
