"""One game between bots, and what is kept of it."""

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
    """A game that is over. All up to `troubles` is the same whenever the contest is, as long as no bot looks at a
    clock."""

    number: int
    deal: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    turns: int
    decisions: tuple[int, ...]
    """By seat: how often there was something to choose."""
    troubles: tuple[int, ...]
    """By seat: how often the bot failed or broke the rules."""
    late: tuple[int, ...]
    """By seat: how often it took far longer than it may."""
    seconds: tuple[float, ...]
    """By seat: how long it thought."""
    complaints: tuple[str, ...] = ()
    """By seat: what was wrong when the bot first failed; games that were kept before this was have none."""

    def json(self) -> dict[str, Any]:
        return self._asdict()

    @staticmethod
    def read(data: dict[str, Any]) -> PlayedGame:
        data = {**PlayedGame._field_defaults, **data}
        return PlayedGame._make(
            tuple(one) if isinstance(one := data[name], list) else one for name in PlayedGame._fields
        )


class BotSeat:
    """A bot at its seat in one game. Its dice come from the deal and the seat: whoever sits there throws the same."""

    def __init__(self, game: str, spec: str, seat: int, seed: str) -> None:
        self.seat = seat
        self.player = make_bot(spec, game, f"{seed}/{seat}")
        self.sight = Dice(f"{seed}/{seat}/sight")
        self.decisions = 0
        self.seconds = 0.0

    def move(self, state: State) -> int:
        """Choose and do it, and say among how many. Where there is one thing to do, nobody is asked."""
        legal = state.legal(self.seat)
        if len(legal) == 1:
            state.apply(self.seat, legal[0])
            return 1
        perspective = Perspective.of(state, self.seat, self.sight)
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


def play(contest: Contest, match: ScheduledGame) -> PlayedGame:
    """To its end."""
    seed = f"{contest.seed}/{match.deal}"
    state = new_game(contest, match.deal)
    seated = [BotSeat(contest.game, spec, seat, seed) for seat, spec in enumerate(match.bots)]
    while state.deciders:
        seated[state.deciders[0]].move(state)
    outcome = state.outcome
    assert outcome is not None
    return PlayedGame(
        match.number,
        match.deal,
        match.bots,
        outcome.winners,
        outcome.scores,
        outcome.reason,
        state.turn,
        tuple(one.decisions for one in seated),
        tuple(one.troubles for one in seated),
        tuple(one.late for one in seated),
        tuple(round(one.seconds, 6) for one in seated),
        tuple(one.player.bot.complaint for one in seated),
    )
