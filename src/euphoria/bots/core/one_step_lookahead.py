"""One step of lookahead: what a judge says right after an action, and what belongs to it, is done."""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.bots.core.judge import Judge
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

MAX_FOLLOW_UPS = 40
"""So many own decisions are followed after an action: paying for it, choosing what it gives."""


def value_after(judge: Judge, world: State, seat: int, action: Action) -> float:
    """How well this seat stands after the action. The world is as it was; equal worlds have equal luck to come."""
    world = world.copy()
    dice = Dice(world.dice.word)
    world.apply(seat, action)
    for _ in range(MAX_FOLLOW_UPS):
        if world.deciders != (seat,):
            break
        world.apply(seat, judge.play(world, seat, dice))
    return judge.value(world, seat)


def best_action(judge: Judge, worlds: Sequence[State], seat: int, legal: Sequence[Action]) -> Action:
    """The action after which this seat stands best, over worlds that it cannot tell apart.

    All actions are tried in the same worlds with the same dice to come, so that luck is no part of the comparison.
    """
    tried = [action for action, _ in promising_actions(judge, worlds[0], seat, legal)]
    if len(tried) == 1:
        return tried[0]
    return max(tried, key=lambda action: sum(value_after(judge, world, seat, action) for world in worlds))


def promising_actions(judge: Judge, world: State, seat: int, legal: Sequence[Action]) -> list[tuple[Action, float]]:
    """The actions with their weights, the most promising first, without those that are not worth a try."""
    weighed = zip(legal, judge.weigh(world, seat, legal), strict=True)
    return sorted([pair for pair in weighed if pair[1] > 0], key=lambda pair: -pair[1])
