"""The flags of a figure: bits of `Show.flags`. Stored states and views have them: a new flag is added at the end.

What a flag that a character causes means to the rules is declared in its file: see `cards/conditions.py`."""

from __future__ import annotations

from typing import Final

NAMES: Final[tuple[str, ...]] = (
    "prone", "down", "gone", "used", "massacre", "called",  # until something changes them
    "walked", "moved", "charged", "high", "fascinated", "hidden", "shielded", "berserk", "stunned", "adrenaline",
    "late", "struck", "fired", "silent", "still", "drawn", "stays", "begun",
)  # fmt: skip

PRONE: Final = 1 << 0  # lies on the deck (R-move-5)
DOWN: Final = 1 << 1  # has fallen: a body (R-inj-1)
GONE: Final = 1 << 2  # is off the table: it has left, or is not deployed yet
USED: Final = 1 << 3  # its ability is spent (R-spec-1)
MASSACRE: Final = 1 << 4  # fires at the nearest figure, for the rest of the game
CALLED: Final = 1 << 5  # a companion that leaves with its owner
WALKED: Final = 1 << 6  # spent AP on movement this turn: -1 when it shoots (R-fire-5, R-ap-3)
MOVED: Final = 1 << 7  # has moved or attacked this turn: -1 when it is shot at (R-fire-5, R-att-7)
CHARGED: Final = 1 << 8  # moved into contact this turn: a free die in the first round (R-att-3, R-con-4)
HIGH: Final = 1 << 9  # was charged uphill: a free die in the first round (R-att-3, R-con-3)
FASCINATED: Final = 1 << 10  # can do nothing this turn
HIDDEN: Final = 1 << 11  # is harder to hit this turn
SHIELDED: Final = 1 << 12  # loses half of the damage this turn
BERSERK: Final = 1 << 13  # has more AP and attacks this turn
STUNNED: Final = 1 << 14  # its AP were halved this turn (R-obj-2)
ADRENALINE: Final = 1 << 15  # +5 AP this turn (R-move-10)
LATE: Final = 1 << 16  # moves last this turn
STRUCK: Final = 1 << 17  # has had the first round of its combat this turn
FIRED: Final = 1 << 18  # has fired its shots, or its flames, this turn
SILENT: Final = 1 << 19  # used its ability in combat: no attack dice this turn (R-spec-2)
STILL: Final = 1 << 20  # was asked where to walk and stays: not asked again before it has done something else
DRAWN: Final = 1 << 21  # threw an attack object this turn: its shots are with several weapons (R-fire-7)
STAYS: Final = 1 << 22  # throws nothing more in this activation; charges are not thrown
BEGUN: Final = 1 << 23  # has done something in this positioning: too late for first aid kit and adrenaline (R-obj-5)

LASTING: Final = PRONE | DOWN | GONE | USED | MASSACRE | CALLED
"""These stay; all others are cleared at the start of a turn."""
OUT: Final = DOWN | GONE
