"""How likely a roll costs a player a worker (D-mk-4)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from euphoria.games.dystopia.components import TOO_MUCH_KNOWLEDGE
from euphoria.games.dystopia.state.city import City


@cache
def chance_of_sum(dice: int, least: int) -> float:
    """The chance that so many dice show at least this sum."""
    if dice == 0:
        return 1.0 if least <= 0 else 0.0
    return sum(chance_of_sum(dice - 1, least - number) for number in range(1, 7)) / 6


def percent_lost(state: City, seat: int, staying: Iterable[int], rolled: int, knowledge: int | None = None) -> int:
    """In percent, with the dice at home that are not rolled. `knowledge`: at the roll, if that is not as now."""
    known = state.knowledge[seat] if knowledge is None else knowledge
    known += sum(state.pips[die] for die in staying)
    return round(100 * chance_of_sum(rolled, TOO_MUCH_KNOWLEDGE - known))
