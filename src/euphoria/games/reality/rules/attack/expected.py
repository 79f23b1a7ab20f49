"""How many injuries so many attack dice cause on average: the mean of `exchange.compare` over all throws (R-att-4)."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

MOST: Final = 12
"""The most dice of a side for which it is worked out."""
HIGHEST: Final = 10


@cache
def expected_injuries(own: int, others: int, face: int = HIGHEST, ahead: int = 0) -> float:
    """The injuries that the own dice cause, of so many on each side that show at most this face.

    Faces are looked at from the highest down. `ahead` is how many more dice the own side has above this face, after
    what cancelled: each of them injures, as it meets a lower die or none. Below zero the others are ahead, and their
    dice are met first.
    """
    if not own or not face:
        return 0.0
    mean = 0.0
    for ours in range(own + 1):
        for theirs in range(others + 1):
            more = ours - theirs
            injuring = max(0, ahead + more) - max(0, ahead) if more > 0 else 0
            rest = expected_injuries(own - ours, others - theirs, face - 1, ahead + more)
            mean += _showing(own, ours, face) * _showing(others, theirs, face) * (injuring + rest)
    return mean


def _showing(dice: int, count: int, face: int) -> float:
    """The chance that just so many of the dice show this face, if all show at most this."""
    return comb(dice, count) * (1 / face) ** count * (1 - 1 / face) ** (dice - count)
