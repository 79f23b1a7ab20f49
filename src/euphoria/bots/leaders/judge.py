"""The judge of `leaders`."""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.bots.leaders import action_weights, rollout_policy, world_likelihood
from euphoria.bots.leaders.evaluation import stand
from euphoria.games.leaders import codes
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

QUIET = frozenset({codes.NONE, codes.ASK_ORDER, codes.ASK_ARTIFACT, codes.ASK_ACTION})
"""Questions that come when nobody is in the middle of a move."""
MOST_TO_SETTLE = 24
"""Decisions that it can take until a move is over; there are seldom so many."""
FAR_ENOUGH = 60
"""About two rounds of a full table: what comes later is anybody's guess."""


class LeadersJudge:
    def value(self, state: State, seat: int) -> float:
        """The chance of this seat: of what is going on, as it will most likely go."""
        assert isinstance(state, LeadersTable)
        state = settled(state)
        if state.outcome is not None:
            return float(seat in state.outcome.winners)
        return stand(state, seat)

    def weigh(self, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
        assert isinstance(state, LeadersTable)
        return action_weights.weigh(state, seat, actions)

    def play(self, state: State, seat: int, dice: Dice) -> Action:
        assert isinstance(state, LeadersTable)
        return rollout_policy.play(state, seat, dice)

    def ends_rollout(self, state: State, decisions: int) -> bool:
        return decisions >= FAR_ENOUGH or state.outcome is not None

    def likelihood(self, world: State, seat: int) -> float:
        assert isinstance(world, LeadersTable)
        return world_likelihood.likelihood(world, seat)


def settled(state: LeadersTable) -> LeadersTable:
    """The state, or if a move is under way a copy in which it has been brought to its end by quick play."""
    if state.question in QUIET or not state.deciders:
        return state
    state = state.copy()
    dice = Dice(len(state.log))
    for _ in range(MOST_TO_SETTLE):
        if state.question in QUIET or not state.deciders:
            break
        seat = state.deciders[0]
        state.apply(seat, rollout_policy.play(state, seat, dice))
    return state


JUDGE = LeadersJudge()
