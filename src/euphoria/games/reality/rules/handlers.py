"""The rules as tables, gathered from the files that have them: which function handles which step and which answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from euphoria.games.reality import codes
from euphoria.games.reality.rules.attack import combat, falling, pushing
from euphoria.games.reality.rules.firing import blasts, firing
from euphoria.games.reality.rules.positioning import positioning
from euphoria.games.reality.rules.sequence import missions, setup, special, turn
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

ROOMS: tuple[Any, ...] = (setup, turn, special, positioning, missions, combat, pushing, firing, blasts, falling)


def _gather(table: str, size: int) -> list[Any]:
    """One list of what the files say of this table, each number said once."""

    def missing(*args: object) -> None:
        raise AssertionError(f"{table}: nobody handles this")

    handlers: list[Any] = [missing] * size
    for room in ROOMS:
        for number, handler in getattr(room, table, {}).items():
            assert handlers[number] is missing, f"{table} {number} is handled twice, also by {handler.__name__}"
            handlers[number] = handler
    return handlers


STEPS: list[Callable[[Show, int, int, int], None]] = _gather("STEPS", codes.STEPS)
LISTS: list[Callable[[Show, int], list[Action]]] = _gather("LISTS", len(codes.QUESTIONS))
ANSWERS: list[Callable[[Show, int, Action], None]] = _gather("ANSWERS", len(codes.QUESTIONS))
JOINT_ANSWERS: dict[int, Callable[[Show], None]] = {
    number: handler for room in ROOMS for number, handler in getattr(room, "JOINT_ANSWERS", {}).items()
}
CHECKS: dict[int, Callable[[Show, int, Action], bool]] = {
    number: check for room in ROOMS for number, check in getattr(room, "CHECKS", {}).items()
}
"""By question: whether an open action, which is not listed, is lawful."""
