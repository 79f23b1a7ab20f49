"""How a finished game went, for those who look back on it: every star with its turn and source, what each market did
to whom, the market that decided the game, and what broke a tie.

All of it is read from the log. A market is reckoned by the turns that players began under its penalty: it works
for as long as they have no star on it (D-build-4). How much a penalty hurts in a turn is not reckoned.
"""

from __future__ import annotations

from typing import NamedTuple

from euphoria.games.dystopia import board, causes
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.events import CRITERIA, CityEvent
from euphoria.games.dystopia.rules.authority_stars import ON_DILEMMA, ON_TILE
from euphoria.games.dystopia.rules.ending import tie_key
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.statistics.game_statistics import source
from euphoria.kernel.core.state import Json

ABILITY = "ability"
SOURCES = {
    causes.BUILDING: "built",
    causes.CAUSE["D-board-14"]: "market",
    causes.CAUSE["D-board-04"]: "artifact-market",
    causes.CAUSE["D-board-05"]: "icarus",
    causes.CAUSE["D-board-06"]: "icarus",
    causes.TIER_4: "allegiance",
    causes.CONTRIBUTING: "dilemma",
}
"""By the cause of a star: what brought it. Every other one is owed to a recruit's ability."""


class Star(NamedTuple):
    seat: int
    turn: int
    source: str
    """What brought it: one of SOURCES, or ABILITY."""
    place: str
    """Where it stands: see `source`."""


class Market:
    """A built market, and what it has done so far."""

    def __init__(self, site: int, tile: int, turn: int, seats: int) -> None:
        self.site = site
        self.tile = tile
        self.turn = turn
        self.stars: list[int] = []
        self.bound = [0] * seats
        """By seat: the own turns that began under the penalty."""
        self.losses = [0] * seats
        """By seat: how often the penalty took a good or taught knowledge."""

    def lead(self, winner: int) -> float:
        """By how many turns it bound the others, on average, more than the winner."""
        others = [turns for seat, turns in enumerate(self.bound) if seat != winner]
        return sum(others) / len(others) - self.bound[winner]

    def json(self) -> Json:
        return {
            "site": board.SITE_COSTS[self.site][0],
            "tile": TILES[self.tile].id,
            "turn": self.turn,
            "stars": sorted(self.stars),
            "bound": self.bound,
            "losses": self.losses,
        }


class Reader:
    """Reads a log from its beginning to its end."""

    def __init__(self, state: City) -> None:
        self.turn = 0
        self.stars: list[Star] = []
        self.markets: dict[int, Market] = {}
        """By site."""
        for code, *values in state.log:
            if code == CityEvent.TURN:
                self._begin_turn(*values)
            elif code == CityEvent.BUILT:
                site, tag, *_ = values
                self.markets[site] = Market(site, state.tiles.faces[tag], self.turn, state.seats)
            elif code == CityEvent.STAR:
                self._place_star(*values)
            elif code in (CityEvent.LOSES, CityEvent.KNOWLEDGE):
                self._suffer(values[0], values[-1])

    def _begin_turn(self, seat: int, turn: int) -> None:
        self.turn = turn
        for market in self.markets.values():
            market.bound[seat] += seat not in market.stars

    def _place_star(self, seat: int, spot: int, cause: int) -> None:
        self.stars.append(Star(seat, self.turn, SOURCES.get(cause, ABILITY), source(spot)))
        if ON_TILE <= spot < ON_DILEMMA:
            self.markets[spot - ON_TILE].stars.append(seat)

    def _suffer(self, seat: int, cause: int) -> None:
        for market in self.markets.values():
            market.losses[seat] += TILES[market.tile].cause == cause


def summary(state: City) -> Json:
    """For the page, as JSON; a game without an end has neither a deciding market nor a tie."""
    read = Reader(state)
    return {
        "turns": state.turn,
        "stars": [star._asdict() for star in read.stars],
        "markets": [market.json() for market in read.markets.values()],
        "decisive": _decisive(state, list(read.markets.values())),
        "tie": _tie(state),
    }


def _decisive(state: City, markets: list[Market]) -> Json | None:
    """The market whose penalty bound the others most, compared with the winner; None where none did so."""
    if state.outcome is None or not markets:
        return None
    (winner,) = state.outcome.winners
    best = max(markets, key=lambda market: market.lead(winner))
    if best.lead(winner) <= 0:
        return None
    own = best.bound[winner]
    return {"tile": TILES[best.tile].id, "own": own, "others": round(best.lead(winner) + own, 1)}


def _tie(state: City) -> Json | None:
    """Who was tied, which criterion decided, what each of them had by it, and the dice thrown for it, in order."""
    entry = next((entry for entry in reversed(state.log) if entry[0] == CityEvent.TIED), None)
    if entry is None:
        return None
    _, mask, criterion = entry
    seats = [seat for seat in range(state.seats) if mask >> seat & 1]
    thrown = [entry[1:] for entry in state.log if entry[0] == CityEvent.TIE_ROLLED]
    rolls = [{"seat": seat, "dice": [int(pips) for pips in str(dice)], "total": total} for seat, dice, total in thrown]
    if CRITERIA[criterion] == "dice":
        totals = {seat: total for seat, _, total in thrown}
        seats = [seat for seat in seats if seat in totals]
        values = [totals[seat] for seat in seats]
    else:
        values = [abs(tie_key(state, seat)[criterion]) for seat in seats]
    return {"seats": seats, "criterion": CRITERIA[criterion], "values": values, "rolls": rolls}
