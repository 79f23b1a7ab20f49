"""What each seat rolled: the pips of its workers, against those of as many dice on average."""

from __future__ import annotations

from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.statistics.game_statistics import DystopiaStatistics

AVERAGE = 3.5


def luck(state: City) -> list[list[tuple[str, int, float, float]]]:
    """By seat: what was thrown, how often, what it came to, and what was to be expected."""
    seen = DystopiaStatistics(state.seats)
    seen.read(state)
    found = []
    for rolls in seen.rolls:
        count = sum(rolls.values())
        pips = sum(number * times for number, times in rolls.items())
        found.append([("workers", count, float(pips), count * AVERAGE)])
    return found
