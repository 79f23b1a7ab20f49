"""A contest being held: games are played, written down, and judged, until all is settled or all are played."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from functools import partial

from euphoria.arena.contest.bot_game import Played, play
from euphoria.arena.contest.game_file import Ledger
from euphoria.arena.contest.schedule import Contest, Match, matches
from euphoria.arena.contest.sequential_test import Course, Question
from euphoria.arena.workers.process_pool import share_out

Workers = Callable[[Callable[[Match], Played], Iterable[Match]], Generator[Played, None, None]]
"""Who plays: makes games of matches, in any order."""


def on_this_machine(jobs: int) -> Workers:
    return lambda work, tasks: share_out(work, tasks, jobs)


class Tournament:
    """What the ledger holds is taken as played; the rest is played when somebody goes through `run`."""

    def __init__(self, contest: Contest, question: Question, games: int, ledger: Ledger) -> None:
        self.contest = contest
        self.ledger = ledger
        self.deals = list(matches(contest, games))
        self.course = Course(contest, question, self.deals)
        self.found = 0
        """Games that were in the ledger already."""
        for match in self._all():
            game = ledger.find(match)
            if game is not None:
                self.found += 1
                self.course.add(game)

    @property
    def games(self) -> int:
        """Whole deals: a few more than were asked for, maybe."""
        return sum(map(len, self.deals))

    def run(self, workers: Workers) -> Generator[Played, None, None]:
        """Each game when it is on the disk. Whoever stops listening loses nothing that has come out."""
        left = (match for match in self._all() if match.number not in self.ledger.played)
        with closing(workers(partial(play, self.contest), left)) as games:
            while not self.course.is_over and (game := next(games, None)) is not None:
                self.ledger.add(game)
                self.course.add(game)
                yield game

    def _all(self) -> Generator[Match, None, None]:
        for deal in self.deals:
            yield from deal
