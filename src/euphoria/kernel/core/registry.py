"""The games that have introduced themselves. The kernel knows none by name."""

from __future__ import annotations

from collections.abc import Callable

from euphoria.kernel.core.errors import UnknownGame
from euphoria.kernel.core.game import Game

_loaders: dict[str, Callable[[], Game]] = {}


def introduce(id: str, loader: Callable[[], Game]) -> None:
    """A game says how it is loaded; it is loaded when it is first asked for."""
    _loaders[id] = loader


def game_ids() -> list[str]:
    return sorted(_loaders)


def find_game(id: str) -> Game:
    if id not in _loaders:
        raise UnknownGame(f"no game {id!r}; there is {', '.join(game_ids())}")
    return _loaders[id]()
