"""Every way to pay that any cost can have, with its number.

Numbers of ways are part of records, of the log and of the action space, so they never change. The ways of the printed
cards come first, in the order of their vectors. Ways that only a later market tile or a later recruit needs come behind
them, in two blocks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euphoria.games.dystopia.board import SPACES
from euphoria.games.dystopia.cards.market_tiles import PRINTED_TILES, TILES, Tile
from euphoria.games.dystopia.cards.penalty_kinds import MoreArtifacts
from euphoria.games.dystopia.cards.recruit import PRINTED_RULES, Recruit
from euphoria.games.dystopia.cards.recruits import RECRUITS
from euphoria.games.dystopia.cards.standing_kinds import PaysInstead, StandsFor
from euphoria.games.dystopia.components import ARTIFACTS
from euphoria.games.dystopia.costs import ANY_TWO, FREE, ONE_OF_KIND, Cost, Way, with_good_for

LATER_WAYS: Final = 128
"""So many ways only later market tiles, and as many only later recruits, can bring."""


def _ways(tiles: Sequence[Tile], recruits: Sequence[Recruit]) -> set[Way]:
    """The ways to pay the costs of the board, of dilemmas and of these tiles, with all that these recruits allow."""
    costs = {FREE, Cost(artifacts=ANY_TWO), *(space.cost for space in SPACES), *(tile.cost for tile in tiles)}
    costs |= {Cost(artifacts=ONE_OF_KIND + kind) for kind in range(len(ARTIFACTS))}
    costs |= {Cost(artifacts=tile.penalty.demand) for tile in tiles if isinstance(tile.penalty, MoreArtifacts)}
    parts = [part for recruit in recruits if recruit.change for part in recruit.change.parts]
    costs |= {part.instead_of(cost) for part in parts if isinstance(part, PaysInstead) for cost in costs}
    for part in parts:
        if isinstance(part, StandsFor):
            costs |= {with_good_for(cost, part.good, part.instead_of) for cost in costs}
    return {way for cost in costs for way in cost.ways()}


def _numbered_ways() -> list[Way]:
    """By number; () where a number is not used yet."""
    tiles, recruits = PRINTED_TILES, len(PRINTED_RULES)
    found = sorted(_ways(TILES[:tiles], RECRUITS[:recruits]))
    by_tile = [_ways(TILES[: count + 1], RECRUITS[:recruits]) for count in range(tiles, len(TILES))]
    by_recruit = [_ways(TILES, RECRUITS[: count + 1]) for count in range(recruits, len(RECRUITS))]
    for block in (by_tile, by_recruit):
        end = len(found) + LATER_WAYS
        for cards in block:
            found += sorted(cards - set(found))
        assert len(found) <= end, "the action space has no room for so many ways to pay"
        found += [()] * (end - len(found))
    return found


WAYS: Final = _numbered_ways()
WAY_NUMBER: Final = {way: number for number, way in enumerate(WAYS) if way}
PRINTED_WAYS: Final = len(WAYS) - 2 * LATER_WAYS
