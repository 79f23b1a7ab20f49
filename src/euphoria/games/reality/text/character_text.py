"""The sheet of a character: its profile, its ability and its traits, in words. Numbers come from the rules."""

from __future__ import annotations

from typing import NamedTuple

from euphoria.games.reality.cards.abilities import (
    arendal,
    kobayhisi,
    madeleine,
    nikolai,
    odonell,
    richelle,
    scauter,
    sooyoung,
)
from euphoria.games.reality.cards.characters import BY_ID, CHARACTERS, UPGRADE_COST, Ability, Character, Trait
from euphoria.games.reality.geometry.templates import LENGTH
from euphoria.games.reality.geometry.terrain import INCH
from euphoria.games.reality.rules.firing.aim import TARGET_HIDDEN
from euphoria.games.reality.rules.firing.targets import CAT_RANGE
from euphoria.games.reality.rules.positioning.walking import KEPT_BACK
from euphoria.games.reality.rules.sequence.action_points import RAGE
from euphoria.games.reality.state import NO_UPGRADE, Upgrade
from euphoria.games.reality.text.name_text import character as name_of
from euphoria.games.reality.text.name_text import upgrades as upgrades_of
from euphoria.kernel.text.messages import Args, words

RAGE_ATTACKS = 2
WITH_A_STAR = 2

NUMBERS: dict[Ability, Args] = {
    Ability.MISSILE: {"longest": nikolai.LONGEST_SIDE // INCH},
    Ability.FASCINATE: {"range": madeleine.FASCINATION_RANGE},
    Ability.ENCOURAGE: {"range": odonell.VOICE_RANGE},
    Ability.CALL: {"turn": richelle.CALLED_FROM},
    Ability.SEDUCE: {"range": sooyoung.CHARM_RANGE},
    Ability.HIDE: {"aim": TARGET_HIDDEN.value},
    Ability.GIFT: {"range": scauter.GIFT_RANGE},
    Ability.BELT: {"count": arendal.GRENADES},
    Ability.LOOSE: {"run": kobayhisi.CAT_RUNS, "range": CAT_RANGE},
}
TRAIT_NUMBERS: dict[Trait, Args] = {
    Trait.MASSACRE: {"points": KEPT_BACK},
    Trait.BERSERK: {"points": RAGE, "attacks": RAGE_ATTACKS},
    Trait.STAR: {"gain": WITH_A_STAR},
    Trait.FLAMES: {"length": LENGTH // INCH},
}


class Sheet(NamedTuple):
    """What there is to read about a character."""

    name: str
    profile: str
    """One line: AP, aim, life, euphoria, weapons, attacks, audience."""
    text: str
    """Its ability and its traits."""
    rule: str


def sheets(language: str) -> list[Sheet]:
    """All characters, Benkei and the cat."""
    return [sheet(character.id, language) for character in CHARACTERS]


def sheet(id: str, language: str, upgrades: Upgrade = NO_UPGRADE) -> Sheet:
    character = CHARACTERS[BY_ID[id]]
    said = [ability(character.ability, language)] if character.ability else []
    said += traits(character, language)
    name = name_of(id, language)
    return Sheet(name[:1].upper() + name[1:], profile(character, language, upgrades), " ".join(said), character.rule)


def profile(character: Character, language: str, upgrades: Upgrade = NO_UPGRADE) -> str:
    """The chart's line for one character (R-prof-1), with its upgrades counted in."""
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


def ability(which: Ability, language: str) -> str:
    """What an ability does."""
    return words(language).say(f"reality-ability-{which.name.lower()}", **NUMBERS.get(which, {}))


def ability_name(which: Ability, language: str) -> str:
    return words(language).say(f"reality-ability-name-{which.name.lower()}")


def traits(character: Character, language: str) -> list[str]:
    """What is always so of a character."""
    return [
        words(language).say(f"reality-trait-{trait_key(trait)}", **TRAIT_NUMBERS.get(trait, {}))
        for trait in Trait
        if character.traits & trait
    ]


def trait_key(trait: Trait) -> str:
    return trait.name.lower().replace("_", "-")
