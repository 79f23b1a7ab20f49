"""Carries out a move and keeps the state at each of its events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.joint_questions import SeatAnswer, apply_traced
from euphoria.kernel.core.state import State


def apply_with_frames(state: State, answers: Iterable[SeatAnswer], dice: Dice) -> tuple[list[int], list[State]]:
    """`apply_traced`: the throws, and a copy of the state after each event but the last, oldest first.

    After its last event, a move shows the state in which it ends: that one needs no copy.
    """
    with _capturing(state) as after_each:
        chance = apply_traced(state, answers, dice)
    return chance, after_each[:-1]


@contextmanager
def _capturing(state: State) -> Iterator[list[State]]:
    """While it lasts, every entry of the log adds a copy of the state to the list.

    Only this one log is watched, and not its copies: whoever plays without frames pays nothing for them.
    """
    log, copies = state.log, list[State]()
    log.watcher = lambda: copies.append(state.copy())
    try:
        yield copies
    finally:
        log.watcher = None
