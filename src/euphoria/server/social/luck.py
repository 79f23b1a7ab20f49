"""What each seat of a game rolled, against what was to be expected of its dice.

A game `x` says it in the module `euphoria.games.x.luck`, which has `luck`. One without dice needs none.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from euphoria.kernel.core.state import State


class Luck(NamedTuple):
    """One kind of throw: how many there were, what they came to together, and what as many come to on average."""

    what: str
    thrown: int
    result: float
    expected: float

    def json(self) -> dict[str, Any]:
        return self._asdict()


def luck(state: State) -> list[list[Luck]]:
    """By seat."""
    reader = _reader(state.game.id)
    if reader is None:
        return [[] for _ in range(state.seats)]
    return [[Luck(*line) for line in lines] for lines in reader(state)]


@cache
def _reader(game: str) -> Callable[[State], list[list[tuple[str, int, float, float]]]] | None:
    name = f"euphoria.games.{game}.statistics.luck"
    if find_spec(name) is None:
        return None
    reader: Callable[[State], list[list[tuple[str, int, float, float]]]] = import_module(name).luck
    return reader
