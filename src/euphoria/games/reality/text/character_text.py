"""The sheet of a character: profile, ability and traits. All numbers come from the rules."""

from __future__ import annotations

from typing import NamedTuple

from euphoria.games.reality.cards.character import UPGRADE_COST, Character, CharacterAbility, Trait
from euphoria.games.reality.cards.registry import BY_ID, CHARACTERS
from euphoria.games.reality.state import NO_UPGRADE, Upgrade
from euphoria.games.reality.text.name_text import character as name_of
from euphoria.games.reality.text.name_text import upgrades as upgrades_of
from euphoria.kernel.text.messages import words


class Sheet(NamedTuple):
    """The texts about a character."""

    name: str
    profile: str
    """One line: AP, aim, life, euphoria, weapons, attacks, audience."""
    text: str
    """Its ability and its traits."""
    rule: str


def sheets(language: str) -> list[Sheet]:
    """The sheets of all characters, Benkei and the cat included."""
    return [sheet(character.id, language) for character in CHARACTERS]


def sheet(id: str, language: str, upgrades: Upgrade = NO_UPGRADE) -> Sheet:
    character = CHARACTERS[BY_ID[id]]
    said = [ability(character.ability, language)] if character.ability else []
    said += traits(character, language)
    name = name_of(id, language)
    return Sheet(name[:1].upper() + name[1:], profile(character, language, upgrades), " ".join(said), character.rule)


def profile(character: Character, language: str, upgrades: Upgrade = NO_UPGRADE) -> str:
    """The profile of a character in one line (R-prof-1), upgrades included."""
    say = words(language).say
    aim, first, second, attacks = upgrades
    parts = [say("reality-profile-ap", points=character.ap)]
    if character.aim is None:
        parts.append(say("reality-profile-no-aim"))
    else:
        parts.append(say("reality-profile-aim", points=character.aim + aim))
    parts.append(say("reality-profile-life", points=character.life))
    if character.traits & Trait.DOG:
        parts.append(say("reality-profile-owners-euphoria"))
    else:
        parts.append(say("reality-profile-euphoria", points=character.euphoria - sum(upgrades)))
    for weapon, more in zip(character.weapons, (first, second), strict=False):
        parts.append(say("reality-profile-weapon", shots=weapon.shots + more, range=weapon.range))
    if character.traits & Trait.FLAMES:
        parts.append(say("reality-profile-flames"))
    parts.append(say("reality-profile-attacks", points=character.attacks + attacks))
    parts.append(say("reality-profile-audience", points=character.audience + UPGRADE_COST * sum(upgrades)))
    line = ", ".join(parts)
    better = upgrades_of(upgrades, language)
    return f"{line} ({better})" if better else line


def ability(which: CharacterAbility, language: str) -> str:
    """What an ability does."""
    return words(language).say(f"reality-ability-{which.id}", **which.numbers)


def ability_name(which: CharacterAbility, language: str) -> str:
    return words(language).say(f"reality-ability-name-{which.id}")


def traits(character: Character, language: str) -> list[str]:
    """The permanent traits of a character."""
    return [
        words(language).say(f"reality-trait-{trait_key(trait)}", **character.trait_numbers.get(trait, {}))
        for trait in Trait
        if character.traits & trait
    ]


def trait_key(trait: Trait) -> str:
    return trait.name.lower().replace("_", "-")
