"""What is done for each command, but for `serve`, which needs nothing of this."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable
from pathlib import Path

from euphoria.arena.simulation.random_games import SimulationPlan
from euphoria.bots.factory import BotError, BotUnavailable, Player, bot_names, make_bot
from euphoria.cli.commands.arena import arena_command
from euphoria.cli.commands.game_setup import (
    MOST_GAMES,
    assumed_options,
    check_jobs,
    check_number,
    given_options,
    seats_of,
    set_up,
    settle_options,
)
from euphoria.cli.commands.games import games_command
from euphoria.cli.commands.play import Play
from euphoria.cli.commands.replay import Replay, read_text
from euphoria.cli.commands.report import report_command
from euphoria.cli.commands.rules import rules_command
from euphoria.cli.commands.simulate import STANDARD_OUTPUT, Simulation, progress_bar
from euphoria.cli.commands.table import table_command
from euphoria.cli.commands.team import team_command
from euphoria.cli.commands.verify import verify_command
from euphoria.cli.terminal.board import find_board
from euphoria.cli.terminal.names import default_names, seat_names
from euphoria.cli.terminal.screen import BadValue, Mistake, Screen, make_console
from euphoria.cli.terminal.session import Sitting
from euphoria.games import game as find_game
from euphoria.games import games
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import RecordError, ScenarioError
from euphoria.kernel.core.game import Game
from euphoria.kernel.record.record import Record

USUAL_BOTS = "normal"


def play(arguments: argparse.Namespace, screen: Screen) -> int:
    return Play(screen, sit_down(arguments, screen)).run()


def sit_down(arguments: argparse.Namespace, screen: Screen) -> Sitting:
    """The game that was asked for: a new one, a position, or one that was saved."""
    game = find_game(arguments.game)
    given = given_options(arguments, game)
    source = arguments.load or arguments.scenario
    if source and (given or arguments.seats is not None or arguments.seed is not None):
        raise BadValue(screen.say("cli-error-own-options", file=source))
    if arguments.load:
        try:
            sitting = Sitting.parse(read_text(screen, source), default_names(screen.language))
        except RecordError as error:
            raise Mistake(screen.say("cli-load-failed", file=source, reason=str(error))) from None
        if sitting.record.game.id != game.id:
            raise Mistake(screen.say("cli-error-other-game", file=source, game=sitting.record.game.id))
        if arguments.names is not None:
            sitting.names = seat_names(arguments.names, sitting.state.seats, screen.language)
        if arguments.humans is not None:
            sitting.people = people(arguments.humans, sitting.state.seats, screen)
        if arguments.bots is not None:
            sitting.bots = company(arguments.bots, game, sitting.bots.dice, screen)
        return sitting
    if arguments.scenario:
        try:
            record = Record(game, scenario=read_text(screen, source))
        except ScenarioError as error:
            raise Mistake(screen.say("cli-error-scenario", file=source, reason=str(error))) from None
    else:
        seats = seats_of(arguments, game, screen)
        usual = find_board(game.id).usual(1 if arguments.humans is None else arguments.humans, seats)
        record = set_up(
            game, screen, arguments, lambda options: Record(game, seats, arguments.seed, **{**usual, **options})
        )
    seats = record.state.seats
    names = seat_names(arguments.names, seats, screen.language)
    sitting_down = people(1 if arguments.humans is None else arguments.humans, seats, screen)
    bots = Dice(None if arguments.seed is None else f"{arguments.seed}/bots")
    return Sitting(record, names, sitting_down, company(arguments.bots or USUAL_BOTS, game, bots, screen))


def company(spec: str, game: Game, dice: Dice, screen: Screen) -> Player:
    """The bots that people have asked for."""
    try:
        return make_bot(spec, game.id, dice)
    except BotUnavailable as error:
        raise Mistake(screen.say("cli-error-bot-unable", spec=spec, reason=error.reason)) from None
    except BotError:
        raise BadValue(screen.say("cli-error-bots", spec=spec, names=", ".join(bot_names()))) from None


def people(count: int, seats: int, screen: Screen) -> tuple[int, ...]:
    if not 0 <= count <= seats:
        raise BadValue(screen.say("cli-error-humans", count=count, seats=seats))
    return tuple(range(count))


def replay(arguments: argparse.Namespace, screen: Screen) -> int:
    seat = None if arguments.seat is None else arguments.seat - 1
    text = read_text(screen, arguments.file)
    try:
        shown = Replay(screen, text, seat, arguments.all)
    except RecordError as error:
        raise Mistake(screen.say("cli-load-failed", file=arguments.file, reason=str(error))) from None
    return shown.run(stepwise=sys.stdin.isatty() and sys.stdout.isatty())


def simulate(arguments: argparse.Namespace, screen: Screen) -> int:
    game = find_game(arguments.game)
    check_number(screen, "games", arguments.games, 1, MOST_GAMES)
    jobs = check_jobs(arguments, screen)
    json_path = None if arguments.json is None else Path(arguments.json)
    if json_path == STANDARD_OUTPUT:
        screen = Screen(screen.language, make_console(sys.stderr))
    elif json_path is not None and not json_path.absolute().parent.is_dir():
        raise Mistake(screen.say("cli-error-folder", file=str(json_path)))
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    seats = seats_of(arguments, game, screen)
    plan = SimulationPlan(game.id, seats, seed, settle_options(arguments, game, seats, screen))
    simulation = Simulation(screen, plan, arguments.games, jobs, json_path, assumed_options(arguments, game))
    return simulation.run(progress_bar(screen, sys.stderr))


def rules(arguments: argparse.Namespace, screen: Screen) -> int:
    if arguments.game is not None and arguments.game not in games():
        raise BadValue(screen.say("cli-error-game", game=arguments.game, games=", ".join(games())))
    return rules_command(screen, [arguments.game] if arguments.game else games(), " ".join(arguments.wanted))


Errand = Callable[[argparse.Namespace, Screen], int]
ERRANDS: dict[str, Errand] = {
    "play": play,
    "replay": replay,
    "simulate": simulate,
    "arena": arena_command,
    "report": report_command,
    "rules": rules,
    "games": lambda arguments, screen: games_command(screen),
    "table": table_command,
    "team": team_command,
    "verify": verify_command,
}
