"""The action space of `reality`. Where any quarter inch is legal, a lattice of places is listed, and an open kind of
action names all others: `to(node)` and `at(x, y, surface)`, `platform(spot)` and `platform-at(x, y)`. A way of
one's own is drawn at once with `along(x, y, surface, x, y, surface, ...)`, its goal last, or point by point with `via`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euphoria.kernel.core.action import ActionSpace

SPACE: Final = ActionSpace()

MOST_FIGURES: Final = 48
MOST_NODES: Final = 2048
MOST_ELEMENTS: Final = 64
MOST_SHOTS: Final = 8
MOST_ATTACKS: Final = 16
MOST_OFFERED_TEAMS: Final = 16
MOST_SPOTS: Final = 216
SIDES: Final = 8
"""The places beside a base that are listed: see `contact.SIDES_OF_A_BASE`."""
ALL_ROUND: Final = 24
"""All places that touch a base: see `contact.ALL_ROUND_A_BASE`."""
DIRECTIONS: Final = 16
RIM: Final = 16
DRUMS: Final = 3
MOST_STOPS: Final = 24
"""Places of a way that is drawn at once, with its goal."""

# Setup.
PICK: Final = SPACE.row("pick", MOST_OFFERED_TEAMS)
SPACE.open("team", 2)  # leader and pair; `open_team` adds a number for each character
SIDE: Final = SPACE.row("side", 2)
CEDE: Final = SPACE.add("cede")
PLATFORM: Final = SPACE.row("platform", MOST_SPOTS)
SPACE.open("platform-at", 2)

# Places.
TO: Final = SPACE.row("to", MOST_NODES)
SPACE.open("at", 3)
SPACE.open("via", 3)
SPACE.open("along", 3, times=MOST_STOPS)
CHARGE: Final = [[SPACE.add("charge", figure, side) for side in range(SIDES)] for figure in range(MOST_FIGURES)]
BESIDE: Final = SPACE.row("beside", SIDES)
LAND: Final = SPACE.row("land", DIRECTIONS)

# Things chosen.
ACTIVATE: Final = SPACE.row("activate", MOST_FIGURES)
TARGET: Final = SPACE.row("target", MOST_FIGURES)
ELEMENT: Final = SPACE.row("element", MOST_ELEMENTS)
OBJECT: Final = SPACE.row("object", 7)
REPEAT: Final = SPACE.row("repeat", 3)
LEADER: Final = SPACE.row("leader", MOST_FIGURES)
DIRECTION: Final = SPACE.row("direction", DIRECTIONS)
SPACE.open("heading", 2)

# Special abilities.
USE: Final = SPACE.add("use")
HOLD: Final = SPACE.add("hold")
ENTER: Final = SPACE.row("enter", 128)
"""Places along the edges of the table, where a companion comes in."""

# Positioning.
WALK: Final = SPACE.add("walk")
AGAIN: Final = SPACE.add("again")
LEAP: Final = SPACE.add("leap")
STAY: Final = SPACE.add("stay")
DECK: Final = SPACE.add("deck")
UP: Final = SPACE.add("up")
BESIDE_DRUM: Final = [[SPACE.add("beside-drum", drum, side) for side in range(SIDES)] for drum in range(DRUMS)]
TAKE_DRUM: Final = SPACE.row("take-drum", DRUMS)
TAKE_BODY: Final = SPACE.row("take-body", MOST_FIGURES)
LEAVE: Final = SPACE.add("leave")
HEAL: Final = SPACE.row("heal", MOST_FIGURES)
REVIVE: Final = SPACE.row("revive", MOST_FIGURES)
INJECT: Final = SPACE.add("inject")
RANSACK: Final = SPACE.row("ransack", MOST_FIGURES)
FREE: Final = SPACE.add("free")
SHIFT: Final = SPACE.add("shift")
END: Final = SPACE.add("end")

# Attack.
STRIKE: Final = SPACE.row("strike", MOST_ATTACKS + 1)
WOUND: Final = SPACE.row("wound", MOST_FIGURES)
CREDIT: Final = SPACE.row("credit", MOST_FIGURES)
PUSH: Final = SPACE.add("push")
HALT: Final = SPACE.add("halt")

# Firing.
THROW_GRENADE: Final = SPACE.add("grenade")
THROW_STUN: Final = SPACE.add("stun")
BLAST: Final = SPACE.add("blast")
FLAME: Final = SPACE.add("flame")
SHOOT: Final = [
    [[SPACE.add("shoot", figure, weapon, shots) for shots in range(MOST_SHOTS + 1)] for weapon in range(2)]
    for figure in range(MOST_FIGURES)
]
FIRE: Final = SPACE.add("fire")
DROP: Final = [[SPACE.add("drop", figure, side) for side in range(SIDES + 1)] for figure in range(MOST_FIGURES)]
"""A template over a figure (side 8), or to one side of it."""
RIM_OF: Final = SPACE.row("rim", RIM)
"""A template that touches an element, around it."""
FLEE: Final = SPACE.row("flee", RIM)

# An enemy that can be touched from none of the eight sides, but from another place.
for figure, row in enumerate(CHARGE):
    row.extend(SPACE.add("charge", figure, side) for side in range(SIDES, ALL_ROUND))

ARGUMENTS: Final = {
    "pick": "team",
    "team": "leader pair",
    "side": "edge",
    "platform": "spot",
    "platform-at": "x y",
    "to": "node",
    "at": "x y surface",
    "via": "x y surface",
    "along": "x y surface",
    "charge": "figure side",
    "beside": "side",
    "land": "direction",
    "activate": "figure",
    "target": "figure",
    "element": "element",
    "object": "object",
    "repeat": "what",
    "leader": "figure",
    "direction": "direction",
    "heading": "dx dy",
    "enter": "place",
    "beside-drum": "drum side",
    "take-drum": "drum",
    "take-body": "figure",
    "heal": "figure",
    "revive": "figure",
    "ransack": "figure",
    "strike": "attacks",
    "wound": "figure",
    "credit": "figure",
    "shoot": "figure weapon shots",
    "drop": "figure side",
    "rim": "direction",
    "flee": "direction",
}

"""By kind: what the numbers of an action mean."""


def open_team(hired: Sequence[str]) -> None:
    """Complete the action `team`: after leader and pair it has one number for each character that can be hired."""
    names = ARGUMENTS | {"team": " ".join(["leader", "pair", *hired])}
    SPACE.open("team", 2 + len(hired))
    SPACE.name_arguments(names, by_position=frozenset({"figure"}))
