"""The judge of `reality`: weighs actions by their goals (cover, mission, kills), using reach and line of sight.

Each question has its own function that weighs the answers, in the file of its phase. Weights are sharp: where one
action is clearly right, all others get weight 0, so that a search does not waste time on them. The evaluation is in
`evaluation`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from mypy_extensions import mypyc_attr

from euphoria.bots.reality.evaluation import value
from euphoria.bots.reality.phases import attack, firing, positioning, setup, special_abilities
from euphoria.bots.reality.phases.activation import weigh_order
from euphoria.bots.reality.rollout_policy import ROLLOUT_WEIGHERS
from euphoria.bots.reality.value.score_weights import Weights
from euphoria.games.reality import codes
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

Weigher = Callable[[Show, int, Sequence[Action]], Weights]
WEIGHERS: Final[dict[int, Weigher]] = {
    codes.ASK_TEAM: setup.weigh_team,
    codes.ASK_SIDE: setup.weigh_side,
    codes.ASK_PLATFORM: setup.weigh_platform,
    codes.ASK_DEPLOY: setup.weigh_start,
    codes.ASK_DEPLOY_DOG: setup.weigh_dog,
    codes.ASK_ORDER: weigh_order,
    codes.ASK_ABILITY: special_abilities.weigh_ability,
    codes.ASK_TARGET: special_abilities.weigh_choice,
    codes.ASK_ELEMENT: special_abilities.weigh_choice,
    codes.ASK_OBJECT: special_abilities.weigh_choice,
    codes.ASK_ENTRANCE: special_abilities.weigh_choice,
    codes.ASK_REPEAT: special_abilities.weigh_choice,
    codes.ASK_RUN: special_abilities.weigh_choice,
    codes.ASK_BLOWS: special_abilities.weigh_most,
    codes.ASK_DEFENCE: special_abilities.weigh_most,
    codes.ASK_VOLLEY: firing.weigh_volley,
    codes.ASK_POSITION: positioning.weigh_menu,
    codes.ASK_GOAL: positioning.weigh_goal,
    codes.ASK_LOOT: positioning.weigh_loot,
    codes.ASK_SHIFT: positioning.weigh_shift,
    codes.ASK_LEAP: positioning.weigh_leap,
    codes.ASK_STRIKE: attack.weigh_strike,
    codes.ASK_SHARE: attack.weigh_share,
    codes.ASK_RAMPAGE: attack.weigh_rampage,
    codes.ASK_CREDIT: attack.weigh_credit,
    codes.ASK_AGAIN: attack.weigh_again,
    codes.ASK_PUSH: attack.weigh_push,
    codes.ASK_DIRECTION: attack.weigh_direction,
    codes.ASK_FOLLOW: attack.weigh_follow,
    codes.ASK_FIRE: firing.weigh_menu,
    codes.ASK_DECLARE: firing.weigh_declare,
    codes.ASK_THROW: firing.weigh_throw,
    codes.ASK_FLEE: firing.weigh_flee,
    codes.ASK_FLAME: firing.weigh_flame,
    codes.ASK_NEAREST: firing.weigh_nearest,
    codes.ASK_BLAST: firing.weigh_blast,
    codes.ASK_LEADER: attack.weigh_leader,
}


def weights_in_order(weigher: Weigher, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """The weights in the order of the actions; equal weights if all are 0."""
    weights = weigher(cast("Show", state), seat, actions)
    found = [weights.get(action, 0.0) for action in actions]
    return found if any(found) else [1.0] * len(actions)


@mypyc_attr(allow_interpreted_subclasses=True)
class RealityJudge:
    """Implements `Judge`, for `greedy`."""

    def value(self, state: State, seat: int) -> float:
        return value(cast("Show", state), seat)

    def weigh(self, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
        if len(actions) == 1:
            return [1.0]
        return weights_in_order(WEIGHERS[state.question], state, seat, actions)

    def play(self, state: State, seat: int, dice: Dice) -> Action:
        """Drawn by weight, so that rollouts differ."""
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        weights = weights_in_order(ROLLOUT_WEIGHERS.get(state.question, WEIGHERS[state.question]), state, seat, actions)
        left = dice.below(1 << 30) / (1 << 30) * sum(weights, 0.0)
        for action, weight in zip(actions, weights, strict=True):
            left -= weight
            if left < 0 and weight:
                return action
        return max(zip(weights, actions, strict=True))[1]


JUDGE: Final = RealityJudge()
