"""A bot at its seat, with dice of its own and a watch."""

from __future__ import annotations

import time

from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import NO_CODE, Code, make_bot
from euphoria.bots.fail_safe import LATE
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State


class BotSeat:
    """A bot at its seat in one game. Its dice depend on deal and seat only, so all bots get the same there."""

    def __init__(self, game: str, spec: str, seat: int, seed: str, code: Code = NO_CODE) -> None:
        self.seat = seat
        self.player = make_bot(spec, game, f"{seed}/{seat}", code)
        self.sampling_dice = Dice(f"{seed}/{seat}/sight")
        self.decisions = 0
        self.seconds = 0.0

    def move(self, state: State) -> int:
        """Choose an action and apply it; returns the number of legal actions."""
        choices = len(state.legal_numbers(self.seat))
        state.apply(self.seat, self.choose(state))
        return choices

    def choose(self, state: State) -> Action:
        """The bot's action. It is not asked where there is one legal action only."""
        legal = state.legal(self.seat)
        if len(legal) == 1:
            return legal[0]
        perspective = Perspective.of(state, self.seat, self.sampling_dice)
        began = time.perf_counter()
        action = self.player.choose(perspective)
        self.seconds += time.perf_counter() - began
        self.decisions += 1
        return action

    @property
    def troubles(self) -> int:
        return self.player.bot.troubles.total() - self.late

    @property
    def complaint(self) -> str:
        """The bot's first error; empty if it made none."""
        return self.player.bot.complaint

    @property
    def late(self) -> int:
        return self.player.bot.troubles[LATE]
