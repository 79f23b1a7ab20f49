"""The games, one room each. A game imports the kernel and never another game."""

from __future__ import annotations

from euphoria.kernel.core.game import Game
from euphoria.kernel.core.registry import find_game, game_ids


def games() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return game_ids()


def game(id: str) -> Game:
    """The game of that id."""
    return find_game(id)
