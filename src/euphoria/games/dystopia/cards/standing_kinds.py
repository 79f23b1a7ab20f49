"""The kinds of standing changes: what a recruit changes without being used, such as what its player may pay.

A recruit declares a change with `standing(id, *parts)` beside its name. `id` names its message (`dystopia-change-<id>`)
and its icon; each part is one of the kinds below. `cards/standing_changes.py` lists the parts of all recruits by kind,
and for each kind one place in the rules carries it out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from euphoria.games.dystopia.cards.effects import NOTHING, DeclaredEffect, effect
from euphoria.games.dystopia.costs import Cost


class PaysInstead(NamedTuple):
    """On some spaces another cost may be paid instead of the printed one (`rules/placement/payments.py`)."""

    where: frozenset[int]
    cost: Cost | Callable[[Cost], Cost]
    """The other cost, or the function that makes it from the printed one."""
    gain: DeclaredEffect = ()
    """What paying so brings."""
    knowledge: int = 0
    """So many steps of knowledge are gained as part of the price; the track must have room for them."""
    bumping: bool = False
    """Only for a worker that bumps another player's worker."""

    def instead_of(self, cost: Cost) -> Cost:
        return self.cost if isinstance(self.cost, Cost) else self.cost(cost)


class StandsFor(NamedTuple):
    """One good may be paid wherever another is asked for (`rules/placement/payments.py`)."""

    good: int
    instead_of: int
    where: frozenset[int] = frozenset()
    gain: DeclaredEffect = ()
    """What paying so brings on the spaces `where`, once a visit."""


class PaidWith(NamedTuple):
    """Paying with a good on some spaces brings something (`rules/placement/payments.py`)."""

    where: frozenset[int]
    good: int
    gain: DeclaredEffect


class Alongside(NamedTuple):
    """Each step on one track, in one direction, is also a step on the other track (`state/city.py`)."""

    track: int
    """effects.KNOWLEDGE or effects.MORALE."""
    direction: int
    """1: steps that are gained; -1: steps that are lost."""


class FreeRetrieve(NamedTuple):
    """With exactly so many workers, retrieving without feeding costs no morale (`rules/retrieving.py`)."""

    workers: int


class Feeds(NamedTuple):
    """Another good feeds the retrieved workers, and brings its own gain (`rules/retrieving.py`)."""

    good: int
    gain: DeclaredEffect


class EntersAnyEnd(NamedTuple):
    """The end of every tunnel is open for a price in knowledge (`rules/placement/placement_prices.py`)."""

    knowledge: int


class Surcharge(NamedTuple):
    """Every worker placed on these spaces costs morale (`rules/placement/placement_prices.py`)."""

    where: frozenset[int]
    morale: int
    why: str
    """The message `dystopia-why-<why>`, for a player who lacks the morale."""


ChangePart = PaysInstead | StandsFor | PaidWith | Alongside | FreeRetrieve | Feeds | EntersAnyEnd | Surcharge


class StandingChange(NamedTuple):
    """What one recruit changes."""

    id: str
    parts: tuple[ChangePart, ...]

    def number_effects(self) -> None:
        """Give numbers to the effects that its parts bring."""
        for part in self.parts:
            gain_number(part)


def gain_number(part: ChangePart) -> int:
    """The number of the effect that a part brings; `NOTHING` for kinds that bring none."""
    return effect(*part.gain) if isinstance(part, PaysInstead | StandsFor | PaidWith | Feeds) else NOTHING


def standing(id: str, *parts: ChangePart) -> StandingChange:
    """Declares a standing change, beside its card."""
    return StandingChange(id, parts)
