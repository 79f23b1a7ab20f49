"""Runs a contest: plays its games, stores them, and feeds the sequential test until it stops."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from functools import partial

from euphoria.arena.contest.bot_game import PlayedGame, play
from euphoria.arena.contest.game_file import GameFile
from euphoria.arena.contest.schedule import Contest, ScheduledGame, scheduled_deals
from euphoria.arena.contest.sequential_test import SequentialTest, StoppingRule
from euphoria.arena.playing.kept_game import Keep
from euphoria.arena.workers.process_pool import Workers


class Tournament:
    """Games in the file count as played; `run` plays the rest."""

    def __init__(
        self,
        contest: Contest,
        stopping_rule: StoppingRule,
        games: int,
        game_file: GameFile,
        keep: Keep | None = None,
    ) -> None:
        self.contest = contest
        self.keep = keep
        """The folder where all that is played is kept; None: nowhere."""
        self.game_file = game_file
        self.deals = list(scheduled_deals(contest, games))
        self.test = SequentialTest(contest, stopping_rule, self.deals)
        self.found = 0
        """Number of games that were in the file already."""
        for scheduled in self._all():
            game = game_file.find(scheduled)
            if game is not None:
                self.found += 1
                self.test.add(game)

    @property
    def games(self) -> int:
        """Number of games in whole deals; may be a few more than asked for."""
        return sum(map(len, self.deals))

    def run(self, workers: Workers) -> Generator[PlayedGame, None, None]:
        """Yield each game after it is stored. Closing the generator loses no yielded game."""
        left = (scheduled for scheduled in self._all() if scheduled.number not in self.game_file.played)
        with closing(workers(partial(play, self.contest, keep=self.keep), left)) as games:
            while not self.test.is_over and (game := next(games, None)) is not None:
                self.game_file.add(game)
                self.test.add(game)
                yield game

    def _all(self) -> Generator[ScheduledGame, None, None]:
        for deal in self.deals:
            yield from deal
