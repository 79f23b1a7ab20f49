"""Buckets of tokens: a burst, then a steady rate, for each key by itself; and memory that does not grow."""

from __future__ import annotations

import pytest

from euphoria.server import rate_limits
from euphoria.server.errors import RateLimited
from euphoria.server.rate_limits import Rate, RateLimit


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_and_then_a_rate() -> None:
    clock = Clock()
    limit = RateLimit(Rate(a_second=2, burst=3), clock=clock)
    for _ in range(3):
        limit.take("ana")
    with pytest.raises(RateLimited) as refused:
        limit.take("ana")
    assert refused.value.retry_after == pytest.approx(0.5)
    limit.take("ben")
    clock.now = 0.5
    limit.take("ana")
    with pytest.raises(RateLimited):
        limit.take("ana")
    clock.now = 100
    for _ in range(3):
        limit.take("ana")
    with pytest.raises(RateLimited):
        limit.take("ana")


def test_full_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_KEYS", 10)
    clock = Clock()
    limit = RateLimit(Rate(1, 2), clock=clock)
    for number in range(10):
        limit.take(str(number))
    clock.now = 5
    limit.take("9")
    limit.take("new")
    assert len(limit._buckets) == 2
