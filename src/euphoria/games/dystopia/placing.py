"""Placing a worker: where one may, and the whole chain of D-time-1."""

from __future__ import annotations

from functools import cache

from euphoria.games.dystopia import ability, board, codes, tiles
from euphoria.games.dystopia.actions import WAY_NUMBER
from euphoria.games.dystopia.components import (
    CLAY,
    DICE,
    GOLD,
    HIGHEST,
    KINDS_OF_GOODS,
    RESOURCES,
    SITES,
    STONE,
    TIER_1,
    TIER_2,
    TUNNEL_ENDS,
)
from euphoria.games.dystopia.costs import FIELD, FREE, MOST, PAIRS, Cost, Way, can_afford, pack
from euphoria.games.dystopia.effects import draw as draw_effect
from euphoria.games.dystopia.effects import effect
from euphoria.games.dystopia.events import Event
from euphoria.games.dystopia.payments import FOOD_IS_BLISS, after_paying, can_pay, costs_of, pay, ways_to_pay
from euphoria.games.dystopia.state import HOME, City, Visit

TIER_1_BIT, TIER_2_BIT = 1 << 30, 1 << 31
"""In a visit's facts: the bonuses of the faction's track hold for this visit (D-x-2)."""
VISITING = 1
"""On a SETTLE frame: it ends a visit."""
ONE_CARD = effect(draw_effect())
ALL_RESOURCES = sum(MOST << FIELD * kind for kind in RESOURCES)


PAYMENT_CHANGES = sum(
    1 << change
    for change in (
        ability.ARTIFACT_ON_SITES, ability.ANY_RESOURCE_ON_SITES, ability.BLISS_FOR_RESOURCE, ability.FOOD_FOR_BLISS,
        ability.KNOWLEDGE_FOR_TUNNEL, ability.ONE_ARTIFACT_AT_ARK, ability.FOOD_FOR_BLISS_BUT_DEARER,
    )
)  # fmt: skip
"""Recruits that let their player pay otherwise: for the others a quicker look will do."""
ARTIFACT_SPACES = tuple(space.number for space in board.SPACES[: board.FIRST_SITE] if space.cost.artifacts)
PLAIN = tuple(
    space for space in board.SPACES[: board.FIRST_SITE] if not space.cost.artifacts and space.what != board.TUNNEL_END
)
ENOUGH = 3
"""No space before the sites asks for more of one kind of goods than this."""


@cache
def _plain_spaces(goods: tuple[int, ...]) -> list[int]:
    """The spaces with a printed cost in goods that these goods (each counted up to ENOUGH) can pay."""
    return [space.number for space in PLAIN if can_afford(space.cost, pack(goods), 0)]


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


