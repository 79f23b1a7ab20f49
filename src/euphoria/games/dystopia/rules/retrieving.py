"""Retrieving workers: feeding them or not, and the roll (D-turn-3)."""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import board, causes, codes
from euphoria.games.dystopia.cards import ability, market_tiles
from euphoria.games.dystopia.cards.effects import FEEDING, with_numbers
from euphoria.games.dystopia.cards.market_tiles import Punishing, punishing
from euphoria.games.dystopia.cards.penalty_kinds import DearerFreeRetrieve
from euphoria.games.dystopia.cards.standing_changes import FEEDS, FREE_RETRIEVE, STANDS_FOR, WorkingChange, mask
from euphoria.games.dystopia.cards.standing_kinds import Feeds
from euphoria.games.dystopia.components import BLISS, DICE, FOOD
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.effects.gains import FED_MORALE
from euphoria.games.dystopia.rules.effects.interpreter import do
from euphoria.games.dystopia.rules.placement.payments import stand_ins
from euphoria.games.dystopia.rules.registry import RULES
from euphoria.games.dystopia.rules.settling import over_limit
from euphoria.games.dystopia.rules.workers import INDEXES, roll_dice
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.state.city_data import FED_BLISS, FROM_SUBTERRA, HOME
from euphoria.kernel.core.action import Action

FEED_BITS: Final = mask(FEEDS)
FREE_BITS: Final = mask(FREE_RETRIEVE)
STAND_IN_BITS: Final = mask(STANDS_FOR)
DEARER_FREE_RETRIEVE: Final = punishing(DearerFreeRetrieve)
DEARER_BITS: Final = market_tiles.mask(DEARER_FREE_RETRIEVE)
((_, MORALE_OF_FEEDING, _),) = with_numbers(FEEDING)
SUBSETS: Final = [[acts.RETRIEVE[mask] for mask in range(1, 16) if mask & ~on_board == 0] for on_board in range(16)]
"""By the mask of the dice on the board: every set of them."""


def retrievals(state: City, seat: int, on_board: int) -> list[Action]:
    """The sets of workers that can be retrieved; workers with equal number and space are one choice."""
    if len(INDEXES[on_board]) == 1:
        return SUBSETS[on_board]
    first = DICE * seat
    where = state.where[first : first + DICE]
    pips = state.pips
    alike = [space << 3 | pips[first + index] for index, space in enumerate(where) if space >= 0]
    if all(alike.count(one) == 1 for one in alike):
        return SUBSETS[on_board]
    offer: list[Action] = []
    seen: set[tuple[tuple[int, int], ...]] = set()
    for action in SUBSETS[on_board]:
        chosen = [index for index in range(DICE) if action.args[0] >> index & 1]
        form = tuple(sorted((where[index], state.pips[first + index]) for index in chosen))
        if form not in seen:
            seen.add(form)
            offer.append(action)
    return offer


def retrieve(state: City, seat: int, mask: int) -> None:
    """The dice come home; then they are fed, or not (D-turn-3)."""
    from_subterra = FROM_SUBTERRA
    first, where, pips = DICE * seat, state.where, state.pips
    for index in INDEXES[mask]:
        die = first + index
        space = where[die]
        if space not in board.SUBTERRA:
            from_subterra = 0
        state.bring(die, HOME)
        state.log.append((CityEvent.RETRIEVED, seat, pips[die], space))
    state.retrieved = mask | from_subterra
    if len(feeds(state, seat)) > 1:
        state.ask(codes.ASK_FEED, seat)
    else:
        feed(state, seat, codes.FREE_RETRIEVE)


def feeds(state: City, seat: int) -> list[int]:
    """What the workers can be fed: food, bliss, goods of the standing change `Feeds`, or nothing."""
    found = FOOD_AND_BLISS[(state.has(seat, FOOD) > 0) | (state.has(seat, BLISS) > 0) << 1]
    if state.changes[seat] & FEED_BITS:
        others = [one.part.good for one in FEEDS if state.changes[seat] & one.bit]
        found = [*found[:-1], *(good for good in others if state.has(seat, good)), codes.FREE_RETRIEVE]
    return found


FOOD_AND_BLISS: Final = [
    [*(kind for index, kind in enumerate((FOOD, BLISS)) if mask >> index & 1), codes.FREE_RETRIEVE] for mask in range(4)
]
"""By a mask of what is there: that, or nothing."""


