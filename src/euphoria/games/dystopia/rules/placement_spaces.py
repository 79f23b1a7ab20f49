"""Where a worker may be placed, and why not elsewhere (D-place)."""

from __future__ import annotations

from euphoria.games.dystopia import board
from euphoria.games.dystopia.cards import ability, market_tiles
from euphoria.games.dystopia.cards.costs import (
    ANY_BLISS,
    ANY_FOOD,
    ANY_THREE,
    FIELD,
    FREE,
    MOST,
    PAIRS,
    THREE_OR_PAIR,
    Cost,
    can_afford,
    pack,
    shortfall,
    spell,
)
from euphoria.games.dystopia.cards.space_groups import TUNNELS
from euphoria.games.dystopia.components import (
    CLAY,
    DICE,
    FACTIONS,
    GOLD,
    HIGHEST,
    RESOURCES,
    SITES,
    STONE,
    TUNNEL_ENDS,
    WATER,
)
from euphoria.games.dystopia.rules.payments import (
    FOOD_IS_BLISS,
    PAYMENT_CHANGES,
    bumps_other,
    can_pay,
    costs_of,
    morale_price,
    usable_cards,
)
from euphoria.games.dystopia.state.city import City

Args = dict[str, str | int]

ARTIFACT_SPACES = tuple(space.number for space in board.SPACES[: board.FIRST_SITE] if space.cost.artifacts)
PLAIN = tuple(
    space for space in board.SPACES[: board.FIRST_SITE] if not space.cost.artifacts and space.what != board.TUNNEL_END
)


def _plain_spaces(key: int) -> list[int]:
    """The spaces with a printed cost in goods that goods with this key can pay; see `_plainly_payable_spaces`."""
    purse = pack([key & 3, key >> 2 & 3, key >> 4 & 1, key >> 5 & 1, key >> 6 & 3, key >> 8 & 3, key >> 10 & 3])
    return [space.number for space in PLAIN if can_afford(space.cost, purse, 0)]


PLAIN_SPACES = [_plain_spaces(key) for key in range(1 << 12)]
WATER_FIELD, GOLD_FIELD, STONE_FIELD, CLAY_FIELD = (FIELD * kind for kind in (WATER, GOLD, STONE, CLAY))
RESOURCES_OF = [bool(key & 3) | bool(key & 12) << 1 | bool(key & 48) << 2 for key in range(1 << 6)]
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


SITE_SPACES = [
    [[_first_of_each_cost(site, free, mask) for mask in range(8)] for free in range(16)] for site in range(SITES)
]


ENDS = [[board.FIRST_END + faction for faction in range(3) if mask >> faction & 1] for mask in range(8)]
"""By a mask of factions: the ends of their tunnels."""
BUILT = [[site for site in range(SITES) if mask >> site & 1] for mask in range(1 << SITES)]
UNBUILT = [[site for site in range(SITES) if not mask >> site & 1] for mask in range(1 << SITES)]
"""By the mask of built sites: those that are, and those that are not."""


def open_spaces(state: City, seat: int) -> list[int]:
    """The spaces where this seat may place a worker now, each kind of place once. Its number does not matter."""
    found = _plainly_payable_spaces(state, seat)
    changes = state.changes[seat] & PAYMENT_CHANGES
    if changes:
        _add_otherwise_payable(state, seat, changes, found)
    closed = _closed_by_penalties(state, seat) if state.penalties[seat] & CLOSING else 0
    if changes >> ability.FOOD_FOR_BLISS_BUT_DEARER & 1 and state.morale[seat] < 2 + morale_price(state):
        closed |= ICARUS
    return [space for space in found if not closed >> space & 1] if closed else found


CLOSING = sum(
    1 << penalty
    for penalty in (
        market_tiles.NO_ICARUS, market_tiles.NO_SELF_BUMP, market_tiles.ONE_WORKER_AN_AREA,
        market_tiles.ONLY_OWN_MARKETS, market_tiles.NO_SHARED_SITES,
    )
)  # fmt: skip
"""Penalties that close spaces."""
ICARUS = sum(1 << space for space in board.ICARUS)


