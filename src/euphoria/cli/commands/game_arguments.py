"""Command line arguments that come from a game's declaration: seats, seed, and one option for each of its own."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable

from euphoria.cli.command import CommandParser, Subcommands
from euphoria.games import game as find_game
from euphoria.games import games
from euphoria.kernel.core.game import Game
from euphoria.kernel.core.options import Option
from euphoria.kernel.text.messages import words


def add_game_parsers(
    parser: CommandParser,
    shared: argparse.ArgumentParser,
    language: str,
    add_arguments: Callable[[argparse.ArgumentParser, str, str], None],
) -> None:
    """`euphoria play leaders`: a parser for each installed game below a command, with the options of that game.

    `add_arguments(parser, game id, language)` adds those of the command itself. Of a game that is named the others are
    not loaded.
    """
    subcommands = Subcommands(parser, shared, "game", words(language).say("cli-arg-game"))
    named = [id for id in games() if id in parser.typed[:1]]
    for game in map(find_game, named or games()):
        game_parser = subcommands.add(game.id, game.title)
        _add_game_arguments(game_parser, game, language)
        add_arguments(game_parser, game.id, language)


def _add_game_arguments(parser: argparse.ArgumentParser, game: Game, language: str) -> None:
    say = words(language).say
    seats = say("cli-arg-seats", least=game.seats[0], most=game.seats[-1])
    parser.add_argument("--seats", type=int, metavar="N", help=seats)
    parser.add_argument("--seed", type=typed_seed, metavar="S", help=say("cli-arg-seed"))
    for option in game.options.values():
        default = say("cli-game-default", value=option_default(option, language))
        help = f"{option_help(game, option, language)} {default}".replace("%", "%%")
        dest = f"option_{option.name}"
        flag = option_flag(option)
        if option.kind is bool:
            parser.add_argument(flag, dest=dest, action=argparse.BooleanOptionalAction, help=help)
        else:
            kind = int if option.kind is int else str
            parser.add_argument(flag, dest=dest, type=kind, metavar=option_values(option, language), help=help)
    variants = [option_flag(option).removeprefix("--") for option in game.options.values() if option.kind is bool]
    if variants:
        metavar, help = "|".join(variants), say("cli-arg-variant")
        parser.add_argument("--variant", action="append", choices=variants, metavar=metavar, help=help)


def option_help(game: Game, option: Option, language: str) -> str:
    """What an option sets: the command's own text for it, else the game's text, else the declaration's."""
    for key in (f"cli-{game.id}-option-{option.name}", f"{game.id}-option-{option.name}"):
        if words(language).has(key):
            return words(language).say(key)
    return option.about


def option_flag(option: Option) -> str:
    """How an option is typed: `--recruit-draft`."""
    return f"--{option.name.replace('_', '-')}"


def option_values(option: Option, language: str) -> str:
    """The values that an option takes; empty for a bool, which is typed `--trade` or `--no-trade`."""
    if option.kind is bool:
        return ""
    if option.choices:
        return "|".join(map(str, option.choices))
    return f"{option.low}..{option.high}" if option.kind is int else words(language).say("cli-arg-word")


def option_default(option: Option, language: str) -> str:
    if option.kind is bool:
        return words(language).say("cli-yes" if option.default else "cli-no")
    return str(option.default)


def typed_seed(text: str) -> int | str:
    """A number as an int, so that it gives the same game as that seed in Python; any other text as it is."""
    return int(text) if re.fullmatch(r"-?\d{1,18}", text) else text
