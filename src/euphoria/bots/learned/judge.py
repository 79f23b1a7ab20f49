"""A judge that asks a network for the chance to win, beside the game's own judge, whose weights and rollouts it takes.

The network knows better who will win, and the game's own judge which of two similar positions is better: so each is
half of a value. Rollouts stay: a search that asked the network of the first position that it reached, and not of one
some turns later, lost three of four games.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from euphoria.bots.core.judge import Judge, TreeJudge, judge_of
from euphoria.bots.learned.network import Network
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

OWN_PART: Final = 0.5
"""What the value of the game's own judge counts."""


class LearnedJudge:
    """Implements `TreeJudge` and `AllSeatsJudge`."""

    def __init__(self, game: str, network: Network) -> None:
        self.network = network
        self._own: Judge = judge_of(game)
        self._rollouts: TreeJudge | None = self._own if isinstance(self._own, TreeJudge) else None

    def value(self, state: State, seat: int) -> float:
        return self.values(state, seat)[seat]

    def values(self, state: State, seat: int) -> list[float]:
        """The chance of every seat to win, from what this one sees."""
        if state.outcome is not None:
            winners = state.outcome.winners
            return [1.0 if other in winners else 0.0 for other in range(state.seats)]
        seen = array("f", self.network.nothing)
        state.observe(seat, seen)
        chances = self.network.win_chances(self.network.hidden(seen))
        return [
            (1 - OWN_PART) * chances[(other - seat) % state.seats] + OWN_PART * self._own.value(state, other)
            for other in range(state.seats)
        ]

    def weigh(self, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
        return self._own.weigh(state, seat, actions)

    def play(self, state: State, seat: int, dice: Dice) -> Action:
        return self._own.play(state, seat, dice)

    def ends_rollout(self, state: State, decisions: int) -> bool:
        """As the game's own judge says; at once if it knows no rollouts."""
        return self._rollouts is None or self._rollouts.ends_rollout(state, decisions)
