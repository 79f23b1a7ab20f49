"""The vocabulary of recruits' abilities: when one works, on which conditions, what may be paid, what it brings."""

from __future__ import annotations

from typing import NamedTuple

from euphoria.games.dystopia.cards import effects
from euphoria.games.dystopia.cards.effects import DeclaredEffect, effect, with_numbers

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


class RecruitAbility(NamedTuple):
    """An ability as the rules use it: its price and its gain are numbers of effects."""

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


class AbilityDeclaration(NamedTuple):
    """An ability as a card declares it. `numbered` makes the form that the rules use."""

    when: int
    where: tuple[int, ...]
    only_if: tuple[int, ...]
    either: tuple[int, ...]
    price: DeclaredEffect
    gain: DeclaredEffect
    may: bool
    once_a_turn: bool

    def numbered(self) -> RecruitAbility:
        gain = with_numbers(self.gain)  # the effects inside a gain have lower numbers than the price
        price = effect(*self.price)
        return RecruitAbility(
            self.when, self.where, self.only_if, self.either, price, effect(*gain), self.may, self.once_a_turn
        )


def ability(
    when: int,
    gain: DeclaredEffect,
    *,
    where: tuple[int, ...] = (),
    only_if: tuple[int, ...] = (),
    either: tuple[int, ...] = (),
    may_pay: DeclaredEffect = (),
    may: bool = False,
    once_a_turn: bool = False,
) -> AbilityDeclaration:
    """A player who may pay something is always asked; `may` asks where nothing is paid."""
    return AbilityDeclaration(when, where, only_if, either, may_pay, gain, may or bool(may_pay), once_a_turn)