def open_spaces(state: City, seat: int) -> list[int]:
    """The spaces where this seat may place a worker now, each kind of place once. Its number does not matter."""
    found = _plainly_payable_spaces(state, seat)
    changes = state.changes[seat] & PAYMENT_CHANGES
    if changes:
        _add_otherwise_payable(state, seat, changes, found)
    penalties = state.penalties[seat]
    if penalties:
        on = state.on
        if penalties >> tiles.NO_ICARUS & 1:
            found = [space for space in found if space not in board.ICARUS]
        if penalties >> tiles.NO_SELF_BUMP & 1:
            found = [space for space in found if on[space] < 0 or on[space] // DICE != seat]
        if penalties >> tiles.ONE_WORKER_AN_AREA & 1:
            own = [state.where[die] for die in state.own_dice(seat)]
            found = [space for space in found if space > board.CLOUD_MINE or space not in own]
        if penalties >> tiles.ONLY_OWN_MARKETS & 1:
            stars = state.tile_stars
            found = [
                space for space in found if space < board.FIRST_MARKET or stars[space - board.FIRST_MARKET] >> seat & 1
            ]
        if penalties >> tiles.NO_SHARED_SITES & 1:
            found = [
                space for space in found if not (board.SPACES[space].site >= 0 and _shared_site(state, seat, space))
            ]
    if state.morale[seat] < 2 + morale_price(state) and state.has_change(seat, ability.FOOD_FOR_BLISS_BUT_DEARER):
        found = [space for space in found if space not in board.ICARUS]
    return found


def may_place_further(state: City, seat: int) -> bool:
    """Whether another worker may be placed in the same turn: Fountain (D-m05), and the price of D-var-4."""
    return not state.suffers(seat, tiles.ONE_WORKER_A_TURN) and state.morale[seat] > morale_price(state)


def morale_price(state: City) -> int:
    """With the double house rule each worker beyond the first in a turn costs morale (D-var-4)."""
    return 1 if state.pair and state.settings.double_rule else 0


def _plainly_payable_spaces(state: City, seat: int) -> list[int]:
    """For a player who pays as everyone does."""
    purse = state.purses[seat]
    goods = []
    for kind in range(KINDS_OF_GOODS):
        count = purse >> FIELD * kind & MOST
        goods.append(count if count < ENOUGH else ENOUGH)
    found = _plain_spaces(tuple(goods)).copy()
    for faction in range(3):
        if state.miners[faction] >= TUNNEL_ENDS and _may_enter(state, seat, faction):
            found.append(board.FIRST_END + faction)
    cards = len(state.hands[seat])
    if cards >= 2 and (cards >= 3 or (purse & PAIRS and not state.suffers(seat, tiles.NO_PAIRS))):
        found += ARTIFACT_SPACES
    resources = (goods[GOLD] > 0) | (goods[STONE] > 0) << 1 | (goods[CLAY] > 0) << 2
    free, built = state.site_free, state.built
    for site in range(SITES):
        if built >> site & 1:
            if can_afford(state.tile(site).cost, purse, cards):
                found.append(board.FIRST_MARKET + site)
        elif resources:
            found += SITE_SPACES[site][free[site]][resources]
    return found


def _add_otherwise_payable(state: City, seat: int, changes: int, found: list[int]) -> None:
    """Spaces that only a recruit's substitute can pay for."""
    for space in SUBSTITUTED[changes] if changes in SUBSTITUTED else _substituted(changes):
        site = board.SPACES[space].site
        if site >= 0 and state.is_built(site) != (space >= board.FIRST_MARKET):
            continue
        if space not in found and _free_to_choose(state, space, site) and can_pay(state, seat, space):
            found.append(space)


SUBSTITUTED: dict[int, list[int]] = {}


def _substituted(changes: int) -> list[int]:
    """The spaces where a player with these changes might pay otherwise."""
    food_is_bliss = changes & FOOD_IS_BLISS
    wanted: set[int] = set()
    if changes & (1 << ability.ARTIFACT_ON_SITES | 1 << ability.ANY_RESOURCE_ON_SITES):
        wanted |= {board.SITE}
    if changes >> ability.BLISS_FOR_RESOURCE & 1 or food_is_bliss:
        wanted |= {board.MARKET}
    if food_is_bliss:
        wanted |= {board.BREEZE_BAR, board.SKY_LOUNGE}
    if changes >> ability.KNOWLEDGE_FOR_TUNNEL & 1:
        wanted |= {board.TUNNEL}
    ark = changes >> ability.ONE_ARTIFACT_AT_ARK & 1
    SUBSTITUTED[changes] = [
        space.number for space in board.SPACES if space.what in wanted or (ark and space.number == board.ARK)
    ]
    return SUBSTITUTED[changes]


def _free_to_choose(state: City, space: int, site: int) -> bool:
    """A construction space is free, and the first free one of its cost."""
    if board.SPACES[space].what != board.SITE:
        return True
    cost = board.SPACES[space].cost
    return (
        next(
            (other for other in board.site_spaces(site) if state.on[other] < 0 and board.SPACES[other].cost == cost), -1
        )
        == space
    )


def _shared_site(state: City, seat: int, space: int) -> bool:
    spot = board.SPACES[space]
    return spot.what == board.SITE and _others_at(state, seat, spot.site)


def why_closed(state: City, seat: int, space: int) -> tuple[str, str]:
    """(rule, message key) for a space that is not open to this seat."""
    spot = board.SPACES[space]
    if space in board.ICARUS and state.suffers(seat, tiles.NO_ICARUS):
        return "D-m09", "no-icarus"
    if space in board.ICARUS and state.morale[seat] < 2 and state.has_change(seat, ability.FOOD_FOR_BLISS_BUT_DEARER):
        return "D-v15", "morale-for-icarus"
    if spot.what == board.AREA:
        return "D-m12", "one-worker-an-area"
    if spot.what == board.MARKET and not state.is_built(spot.site):
        return "D-build-3", "not-built"
    if spot.what == board.SITE and state.is_built(spot.site):
        return "D-build-3", "already-built"
    if spot.what == board.SITE and state.on[space] >= 0:
        return "D-place-3", "taken"
    if spot.what == board.SITE and _others_at(state, seat, spot.site) and state.suffers(seat, tiles.NO_SHARED_SITES):
        return "D-m06", "no-shared-sites"
    if spot.what == board.TUNNEL_END and state.miners[spot.faction] < TUNNEL_ENDS:
        return "D-tun-1", "tunnel-not-complete"
    if spot.what == board.TUNNEL_END and not _may_enter(state, seat, spot.faction):
        return "D-place-5", "exclusive"
    if spot.what == board.MARKET and not state.tile_stars[spot.site] >> seat & 1:
        if state.suffers(seat, tiles.ONLY_OWN_MARKETS):
            return "D-m04", "only-own-markets"
    if state.on[space] >= 0 and state.on[space] // DICE == seat and state.suffers(seat, tiles.NO_SELF_BUMP):
        return "D-m02", "no-self-bump"
    return "D-place-4", "cannot-pay"


def _may_enter(state: City, seat: int, faction: int) -> bool:
    """Allegiance opens the end of a tunnel, or Kaden's price in knowledge (D-place-5, D-x-12)."""
    if state.has_faction(seat, faction):
        return True
    return state.knowledge[seat] <= HIGHEST - 2 and state.has_change(seat, ability.ANY_EXCLUSIVE)


def _others_at(state: City, seat: int, site: int) -> bool:
    return any(die // DICE != seat for die in state.workers_at_site(site))


# The chain.


def place(state: City, seat: int, die: int, space: int) -> None:
    """The worker goes down; everything else follows (D-time-1)."""
    spot = board.SPACES[space]
    if spot.what == board.TUNNEL_END and not state.has_faction(seat, spot.faction):
        state.change_knowledge(seat, 2)
    if space in board.ICARUS and state.has_change(seat, ability.FOOD_FOR_BLISS_BUT_DEARER):
        state.change_morale(seat, -1)
    bumped = -1
    if spot.kind != board.MULTI_USE:
        bumped = state.on[space]
        state.occupy(space, die)
    state.where[die] = space
    state.note(Event.PLACED, seat, state.pips[die], space)
    victim = bumped // DICE if bumped >= 0 else -1
    number = state.pips[bumped] if bumped >= 0 else 0
    state.visits.append(Visit(seat, die, space, victim, number, bumped))
    state.owed = space
    state.push(codes.SETTLE, seat, spot.site if spot.what == board.SITE else -1, VISITING)
    if bumped < 0 and spot.cost is FREE and spot.what != board.MARKET:
        state.owed = -1
        gain_next(state, seat, space)
        return
    state.push(codes.PAY, seat, space)
    if bumped >= 0:
        state.note(Event.BUMPED, victim, number, space)
        state.fire(seat, ability.BUMPING)
        state.push(codes.COME_HOME, victim, bumped)


def pay_for_space(state: City, seat: int, space: int, _b: int) -> None:
    """Step PAY: where there is one way only, nobody is asked."""
    costs = costs_of(state, seat, space, state.visit.victim not in (-1, seat))
    if costs[0] is FREE:
        state.owed = -1
        gain_next(state, seat, space)
        return
    found = ways_to_pay(state, seat, costs)
    if len(found) == 1:
        paid_for_space(state, seat, space, found[0])
    else:
        state.context = (codes.FOR_SPACE, space, 0)
        state.ask(codes.ASK_PAY, seat)


def paid_for_space(state: City, seat: int, space: int, way: Way) -> None:
    plain = costs_of(state, seat, space, state.visit.victim not in (-1, seat), food_is_bliss=False)
    state.owed = -1
    state.note(Event.PAID, seat, WAY_NUMBER[way])
    pay(state, seat, way)
    gain_next(state, seat, space)
    if after_paying(state, seat, space, way, plain):
        for other in range(state.seats - 1, 0, -1):
            state.push(codes.OPPONENT_MAY, (seat + other) % state.seats, ONE_CARD)


def gain_next(state: City, seat: int, space: int) -> None:
    seat, die, space, victim, bumped, bumped_die, _ = state.visits[-1]
    state.visits[-1] = Visit(seat, die, space, victim, bumped, bumped_die, facts(state, seat))
    state.push(codes.GAIN, seat, space)


def facts(state: City, seat: int) -> int:
    """What is true before the gain: comparisons with the workers there, empty hands, tiers of the track (D-time-8)."""
    visit = state.visit
    spot = board.SPACES[visit.space]
    found = 0
    if spot.what in (board.AREA, board.SITE) and state.listens[seat]:
        there = state.workers_on(visit.space) if spot.what == board.AREA else state.workers_at_site(spot.site)
        others = [state.pips[die] for die in there if die != visit.die]
        own = state.pips[visit.die]
        if not others:
            found |= 1 << ability.ALONE
        else:
            found |= (own > max(others)) << ability.HIGHEST
            found |= (own < min(others)) << ability.LOWEST
            found |= (own in others) << ability.EQUAL
    found |= (not state.hands[seat]) << ability.NO_ARTIFACTS
    found |= (not state.purses[seat] & ALL_RESOURCES) << ability.NO_RESOURCES
    faction = spot.faction
    if faction >= 0 and state.allegiance[faction] >= TIER_1 and state.has_faction(seat, faction):
        if not state.suffers(seat, tiles.NO_BONUSES):
            found |= TIER_1_BIT
            if state.allegiance[faction] >= TIER_2:
                found |= TIER_2_BIT
    return found


def home_dice(state: City, seat: int) -> list[int]:
    where = state.where
    first = DICE * seat
    return [die for die in range(first, first + DICE) if where[die] == HOME]
