"""What is in the box: recruits, teams and ray guns (L-comp)."""

from __future__ import annotations

from typing import Final

EUPHORIAN: Final = 0
SUBTERRAN: Final = 1
WASTELANDER: Final = 2
TEAMS: Final = ("euphorian", "subterran", "wastelander")

# A recruit's kind. Leaders come first, so that `kind < 2` says leader and `kind & 1` its faction.
EUPHORIAN_LEADER: Final = 0
SUBTERRAN_LEADER: Final = 1
EUPHORIAN_FOLLOWER: Final = 2
SUBTERRAN_FOLLOWER: Final = 3
KINDS: Final[tuple[str, ...]] = ("euphorian-leader", "subterran-leader", "euphorian-follower", "subterran-follower")

PLACES: Final = 3
"""Recruits in front of each player (L-team-5). Place p belongs to seat p // 3."""

MOST_SEATS: Final = 8
EVERYONE: Final = -1
"""A mask of seats with every bit set: all players, and the spectators too."""

FOLLOWER_NUMBERS: Final[tuple[int, ...]] = (4, 4, 4, 4, 4, 5, 5, 6, 7, 7, 8)
"""The player numbers on the eleven followers of each faction (L-comp-2)."""

GUN_NUMBERS: Final[tuple[int, ...]] = (4, 4, 6, 8)
"""The player numbers on the ray guns (L-comp-3)."""

HAND_AT_START: Final = 2


def followers_in_play(seats: int) -> int:
    """How many followers of each faction are in at this number of players (L-setup-1)."""
    return sum(1 for number in FOLLOWER_NUMBERS if number <= seats)


def guns_in_play(seats: int) -> int:
    return sum(1 for number in GUN_NUMBERS if number <= seats)
