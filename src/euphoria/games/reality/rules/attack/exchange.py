"""Attack dice: throwing them, comparing them, and a duel of two (R-att-2, R-att-4)."""

from __future__ import annotations

from euphoria.games.reality import codes
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import MOVED
from euphoria.games.reality.rules.figures.charging import rouse
from euphoria.games.reality.rules.figures.falling import falls_if_dead, injure, leads_others
from euphoria.games.reality.state import Show


def compare(one: list[int], other: list[int]) -> tuple[int, int]:
    """The injuries to the first and to the second side (R-att-4).

    Equal dice cancel one for one, so that no two are equal when highest meets highest; whoever has dice left when
    the other side has none injures with each.
    """
    second = sorted(other, reverse=True)
    first = []
    for die in sorted(one, reverse=True):
        if die in second:
            second.remove(die)
        else:
            first.append(die)
    won = sum(die > against for die, against in zip(first, second, strict=False))
    met = min(len(first), len(second))
    return len(second) - won, len(first) - met + won


def throw(state: Show, figure: int, dice: int) -> list[int]:
    """One d10 an attack (R-att-2). Whoever attacks counts as having moved (R-att-7)."""
    if not dice:
        return []
    state.mark(figure, MOVED)
    state.log.append((ShowEvent.STRUCK, figure, dice))
    throws = []
    for _ in range(dice):
        throws.append(state.d10())
        state.log.append((ShowEvent.DIE, figure, throws[-1]))
    return throws


def duel(state: Show, one: int, its_dice: int, other: int, other_dice: int) -> tuple[int, int]:
    """An exchange of these two alone, whatever their teams, with so many dice each; the caller has paid for them.

    Who lay prone gets up (R-y-7). Both throw, the first one first; then the first one's injuries are resolved, then
    the other's. Who has no life left falls hand to hand, uncredited. Returns the life that each of them lost.
    """
    for figure in (one, other):
        rouse(state, figure)
    injuries = compare(throw(state, one, its_dice), throw(state, other, other_dice))
    lost = [0, 0]
    for index, figure in enumerate((one, other)):
        for _ in range(injuries[index]):
            if state.life[figure]:
                state.log.append((ShowEvent.WOUNDED, figure))
                lost[index] += injure(state, figure)
    for figure in sorted((one, other), key=lambda one: leads_others(state, one)):
        falls_if_dead(state, figure, codes.BY_HAND)
    return lost[0], lost[1]
