"""What became of each die of an exchange, as it is told afterwards: found in the public log (R-att-4)."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.rules.attack.exchange import Fate, fates
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.kernel.core.state import Json


def dice_of(state: Show, number: int) -> list[Json]:
    """The dice of the side whose injuries this entry of the log counts, as they met those of the other side.

    Both sides list their dice in the same order: what cancelled each other, what met, what nothing stood against, and
    at last what was set aside before. Empty where one of those who threw has changed sides since.
    """
    log = state.log
    side = log[number][1]
    begun = next(at for at in range(number, -1, -1) if log[at][0] == ShowEvent.FIGHT)
    throws: dict[int, list[int]] = {}
    for entry in (log[at] for at in range(begun, number)):
        if entry[0] == ShowEvent.DIE:
            throws.setdefault(entry[1], []).append(entry[2])
    if any(state.side[figure] == NEUTRAL for figure in throws):
        return []
    compared: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
    aside: list[tuple[int, int]] = []
    fighting = [figure for figure in state.figures() if log[begun][1] >> figure & 1]
    for figure, dice in throws.items():
        kept = _kept(state, fighting, figure, dice)
        compared[state.side[figure]].extend((die, figure) for die in kept)
        if state.side[figure] == side:
            aside += [(die, figure) for die in _without(dice, kept)]
    own, others = (sorted(compared[one], key=lambda thrown: (-thrown[0], thrown[1])) for one in (side, 1 - side))
    found = fates([die for die, _ in own], [die for die, _ in others])
    order = sorted(range(len(own)), key=lambda at: (RANKS[found[at]], at))
    return [_told(*own[at], found[at]) for at in order] + [_told(*one, Fate.ASIDE) for one in aside]


RANKS: Final = {Fate.CANCELLED: 0, Fate.WON: 1, Fate.LOST: 1, Fate.ALONE: 2}


def _told(die: int, figure: int, fate: Fate) -> Json:
    return {"figure": figure, "roll": die, "fate": fate.name.lower()}


def _kept(state: Show, fighting: list[int], figure: int, dice: list[int]) -> list[int]:
    """The dice that are compared. What sorts them takes steps of its own, too: it is asked of a copy."""
    sort_dice = state.character(figure).sort_dice
    if sort_dice is None:
        return dice
    then = state.copy()
    then.combat = fighting
    return sort_dice(then, figure, list(dice))


def _without(dice: list[int], kept: list[int]) -> list[int]:
    left = list(dice)
    for die in kept:
        left.remove(die)
    return left
