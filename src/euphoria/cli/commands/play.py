"""`euphoria play`: people and bots play a game at one screen."""

from __future__ import annotations

import argparse

from euphoria.bots.factory import BotError, BotUnavailable, Player, bot_names, make_bot
from euphoria.cli.command import Command, CommandParser
from euphoria.cli.commands.game_arguments import add_game_parsers
from euphoria.cli.commands.game_setup import check_seats, given_options, with_options
from euphoria.cli.errors import CommandError, InvalidArgument
from euphoria.cli.files import read_text
from euphoria.cli.terminal.play.game_loop import GameLoop
from euphoria.cli.terminal.play.seat_names import default_names, seat_names
from euphoria.cli.terminal.play.session import GameSession
from euphoria.cli.terminal.screen import Screen
from euphoria.games import game as find_game
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import RecordError, ScenarioError
from euphoria.kernel.core.game import Game
from euphoria.kernel.core.options import defaults_among_people
from euphoria.kernel.record.record import Record
from euphoria.kernel.text.messages import words

DEFAULT_BOTS = "normal"
DEFAULT_HUMANS = 1


def add_arguments(parser: CommandParser, shared: argparse.ArgumentParser, language: str) -> None:
    add_game_parsers(parser, shared, language, _add_own_arguments)


def _add_own_arguments(parser: argparse.ArgumentParser, game: str, language: str) -> None:
    say = words(language).say
    file = say("cli-arg-file")
    parser.add_argument("--humans", type=int, metavar="N", help=say("cli-arg-humans"))
    parser.add_argument("--names", metavar="Ana,Ben", help=say("cli-arg-names"))
    parser.add_argument("--bots", metavar="easy|normal|hard", help=say("cli-arg-bots"))
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--scenario", metavar=file, help=say("cli-arg-scenario"))
    source.add_argument("--load", metavar=file, help=say("cli-arg-load"))


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    return GameLoop(screen, open_session(arguments, screen)).run()


def open_session(arguments: argparse.Namespace, screen: Screen) -> GameSession:
    """A new game, a scenario, or a saved game."""
    game = find_game(arguments.game)
    source = arguments.load or arguments.scenario
    if source and (given_options(arguments, game) or arguments.seats is not None or arguments.seed is not None):
        raise InvalidArgument(screen.say("cli-error-own-options", file=source))
    if arguments.load:
        return _load_session(arguments, game, screen)
    record = _scenario(source, game, screen) if arguments.scenario else _new_game(arguments, game, screen)
    seats = record.state.seats
    names = seat_names(arguments.names, seats, screen.language)
    people = human_seats(_humans(arguments), seats, screen)
    dice = Dice(None if arguments.seed is None else f"{arguments.seed}/bots")
    return GameSession(record, names, people, make_bots(arguments.bots or DEFAULT_BOTS, game, dice, screen))


def _load_session(arguments: argparse.Namespace, game: Game, screen: Screen) -> GameSession:
    try:
        session = GameSession.parse(read_text(screen, arguments.load), default_names(screen.language))
    except RecordError as error:
        raise CommandError(screen.say("cli-load-failed", file=arguments.load, reason=str(error))) from None
    if session.record.game.id != game.id:
        raise CommandError(screen.say("cli-error-other-game", file=arguments.load, game=session.record.game.id))
    if arguments.names is not None:
        session.names = seat_names(arguments.names, session.state.seats, screen.language)
    if arguments.humans is not None:
        session.people = human_seats(arguments.humans, session.state.seats, screen)
    if arguments.bots is not None:
        session.bots = make_bots(arguments.bots, game, session.bots.dice, screen)
    return session


def _scenario(file: str, game: Game, screen: Screen) -> Record:
    try:
        return Record(game, scenario=read_text(screen, file))
    except ScenarioError as error:
        raise CommandError(screen.say("cli-error-scenario", file=file, reason=str(error))) from None


def _new_game(arguments: argparse.Namespace, game: Game, screen: Screen) -> Record:
    seats = check_seats(arguments, game, screen)
    usual = defaults_among_people(game.options) if _humans(arguments) == seats else {}
    return with_options(
        game, screen, arguments, lambda options: Record(game, seats, arguments.seed, **{**usual, **options})
    )


def _humans(arguments: argparse.Namespace) -> int:
    humans: int = DEFAULT_HUMANS if arguments.humans is None else arguments.humans
    return humans


def make_bots(spec: str, game: Game, dice: Dice, screen: Screen) -> Player:
    """The bot for all seats without a person."""
    try:
        return make_bot(spec, game.id, dice)
    except BotUnavailable as error:
        raise CommandError(screen.say("cli-error-bot-unable", spec=spec, reason=error.reason)) from None
    except BotError:
        raise InvalidArgument(screen.say("cli-error-bots", spec=spec, names=", ".join(bot_names()))) from None


def human_seats(count: int, seats: int, screen: Screen) -> tuple[int, ...]:
    """The first seats are those of people."""
    if not 0 <= count <= seats:
        raise InvalidArgument(screen.say("cli-error-humans", count=count, seats=seats))
    return tuple(range(count))


COMMAND = Command("play", add_arguments, run)
