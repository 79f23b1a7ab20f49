"""A contest being held: games are played, written down, and judged, until all is settled or all are played."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from functools import partial

from euphoria.arena.contest.bot_game import PlayedGame, play
from euphoria.arena.contest.game_file import GameFile
from euphoria.arena.contest.schedule import Contest, ScheduledGame, scheduled_deals
from euphoria.arena.contest.sequential_test import SequentialTest, StoppingRule
from euphoria.arena.workers.process_pool import Workers


class Tournament:
    """What the ledger holds is taken as played; the rest is played when somebody goes through `run`."""

    def __init__(self, contest: Contest, stopping_rule: StoppingRule, games: int, game_file: GameFile) -> None:
        self.contest = contest
        self.game_file = game_file
        self.deals = list(scheduled_deals(contest, games))
        self.test = SequentialTest(contest, stopping_rule, self.deals)
        self.found = 0
        """Games that were in the ledger already."""
        for match in self._all():
            game = game_file.find(match)
            if game is not None:
                self.found += 1
                self.test.add(game)

    @property
    def games(self) -> int:
        """Whole deals: a few more than were asked for, maybe."""
        return sum(map(len, self.deals))

    def run(self, workers: Workers) -> Generator[PlayedGame, None, None]:
        """Each game when it is on the disk. Whoever stops listening loses nothing that has come out."""
        left = (match for match in self._all() if match.number not in self.game_file.played)
        with closing(workers(partial(play, self.contest), left)) as games:
            while not self.test.is_over and (game := next(games, None)) is not None:
                self.game_file.add(game)
                self.test.add(game)
                yield game

    def _all(self) -> Generator[ScheduledGame, None, None]:
        for deal in self.deals:
            yield from deal
