"""Keeps a search within its budget: decides before each iteration whether there is time for it."""

from __future__ import annotations

import time
from typing import Final

from euphoria.bots.core.budget import Budget

DECAY: Final = 0.9
"""Decay per iteration of the longest duration seen: the next iteration may take as long."""
MARGIN: Final = 0.5
"""The share of the longest iteration (or step) that must still fit, for another one to begin."""


class Deadline:
    """Counts iterations and measures their durations. An iteration has steps, after which it can be aborted."""

    def __init__(self, budget: Budget, began: float | None = None) -> None:
        self.iterations = 0
        self._budget = budget
        self._began = self._last = time.perf_counter() if began is None else began
        self._longest_iteration = 0.0
        self._last_step = self._last
        self._longest_step = 0.0

    def allows(self, share: float = 1.0) -> bool:
        """Whether another iteration may begin within this share of the budget; if so, it is counted."""
        iterations, seconds = self._budget.iterations, self._budget.seconds
        if iterations is not None and self.iterations >= share * iterations:
            return False
        if seconds is not None:
            now = time.perf_counter()
            if self.iterations:
                self._longest_iteration = max(now - self._last, DECAY * self._longest_iteration)
            self._last = self._last_step = now
            if now + MARGIN * self._longest_iteration > self._began + share * seconds:
                return False
        self.iterations += 1
        return True

    def is_over(self) -> bool:
        """Whether to abort the current iteration for lack of time; called after each of its steps."""
        seconds = self._budget.seconds
        if seconds is None:
            return False
        now = time.perf_counter()
        self._longest_step = max(self._longest_step, now - self._last_step)
        self._last_step = now
        return now + MARGIN * self._longest_step > self._began + seconds