def _closed_by_penalties(state: City, seat: int) -> int:
    """A mask of spaces."""
    penalties = state.penalties[seat]
    closed = 0
    if penalties >> market_tiles.NO_ICARUS & 1:
        closed |= ICARUS
    if penalties >> market_tiles.NO_SELF_BUMP & 1 or penalties >> market_tiles.ONE_WORKER_AN_AREA & 1:
        for die in state.own_dice(seat):
            space = state.where[die]
            if space > board.CLOUD_MINE:
                closed |= (penalties >> market_tiles.NO_SELF_BUMP & 1) << space
            elif space >= 0:
                closed |= (penalties >> market_tiles.ONE_WORKER_AN_AREA & 1) << space
    if penalties >> market_tiles.ONLY_OWN_MARKETS & 1:
        for site in BUILT[state.built]:
            if not state.tile_stars[site] >> seat & 1:
                closed |= 1 << board.FIRST_MARKET + site
    if penalties >> market_tiles.NO_SHARED_SITES & 1:
        for site in UNBUILT[state.built]:
            if _others_at(state, seat, site):
                closed |= 15 << board.FIRST_SITE + 4 * site
    return closed


def may_place_further(state: City, seat: int) -> bool:
    """Whether another worker may be placed in the same turn: Fountain (D-m05), and the price of D-var-4."""
    return not state.suffers(seat, market_tiles.ONE_WORKER_A_TURN) and state.morale[seat] > morale_price(state)


def _plainly_payable_spaces(state: City, seat: int) -> list[int]:
    """For a player who pays as everyone does.

    No space before the sites wants more than three of a kind of goods, or more than one food or bliss, so what a
    purse can pay there is looked up by a key of twelve bits.
    """
    purse = state.purses[seat]
    energy, water = purse & MOST, purse >> WATER_FIELD & MOST
    gold, stone, clay = purse >> GOLD_FIELD & MOST, purse >> STONE_FIELD & MOST, purse >> CLAY_FIELD & MOST
    resources = (gold if gold < 3 else 3) | (stone if stone < 3 else 3) << 2 | (clay if clay < 3 else 3) << 4
    found = PLAIN_SPACES[
        (energy if energy < 3 else 3)
        | (water if water < 3 else 3) << 2
        | (purse & ANY_FOOD != 0) << 4
        | (purse & ANY_BLISS != 0) << 5
        | resources << 6
    ].copy()
    miners = state.miners
    if TUNNEL_ENDS in miners:
        ends = (miners[0] == TUNNEL_ENDS) | (miners[1] == TUNNEL_ENDS) << 1 | (miners[2] == TUNNEL_ENDS) << 2
        found += ENDS[ends if _may_enter_any(state, seat) else ends & state.factions[seat]]
    cards = len(state.hands[seat])
    if state.settings.double_rule:
        cards = usable_cards(state, seat, cards)
    if cards >= 2 and (cards >= 3 or (purse & PAIRS and not state.suffers(seat, market_tiles.NO_PAIRS))):
        found += ARTIFACT_SPACES
    if state.built:
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
    """Spaces that only a recruit's substitute can pay for."""
    candidates: list[int] = []
    if changes & FOR_SITES:
        with_card = changes >> ability.ARTIFACT_ON_SITES & 1 and state.hands[seat]
        with_any = changes >> ability.ANY_RESOURCE_ON_SITES & 1 and state.purses[seat] & RESOURCE_FIELDS
        if with_card or with_any:
            for site in UNBUILT[state.built]:
                found += [
                    space for space in SITE_SPACES[site][state.site_free[site]][ALL_RESOURCES] if space not in found
                ]
    if changes & FOR_MARKETS:
        candidates += [board.FIRST_MARKET + site for site in BUILT[state.built]]
    if changes & FOOD_IS_BLISS:
        candidates += BLISS_SPACES
    if changes >> ability.KNOWLEDGE_FOR_TUNNEL & 1:
        candidates += TUNNELS
    if changes >> ability.ONE_ARTIFACT_AT_ARK & 1:
        candidates.append(board.ARK)
    found += [space for space in candidates if space not in found and can_pay(state, seat, space)]


