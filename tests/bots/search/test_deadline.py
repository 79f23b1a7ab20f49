"""Deadlines, with a fake clock."""

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


def test_an_iteration_is_begun_only_if_half_of_a_long_one_fits(clock: Clock) -> None:
    deadline = Deadline(Budget(seconds=1.0))
    assert deadline.allows()
    clock.now += 0.5
    assert deadline.allows()
    clock.now += 0.3
    assert not deadline.allows(), "0.2 seconds are left, and the longest took 0.5"
    assert deadline.iterations == 2


def test_an_iteration_is_given_up_when_the_next_step_would_be_too_long(clock: Clock) -> None:
    deadline = Deadline(Budget(seconds=1.0))
    assert deadline.allows()
    for _ in range(2):
        clock.now += 0.35
        assert not deadline.is_over(), "half of such a step fits"
    clock.now += 0.15
    assert deadline.is_over(), "0.15 are left"


def test_a_long_iteration_is_no_long_step(clock: Clock) -> None:
    deadline = Deadline(Budget(seconds=1.0))
    assert deadline.allows()
    clock.now += 0.6
    assert deadline.allows()
    for _ in range(3):
        clock.now += 0.1
        assert not deadline.is_over()


def test_iterations_alone_have_no_clock(clock: Clock) -> None:
    deadline = Deadline(Budget(iterations=2))
    clock.now += 1000
    assert deadline.allows() and deadline.allows() and not deadline.is_over()
    assert not deadline.allows()
