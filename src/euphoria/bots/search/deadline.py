"""Keeping a budget: before each piece of thinking the hourglass is asked whether there is time for it."""

from __future__ import annotations

import time

from euphoria.bots.core.budget import Budget

FORGETTING = 0.9
"""How slowly a long piece is forgotten: the next one may be as long."""
HALF = 0.5
"""So much of a long piece, or of a step of one, must fit in, or another is not begun; what is late is given up."""


class Deadline:
    def __init__(self, budget: Budget, began: float | None = None) -> None:
        self.pieces = 0
        self._budget = budget
        self._began = self._last = time.perf_counter() if began is None else began
        self._length = 0.0
        """Of the longest piece lately."""
        self._stepped = self._last
        self._stride = 0.0
        """Of the longest step within a piece."""

    def allows(self, share: float = 1.0) -> bool:
        """Whether another piece may begin within this share of the budget. It is counted as begun."""
        iterations, seconds = self._budget.iterations, self._budget.seconds
        if iterations is not None and self.pieces >= share * iterations:
            return False
        if seconds is not None:
            now = time.perf_counter()
            if self.pieces:
                self._length = max(now - self._last, FORGETTING * self._length)
            self._last = self._stepped = now
            if now + HALF * self._length > self._began + share * seconds:
                return False
        self.pieces += 1
        return True

    def is_over(self) -> bool:
        """Whether the time runs out in the middle of a piece, which then had better be given up. Asked at each step."""
        seconds = self._budget.seconds
        if seconds is None:
            return False
        now = time.perf_counter()
        self._stride = max(self._stride, now - self._stepped)
        self._stepped = now
        return now + HALF * self._stride > self._began + seconds
