"""A turn: place workers, retrieve them, or settle the dilemma (D-turn)."""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import causes, codes
from euphoria.games.dystopia.components import DICE
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.dilemma import can_settle_dilemma, start_dilemma
from euphoria.games.dystopia.rules.ending import finish
from euphoria.games.dystopia.rules.placement.open_spaces import may_place_further, no_further_cause, open_spaces
from euphoria.games.dystopia.rules.placement.placement_prices import morale_price
from euphoria.games.dystopia.rules.placement.placing import place
from euphoria.games.dystopia.rules.registry import RULES
from euphoria.games.dystopia.rules.retrieving import retrievals, retrieve
from euphoria.games.dystopia.rules.trading import lattice, make_offer, may_offer, may_trade_on
from euphoria.games.dystopia.rules.workers import INDEXES
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.state.city_data import HOME
from euphoria.kernel.core.action import Action

ROWS: Final = [[acts.PLACE[number] for number in range(1, 7) if mask >> number & 1] for mask in range(1 << 7)]
"""By the mask of numbers: the placements of workers with those."""


@RULES.actions(codes.ASK_TURN)
def in_turn(state: City, seat: int) -> list[Action]:
    """All that can be done as a turn begins: every available worker may be placed then."""
    offer: list[Action] = []
    numbers = on_board = 0
    first, where, pips = DICE * seat, state.where, state.pips
    for index in range(DICE):
        spot = where[first + index]
        if spot >= 0:
            on_board |= 1 << index
        elif spot == HOME:
            numbers |= 1 << pips[first + index]
    if numbers:
        spaces = open_spaces(state, seat)
        for row in ROWS[numbers]:
            offer += [row[space] for space in spaces]
    if on_board:
        offer += retrievals(state, seat, on_board)
    if state.hands[seat] and not state.dilemma[seat] and can_settle_dilemma(state, seat):
        offer += acts.DILEMMA[1:]
    if state.settings.trade and may_offer(state):
        offer += lattice(state, seat)
    return offer


@RULES.actions(codes.ASK_MORE)
def placing_more(state: City, seat: int) -> list[Action]:
    row = acts.PLACE[state.pair]
    offer = [acts.STOP, *[row[space] for space in open_spaces(state, seat)]]
    if state.settings.trade and may_offer(state):
        offer += lattice(state, seat)
    return offer


@RULES.actions(codes.ASK_TRADE)
def trading_on(state: City, seat: int) -> list[Action]:
    """Trade goes on after the last action (D-y-5)."""
    return [acts.STOP, *lattice(state, seat)]


@RULES.actions(codes.ASK_PLACE_NEW)
def placing_new(state: City, seat: int) -> list[Action]:
    row = acts.PLACE[state.pips[state.added]]
    return [row[space] for space in open_spaces(state, seat)]


@RULES.answer(codes.ASK_TURN, codes.ASK_MORE, codes.ASK_TRADE)
def answer_turn(state: City, seat: int, action: Action) -> None:
    kind = action.kind
    if kind == "place":
        number, space = action.args
        place_worker(state, seat, number, space)
    elif kind == "retrieve":
        retrieve(state, seat, action.args[0])
    elif kind == "dilemma":
        start_dilemma(state, seat, action.args[0])
    elif kind in ("offer", "offer-many"):
        make_offer(state, seat, action)
    else:
        stop(state, seat)


@RULES.answer(codes.ASK_PLACE_NEW)
def answer_place_new(state: City, seat: int, action: Action) -> None:
    place_new(state, seat, action.args[1])


@RULES.step(codes.TURN)
def turn(state: City, seat: int, _a: int, _b: int) -> None:
    begin_turn(state, seat)


def begin_turn(state: City, seat: int) -> None:
    """A turn begins. Of the workers available now, equal ones may be placed in this turn (D-turn-2)."""
    state.active = seat
    state.turn += 1
    state.fresh = 0
    for index in range(DICE):
        if state.where[DICE * seat + index] == HOME:
            state.fresh |= 1 << index
    state.pair = 0
    state.lost = 0
    state.changed_draw = 0
    state.offers = 0
    if state.last_woken == state.turn - 1:
        state.refresh()  # a recruit that woke in the last turn works from now on (D-time-3)
    state.log.append((CityEvent.TURN, seat, state.turn))
    state.agenda.append((codes.END_TURN, seat, 0, 0))
    if state.settings.trade:
        state.agenda.append((codes.TRADE, seat, 0, 0))
    state.question = codes.ASK_TURN
    state.deciders = (seat,)


