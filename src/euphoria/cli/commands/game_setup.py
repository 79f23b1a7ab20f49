"""What commands that set up games share: seats, options and their mistakes, numbers within limits."""

from __future__ import annotations

import argparse
import os
from typing import Any

from euphoria.arena.simulation.game_figures import figures_of
from euphoria.cli.system import reason
from euphoria.cli.terminal.board import find_board, has_board
from euphoria.cli.terminal.screen import BadValue, Mistake, Screen
from euphoria.kernel.core.errors import OptionError
from euphoria.kernel.core.game import Game
from euphoria.kernel.text.messages import words

MOST_GAMES, MOST_JOBS = 10_000_000, 256


def check_number(screen: Screen, option: str, number: int, low: int, high: int) -> None:
    if not low <= number <= high:
        raise BadValue(screen.say("cli-error-number", option=option, low=low, high=high))


def check_jobs(arguments: argparse.Namespace, screen: Screen) -> int:
    """How many processes: as many as were asked for, else one for each core that has something to do."""
    jobs: int = min(os.cpu_count() or 1, arguments.games) if arguments.jobs is None else arguments.jobs
    check_number(screen, "jobs", jobs, 1, MOST_JOBS)
    return jobs


def seats_of(arguments: argparse.Namespace, game: Game, screen: Screen) -> int:
    seats: int = game.seats[0] if arguments.seats is None else arguments.seats
    if seats not in game.seats:
        said = screen.say("cli-error-seats", game=game.title, least=game.seats[0], most=game.seats[-1], seats=seats)
        raise BadValue(said)
    return seats


def given_options(arguments: argparse.Namespace, game: Game) -> dict[str, Any]:
    """What was typed; a variant is a yes or no that is said by name."""
    variants = {name.replace("-", "_"): True for name in getattr(arguments, "variant", None) or ()}
    values = {name: getattr(arguments, f"option_{name}") for name in game.options}
    return variants | {name: value for name, value in values.items() if value is not None}


def set_up(game: Game, screen: Screen, arguments: argparse.Namespace, make: Any) -> Any:
    """Make something with the options that were given; what is wrong with one is said in the person's language."""
    given = given_options(arguments, game)
    try:
        read = find_board(game.id).read_option if has_board(game.id) else lambda name, value: value
        return make({name: read(name, value) for name, value in given.items()})
    except OptionError as error:
        name, value = error.option.replace("_", "-"), str(given[error.option])
        allowed = allowed_by(game, error.option, given[error.option], screen) or error.allowed
        raise BadValue(screen.say("cli-error-option", option=name, value=value, allowed=allowed)) from None
    except (OSError, UnicodeDecodeError) as error:
        why = reason(error, screen.language)
        raise Mistake(screen.say("cli-file-unreadable", file=str(given.get("deck")), reason=why)) from None


def allowed_by(game: Game, name: str, value: object, screen: Screen) -> str:
    """What the value should have been: by itself, or beside other options where the game has words for it."""
    option = game.options[name]
    if option.choices and value not in option.choices:
        return screen.say("cli-allowed-choices", choices=", ".join(map(str, option.choices)))
    if option.kind is int and isinstance(value, int) and not option.low <= value <= option.high:
        return screen.say("cli-allowed-numbers", low=str(option.low), high=str(option.high))
    beside = f"cli-{game.id}-allowed-{name}"
    return screen.say(beside) if words(screen.language).has(beside) else ""


def assumed_options(arguments: argparse.Namespace, game: Game) -> dict[str, Any]:
    """What many games in a row set where nobody has said otherwise."""
    figures, given = figures_of(game.id), given_options(arguments, game)
    return {name: value for name, value in figures.defaults.items() if name not in given} if figures else {}


def settle_options(arguments: argparse.Namespace, game: Game, seats: int, screen: Screen) -> dict[str, Any]:
    """The options of many games, tried once: what is wrong shows now, not in another process."""

    def make(given: dict[str, Any]) -> dict[str, Any]:
        options = {**assumed_options(arguments, game), **given}
        game.new(seats=seats, seed=0, **options)
        return options

    settled: dict[str, Any] = set_up(game, screen, arguments, make)
    return settled


def per_cent(text: str) -> float:
    """A number of per cent, as it is typed, as a share."""
    return float(text.removesuffix("%").replace(",", ".")) / 100
