"""The spaces that penalties of market tiles close to a player: the penalty `Closes`."""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia import board
from euphoria.games.dystopia.cards import market_tiles
from euphoria.games.dystopia.cards.market_tiles import Tile, punishing
from euphoria.games.dystopia.cards.penalty_kinds import ALL, WITH_OWN_WORKER, WITHOUT_OWN_STAR, Closes
from euphoria.games.dystopia.components import DICE, SITES
from euphoria.games.dystopia.state.city import City

CLOSING: Final = sorted(punishing(Closes), key=lambda one: one.penalty.only)
CLOSING_BITS: Final = market_tiles.mask(tuple(CLOSING))
SPACE_MASKS: Final = {one.bit: sum(1 << space for space in one.penalty.spaces) for one in CLOSING}
BUILT: Final = [[site for site in range(SITES) if mask >> site & 1] for mask in range(1 << SITES)]
UNBUILT: Final = [[site for site in range(SITES) if not mask >> site & 1] for mask in range(1 << SITES)]
"""By the mask of built sites: those that are built, and those that are not."""


def closed_by_penalties(state: City, seat: int) -> int:
    """A mask of spaces."""
    closed = 0
    for one in CLOSING:
        if state.penalties[seat] & one.bit:
            closed |= SPACE_MASKS[one.bit] & _spaces(state, seat, one.penalty.only)
    return closed


def closing_tile(state: City, seat: int, space: int, always: bool) -> Tile | None:
    """The tile whose penalty closes this space to the seat: always, or only as workers and stars stand now."""
    for one in CLOSING:
        if state.penalties[seat] & one.bit and (one.penalty.only == ALL) == always:
            if SPACE_MASKS[one.bit] & _spaces(state, seat, one.penalty.only) & 1 << space:
                return one.tile
    return None


def _spaces(state: City, seat: int, only: int) -> int:
    """A mask of the spaces for which this condition of a penalty holds."""
    if only == ALL:
        return -1
    found = 0
    if only == WITH_OWN_WORKER:
        for die in state.own_dice(seat):
            if state.where[die] >= 0:
                found |= 1 << state.where[die]
    elif only == WITHOUT_OWN_STAR:
        for site in BUILT[state.built]:
            if not state.tile_stars[site] >> seat & 1:
                found |= 1 << board.FIRST_MARKET + site
    else:
        for site in UNBUILT[state.built]:
            if any(die // DICE != seat for die in state.workers_at_site(site)):
                found |= 15 << board.site_spaces(site)[0]
    return found