def feeding_change(state: City, seat: int, good: int) -> WorkingChange[Feeds] | None:
    """The standing change by which this good feeds the workers of this seat."""
    return next((one for one in FEEDS if state.changes[seat] & one.bit and one.part.good == good), None)


@RULES.actions(codes.ASK_FEED)
def goods_to_feed(state: City, seat: int) -> list[Action]:
    return [acts.FEED[kind] for kind in feeds(state, seat)]


@RULES.answer(codes.ASK_FEED)
def answer_feed(state: City, seat: int, action: Action) -> None:
    feed(state, seat, action.args[0])


ANSWERS_TO_RETRIEVING: Final = (
    1 << ability.FREE_RETRIEVE | 1 << ability.RETRIEVED | 1 << ability.BEFORE_RETRIEVE_ROLL | 1 << ability.FED
)


def feed(state: City, seat: int, kind: int) -> None:
    """Brings the morale, lets recruits answer, then rolls."""
    state.cause = causes.RETRIEVING
    state.push(codes.SETTLE, seat, -1)
    listening = state.listens[seat] & ANSWERS_TO_RETRIEVING
    if listening:
        state.push(codes.RETRIEVE_ROLL, seat)
        if kind == codes.FREE_RETRIEVE:
            state.fire(seat, ability.FREE_RETRIEVE)  # after the others: a sacrifice may take a die
        state.fire(seat, ability.RETRIEVED)
        state.fire(seat, ability.BEFORE_RETRIEVE_ROLL)
    _bring_morale(state, seat, kind)
    if not listening:
        roll_retrieved(state, seat)


def _bring_morale(state: City, seat: int, kind: int) -> None:
    if kind == codes.FREE_RETRIEVE:
        state.log.append((CityEvent.FED, seat, -1, state.cause))
        if morale_of_free_retrieve(state, seat):
            state.change_morale(seat, -1)
            for one in _dearer(state, seat) if state.penalties[seat] & DEARER_BITS else ():
                state.change_morale(seat, -one.penalty.morale, one.tile.cause)
        return
    change = feeding_change(state, seat, kind) if state.changes[seat] & FEED_BITS else None
    if change is not None:
        state.cause = change.cause
    state.add(seat, kind, -1)
    state.log.append((CityEvent.FED, seat, kind, state.cause))
    if change is not None:
        do(state, seat, change.gain, 0)
        return
    if kind == BLISS or (state.changes[seat] & STAND_IN_BITS and kind in stand_ins(state, seat, BLISS)):
        state.retrieved |= FED_BLISS
    if state.listens[seat] >> ability.FED & 1:
        state.push(codes.DO, seat, FED_MORALE)  # which a recruit may take back
        state.fire(seat, ability.FED)
    else:
        state.change_morale(seat, MORALE_OF_FEEDING)


def knowledge_when_fed(state: City, seat: int, kind: int) -> int:
    """The knowledge of this seat once it has fed its workers so, if no recruit is used that may be."""
    after = state.copy()
    after.listens = (0,) * state.seats
    _bring_morale(after, seat, kind)
    return after.knowledge[seat]


def morale_of_free_retrieve(state: City, seat: int) -> int:
    """What retrieving without feeding costs. The standing change `FreeRetrieve` cancels penalties too (D-x-16)."""
    if state.changes[seat] & FREE_BITS:
        workers = state.workers(seat)
        if any(state.changes[seat] & one.bit and one.part.workers == workers for one in FREE_RETRIEVE):
            return 0
    if not state.penalties[seat] & DEARER_BITS:
        return 1
    return 1 + sum([one.penalty.morale for one in _dearer(state, seat)])


def _dearer(state: City, seat: int) -> list[Punishing[DearerFreeRetrieve]]:
    """The tiles that make retrieving without feeding dearer for this seat."""
    return [one for one in DEARER_FREE_RETRIEVE if state.penalties[seat] & one.bit]


@RULES.step(codes.RETRIEVE_ROLL)
def retrieve_roll(state: City, seat: int, _a: int, _b: int) -> None:
    roll_retrieved(state, seat)


def roll_retrieved(state: City, seat: int) -> None:
    """Hand limits first (D-y-1); then the retrieved dice that are left are rolled together (D-x-17)."""
    over = over_limit(state)
    if over >= 0:
        state.push(codes.RETRIEVE_ROLL, seat)
        state.ask(codes.ASK_LIMIT, over)
        return
    mask = state.retrieved & 15  # without the die of a sacrifice
    state.retrieved = 0
    if mask:
        roll_dice(state, seat, mask)
