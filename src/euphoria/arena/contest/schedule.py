"""Who plays whom, from which seats, on which deals.

A *deal* is one seed: everything that chance decides before anybody has chosen. Each deal is played several times, with
the bots moved round the table, so that each of them has had each seat and its luck. What differs between
bots within a deal is then the bots' own doing, as far as that can be had.

Where teams are dealt, two bots can play as teams instead: one has all seats of the first team, the other the rest, and
then the deal is played again with the teams exchanged.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple, Protocol, runtime_checkable

from euphoria.games import game as find_game
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import EuphoriaError
from euphoria.kernel.core.state import State


class ContestError(EuphoriaError, ValueError):
    """A contest that cannot be held."""


@runtime_checkable
class DealsTeams(Protocol):
    """The state of a game that deals its players into two teams."""

    def team(self, seat: int) -> int:
        """The team of this seat now; 0 or 1 when the game begins."""


class Contest(NamedTuple):
    """What is to be played; it travels to the processes as it is."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """The specs, one for each place; a bot that is there twice has two places."""
    seed: int | str
    options: dict[str, Any]
    by_team: bool = False
    """Two bots, and each has all the seats of a team as it was dealt."""

    @property
    def entrants(self) -> tuple[str, ...]:
        """Each bot once."""
        return tuple(dict.fromkeys(self.bots))


class ScheduledGame(NamedTuple):
    """One game of a contest."""

    number: int
    deal: int
    bots: tuple[str, ...]
    """Who sits where: the spec of each seat."""


def fill_seats(bots: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """With fewer bots than seats the last one takes all that are left."""
    if len(set(bots)) < 2:
        raise ContestError("a contest needs at least two different bots")
    return bots + bots[-1:] * (seats - len(bots))


def new_game(contest: Contest, deal: int) -> State:
    """What a deal begins with."""
    return find_game(contest.game).new(seats=contest.seats, seed=f"{contest.seed}/{deal}", **contest.options)


def check_teams(contest: Contest) -> None:
    """That a contest by teams can be held."""
    if len(contest.bots) != 2 or len(contest.entrants) != 2:
        raise ContestError("a contest by teams needs two different bots")
    if not isinstance(new_game(contest, 0), DealsTeams):
        raise ContestError(f"no teams are dealt in {contest.game}")


def deal(contest: Contest, number: int) -> list[tuple[str, ...]]:
    """The seatings of one deal."""
    return seatings_by_team(contest, number) if contest.by_team else seatings_by_rotation(contest, number)


def seatings_by_team(contest: Contest, number: int) -> list[tuple[str, ...]]:
    """Each bot with the whole of one team, and then of the other."""
    state = new_game(contest, number)
    assert isinstance(state, DealsTeams)
    first, second = contest.bots
    teams = [state.team(seat) for seat in range(contest.seats)]
    return [tuple(bots[team] for team in teams) for bots in ((first, second), (second, first))]


def seatings_by_rotation(contest: Contest, number: int) -> list[tuple[str, ...]]:
    """Neighbours change from deal to deal; within it everybody moves on by one seat.

    With more bots than seats, every group that fills the table plays the same deal.
    """
    tables = dict.fromkeys(combinations(sorted(contest.bots, key=contest.entrants.index), contest.seats))
    dice = Dice(f"{contest.seed}/{number}/order")
    seatings: list[tuple[str, ...]] = []
    for table in tables:
        if len(set(table)) > 1:  # a bot against itself tells nothing
            order = list(table)
            dice.shuffle(order)
            seatings += dict.fromkeys(tuple(order[at:] + order[:at]) for at in range(contest.seats))
    return seatings


def scheduled_deals(contest: Contest, games: int) -> Iterator[list[ScheduledGame]]:
    """Whole deals, one after the other, until there are at least so many games."""
    number = deals = 0
    while number < games:
        seatings = deal(contest, deals)
        yield [ScheduledGame(number + at, deals, bots) for at, bots in enumerate(seatings)]
        number += len(seatings)
        deals += 1
