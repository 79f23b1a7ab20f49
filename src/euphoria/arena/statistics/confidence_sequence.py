"""A confidence sequence for a mean: intervals that are valid after every observation at once, built by betting.

For each candidate value of the mean a gambler bets against it, at odds that are fair if it is the true mean. By Ville's
inequality the wealth of a fair game ever reaches 1 / alpha with probability alpha at most. So a candidate is rejected
when the wealth against it reaches 1 / alpha, and one may look after every observation and stop at any time without
raising the error rate. The stakes are those of Waudby-Smith and Ramdas (2024, "Estimating means of bounded random
variables by betting"): larger when the variance is small, hedged over both directions.
"""

from __future__ import annotations

from math import log, sqrt

GRID = 400
"""Number of steps of the grid of candidate means from -1 to 1."""
MAX_STAKE = 0.5
"""The largest share of the wealth that a single bet may lose."""
MAX_WEALTH = 1e250
"""Wealth is capped here, to stay finite."""


class ConfidenceSequence:
    """The confidence sequence for the mean of a stream of numbers from -1 to 1."""

    def __init__(self, doubt: float) -> None:
        self.doubt = doubt
        """The error probability (alpha): the chance that the true mean is ever outside the interval."""
        self.count = 0
        self.best_wealth_against_zero = 1.0
        """The largest wealth so far of the bets against a mean of 0; its inverse is an anytime-valid p-value."""
        self.sign = 0
        """The sign of the mean once 0 is rejected, else 0."""
        self._total, self._spread = 0.0, 0.0
        self._middle, self._variance = 0.5, 0.25
        self._up = [1.0] * (GRID + 1)
        self._down = [1.0] * (GRID + 1)
        self._low, self._high = 0, GRID

    def update(self, value: float) -> None:
        """Add an observation. The stakes depend on earlier observations only."""
        number = (value + 1) / 2
        self.count += 1
        stake = sqrt(2 * log(2 / self.doubt) / (self._variance * self.count * log(self.count + 1)))
        for candidate in {*range(self._low, self._high + 1), GRID // 2}:
            self._bet(candidate, number, stake)
        self._test_zero()
        while self._low < self._high and self._wealth(self._low) >= 1 / self.doubt:
            self._low += 1
        while self._high > self._low and self._wealth(self._high) >= 1 / self.doubt:
            self._high -= 1
        self._update_stakes(number)

    def _test_zero(self) -> None:
        even = GRID // 2
        self.best_wealth_against_zero = max(self.best_wealth_against_zero, self._wealth(even))
        if not self.sign and self.best_wealth_against_zero >= 1 / self.doubt:
            self.sign = 1 if self._up[even] > self._down[even] else -1

    def _bet(self, candidate: int, number: float, stake: float) -> None:
        mean = candidate / GRID
        up = min(stake, MAX_STAKE / mean) if mean else stake
        down = min(stake, MAX_STAKE / (1 - mean)) if mean < 1 else stake
        self._up[candidate] = min(MAX_WEALTH, self._up[candidate] * (1 + up * (number - mean)))
        self._down[candidate] = min(MAX_WEALTH, self._down[candidate] * (1 - down * (number - mean)))

    def _wealth(self, candidate: int) -> float:
        return max(self._up[candidate], self._down[candidate]) / 2

    def _update_stakes(self, number: float) -> None:
        """Update the regularised running mean and variance."""
        self._total += number
        self._middle = (0.5 + self._total) / (self.count + 1)
        self._spread += (number - self._middle) ** 2
        self._variance = (0.25 + self._spread) / (self.count + 1)

    @property
    def interval(self) -> tuple[float, float]:
        """The candidates that are not rejected, widened by one grid step on each side."""
        low = 2 * max(0, self._low - 1) / GRID - 1
        high = 2 * min(GRID, self._high + 1) / GRID - 1
        return round(low, 6), round(high, 6)

    def is_within(self, margin: float) -> bool:
        """Whether the whole interval is within the margin around 0."""
        low, high = self.interval
        return -margin <= low and high <= margin
