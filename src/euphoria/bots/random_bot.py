"""The simplest player: it does anything that is legal."""

from __future__ import annotations

from euphoria.kernel.action import Action
from euphoria.kernel.dice import Dice
from euphoria.kernel.state import State


class RandomBot:
    """Every legal action is as likely as any other.

    A `lively` one first picks a kind of action, and then one of that kind: claims and interrogations come
    in dozens and a shot comes alone, so that people who wait for something to happen had better meet this one.
    """

    def __init__(self, dice: Dice, lively: bool = False) -> None:
        self.dice = dice
        self.lively = lively

    def choose(self, state: State, seat: int) -> Action:
        legal = state.legal(seat)
        if self.lively:
            kind = self.dice.pick(list(dict.fromkeys(action.kind for action in legal)))
            legal = [action for action in legal if action.kind == kind]
        return self.dice.pick(legal)
