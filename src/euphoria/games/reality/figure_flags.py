"""The flags of a figure: bits of `Show.flags`. Stored states and views have them: a new flag is added at the end.

What a flag that a character causes means to the rules is declared in its file: see `cards/conditions.py`."""

from __future__ import annotations

NAMES = (
    "prone", "down", "gone", "used", "massacre", "called",  # until something changes them
    "walked", "moved", "charged", "high", "fascinated", "hidden", "shielded", "berserk", "stunned", "adrenaline",
    "late", "struck", "fired", "silent", "still", "drawn", "stays", "begun",
)  # fmt: skip

(
    PRONE,  # lies on the deck (R-move-5)
    DOWN,  # has fallen: a body (R-inj-1)
    GONE,  # is off the table: it has left, or is not deployed yet
    USED,  # its ability is spent (R-spec-1)
    MASSACRE,  # fires at the nearest figure, for the rest of the game
    CALLED,  # a companion that leaves with its owner
    WALKED,  # spent AP on movement this turn: -1 when it shoots (R-fire-5, R-ap-3)
    MOVED,  # has moved or attacked this turn: -1 when it is shot at (R-fire-5, R-att-7)
    CHARGED,  # moved into contact this turn: a free die in the first round (R-att-3, R-con-4)
    HIGH,  # was charged uphill: a free die in the first round (R-att-3, R-con-3)
    FASCINATED,  # can do nothing this turn
    HIDDEN,  # is harder to hit this turn
    SHIELDED,  # loses half of the damage this turn
    BERSERK,  # has more AP and attacks this turn
    STUNNED,  # its AP were halved this turn (R-obj-2)
    ADRENALINE,  # +5 AP this turn (R-move-10)
    LATE,  # moves last this turn
    STRUCK,  # has had the first round of its combat this turn
    FIRED,  # has fired its shots, or its flames, this turn
    SILENT,  # used its ability in combat: no attack dice this turn (R-spec-2)
    STILL,  # was asked where to walk and stays: not asked again before it has done something else
    DRAWN,  # threw an attack object this turn: its shots are with several weapons (R-fire-7)
    STAYS,  # throws nothing more in this activation; charges are not thrown
    BEGUN,  # has done something in this positioning activation: too late for first aid kit and adrenaline (R-obj-5)
) = (1 << bit for bit in range(len(NAMES)))

LASTING = PRONE | DOWN | GONE | USED | MASSACRE | CALLED
"""These stay; all others are cleared at the start of a turn."""
OUT = DOWN | GONE
