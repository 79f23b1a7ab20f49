"""The bot that looks one step ahead: it does what looks best right after it is done."""

from __future__ import annotations

from euphoria.bots.core.budget import Budget
from euphoria.bots.core.judge import judge_of
from euphoria.bots.core.one_step_lookahead import best_action
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.search.determinization import Determinizer
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice

WORLDS = 4
"""In how many drawn worlds each action is tried."""


class Greedy:
    """The best action by the judge's value, over a few worlds that the seat cannot tell apart."""

    def __init__(self, game: str, dice: Dice) -> None:
        self.judge = judge_of(game)
        self.dice = dice

    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        seat = perspective.seat
        imagination = Determinizer(self.judge, perspective, self.dice)
        worlds = [imagination.world() for _ in range(WORLDS)]
        return best_action(self.judge, worlds, seat, legal)
