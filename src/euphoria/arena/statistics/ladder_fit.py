"""Estimates what doubling a bot's budget is worth, from all games of a ladder together.

A Bradley-Terry model with one parameter: strength grows linearly with the number of doublings. So games between distant
steps of the ladder contribute, too. The interval uses standard errors clustered by deal, because games of one deal are
correlated.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import log2, sqrt, tanh
from typing import NamedTuple

from euphoria.arena.statistics.proportions import Z_95

ROUNDS = 25
"""Iterations of Newton's method; five are enough in practice."""
STEEPEST = 20.0
"""Bound of the slope, reached when the larger budget wins every game."""


class LadderGame(NamedTuple):
    """A game of two seats: deal, doublings by which the first budget is larger, score of the first (1, ½, 0)."""

    deal: int
    doublings: float
    got: float


class LadderFit(NamedTuple):
    """The win rate of a step against the step below it, with its 95 % interval."""

    share: float
    low: float
    high: float


def ladder_game(deal: int, iterations: Sequence[int], winners: Sequence[int]) -> LadderGame:
    """A game between bots with these numbers of iterations."""
    first, second = iterations
    return LadderGame(deal, log2(first / second), 0.5 if len(winners) != 1 else float(winners[0] == 0))


def fit_ladder(duels: Sequence[LadderGame]) -> LadderFit | None:
    """Fit the model; None with fewer than two deals between different steps."""
    informative = [one for one in duels if one.doublings]
    deals = len({one.deal for one in informative})
    if deals < 2:
        return None
    slope = 0.0
    for _ in range(ROUNDS):
        slope += sum(_score(one, slope) for one in informative) / _information(informative, slope)
        slope = max(-STEEPEST, min(STEEPEST, slope))
    information = _information(informative, slope)
    by_deal: defaultdict[int, float] = defaultdict(float)
    for one in informative:
        by_deal[one.deal] += _score(one, slope)
    scatter = sum(sum_of * sum_of for sum_of in by_deal.values()) * deals / (deals - 1) / information**2
    reach = _t_quantile(deals - 1) * sqrt(max(scatter, 1 / information))
    return LadderFit(_win_probability(slope), _win_probability(slope - reach), _win_probability(slope + reach))


def _win_probability(advantage: float) -> float:
    return (1 + tanh(advantage / 2)) / 2


def _score(one: LadderGame, slope: float) -> float:
    return one.doublings * (one.got - _win_probability(slope * one.doublings))


def _information(duels: Sequence[LadderGame], slope: float) -> float:
    chances = [(one.doublings, _win_probability(slope * one.doublings)) for one in duels]
    return max(1e-9, sum(far * far * chance * (1 - chance) for far, chance in chances))


def _t_quantile(freedom: int) -> float:
    """97.5 % quantile of Student's t by the Cornish-Fisher expansion; too small below 4 degrees of freedom."""
    z = Z_95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
