"""The bot `greedy`: one-step lookahead."""

from __future__ import annotations

from typing import Final

from euphoria.bots.core.budget import Budget
from euphoria.bots.core.judge import judge_of
from euphoria.bots.core.one_step_lookahead import best_action
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.search.determinization import Determinizer
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice

WORLDS: Final = 4
"""Number of sampled worlds in which each action is tried."""


class Greedy:
    """Chooses the action with the best evaluation right after it, over a few sampled worlds."""

    def __init__(self, game: str, dice: Dice) -> None:
        self.judge = judge_of(game)
        self.dice = dice

    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        determinizer = Determinizer(self.judge, perspective, self.dice)
        worlds = [determinizer.world() for _ in range(WORLDS)]
        return best_action(self.judge, worlds, perspective.seat, legal)
