"""Keeping a budget: before each piece of thinking the hourglass is asked whether there is time for it."""

from __future__ import annotations

import time

from euphoria.bots.budget import Budget

SMOOTHING = 0.2


class Hourglass:
    def __init__(self, budget: Budget, began: float | None = None) -> None:
        self.pieces = 0
        self._budget = budget
        self._began = self._last = time.perf_counter() if began is None else began
        self._length = 0.0
        """Of a piece, as they have been lately."""

    def allows(self, share: float = 1.0) -> bool:
        """Whether another piece may begin within this share of the budget. It is counted as begun."""
        iterations, seconds = self._budget.iterations, self._budget.seconds
        if iterations is not None and self.pieces >= share * iterations:
            return False
        if seconds is not None:
            now = time.perf_counter()
            if self.pieces:
                self._length += SMOOTHING * (now - self._last - self._length)
            self._last = now
            if now + self._length > self._began + share * seconds:
                return False
        self.pieces += 1
        return True
