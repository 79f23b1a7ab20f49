"""What twice the thought is worth, from all games of a ladder together.

One number explains the whole ladder: how often a step wins against the step below it. It is taken to be the same on
every step (Bradley and Terry's model, with strength as a straight line over doublings), so that games of steps that lie
far apart tell about it, too. Games of one deal resemble each other: the interval is by deals.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import log2, sqrt, tanh
from typing import NamedTuple

from euphoria.arena.statistics.proportions import Z_95

ROUNDS = 25
"""Of Newton's method, which needs five."""
STEEPEST = 20.0
"""Whoever thinks more wins always: as good as certain."""


class Duel(NamedTuple):
    """One game of two: on which deal, how many doublings the first seat thinks more, and what it got (1, ½ or 0)."""

    deal: int
    doublings: float
    got: float


class Climb(NamedTuple):
    """How often a step wins against the one below it, with its 95 % interval."""

    share: float
    low: float
    high: float


def duel(deal: int, thought: Sequence[int], winners: Sequence[int]) -> Duel:
    """Of a game between two that think for so many iterations."""
    first, second = thought
    return Duel(deal, log2(first / second), 0.5 if len(winners) != 1 else float(winners[0] == 0))


def climb(duels: Sequence[Duel]) -> Climb | None:
    """None if there are not two deals with steps that differ."""
    told = [one for one in duels if one.doublings]
    deals = len({one.deal for one in told})
    if deals < 2:
        return None
    slope = 0.0
    for _ in range(ROUNDS):
        slope += sum(_surprise(one, slope) for one in told) / _information(told, slope)
        slope = max(-STEEPEST, min(STEEPEST, slope))
    information = _information(told, slope)
    by_deal: defaultdict[int, float] = defaultdict(float)
    for one in told:
        by_deal[one.deal] += _surprise(one, slope)
    scatter = sum(sum_of * sum_of for sum_of in by_deal.values()) * deals / (deals - 1) / information**2
    reach = _quantile(deals - 1) * sqrt(max(scatter, 1 / information))
    return Climb(_chance(slope), _chance(slope - reach), _chance(slope + reach))


def _chance(advantage: float) -> float:
    return (1 + tanh(advantage / 2)) / 2


def _surprise(one: Duel, slope: float) -> float:
    return one.doublings * (one.got - _chance(slope * one.doublings))


def _information(duels: Sequence[Duel], slope: float) -> float:
    chances = [(one.doublings, _chance(slope * one.doublings)) for one in duels]
    return max(1e-9, sum(far * far * chance * (1 - chance) for far, chance in chances))


def _quantile(freedom: int) -> float:
    """Of Student's distribution at 97.5 %, by Cornish and Fisher's series: too small below 4, and right from there."""
    z = Z_95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
