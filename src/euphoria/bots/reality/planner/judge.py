"""The planner's judge of `reality`: more actions, rollouts until all figures have moved, strength in the evaluation.

Figures that move late in a turn charge those that moved early. So a move is evaluated when everybody has moved and
before dice are rolled: the dice to come are well described by their expectation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from mypy_extensions import mypyc_attr

from euphoria.bots.reality.judge import WEIGHERS, RealityJudge, Weigher, weights_in_order
from euphoria.bots.reality.planner import evaluation, positioning, team_choice
from euphoria.bots.reality.rollout_policy import ROLLOUT_WEIGHERS
from euphoria.games.reality import codes
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.state import State

OWN_WEIGHERS: Final[dict[int, Weigher]] = {
    codes.ASK_POSITION: positioning.weigh_menu_walk_first,
    codes.ASK_GOAL: positioning.weigh_goal,
}
"""Questions weighed differently from `RealityJudge`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RealityPlannerJudge(RealityJudge):
    """Implements `RolloutJudge` and `ProposingJudge`."""

    def value(self, state: State, seat: int) -> float:
        return evaluation.value(cast("Show", state), seat)

    def weigh(self, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
        if len(actions) == 1:
            return [1.0]
        return weights_in_order(OWN_WEIGHERS.get(state.question, WEIGHERS[state.question]), state, seat, actions)

    def propose(self, state: State, seat: int) -> Action | None:
        return team_choice.team_action(cast("Show", state)) if state.question == codes.ASK_TEAM else None

    def likely_action(self, state: State, seat: int) -> Action:
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        if state.question in (codes.ASK_POSITION, codes.ASK_GOAL):
            return positioning.next_step(cast("Show", state), seat, actions)
        weights = weights_in_order(ROLLOUT_WEIGHERS.get(state.question, WEIGHERS[state.question]), state, seat, actions)
        return actions[weights.index(max(weights))]

    def is_quiet(self, before: State, state: State, seat: int) -> bool:
        """In the positioning phase when all have moved; in other phases as soon as another seat must decide."""
        if cast("Show", before).phase == codes.IN_POSITIONING:
            return cast("Show", state).phase != codes.IN_POSITIONING
        return state.deciders != (seat,)


JUDGE: Final = RealityPlannerJudge()
