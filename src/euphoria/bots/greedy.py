"""The bot that looks one step ahead: it does what looks best right after it is done."""

from __future__ import annotations

from euphoria.bots.budget import Budget
from euphoria.bots.glance import glance, worth_trying
from euphoria.bots.imagination import Imagination
from euphoria.bots.judge import judge_of
from euphoria.bots.perspective import Perspective
from euphoria.kernel.action import Action
from euphoria.kernel.dice import Dice

WORLDS = 4
"""In how many drawn worlds each action is tried."""


class Greedy:
    """The best action by the judge's value, over a few worlds that the seat cannot tell apart.

    All actions are tried in the same worlds with the same dice to come, so that luck is no part of the comparison.
    """

    def __init__(self, game: str, dice: Dice) -> None:
        self.judge = judge_of(game)
        self.dice = dice

    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        seat = perspective.seat
        imagination = Imagination(self.judge, perspective, self.dice)
        worlds = [imagination.world() for _ in range(WORLDS)]
        tried = [action for action, _ in worth_trying(self.judge, worlds[0], seat, legal)]
        if len(tried) == 1:
            return tried[0]
        return max(tried, key=lambda action: sum(glance(self.judge, world, seat, action) for world in worlds))
