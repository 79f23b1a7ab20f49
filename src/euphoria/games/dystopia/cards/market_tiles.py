"""The 18 market tiles: what a visit costs, and the penalty for those without a star on the tile (D-m01 to D-m18)."""

from __future__ import annotations

from typing import NamedTuple

from euphoria.games.dystopia.cards.costs import ANY_COMMODITY, ANY_ONE, ANY_RESOURCE, ONE_OF_KIND, Cost, of
from euphoria.games.dystopia.components import (
    BALLOONS,
    BAT,
    BEAR,
    BIFOCALS,
    BLISS,
    BOOK,
    CLAY,
    ENERGY,
    FOOD,
    GAME,
    GOLD,
    STONE,
    WATER,
)

# Penalties, one for each tile; the last six are "lose an item for each die rolled as 1 to 6".
(NO_THIRD_WORKER, NO_SELF_BUMP, NO_PAIRS, ONLY_OWN_MARKETS, ONE_WORKER_A_TURN, NO_SHARED_SITES, NO_ABILITIES,
 DEARER_FREE_RETRIEVE, NO_ICARUS, STARS_TEACH, NO_BONUSES, ONE_WORKER_AN_AREA, ROLL_PENALTY) = range(13)  # fmt: skip


class Tile(NamedTuple):
    id: str
    rule: str
    cost: Cost
    penalty: int
    pips: int = 0
    """For ROLL_PENALTY: the number that costs an item."""


TILES = (
    Tile("laboratory", "D-m01", Cost((of(1, *ANY_RESOURCE),), ANY_ONE), NO_THIRD_WORKER),
    Tile("spa", "D-m02", Cost((of(4, WATER),), ANY_ONE), NO_SELF_BUMP),
    Tile("courthouse", "D-m03", Cost((of(4, ENERGY), of(1, STONE))), NO_PAIRS),
    Tile("plaza", "D-m04", Cost((of(4, WATER), of(1, CLAY))), ONLY_OWN_MARKETS),
    Tile("fountain", "D-m05", Cost((of(4, WATER), of(1, GOLD))), ONE_WORKER_A_TURN),
    Tile("lounge", "D-m06", Cost((of(4, ENERGY),), ANY_ONE), NO_SHARED_SITES),
    Tile("academy", "D-m07", Cost((of(4, FOOD), of(1, GOLD))), NO_ABILITIES),
    Tile("cafeteria", "D-m08", Cost((of(4, FOOD),), ANY_ONE), DEARER_FREE_RETRIEVE),
    Tile("apothecary", "D-m09", Cost((of(4, BLISS), of(1, *ANY_RESOURCE))), NO_ICARUS),
    Tile("theater", "D-m10", Cost((of(4, ENERGY), of(1, CLAY))), STARS_TEACH),
    Tile("registry", "D-m11", Cost((of(4, BLISS),), ANY_ONE), NO_BONUSES),
    Tile("arena", "D-m12", Cost((of(4, FOOD), of(1, STONE))), ONE_WORKER_AN_AREA),
    Tile("teddy-bear-shop", "D-m13", Cost((of(1, *ANY_COMMODITY),), ONE_OF_KIND + BEAR), ROLL_PENALTY, 1),
    Tile("clinic", "D-m14", Cost((of(1, *ANY_COMMODITY),), ONE_OF_KIND + BIFOCALS), ROLL_PENALTY, 2),
    Tile("bemusement-park", "D-m15", Cost((of(1, *ANY_COMMODITY),), ONE_OF_KIND + BALLOONS), ROLL_PENALTY, 3),
    Tile("game-bonfire", "D-m16", Cost((of(1, *ANY_COMMODITY),), ONE_OF_KIND + GAME), ROLL_PENALTY, 4),
    Tile("stadium", "D-m17", Cost((of(1, *ANY_COMMODITY),), ONE_OF_KIND + BAT), ROLL_PENALTY, 5),
    Tile("literacy-center", "D-m18", Cost((of(1, *ANY_COMMODITY),), ONE_OF_KIND + BOOK), ROLL_PENALTY, 6),
)
BY_PIPS = {tile.pips: tile for tile in TILES if tile.penalty == ROLL_PENALTY}
"""The tiles with a penalty on a rolled number."""