@RULES.step(codes.MAIN)
def main(state: City, seat: int, _a: int, _b: int) -> None:
    """Asks again what the active player does, after an offer."""
    state.ask(codes.ASK_TURN, seat)


def choices_are_known(state: City, seat: int) -> bool:
    """Whether everybody can tell what may be done in this turn: the player has no artifact cards, and none trade."""
    return state.question == codes.ASK_TURN and not state.hands[seat] and not may_offer(state)


@RULES.step(codes.MORE)
def more(state: City, seat: int, _a: int, _b: int) -> None:
    """Another worker of the same number, if there is one and a place for it."""
    if not fresh_dice(state, seat, state.pair):
        return
    if not may_place_further(state, seat):
        state.log.append((CityEvent.NO_FURTHER, seat, no_further_cause(state, seat)))
    elif open_spaces(state, seat):
        state.ask(codes.ASK_MORE, seat)


def may_place_more(state: City, seat: int) -> bool:
    """Whether another worker of the same number is there and may be placed in this turn."""
    return bool(fresh_dice(state, seat, state.pair)) and may_place_further(state, seat)


def fresh_dice(state: City, seat: int, number: int = 0) -> list[int]:
    """Workers that may be placed in this turn, of this number if one is given."""
    fresh, pips = state.fresh, state.pips
    return [die for die in state.home_dice(seat) if fresh >> die % DICE & 1 and (not number or pips[die] == number)]


@RULES.step(codes.TRADE)
def trade(state: City, seat: int, _a: int, _b: int) -> None:
    """Trade goes on until the active player ends the turn (D-y-5); what was traded may pay for one more worker."""
    if state.pair and may_place_more(state, seat) and open_spaces(state, seat):
        state.ask(codes.ASK_MORE, seat)
    elif may_trade_on(state, seat):
        state.ask(codes.ASK_TRADE, seat)


def stop(state: City, seat: int) -> None:
    """The active player ends the turn: no more workers, no more trade."""
    state.agenda.clear()
    state.push(codes.END_TURN, seat)


@RULES.step(codes.END_TURN)
def end_turn(state: City, seat: int, _a: int, _b: int) -> None:
    """The next turn, or the end of the game at the turn limit (D-end-4)."""
    limit = state.settings.turn_limit
    if limit and state.turn >= limit:
        fewest = min(state.stars)
        finish(state, [other for other in range(state.seats) if state.stars[other] == fewest], "turn-limit", "D-end-4")
        return
    begin_turn(state, (seat + 1) % state.seats)


def place_worker(state: City, seat: int, number: int, space: int) -> None:
    """Places one of the workers with this number; it makes no difference which."""
    first, where, pips, fresh = DICE * seat, state.where, state.pips, state.fresh
    index = count = 0
    for other in INDEXES[fresh]:
        if pips[first + other] == number and where[first + other] == HOME:
            index = other
            count += 1
    price = morale_price(state)
    state.pair = number
    state.fresh = fresh & ~(1 << index)
    if count > 1:
        state.push(codes.MORE, seat)
    place_for(state, seat, first + index, space, price)


def place_new(state: City, seat: int, space: int) -> None:
    """Places the worker that was just added."""
    place_for(state, seat, state.added, space, morale_price(state))


def place_for(state: City, seat: int, die: int, space: int, price: int) -> None:
    """Places a worker, after its price in morale if there is one; the hand limit is checked in between (D-y-1)."""
    if not price:
        place(state, seat, die, space)
        return
    state.change_morale(seat, -price, causes.FURTHER_WORKER)
    state.chosen = space
    state.push(codes.PLACE, seat, die, space)
    state.push(codes.LIMIT, seat)


@RULES.step(codes.PLACE)
def place_now(state: City, seat: int, die: int, space: int) -> None:
    """Places a further worker, when its price is paid and no hand is over its limit."""
    state.chosen = -1
    place(state, seat, die, space)
