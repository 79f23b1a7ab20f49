"""How far a mean is known, at every moment and not only at the end: a confidence sequence by betting.

For every value that the mean might have, somebody bets against it, in fair bets if it is that value. Whoever makes
twenty out of one has shown, with 95 per cent certainty, that it is not: by Ville's inequality even the best moment of
a fair game reaches twenty with a chance of at most one in twenty. So one may look after every deal, stop whenever one
likes, and be wrong no more often than said. The stakes are those of Waudby-Smith and Ramdas (2024, "Estimating means of
bounded random variables by betting"): bolder the less the numbers scatter, and half on each direction.
"""

from __future__ import annotations

from math import log, sqrt

STEPS = 400
"""Candidates for the mean lie this many to the width of two, from -1 to 1."""
BOLDEST = 0.5
"""The part of what can be lost at one bet that is ever put at risk."""
RICH = 1e250
"""Nobody counts further than that."""


class Wagers:
    """Bets on the mean of numbers from -1 to 1 that come one after the other."""

    def __init__(self, doubt: float) -> None:
        self.doubt = doubt
        """How likely the true mean may be outside at any time."""
        self.count = 0
        self.best_against_even = 1.0
        """What the bets against a mean of 0 have come to, at their best."""
        self.sign = 0
        """1 or -1 once a mean of 0 is refuted: on which side of it the mean is."""
        self._total, self._spread = 0.0, 0.0
        self._middle, self._variance = 0.5, 0.25
        self._up = [1.0] * (STEPS + 1)
        self._down = [1.0] * (STEPS + 1)
        self._low, self._high = 0, STEPS

    def see(self, value: float) -> None:
        """The next number. The stakes are set before it is known."""
        number = (value + 1) / 2
        self.count += 1
        stake = sqrt(2 * log(2 / self.doubt) / (self._variance * self.count * log(self.count + 1)))
        for candidate in {*range(self._low, self._high + 1), STEPS // 2}:
            self._bet(candidate, number, stake)
        self._look_at_even()
        while self._low < self._high and self._won(self._low) >= 1 / self.doubt:
            self._low += 1
        while self._high > self._low and self._won(self._high) >= 1 / self.doubt:
            self._high -= 1
        self._learn(number)

    def _look_at_even(self) -> None:
        even = STEPS // 2
        self.best_against_even = max(self.best_against_even, self._won(even))
        if not self.sign and self.best_against_even >= 1 / self.doubt:
            self.sign = 1 if self._up[even] > self._down[even] else -1

    def _bet(self, candidate: int, number: float, stake: float) -> None:
        mean = candidate / STEPS
        up = min(stake, BOLDEST / mean) if mean else stake
        down = min(stake, BOLDEST / (1 - mean)) if mean < 1 else stake
        self._up[candidate] = min(RICH, self._up[candidate] * (1 + up * (number - mean)))
        self._down[candidate] = min(RICH, self._down[candidate] * (1 - down * (number - mean)))

    def _won(self, candidate: int) -> float:
        return max(self._up[candidate], self._down[candidate]) / 2

    def _learn(self, number: float) -> None:
        """Mean and variance as they look now, begun with half a number's weight of ignorance."""
        self._total += number
        self._middle = (0.5 + self._total) / (self.count + 1)
        self._spread += (number - self._middle) ** 2
        self._variance = (0.25 + self._spread) / (self.count + 1)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the mean is, but for the doubt; one step wide of the candidates that nobody has refuted."""
        low = 2 * max(0, self._low - 1) / STEPS - 1
        high = 2 * min(STEPS, self._high + 1) / STEPS - 1
        return round(low, 6), round(high, 6)

    def is_within(self, margin: float) -> bool:
        """All that is left is closer to 0 than that."""
        low, high = self.interval
        return -margin <= low and high <= margin
