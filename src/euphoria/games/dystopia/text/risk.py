"""How likely a roll costs a player a worker (D-mk-4)."""

from __future__ import annotations

from collections.abc import Iterable

from euphoria.games.dystopia.components import TOO_MUCH_KNOWLEDGE
from euphoria.games.dystopia.rules.roll_chances import chance_of_sum
from euphoria.games.dystopia.state.city import City


def percent_lost(state: City, seat: int, staying: Iterable[int], rolled: int, knowledge: int | None = None) -> int:
    """In percent, with the dice at home that are not rolled. `knowledge`: at the roll, if that is not as now."""
    known = state.knowledge[seat] if knowledge is None else knowledge
    known += sum(state.pips[die] for die in staying)
    return round(100 * chance_of_sum(rolled, TOO_MUCH_KNOWLEDGE - known))
