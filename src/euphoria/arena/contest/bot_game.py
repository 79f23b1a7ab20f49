"""Plays one game of a contest, and the record that is kept of it."""

from __future__ import annotations

from typing import Any, NamedTuple

from euphoria.arena.contest.schedule import Contest, ScheduledGame, deal_seed, new_game
from euphoria.arena.playing.bot_seat import BotSeat
from euphoria.arena.playing.kept_game import Keep, KeptGame
from euphoria.games import game as find_game
from euphoria.kernel.record.record import Record


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


def play(contest: Contest, scheduled: ScheduledGame, keep: Keep | None = None) -> PlayedGame:
    """Play a scheduled game to its end; `keep` says where all of it is kept."""
    seed = deal_seed(contest, scheduled.deal)
    seats = [BotSeat(contest.game, spec, seat, seed, contest.code) for seat, spec in enumerate(scheduled.bots)]
    if keep is None:
        state = new_game(contest, scheduled.deal)
        while state.deciders:
            seats[state.deciders[0]].move(state)
    else:
        record = Record(find_game(contest.game), contest.seats, seed, **contest.options)
        kept = KeptGame(keep, scheduled.number, record, scheduled.bots)
        state = kept.play(lambda state: seats[state.deciders[0]].choose(state))
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
        tuple(one.complaint for one in seats),
    )
