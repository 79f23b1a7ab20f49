"""Finds the display of a game."""

from __future__ import annotations

from euphoria.cli.terminal.game_display import GameDisplay
from euphoria.cli.terminal.plain_display import PlainDisplay
from euphoria.kernel.core.game import Game


def find_display(game: Game) -> GameDisplay:
    """The game's "terminal" extension, or a plain display if it has none."""
    display: GameDisplay | None = game.extension("terminal")
    return display or PlainDisplay()
