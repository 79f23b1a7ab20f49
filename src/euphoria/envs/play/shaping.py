"""Rewards on the way, for those who want them: how much better a position has become for each seat.

The value of a position is what the game's judge says (`bots/core/judge.py`): about the chance to win, from 0 to 1. It
knows the whole state, hidden cards included, so these rewards may tell what the seat does not see. They add up to
minus the value of the first position, whatever is played, and so they do not change which policy is best
(potential-based shaping, without a discount).
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from euphoria.bots.core.judge import judge_of
from euphoria.kernel.core.state import State


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Shaping:
    """The rewards on the way of one game: `weight` times the change of each seat's value."""

    def __init__(self, game: str, weight: float) -> None:
        self.weight = weight
        self._judge = judge_of(game)
        self._values: list[float] = []

    def begin(self, state: State) -> None:
        self._values = self._of(state)

    def rewards(self, state: State) -> list[float]:
        """By seat, since the last call. The end of a game is worth nothing: its result is a reward of its own."""
        before, self._values = self._values, self._of(state)
        return [self.weight * (now - then) for now, then in zip(self._values, before, strict=True)]

    def _of(self, state: State) -> list[float]:
        if not state.deciders:
            return [0.0] * state.seats
        return [self._judge.value(state, seat) for seat in range(state.seats)]
