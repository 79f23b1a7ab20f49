"""What each seat rolled in a game, compared with the expected value of its dice.

A game computes it in a function that it names as its extension "luck"; a game without dice has none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from euphoria.kernel.core.state import State

ComputeLuck = Callable[[State], list[list[tuple[str, int, float, float]]]]


class Luck(NamedTuple):
    """One kind of roll: how many there were, the sum of their results, and the expected value of that sum."""

    what: str
    thrown: int
    result: float
    expected: float

    def json(self) -> dict[str, Any]:
        return self._asdict()


def luck(state: State) -> list[list[Luck]]:
    """The luck of each seat, by kind of roll."""
    compute: ComputeLuck | None = state.game.extension("luck")
    if compute is None:
        return [[] for _ in range(state.seats)]
    return [[Luck(*line) for line in lines] for lines in compute(state)]
