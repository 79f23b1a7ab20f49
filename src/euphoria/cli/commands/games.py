"""`euphoria games`: what can be played, and what a table can choose."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from euphoria.cli.terminal.screen import Screen
from euphoria.games import game as find_game
from euphoria.games import games
from euphoria.kernel.core.game import Game
from euphoria.kernel.core.options import Option
from euphoria.kernel.text.messages import words


def about(game: Game, option: Option, language: str) -> str:
    """What an option sets: as it is typed here, else as the game's texts say, else as the game itself says."""
    for key in (f"cli-{game.id}-option-{option.name}", f"{game.id}-option-{option.name}"):
        if words(language).has(key):
            return words(language).say(key)
    return option.about


def flag(option: Option) -> str:
    """How an option is typed."""
    return f"--{option.name.replace('_', '-')}"


def values(option: Option, language: str) -> str:
    """What an option may be. A yes or no needs no value: it is typed `--trade` or `--no-trade`."""
    if option.kind is bool:
        return ""
    if option.choices:
        return "|".join(map(str, option.choices))
    return f"{option.low}..{option.high}" if option.kind is int else words(language).say("cli-arg-word")


def default_of(option: Option, language: str) -> str:
    if option.kind is bool:
        return words(language).say("cli-yes" if option.default else "cli-no")
    return str(option.default)


def games_command(screen: Screen) -> int:
    for id in games():
        game = find_game(id)
        said = screen.say("cli-game-seats", least=game.seats[0], most=game.seats[-1], revision=game.revision)
        screen.show(Text.assemble((id, "accent"), "  ", (game.title, "bold"), (f"  {said}", "quiet")))
        grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False, show_edge=False)
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column(no_wrap=True)
        grid.add_column()
        for option in game.options.values():
            default = screen.say("cli-game-default", value=default_of(option, screen.language))
            grid.add_row(
                flag(option),
                values(option, screen.language),
                Text.assemble(about(game, option, screen.language), (f" {default}", "quiet")),
            )
        screen.show(Padding(grid, (0, 0, 1, 2)))
    return 0
