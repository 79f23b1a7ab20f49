"""What blasts and flames share: price, whom they can harm, order of dice, falling (R-obj-4, R-mis-1)."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality.geometry.terrain import INCH
from euphoria.games.reality.rules.figures.falling import falls_if_dead, leads_others
from euphoria.games.reality.state import NEUTRAL, Show

OBJECT_COST: Final = 2
"""AP for a throw or for setting off charges (R-obj-1, R-obj-3)."""
HIGH: Final = 3 * INCH
"""A template touches those whose feet are less than this above or below it (R-obj-9)."""


def can_be_harmed(state: Show, figure: int) -> bool:
    """Not those who belong to nobody: decoys, and a captive (R-mis-1)."""
    return state.side[figure] != NEUTRAL


def in_order(state: Show, figures: list[int]) -> list[int]:
    """The order in which they choose and in which their dice are thrown: the highest euphoria first, then by number."""
    return sorted(figures, key=lambda figure: (-state.spirit(figure), figure))


def fall_together(state: Show, figures: list[int], how: int, killer: int) -> None:
    """After all have been hurt: those without life fall, a companion or a captive before the figure that leads it."""
    for figure in sorted(figures, key=lambda one: leads_others(state, one)):
        falls_if_dead(state, figure, how, killer)


def spend(state: Show, figure: int, item: int) -> None:
    """2 AP, and the object is used up (R-obj-4)."""
    state.pay(figure, OBJECT_COST)
    state.spend(figure, item)
