"""The spaces where a worker may be placed (D-place)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from euphoria.games.dystopia import board, causes
from euphoria.games.dystopia.cards import market_tiles
from euphoria.games.dystopia.cards import space_groups as groups
from euphoria.games.dystopia.cards.market_tiles import punishing
from euphoria.games.dystopia.cards.penalty_kinds import OneWorkerATurn
from euphoria.games.dystopia.cards.standing_changes import PAYS_INSTEAD, STANDS_FOR, WorkingChange
from euphoria.games.dystopia.cards.standing_kinds import PaysInstead
from euphoria.games.dystopia.components import BLISS, CLAY, ENERGY, FOOD, GOLD, SITES, STONE, TUNNEL_ENDS, WATER
from euphoria.games.dystopia.costs import THREE_OR_PAIR, WIDTH, Cost, can_afford, pack
from euphoria.games.dystopia.rules.placement.closed_spaces import BUILT, CLOSING_BITS, UNBUILT, closed_by_penalties
from euphoria.games.dystopia.rules.placement.payments import (
    CONDITIONAL_BITS,
    MORE_ARTIFACTS,
    PAYMENT_BITS,
    can_pay,
    usable_cards,
)
from euphoria.games.dystopia.rules.placement.placement_prices import (
    SURCHARGE_BITS,
    closed_by_surcharges,
    may_enter_any_end,
    morale_price,
)
from euphoria.games.dystopia.state.city import City

ONE_WORKER_A_TURN: Final = punishing(OneWorkerATurn)
ONE_WORKER_BITS: Final = market_tiles.mask(ONE_WORKER_A_TURN)
NO_PAIRS_BITS: Final = sum(one.bit for one in MORE_ARTIFACTS if one.penalty.instead_of == THREE_OR_PAIR)
ARTIFACT_SPACES: Final = tuple(space.number for space in board.SPACES[: board.FIRST_SITE] if space.cost.artifacts)
PLAIN: Final = tuple(
    space for space in board.SPACES[: board.FIRST_SITE] if not space.cost.artifacts and space.what != board.TUNNEL_END
)


def _plain_spaces(key: int) -> list[int]:
    """The spaces with a printed cost in goods that goods with this key can pay; see `_plainly_payable_spaces`."""
    purse = pack([key & 3, key >> 2 & 3, key >> 4 & 1, key >> 5 & 1, key >> 6 & 3, key >> 8 & 3, key >> 10 & 3])
    return [space.number for space in PLAIN if can_afford(space.cost, purse, 0)]


PLAIN_SPACES: Final = [_plain_spaces(key) for key in range(1 << 12)]
RESOURCES_OF: Final = [bool(key & 3) | bool(key & 12) << 1 | bool(key & 48) << 2 for key in range(1 << 6)]
"""By such bits of gold, stone and clay: a mask of those that are there."""


def _first_of_each_cost(site: int, free: int, resources: int) -> list[int]:
    """Of the free spaces of a site, the first of each cost that these resources (a mask) can pay."""
    found: dict[Cost, int] = {}
    for slot, space in enumerate(board.site_spaces(site)):
        cost = board.SPACES[space].cost
        ((_, (kind,)),) = cost.goods
        if free >> slot & 1 and resources >> kind - GOLD & 1:
            found.setdefault(cost, space)
    return list(found.values())


SITE_SPACES: Final = [
    [[_first_of_each_cost(site, free, mask) for mask in range(8)] for free in range(16)] for site in range(SITES)
]


ENDS: Final = [[board.FIRST_END + faction for faction in range(3) if mask >> faction & 1] for mask in range(8)]
"""By a mask of factions: the ends of their tunnels."""


def open_spaces(state: City, seat: int) -> list[int]:
    """The spaces where this seat may place a worker now, of equal ones one. The worker's number does not matter."""
    found = _plainly_payable_spaces(state, seat)
    changes = state.changes[seat]
    if changes & PAYMENT_BITS:
        _add_otherwise_payable(state, seat, changes, found)
    closed = closed_by_penalties(state, seat) if state.penalties[seat] & CLOSING_BITS else 0
    if changes & SURCHARGE_BITS:
        closed |= closed_by_surcharges(state, seat)
    return [space for space in found if not closed >> space & 1] if closed else found


def may_place_further(state: City, seat: int) -> bool:
    """Whether another worker may be placed in the same turn: the penalty `OneWorkerATurn`, and the price of D-var-4."""
    return not state.penalties[seat] & ONE_WORKER_BITS and state.morale[seat] > morale_price(state)


def no_further_cause(state: City, seat: int) -> int:
    """The rule that keeps the seat from placing another worker in the same turn."""
    tile = next((one.tile for one in ONE_WORKER_A_TURN if state.penalties[seat] & one.bit), None)
    return causes.FURTHER_WORKER if tile is None else tile.cause


