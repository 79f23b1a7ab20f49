"""The objects that a team can buy (R-team-3). A figure's objects are a mask of these bits."""

from __future__ import annotations

from typing import Final

OBJECTS: Final[tuple[str, ...]] = ("kit", "defibrillator", "adrenaline", "grenade", "stun", "charges", "benkei")
KIT: Final = 0
DEFIBRILLATOR: Final = 1
ADRENALINE: Final = 2
GRENADE: Final = 3
STUN: Final = 4
CHARGES: Final = 5
DOG: Final = 6
COSTS: Final[tuple[int, ...]] = (25, 25, 25, 25, 25, 50, 50)
HELD: Final = range(6)
"""Those that are carried, and secret until used. Benkei walks beside its owner, for all to see."""
BITS: Final = tuple(1 << item for item in range(len(OBJECTS)))
ALL_HELD: Final = sum(BITS[item] for item in HELD)


def worth(mask: int) -> int:
    """What the objects of a mask cost."""
    return sum(cost for item, cost in enumerate(COSTS) if mask >> item & 1)


def listed(mask: int) -> list[int]:
    """The objects of a mask, in the order of the list."""
    return [item for item in range(len(OBJECTS)) if mask >> item & 1]
