"""What a space costs a player now, recruits' substitutes counted, and what paying so brings (D-place-4)."""

from __future__ import annotations

from euphoria.games.dystopia import ability, board, tiles
from euphoria.games.dystopia.actions import bliss_for_resource
from euphoria.games.dystopia.components import (
    BLISS,
    FOOD,
    GOLD,
    HIGHEST,
    KINDS_OF_GOODS,
    RESOURCES,
    WASTELANDER,
)
from euphoria.games.dystopia.costs import (
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
    with_food_for_bliss,
)
from euphoria.games.dystopia.costs import ways as all_ways
from euphoria.games.dystopia.state import City

BRIANS = (ability.FOOD_FOR_BLISS, ability.FOOD_FOR_BLISS_BUT_DEARER)


def plain_costs(state: City, seat: int, space: int, bumps_other: bool) -> list[Cost]:
    """The space's cost and its substitutes, but for food that stands for bliss."""
    spot = board.SPACES[space]
    cost = state.tile(spot.site).cost if spot.what == board.MARKET else spot.cost
    if cost.artifacts == THREE_OR_PAIR and state.suffers(seat, tiles.NO_PAIRS):
        cost = Cost(artifacts=ANY_THREE)
    costs = [cost]
    if cost is FREE:
        return costs
    for tag in state.working(seat):
        change = state.recruit(tag).change
        if spot.what == board.SITE:
            if change == ability.ARTIFACT_ON_SITES:
                costs.append(Cost(artifacts=ANY_ONE))
            elif change == ability.ANY_RESOURCE_ON_SITES:
                costs.append(Cost((of(1, *RESOURCES),)))
        elif change == ability.BLISS_FOR_RESOURCE and spot.what == board.MARKET:
            if (other := bliss_for_resource(cost)) != cost:
                costs.append(other)
        elif change == ability.ONE_ARTIFACT_AT_ARK and space == board.ARK:
            costs.append(Cost(artifacts=ANY_ONE))
        elif change == ability.KNOWLEDGE_FOR_TUNNEL and spot.what == board.TUNNEL:
            if bumps_other and state.knowledge[seat] < HIGHEST:
                costs.append(FREE)
    return costs


def costs_of(state: City, seat: int, space: int, bumps_other: bool) -> list[Cost]:
    costs = plain_costs(state, seat, space, bumps_other)
    if costs[0] is not FREE and state.has_change(seat, *BRIANS):
        costs += [with_food_for_bliss(cost) for cost in costs if any(BLISS in kinds for _, kinds in cost.goods)]
    return costs


def bumps_other(state: City, seat: int, space: int) -> bool:
    """Whether placing there bumps somebody else's worker, or has just done so."""
    if state.owed == space:
        return state.visit.victim not in (-1, seat)
    return state.on[space] >= 0 and state.on[space] // 4 != seat


def can_pay(state: City, seat: int, space: int, purse: int = -1) -> bool:
    costs = costs_of(state, seat, space, bumps_other(state, seat, space))
    if costs[0] is FREE:
        return True
    if purse < 0:
        purse = state.purses[seat]
    cards = len(state.hands[seat])
    return any(can_afford(cost, purse, cards) for cost in costs)


def ways_to_pay(state: City, seat: int, costs: list[Cost]) -> list[Way]:
    """Ways that differ in nothing are one."""
    purse = state.purses[seat]
    return sorted({way for cost in costs for way in affordable(cost, purse)}, reverse=True)


def stays_payable(state: City, seat: int, kind: int, count: int = 1) -> bool:
    """Giving away these goods would still leave what the space under way costs (D-time-2)."""
    if state.has(seat, kind) < count:
        return False
    if state.owed < 0 or state.visit.seat != seat:
        return True
    return can_pay(state, seat, state.owed, state.purses[seat] - (count << FIELD * kind))


def pay(state: City, seat: int, way: Way) -> None:
    for kind in range(KINDS_OF_GOODS):
        state.add(seat, kind, -way[kind])
    for kind, count in enumerate(way[KINDS_OF_GOODS:]):
        for _ in range(count):
            state.discard_artifact(seat, kind)


def after_paying(state: City, seat: int, space: int, way: Way, costs: list[Cost]) -> bool:
    """What the substitutes bring, or cost. True if the opponents may now draw (revised Jacko)."""
    spot = board.SPACES[space]
    artifacts = sum(way[KINDS_OF_GOODS:])
    if spot.what == board.TUNNEL and not any(way):
        state.change_knowledge(seat, 1)
    if spot.what == board.SITE:
        if artifacts and state.has_change(seat, ability.ARTIFACT_ON_SITES):
            state.change_morale(seat, 1)
        if way[GOLD] and state.has_change(seat, ability.ANY_RESOURCE_ON_SITES):
            state.change_morale(seat, 1)
            state.change_knowledge(seat, 1)
    if spot.what == board.MARKET and way[FOOD] and not any(way in all_ways(cost) for cost in costs):
        state.change_knowledge(seat, 1)
        state.raise_allegiance(WASTELANDER)
    return space == board.ARK and artifacts == 1
