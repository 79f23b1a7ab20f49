"""The games that are installed, found by the entry point group `euphoria.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from euphoria.kernel.core.errors import UnknownGame
from euphoria.kernel.core.game import Game

GROUP: Final = "euphoria.games"
"""An entry point of this group is a game's id and declaration: `leaders = "euphoria.games.leaders.game:GAME"`."""

_added: dict[str, Game] = {}


def add_game(game: Game) -> None:
    """Make a game known that is not installed as a package: for experiments and tests."""
    _added[game.id] = game


def remove_game(id: str) -> None:
    """Forget a game that was added with `add_game`."""
    _added.pop(id, None)


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def game_ids() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted({*_installed(), *_added})


def find_game(id: str) -> Game:
    """The game of that id; it is loaded when it is first asked for."""
    if id in _added:
        return _added[id]
    if id not in _installed():
        raise UnknownGame(f"no game {id!r}; there is {', '.join(game_ids())}")
    return _load(id)


@cache
def _load(id: str) -> Game:
    found: Game = _installed()[id].load()
    return found
