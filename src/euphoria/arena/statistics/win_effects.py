"""How much owning or using a thing changes the chance to win, and which of many differences are significant.

Differences are taken within games: the win rate of the seats with the thing minus that of the seats without it. This
removes everything that affects a whole game. Games are independent, so the mean over games has a normal confidence
interval.

Significance is tested under the null hypothesis that the winners of each game are drawn from its seats at random: the
number of wins of the owners is then a sum of hypergeometric variables. Its distribution is exact for few games and
normal for many. Where teams win together this test is too optimistic, so the p-value is the larger of it and of the
z-test on the mean. Because many things are tested, q-values control the false discovery rate (Benjamini-Hochberg).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import comb, erfc, sqrt
from typing import NamedTuple, Protocol

from euphoria.arena.statistics.proportions import Z_95, grouped_interval

FEWEST = 20
"""With fewer comparable games no difference is reported."""
MAX_EXACT = 150
"""Up to this many games the distribution under the null hypothesis is exact."""
BELIEVED = 0.05
"""Differences with a q-value up to this are highlighted."""


class RecordedUse(Protocol):
    """What is needed of `ThingUse`."""

    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def times(self) -> int: ...


class RecordedGame(Protocol):
    """What is needed of `RecordedGame`."""

    @property
    def winners(self) -> tuple[int, ...]: ...
    @property
    def uses(self) -> Sequence[RecordedUse]: ...


class WinEffect(NamedTuple):
    """The statistics of one thing over all games."""

    kind: str
    name: str
    seats: int
    """Seats that had it, over all games."""
    share: float
    """`seats` as a share of all seats."""
    times: float
    """Mean number of uses by a seat that had it."""
    wins: float
    """Win rate of the seats that had it, with its interval `low` to `high`."""
    low: float
    high: float
    compared: int
    """Games in which some seats had it and others did not."""
    difference: float | None = None
    """Win rate of the seats with it minus that of those without, within games; None: too few games."""
    difference_low: float | None = None
    difference_high: float | None = None
    p: float | None = None
    """The p-value of the difference."""
    q: float | None = None
    """The p-value corrected for the number of differences tested."""

    @property
    def is_believed(self) -> bool:
        return self.q is not None and self.q <= BELIEVED


def effects(games: Sequence[RecordedGame], seats: int) -> list[WinEffect]:
    """The effects of all things, sorted by kind and then by difference, largest first."""
    holders: dict[tuple[str, str], list[tuple[RecordedGame, list[int], int]]] = {}
    for game in games:
        here: dict[tuple[str, str], tuple[list[int], int]] = {}
        for use in game.uses:
            owners, times = here.get((use.kind, use.name), ([], 0))
            here[use.kind, use.name] = [*owners, use.seat], times + use.times
        for key, (owners, times) in here.items():
            holders.setdefault(key, []).append((game, owners, times))
    found = [_effect(*key, rows, len(games) * seats, seats) for key, rows in sorted(holders.items())]
    return _with_q_values(found)


def _effect(
    kind: str, name: str, rows: list[tuple[RecordedGame, list[int], int]], all_seats: int, seats: int
) -> WinEffect:
    count = sum(len(owners) for _, owners, _ in rows)
    wins = sum(seat in game.winners for game, owners, _ in rows for seat in owners)
    differences, draws = [], []
    for game, owners, _ in rows:
        if len(owners) < seats:
            others = [seat for seat in range(seats) if seat not in owners]
            differences.append(_share(owners, game.winners) - _share(others, game.winners))
            draws.append(LotteryDraw(len(owners), len(game.winners), sum(seat in game.winners for seat in owners)))
    low, high = grouped_interval(
        [(sum(seat in game.winners for seat in owners), len(owners)) for game, owners, _ in rows]
    )
    times = sum(times for _, _, times in rows) / count
    known = WinEffect(kind, name, count, count / all_seats, times, wins / count, low, high, len(differences))
    if len(differences) < FEWEST:
        return known
    mean, error = mean_and_error(differences)
    return known._replace(
        difference=mean,
        difference_low=max(-1.0, mean - Z_95 * error),
        difference_high=min(1.0, mean + Z_95 * error),
        # The random draw ignores that teammates win together; the z-test does not.
        p=max(p_value(draws, seats), erfc(abs(mean) / error / sqrt(2))),
    )


def mean_and_error(differences: Iterable[float]) -> tuple[float, float]:
    """Mean and standard error of numbers from -1 to 1. Both extremes are added once, so that the error is never 0."""
    numbers = [*differences, 1.0, -1.0]
    mean = sum(numbers) / len(numbers)
    scatter = sum((one - mean) ** 2 for one in numbers) / (len(numbers) - 1)
    return mean, sqrt(scatter / len(numbers))


class LotteryDraw(NamedTuple):
    """One game as a random draw: the number of owners of a thing, of winners, and of owners who won."""

    owners: int
    winners: int
    both: int


def p_value(draws: Sequence[LotteryDraw], seats: int) -> float:
    """Two-sided p-value of the number of winning owners, if winners were drawn at random in each game."""
    open_draws = [one for one in draws if 0 < one.winners < seats]
    seen = sum(one.both for one in open_draws)
    curves = [hypergeometric(one.owners, one.winners, seats) for one in open_draws]
    if len(curves) <= MAX_EXACT:
        total_distribution = [1.0]
        for curve in curves:
            total_distribution = _convolved(total_distribution, curve)
        return min(1.0, 2 * min(sum(total_distribution[: seen + 1]), sum(total_distribution[seen:])))
    means = [sum(count * part for count, part in enumerate(curve)) for curve in curves]
    scatter = sum(
        sum((count - mean) ** 2 * part for count, part in enumerate(curve))
        for mean, curve in zip(means, curves, strict=True)
    )
    away = max(0.0, abs(seen - sum(means)) - 0.5)  # continuity correction
    return erfc(away / sqrt(2 * scatter))


@cache
def hypergeometric(owners: int, winners: int, seats: int) -> tuple[float, ...]:
    """Hypergeometric probabilities that 0, 1, 2, ... of the owners are among the winners."""
    ways = comb(seats, winners)
    return tuple(
        comb(owners, both) * comb(seats - owners, winners - both) / ways if both <= winners else 0.0
        for both in range(owners + 1)
    )


def _convolved(total_distribution: list[float], curve: tuple[float, ...]) -> list[float]:
    """The distribution of the sum of two independent counts (convolution)."""
    found = [0.0] * (len(total_distribution) + len(curve) - 1)
    for at, one in enumerate(total_distribution):
        for more, part in enumerate(curve):
            found[at + more] += one * part
    return found


def _share(seats: list[int], winners: tuple[int, ...]) -> float:
    return sum(seat in winners for seat in seats) / len(seats)


def _with_q_values(found: list[WinEffect]) -> list[WinEffect]:
    """The effects with q-values, computed over all differences of the report together."""
    tested = [one.p for one in found if one.p is not None]
    corrected = iter(q_values(tested))
    with_q = [one if one.p is None else one._replace(q=next(corrected)) for one in found]
    return sorted(with_q, key=lambda one: (one.kind, one.difference is None, -(one.difference or 0.0), one.name))


def q_values(chances: Sequence[float]) -> list[float]:
    """P-values adjusted for the false discovery rate (Benjamini and Hochberg, 1995)."""
    found = [1.0] * len(chances)
    least = 1.0
    order = sorted(range(len(chances)), key=chances.__getitem__)
    for rank in range(len(order), 0, -1):
        at = order[rank - 1]
        least = min(least, chances[at] * len(order) / rank)
        found[at] = least
    return found
