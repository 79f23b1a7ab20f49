"""The course of a contest: games come in as they are done, deals are judged in their order.

What has been settled depends on the deals and their order alone. So it does not matter how many processes play, which
is done first, and how often a run is broken off and taken up again.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from euphoria.arena.contest.bot_game import PlayedGame
from euphoria.arena.contest.schedule import Contest, ScheduledGame
from euphoria.arena.statistics.confidence_sequence import ConfidenceSequence

BETTER, WORSE, EQUAL, OPEN = "better", "worse", "equal", "open"
NOTHING = [(0.0, -1.0, 1.0)]
"""What is known before the first deal."""


class StoppingRule(NamedTuple):
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


class SequentialTest:
    """Feed it games in any order; it judges each deal when all games of it and of those before it are in."""

    def __init__(self, contest: Contest, stopping_rule: StoppingRule, deals: list[list[ScheduledGame]]) -> None:
        self.contest = contest
        self.stopping_rule = stopping_rule
        self.deals = deals
        self.counted: list[PlayedGame] = []
        """The games that count, in order: those of the deals that were judged."""
        self.counted_deals = 0
        self._waiting: dict[int, PlayedGame] = {}
        self._pairs = list(combinations(contest.entrants, 2))
        self._sequences = [ConfidenceSequence(stopping_rule.doubt / len(self._pairs)) for _ in self._pairs]
        self.intervals: list[list[tuple[float, float, float]]] = [[] for _ in self._pairs]
        """Of each two entrants, after each deal: the difference of their win rates, and between what it is."""
        self._totals = [0.0] * len(self._pairs)

    def add(self, game: PlayedGame) -> None:
        self._waiting[game.number] = game
        while not self.is_over and all(match.number in self._waiting for match in self.deals[self.counted_deals]):
            games = [self._waiting.pop(match.number) for match in self.deals[self.counted_deals]]
            self.counted_deals += 1
            self.counted += games
            self._count_deal(games)

    def _count_deal(self, games: list[PlayedGame]) -> None:
        rates = win_rates(games)
        for at, (first, second) in enumerate(self._pairs):
            difference = rates[first] - rates[second]
            self._totals[at] += difference
            self._sequences[at].update(difference)
            self.intervals[at].append((self._totals[at] / self.counted_deals, *self._sequences[at].interval))

    @property
    def is_over(self) -> bool:
        return self.counted_deals == len(self.deals) or (self.stopping_rule.stops and self.is_settled)

    @property
    def is_settled(self) -> bool:
        """Every two entrants are told apart, or known to be as good as equal."""
        return all(self._answer(sequence) != OPEN for sequence in self._sequences)

    @property
    def pending(self) -> int:
        """Games that are in and belong to deals that are not complete, or that came after the end."""
        return len(self._waiting)

    def comparisons(self) -> list[Comparison]:
        found = []
        for (first, second), sequence, intervals in zip(self._pairs, self._sequences, self.intervals, strict=True):
            doubt = min(1.0, len(self._pairs) / sequence.best_wealth_against_zero)
            found.append(Comparison(first, second, *(intervals or NOTHING)[-1], self._answer(sequence), doubt))
        return found

    def _answer(self, sequence: ConfidenceSequence) -> str:
        if sequence.sign:
            return BETTER if sequence.sign > 0 else WORSE
        return EQUAL if sequence.is_within(self.stopping_rule.margin) else OPEN


def win_rates(games: list[PlayedGame]) -> dict[str, float]:
    """Of each bot in these games: the share of its seats that won. Where a team wins, every seat of it does."""
    seats: dict[str, int] = {}
    wins: dict[str, int] = {}
    for game in games:
        for seat, bot in enumerate(game.bots):
            seats[bot] = seats.get(bot, 0) + 1
            wins[bot] = wins.get(bot, 0) + (seat in game.winners)
    return {bot: wins[bot] / seats[bot] for bot in seats}
