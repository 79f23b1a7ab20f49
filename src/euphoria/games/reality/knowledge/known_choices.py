"""Whether everybody can tell what a figure may do: then a table takes its only choice by itself.

What it may do depends on the objects that it hides. It is asked twice, with none of those that it may hide and with all
of them: where that makes no difference, nobody learns anything by the answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.cards.objects import BITS, CHARGES, COSTS
from euphoria.games.reality.knowledge.sampling import UNIT, guesses, spare
from euphoria.games.reality.state import Show

MENUS: Final = frozenset({codes.ASK_POSITION, codes.ASK_LOOT, codes.ASK_FIRE, codes.ASK_DECLARE})
"""The questions of which everything lawful is listed. In others a place may be named that is not."""


def choices_are_known(state: Show, seat: int) -> bool:
    if state.question not in MENUS:
        return False
    legal = state.legal(seat)
    return all(one.legal(seat) == legal for one in extremes(state, state.active))


def extremes(state: Show, figure: int) -> Iterator[Show]:
    """The states in which this figure hides nothing, and in which it hides all that it may hide, with its charges on
    one element after the other."""
    yield holding(state, figure, state.shown[figure])
    side = state.side[figure]
    money = spare(state, side) * UNIT
    all_held = state.shown[figure]
    for guess in guesses(state, side):
        if guess.figure == figure and COSTS[guess.item] <= money:
            all_held |= BITS[guess.item]
    if not all_held & BITS[CHARGES]:
        yield holding(state, figure, all_held)
        return
    for element in range(len(state.terrain.elements)):
        yield holding(state, figure, all_held, element)


def holding(state: Show, figure: int, objects: int, element: int = -1) -> Show:
    new = state.copy()
    new.objects[figure] = objects
    new.charge_at[figure] = element
    return new
