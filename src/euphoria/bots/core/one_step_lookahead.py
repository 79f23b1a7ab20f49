"""One-step lookahead: values an action by the judge's evaluation of the position right after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euphoria.bots.core.judge import Judge
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

MAX_FOLLOW_UPS: Final = 40
"""Follow-up decisions of the same seat that count as part of an action: paying for it, choosing its effect."""


def value_after(judge: Judge, world: State, seat: int, action: Action) -> float:
    """Value of the position after the action and its follow-up decisions, which are made by the rollout policy.

    The world is copied. The dice continue from its state, so all actions meet the same luck (common random numbers).
    """
    world = world.copy()
    dice = Dice(world.dice.word)
    world.apply(seat, action)
    for _ in range(MAX_FOLLOW_UPS):
        if world.deciders != (seat,):
            break
        world.apply(seat, judge.play(world, seat, dice))
    return judge.value(world, seat)


def best_action(judge: Judge, worlds: Sequence[State], seat: int, legal: Sequence[Action]) -> Action:
    """The action with the highest total value over sampled worlds, among those the judge does not prune."""
    tried = [action for action, _ in promising_actions(judge, worlds[0], seat, legal)]
    if len(tried) == 1:
        return tried[0]
    return max(tried, key=lambda action: sum([value_after(judge, world, seat, action) for world in worlds], 0.0))


def promising_actions(judge: Judge, world: State, seat: int, legal: Sequence[Action]) -> list[tuple[Action, float]]:
    """The actions with a weight above 0 and their weights, heaviest first."""
    weighed = zip(legal, judge.weigh(world, seat, legal), strict=True)
    return sorted([pair for pair in weighed if pair[1] > 0], key=lambda pair: -pair[1])
