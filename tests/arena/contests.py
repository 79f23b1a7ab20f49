"""Small contests for tests, and invented games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from euphoria.arena.contest.bot_game import PlayedGame
from euphoria.arena.contest.game_file import GameFile
from euphoria.arena.contest.schedule import Contest, ScheduledGame, scheduled_deals
from euphoria.arena.contest.sequential_test import SequentialTest, StoppingRule
from euphoria.arena.contest.tournament import Tournament
from euphoria.arena.workers.process_pool import on_this_machine

QUICK = {"turns": 2}
"""Options of `leaders` for a game that takes no time."""


def quick(bots: tuple[str, ...] = ("lively", "random", "random", "random"), seed: int | str = 1) -> Contest:
    return Contest("leaders", 4, bots, seed, QUICK)


def told(match: ScheduledGame, winners: Sequence[int], scores: Sequence[int] | None = None) -> PlayedGame:
    """A game that went as it is told."""
    seats = len(match.bots)
    points = tuple(int(seat in winners) for seat in range(seats)) if scores is None else tuple(scores)
    return PlayedGame(
        match.number, match.deal, match.bots, tuple(winners), points, "told", 10, (5,) * seats, (0,) * seats,
        (0,) * seats, (0.5,) * seats,
    )  # fmt: skip


def invented(contest: Contest, chance: float, games: int, seed: int = 1) -> list[PlayedGame]:
    """Games in which the first entrant wins with that chance, else the seat after it."""
    rng = random.Random(seed)
    found = []
    for deal in scheduled_deals(contest, games):
        for match in deal:
            seat = match.bots.index(contest.entrants[0])
            winner = seat if rng.random() < chance else (seat + 1) % contest.seats
            found.append(told(match, (winner,)))
    return found


def counted(contest: Contest, games: list[PlayedGame], stopping_rule: StoppingRule | None = None) -> SequentialTest:
    deals = list(scheduled_deals(contest, len(games)))
    test = SequentialTest(contest, stopping_rule or StoppingRule(), deals)
    for game in games:
        test.add(game)
    return test


def held(
    path: Path, contest: Contest, games: int, jobs: int = 1, stopping_rule: StoppingRule | None = None
) -> Tournament:
    """A contest held to its end, with its ledger at that path."""
    with GameFile(path, contest) as game_file:
        tournament = Tournament(contest, stopping_rule or StoppingRule(stops=False), games, game_file)
        for _ in tournament.run(on_this_machine(jobs)):
            pass
    return tournament


def without_clock(game: PlayedGame) -> dict[str, Any]:
    """What must be the same in every run."""
    return {name: value for name, value in game.json().items() if name not in ("seconds", "late")}
