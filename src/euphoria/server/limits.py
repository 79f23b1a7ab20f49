"""How fast is too fast: a bucket of tokens for each person or address, that fills again with time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from euphoria.server.errors import TooFast


class Rate(NamedTuple):
    a_second: float
    burst: float


REQUESTS = Rate(20, 80)
"""Of one address."""
ENTRIES = Rate(0.5, 20)
"""Guests made, accounts opened and passwords tried, from one address."""
PASSWORDS = Rate(0.1, 10)
"""Passwords tried for one account."""
MESSAGES = Rate(20, 60)
"""Of one person, over all their sockets."""
RECORDS = Rate(0.1, 10)
"""Records that one person brings."""
TAKEBACKS = Rate(1 / 20, 1)
"""Questions of one seat to all others at its table whether the game may go back: each of them interrupts everybody."""
TAKEBACKS_ALONE = Rate(0.5, 10)
"""Ways back of one seat that nobody else has to agree to: each of them is a line of the log with a snapshot."""

MOST_KEYS = 50_000


class Limit:
    def __init__(self, rate: Rate, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = Rate(rate.a_second * factor, rate.burst * factor)
        self.clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> None:
        """One token; `TooFast`, with the time to wait, if there is none left."""
        now = self.clock()
        left, then = self._buckets.get(key, (self.rate.burst, now))
        left = min(self.rate.burst, left + (now - then) * self.rate.a_second)
        if left < 1:
            self._buckets[key] = (left, now)
            raise TooFast((1 - left) / self.rate.a_second if self.rate.a_second else 60.0)
        if key not in self._buckets and len(self._buckets) >= MOST_KEYS:
            self._forget_full(now)
        self._buckets[key] = (left - 1, now)

    def _forget_full(self, now: float) -> None:
        """Buckets that are full again say nothing; if all are in use, all begin anew."""
        emptied = {
            key: (left, then)
            for key, (left, then) in self._buckets.items()
            if left + (now - then) * self.rate.a_second < self.rate.burst
        }
        self._buckets = emptied if len(emptied) < MOST_KEYS else {}


class Limits:
    def __init__(self, factor: float) -> None:
        self.requests = Limit(REQUESTS, factor)
        self.entries = Limit(ENTRIES, factor)
        self.passwords = Limit(PASSWORDS, factor)
        self.messages = Limit(MESSAGES, factor)
        self.records = Limit(RECORDS, factor)
