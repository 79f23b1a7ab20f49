"""How a seat counts the figures, in observations and in numbered actions: its own first, then the rival's.

Each figure has a slot, which it keeps for the whole game: twelve for the seat's own team, in the order of the figures'
numbers, twelve for the rival's, and four for those who belong to no team by themselves, the captive of a rescue and
cats. The captive stays in its slot when it is freed. Teams of more than twelve, which are dearer than 1000, go on in
the slots after these.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from euphoria.games.reality.actions import MOST_FIGURES, SPACE
from euphoria.games.reality.cards.character import Trait
from euphoria.games.reality.cards.registry import TRAITS
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.kernel.learning.numbered_actions import CountedActions, numbered

SEATS: Final = 2
OF_A_TEAM: Final = 12
OF_NOBODY: Final = 4
OBSERVED: Final = 2 * OF_A_TEAM + OF_NOBODY
"""The slots of an observation: the others have numbers in actions only."""
BEGIN: Final[tuple[int, ...]] = (0, OF_A_TEAM, 2 * OF_A_TEAM)
END: Final[tuple[int, ...]] = (OF_A_TEAM, 2 * OF_A_TEAM, OBSERVED)


def slots(state: Show, seat: int) -> tuple[int, ...]:
    """By figure number: its slot. Numbers that no figure has yet are the last."""
    return _slots(seat, tuple(state.side), tuple(state.who), state.settings.mission == "rescue")


def counted(state: Show, seat: int) -> CountedActions:
    """The numbers of all actions with figures counted by slots."""
    made: CountedActions = _counted(slots(state, seat))
    return made


@lru_cache(maxsize=256)
def _slots(seat: int, sides: tuple[int, ...], who: tuple[int, ...], rescue: bool) -> tuple[int, ...]:
    following = list(BEGIN)
    found = [-1] * MOST_FIGURES
    for figure, side in enumerate(sides):
        block = 2 if belongs_to_none(side, who[figure], rescue) else int(side != seat)
        if following[block] < END[block]:
            found[figure] = following[block]
            following[block] += 1
    left = [*range(OBSERVED, MOST_FIGURES), *(slot for slot in range(OBSERVED) if slot not in found)]
    rest = iter(left)
    return tuple([slot if slot >= 0 else next(rest) for slot in found])


def belongs_to_none(side: int, character: int, rescue: bool) -> bool:
    """Whether no team began with it: the captive of a rescue, also when it has been freed, and whoever is neutral."""
    return side == NEUTRAL or (rescue and bool(TRAITS[character] & Trait.STAR))


@lru_cache(maxsize=64)
def _counted(turn: tuple[int, ...]) -> CountedActions:
    return numbered(SPACE, SEATS).turned("figure", turn)
