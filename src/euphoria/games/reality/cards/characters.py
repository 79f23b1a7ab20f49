"""The fourteen characters, Benkei and the cat: the chart of profiles (R-prof-1), their traits and their abilities.

A trait is something that is always so; an ability is used once, in the special abilities phase. What they do
stands in `abilities` and where the trait matters: no other code asks for a character by name.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

MOST_UPGRADES = 2
UPGRADE_COST = 50


class Trait(IntEnum):
    """Bits of a mask, which is a plain number: nothing is asked more often."""

    FIRES_ON = 1  # R-odonell-2: all her shots, whatever her AP
    MACHINE = 2  # R-centinel-3: carries at no cost; no aid for itself
    MASSACRE = 4  # R-centinel-1
    BERSERK = 8  # R-kobayhisi-1
    UNSTOPPABLE = 16  # R-mycky-1
    STAR = 32  # R-susan-1, R-susan-2
    FLAMES = 64  # R-doc-1
    DOG = 128  # R-benkei-3
    CAT = 256  # R-kobayhisi-2: no harm comes to it, and it does nothing


class Ability(IntEnum):
    NONE = 0
    MISSILE = 1  # R-nikolai
    DASH = 2  # R-kabuki
    FASCINATE = 3  # R-madeleine
    ENCOURAGE = 4  # R-odonell-1
    CALL = 5  # R-richelle
    SEDUCE = 6  # R-sooyoung
    HIDE = 7  # R-blanca
    SHIELD = 8  # R-centinel-2
    GIFT = 9  # R-scauter
    BELT = 10  # R-arendal
    FEINT = 11  # R-doc-2
    BARGAIN = 12  # R-mycky-2
    LOOSE = 13  # R-kobayhisi-2


class Weapon(NamedTuple):
    shots: int
    range: int
    """Effective, in inches."""


class Character(NamedTuple):
    """A profile. `aim` is None for those who have none: it cannot be upgraded then (R-team-7)."""

    id: str
    ap: int
    aim: int | None
    life: int
    euphoria: int
    weapons: tuple[Weapon, ...]
    attacks: int
    audience: int
    ability: Ability
    traits: int = 0
    """A mask of its traits."""
    rule: str = ""


GUN = Weapon
CHARACTERS = (
    Character("nikolai", 9, 5, 150, 3, (GUN(5, 10),), 3, 200, Ability.MISSILE, rule="R-nikolai"),
    Character("kabuki", 9, 6, 150, 4, (GUN(3, 10),), 3, 300, Ability.DASH, rule="R-kabuki"),
    Character("madeleine", 12, 6, 100, 5, (GUN(3, 10),), 1, 150, Ability.FASCINATE, rule="R-madeleine"),
    Character("odonell", 5, 5, 120, 4, (GUN(5, 20),), 1, 150, Ability.ENCOURAGE, Trait.FIRES_ON, "R-odonell-1"),
    Character("richelle", 12, 6, 100, 6, (GUN(2, 10),), 2, 175, Ability.CALL, rule="R-richelle"),
    Character("sooyoung", 12, 6, 100, 9, (GUN(1, 10), GUN(1, 10)), 1, 100, Ability.SEDUCE, rule="R-sooyoung"),
    Character("blanca", 12, 7, 100, 7, (GUN(1, 10), GUN(2, 10)), 1, 125, Ability.HIDE, rule="R-blanca"),
    Character(
        "centinel", 12, 6, 100, 0, (GUN(3, 30),), 3, 150, Ability.SHIELD, Trait.MACHINE | Trait.MASSACRE, "R-centinel-2"
    ),
    Character("scauter", 12, 6, 120, 0, (GUN(2, 20),), 2, 150, Ability.GIFT, rule="R-scauter"),
    Character("arendal", 12, 6, 120, 0, (GUN(2, 20),), 2, 200, Ability.BELT, rule="R-arendal"),
    Character("doc", 9, None, 100, 8, (), 1, 175, Ability.FEINT, Trait.FLAMES, "R-doc-2"),
    Character("mycky", 9, None, 200, 1, (), 3, 200, Ability.BARGAIN, Trait.UNSTOPPABLE, "R-mycky-2"),
    Character("susan", 12, None, 100, 10, (), 1, 75, Ability.NONE, Trait.STAR, "R-susan-1"),
    Character("kobayhisi", 10, None, 100, 1, (), 1, 100, Ability.LOOSE, Trait.BERSERK, "R-kobayhisi-2"),
    Character("benkei", 10, None, 50, 0, (), 1, 50, Ability.NONE, Trait.DOG, "R-benkei-1"),
    Character("cat", 0, None, 1, 0, (), 0, 0, Ability.NONE, Trait.CAT, "R-kobayhisi-2"),
)
BY_ID = {character.id: number for number, character in enumerate(CHARACTERS)}
HIRED = range(14)
"""The characters that a team is built of; Benkei and the cat come by other ways."""
SUSAN, BENKEI, CAT = BY_ID["susan"], BY_ID["benkei"], BY_ID["cat"]
