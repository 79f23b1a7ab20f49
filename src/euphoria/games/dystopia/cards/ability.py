"""How a recruit is declared: when, if, may pay, gain."""

from __future__ import annotations

from typing import NamedTuple

from euphoria.games.dystopia.cards import effects
from euphoria.games.dystopia.cards.effects import Op
from euphoria.games.dystopia.causes import CAUSE

WHENS = (
    "bumping", "before-bumped-roll", "bumped", "area", "tunnel", "site", "market", "star", "fed",
    "free-retrieve", "before-retrieve-roll", "retrieved", "worker-added", "worker-rolled", "built", "others-roll",
    "worker-lost", "drawing",
)  # fmt: skip
(BUMPING, BEFORE_BUMPED_ROLL, BUMPED, AREA, TUNNEL, SITE, MARKET, STAR, FED, FREE_RETRIEVE, BEFORE_RETRIEVE_ROLL,
 RETRIEVED, WORKER_ADDED, WORKER_ROLLED, BUILT, OTHERS_ROLL, WORKER_LOST, DRAWING) = range(18)  # fmt: skip

IFS = (
    "alone", "highest", "lowest", "equal", "no-artifacts", "no-resources", "bumped-other", "no-bump", "higher-bumped",
    "equal-bumped", "victim-without-subterran", "took-resource", "all-from-subterra", "by-another", "paid-bliss",
    "rolled", "star-spot", "room",
)  # fmt: skip
(ALONE, HIGHEST, LOWEST, EQUAL, NO_ARTIFACTS, NO_RESOURCES, BUMPED_OTHER, NO_BUMP, HIGHER_BUMPED, EQUAL_BUMPED,
 VICTIM_WITHOUT_SUBTERRAN, TOOK_RESOURCE, ALL_FROM_SUBTERRA, BY_ANOTHER, PAID_BLISS, ROLLED, STAR_SPOT, ROOM) = (
    range(18)
)  # fmt: skip

# What changes without asking, or changes what may be paid.
(NO_CHANGE, MORALE_WITH_KNOWLEDGE, KNOWLEDGE_WITH_MORALE, FREE_RETRIEVE_WITH_TWO, ARTIFACT_ON_SITES,
 ANY_RESOURCE_ON_SITES, BLISS_FOR_RESOURCE, FOOD_FOR_BLISS, KNOWLEDGE_FOR_TUNNEL, ONE_ARTIFACT_AT_ARK, ENERGY_FEEDS,
 ANY_EXCLUSIVE, FOOD_FOR_BLISS_BUT_DEARER) = range(13)  # fmt: skip


class RecruitAbility(NamedTuple):
    when: int = -1
    where: tuple[int, ...] = ()
    """The spaces where it works; empty: everywhere."""
    only_if: tuple[int, ...] = ()
    """All of these must hold."""
    either: tuple[int, ...] = ()
    """One of these must hold."""
    price: int = effects.NOTHING
    gain: int = effects.NOTHING
    may: bool = False
    """Its player is asked (D-rec-2)."""
    once_a_turn: bool = False


class Recruit(NamedTuple):
    number: int
    rule: str
    name: str
    faction: int
    abilities: tuple[RecruitAbility, ...]
    change: int
    """A standing change, such as paying otherwise; NO_CHANGE for most."""
    replaces: int
    """For a revised wording: the number of the printed recruit."""


RECRUITS: list[Recruit] = []
CAUSE_OF_CHANGE: dict[int, int] = {}
"""By standing change: the recruit that makes it, as a cause of events."""


def ability(
    when: int,
    gain: tuple[Op, ...],
    *,
    where: tuple[int, ...] = (),
    only_if: tuple[int, ...] = (),
    either: tuple[int, ...] = (),
    may_pay: tuple[Op, ...] = (),
    may: bool = False,
    once_a_turn: bool = False,
) -> RecruitAbility:
    """Whoever may pay something is asked; `may` asks where nothing is paid."""
    return RecruitAbility(
        when, where, only_if, either, effects.effect(*may_pay), effects.effect(*gain), may or bool(may_pay), once_a_turn
    )


def recruit(rule: str, name: str, faction: int, *abilities: RecruitAbility, change: int = NO_CHANGE) -> None:
    """Declare a printed recruit, or (rules D-v..) a revised wording of the one with the same name."""
    replaces = -1
    if rule.startswith("D-v"):
        replaces = next(other.number for other in RECRUITS if other.name == name)
    if change != NO_CHANGE:
        CAUSE_OF_CHANGE[change] = CAUSE[rule]
    RECRUITS.append(Recruit(len(RECRUITS), rule, name, faction, abilities, change, replaces))
