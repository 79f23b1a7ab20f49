"""The components of the box: factions, goods, artifacts, dice, tracks (D-comp)."""

from __future__ import annotations

EUPHORIAN, SUBTERRAN, WASTELANDER, ICARITE = 0, 1, 2, 3
FACTIONS = ("euphorian", "subterran", "wastelander", "icarite")

# Goods. A faction's commodity has the faction's number, its resource that number and four.
ENERGY, WATER, FOOD, BLISS, GOLD, STONE, CLAY = range(7)
GOODS = ("energy", "water", "food", "bliss", "gold", "stone", "clay")
COMMODITIES = (ENERGY, WATER, FOOD, BLISS)
RESOURCES = (GOLD, STONE, CLAY)
KINDS_OF_GOODS = 7

BALLOONS, BAT, BEAR, BIFOCALS, BOOK, GAME = range(6)
ARTIFACTS = ("balloons", "bat", "bear", "bifocals", "book", "game")
COPIES_OF_ARTIFACT = 6

MOST_SEATS = 6
DICE = 4
"""Workers that a player can have; die d belongs to seat d // 4."""
STARS = 10
LOWEST, HIGHEST = 1, 6
"""Of the tracks of knowledge and morale."""
WORKERS_AT_START, MORALE_AT_START, KNOWLEDGE_AT_START = 2, 1, 3
RECRUITS_DEALT, RECRUITS_KEPT = 4, 2
RECRUITS_DRAWN = 2
"""By a player who fights an oppressor (D-dil-2)."""
TOO_MUCH_KNOWLEDGE = 16
LOW_SUM, HIGH_SUM = 4, 9
"""Of the workers on a commodity area: the most that is low, the least that is high (D-com-1)."""

TIER_1, TIER_2, TIER_3, TIER_4 = 2, 5, 8, 11
"""Where the tracks of allegiance give something (D-alleg)."""
MINER_WAKES, TUNNEL_ENDS = 6, 9

SITES = 6
"""Construction sites, two a faction: E1 E2 S1 S2 W1 W2."""
SPACES_A_SITE = 4
WORKERS_TO_BUILD = (0, 0, 2, 2, 3, 4, 4)
"""By number of players (D-build-1)."""

EVERYONE = -1
"""A mask of seats with every bit set: all players, and the spectators too."""

DILEMMAS = (
    ("read-a-book", "burn-a-book", BOOK),
    ("help-a-friend-escape", "turn-in-a-friend", BALLOONS),
    ("publish-an-expose", "publish-propaganda", BIFOCALS),
    ("let-workers-relax", "make-workers-toil", GAME),
    ("choose-true-love", "accept-assigned-match", BEAR),
    ("fight-the-oppressor", "serve-the-oppressor", BAT),
)
"""Fight, contribute, and the artifact that is pictured (D-comp-3)."""
