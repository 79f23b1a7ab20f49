"""What a space costs a player now, recruits' substitutes counted, and what paying so brings (D-place-4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from euphoria.games.dystopia import board
from euphoria.games.dystopia.actions import WAY_NUMBER, bliss_for_resource
from euphoria.games.dystopia.cards import ability, market_tiles
from euphoria.games.dystopia.cards.ability import CAUSE_OF_CHANGE
from euphoria.games.dystopia.cards.costs import (
    ANY_ONE,
    ANY_THREE,
    FIELD,
    FREE,
    THREE_OR_PAIR,
    Cost,
    Way,
    affordable,
    can_afford,
    of,
    pack,
    unpack,
    with_food_for_bliss,
)
from euphoria.games.dystopia.cards.costs import ways as all_ways
from euphoria.games.dystopia.causes import CAUSE
from euphoria.games.dystopia.components import (
    ARTIFACTS,
    BLISS,
    GOLD,
    HIGHEST,
    KINDS_OF_GOODS,
    RESOURCES,
    WASTELANDER,
)
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.state.city import City

FOOD_CHANGES = (ability.FOOD_FOR_BLISS, ability.FOOD_FOR_BLISS_BUT_DEARER)
FOOD_IS_BLISS = sum(1 << change for change in FOOD_CHANGES)
CHANGES_OF_PAYMENT = (
    ability.ARTIFACT_ON_SITES, ability.ANY_RESOURCE_ON_SITES, ability.BLISS_FOR_RESOURCE,
    ability.KNOWLEDGE_FOR_TUNNEL, ability.ONE_ARTIFACT_AT_ARK, *FOOD_CHANGES,
)  # fmt: skip
PAYMENT_CHANGES = sum(1 << change for change in CHANGES_OF_PAYMENT)
"""Recruits that let their player pay otherwise: for the others a quicker look will do."""


@cache
def substitutes(cost: Cost, what: int, at_ark: bool, changes: int, bumps_other: bool) -> tuple[Cost, ...]:
    """A cost, and all that recruits with these standing changes let their player pay instead."""
    if cost is FREE:
        return (cost,)
    costs = [cost]
    if what == board.SITE:
        if changes >> ability.ARTIFACT_ON_SITES & 1:
            costs.append(Cost(artifacts=ANY_ONE))
        if changes >> ability.ANY_RESOURCE_ON_SITES & 1:
            costs.append(Cost((of(1, *RESOURCES),)))
    if what == board.MARKET and changes >> ability.BLISS_FOR_RESOURCE & 1 and bliss_for_resource(cost) != cost:
        costs.append(bliss_for_resource(cost))
    if at_ark and changes >> ability.ONE_ARTIFACT_AT_ARK & 1:
        costs.append(Cost(artifacts=ANY_ONE))
    if what == board.TUNNEL and bumps_other and changes >> ability.KNOWLEDGE_FOR_TUNNEL & 1:
        costs.append(FREE)
    if changes & FOOD_IS_BLISS:
        costs += [with_food_for_bliss(cost) for cost in costs if any(BLISS in kinds for _, kinds in cost.goods)]
    return tuple(costs)


def costs_of(state: City, seat: int, space: int, bumps_other: bool, changes: int = PAYMENT_CHANGES) -> tuple[Cost, ...]:
    """What this space costs this seat now, and what recruits with these standing changes let it pay instead."""
    spot = board.SPACES[space]
    cost = state.tile(spot.site).cost if spot.what == board.MARKET else spot.cost
    if cost.artifacts == THREE_OR_PAIR and state.suffers(seat, market_tiles.NO_PAIRS):
        cost = Cost(artifacts=ANY_THREE)
    changes &= state.changes[seat]
    if not changes:
        return (cost,)
    may_learn = bumps_other and state.knowledge[seat] < HIGHEST  # Matthew's price
    return substitutes(cost, spot.what, space == board.ARK, changes, may_learn)


def bumps_other(state: City, seat: int, space: int) -> bool:
    """Whether placing there bumps somebody else's worker, or has just done so."""
    if state.owed == space:
        return state.visit.victim not in (-1, seat)
    return state.on[space] >= 0 and state.on[space] // 4 != seat


def usable_cards(state: City, seat: int, cards: int) -> int:
    """Of so many artifacts: those that the hand limit leaves when the price of a further worker is paid (D-y-1)."""
    price = morale_price(state) if state.chosen < 0 else 0
    return min(cards, state.morale[seat] - price) if price or state.chosen >= 0 else cards


def morale_price(state: City) -> int:
    """With the double house rule each worker beyond the first in a turn costs morale (D-var-4)."""
    return 1 if state.pair and state.settings.double_rule else 0


