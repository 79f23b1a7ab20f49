"""The schedule of a contest: which bots play which seats of which deals.

A *deal* is one seed: everything that chance decides before the first decision. Each deal is played several times with
the bots rotated around the table, so that every bot plays every seat of it. Differences within a deal are then due to
the bots, not to luck (a paired design).

In games that deal teams, two bots can play as teams instead: one takes all seats of the first team, the other the rest,
and the deal is repeated with the teams exchanged.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple, Protocol, runtime_checkable

from euphoria.bots.factory import NO_CODE, Code
from euphoria.games import game as find_game
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import EuphoriaError
from euphoria.kernel.core.state import State


class ContestError(EuphoriaError, ValueError):
    """The contest is not possible."""


@runtime_checkable
class DealsTeams(Protocol):
    """A state of a game that deals its players into two teams."""

    def team(self, seat: int) -> int:
        """The current team of a seat; 0 or 1 at the start of the game."""


class Contest(NamedTuple):
    """The definition of a contest; pickled and sent to the worker processes."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """The specs of the bots; one that is listed twice plays two seats."""
    seed: int | str
    options: dict[str, Any]
    by_team: bool = False
    """Two bots, each of which plays all seats of a dealt team."""
    code: Code = NO_CODE
    """The files of bots that are not installed, by the bot's name."""

    @property
    def entrants(self) -> tuple[str, ...]:
        """The distinct bots."""
        return tuple(dict.fromkeys(self.bots))


class ScheduledGame(NamedTuple):
    """One game of a contest, before it is played."""

    number: int
    deal: int
    bots: tuple[str, ...]
    """The spec of the bot on each seat."""


def fill_seats(bots: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """With fewer bots than seats, the last bot takes the remaining seats."""
    if len(set(bots)) < 2:
        raise ContestError("a contest needs at least two different bots")
    return bots + bots[-1:] * (seats - len(bots))


def deal_seed(contest: Contest, deal: int) -> str:
    return f"{contest.seed}/{deal}"


def new_game(contest: Contest, deal: int) -> State:
    """The start position of a deal."""
    return find_game(contest.game).new(seats=contest.seats, seed=deal_seed(contest, deal), **contest.options)


def check_teams(contest: Contest) -> None:
    """Raise `ContestError` if the contest cannot be played by teams."""
    if len(contest.bots) != 2 or len(contest.entrants) != 2:
        raise ContestError("a contest by teams needs two different bots")
    if not isinstance(new_game(contest, 0), DealsTeams):
        raise ContestError(f"no teams are dealt in {contest.game}")


def seatings_of(contest: Contest, number: int) -> list[tuple[str, ...]]:
    """The seatings in which a deal is played: tuples of bots by seat."""
    return seatings_by_team(contest, number) if contest.by_team else seatings_by_rotation(contest, number)


def seatings_by_team(contest: Contest, number: int) -> list[tuple[str, ...]]:
    """Two seatings: each bot plays one dealt team, then the other."""
    state = new_game(contest, number)
    assert isinstance(state, DealsTeams)
    first, second = contest.bots
    teams = [state.team(seat) for seat in range(contest.seats)]
    return [tuple(bots[team] for team in teams) for bots in ((first, second), (second, first))]


def seatings_by_rotation(contest: Contest, number: int) -> list[tuple[str, ...]]:
    """All rotations of a random order, which changes from deal to deal.

    With more bots than seats, every combination of bots that fills the table plays the deal.
    """
    tables = dict.fromkeys(combinations(sorted(contest.bots, key=contest.entrants.index), contest.seats))
    dice = Dice(f"{contest.seed}/{number}/order")
    seatings: list[tuple[str, ...]] = []
    for table in tables:
        if len(set(table)) > 1:  # a bot against itself compares nothing
            order = list(table)
            dice.shuffle(order)
            seatings += dict.fromkeys(tuple(order[at:] + order[:at]) for at in range(contest.seats))
    return seatings


def scheduled_deals(contest: Contest, games: int) -> Iterator[list[ScheduledGame]]:
    """Complete deals, until there are at least so many games."""
    number = deals = 0
    while number < games:
        seatings = seatings_of(contest, deals)
        yield [ScheduledGame(number + at, deals, bots) for at, bots in enumerate(seatings)]
        number += len(seatings)
        deals += 1
