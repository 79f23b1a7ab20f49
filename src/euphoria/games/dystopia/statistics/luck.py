"""Luck: the sum of what each seat rolled, against the average of as many dice."""

from __future__ import annotations

from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.statistics.game_statistics import DystopiaStatistics

AVERAGE = 3.5


def luck(state: City) -> list[list[tuple[str, int, float, float]]]:
    """By seat: (what was rolled, how often, the sum, the expected sum)."""
    seen = DystopiaStatistics(state.seats)
    seen.read(state)
    found = []
    for rolls in seen.rolls:
        count = sum(rolls.values())
        pips = sum(number * times for number, times in rolls.items())
        found.append([("workers", count, float(pips), count * AVERAGE)])
    return found
