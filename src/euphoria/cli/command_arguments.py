"""What may be typed after each command, but for `serve`. A game's options come from the game itself."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from typing import Any

from euphoria.cli.commands.arena import arena_arguments
from euphoria.cli.commands.games import about, default_of, flag, values
from euphoria.cli.commands.report import report_arguments
from euphoria.cli.commands.table import table_arguments
from euphoria.cli.commands.team import team_arguments
from euphoria.cli.commands.verify import verify_arguments
from euphoria.cli.terminal.board import has_board
from euphoria.games import game as find_game
from euphoria.games import games
from euphoria.kernel.core.game import Game
from euphoria.kernel.text.messages import words

Parsers = Any
"""What argparse gives for sub-commands; it has no public name."""


def command_arguments(
    commands: Mapping[str, argparse.ArgumentParser], shared: argparse.ArgumentParser, language: str
) -> None:
    say = words(language).say
    table_arguments(commands["table"], shared, language)
    team_arguments(commands["team"], shared, language)
    verify_arguments(commands["verify"], language)
    players, simulators, contests, reports = (
        commands[name].add_subparsers(dest="game", required=True, metavar=say("cli-arg-game"))
        for name in ("play", "simulate", "arena", "report")
    )
    for game in map(find_game, games()):
        if has_board(game.id):
            _play(_game(players, game, shared, language), language)
        _simulate(_game(simulators, game, shared, language), language)
        arena_arguments(_game(contests, game, shared, language), game.id, language)
        report_arguments(_game(reports, game, shared, language), game.id, language)
    replay, rules = commands["replay"], commands["rules"]
    replay.add_argument("file", metavar=say("cli-arg-file"), help=say("cli-arg-record"))
    whose = replay.add_mutually_exclusive_group()
    whose.add_argument("--seat", type=int, metavar="N", help=say("cli-arg-seat"))
    whose.add_argument("--all", action="store_true", help=say("cli-arg-all"))
    rules.add_argument("wanted", nargs="*", metavar=say("cli-arg-wanted"), help=say("cli-arg-rules"))
    rules.add_argument("--game", metavar=say("cli-arg-game"), help=say("cli-arg-rules-game"))


def _game(parsers: Parsers, game: Game, shared: argparse.ArgumentParser, language: str) -> argparse.ArgumentParser:
    """`euphoria play leaders`: a parser for one game under a command, with the options of that game."""
    say = words(language).say
    made: argparse.ArgumentParser = parsers.add_parser(
        game.id, help=game.title, description=game.title, parents=[shared], allow_abbrev=False
    )
    seats = say("cli-arg-seats", least=game.seats[0], most=game.seats[-1])
    made.add_argument("--seats", type=int, metavar="N", help=seats)
    made.add_argument("--seed", type=_seed, metavar="S", help=say("cli-arg-seed"))
    for option in game.options.values():
        default = say("cli-game-default", value=default_of(option, language))
        said = f"{about(game, option, language)} {default}".replace("%", "%%")
        dest = f"option_{option.name}"
        if option.kind is bool:
            made.add_argument(flag(option), dest=dest, action=argparse.BooleanOptionalAction, help=said)
        else:
            kind = int if option.kind is int else str
            made.add_argument(flag(option), dest=dest, type=kind, metavar=values(option, language), help=said)
    variants = [flag(option).removeprefix("--") for option in game.options.values() if option.kind is bool]
    if variants:
        named, about_it = "|".join(variants), say("cli-arg-variant")
        made.add_argument("--variant", action="append", choices=variants, metavar=named, help=about_it)
    return made


def _play(parser: argparse.ArgumentParser, language: str) -> None:
    say = words(language).say
    file = say("cli-arg-file")
    parser.add_argument("--humans", type=int, metavar="N", help=say("cli-arg-humans"))
    parser.add_argument("--names", metavar="Ana,Ben", help=say("cli-arg-names"))
    parser.add_argument("--bots", metavar="easy|normal|hard", help=say("cli-arg-bots"))
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--scenario", metavar=file, help=say("cli-arg-scenario"))
    source.add_argument("--load", metavar=file, help=say("cli-arg-load"))


def _simulate(parser: argparse.ArgumentParser, language: str) -> None:
    say = words(language).say
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=say("cli-arg-games"))
    parser.add_argument("--jobs", type=int, metavar="N", help=say("cli-arg-jobs"))
    parser.add_argument("--json", metavar=say("cli-arg-file"), help=say("cli-arg-json"))


def _seed(text: str) -> int | str:
    """A number as a number, so that it means what it means in Python; anything else as a word."""
    return int(text) if re.fullmatch(r"-?\d{1,18}", text) else text
