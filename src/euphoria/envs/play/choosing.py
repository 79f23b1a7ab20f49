"""From the number that a learner gives to the action that it means."""

from __future__ import annotations

from typing import Any

from euphoria.envs.errors import NotAsked
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.state import State


def chosen_action(state: State, seat: int, number: Any, wait: int) -> Action:
    """The action of that number, when this seat does it; an error says why there is none. `wait` is the number of
    waiting, which nobody may choose who is asked."""
    if number == wait:
        raise NotAsked(f"number {wait} is waiting, and seat {seat} is asked: its mask says what it may do")
    return state.decode(seat, number)
