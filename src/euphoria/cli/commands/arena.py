"""`euphoria arena`: bots play against each other until one is known to be better, or all games are played.

`euphoria.arena` is imported inside the functions, so that the other commands start without it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from euphoria.cli.command import Command, CommandParser
from euphoria.cli.commands.arena_run import GAMES, ContestRun
from euphoria.cli.commands.batch_runs import (
    add_bot_arguments,
    keep_folder,
    progress_bar,
    read_bots,
    read_code,
    shown_value,
)
from euphoria.cli.commands.game_arguments import add_game_parsers
from euphoria.cli.commands.game_setup import MOST_GAMES, batch_options, check_jobs, check_number, check_seats
from euphoria.cli.errors import CommandError, InvalidArgument
from euphoria.cli.files import folder_error, make_folder
from euphoria.cli.terminal.screen import Screen
from euphoria.games import game as find_game
from euphoria.kernel.core.game import Game
from euphoria.kernel.text.messages import words

if TYPE_CHECKING:
    from euphoria.arena.contest.schedule import Contest
    from euphoria.arena.workers.process_pool import Workers

DEFAULT_FOLDER = "{game}-arena"


def add_arguments(parser: CommandParser, shared: argparse.ArgumentParser, language: str) -> None:
    add_game_parsers(parser, shared, language, _add_own_arguments)


def _add_own_arguments(parser: argparse.ArgumentParser, game: str, language: str) -> None:
    say = words(language).say
    parser.add_argument("--bots", default="", metavar="A,B", help=say("arena-about-bots"))
    parser.add_argument("--games", type=int, default=400, metavar="N", help=say("arena-about-games"))
    parser.add_argument("--jobs", type=int, metavar="N", help=say("arena-about-jobs"))
    folder = say("arena-about-out", folder=DEFAULT_FOLDER.format(game=game))
    parser.add_argument("--out", type=Path, metavar=say("arena-folder"), help=folder)
    parser.add_argument("--cluster", metavar=say("arena-address"), help=say("arena-about-cluster"))
    parser.add_argument("--margin", type=per_cent, default=0.05, metavar="N", help=say("arena-about-margin"))
    parser.add_argument("--sure", type=per_cent, default=0.95, metavar="N", help=say("arena-about-sure"))
    parser.add_argument("--to-the-end", action="store_true", help=say("arena-about-to-the-end"))
    parser.add_argument("--by-team", action="store_true", help=say("arena-about-by-team"))
    add_bot_arguments(parser, language)


def per_cent(text: str) -> float:
    """A typed percentage as a share of one."""
    return float(text.removesuffix("%").replace(",", ".")) / 100


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    from euphoria.arena.contest.game_file import GameFile
    from euphoria.arena.contest.sequential_test import StoppingRule
    from euphoria.arena.contest.tournament import Tournament
    from euphoria.arena.statistics.ratings import can_rate
    from euphoria.arena.workers.process_pool import silence_bot_warnings

    game = find_game(arguments.game)
    check_number(screen, "games", arguments.games, 1, MOST_GAMES)
    for option, value, low, high in (("margin", arguments.margin, 0, 1), ("sure", arguments.sure, 0.5, 1)):
        if not low < value < high:
            limits = {"low": f"{100 * low:g}", "high": f"{100 * high:g}"}
            raise InvalidArgument(screen.say("arena-error-per-cent", option=option, **limits))
    if not can_rate():
        raise CommandError(screen.say("arena-error-missing", module="openskill", extra="arena"))
    contest = make_contest(arguments, game, screen)
    stopping_rule = StoppingRule(round(1 - arguments.sure, 6), arguments.margin, not arguments.to_the_end)
    workers = find_workers(arguments, screen)
    keep = keep_folder(arguments, screen)
    folder = make_folder(arguments.out or Path(DEFAULT_FOLDER.format(game=game.id)), screen)
    silence_bot_warnings()
    path = folder / GAMES
    with ExitStack() as open_files:
        with game_file_errors(path, screen):
            game_file = open_files.enter_context(GameFile(path, contest))
            tournament = Tournament(contest, stopping_rule, arguments.games, game_file, keep)
        return ContestRun(screen, tournament, folder).run(arguments.games, workers, progress_bar(screen, sys.stderr))


def make_contest(arguments: argparse.Namespace, game: Game, screen: Screen) -> Contest:
    from euphoria.arena.contest.schedule import Contest, ContestError, check_teams, fill_seats

    code = read_code(arguments.code, screen)
    bots = read_bots(arguments.bots, game, screen, code)
    seats = check_seats(arguments, game, screen, default=min(max(len(bots), game.seats[0]), game.seats[-1]))
    seed = 1 if arguments.seed is None else arguments.seed
    options = batch_options(arguments, game, seats, screen)
    try:
        if arguments.by_team:
            contest = Contest(game.id, seats, bots, seed, options, by_team=True, code=code)
            check_teams(contest)
        else:
            contest = Contest(game.id, seats, fill_seats(bots, seats), seed, options, code=code)
    except ContestError:
        raise InvalidArgument(screen.say("arena-error-teams" if arguments.by_team else "arena-error-bots")) from None
    return contest


def find_workers(arguments: argparse.Namespace, screen: Screen) -> Workers:
    """Processes on this machine, or a Ray cluster."""
    from euphoria.arena.workers.process_pool import on_this_machine

    if arguments.cluster is None:
        return on_this_machine(check_jobs(arguments, screen))
    from euphoria.arena.workers.ray_cluster import ClusterError, on_cluster

    try:
        return on_cluster(arguments.cluster)
    except ModuleNotFoundError:
        raise CommandError(screen.say("arena-error-missing", module="ray", extra="cluster")) from None
    except ClusterError as error:
        raise CommandError(screen.say("arena-error-cluster", address=arguments.cluster, reason=str(error))) from None


@contextmanager
def game_file_errors(path: Path, screen: Screen) -> Iterator[None]:
    """Report in the user's language why the games already in the folder cannot be continued."""
    from euphoria.arena.contest.game_file import ContestMismatch, GameFileDamaged, GameFileInUse

    try:
        yield
    except ContestMismatch as error:
        differences = [
            screen.say("arena-error-differs", name=name, theirs=shown_value(theirs), ours=shown_value(ours))
            for name, (theirs, ours) in error.different.items()
        ]
        raise CommandError(screen.say("arena-error-other", file=str(path), different=" ".join(differences))) from None
    except GameFileInUse:
        raise CommandError(screen.say("arena-error-in-use", file=str(path))) from None
    except GameFileDamaged as error:
        raise CommandError(screen.say("arena-error-damaged", file=str(path), line=error.line)) from None
    except OSError as error:
        raise folder_error(path.parent, error, screen) from None


COMMAND = Command("arena", add_arguments, run)
