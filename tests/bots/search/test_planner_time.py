"""The planner keeps its time in every game, at any moment of it.

By the time of its own thread: what else the machine has to do is not the planner's fault, and a test that waits for a
quiet moment proves little.
"""

from __future__ import annotations

import time

import pytest

from euphoria import Dice
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import make_bot
from euphoria.games import game

SECONDS = 0.25
APART = 7
"""Decisions from one that is measured to the next."""


def shares(id: str, seats: int, count: int) -> list[float]:
    """Of so many decisions of a game: how long each took, in budgets. The first, which loads much, does not count."""
    state = game(id).new(seats=seats, seed=11)
    planner, quick, sight = make_bot(f"planner:{SECONDS}s", id, "time"), make_bot("lively", id, "play"), Dice(1)
    found: list[float] = []
    decisions = 0
    while state.deciders and len(found) <= count:
        seat = state.deciders[0]
        seen = Perspective.of(state, seat, sight)
        decisions += len(seen.legal()) > 1
        measured = decisions % APART == 1 and len(seen.legal()) > 1
        began = time.thread_time()
        action = (planner if measured else quick).choose(seen)
        if measured:
            found.append((time.thread_time() - began) / SECONDS)
        state.apply(seat, action)
    assert not planner.bot.troubles
    return found[1:]


def check(id: str, seats: int, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(time, "perf_counter", time.thread_time)
        found = shares(id, seats, count)
    assert len(found) == count
    assert max(found) > 0.8, "it thinks as long as it may, where there is something to think about"
    assert sum(one > 1.1 for one in found) <= max(1, count // 20)
    assert max(found) < 1.5


@pytest.mark.slow
@pytest.mark.parametrize(("id", "seats", "count"), [("dystopia", 3, 5), ("leaders", 6, 5), ("reality", 2, 14)])
def test_the_time_is_kept_within_ten_per_cent(id: str, seats: int, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the show most that is asked needs no thought: of fourteen five do."""
    check(id, seats, count, monkeypatch)


@pytest.mark.soak
@pytest.mark.parametrize(("id", "seats"), [("dystopia", 3), ("leaders", 6), ("reality", 2)])
def test_the_time_is_kept_over_a_whole_game(id: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    check(id, seats, 40 if id != "leaders" else 12, monkeypatch)
