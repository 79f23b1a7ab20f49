"""Rate limits: one token bucket for each person or address."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from euphoria.server.errors import RateLimited


class Rate(NamedTuple):
    """The bucket holds `burst` tokens and is refilled with `a_second` tokens each second."""

    a_second: float
    burst: float


REQUESTS = Rate(20, 80)
"""HTTP requests and socket handshakes of one address, but for the files of the page."""
FILES = Rate(200, 2000)
"""Files of the page for one address: enough for a class that opens the page at once from behind one router. They are
kept in memory, packed, so that sending one costs about as much as refusing it would; a browser asks for each only once,
as its name changes with its content."""
ENTRIES = Rate(0.5, 20)
"""New guests, new accounts and sign-ins of one address."""
PASSWORDS = Rate(0.1, 10)
"""Password attempts for one account from one address."""
WRONG_PASSWORDS = Rate(0.2, 100)
"""Wrong passwords for one account from all addresses: more than this means a distributed attack."""
PASSWORDS_UNDER_ATTACK = Rate(1 / 60, 3)
"""Password attempts for an account under attack from one address."""
MESSAGES = Rate(20, 60)
"""Socket messages of one person, over all their sockets."""
REWINDS = Rate(0.5, 10)
"""Requests of one person to show past events again: each may replay hundreds of moves."""
QUERIES = Rate(10, 30)
"""Questions of one person about positions: one may take some ten milliseconds."""
SCENERY = Rate(2, 30)
"""Tables of scenery that one address has checked or made: one may take some tenths of a second."""
RECORDS = Rate(0.1, 10)
"""Records uploaded by one person."""
TAKEBACKS = Rate(1 / 20, 1)
"""Takeback requests of one seat that interrupt all other players with a question."""
TAKEBACKS_ALONE = Rate(0.5, 10)
"""Takebacks of one seat that need no consent: each writes a line of the log with a snapshot."""

MOST_KEYS = 50_000


class RateLimit:
    """A token bucket for each key."""

    def __init__(self, rate: Rate, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = Rate(rate.a_second * factor, rate.burst * factor)
        self.clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> None:
        """Take one token; raises `RateLimited`, with the time to wait, if none is left."""
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
        """Whether no token is left."""
        left, then = self._buckets.get(key, (self.rate.burst, 0.0))
        return left + (self.clock() - then) * self.rate.a_second < 1

    def _forget_full(self, now: float) -> None:
        """Bound the memory: drop the buckets that are full again, or all of them if that does not help."""
        in_use = {
            key: (left, then)
            for key, (left, then) in self._buckets.items()
            if left + (now - then) * self.rate.a_second < self.rate.burst
        }
        self._buckets = in_use if len(in_use) < MOST_KEYS else {}


class PasswordLimit:
    """Slows down guessing without letting an attacker lock the owner out.

    Each address has its own bucket for each account. When an account gets too many wrong passwords from all addresses,
    these buckets become smaller; an address that has not tried yet can always try.
    """

    def __init__(self, factor: float) -> None:
        self._attempts = RateLimit(PASSWORDS, factor)
        self._attempts_under_attack = RateLimit(PASSWORDS_UNDER_ATTACK, factor)
        self._wrong = RateLimit(WRONG_PASSWORDS, factor)

    def take(self, account: str, address: str) -> None:
        key = f"{address} {account}"
        self._attempts.take(key)
        if self._wrong.is_empty(account):
            self._attempts_under_attack.take(key)

    def wrong(self, account: str) -> None:
        """Count a wrong password."""
        with suppress(RateLimited):
            self._wrong.take(account)


class RateLimits:
    """The limits of one server; `factor` scales all of them."""

    def __init__(self, factor: float) -> None:
        self.requests = RateLimit(REQUESTS, factor)
        self.files = RateLimit(FILES, factor)
        self.entries = RateLimit(ENTRIES, factor)
        self.passwords = PasswordLimit(factor)
        self.messages = RateLimit(MESSAGES, factor)
        self.rewinds = RateLimit(REWINDS, factor)
        self.queries = RateLimit(QUERIES, factor)
        self.records = RateLimit(RECORDS, factor)
        self.scenery = RateLimit(SCENERY, factor)
