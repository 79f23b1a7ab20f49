"""The bots `random` and `lively`."""

from __future__ import annotations

from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice


class RandomBot:
    """Chooses uniformly among the legal actions.

    `lively` chooses a kind of action first, then an action of that kind. Otherwise kinds with dozens of actions
    (claims, interrogations) would crowd out the rare ones (a shot), and games would hardly advance.
    """

    def __init__(self, dice: Dice, lively: bool = False) -> None:
        self.dice = dice
        self.lively = lively

    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        return self.pick(perspective.legal())

    def pick(self, legal: list[Action]) -> Action:
        """Choose from a list of legal actions; saves simulations the cost of a perspective."""
        if self.lively:
            kind = self.dice.pick(list(dict.fromkeys(action.kind for action in legal)))
            legal = [action for action in legal if action.kind == kind]
        return self.dice.pick(legal)
