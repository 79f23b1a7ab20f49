"""The judge of the show: it plans by goals (cover, objective, kill) over reach and sight.

Each question has its own way to weigh the answers, in the file that knows about it. Weights are decided: where one
thing is clearly to be done first, everything else weighs nothing, so that a search does not look where a person would
not. How a position is valued stands in `evaluation`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from euphoria.bots.reality import abilities, fighting, positioning, setting, shooting
from euphoria.bots.reality.evaluation import value
from euphoria.bots.reality.order import weigh_order
from euphoria.bots.reality.quick import QUICK
from euphoria.bots.reality.weights import Weights
from euphoria.games.reality import codes
from euphoria.games.reality.state import Show
from euphoria.kernel.action import Action
from euphoria.kernel.dice import Dice
from euphoria.kernel.state import State

Weigher = Callable[[Show, int, Sequence[Action]], Weights]
WEIGHERS: dict[int, Weigher] = {
    codes.ASK_TEAM: setting.weigh_team,
    codes.ASK_SIDE: setting.weigh_side,
    codes.ASK_PLATFORM: setting.weigh_platform,
    codes.ASK_DEPLOY: setting.weigh_start,
    codes.ASK_DEPLOY_DOG: setting.weigh_dog,
    codes.ASK_ORDER: weigh_order,
    codes.ASK_ABILITY: abilities.weigh_ability,
    codes.ASK_TARGET: abilities.weigh_choice,
    codes.ASK_ELEMENT: abilities.weigh_choice,
    codes.ASK_OBJECT: abilities.weigh_choice,
    codes.ASK_ENTRANCE: abilities.weigh_choice,
    codes.ASK_REPEAT: abilities.weigh_choice,
    codes.ASK_RUN: abilities.weigh_choice,
    codes.ASK_BLOWS: abilities.weigh_most,
    codes.ASK_DEFENCE: abilities.weigh_most,
    codes.ASK_VOLLEY: shooting.weigh_volley,
    codes.ASK_POSITION: positioning.weigh_menu,
    codes.ASK_GOAL: positioning.weigh_goal,
    codes.ASK_LOOT: positioning.weigh_loot,
    codes.ASK_SHIFT: positioning.weigh_shift,
    codes.ASK_LEAP: positioning.weigh_leap,
    codes.ASK_STRIKE: fighting.weigh_strike,
    codes.ASK_SHARE: fighting.weigh_share,
    codes.ASK_RAMPAGE: fighting.weigh_rampage,
    codes.ASK_CREDIT: fighting.weigh_credit,
    codes.ASK_AGAIN: fighting.weigh_again,
    codes.ASK_PUSH: fighting.weigh_push,
    codes.ASK_DIRECTION: fighting.weigh_direction,
    codes.ASK_FOLLOW: fighting.weigh_follow,
    codes.ASK_FIRE: shooting.weigh_menu,
    codes.ASK_DECLARE: shooting.weigh_declare,
    codes.ASK_THROW: shooting.weigh_throw,
    codes.ASK_FLEE: shooting.weigh_flee,
    codes.ASK_FLAME: shooting.weigh_flame,
    codes.ASK_NEAREST: shooting.weigh_nearest,
    codes.ASK_BLAST: shooting.weigh_blast,
    codes.ASK_LEADER: fighting.weigh_leader,
}


def weights_by(weigher: Weigher, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """In the order of the actions; all alike where nothing is worth a try."""
    weights = weigher(cast("Show", state), seat, actions)
    found = [weights.get(action, 0.0) for action in actions]
    return found if any(found) else [1.0] * len(actions)


class RealityJudge:
    def value(self, state: State, seat: int) -> float:
        return value(cast("Show", state), seat)

    def weigh(self, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
        if len(actions) == 1:
            return [1.0]
        return weights_by(WEIGHERS[state.question], state, seat, actions)

    def play(self, state: State, seat: int, dice: Dice) -> Action:
        """Drawn by weight, so that playing on several times shows several things."""
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        weights = weights_by(QUICK.get(state.question, WEIGHERS[state.question]), state, seat, actions)
        left = dice.below(1 << 30) / (1 << 30) * sum(weights)
        for action, weight in zip(actions, weights, strict=True):
            left -= weight
            if left < 0 and weight:
                return action
        return max(zip(weights, actions, strict=True))[1]


JUDGE = RealityJudge()
