"""Placing a worker: the whole chain of D-time-1."""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import board, codes
from euphoria.games.dystopia.cards import ability
from euphoria.games.dystopia.cards.payment_ways import WAY_NUMBER, WAYS
from euphoria.games.dystopia.components import DICE, RESOURCES, TIER_1, TIER_2
from euphoria.games.dystopia.costs import FIELD, FREE, MOST, Way
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.dilemma import dilemma_costs, pay_dilemma
from euphoria.games.dystopia.rules.placement.payments import (
    PAYMENT_BITS,
    after_paying,
    cause_of_payment,
    costs_of,
    only_way,
    pay,
    substitute_used,
    ways_to_pay,
)
from euphoria.games.dystopia.rules.placement.placement_prices import ENTER_BITS, SURCHARGE_BITS, pay_placement_price
from euphoria.games.dystopia.rules.placement.space_gains import GAINS, area
from euphoria.games.dystopia.rules.registry import RULES
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.state.visit import TIER_1_BIT, TIER_2_BIT, Visit
from euphoria.kernel.core.action import Action

VISITING: Final = 1
"""On a SETTLE frame: it ends a visit."""
ALL_RESOURCES: Final = sum(MOST << FIELD * kind for kind in RESOURCES)
PRICE_BITS: Final = ENTER_BITS | SURCHARGE_BITS


def place(state: City, seat: int, die: int, space: int) -> None:
    """Places a worker, and starts all that follows from it (D-time-1)."""
    if state.changes[seat] & PRICE_BITS:
        pay_placement_price(state, seat, space)
    if space <= board.CLOUD_MINE:
        _place_on_area(state, seat, die, space)
        return
    spot = board.SPACES[space]
    bumped = state.on[space]
    state.occupy(space, die)
    state.where[die] = space
    state.log.append((CityEvent.PLACED, seat, state.pips[die], space))
    victim = bumped // DICE if bumped >= 0 else -1
    number = state.pips[bumped] if bumped >= 0 else 0
    state.visits.append(Visit(seat, die, space, victim, number, bumped))
    state.owed = space
    state.push(codes.SETTLE, seat, spot.site if spot.what == board.SITE else -1, VISITING)
    if bumped < 0:
        pay_for_visit(state, seat, space)
        return
    state.push(codes.PAY, seat, space)
    state.log.append((CityEvent.BUMPED, victim, number, space))
    state.fire(seat, ability.BUMPING)
    state.push(codes.COME_HOME, victim, bumped)


def _place_on_area(state: City, seat: int, die: int, space: int) -> None:
    """No cost, and nobody is bumped (D-place-2)."""
    number = state.pips[die]
    state.where[die] = space
    state.area_sums[space] = state.area_sums[space] + number
    state.log.append((CityEvent.PLACED, seat, number, space))
    state.agenda.append((codes.SETTLE, seat, -1, VISITING))
    telling = state.listens[seat] or state.allegiance[space] >= TIER_1
    state.visits.append(Visit(seat, die, space, -1, 0, -1, facts(state, seat, die, space) if telling else 0))
    state.cause = board.CAUSES[space]
    area(state, seat, space)


@RULES.step(codes.PAY)
def pay_for_space(state: City, seat: int, space: int, _b: int) -> None:
    pay_for_visit(state, seat, space)


def pay_for_visit(state: City, seat: int, space: int) -> None:
    """Pays for the space that is visited. Where there is one way only, nobody is asked."""
    victim = state.visits[-1].victim
    costs = costs_of(state, seat, space, victim >= 0 and victim != seat)
    if costs[0] is FREE:
        state.owed = -1
        state.cause = board.CAUSES[space]
        read_facts(state, seat)
        GAINS[board.SPACES[space].what](state, seat, space)
        return
    way = only_way(costs[0]) if len(costs) == 1 else None
    if way is not None:
        paid_for_space(state, seat, space, way)
        return
    found = ways_to_pay(state, seat, costs)
    if len(found) == 1:
        paid_for_space(state, seat, space, found[0])
    else:
        state.context = (codes.FOR_SPACE, space, 0)
        state.ask(codes.ASK_PAY, seat)


@RULES.actions(codes.ASK_PAY)
def ways_of_paying(state: City, seat: int) -> list[Action]:
    what, x, _ = state.context
    if what == codes.FOR_SPACE:
        costs = costs_of(state, seat, x, state.visit.victim not in (-1, seat))
    else:
        costs = dilemma_costs(state, seat)
    return [acts.PAY[WAY_NUMBER[way]] for way in ways_to_pay(state, seat, costs)]


@RULES.answer(codes.ASK_PAY)
def answer_pay(state: City, seat: int, action: Action) -> None:
    what, x, _ = state.context
    way = WAYS[action.args[0]]
    if what == codes.FOR_SPACE:
        paid_for_space(state, seat, x, way)
    else:
        pay_dilemma(state, seat, x, way)


def paid_for_space(state: City, seat: int, space: int, way: Way) -> None:
    """Takes what is paid, then gives what the space gives."""
    state.owed = -1
    if not state.changes[seat] & PAYMENT_BITS:
        pay(state, seat, way, cause_of_payment(state, space))
        read_facts(state, seat)
        state.cause = board.CAUSES[space]
        GAINS[board.SPACES[space].what](state, seat, space)
        return
    used = substitute_used(state, seat, space, way, state.visit.victim not in (-1, seat))
    pay(state, seat, way, cause_of_payment(state, space) if used is None else used.cause)
    read_facts(state, seat)
    state.push(codes.GAIN, seat, space)
    after_paying(state, seat, space, way, used)


def read_facts(state: City, seat: int) -> None:
    """Stores with the visit what is true before its gain."""
    visit = state.visits[-1]
    found = facts(state, seat, visit.die, visit.space)
    if found:
        state.visits[-1] = visit.with_facts(found)


def facts(state: City, seat: int, die: int, space: int) -> int:
    """What is true before the gain: comparisons with the workers there, empty hands, tiers of the track (D-time-8)."""
    spot = board.SPACES[space]
    found = 0
    if state.listens[seat]:
        if spot.what == board.AREA:
            found = _comparison(state, die, state.workers_on(space))
        elif spot.what == board.SITE:
            found = _comparison(state, die, state.workers_at_site(spot.site))
        if not state.hands[seat]:
            found |= 1 << ability.NO_ARTIFACTS
        if not state.purse(seat) & ALL_RESOURCES:
            found |= 1 << ability.NO_RESOURCES
    faction = spot.faction
    if faction >= 0 and state.allegiance[faction] >= TIER_1 and state.bonuses[seat] >> faction & 1:
        found |= TIER_1_BIT
        if state.allegiance[faction] >= TIER_2:
            found |= TIER_2_BIT
    return found


def _comparison(state: City, die: int, there: list[int]) -> int:
    """Compares the placed worker with the others there, as bits of facts."""
    if len(there) == 1:
        return 1 << ability.ALONE
    own = state.pips[die]
    others = [state.pips[other] for other in there if other != die]
    return (
        (own > max(others)) << ability.HIGHEST
        | (own < min(others)) << ability.LOWEST
        | (own in others) << ability.EQUAL
    )
