"""Plays one game of a contest, and the record that is kept of it."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from euphoria.arena.contest.schedule import Contest, ScheduledGame, new_game
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import make_bot
from euphoria.bots.fail_safe import LATE
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State


class PlayedGame(NamedTuple):
    """The record of one game. All fields up to `troubles` are reproducible, as long as no bot has a time budget."""

    number: int
    deal: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    turns: int
    decisions: tuple[int, ...]
    """By seat: decisions with more than one legal action."""
    troubles: tuple[int, ...]
    """By seat: errors and illegal actions of the bot."""
    late: tuple[int, ...]
    """By seat: decisions that took far longer than the budget."""
    seconds: tuple[float, ...]
    """By seat: total thinking time."""
    complaints: tuple[str, ...] = ()
    """By seat: the first error of the bot. Files of older versions have none."""

    def json(self) -> dict[str, Any]:
        return self._asdict()

    @staticmethod
    def read(data: dict[str, Any]) -> PlayedGame:
        data = {**PlayedGame._field_defaults, **data}
        return PlayedGame._make(
            tuple(one) if isinstance(one := data[name], list) else one for name in PlayedGame._fields
        )


class BotSeat:
    """A bot at its seat in one game. Its dice depend on deal and seat only, so all bots get the same there."""

    def __init__(self, game: str, spec: str, seat: int, seed: str) -> None:
        self.seat = seat
        self.player = make_bot(spec, game, f"{seed}/{seat}")
        self.sampling_dice = Dice(f"{seed}/{seat}/sight")
        self.decisions = 0
        self.seconds = 0.0

    def move(self, state: State) -> int:
        """Choose an action and apply it; returns the number of legal actions. Forced actions are applied unasked."""
        legal = state.legal(self.seat)
        if len(legal) == 1:
            state.apply(self.seat, legal[0])
            return 1
        perspective = Perspective.of(state, self.seat, self.sampling_dice)
        began = time.perf_counter()
        action = self.player.choose(perspective)
        self.seconds += time.perf_counter() - began
        self.decisions += 1
        state.apply(self.seat, action)
        return len(legal)

    @property
    def troubles(self) -> int:
        return self.player.bot.troubles.total() - self.late

    @property
    def late(self) -> int:
        return self.player.bot.troubles[LATE]


def play(contest: Contest, scheduled: ScheduledGame) -> PlayedGame:
    """Play a scheduled game to its end."""
    seed = f"{contest.seed}/{scheduled.deal}"
    state = new_game(contest, scheduled.deal)
    seats = [BotSeat(contest.game, spec, seat, seed) for seat, spec in enumerate(scheduled.bots)]
    while state.deciders:
        seats[state.deciders[0]].move(state)
    outcome = state.outcome
    assert outcome is not None
    return PlayedGame(
        scheduled.number,
        scheduled.deal,
        scheduled.bots,
        outcome.winners,
        outcome.scores,
        outcome.reason,
        state.turn,
        tuple(one.decisions for one in seats),
        tuple(one.troubles for one in seats),
        tuple(one.late for one in seats),
        tuple(round(one.seconds, 6) for one in seats),
        tuple(one.player.bot.complaint for one in seats),
    )
