"""How `print(state)` shows a board. Boards are drawn by a room above this one, which says here how."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euphoria.kernel.core.state import State

_draw: Callable[[State], str] = repr


def draw_with(function: Callable[[State], str]) -> None:
    """From now on states are drawn by this function."""
    global _draw
    _draw = function


def draw(state: State) -> str:
    return _draw(state)
