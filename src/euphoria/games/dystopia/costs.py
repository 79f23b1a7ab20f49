"""The algebra of costs: which ways there are to pay one, and which of them a purse can pay.

A cost is a row of terms, each "so many of these kinds", and a demand for artifacts. A way to pay is a
plain vector: seven numbers of goods and six of artifacts. Ways that differ in nothing are one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from euphoria.games.dystopia.components import (
    ARTIFACTS,
    BLISS,
    COMMODITIES,
    ENERGY,
    FOOD,
    KINDS_OF_GOODS,
    RESOURCES,
)

Way = tuple[int, ...]
"""Seven goods, six artifacts."""
WIDTH: Final = KINDS_OF_GOODS + len(ARTIFACTS)

# Demands for artifacts.
NO_ARTIFACTS: Final = 0
ANY_ONE: Final = 1
ANY_TWO: Final = 2
THREE_OR_PAIR: Final = 3
ANY_THREE: Final = 4
ONE_OF_KIND: Final = 10
"""ONE_OF_KIND + k: exactly the artifact k."""


class Cost(NamedTuple):
    goods: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """(how many, of which kinds) for each term."""
    artifacts: int = NO_ARTIFACTS
    others_differ: bool = False
    """The second term must be another kind than the first ("1 bliss and 1 other commodity")."""


def of(count: int, *kinds: int) -> tuple[int, tuple[int, ...]]:
    return count, kinds


ANY_COMMODITY: Final = COMMODITIES
ANY_RESOURCE: Final = RESOURCES
FREE: Final = Cost()


@cache
def ways(cost: Cost) -> tuple[Way, ...]:
    """All ways to pay a cost, in a fixed order."""
    found = {goods + artifacts for goods in _goods(cost) for artifacts in _artifacts(cost.artifacts)}
    return tuple(sorted(found, reverse=True))


def _goods(cost: Cost) -> set[Way]:
    found: set[Way] = {(0,) * KINDS_OF_GOODS}
    for index, (count, kinds) in enumerate(cost.goods):
        step = set()
        for picked in combinations_with_replacement(kinds, count):
            for way in found:
                if index and cost.others_differ and any(way[kind] for kind in picked):
                    continue
                step.add(tuple(way[kind] + picked.count(kind) for kind in range(KINDS_OF_GOODS)))
        found = step
    return found


def _artifacts(demand: int) -> set[Way]:
    kinds = range(len(ARTIFACTS))
    if demand >= ONE_OF_KIND:
        return {_vector((demand - ONE_OF_KIND,))}
    if demand == NO_ARTIFACTS:
        return {_vector(())}
    if demand == ANY_ONE:
        return {_vector((kind,)) for kind in kinds}
    if demand == ANY_TWO:
        return {_vector(pair) for pair in combinations_with_replacement(kinds, 2)}
    triples = {_vector(triple) for triple in combinations_with_replacement(kinds, 3)}
    if demand == THREE_OR_PAIR:
        return triples | {_vector((kind, kind)) for kind in kinds}
    return triples


def _vector(kinds: tuple[int, ...]) -> Way:
    return tuple(kinds.count(kind) for kind in range(len(ARTIFACTS)))


# Packed: a purse, or a way to pay, as one number with a field of bits for each kind, so that one subtraction tells
# whether everything is there. A field is wider than anything that a game can bring together: goods have no upper
# limit (D-y-4).

FIELD: Final = 32
MOST: Final = (1 << FIELD - 1) - 1
GUARD: Final = sum(MOST + 1 << FIELD * kind for kind in range(WIDTH))
ANY_ENERGY: Final = MOST << FIELD * ENERGY
ANY_FOOD: Final = MOST << FIELD * FOOD
ANY_BLISS: Final = MOST << FIELD * BLISS
"""Masks of a packed purse: not zero if there is some of the good."""
FIRST_ARTIFACT: Final = KINDS_OF_GOODS
PAIRS: Final = sum((MOST & ~1) << FIELD * kind for kind in range(FIRST_ARTIFACT, WIDTH))
"""Mask of a packed purse: not zero if there are two or more artifacts of one kind."""


def pack(counts: Sequence[int]) -> int:
    return sum(count << FIELD * kind for kind, count in enumerate(counts))


def unpack(packed: int) -> list[int]:
    return [packed >> FIELD * kind & MOST for kind in range(WIDTH)]


def covers(purse: int, need: int) -> bool:
    return ((purse | GUARD) - need) & GUARD == GUARD


@cache
def packed_ways(cost: Cost) -> tuple[int, ...]:
    return tuple(pack(way) for way in ways(cost))


@cache
def packed_goods(cost: Cost) -> tuple[int, ...]:
    """The ways to pay the goods of a cost, without its artifacts."""
    return tuple(sorted(pack(way) for way in _goods(cost)))


def affordable(cost: Cost, purse: int) -> list[Way]:
    """The ways that this purse can pay."""
    guarded = purse | GUARD
    return [way for way, need in zip(ways(cost), packed_ways(cost), strict=True) if (guarded - need) & GUARD == GUARD]


def can_afford(cost: Cost, purse: int, cards: int) -> bool:
    """Whether a purse, with so many artifacts in it, can pay."""
    demand = cost.artifacts
    if demand:
        if demand >= ONE_OF_KIND:
            if not purse >> FIELD * (FIRST_ARTIFACT + demand - ONE_OF_KIND) & MOST:
                return False
        elif demand == THREE_OR_PAIR:
            if cards < 3 and not (cards == 2 and purse & PAIRS):
                return False
        elif cards < (demand if demand < THREE_OR_PAIR else 3):
            return False
    if not cost.goods:
        return True
    guarded = purse | GUARD
    for need in packed_goods(cost):
        if (guarded - need) & GUARD == GUARD:
            return True
    return False


@cache
def with_good_for(cost: Cost, good: int, instead_of: int) -> Cost:
    """The cost where one kind of goods may be paid in the place of another."""
    terms = tuple(
        (count, (*kinds, good) if instead_of in kinds and good not in kinds else kinds) for count, kinds in cost.goods
    )
    return Cost(terms, cost.artifacts, False)


@cache
def bliss_for_resource(cost: Cost) -> Cost:
    """Bliss in the place of each resource that the cost asks for."""
    terms = tuple(of(1, BLISS) if set(kinds) <= set(RESOURCES) else (count, kinds) for count, kinds in cost.goods)
    return Cost(terms, cost.artifacts, cost.others_differ)


# A cost as a word that a message can carry: "4:1+1:456@2" is 4 water, 1 resource and 2 artifacts.


def spell(cost: Cost) -> str:
    goods = "+".join(f"{count}:{''.join(map(str, kinds))}" for count, kinds in cost.goods)
    return f"{goods}@{cost.artifacts}"


def read(word: str) -> Cost:
    goods, _, artifacts = word.partition("@")
    terms = [term.split(":") for term in goods.split("+") if term]
    return Cost(tuple((int(count), tuple(map(int, kinds))) for count, kinds in terms), int(artifacts))


def shortfall(cost: Cost, purse: int, cards: int) -> Cost:
    """What a purse with so many artifacts lacks of a cost."""
    held = unpack(purse)
    lacks = [(count - sum(held[kind] for kind in kinds), kinds) for count, kinds in cost.goods]
    demand = cost.artifacts
    if demand >= ONE_OF_KIND:
        demand = NO_ARTIFACTS if held[FIRST_ARTIFACT + demand - ONE_OF_KIND] else demand
    elif demand in (ANY_ONE, ANY_TWO):
        demand = max(NO_ARTIFACTS, demand - cards)
    return Cost(tuple((count, kinds) for count, kinds in lacks if count > 0), demand)
