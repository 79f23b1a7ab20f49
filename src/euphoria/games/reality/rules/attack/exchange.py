"""Attack dice: throwing them, comparing them, and a duel of two (R-att-2, R-att-4)."""

from __future__ import annotations

from enum import Enum, auto

from euphoria.games.reality import codes
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import MOVED
from euphoria.games.reality.rules.figures.charging import rouse
from euphoria.games.reality.rules.figures.falling import falls_if_dead, injure, leads_others
from euphoria.games.reality.state import Show


def compare(one: list[int], other: list[int]) -> tuple[int, int]:
    """The injuries to the first and to the second side (R-att-4).

    Equal dice cancel one for one; then the highest dice of both sides meet, and the higher one injures. Dice without
    an opponent injure too.
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


class Fate(Enum):
    """What became of a die."""

    CANCELLED = auto()
    WON = auto()
    LOST = auto()
    ALONE = auto()
    """Nothing stood against it: it injures."""
    ASIDE = auto()
    """It was taken out before the comparison."""


def fates(own: list[int], others: list[int]) -> list[Fate]:
    """What becomes of each die of a side, whose dice come highest first: as `compare` counts them."""
    free = sorted(others, reverse=True)
    found = []
    for die in own:
        found.append(Fate.CANCELLED if die in free else Fate.ALONE)
        if die in free:
            free.remove(die)
    meeting = [at for at, fate in enumerate(found) if fate is Fate.ALONE]
    for at, against in zip(meeting, free, strict=False):
        found[at] = Fate.WON if own[at] > against else Fate.LOST
    return found


def throw(state: Show, figure: int, dice: int) -> list[int]:
    """Throw a d10 for each attack (R-att-2). Attacking counts as having moved (R-att-7)."""
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
    """An exchange of two figures of any teams, with so many dice each, which the caller has paid for.

    Prone figures get up (R-y-7). Both throw, `one` first; its injuries are resolved first, too. A figure without life
    falls hand to hand, credited to nobody. Returns the life that each of them lost.
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
