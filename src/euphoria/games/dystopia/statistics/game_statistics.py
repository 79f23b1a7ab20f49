"""Statistics of a game. They are kept outside the rules, and only read the log.

    seen = DystopiaStatistics(state.seats)
    seen.read(state)        # as often as you like, while the game goes on or after it

What an ability brought is what follows its use in the log, up to the next event that it cannot have caused.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable

from euphoria.games.dystopia.components import FACTIONS, GOODS
from euphoria.games.dystopia.events import PRIVATE, CityEvent
from euphoria.games.dystopia.rules.authority_stars import ON_DILEMMA, ON_RECRUIT, ON_TILE
from euphoria.games.dystopia.state.city import City

BROUGHT: dict[int, Callable[[list[int]], tuple[str, int]]] = {
    CityEvent.GOODS: lambda values: (GOODS[values[1]], values[2]),
    CityEvent.DREW: lambda values: ("artifact", 1),
    CityEvent.KNOWLEDGE: lambda values: ("knowledge", values[1]),
    CityEvent.MORALE: lambda values: ("morale", values[1]),
    CityEvent.STAR: lambda values: ("star", 1),
}
"""Events that an ability can cause, as (what, how much)."""
NOT_HAPPENING = {
    CityEvent.KNOWLEDGE_STAYS,
    CityEvent.MORALE_STAYS,
    CityEvent.ALLEGIANCE_STAYS,
    CityEvent.MINER_STAYS,
    CityEvent.NO_STAR,
    CityEvent.NO_ARTIFACT,
}
GOES_ON = frozenset(
    {
        *BROUGHT,
        CityEvent.MINER,
        CityEvent.ALLEGIANCE,
        CityEvent.DISCARDED,
        CityEvent.SACRIFICED,
        CityEvent.SET,
        CityEvent.SHOWN,
        *NOT_HAPPENING,
    }
)


class DystopiaStatistics:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.read_so_far = 0
        self.turn = 0
        self.stars_by_source: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.star_turns: list[list[int]] = [[] for _ in range(seats)]
        """By seat: the turn in which each star was placed."""
        self.goods: list[Counter[str]] = [Counter() for _ in range(seats)]
        """By seat: goods and artifacts gained, by kind ("artifact" for cards)."""
        self.rolls: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.lost: list[int] = [0] * seats
        self.placed: list[Counter[int]] = [Counter() for _ in range(seats)]
        """By seat: how often each space was used."""
        self.used: list[Counter[str]] = [Counter() for _ in range(seats)]
        """By seat: how often each recruit's ability was used, by rule id."""
        self.brought: dict[str, Counter[str]] = defaultdict(Counter)
        """By recruit: what its uses brought its player."""
        self._using: tuple[int, str] | None = None

    def read(self, state: City) -> None:
        """All entries of the log that have not been read yet."""
        for number in range(self.read_so_far, len(state.log)):
            code, *values = state.log[number]
            self._note(state, code, values[1:] if code in PRIVATE else values)
        self.read_so_far = len(state.log)

    def _note(self, state: City, code: int, values: list[int]) -> None:
        if code == CityEvent.TURN:
            self.turn = values[1]
        elif code == CityEvent.STAR:
            seat, spot, _ = values
            self.stars_by_source[seat][source(spot)] += 1
            self.star_turns[seat].append(self.turn)
        elif code == CityEvent.GOODS and values[2] > 0:
            self.goods[values[0]][GOODS[values[1]]] += values[2]
        elif code == CityEvent.DREW:
            self.goods[values[0]]["artifact"] += 1
        elif code == CityEvent.ROLLED:
            self.rolls[values[0]][values[1]] += 1
        elif code == CityEvent.LOST:
            self.lost[values[0]] += 1
        elif code == CityEvent.PLACED:
            self.placed[values[0]][values[2]] += 1
        self._attribute(state, code, values)

    def _attribute(self, state: City, code: int, values: list[int]) -> None:
        if code == CityEvent.USED:
            rule = state.recruit(values[1]).rule
            self.used[values[0]][rule] += 1
            self._using = values[0], rule
        elif self._using is not None:
            seat, rule = self._using
            if code not in GOES_ON:
                self._using = None
            elif code in BROUGHT and values[0] == seat:
                what, count = BROUGHT[code](values)
                self.brought[rule][what] += count

    def luck(self, seat: int) -> float:
        """Pips rolled above what was to be expected, per die."""
        count = sum(self.rolls[seat].values())
        total = sum(number * times for number, times in self.rolls[seat].items())
        return total / count - 3.5 if count else 0.0

    def json(self) -> dict[str, object]:
        return {
            "turns": self.turn,
            "stars_by_source": [dict(counter) for counter in self.stars_by_source],
            "star_turns": self.star_turns,
            "goods": [dict(counter) for counter in self.goods],
            "rolls": [[counter[number] for number in range(1, 7)] for counter in self.rolls],
            "lost": self.lost,
            "used": [dict(counter) for counter in self.used],
            "brought": {rule: dict(counter) for rule, counter in self.brought.items()},
        }


def source(spot: int) -> str:
    """A name for the kind of place where a star stands."""
    if spot < ON_TILE:
        return f"{FACTIONS[spot]}-territory"
    if spot < ON_DILEMMA:
        return "market"
    return "recruit" if spot >= ON_RECRUIT else "dilemma"