def can_pay(state: City, seat: int, space: int, purse: int = -1) -> bool:
    """From all that there is, or from this purse."""
    costs = costs_of(state, seat, space, bumps_other(state, seat, space))
    if costs[0] is FREE:
        return True
    cards = len(state.hands[seat])
    if purse < 0:
        purse = state.purses[seat]
    else:
        cards = sum(unpack(purse)[KINDS_OF_GOODS:])
    if state.settings.double_rule and state.owed < 0:
        cards = usable_cards(state, seat, cards)
    for cost in costs:
        if can_afford(cost, purse, cards):
            return True
    return False


def ways_to_pay(state: City, seat: int, costs: Sequence[Cost]) -> list[Way]:
    """Ways that differ in nothing are one."""
    purse = state.purses[seat]
    return sorted({way for cost in costs for way in affordable(cost, purse)}, reverse=True)


def stays_payable(state: City, seat: int, kind: int, count: int = 1) -> bool:
    """Giving away these goods would still leave what the space under way costs (D-time-2, D-y-1)."""
    if state.has(seat, kind) < count:
        return False
    space = state.owed if state.visit.seat == seat else -1
    if state.chosen >= 0 and seat == state.active:
        space = state.chosen
    return space < 0 or can_pay(state, seat, space, state.purses[seat] - (count << FIELD * kind))


def spare_artifacts(state: City, seat: int) -> list[int]:
    """The kinds of artifacts that may be discarded: not the one that the space under way needs (D-place-4)."""
    return [kind for kind in range(len(ARTIFACTS)) if stays_payable(state, seat, KINDS_OF_GOODS + kind)]


@cache
def only_way(cost: Cost) -> Way | None:
    """The way to pay a cost that has but one."""
    found = all_ways(cost)
    return found[0] if len(found) == 1 else None


@cache
def _goods_and_artifacts(way: Way) -> tuple[int, list[int]]:
    """The goods packed, the artifacts by kind, one after the other."""
    counts = way[KINDS_OF_GOODS:]
    return pack(way[:KINDS_OF_GOODS]), [kind for kind, count in enumerate(counts) for _ in range(count)]


def pay(state: City, seat: int, way: Way, cause: int) -> None:
    """One entry of the log for all of it; who pays nothing pays in another way, which has an entry of its own."""
    goods, artifacts = _goods_and_artifacts(way)
    state.purses[seat] -= goods
    for kind in artifacts:
        state.put_away(seat, state.take_card(seat, kind))
    if goods or artifacts:
        state.log.append((CityEvent.PAID, seat, WAY_NUMBER[way], cause))


def price_of(state: City, space: int) -> int:
    """The cause of a payment: the space, or the tile that says what a built market costs."""
    spot = board.SPACES[space]
    return CAUSE[state.tile(spot.site).rule] if spot.what == board.MARKET else board.CAUSES[space]


def substitute_used(state: City, seat: int, space: int, way: Way, bumps: bool) -> int:
    """The recruit (as a cause) that lets its player pay so; -1 where everyone may."""
    if way in all_ways(costs_of(state, seat, space, bumps, changes=0)[0]):
        return -1
    for change in CHANGES_OF_PAYMENT:
        if state.has_change(seat, change) and any(
            way in all_ways(cost) for cost in costs_of(state, seat, space, bumps, changes=1 << change)
        ):
            return CAUSE_OF_CHANGE[change]
    return next(CAUSE_OF_CHANGE[change] for change in FOOD_CHANGES if state.has_change(seat, change))


def after_paying(state: City, seat: int, space: int, way: Way, substitute: int) -> bool:
    """What the substitutes bring, or cost. True if the opponents may now draw (revised Jacko)."""
    what = board.SPACES[space].what
    if what == board.TUNNEL and not any(way):
        state.change_knowledge(seat, 1, substitute)
    if what == board.SITE:
        if any(way[KINDS_OF_GOODS:]):
            state.change_morale(seat, 1, substitute)
        if way[GOLD] and state.has_change(seat, ability.ANY_RESOURCE_ON_SITES):
            cause = CAUSE_OF_CHANGE[ability.ANY_RESOURCE_ON_SITES]
            state.change_morale(seat, 1, cause)
            state.change_knowledge(seat, 1, cause)
    if what == board.MARKET and substitute in (CAUSE_OF_CHANGE[change] for change in FOOD_CHANGES):
        state.change_knowledge(seat, 1, substitute)
        state.raise_allegiance(WASTELANDER, substitute)
    return space == board.ARK and sum(way[KINDS_OF_GOODS:]) == 1
