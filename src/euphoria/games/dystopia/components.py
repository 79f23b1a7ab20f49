"""The components of the box: factions, goods, artifacts, dice, tracks (D-comp)."""

from __future__ import annotations

from typing import Final

EUPHORIAN: Final = 0
SUBTERRAN: Final = 1
WASTELANDER: Final = 2
ICARITE: Final = 3
FACTIONS: Final[tuple[str, ...]] = ("euphorian", "subterran", "wastelander", "icarite")

# Goods. A faction's commodity has the faction's number, its resource that number and four.
ENERGY: Final = 0
WATER: Final = 1
FOOD: Final = 2
BLISS: Final = 3
GOLD: Final = 4
STONE: Final = 5
CLAY: Final = 6
GOODS: Final[tuple[str, ...]] = ("energy", "water", "food", "bliss", "gold", "stone", "clay")
COMMODITIES: Final[tuple[int, ...]] = (ENERGY, WATER, FOOD, BLISS)
RESOURCES: Final = (GOLD, STONE, CLAY)
KINDS_OF_GOODS: Final = 7

BALLOONS: Final = 0
BAT: Final = 1
BEAR: Final = 2
BIFOCALS: Final = 3
BOOK: Final = 4
GAME: Final = 5
ARTIFACTS: Final[tuple[str, ...]] = ("balloons", "bat", "bear", "bifocals", "book", "game")
COPIES_OF_ARTIFACT: Final = 6

MOST_SEATS: Final = 6
DICE: Final = 4
"""Workers that a player can have; die d belongs to seat d // 4."""
STARS: Final = 10
LOWEST: Final = 1
HIGHEST: Final = 6
"""Of the tracks of knowledge and morale."""
WORKERS_AT_START: Final = 2
MORALE_AT_START: Final = 1
KNOWLEDGE_AT_START: Final = 3
RECRUITS_DEALT: Final = 4
RECRUITS_KEPT: Final = 2
RECRUITS_DRAWN: Final = 2
"""By a player who fights an oppressor (D-dil-2)."""
TOO_MUCH_KNOWLEDGE: Final = 16
LOW_SUM: Final = 4
HIGH_SUM: Final = 9
"""Of the workers on a commodity area: the most that is low, the least that is high (D-com-1)."""

TIER_1: Final = 2
TIER_2: Final = 5
TIER_3: Final = 8
TIER_4: Final = 11
"""Where the tracks of allegiance give something (D-alleg)."""
MINER_WAKES: Final = 6
TUNNEL_ENDS: Final = 9

SITES: Final = 6
"""Construction sites, two a faction: E1 E2 S1 S2 W1 W2."""
SPACES_A_SITE: Final = 4
WORKERS_TO_BUILD: Final[tuple[int, ...]] = (0, 0, 2, 2, 3, 4, 4)
"""By number of players (D-build-1)."""

EVERYONE: Final = -1
"""A mask of seats with every bit set: all players, and the spectators too."""

DILEMMAS: Final[tuple[tuple[str, str, int], ...]] = (
    ("read-a-book", "burn-a-book", BOOK),
    ("help-a-friend-escape", "turn-in-a-friend", BALLOONS),
    ("publish-an-expose", "publish-propaganda", BIFOCALS),
    ("let-workers-relax", "make-workers-toil", GAME),
    ("choose-true-love", "accept-assigned-match", BEAR),
    ("fight-the-oppressor", "serve-the-oppressor", BAT),
)
"""Fight, contribute, and the artifact that is pictured (D-comp-3)."""
