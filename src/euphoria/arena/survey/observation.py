"""Plays one game of a survey with bots and records its facts: length, choices, leads, what was used by whom."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from euphoria.arena.playing.bot_seat import BotSeat
from euphoria.arena.survey.game_facts import ThingUse, fact_reader_of
from euphoria.games import game as find_game
from euphoria.kernel.core.dice import Dice

TENTHS = 10


class Survey(NamedTuple):
    """The games to be played; pickled and sent to the worker processes."""

    game: str
    seats: int
    bot: str
    seed: int | str
    options: dict[str, Any]


class GameFacts(NamedTuple):
    """The recorded facts of one game."""

    number: int
    winners: tuple[int, ...]
    reason: str
    first: int
    """The seat that began; -1 if the game has no first player."""
    turns: int
    decisions: int
    """Decisions with more than one legal action."""
    choices: tuple[float, ...]
    """By tenth of the game: the mean number of legal actions."""
    decided: tuple[float, ...]
    """At the end of each tenth but the last: the share of the leading seats that won in the end. Empty: unknown."""
    lead_changes: int
    varied: dict[str, Any]
    uses: tuple[ThingUse, ...]
    troubles: int = 0
    """Failures and illegal answers of the bot, each replaced by a random legal action."""
    complaint: str = ""
    """The first failure of the bot."""

    @property
    def is_comeback(self) -> bool:
        """Whether none of the seats that led at half-time won."""
        return bool(self.winners and self.decided) and self.decided[TENTHS // 2 - 1] == 0.0

    @property
    def branching(self) -> float:
        return sum(self.choices) / len(self.choices)


def observe(survey: Survey, number: int) -> GameFacts:
    """Play game `number` to its end."""
    reader = fact_reader_of(survey.game)
    seed = f"{survey.seed}/{number}"
    varied = {name: value for name, value in reader.vary(number).items() if name not in survey.options}
    state = find_game(survey.game).new(seats=survey.seats, seed=seed, **survey.options, **varied)
    seats = [BotSeat(survey.game, survey.bot, seat, seed) for seat in range(survey.seats)]
    reader.draw(state, Dice(f"{seed}/lots"))
    uses = reader.dealt(state)
    first, turn = -1, 0
    choices: list[int] = []
    leaders: list[set[int]] = []
    while state.deciders:
        if state.turn != turn or not leaders:
            turn = state.turn
            leaders.append(_leaders(reader.standing(state)))
        if first < 0 and turn > 0:
            first = state.first_player
        legal = seats[state.deciders[0]].move(state)
        if legal > 1:
            choices.append(legal)
    outcome = state.outcome
    assert outcome is not None
    uses += reader.used(state)
    return GameFacts(
        number,
        outcome.winners,
        outcome.reason,
        first,
        state.turn,
        len(choices),
        _means_by_tenth(choices),
        _leaders_who_won(leaders, set(outcome.winners)),
        sum(after != before for before, after in pairwise(leaders)),
        varied,
        tuple(uses),
        sum(one.troubles for one in seats),
        next((one.player.bot.complaint for one in seats if one.player.bot.complaint), ""),
    )


def _leaders(standing: Sequence[float]) -> set[int]:
    best = max(standing, default=0.0)
    return {seat for seat, one in enumerate(standing) if one == best}


def _means_by_tenth(choices: list[int]) -> tuple[float, ...]:
    """The mean of each tenth; with fewer than ten decisions some are counted in several tenths."""
    means = []
    for tenth in range(TENTHS):
        start, end = len(choices) * tenth // TENTHS, len(choices) * (tenth + 1) // TENTHS
        part = choices[start : max(end, start + 1)] or choices[-1:] or [1]
        means.append(round(sum(part) / len(part), 3))
    return tuple(means)


def _leaders_who_won(leaders: list[set[int]], winners: set[int]) -> tuple[float, ...]:
    if not all(leaders):
        return ()
    moments = (leaders[min(len(leaders) - 1, len(leaders) * tenth // TENTHS)] for tenth in range(1, TENTHS))
    return tuple(len(led & winners) / len(led) for led in moments)