def _plainly_payable_spaces(state: City, seat: int) -> list[int]:
    """For a player who pays as everyone does.

    No space before the sites wants more than three of a kind of goods, or more than one food or bliss, so what a
    purse can pay there is looked up by a key of twelve bits.
    """
    first, things = WIDTH * seat, state.things
    energy, water = things[first + ENERGY], things[first + WATER]
    gold, stone, clay = things[first + GOLD], things[first + STONE], things[first + CLAY]
    resources = (gold if gold < 3 else 3) | (stone if stone < 3 else 3) << 2 | (clay if clay < 3 else 3) << 4
    found = PLAIN_SPACES[
        (energy if energy < 3 else 3)
        | (water if water < 3 else 3) << 2
        | (things[first + FOOD] > 0) << 4
        | (things[first + BLISS] > 0) << 5
        | resources << 6
    ].copy()
    miners = state.miners
    ends = (miners[0] == TUNNEL_ENDS) | (miners[1] == TUNNEL_ENDS) << 1 | (miners[2] == TUNNEL_ENDS) << 2
    if ends:
        found += ENDS[ends if may_enter_any_end(state, seat) else ends & state.factions[seat]]
    cards = len(state.hands[seat])
    if state.settings.double_rule:
        cards = usable_cards(state, seat, cards)
    if cards >= 3 or (cards == 2 and state.has_pair(seat) and not state.penalties[seat] & NO_PAIRS_BITS):
        found += ARTIFACT_SPACES
    if state.built:
        purse = state.purse(seat)
        for site in BUILT[state.built]:
            if can_afford(state.tile(site).cost, purse, cards):
                found.append(board.FIRST_MARKET + site)
    if resources:
        kinds = RESOURCES_OF[resources]
        free = state.site_free
        for site in UNBUILT[state.built]:
            found += SITE_SPACES[site][free[site]][kinds]
    return found


def _add_otherwise_payable(state: City, seat: int, changes: int, found: list[int]) -> None:
    """Adds the spaces that only a recruit's standing change lets the player pay for."""
    purse, cards = state.purse(seat), len(state.hands[seat])
    if state.settings.double_rule:
        cards = usable_cards(state, seat, cards)
    certain = candidates = 0
    for change, spaces in FIXED_ALTERNATIVES:
        if changes & change.bit and can_afford(_fixed_cost(change), purse, cards):
            certain |= spaces
    for bit, spaces in OTHER_ALTERNATIVES:
        if changes & bit:
            candidates |= spaces
    either = certain | candidates
    listed: list[int] = []
    if either & SITE_MASK:
        for site in UNBUILT[state.built]:
            listed += SITE_SPACES[site][state.site_free[site]][ALL_RESOURCES]
    if either & MARKET_MASK:
        listed += [board.FIRST_MARKET + site for site in BUILT[state.built]]
    if either & ~(SITE_MASK | MARKET_MASK):
        listed += OTHERWISE_PAYABLE
    for space in listed:
        if either >> space & 1 and space not in found and (certain >> space & 1 or can_pay(state, seat, space)):
            found.append(space)


def _fixed_cost(change: WorkingChange[PaysInstead]) -> Cost:
    assert isinstance(change.part.cost, Cost)
    return change.part.cost


def _bits(spaces: Iterable[int]) -> int:
    return sum(1 << space for space in spaces)


ALL_RESOURCES: Final = 7
SITE_MASK: Final = _bits(groups.SITES)
MARKET_MASK: Final = _bits(groups.BUILT_MARKETS)
FIXED_ALTERNATIVES: Final = [
    (change, _bits(change.part.where))
    for change in PAYS_INSTEAD
    if isinstance(change.part.cost, Cost) and not CONDITIONAL_BITS & change.bit
]
"""Standing changes with one cost for all of their spaces: a player who can pay it can pay it on each of them."""
OTHER_ALTERNATIVES: Final = [
    *(
        (change.bit, _bits(change.part.where))
        for change in PAYS_INSTEAD
        if not isinstance(change.part.cost, Cost) or CONDITIONAL_BITS & change.bit
    ),
    *(
        (
            one.bit,
            MARKET_MASK
            | _bits(
                space.number
                for space in board.SPACES
                if any(one.part.instead_of in kinds for _, kinds in space.cost.goods)
            ),
        )
        for one in STANDS_FOR
    ),
]
"""(bit, mask of spaces): standing changes where each space has to be checked on its own."""
_FIRST_LISTED: Final = (board.BREEZE_BAR, board.SKY_LOUNGE, board.TUNNEL)
_NOT_AFTER_THEM: Final = (*_FIRST_LISTED, board.AREA, board.TUNNEL_END)
OTHERWISE_PAYABLE: Final = [
    *(space.number for what in _FIRST_LISTED for space in board.SPACES if space.what == what),
    *(space.number for space in board.SPACES[: board.FIRST_SITE] if space.what not in _NOT_AFTER_THEM),
]
"""The spaces before the sites that cost something, in the order in which they are listed."""
