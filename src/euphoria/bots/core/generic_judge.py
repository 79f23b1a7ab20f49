"""The judge of games that have none of their own: it knows outcomes and legal actions only.

With it `greedy` takes a win that is one step away and is random otherwise; `planner` is plain Monte Carlo tree search.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

MAX_ROLLOUT: Final = 500
"""Decisions after which a rollout is cut off and counted as even."""
TIE_BREAK: Final = 1e-9


class GenericJudge:
    def value(self, state: State, seat: int) -> float:
        """The seat's share of the win when the game is over, else an even chance."""
        if state.outcome is None:
            return 1.0 / state.seats
        winners = state.outcome.winners
        return 1.0 / len(winners) if seat in winners else 0.0

    def weigh(self, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
        """Equal weights, but for a tiny random part: otherwise ties would always go to the first action."""
        dice = Dice(state.dice.word)
        return [1.0 + TIE_BREAK * dice.below(1000) for _ in actions]

    def play(self, state: State, seat: int, dice: Dice) -> Action:
        """A random legal action."""
        return dice.pick(state.legal(seat))

    def ends_rollout(self, state: State, decisions: int) -> bool:
        return decisions >= MAX_ROLLOUT


GENERIC_JUDGE: Final = GenericJudge()
