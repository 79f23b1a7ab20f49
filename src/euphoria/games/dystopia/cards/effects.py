"""One algebra of effects: what abilities cost and bring, as rows of small operations.

A card declares an effect as a tuple of operations, which may hold further effects. `effect` gives an effect a number,
so that a frame on the agenda can name it. `rules/effects` carries effects out, `rules/prices.py` says whether one can
be paid, `text/recruit_text.py` puts it into words.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from euphoria.games.dystopia.components import COMMODITIES, RESOURCES

Op = tuple[int, int, int]
"""(operation, x, y). Where x or y is an effect, it is the effect's number."""
Effect = tuple[Op, ...]
DeclaredOp: TypeAlias = "tuple[int, int | DeclaredEffect, int | DeclaredEffect]"
"""An operation as a card declares it: effects inside it have no numbers yet."""
DeclaredEffect: TypeAlias = "tuple[DeclaredOp, ...]"

GOOD: Final = 0
ANY: Final = 1
DRAW: Final = 2
KNOWLEDGE: Final = 3
MORALE: Final = 4
ONE_OF: Final = 5
TUNNEL_GOODS: Final = 6
MINER: Final = 7
ALLEGIANCE: Final = 8
OWNER_KNOWLEDGE: Final = 9
OWNER_GOLD: Final = 10
ARTIFACT: Final = 11
SACRIFICE_VISITOR: Final = 12
SACRIFICE_RETRIEVED: Final = 13
OTHERS_KNOWLEDGE: Final = 14
STAR_HERE: Final = 15
STAR_IN_TERRITORY: Final = 16
SET_DIE: Final = 17
SET_TO_VISITOR: Final = 18
PAY_BLISS: Final = 19
DRAW_TWO_KEEP_ONE: Final = 20
OPPONENTS_MAY: Final = 21
BOOK_OR_OTHER: Final = 22
INSTEAD_OF_MORALE: Final = 23
PLACE_NEW_WORKER: Final = 24
FACE_UP_DRAW: Final = 25
DRAW_MORE: Final = 26
SET_RETRIEVED: Final = 27
HELPED_OR_NOT: Final = 28

EFFECTS: Final[list[Effect]] = []
"""By number. Numbers are part of stored states: `cards/recruits` gives them out in an order that never changes."""


def effect(*ops: DeclaredOp) -> int:
    """The number of an effect; effects inside it get their numbers first. Equal effects share a number."""
    numbered = with_numbers(ops)
    if numbered not in EFFECTS:
        EFFECTS.append(numbered)
    return EFFECTS.index(numbered)


def with_numbers(ops: DeclaredEffect) -> Effect:
    """The operations of an effect, with numbers in the place of the effects inside them."""
    return tuple((op, _number(x), _number(y)) for op, x, y in ops)


def _number(value: int | DeclaredEffect) -> int:
    return value if isinstance(value, int) else effect(*value)


def good(kind: int, count: int = 1) -> Op:
    return GOOD, kind, count


def any_resource(count: int = 1) -> Op:
    return ANY, sum(1 << kind for kind in RESOURCES), count


def any_commodity(count: int = 1) -> Op:
    return ANY, sum(1 << kind for kind in COMMODITIES), count


def draw(count: int = 1) -> Op:
    return DRAW, count, 0


def knowledge(steps: int) -> Op:
    return KNOWLEDGE, steps, 0


def morale(steps: int) -> Op:
    return MORALE, steps, 0


def one_of(first: Op, second: Op) -> DeclaredOp:
    """A choice of two small gains (D-time-7: also where one would do nothing)."""
    return ONE_OF, (first,), (second,)


def opponents_may(*ops: DeclaredOp) -> DeclaredOp:
    """Each opponent may have this effect."""
    return OPPONENTS_MAY, ops, 0


def tunnel_goods(count: int) -> Op:
    """Resources of the tunnel that is being visited."""
    return TUNNEL_GOODS, count, 0


def miner(steps: int) -> Op:
    return MINER, steps, 0


def allegiance(faction: int) -> Op:
    return ALLEGIANCE, faction, 1


def book_or_other(book: DeclaredEffect, other: DeclaredEffect) -> DeclaredOp:
    """One effect if the artifact discarded for it was a book, else the other."""
    return BOOK_OR_OTHER, book, other


def discard_artifacts(count: int) -> Op:
    return ARTIFACT, count, 0


OWNER_GAINS_KNOWLEDGE: Final[Op] = (OWNER_KNOWLEDGE, 1, 0)
"""The owner of the bumped worker; allowed also at the end of the track (D-x-7)."""
GIVE_OWNER_GOLD: Final[Op] = (OWNER_GOLD, 1, 0)
PAY_ONE_BLISS: Final[Op] = (PAY_BLISS, 0, 0)
"""Or a good that a standing change lets stand for it (D-x-21)."""
GIVE_BUMPER_BLISS: Final[Op] = (PAY_BLISS, 1, 0)
FEEDING: Final[DeclaredEffect] = (morale(2),)
"""What feeding the retrieved workers brings (D-turn-3)."""
SKY_LOUNGE: Final[DeclaredEffect] = (any_resource(2),)
NOTHING: Final = effect()
