"""The hook behind `print(state)`: the terminal, which the kernel must not import, registers its drawing here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euphoria.kernel.core.state import State

_draw: Callable[[State], str] = repr


def draw_with(function: Callable[[State], str]) -> None:
    """Register the function that turns a state into text."""
    global _draw
    _draw = function


def draw(state: State) -> str:
    return _draw(state)
