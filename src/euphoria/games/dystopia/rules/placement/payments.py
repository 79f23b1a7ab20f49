"""What a space costs a player now, with the substitutes that recruits allow, and what paying brings (D-place-4).

The standing changes `PaysInstead`, `StandsFor` and `PaidWith`, and the penalty `MoreArtifacts`, are carried out here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from euphoria.games.dystopia import board
from euphoria.games.dystopia.cards import market_tiles
from euphoria.games.dystopia.cards.market_tiles import punishing
from euphoria.games.dystopia.cards.payment_ways import WAY_NUMBER
from euphoria.games.dystopia.cards.penalty_kinds import MoreArtifacts
from euphoria.games.dystopia.cards.standing_changes import PAID_WITH, PAYS_INSTEAD, STANDS_FOR, WorkingChange, mask
from euphoria.games.dystopia.cards.standing_kinds import PaysInstead, StandsFor
from euphoria.games.dystopia.components import ARTIFACTS, DICE, HIGHEST, KINDS_OF_GOODS
from euphoria.games.dystopia.costs import FREE, WIDTH, Cost, Way, affordable, can_afford, with_good_for
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.effects.interpreter import do
from euphoria.games.dystopia.rules.placement.placement_prices import morale_price
from euphoria.games.dystopia.state.city import City

Substitute = WorkingChange[PaysInstead] | WorkingChange[StandsFor]
"""A standing change that lets its player pay otherwise."""
PAYMENT_BITS: Final = mask(PAYS_INSTEAD, STANDS_FOR)
"""Bits of the changes of payment: for players without them a quicker check will do."""
CONDITIONAL: Final = tuple(change for change in PAYS_INSTEAD if change.part.bumping or change.part.knowledge)
CONDITIONAL_BITS: Final = mask(CONDITIONAL)
PAYS_NOTHING: Final = (0,) * WIDTH
PAID_WITH_BITS: Final = mask(PAID_WITH)
MORE_ARTIFACTS: Final = punishing(MoreArtifacts)
MORE_ARTIFACTS_BITS: Final = market_tiles.mask(MORE_ARTIFACTS)


@cache
def alternatives(cost: Cost, space: int, changes: int) -> tuple[Cost, ...]:
    """The cost of a space, and all that these standing changes let their player pay instead."""
    if cost is FREE:
        return (cost,)
    costs = [cost]
    for change in PAYS_INSTEAD:
        if changes & change.bit and space in change.part.where and change.part.instead_of(cost) != cost:
            costs.append(change.part.instead_of(cost))
    for one in STANDS_FOR:
        if changes & one.bit:
            good, instead_of = one.part.good, one.part.instead_of
            asking = [cost for cost in costs if any(instead_of in kinds for _, kinds in cost.goods)]
            costs += [with_good_for(cost, good, instead_of) for cost in asking]
    return tuple(costs)


def costs_of(state: City, seat: int, space: int, bumps_other: bool, changes: int = PAYMENT_BITS) -> tuple[Cost, ...]:
    """What this space costs this seat now, and what these standing changes of its recruits let it pay instead."""
    spot = board.SPACES[space]
    cost = state.tile(spot.site).cost if spot.what == board.MARKET else spot.cost
    if cost.artifacts and state.penalties[seat] & MORE_ARTIFACTS_BITS:
        cost = _with_more_artifacts(state, seat, cost)
    changes &= state.changes[seat]
    if not changes:
        return (cost,)
    if changes & CONDITIONAL_BITS:
        for change in CONDITIONAL:
            room = state.knowledge[seat] + change.part.knowledge <= HIGHEST
            if not room or (change.part.bumping and not bumps_other):
                changes &= ~change.bit
    return alternatives(cost, space, changes)


def _with_more_artifacts(state: City, seat: int, cost: Cost) -> Cost:
    for one in MORE_ARTIFACTS:
        if state.penalties[seat] & one.bit and cost.artifacts == one.penalty.instead_of:
            cost = _asking_for(cost, one.penalty.demand)
    return cost


@cache
def _asking_for(cost: Cost, artifacts: int) -> Cost:
    """The cost with another demand for artifacts."""
    return Cost(cost.goods, artifacts, cost.others_differ)


def bumps_other(state: City, seat: int, space: int) -> bool:
    """Whether placing there bumps another player's worker, or has just done so."""
    if state.owed == space:
        return state.visit.victim not in (-1, seat)
    return state.on[space] >= 0 and state.on[space] // DICE != seat


def usable_cards(state: City, seat: int, cards: int) -> int:
    """Of so many artifacts: those that the hand limit leaves when the price of a further worker is paid (D-y-1)."""
    price = morale_price(state) if state.chosen < 0 else 0
    return min(cards, state.morale[seat] - price) if price or state.chosen >= 0 else cards


