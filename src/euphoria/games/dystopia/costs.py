"""The algebra of costs: which ways there are to pay one, and which of them a purse can pay.

A cost is a row of terms, each "so many of these kinds", and a demand for artifacts. A way to pay is a
plain vector: seven numbers of goods and six of artifacts. Ways that differ in nothing are one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from euphoria.games.dystopia.components import (
    ARTIFACTS,
    BLISS,
    COMMODITIES,
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


Term = tuple[int, tuple[int, ...]]
"""(how many, of which kinds)."""


class Cost:
    """A cost. Two that ask for the same are equal; the ways to pay one are worked out once."""

    __slots__ = ("_goods_needs", "_needs", "_ways", "artifacts", "goods", "others_differ")

    def __init__(
        self, goods: tuple[Term, ...] = (), artifacts: int = NO_ARTIFACTS, others_differ: bool = False
    ) -> None:
        self.goods = goods
        self.artifacts = artifacts
        self.others_differ = others_differ
        """The second term must be another kind than the first ("1 bliss and 1 other commodity")."""
        self._ways: tuple[Way, ...] = ()
        self._needs: list[int] = []
        self._goods_needs: list[int] = []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cost) and self._form() == other._form()

    def __hash__(self) -> int:
        return hash(self._form())

    def __repr__(self) -> str:
        return f"Cost{self._form()}"

    def _form(self) -> tuple[object, ...]:
        return self.goods, self.artifacts, self.others_differ

    def ways(self) -> tuple[Way, ...]:
        """All ways to pay, in a fixed order."""
        if not self._ways:
            found = {goods + artifacts for goods in _goods(self) for artifacts in _artifacts(self.artifacts)}
            assert max(map(max, found)) <= MOST, "more of one kind than a packed number can say"
            self._ways = tuple(sorted(found, reverse=True))
        return self._ways

    def needs(self) -> list[int]:
        """The same ways, packed."""
        if not self._needs:
            self._needs = [pack(way) for way in self.ways()]
        return self._needs

    def goods_needs(self) -> list[int]:
        """The ways to pay the goods, without the artifacts, packed."""
        if not self._goods_needs:
            self._goods_needs = sorted([pack(way) for way in _goods(self)])
        return self._goods_needs


def of(count: int, *kinds: int) -> Term:
    return count, kinds


ANY_COMMODITY: Final = COMMODITIES
ANY_RESOURCE: Final = RESOURCES
FREE: Final = Cost()


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


# Packed: a purse, or a way to pay, as one small number with a field of bits for each kind, so that one subtraction
# tells whether everything is there. No way wants more than MOST of a kind, so a purse need not count further.

FIELD: Final = 4
MOST: Final = 7
GUARD: Final = sum(MOST + 1 << FIELD * kind for kind in range(WIDTH))
FIRST_ARTIFACT: Final = KINDS_OF_GOODS
PAIRS: Final = sum((MOST & ~1) << FIELD * kind for kind in range(FIRST_ARTIFACT, WIDTH))
"""Mask of a packed purse: not zero if there are two or more artifacts of one kind."""


def pack(counts: Sequence[int]) -> int:
    """A way to pay, or what it is paid from."""
    packed = 0
    for kind, count in enumerate(counts):
        packed |= (count if count < MOST else MOST) << FIELD * kind
    return packed


def affordable(cost: Cost, purse: int) -> list[Way]:
    """The ways that this purse can pay, in their order."""
    guarded = purse | GUARD
    ways = cost.ways()
    return [ways[index] for index, need in enumerate(cost.needs()) if (guarded - need) & GUARD == GUARD]


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
    for need in cost.goods_needs():
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


# One side of an offer as a number: part of stored states, and too wide for any count to overflow (D-y-4).

OFFERED: Final = 32
MOST_OFFERED: Final = (1 << OFFERED - 1) - 1


def pack_offer(counts: Sequence[int]) -> int:
    return sum([count << OFFERED * kind for kind, count in enumerate(counts)])


def unpack_offer(packed: int) -> list[int]:
    return [packed >> OFFERED * kind & MOST_OFFERED for kind in range(WIDTH)]


# A cost as a word that a message can carry: "4:1+1:456@2" is 4 water, 1 resource and 2 artifacts.


def spell(cost: Cost) -> str:
    goods = "+".join(f"{count}:{''.join(map(str, kinds))}" for count, kinds in cost.goods)
    return f"{goods}@{cost.artifacts}"


def read(word: str) -> Cost:
    goods, _, artifacts = word.partition("@")
    terms = [term.split(":") for term in goods.split("+") if term]
    return Cost(tuple((int(count), tuple(map(int, kinds))) for count, kinds in terms), int(artifacts))


def shortfall(cost: Cost, held: Sequence[int], cards: int) -> Cost:
    """What somebody who holds so much of each kind, and may use so many of the artifacts, lacks of a cost."""
    lacks = [(count - sum(held[kind] for kind in kinds), kinds) for count, kinds in cost.goods]
    demand = cost.artifacts
    if demand >= ONE_OF_KIND:
        demand = NO_ARTIFACTS if held[FIRST_ARTIFACT + demand - ONE_OF_KIND] else demand
    elif demand in (ANY_ONE, ANY_TWO):
        demand = max(NO_ARTIFACTS, demand - cards)
    return Cost(tuple((count, kinds) for count, kinds in lacks if count > 0), demand)
