"""The action space of `reality`. Where any quarter inch is legal, a lattice of places is listed, and an open kind of
action names all others: `to(node)` and `at(x, y, surface)`, `platform(spot)` and `platform-at(x, y)`. A way of
one's own is drawn at once with `along(x, y, surface, x, y, surface, ...)`, its goal last, or point by point with `via`.
"""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.kernel.core.action import ActionSpace

SPACE = ActionSpace()

MOST_FIGURES = 48
MOST_NODES = 2048
MOST_ELEMENTS = 64
MOST_SHOTS = 8
MOST_ATTACKS = 16
MOST_OFFERED_TEAMS = 16
MOST_SPOTS = 216
SIDES = 8
"""The places beside a base that are listed: see `contact.SIDES_OF_A_BASE`."""
ALL_ROUND = 24
"""All places that touch a base: see `contact.ALL_ROUND_A_BASE`."""
DIRECTIONS = 16
RIM = 16
DRUMS = 3
MOST_STOPS = 24
"""Places of a way that is drawn at once, with its goal."""

# Setup.
PICK = SPACE.row("pick", MOST_OFFERED_TEAMS)
SPACE.open("team", 2)  # leader and pair; `open_team` adds a number for each character
SIDE = SPACE.row("side", 2)
CEDE = SPACE.add("cede")
PLATFORM = SPACE.row("platform", MOST_SPOTS)
SPACE.open("platform-at", 2)

# Places.
TO = SPACE.row("to", MOST_NODES)
SPACE.open("at", 3)
SPACE.open("via", 3)
SPACE.open("along", 3, times=MOST_STOPS)
CHARGE = [[SPACE.add("charge", figure, side) for side in range(SIDES)] for figure in range(MOST_FIGURES)]
BESIDE = SPACE.row("beside", SIDES)
LAND = SPACE.row("land", DIRECTIONS)

# Things chosen.
ACTIVATE = SPACE.row("activate", MOST_FIGURES)
TARGET = SPACE.row("target", MOST_FIGURES)
ELEMENT = SPACE.row("element", MOST_ELEMENTS)
OBJECT = SPACE.row("object", 7)
REPEAT = SPACE.row("repeat", 3)
LEADER = SPACE.row("leader", MOST_FIGURES)
DIRECTION = SPACE.row("direction", DIRECTIONS)
SPACE.open("heading", 2)

# Special abilities.
USE = SPACE.add("use")
HOLD = SPACE.add("hold")
ENTER = SPACE.row("enter", 128)
"""Places along the edges of the table, where a companion comes in."""

# Positioning.
WALK = SPACE.add("walk")
AGAIN = SPACE.add("again")
LEAP = SPACE.add("leap")
STAY = SPACE.add("stay")
DECK = SPACE.add("deck")
UP = SPACE.add("up")
BESIDE_DRUM = [[SPACE.add("beside-drum", drum, side) for side in range(SIDES)] for drum in range(DRUMS)]
TAKE_DRUM = SPACE.row("take-drum", DRUMS)
TAKE_BODY = SPACE.row("take-body", MOST_FIGURES)
LEAVE = SPACE.add("leave")
HEAL = SPACE.row("heal", MOST_FIGURES)
REVIVE = SPACE.row("revive", MOST_FIGURES)
INJECT = SPACE.add("inject")
RANSACK = SPACE.row("ransack", MOST_FIGURES)
FREE = SPACE.add("free")
SHIFT = SPACE.add("shift")
END = SPACE.add("end")

# Attack.
STRIKE = SPACE.row("strike", MOST_ATTACKS + 1)
WOUND = SPACE.row("wound", MOST_FIGURES)
CREDIT = SPACE.row("credit", MOST_FIGURES)
PUSH = SPACE.add("push")
HALT = SPACE.add("halt")

# Firing.
THROW_GRENADE = SPACE.add("grenade")
THROW_STUN = SPACE.add("stun")
BLAST = SPACE.add("blast")
FLAME = SPACE.add("flame")
SHOOT = [
    [[SPACE.add("shoot", figure, weapon, shots) for shots in range(MOST_SHOTS + 1)] for weapon in range(2)]
    for figure in range(MOST_FIGURES)
]
FIRE = SPACE.add("fire")
DROP = [[SPACE.add("drop", figure, side) for side in range(SIDES + 1)] for figure in range(MOST_FIGURES)]
"""A template over a figure (side 8), or to one side of it."""
RIM_OF = SPACE.row("rim", RIM)
"""A template that touches an element, around it."""
FLEE = SPACE.row("flee", RIM)

# An enemy that can be touched from none of the eight sides, but from another place.
for figure, row in enumerate(CHARGE):
    row.extend(SPACE.add("charge", figure, side) for side in range(SIDES, ALL_ROUND))

ARGUMENTS = {
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
    SPACE.name_arguments(names)
