"""The simplest player: it does anything that is legal."""

from __future__ import annotations

from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice


class RandomBot:
    """Every legal action is as likely as any other.

    A `lively` one first picks a kind of action, and then one of that kind: claims and interrogations come
    in dozens and a shot comes alone, so that people who wait for something to happen had better meet this one.
    """

    def __init__(self, dice: Dice, lively: bool = False) -> None:
        self.dice = dice
        self.lively = lively

    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        return self.pick(perspective.legal())

    def pick(self, legal: list[Action]) -> Action:
        """The choice alone, for whoever has the list already and wants no perspective made for it."""
        if self.lively:
            kind = self.dice.pick(list(dict.fromkeys(action.kind for action in legal)))
            legal = [action for action in legal if action.kind == kind]
        return self.dice.pick(legal)