def can_pay(state: City, seat: int, space: int, without: int = 0, kind: int = 0) -> bool:
    """Whether the seat can pay for a space, without so many things of a kind."""
    costs = costs_of(state, seat, space, bumps_other(state, seat, space))
    if costs[0] is FREE:
        return True
    purse, cards = state.purse(seat, without, kind), len(state.hands[seat])
    if kind >= KINDS_OF_GOODS:
        cards -= without
    if state.settings.double_rule and state.owed < 0:
        cards = usable_cards(state, seat, cards)
    for cost in costs:
        if can_afford(cost, purse, cards):
            return True
    return False


def ways_to_pay(state: City, seat: int, costs: Sequence[Cost]) -> list[Way]:
    """The different ways in which the seat can pay one of these costs."""
    purse = state.purse(seat)
    if len(costs) == 1:
        return affordable(costs[0], purse)
    return sorted({way for cost in costs for way in affordable(cost, purse)}, reverse=True)


def stays_payable(state: City, seat: int, kind: int, count: int = 1) -> bool:
    """Whether the seat can give away these goods and still pay for the current space (D-time-2, D-y-1)."""
    if state.has(seat, kind) < count:
        return False
    space = state.owed if state.visit.seat == seat else -1
    if state.chosen >= 0 and seat == state.active:
        space = state.chosen
    return space < 0 or can_pay(state, seat, space, count, kind)


def spare_artifacts(state: City, seat: int) -> list[int]:
    """The kinds of artifacts that may be discarded: not those that the current space needs (D-place-4)."""
    return [kind for kind in range(len(ARTIFACTS)) if stays_payable(state, seat, KINDS_OF_GOODS + kind)]


def only_way(cost: Cost) -> Way | None:
    """The way to pay a cost, if there is only one."""
    found = cost.ways()
    return found[0] if len(found) == 1 else None


def pay(state: City, seat: int, way: Way, cause: int) -> None:
    """Takes goods and artifacts, with one entry in the log; paying nothing is not logged."""
    if way == PAYS_NOTHING:
        return
    for kind, count in enumerate(way):
        if not count:
            continue
        if kind < KINDS_OF_GOODS:
            state.add(seat, kind, -count)
        else:
            for _ in range(count):
                state.put_away(seat, state.take_card(seat, kind - KINDS_OF_GOODS))
    state.log.append((CityEvent.PAID, seat, WAY_NUMBER[way], cause))


def cause_of_payment(state: City, space: int) -> int:
    """The cause of a payment: the space, or the tile that says what a built market costs."""
    spot = board.SPACES[space]
    return state.tile(spot.site).cause if spot.what == board.MARKET else board.CAUSES[space]


def substitute_used(state: City, seat: int, space: int, way: Way, bumps: bool) -> Substitute | None:
    """The standing change that lets its player pay in this way; None where every player may."""
    if way in costs_of(state, seat, space, bumps, changes=0)[0].ways():
        return None
    substitutes: list[Substitute] = [*PAYS_INSTEAD, *STANDS_FOR]
    for change in substitutes:
        if state.changes[seat] & change.bit and any(
            way in cost.ways() for cost in costs_of(state, seat, space, bumps, changes=change.bit)
        ):
            return change
    return next(change for change in STANDS_FOR if state.changes[seat] & change.bit)  # on top of another one


def after_paying(state: City, seat: int, space: int, way: Way, used: Substitute | None) -> None:
    """What the substitute brings or costs, and what recruits give for paying with a good."""
    if used is not None:
        state.cause = used.cause
        if isinstance(used.part, PaysInstead):
            if used.part.knowledge:
                state.change_knowledge(seat, used.part.knowledge)
            do(state, seat, used.gain, 0)
        elif space in used.part.where:
            do(state, seat, used.gain, 0)
    if state.changes[seat] & PAID_WITH_BITS:
        for bonus in PAID_WITH:
            if state.changes[seat] & bonus.bit and space in bonus.part.where and way[bonus.part.good]:
                state.cause = bonus.cause
                do(state, seat, bonus.gain, 0)


def stand_ins(state: City, seat: int, good: int) -> list[int]:
    """The goods that this seat may pay where this one is asked for, the good itself first (D-x-21)."""
    active = state.changes[seat]
    return [
        good,
        *(one.part.good for one in STANDS_FOR if active & one.bit and one.part.instead_of == good),
    ]


def payable_stand_ins(state: City, seat: int, good: int) -> list[int]:
    """Of these, those that can be given away now."""
    return [kind for kind in stand_ins(state, seat, good) if stays_payable(state, seat, kind)]
