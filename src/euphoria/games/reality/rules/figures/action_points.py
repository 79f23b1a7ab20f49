"""Action points (AP) of a figure, by its life and its conditions (R-prof-3, R-ap-2)."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality.cards.conditions import CONDITIONS
from euphoria.games.reality.figure_flags import ADRENALINE, STUNNED
from euphoria.games.reality.state import Show

WHOLE_FROM: Final = 50
HALF_FROM: Final = 25
AT_THE_END: Final = 2
INJECTION: Final = 5


def half(number: int) -> int:
    """Half, rounded up (R-gen-1)."""
    return (number + 1) // 2


def allowance(state: Show, figure: int) -> int:
    """The AP of this turn by its current life, before anything is spent."""
    flags = state.flags[figure]
    points = state.character(figure).ap
    if flags & CONDITIONS.extra_points:
        points += CONDITIONS.total("extra_points", flags)
    life = state.life[figure]
    if life < HALF_FROM:
        points = min(points, AT_THE_END)
    elif life < WHOLE_FROM:
        points = half(points)
    return points + (INJECTION if flags & ADRENALINE else 0)


def left(state: Show, figure: int) -> int:
    return max(0, allowance(state, figure) - state.spent[figure])


def read_points(state: Show) -> None:
    """Set everybody's AP at the start of a phase (R-prof-3)."""
    for figure in state.standing():
        state.ap[figure] = left(state, figure)


def stun(state: Show, figure: int) -> None:
    """Halve the AP that are left, once a turn (R-obj-2, R-ap-2)."""
    if not state.flags[figure] & STUNNED:
        state.mark(figure, STUNNED)
        state.pay(figure, state.ap[figure] - half(state.ap[figure]))
