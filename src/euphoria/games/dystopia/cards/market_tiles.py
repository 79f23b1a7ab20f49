"""The market tiles: what a visit costs, and the penalty for players without a star on the tile.

A tile's number is part of stored states, and follows from its rule id: D-m01 has 0. Its name is `dystopia-tile-<id>`,
the text of its penalty `dystopia-penalty-<penalty id>`. Where a penalty closes spaces, `dystopia-why-<penalty id>`
tells why.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from euphoria.games.dystopia.board import ICARUS
from euphoria.games.dystopia.cards.penalty_kinds import (
    WITH_OTHERS_WORKER,
    WITH_OWN_WORKER,
    WITHOUT_OWN_STAR,
    Closes,
    DearerFreeRetrieve,
    LosesOnRoll,
    MoreArtifacts,
    NoAbilities,
    NoBonuses,
    NoNewWorker,
    OneWorkerATurn,
    Penalty,
    StarsTeach,
)
from euphoria.games.dystopia.cards.space_groups import AREAS, BUILT_MARKETS, SINGLE_SPACES, SITES
from euphoria.games.dystopia.causes import cause_of_card
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
from euphoria.games.dystopia.costs import (
    ANY_COMMODITY,
    ANY_ONE,
    ANY_RESOURCE,
    ANY_THREE,
    ONE_OF_KIND,
    THREE_OR_PAIR,
    Cost,
    of,
)


@dataclass(frozen=True)
class Tile:
    number: int
    id: str
    rule: str
    cost: Cost
    penalty_id: str
    penalty: Penalty
    cause: int
    """Its rule, as entries of the log name it."""

    @property
    def bit(self) -> int:
        """Its bit in `City.penalties` of a seat that suffers the penalty."""
        return 1 << self.number


def _tile(rule: str, id: str, cost: Cost, penalty_id: str, penalty: Penalty) -> Tile:
    return Tile(int(rule.removeprefix("D-m")) - 1, id, rule, cost, penalty_id, penalty, cause_of_card(rule))


def _shop(rule: str, id: str, artifact: int, pips: int) -> Tile:
    """A tile that wants a commodity and one kind of artifact, and punishes a number that is rolled."""
    cost = Cost((of(1, *ANY_COMMODITY),), ONE_OF_KIND + artifact)
    return _tile(rule, id, cost, "roll", LosesOnRoll(pips))


TILES: Final[tuple[Tile, ...]] = (
    _tile("D-m01", "laboratory", Cost((of(1, *ANY_RESOURCE),), ANY_ONE), "no-third-worker", NoNewWorker((2, 3))),
    _tile(
        "D-m02", "spa", Cost((of(4, WATER),), ANY_ONE),
        "no-self-bump", Closes(SINGLE_SPACES, only=WITH_OWN_WORKER),
    ),
    _tile(
        "D-m03", "courthouse", Cost((of(4, ENERGY), of(1, STONE))),
        "no-pairs", MoreArtifacts(instead_of=THREE_OR_PAIR, demand=ANY_THREE),
    ),
    _tile(
        "D-m04", "plaza", Cost((of(4, WATER), of(1, CLAY))),
        "only-own-markets", Closes(frozenset(BUILT_MARKETS), only=WITHOUT_OWN_STAR),
    ),
    _tile("D-m05", "fountain", Cost((of(4, WATER), of(1, GOLD))), "one-worker-a-turn", OneWorkerATurn()),
    _tile(
        "D-m06", "lounge", Cost((of(4, ENERGY),), ANY_ONE),
        "no-shared-sites", Closes(frozenset(SITES), only=WITH_OTHERS_WORKER),
    ),
    _tile("D-m07", "academy", Cost((of(4, FOOD), of(1, GOLD))), "no-abilities", NoAbilities()),
    _tile("D-m08", "cafeteria", Cost((of(4, FOOD),), ANY_ONE), "dearer-free-retrieve", DearerFreeRetrieve(morale=1)),
    _tile("D-m09", "apothecary", Cost((of(4, BLISS), of(1, *ANY_RESOURCE))), "no-icarus", Closes(ICARUS)),
    _tile("D-m10", "theater", Cost((of(4, ENERGY), of(1, CLAY))), "stars-teach", StarsTeach(knowledge=1)),
    _tile("D-m11", "registry", Cost((of(4, BLISS),), ANY_ONE), "no-bonuses", NoBonuses()),
    _tile(
        "D-m12", "arena", Cost((of(4, FOOD), of(1, STONE))),
        "one-worker-an-area", Closes(frozenset(AREAS), only=WITH_OWN_WORKER),
    ),
    _shop("D-m13", "teddy-bear-shop", BEAR, 1),
    _shop("D-m14", "clinic", BIFOCALS, 2),
    _shop("D-m15", "bemusement-park", BALLOONS, 3),
    _shop("D-m16", "game-bonfire", GAME, 4),
    _shop("D-m17", "stadium", BAT, 5),
    _shop("D-m18", "literacy-center", BOOK, 6),
)  # fmt: skip
PRINTED_TILES: Final = 18
assert [tile.number for tile in TILES] == list(range(len(TILES))), "rule ids of tiles follow one another"

# The tiles by the kind of their penalty.

K = TypeVar("K", bound=Penalty)


class Punishing(Generic[K]):
    """A tile whose penalty is of one kind."""

    def __init__(self, penalty: K, tile: Tile) -> None:
        self.penalty = penalty
        self.tile = tile
        self.bit = tile.bit


def punishing(kind: type[K]) -> tuple[Punishing[K], ...]:
    """The tiles with a penalty of this kind."""
    return tuple(Punishing(tile.penalty, tile) for tile in TILES if isinstance(tile.penalty, kind))


def mask(tiles: tuple[Punishing[Any], ...]) -> int:
    """The bits of these tiles in `City.penalties`."""
    return sum(one.bit for one in tiles)
