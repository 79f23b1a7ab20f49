"""One algebra of effects: what abilities cost and bring, as rows of small operations.

An effect is registered once and has a number, so that a frame on the agenda can name it. `gains` carries
effects out; `prices` says whether one can be paid; `text` puts it into words.
"""

from __future__ import annotations

from euphoria.games.dystopia.components import COMMODITIES, RESOURCES

Op = tuple[int, int, int]
"""(operation, x, y)."""
Effect = tuple[Op, ...]

(GOOD, ANY, DRAW, KNOWLEDGE, MORALE, ONE_OF, TUNNEL_GOODS, MINER, ALLEGIANCE, OWNER_KNOWLEDGE, OWNER_GOLD, ARTIFACT,
 SACRIFICE_VISITOR, SACRIFICE_RETRIEVED, OTHERS_KNOWLEDGE, STAR_HERE, STAR_IN_TERRITORY, SET_DIE, SET_TO_VISITOR,
 PAY_BLISS, DRAW_TWO_KEEP_ONE, OPPONENTS_MAY, BOOK_OR_OTHER, INSTEAD_OF_MORALE, PLACE_NEW_WORKER,
 FACE_UP_DRAW, DRAW_MORE, SET_RETRIEVED, HELPED_OR_NOT) = range(29)  # fmt: skip

EFFECTS: list[Effect] = []


def effect(*ops: Op) -> int:
    """Register an effect; equal ones share a number."""
    if ops in EFFECTS:
        return EFFECTS.index(ops)
    EFFECTS.append(ops)
    return len(EFFECTS) - 1


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


def one_of(first: Op, second: Op) -> Op:
    """A choice of two small gains (D-time-7: also where one would do nothing)."""
    return ONE_OF, effect(first), effect(second)


def tunnel_goods(count: int) -> Op:
    """Resources of the tunnel that is being visited."""
    return TUNNEL_GOODS, count, 0


def miner(steps: int) -> Op:
    return MINER, steps, 0


def allegiance(faction: int) -> Op:
    return ALLEGIANCE, faction, 1


def book_or_other(book: int, other: int) -> Op:
    """By the artifact that was discarded for it."""
    return BOOK_OR_OTHER, book, other


def discard_artifacts(count: int) -> Op:
    return ARTIFACT, count, 0


OWNER_GAINS_KNOWLEDGE: Op = (OWNER_KNOWLEDGE, 1, 0)
"""The owner of the bumped worker; allowed also at the end of the track (D-x-7)."""
GIVE_OWNER_GOLD: Op = (OWNER_GOLD, 1, 0)
PAY_ONE_BLISS: Op = (PAY_BLISS, 0, 0)
"""Or food, where Brian works (D-x-21)."""
GIVE_BUMPER_BLISS: Op = (PAY_BLISS, 1, 0)
NOTHING = effect()
