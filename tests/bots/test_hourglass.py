"""The hourglass, by a clock that the tests turn."""

from __future__ import annotations

import time

import pytest

from euphoria.bots.core.budget import Budget
from euphoria.bots.search.deadline import Deadline


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "perf_counter", clock)
    return clock


def test_a_piece_is_begun_only_if_half_of_a_long_one_fits(clock: Clock) -> None:
    glass = Deadline(Budget(seconds=1.0))
    assert glass.allows()
    clock.now += 0.5
    assert glass.allows()
    clock.now += 0.3
    assert not glass.allows(), "0.2 seconds are left, and the longest took 0.5"
    assert glass.pieces == 2


def test_a_piece_is_given_up_when_the_next_step_would_be_too_long(clock: Clock) -> None:
    glass = Deadline(Budget(seconds=1.0))
    assert glass.allows()
    for _ in range(2):
        clock.now += 0.35
        assert not glass.is_over(), "half of such a step fits"
    clock.now += 0.15
    assert glass.is_over(), "0.15 are left"


def test_a_long_piece_is_no_long_step(clock: Clock) -> None:
    glass = Deadline(Budget(seconds=1.0))
    assert glass.allows()
    clock.now += 0.6
    assert glass.allows()
    for _ in range(3):
        clock.now += 0.1
        assert not glass.is_over()


def test_iterations_alone_have_no_clock(clock: Clock) -> None:
    glass = Deadline(Budget(iterations=2))
    clock.now += 1000
    assert glass.allows() and glass.allows() and not glass.is_over()
    assert not glass.allows()
