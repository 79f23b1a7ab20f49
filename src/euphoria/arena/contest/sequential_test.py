"""The course of a contest: games come in as they are done, deals are judged in their order.

What has been settled depends on the deals and their order alone. So it does not matter how many processes play, which
is done first, and how often a run is broken off and taken up again.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from euphoria.arena.contest.bot_game import Played
from euphoria.arena.contest.schedule import Contest, Match
from euphoria.arena.statistics.confidence_sequence import Wagers

BETTER, WORSE, EQUAL, OPEN = "better", "worse", "equal", "open"
NOTHING = [(0.0, -1.0, 1.0)]
"""What is known before the first deal."""


class Question(NamedTuple):
    """When enough is known."""

    doubt: float = 0.05
    """How likely any of all the answers may be wrong."""
    margin: float = 0.05
    """Win rates that differ by less than this are as good as equal."""
    stops: bool = True
    """Whether the games end when all is answered."""


class Comparison(NamedTuple):
    """Two entrants by the difference of their win rates, deal by deal."""

    first: str
    second: str
    difference: float
    low: float
    high: float
    answer: str
    """Whether the first one is BETTER, WORSE, EQUAL (within the margin), or it is OPEN."""
    doubt: float
    """How likely so clear a difference would be by chance at any time, all comparisons together."""


class Course:
    """Feed it games in any order; it judges each deal when all games of it and of those before it are in."""

    def __init__(self, contest: Contest, question: Question, deals: list[list[Match]]) -> None:
        self.contest = contest
        self.question = question
        self.deals = deals
        self.judged: list[Played] = []
        """The games that count, in order: those of the deals that were judged."""
        self.judged_deals = 0
        self._waiting: dict[int, Played] = {}
        self._pairs = list(combinations(contest.entrants, 2))
        self._wagers = [Wagers(question.doubt / len(self._pairs)) for _ in self._pairs]
        self.known: list[list[tuple[float, float, float]]] = [[] for _ in self._pairs]
        """Of each two entrants, after each deal: the difference of their win rates, and between what it is."""
        self._totals = [0.0] * len(self._pairs)

    def add(self, game: Played) -> None:
        self._waiting[game.number] = game
        while not self.is_over and all(match.number in self._waiting for match in self.deals[self.judged_deals]):
            games = [self._waiting.pop(match.number) for match in self.deals[self.judged_deals]]
            self.judged_deals += 1
            self.judged += games
            self._judge(games)

    def _judge(self, games: list[Played]) -> None:
        rates = win_rates(games)
        for at, (first, second) in enumerate(self._pairs):
            difference = rates[first] - rates[second]
            self._totals[at] += difference
            self._wagers[at].see(difference)
            self.known[at].append((self._totals[at] / self.judged_deals, *self._wagers[at].interval))

    @property
    def is_over(self) -> bool:
        return self.judged_deals == len(self.deals) or (self.question.stops and self.is_settled)

    @property
    def is_settled(self) -> bool:
        """Every two entrants are told apart, or known to be as good as equal."""
        return all(self._answer(wagers) != OPEN for wagers in self._wagers)

    @property
    def uncounted(self) -> int:
        """Games that are in and belong to deals that are not complete, or that came after the end."""
        return len(self._waiting)

    def comparisons(self) -> list[Comparison]:
        found = []
        for (first, second), wagers, known in zip(self._pairs, self._wagers, self.known, strict=True):
            doubt = min(1.0, len(self._pairs) / wagers.best_against_even)
            found.append(Comparison(first, second, *(known or NOTHING)[-1], self._answer(wagers), doubt))
        return found

    def _answer(self, wagers: Wagers) -> str:
        if wagers.sign:
            return BETTER if wagers.sign > 0 else WORSE
        return EQUAL if wagers.is_within(self.question.margin) else OPEN


def win_rates(games: list[Played]) -> dict[str, float]:
    """Of each bot in these games: the share of its seats that won. Where a team wins, every seat of it does."""
    seats: dict[str, int] = {}
    wins: dict[str, int] = {}
    for game in games:
        for seat, bot in enumerate(game.bots):
            seats[bot] = seats.get(bot, 0) + 1
            wins[bot] = wins.get(bot, 0) + (seat in game.winners)
    return {bot: wins[bot] / seats[bot] for bot in seats}
