"""How fast is too fast: a bucket of tokens for each person or address, that fills again with time."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from euphoria.server.errors import RateLimited


class Rate(NamedTuple):
    a_second: float
    burst: float


REQUESTS = Rate(20, 80)
"""Of one address."""
ENTRIES = Rate(0.5, 20)
"""Guests made, accounts opened and passwords tried, from one address."""
PASSWORDS = Rate(0.1, 10)
"""Passwords tried for one account from one address."""
WRONG = Rate(0.2, 100)
"""Wrong passwords for one account, from everywhere: if there are more, somebody guesses from many addresses."""
BRAKED = Rate(1 / 60, 3)
"""Passwords tried for such an account from one address."""
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
        """One token; `RateLimited`, with the time to wait, if there is none left."""
        now = self.clock()
        left, then = self._buckets.get(key, (self.rate.burst, now))
        left = min(self.rate.burst, left + (now - then) * self.rate.a_second)
        if left < 1:
            self._buckets[key] = (left, now)
            raise RateLimited((1 - left) / self.rate.a_second if self.rate.a_second else 60.0)
        if key not in self._buckets and len(self._buckets) >= MOST_KEYS:
            self._forget_full(now)
        self._buckets[key] = (left - 1, now)

    def is_empty(self, key: str) -> bool:
        """Whether there is no token left."""
        left, then = self._buckets.get(key, (self.rate.burst, 0.0))
        return left + (self.clock() - then) * self.rate.a_second < 1

    def _forget_full(self, now: float) -> None:
        """Buckets that are full again say nothing; if all are in use, all begin anew."""
        emptied = {
            key: (left, then)
            for key, (left, then) in self._buckets.items()
            if left + (now - then) * self.rate.a_second < self.rate.burst
        }
        self._buckets = emptied if len(emptied) < MOST_KEYS else {}


class PasswordLimit:
    """Whoever guesses is slowed down, and nobody is locked out by what others try.

    Each address has its own tries for an account. If there are too many wrong ones from everywhere, each address has
    fewer: a right password from an address of which nothing was heard is always let through.
    """

    def __init__(self, factor: float) -> None:
        self._here = Limit(PASSWORDS, factor)
        self._braked = Limit(BRAKED, factor)
        self._wrong = Limit(WRONG, factor)

    def take(self, account: str, address: str) -> None:
        key = f"{address} {account}"
        self._here.take(key)
        if self._wrong.is_empty(account):
            self._braked.take(key)

    def wrong(self, account: str) -> None:
        with suppress(RateLimited):
            self._wrong.take(account)


class Limits:
    def __init__(self, factor: float) -> None:
        self.requests = Limit(REQUESTS, factor)
        self.entries = Limit(ENTRIES, factor)
        self.passwords = PasswordLimit(factor)
        self.messages = Limit(MESSAGES, factor)
        self.records = Limit(RECORDS, factor)
