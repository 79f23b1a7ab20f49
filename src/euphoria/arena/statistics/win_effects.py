"""What things have to do with winning, and which of many differences to believe.

A thing is judged within games: those who had it against those who had not, at the same table. What is the same for a
whole game, long or short, lucky or not, then makes no difference. Games are independent, so that their mean and scatter
tell between what the difference is.

Whether there is any is asked another way: had the winners of each game been drawn from its seats by lot, how likely
would those with the thing win so often, or so rarely? Few games are counted out exactly, many by the normal curve.
Where teams win, lots are too sure: the mean and scatter over games are asked too, and the lesser certainty counts. Of
many things some stand out by chance alone: the q-value of Benjamini and Hochberg says what share of all that stand out
as much or more would be chance.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import comb, erfc, sqrt
from typing import NamedTuple

from euphoria.arena.statistics.proportions import Z_95, of_groups
from euphoria.arena.survey.observation import Facts

FEWEST = 20
"""With fewer games to compare in, nothing is said of a difference."""
COUNTED_OUT = 150
"""Up to so many games chances are exact."""
BELIEVED = 0.05
"""Differences with a q-value up to this are pointed out."""


class Effect(NamedTuple):
    """One thing over all games."""

    kind: str
    name: str
    seats: int
    """How many seats had it, in all games."""
    share: float
    """Of all seats."""
    times: float
    """How often a seat that had it used it, on average."""
    wins: float
    """How often a seat that had it won."""
    low: float
    high: float
    compared: int
    """Games in which some had it and others had not."""
    difference: float | None = None
    """How much more often those with it won than those without, at the same table; None: too few games."""
    difference_low: float | None = None
    difference_high: float | None = None
    p: float | None = None
    """How likely so large a difference would be by chance."""
    q: float | None = None

    @property
    def is_believed(self) -> bool:
        return self.q is not None and self.q <= BELIEVED


def effects(games: Sequence[Facts], seats: int) -> list[Effect]:
    """Of everything that was used, by kind and then by how much it goes with winning."""
    holders: dict[tuple[str, str], list[tuple[Facts, list[int], int]]] = {}
    for game in games:
        here: dict[tuple[str, str], tuple[list[int], int]] = {}
        for use in game.uses:
            owners, times = here.get((use.kind, use.name), ([], 0))
            here[use.kind, use.name] = [*owners, use.seat], times + use.times
        for key, (owners, times) in here.items():
            holders.setdefault(key, []).append((game, owners, times))
    found = [_effect(*key, rows, len(games) * seats, seats) for key, rows in sorted(holders.items())]
    return _corrected(found)


def _effect(kind: str, name: str, rows: list[tuple[Facts, list[int], int]], all_seats: int, seats: int) -> Effect:
    count = sum(len(owners) for _, owners, _ in rows)
    wins = sum(seat in game.winners for game, owners, _ in rows for seat in owners)
    differences, draws = [], []
    for game, owners, _ in rows:
        if len(owners) < seats:
            others = [seat for seat in range(seats) if seat not in owners]
            differences.append(_share(owners, game.winners) - _share(others, game.winners))
            draws.append(Draw(len(owners), len(game.winners), sum(seat in game.winners for seat in owners)))
    low, high = of_groups([(sum(seat in game.winners for seat in owners), len(owners)) for game, owners, _ in rows])
    times = sum(times for _, _, times in rows) / count
    known = Effect(kind, name, count, count / all_seats, times, wins / count, low, high, len(differences))
    if len(differences) < FEWEST:
        return known
    mean, error = mean_and_error(differences)
    return known._replace(
        difference=mean,
        difference_low=max(-1.0, mean - Z_95 * error),
        difference_high=min(1.0, mean + Z_95 * error),
        # Teammates win together, which lots do not know: the scatter over games must agree.
        p=max(chance(draws, seats), erfc(abs(mean) / error / sqrt(2))),
    )


def mean_and_error(differences: Iterable[float]) -> tuple[float, float]:
    """Of numbers from -1 to 1. One of each extreme is added, so that a few equal ones are not taken for certain."""
    numbers = [*differences, 1.0, -1.0]
    mean = sum(numbers) / len(numbers)
    scatter = sum((one - mean) ** 2 for one in numbers) / (len(numbers) - 1)
    return mean, sqrt(scatter / len(numbers))


class Draw(NamedTuple):
    """One game as a drawing of lots: so many seats had it, so many won, so many did both."""

    owners: int
    winners: int
    both: int


def chance(draws: Sequence[Draw], seats: int) -> float:
    """How likely a result so far out, in either direction, would be if winners were drawn by lot in each game."""
    open_draws = [one for one in draws if 0 < one.winners < seats]
    seen = sum(one.both for one in open_draws)
    curves = [lots(one.owners, one.winners, seats) for one in open_draws]
    if len(curves) <= COUNTED_OUT:
        together = [1.0]
        for curve in curves:
            together = _added(together, curve)
        return min(1.0, 2 * min(sum(together[: seen + 1]), sum(together[seen:])))
    means = [sum(count * part for count, part in enumerate(curve)) for curve in curves]
    scatter = sum(
        sum((count - mean) ** 2 * part for count, part in enumerate(curve))
        for mean, curve in zip(means, curves, strict=True)
    )
    away = max(0.0, abs(seen - sum(means)) - 0.5)  # half a win: counts are whole, the curve is not
    return erfc(away / sqrt(2 * scatter))


@cache
def lots(owners: int, winners: int, seats: int) -> tuple[float, ...]:
    """How likely 0, 1, 2, ... of the owners are among the winners."""
    ways = comb(seats, winners)
    return tuple(
        comb(owners, both) * comb(seats - owners, winners - both) / ways if both <= winners else 0.0
        for both in range(owners + 1)
    )


def _added(together: list[float], curve: tuple[float, ...]) -> list[float]:
    """The sum of two counts."""
    found = [0.0] * (len(together) + len(curve) - 1)
    for at, one in enumerate(together):
        for more, part in enumerate(curve):
            found[at + more] += one * part
    return found


def _share(seats: list[int], winners: tuple[int, ...]) -> float:
    return sum(seat in winners for seat in seats) / len(seats)


def _corrected(found: list[Effect]) -> list[Effect]:
    """With q-values, over all differences of the report together."""
    tested = [one.p for one in found if one.p is not None]
    corrected = iter(q_values(tested))
    with_q = [one if one.p is None else one._replace(q=next(corrected)) for one in found]
    return sorted(with_q, key=lambda one: (one.kind, one.difference is None, -(one.difference or 0.0), one.name))


def q_values(chances: Sequence[float]) -> list[float]:
    """Benjamini and Hochberg (1995)."""
    found = [1.0] * len(chances)
    least = 1.0
    order = sorted(range(len(chances)), key=chances.__getitem__)
    for rank in range(len(order), 0, -1):
        at = order[rank - 1]
        least = min(least, chances[at] * len(order) / rank)
        found[at] = least
    return found
