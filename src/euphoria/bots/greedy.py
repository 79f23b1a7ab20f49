"""The bot that looks one step ahead: it does what looks best right after it is done."""

from __future__ import annotations

from euphoria.bots.budget import Budget
from euphoria.bots.judge import Judge, judge_of
from euphoria.bots.perspective import Perspective
from euphoria.kernel.action import Action
from euphoria.kernel.dice import Dice
from euphoria.kernel.state import State

WORLDS = 4
"""In how many drawn worlds each action is tried."""
MOST_FOLLOWING = 40
"""So many own decisions are followed after an action: paying for it, choosing what it gives."""


class Greedy:
    """One step of lookahead on the judge's value, over a few worlds that the seat cannot tell apart.

    All actions are tried in the same worlds with the same dice to come, so that luck is no part of the comparison.
    """

    def __init__(self, judge: Judge, dice: Dice, worlds: int = WORLDS) -> None:
        self.judge = judge
        self.dice = dice
        self.worlds = worlds

    @staticmethod
    def of(game: str, dice: Dice) -> Greedy:
        return Greedy(judge_of(game), dice)

    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        seat = perspective.seat
        worlds = [perspective.sample(self.dice) for _ in range(self.worlds)]
        weights = self.judge.weigh(worlds[0], seat, legal)
        tried = [(action, weight) for action, weight in zip(legal, weights, strict=True) if weight > 0]
        best, best_hope = legal[0], (-1.0, 0.0)
        for action, weight in tried if len(tried) > 1 else ():
            hope = sum(self._after(world.copy(), seat, action) for world in worlds), weight
            if hope > best_hope:
                best, best_hope = action, hope
        return best if len(tried) > 1 else tried[0][0]

    def _after(self, world: State, seat: int, action: Action) -> float:
        """What the judge says when the action is done, and what belongs to it."""
        dice = world.dice
        world.apply(seat, action)
        for _ in range(MOST_FOLLOWING):
            if world.deciders != (seat,):
                break
            world.apply(seat, self.judge.play(world, seat, dice))
        return self.judge.value(world, seat)
