"""`euphoria train`: makes the network of the bot `learned` by self-play.

`euphoria.training` is imported inside the functions: it needs PyTorch, and the other commands do not.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from euphoria.cli.command import Command, CommandParser, Subcommands
from euphoria.cli.commands.batch_runs import progress_bar, shown_value
from euphoria.cli.commands.game_arguments import typed_seed
from euphoria.cli.commands.game_setup import check_jobs, check_number, check_seats
from euphoria.cli.commands.train.training_run import DEFAULTS, TrainingRun
from euphoria.cli.errors import CommandError, InvalidArgument
from euphoria.cli.files import folder_error, make_folder
from euphoria.cli.terminal.screen import Screen
from euphoria.games import game as find_game
from euphoria.games import games
from euphoria.kernel.text.messages import words

DEFAULT_FOLDER = "{game}-training"
NEEDED = ("numpy", "torch")
LIMITS = {
    "generations": (0, 1000),
    "first-games": (20, 10_000_000),
    "games": (1, 10_000_000),
    "iterations": (1, 1_000_000),
    "passes": (1, 1000),
    "tests": (0, 100_000),
}
"""By option: the least and the most."""


def add_arguments(parser: CommandParser, shared: argparse.ArgumentParser, language: str) -> None:
    say = words(language).say
    subcommands = Subcommands(parser, shared, "game", say("cli-arg-game"))
    for game in map(find_game, games()):
        below = subcommands.add(game.id, game.title)
        seats = say("cli-arg-seats", least=game.seats[0], most=game.seats[-1])
        below.add_argument("--seats", type=int, metavar="N", help=seats)
        below.add_argument("--seed", type=typed_seed, default=1, metavar="S", help=say("train-about-seed"))
        for option, default in DEFAULTS.items():
            about = say(f"train-about-{option}", default=default)
            below.add_argument(f"--{option}", type=int, default=default, metavar="N", help=about)
        below.add_argument("--jobs", type=int, metavar="N", help=say("cli-arg-jobs"))
        folder = say("train-about-out", folder=DEFAULT_FOLDER.format(game=game.id))
        below.add_argument("--out", type=Path, metavar=say("arena-folder"), help=folder)


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    game = find_game(arguments.game)
    seats = check_seats(arguments, game, screen)
    for option, (low, high) in LIMITS.items():
        check_number(screen, option, getattr(arguments, option.replace("-", "_")), low, high)
    if arguments.tests % seats:
        raise InvalidArgument(screen.say("train-error-tests", tests=arguments.tests, seats=seats))
    jobs = check_jobs(arguments, screen)
    for module in NEEDED:
        if find_spec(module) is None:
            raise CommandError(screen.say("arena-error-missing", module=module, extra="train"))
    from euphoria.arena.workers.process_pool import on_this_machine, silence_bot_warnings
    from euphoria.training.settings import TrainingSettings
    from euphoria.training.training import Training
    from euphoria.training.training_folder import TrainingFolder

    settings = TrainingSettings(
        game.id,
        seats,
        arguments.seed,
        arguments.first_games,
        arguments.games,
        arguments.iterations,
        arguments.passes,
        tests=arguments.tests,
    )
    path = make_folder(arguments.out or Path(DEFAULT_FOLDER.format(game=game.id)), screen)
    silence_bot_warnings()
    with training_errors(path, screen):
        folder = TrainingFolder(path, settings)
        training = Training(folder, on_this_machine(jobs))
        return TrainingRun(screen, training, folder).run(arguments.generations, progress_bar(screen, sys.stderr))


@contextmanager
def training_errors(path: Path, screen: Screen) -> Iterator[None]:
    """Report in the user's language why the training in the folder cannot be continued."""
    from euphoria.training.training_folder import TrainingDamaged, TrainingMismatch

    try:
        yield
    except TrainingMismatch as error:
        differences = [
            screen.say("arena-error-differs", name=name, theirs=shown_value(theirs), ours=shown_value(ours))
            for name, (theirs, ours) in error.different.items()
        ]
        raise CommandError(screen.say("train-error-other", folder=str(path), different=" ".join(differences))) from None
    except TrainingDamaged as error:
        raise CommandError(screen.say("train-error-damaged", file=str(error.file))) from None
    except OSError as error:
        raise folder_error(path, error, screen) from None


COMMAND = Command("train", add_arguments, run)
