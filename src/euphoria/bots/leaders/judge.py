"""The judge of `leaders`: evaluation, action weights, rollout policy and likelihood of worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euphoria.bots.leaders import action_weights, rollout_policy, world_likelihood
from euphoria.bots.leaders.evaluation import win_chance
from euphoria.games.leaders import codes
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

QUIET: Final = frozenset({codes.NONE, codes.ASK_ORDER, codes.ASK_ARTIFACT, codes.ASK_ACTION})
"""Questions that are asked between moves, not in the middle of one."""
MAX_SETTLING: Final = 24
"""Decisions to play until a move is finished, at most."""
ROLLOUT_LENGTH: Final = 60
"""Decisions of a rollout: about two rounds of a full table."""


class LeadersJudge:
    """Implements `TreeJudge` and `WorldWeighingJudge`."""

    def value(self, state: State, seat: int) -> float:
        """The chance to win, evaluated after the current move is finished by the rollout policy."""
        assert isinstance(state, LeadersTable)
        state = after_current_move(state)
        if state.outcome is not None:
            return float(seat in state.outcome.winners)
        return win_chance(state, seat)

    def weigh(self, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
        assert isinstance(state, LeadersTable)
        return action_weights.weigh(state, seat, actions)

    def play(self, state: State, seat: int, dice: Dice) -> Action:
        assert isinstance(state, LeadersTable)
        return rollout_policy.play(state, seat, dice)

    def ends_rollout(self, state: State, decisions: int) -> bool:
        return decisions >= ROLLOUT_LENGTH or state.outcome is not None

    def likelihood(self, world: State, seat: int) -> float:
        assert isinstance(world, LeadersTable)
        return world_likelihood.likelihood(world, seat)


def after_current_move(state: LeadersTable) -> LeadersTable:
    """The state itself between moves, else a copy in which the rollout policy has finished the current move."""
    if state.question in QUIET or not state.deciders:
        return state
    state = state.copy()
    dice = Dice(len(state.log))
    for _ in range(MAX_SETTLING):
        if state.question in QUIET or not state.deciders:
            break
        seat = state.deciders[0]
        state.apply(seat, rollout_policy.play(state, seat, dice))
    return state


JUDGE: Final = LeadersJudge()
