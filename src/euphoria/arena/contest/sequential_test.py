"""The sequential test of a contest: compares all pairs of bots deal by deal, and says when enough is known.

Games may arrive in any order; deals are evaluated in order. So the result does not depend on the number of processes or
on interruptions. Each pair has a confidence sequence for the difference of win rates, at an error level divided by the
number of pairs (Bonferroni), so all statements hold together at any time.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from euphoria.arena.contest.bot_game import PlayedGame
from euphoria.arena.contest.schedule import Contest, ScheduledGame
from euphoria.arena.statistics.confidence_sequence import ConfidenceSequence

BETTER, WORSE, EQUAL, OPEN = "better", "worse", "equal", "open"
NOTHING_KNOWN = [(0.0, -1.0, 1.0)]
"""Difference and interval before the first deal."""


class StoppingRule(NamedTuple):
    """When a contest may stop."""

    doubt: float = 0.05
    """The probability that any of the answers is wrong (alpha)."""
    margin: float = 0.05
    """Win rates that differ by less than this count as equal."""
    stops: bool = True
    """Whether to stop when all comparisons are decided; otherwise all games are played."""


class Comparison(NamedTuple):
    """The difference of two bots' win rates within deals."""

    first: str
    second: str
    difference: float
    low: float
    high: float
    answer: str
    """The first bot is BETTER, WORSE, EQUAL (within the margin), or the question is still OPEN."""
    doubt: float
    """Anytime-valid p-value of the difference, corrected for all comparisons."""


class SequentialTest:
    """Takes games in any order; a deal counts when its games and those of all earlier deals have arrived."""

    def __init__(self, contest: Contest, stopping_rule: StoppingRule, deals: list[list[ScheduledGame]]) -> None:
        self.contest = contest
        self.stopping_rule = stopping_rule
        self.deals = deals
        self.counted: list[PlayedGame] = []
        """The games of all deals that count, in order."""
        self.counted_deals = 0
        self._waiting: dict[int, PlayedGame] = {}
        self._pairs = list(combinations(contest.entrants, 2))
        self._sequences = [ConfidenceSequence(stopping_rule.doubt / len(self._pairs)) for _ in self._pairs]
        self.intervals: list[list[tuple[float, float, float]]] = [[] for _ in self._pairs]
        """For each pair, after each deal: mean difference of the win rates, lower and upper bound."""
        self._totals = [0.0] * len(self._pairs)

    def add(self, game: PlayedGame) -> None:
        self._waiting[game.number] = game
        while not self.is_over and all(
            scheduled.number in self._waiting for scheduled in self.deals[self.counted_deals]
        ):
            games = [self._waiting.pop(scheduled.number) for scheduled in self.deals[self.counted_deals]]
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
        """Whether all comparisons are decided."""
        return all(self._answer(sequence) != OPEN for sequence in self._sequences)

    @property
    def pending(self) -> int:
        """Number of games of incomplete deals, or that arrived after the end."""
        return len(self._waiting)

    def comparisons(self) -> list[Comparison]:
        found = []
        for (first, second), sequence, intervals in zip(self._pairs, self._sequences, self.intervals, strict=True):
            doubt = min(1.0, len(self._pairs) / sequence.best_wealth_against_zero)
            found.append(Comparison(first, second, *(intervals or NOTHING_KNOWN)[-1], self._answer(sequence), doubt))
        return found

    def _answer(self, sequence: ConfidenceSequence) -> str:
        if sequence.sign:
            return BETTER if sequence.sign > 0 else WORSE
        return EQUAL if sequence.is_within(self.stopping_rule.margin) else OPEN


def win_rates(games: list[PlayedGame]) -> dict[str, float]:
    """The share of each bot's seats that won. If a team wins, all its seats do."""
    seats: dict[str, int] = {}
    wins: dict[str, int] = {}
    for game in games:
        for seat, bot in enumerate(game.bots):
            seats[bot] = seats.get(bot, 0) + 1
            wins[bot] = wins.get(bot, 0) + (seat in game.winners)
    return {bot: wins[bot] / seats[bot] for bot in seats}
