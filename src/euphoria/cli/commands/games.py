"""`euphoria games`: the installed games with their options."""

from __future__ import annotations

import argparse

from rich.padding import Padding
from rich.text import Text

from euphoria.cli.command import Command
from euphoria.cli.commands.game_arguments import option_default, option_flag, option_help, option_values
from euphoria.cli.terminal.screen import Screen
from euphoria.cli.terminal.tables import borderless_table
from euphoria.games import game as find_game
from euphoria.games import games


def add_arguments(parser: argparse.ArgumentParser, shared: argparse.ArgumentParser, language: str) -> None:
    """It has none."""


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    for id in games():
        game = find_game(id)
        seats = screen.say("cli-game-seats", least=game.seats[0], most=game.seats[-1], revision=game.revision)
        screen.show(Text.assemble((id, "accent"), "  ", (game.title, "bold"), (f"  {seats}", "quiet")))
        grid = borderless_table(show_header=False)
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column(no_wrap=True)
        grid.add_column()
        for option in game.options.values():
            default = screen.say("cli-game-default", value=option_default(option, screen.language))
            grid.add_row(
                option_flag(option),
                option_values(option, screen.language),
                Text.assemble(option_help(game, option, screen.language), (f" {default}", "quiet")),
            )
        screen.show(Padding(grid, (0, 0, 1, 2)))
    return 0


COMMAND = Command("games", add_arguments, run)
