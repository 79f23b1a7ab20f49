"""The vocabulary of recruits' abilities: when one works, on which conditions, what may be paid, what it brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from euphoria.games.dystopia.cards import effects
from euphoria.games.dystopia.cards.effects import DeclaredEffect, effect, with_numbers

WHENS: Final[tuple[str, ...]] = (
    "bumping", "before-bumped-roll", "bumped", "area", "tunnel", "site", "market", "star", "fed",
    "free-retrieve", "before-retrieve-roll", "retrieved", "worker-added", "worker-rolled", "built", "others-roll",
    "worker-lost", "drawing",
)  # fmt: skip
BUMPING: Final = 0
BEFORE_BUMPED_ROLL: Final = 1
BUMPED: Final = 2
AREA: Final = 3
TUNNEL: Final = 4
SITE: Final = 5
MARKET: Final = 6
STAR: Final = 7
FED: Final = 8
FREE_RETRIEVE: Final = 9
BEFORE_RETRIEVE_ROLL: Final = 10
RETRIEVED: Final = 11
WORKER_ADDED: Final = 12
WORKER_ROLLED: Final = 13
BUILT: Final = 14
OTHERS_ROLL: Final = 15
WORKER_LOST: Final = 16
DRAWING: Final = 17

IFS: Final[tuple[str, ...]] = (
    "alone", "highest", "lowest", "equal", "no-artifacts", "no-resources", "bumped-other", "no-bump", "higher-bumped",
    "equal-bumped", "victim-without-subterran", "took-resource", "all-from-subterra", "by-another", "paid-bliss",
    "rolled", "star-spot", "room",
)  # fmt: skip
ALONE: Final = 0
HIGHEST: Final = 1
LOWEST: Final = 2
EQUAL: Final = 3
NO_ARTIFACTS: Final = 4
NO_RESOURCES: Final = 5
BUMPED_OTHER: Final = 6
NO_BUMP: Final = 7
HIGHER_BUMPED: Final = 8
EQUAL_BUMPED: Final = 9
VICTIM_WITHOUT_SUBTERRAN: Final = 10
TOOK_RESOURCE: Final = 11
ALL_FROM_SUBTERRA: Final = 12
BY_ANOTHER: Final = 13
PAID_BLISS: Final = 14
ROLLED: Final = 15
STAR_SPOT: Final = 16
ROOM: Final = 17


@dataclass(frozen=True)
class RecruitAbility:
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
