"""What commands that start games share: reading seats and options, with errors in the user's language."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from typing import Any, TypeVar

from euphoria.arena.simulation.game_figures import figures_of
from euphoria.cli.errors import CommandError, InvalidArgument
from euphoria.cli.os_errors import reason
from euphoria.cli.terminal.find_display import find_display
from euphoria.cli.terminal.screen import Screen
from euphoria.kernel.core.errors import OptionError
from euphoria.kernel.core.game import Game
from euphoria.kernel.text.messages import words

MOST_GAMES, MOST_JOBS = 10_000_000, 256

Made = TypeVar("Made")


def check_number(screen: Screen, option: str, number: int, low: int, high: int) -> None:
    if not low <= number <= high:
        raise InvalidArgument(screen.say("cli-error-number", option=option, low=low, high=high))


def check_jobs(arguments: argparse.Namespace, screen: Screen) -> int:
    """The number of processes: `--jobs`, else one for each core, but no more than there are games."""
    jobs: int = min(os.cpu_count() or 1, arguments.games) if arguments.jobs is None else arguments.jobs
    check_number(screen, "jobs", jobs, 1, MOST_JOBS)
    return jobs


def check_seats(arguments: argparse.Namespace, game: Game, screen: Screen, default: int | None = None) -> int:
    """The number of seats: `--seats`, else the default, else the fewest of the game."""
    seats: int = (default or game.seats[0]) if arguments.seats is None else arguments.seats
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise InvalidArgument(screen.say("cli-error-seats", game=game.title, least=least, most=most, seats=seats))
    return seats


def given_options(arguments: argparse.Namespace, game: Game) -> dict[str, Any]:
    """The options that were typed. `--variant NAME` sets the bool option of that name."""
    variants = {name.replace("-", "_"): True for name in getattr(arguments, "variant", None) or ()}
    values = {name: getattr(arguments, f"option_{name}") for name in game.options}
    return variants | {name: value for name, value in values.items() if value is not None}


def with_options(
    game: Game, screen: Screen, arguments: argparse.Namespace, make: Callable[[dict[str, Any]], Made]
) -> Made:
    """Call `make` with the options that were typed, and report an invalid one in the user's language."""
    given = given_options(arguments, game)
    try:
        read = find_display(game).read_option
        return make({name: read(name, value) for name, value in given.items()})
    except OptionError as error:
        name, value = error.option.replace("_", "-"), str(given[error.option])
        allowed = _allowed_values(game, error.option, given[error.option], screen) or error.allowed
        raise InvalidArgument(screen.say("cli-error-option", option=name, value=value, allowed=allowed)) from None
    except (OSError, UnicodeDecodeError) as error:
        why = reason(error, screen.language)
        raise CommandError(screen.say("cli-file-unreadable", file=str(given.get("deck")), reason=why)) from None


def _allowed_values(game: Game, name: str, value: object, screen: Screen) -> str:
    """The values that the option takes; if it conflicts with another option, the game's text about that, if any."""
    option = game.options[name]
    if option.choices and value not in option.choices:
        return screen.say("cli-allowed-choices", choices=", ".join(map(str, option.choices)))
    if option.kind is int and isinstance(value, int) and not option.low <= value <= option.high:
        return screen.say("cli-allowed-numbers", low=str(option.low), high=str(option.high))
    conflict = f"cli-{game.id}-allowed-{name}"
    return screen.say(conflict) if words(screen.language).has(conflict) else ""


def assumed_options(arguments: argparse.Namespace, game: Game) -> dict[str, Any]:
    """The options that batches of games set to a default of their own, unless they were typed."""
    figures, given = figures_of(game.id), given_options(arguments, game)
    return {name: value for name, value in figures.defaults.items() if name not in given} if figures else {}


def batch_options(arguments: argparse.Namespace, game: Game, seats: int, screen: Screen) -> dict[str, Any]:
    """The options for a batch of games. One game is set up with them, so that an error is raised here and not in a
    worker process."""

    def check(given: dict[str, Any]) -> dict[str, Any]:
        options = {**assumed_options(arguments, game), **given}
        game.new(seats=seats, seed=0, **options)
        return options

    return with_options(game, screen, arguments, check)
