"""Carries out effects, operation by operation (`cards/effects.py`).

The functions of the operations stand under decorators in the other files of this room: `at_once` for those that need no
decision, `by_frames` for those that ask a player or leave frames on the agenda.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from euphoria.games.dystopia import codes
from euphoria.games.dystopia.cards.effects import EFFECTS
from euphoria.games.dystopia.rules.registry import RULES
from euphoria.games.dystopia.state.city import City

Operation = Callable[[City, int, int, int], None]
"""operation(state, seat, x, y), with the two numbers of an `Op`."""

AT_ONCE: Final[dict[int, Operation]] = {}
BY_FRAMES: Final[dict[int, Operation]] = {}


def at_once(op: int) -> Callable[[Operation], Operation]:
    """Registers an operation that is finished when the function returns."""
    return _registered(AT_ONCE, op)


def by_frames(op: int) -> Callable[[Operation], Operation]:
    """Registers an operation that may be finished by frames or answers that come later."""
    return _registered(BY_FRAMES, op)


def _registered(table: dict[int, Operation], op: int) -> Callable[[Operation], Operation]:
    def register(function: Operation) -> Operation:
        assert op not in AT_ONCE and op not in BY_FRAMES, f"operation {op} has two functions"
        table[op] = function
        return function

    return register


@RULES.step(codes.DO)
def do(state: City, seat: int, number: int, index: int) -> None:
    """Carries out an effect from its operation `index` on."""
    ops = EFFECTS[number]
    while index < len(ops):
        op, x, y = ops[index]
        index += 1
        operation = AT_ONCE.get(op)
        if operation is not None:
            operation(state, seat, x, y)
        else:
            if index < len(ops):
                state.push(codes.DO, seat, number, index)
            BY_FRAMES[op](state, seat, x, y)
            return


@RULES.step(codes.BECAUSE)
def because(state: City, seat: int, cause: int, _b: int) -> None:
    """What follows on the agenda is owed to this cause."""
    state.cause = cause