FOR_SITES = 1 << ability.ARTIFACT_ON_SITES | 1 << ability.ANY_RESOURCE_ON_SITES
FOR_MARKETS = 1 << ability.BLISS_FOR_RESOURCE | FOOD_IS_BLISS
BLISS_SPACES = [space.number for space in board.SPACES if space.what in (board.BREEZE_BAR, board.SKY_LOUNGE)]
ALL_RESOURCES = 7
RESOURCE_FIELDS = sum(MOST << FIELD * kind for kind in RESOURCES)


def why_closed(state: City, seat: int, space: int) -> tuple[str, str, Args]:
    """(rule, message key, its arguments) for a space that is not open to this seat."""
    spot = board.SPACES[space]
    named: Args = {"space": spot.id}
    if spot.what == board.MARKET and state.is_built(spot.site):
        named["tile"] = state.tile(spot.site).id
    if space in board.ICARUS and state.suffers(seat, market_tiles.NO_ICARUS):
        return "D-m09", "no-icarus", named
    dearer = state.has_change(seat, ability.FOOD_FOR_BLISS_BUT_DEARER)
    if space in board.ICARUS and dearer and state.morale[seat] < 2 + morale_price(state):
        return "D-v15", "morale-for-icarus", named
    if spot.what == board.AREA:
        return "D-m12", "one-worker-an-area", named
    if spot.what == board.MARKET and not state.is_built(spot.site):
        return "D-build-3", "not-built", named
    if spot.what == board.SITE and state.is_built(spot.site):
        return "D-build-3", "already-built", named
    if spot.what == board.SITE and state.on[space] >= 0:
        return "D-place-3", "taken", named
    if (
        spot.what == board.SITE
        and _others_at(state, seat, spot.site)
        and state.suffers(seat, market_tiles.NO_SHARED_SITES)
    ):
        return "D-m06", "no-shared-sites", named
    if spot.what == board.TUNNEL_END and state.miners[spot.faction] < TUNNEL_ENDS:
        return "D-tun-1", "tunnel-not-complete", named | {"count": state.miners[spot.faction], "end": TUNNEL_ENDS}
    if spot.what == board.TUNNEL_END and not _may_enter(state, seat, spot.faction):
        if state.has_change(seat, ability.ANY_EXCLUSIVE):
            return "D-place-5", "knowledge-for-exclusive", named | {"have": state.knowledge[seat], "limit": HIGHEST}
        return "D-place-5", "exclusive", named | {"faction": FACTIONS[spot.faction]}
    if spot.what == board.MARKET and not state.tile_stars[spot.site] >> seat & 1:
        if state.suffers(seat, market_tiles.ONLY_OWN_MARKETS):
            return "D-m04", "only-own-markets", named
    if state.on[space] >= 0 and state.on[space] // DICE == seat and state.suffers(seat, market_tiles.NO_SELF_BUMP):
        return "D-m02", "no-self-bump", named
    if spot.what == board.SITE and can_pay(state, seat, space):
        return "D-place-3", "same-space", named
    if spot.cost.artifacts and state.purses[seat] & PAIRS and state.suffers(seat, market_tiles.NO_PAIRS):
        return "D-m03", "no-pairs", named
    if morale_price(state) and len(state.hands[seat]) >= state.morale[seat]:
        return "D-y-1", "limit-comes-first", named
    costs = [cost for cost in costs_of(state, seat, space, bumps_other(state, seat, space)) if cost != FREE]
    cards = len(state.hands[seat])
    named["cost"] = ";".join(spell(cost) for cost in costs)
    if costs[0].artifacts in (THREE_OR_PAIR, ANY_THREE):
        return "D-place-4", "cannot-pay-artifacts", named | {"have": cards}
    return "D-place-4", "cannot-pay", named | {"lack": spell(shortfall(costs[0], state.purses[seat], cards))}


def _may_enter(state: City, seat: int, faction: int) -> bool:
    """Allegiance opens the end of a tunnel (D-place-5)."""
    return state.has_faction(seat, faction) or _may_enter_any(state, seat)


def _may_enter_any(state: City, seat: int) -> bool:
    """Kaden's price in knowledge opens all of them (D-x-12)."""
    return state.changes[seat] >> ability.ANY_EXCLUSIVE & 1 == 1 and state.knowledge[seat] <= HIGHEST - 2


def _others_at(state: City, seat: int, site: int) -> bool:
    return any(die // DICE != seat for die in state.workers_at_site(site))
