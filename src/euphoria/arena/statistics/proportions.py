"""Proportions with confidence intervals, and summary statistics of counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

Z_95 = 1.959963984540054


def ratio(count: float, of: float) -> float:
    """Rounded for JSON; 0 if there is nothing to divide by."""
    return round(count / of, 6) if of else 0.0


def share_of(count: int, of: int) -> dict[str, float]:
    """A proportion with its 95 % interval, as a dictionary for JSON."""
    low, high = interval(count, of)
    return {"count": count, "share": ratio(count, of), "low": round(low, 6), "high": round(high, 6)}


def interval(count: float, of: float, z: float = Z_95) -> tuple[float, float]:
    """Wilson score interval of a proportion (95 % by default); valid for small samples, too."""
    if not of:
        return 0.0, 1.0
    share, zz = count / of, z * z
    middle = share + zz / (2 * of)
    reach = z * sqrt(share * (1 - share) / of + zz / (4 * of * of))
    low, high = (middle - reach) / (1 + zz / of), (middle + reach) / (1 + zz / of)
    return (low if count else 0.0), (high if count < of else 1.0)


def stands_out(count: int, of: int, even: float, among: int) -> bool:
    """Whether a proportion differs significantly from `even`, at 5 % over all `among` proportions (Bonferroni)."""
    low, high = interval(count, of, NormalDist().inv_cdf(1 - 0.025 / among))
    return not low <= even <= high


def grouped_interval(groups: Sequence[tuple[int, int]]) -> tuple[float, float]:
    """Wilson score interval of a proportion from clusters, each (count, of), with the effective sample size.

    Observations of one cluster are correlated. Where clusters vary more than independent observations would, the sample
    size is reduced by the design effect; where they vary less, it is not increased.
    """
    count, of = sum(one for one, _ in groups), sum(size for _, size in groups)
    share = count / of if of else 0.0
    if len(groups) < 2 or not 0 < share < 1:
        return interval(count, of)
    scatter = sum((one - share * size) ** 2 for one, size in groups) * len(groups) / (len(groups) - 1) / of**2
    effective = min(of, share * (1 - share) / scatter) if scatter else of
    return interval(share * effective, effective)


def spread(counts: Counter[int]) -> dict[str, float]:
    """Mean, median, minimum and maximum of counted integers."""
    total = counts.total()
    if not total:
        return {"mean": 0, "median": 0, "min": 0, "max": 0}
    values = sorted(counts)
    mean = sum(value * counts[value] for value in values) / total
    median = (_at(values, counts, (total - 1) // 2) + _at(values, counts, total // 2)) / 2
    return {"mean": round(mean, 6), "median": median, "min": values[0], "max": values[-1]}


def _at(values: list[int], counts: Counter[int], rank: int) -> int:
    """The value at this rank, counted from 0."""
    for value in values:
        rank -= counts[value]
        if rank < 0:
            return value
    raise AssertionError("the rank is beyond all counts")
