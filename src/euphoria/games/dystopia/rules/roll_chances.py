"""How likely a roll costs a player a worker (D-mk-4), told before it is rolled."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import NamedTuple

from euphoria.games.dystopia.components import TOO_MUCH_KNOWLEDGE
from euphoria.games.dystopia.rules.retrieving import knowledge_when_fed
from euphoria.games.dystopia.state.city import City


class RollAhead(NamedTuple):
    """A roll of one player's dice that is still to come."""

    known: int
    """The sum of knowledge and of the workers at home that are not rolled."""
    dice: int
    chance: float
    """That a worker is lost."""


@cache
def chance_of_sum(dice: int, least: int) -> float:
    """The chance that so many dice show at least this sum."""
    if dice == 0:
        return 1.0 if least <= 0 else 0.0
    return sum(chance_of_sum(dice - 1, least - number) for number in range(1, 7)) / 6


def roll_ahead(
    state: City,
    seat: int,
    rolled: Collection[int],
    *,
    without: int = -1,
    knowledge: int | None = None,
    numbers: Mapping[int, int] | None = None,
) -> RollAhead:
    """The roll of these dice when they are at home.

    `without`: a die that leaves home before. `knowledge`: what it is then, if not as now. `numbers`: of dice that are
    set before. Dice that are set are not rolled; who has lost a worker in this turn loses no other.
    """
    numbers = numbers or {}
    dice = [die for die in rolled if die != without and die not in numbers and not state.set_dice >> die & 1]
    staying = {*state.home_dice(seat), *rolled, *numbers} - {*dice, without}
    known = (state.knowledge[seat] if knowledge is None else knowledge) + sum(
        numbers.get(die, state.pips[die]) for die in staying
    )
    safe = state.lost >> seat & 1
    return RollAhead(known, len(dice), 0.0 if safe else chance_of_sum(len(dice), TOO_MUCH_KNOWLEDGE - known))


def roll_when_fed(state: City, seat: int, rolled: Collection[int], kind: int) -> RollAhead:
    """The roll of retrieved workers that were fed so: what that changes in knowledge counts."""
    return roll_ahead(state, seat, rolled, knowledge=knowledge_when_fed(state, seat, kind))
