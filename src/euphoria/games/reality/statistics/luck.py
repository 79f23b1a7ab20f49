"""The luck of each seat: hits, luck rolls and dice of blows, compared with their expectation."""

from __future__ import annotations

from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.state import Show
from euphoria.games.reality.statistics.game_statistics import SIDES_OF_A_DIE, RealityStatistics

AVERAGE = (1 + SIDES_OF_A_DIE) / 2


def luck(state: Show) -> list[list[tuple[str, int, float, float]]]:
    """By seat: the kind of roll, how many, their result, and the expected result."""
    seen = RealityStatistics()
    seen.read(state)
    blows = [[values[1] for values in _blows(state) if seen.seat_of(values[0]) == seat] for seat in range(state.seats)]
    found = []
    for seat in range(state.seats):
        mine = [figure for figure in seen.figures if figure.seat == seat]
        hits, expected_hits = sum(one.hits for one in mine), sum(one.expected_hits for one in mine)
        lucky, expected_luck = sum(one.lucky for one in mine), sum(one.expected_luck for one in mine)
        found.append(
            [
                ("shots", sum(one.shots for one in mine), float(hits), expected_hits),
                ("luck", sum(one.luck for one in mine), float(lucky), expected_luck),
                ("blows", len(blows[seat]), float(sum(blows[seat])), len(blows[seat]) * AVERAGE),
            ]
        )
    return found


def _blows(state: Show) -> list[tuple[int, ...]]:
    """All dice of fights: the figure, and the roll."""
    return [entry[1:] for entry in state.log if entry[0] == ShowEvent.DIE]
