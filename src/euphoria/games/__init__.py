"""The games, one room each. A game knows the kernel and never another game."""

from __future__ import annotations

from functools import partial
from importlib import import_module

from euphoria.kernel.core.game import Game
from euphoria.kernel.core.registry import find_game, game_ids, introduce

ROOMS = ("dystopia", "leaders", "reality")
"""The games that are here; each room's `game` module has a `GAME`."""


def _load(id: str) -> Game:
    found: Game = import_module(f"euphoria.games.{id}.game").GAME
    return found


for _id in ROOMS:
    introduce(_id, partial(_load, _id))


def games() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return game_ids()


def game(id: str) -> Game:
    """The game of that id."""
    return find_game(id)
