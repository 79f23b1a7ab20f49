"""What each seat of a game rolled, against what was to be expected of its dice.

A line for each kind of throw: how many there were, what they came to together, and what as many come to on average.
In `dystopia` the pips of the workers' dice; in `reality` shots that hit, luck that helped and the pips of blows. In
`leaders` nothing is thrown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple, cast

from euphoria.games.dystopia.state import City
from euphoria.games.dystopia.statistics import Statistics as CityStatistics
from euphoria.games.reality.events import Event
from euphoria.games.reality.state import Show
from euphoria.games.reality.statistics import SIDES_OF_A_DIE
from euphoria.games.reality.statistics import Statistics as ShowStatistics
from euphoria.kernel.state import State

PIPS_OF_A_WORKER = 3.5
PIPS_OF_A_BLOW = (1 + SIDES_OF_A_DIE) / 2


class Luck(NamedTuple):
    what: str
    thrown: int
    result: float
    expected: float

    def json(self) -> dict[str, Any]:
        return self._asdict()


def luck(state: State) -> list[list[Luck]]:
    """By seat."""
    reader = READERS.get(state.game.id)
    return [[] for _ in range(state.seats)] if reader is None else reader(state)


def _dystopia(state: State) -> list[list[Luck]]:
    seen = CityStatistics(state.seats)
    seen.read(cast(City, state))
    found = []
    for rolls in seen.rolls:
        count = sum(rolls.values())
        pips = sum(number * times for number, times in rolls.items())
        found.append([Luck("workers", count, pips, count * PIPS_OF_A_WORKER)])
    return found


def _reality(state: State) -> list[list[Luck]]:
    show = cast(Show, state)
    seen = ShowStatistics()
    seen.read(show)
    blows = [Counter[str]() for _ in range(show.seats)]
    for code, *values in show.log:
        seat = seen.seat_of(values[0]) if code == Event.DIE else -1
        if seat in range(show.seats):
            blows[seat].update(thrown=1, pips=values[1])
    found = []
    for seat in range(show.seats):
        mine = [figure for figure in seen.figures if figure.seat == seat]
        found.append(
            [
                Luck(
                    "shots",
                    sum(figure.shots for figure in mine),
                    sum(figure.hits for figure in mine),
                    sum(figure.expected_hits for figure in mine),
                ),
                Luck(
                    "luck",
                    sum(figure.luck for figure in mine),
                    sum(figure.lucky for figure in mine),
                    sum(figure.expected_luck for figure in mine),
                ),
                Luck("blows", blows[seat]["thrown"], blows[seat]["pips"], blows[seat]["thrown"] * PIPS_OF_A_BLOW),
            ]
        )
    return found


READERS: dict[str, Callable[[State], list[list[Luck]]]] = {"dystopia": _dystopia, "reality": _reality}
