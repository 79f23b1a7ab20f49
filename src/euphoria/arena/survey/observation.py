"""What a designer wants to know of one game: how long, how many choices, who led when, and what was used by whom.

A game `x` is read by the module `euphoria.arena.x_facts`, which has `FACTS`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from itertools import pairwise
from typing import Any, NamedTuple, Protocol

from euphoria.arena.contest.bot_game import Seated
from euphoria.games import game as find_game
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

TENTHS = 10


class Use(NamedTuple):
    """One thing that one seat was dealt, had or used in one game."""

    kind: str
    name: str
    seat: int
    times: int = 1


class Kind(NamedTuple):
    """A kind of things that are counted."""

    id: str
    by_chance: bool = False
    """Dealt, not chosen: what then differs in winning is its doing. Of what players choose, that is not said."""


class Reader(Protocol):
    """How one game is read."""

    @property
    def kinds(self) -> Sequence[Kind]:
        """In the order of the report."""

    def vary(self, number: int) -> dict[str, Any]:
        """Options that change from game to game, where nobody has set them."""

    def draw(self, state: State, dice: Dice) -> None:
        """Settle by lot what bots would choose in the same way every time; what is always so cannot be compared."""

    def standing(self, state: State) -> Sequence[float]:
        """By seat: how far it has come, as anybody can count it. Who has most leads."""

    def dealt(self, state: State) -> list[Use]:
        """What chance has given, read before the first decision of a bot."""

    def used(self, state: State) -> list[Use]:
        """What came of it, read at the end."""

    def label(self, kind: str, name: str, language: str, options: Mapping[str, Any]) -> str:
        """What the thing is called in a game with these options."""

    def about(self, kind: str, name: str, language: str, options: Mapping[str, Any]) -> str:
        """The text of the card, where the thing is one; else nothing."""


@cache
def reader_of(game: str) -> Reader:
    reader: Reader = import_module(f"euphoria.arena.games.{game}.facts").FACTS
    return reader


class Survey(NamedTuple):
    """What is to be played; it travels to the processes as it is."""

    game: str
    seats: int
    bot: str
    seed: int | str
    options: dict[str, Any]


class Facts(NamedTuple):
    """What is kept of one game."""

    number: int
    winners: tuple[int, ...]
    reason: str
    first: int
    """The seat that began, -1 if the game has no such thing."""
    turns: int
    decisions: int
    """Those with something to choose."""
    choices: tuple[float, ...]
    """By tenth of the game: among how many actions one chose, on average."""
    decided: tuple[float, ...]
    """At the end of each tenth but the last: the share of those who led that won in the end."""
    lead_changes: int
    varied: dict[str, Any]
    uses: tuple[Use, ...]
    troubles: int = 0
    """How often the bot failed or broke the rules, and any legal action was done instead."""
    complaint: str = ""
    """What was wrong with the bot at first."""

    @property
    def is_comeback(self) -> bool:
        """Nobody who led in the middle has won."""
        return bool(self.winners) and self.decided[TENTHS // 2 - 1] == 0.0

    @property
    def branching(self) -> float:
        return sum(self.choices) / len(self.choices)


def observe(survey: Survey, number: int) -> Facts:
    """One game, to its end."""
    reader = reader_of(survey.game)
    seed = f"{survey.seed}/{number}"
    varied = {name: value for name, value in reader.vary(number).items() if name not in survey.options}
    state = find_game(survey.game).new(seats=survey.seats, seed=seed, **survey.options, **varied)
    seated = [Seated(survey.game, survey.bot, seat, seed) for seat in range(survey.seats)]
    reader.draw(state, Dice(f"{seed}/lots"))
    uses = reader.dealt(state)
    first, turn = -1, 0
    choices: list[int] = []
    leaders: list[set[int]] = []
    while state.deciders:
        now = getattr(state, "turn", 0)
        if now != turn or not leaders:
            turn = now
            leaders.append(_leaders(reader.standing(state)))
        if first < 0 and now > 0:
            first = getattr(state, "first", getattr(state, "active", -1))
        several = seated[state.deciders[0]].move(state)
        if several > 1:
            choices.append(several)
    outcome = state.outcome
    assert outcome is not None
    uses += reader.used(state)
    return Facts(
        number,
        outcome.winners,
        outcome.reason,
        first,
        getattr(state, "turn", 0),
        len(choices),
        _by_tenth(choices),
        _decided(leaders, set(outcome.winners)),
        sum(after != before for before, after in pairwise(leaders)),
        varied,
        tuple(uses),
        sum(one.troubles for one in seated),
        next((one.player.bot.complaint for one in seated if one.player.bot.complaint), ""),
    )


def _leaders(standing: Sequence[float]) -> set[int]:
    best = max(standing)
    return {seat for seat, one in enumerate(standing) if one == best}


def _by_tenth(choices: list[int]) -> tuple[float, ...]:
    """A game with fewer decisions than tenths repeats some."""
    found = []
    for tenth in range(TENTHS):
        start, end = len(choices) * tenth // TENTHS, len(choices) * (tenth + 1) // TENTHS
        part = choices[start : max(end, start + 1)] or choices[-1:] or [1]
        found.append(round(sum(part) / len(part), 3))
    return tuple(found)


def _decided(leaders: list[set[int]], winners: set[int]) -> tuple[float, ...]:
    moments = (leaders[min(len(leaders) - 1, len(leaders) * tenth // TENTHS)] for tenth in range(1, TENTHS))
    return tuple(len(led & winners) / len(led) for led in moments)
