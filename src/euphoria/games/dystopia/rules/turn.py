"""A turn: place workers, retrieve them, or settle the dilemma (D-turn, D-dil)."""

from __future__ import annotations

from euphoria.games.dystopia import board, causes, codes
from euphoria.games.dystopia.cards import ability, market_tiles
from euphoria.games.dystopia.cards.costs import ANY_BLISS, ANY_ENERGY, ANY_FOOD, ANY_TWO, ONE_OF_KIND, Cost, Way
from euphoria.games.dystopia.components import BLISS, DICE, DILEMMAS, ENERGY, FOOD, KINDS_OF_GOODS
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.authority_stars import ON_DILEMMA, activate, finish, is_awake, over_limit, place_star
from euphoria.games.dystopia.rules.gains import FED_ENERGY, FED_MORALE, MORALE_OF_FOOD, do
from euphoria.games.dystopia.rules.payments import FOOD_IS_BLISS, morale_price, ways_to_pay
from euphoria.games.dystopia.rules.placement_spaces import may_place_further, open_spaces
from euphoria.games.dystopia.rules.placing import place
from euphoria.games.dystopia.rules.trading import may_trade_on
from euphoria.games.dystopia.rules.workers import INDEXES, roll
from euphoria.games.dystopia.state.city import FED_BLISS, FROM_SUBTERRA, HOME, City

# Steps.


def turn(state: City, seat: int, _a: int, _b: int) -> None:
    """Step TURN: of the workers available now, equal ones may be placed in this turn (D-turn-2)."""
    state.active = seat
    state.turn += 1
    first, second, third, fourth = state.where[DICE * seat : DICE * seat + DICE]
    state.fresh = (first == HOME) | (second == HOME) << 1 | (third == HOME) << 2 | (fourth == HOME) << 3
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


def main(state: City, seat: int, _a: int, _b: int) -> None:
    state.ask(codes.ASK_TURN, seat)


def more(state: City, seat: int, _a: int, _b: int) -> None:
    """Step MORE: another worker of the same number, if there is one and a place for it."""
    if not fresh_dice(state, seat, state.pair):
        return
    if not may_place_further(state, seat):
        fountain = state.suffers(seat, market_tiles.ONE_WORKER_A_TURN)
        state.log.append((CityEvent.NO_FURTHER, seat, causes.FOUNTAIN if fountain else causes.FURTHER_WORKER))
    elif open_spaces(state, seat):
        state.ask(codes.ASK_MORE, seat)


def may_place_more(state: City, seat: int) -> bool:
    return bool(fresh_dice(state, seat, state.pair)) and may_place_further(state, seat)


def fresh_dice(state: City, seat: int, number: int = 0) -> list[int]:
    """Workers that may be placed in this turn, of this number if one is given."""
    fresh, pips = state.fresh, state.pips
    return [die for die in state.home_dice(seat) if fresh >> die % DICE & 1 and (not number or pips[die] == number)]


def trade(state: City, seat: int, _a: int, _b: int) -> None:
    """Step TRADE: until the active player ends the turn (D-y-5); what was traded may pay for one more worker."""
    if state.pair and may_place_more(state, seat) and open_spaces(state, seat):
        state.ask(codes.ASK_MORE, seat)
    elif may_trade_on(state, seat):
        state.ask(codes.ASK_TRADE, seat)


def stop(state: City, seat: int) -> None:
    """The active player ends the turn: no more workers, no more trade."""
    state.agenda.clear()
    state.push(codes.END_TURN, seat)


def end_turn(state: City, seat: int, _a: int, _b: int) -> None:
    limit = state.settings.turn_limit
    if limit and state.turn >= limit:
        fewest = min(state.stars)
        finish(state, [other for other in range(state.seats) if state.stars[other] == fewest], "turn-limit", "D-end-4")
        return
    turn(state, (seat + 1) % state.seats, 0, 0)


def place_worker(state: City, seat: int, number: int, space: int) -> None:
    """One of the equal workers; they differ in nothing."""
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
    """Chase places the worker that has just come."""
    place_for(state, seat, state.added, space, morale_price(state))


def place_for(state: City, seat: int, die: int, space: int, price: int) -> None:
    """A worker for a price in morale, if any: the hand limit comes before the worker goes down (D-y-1)."""
    if not price:
        place(state, seat, die, space)
        return
    state.change_morale(seat, -price, causes.FURTHER_WORKER)
    state.chosen = space
    state.push(codes.PLACE, seat, die, space)
    state.push(codes.LIMIT, seat)


def place_now(state: City, seat: int, die: int, space: int) -> None:
    """Step PLACE: the price of a further worker is paid, and nobody is over the hand limit."""
    state.chosen = -1
    place(state, seat, die, space)


# Retrieving.


def retrieve(state: City, seat: int, mask: int) -> None:
    """The dice come home; then they are fed or not (D-turn-3)."""
    from_subterra = FROM_SUBTERRA
    first, where, pips = DICE * seat, state.where, state.pips
    for index in INDEXES[mask]:
        die = first + index
        space = where[die]
        if space not in board.SUBTERRA:
            from_subterra = 0
        state.log.append((CityEvent.RETRIEVED, seat, pips[die], space))
        state.bring(die, HOME)
    state.retrieved = mask | from_subterra
    if len(feeds(state, seat)) > 1:
        state.ask(codes.ASK_FEED, seat)
    else:
        feed(state, seat, codes.FREE_RETRIEVE)


FEEDS = [
    [*(kind for index, kind in enumerate((FOOD, BLISS, ENERGY)) if mask >> index & 1), codes.FREE_RETRIEVE]
    for mask in range(8)
]
"""By a mask of what can be fed: that, or nothing."""


def feeds(state: City, seat: int) -> list[int]:
    """What the workers can be fed: food or bliss, energy where Jefferson works, or nothing."""
    purse = state.purses[seat]
    energy = purse & ANY_ENERGY != 0 and state.changes[seat] >> ability.ENERGY_FEEDS & 1
    return FEEDS[(purse & ANY_FOOD != 0) | (purse & ANY_BLISS != 0) << 1 | energy << 2]


ANSWERS_TO_RETRIEVING = (
    1 << ability.FREE_RETRIEVE | 1 << ability.RETRIEVED | 1 << ability.BEFORE_RETRIEVE_ROLL | 1 << ability.FED
)


def feed(state: City, seat: int, kind: int) -> None:
    """Morale, recruits, then the roll."""
    state.cause = causes.RETRIEVING
    state.push(codes.SETTLE, seat, -1)
    listening = state.listens[seat] & ANSWERS_TO_RETRIEVING
    if listening:
        state.push(codes.RETRIEVE_ROLL, seat)
        if kind == codes.FREE_RETRIEVE:
            state.fire(seat, ability.FREE_RETRIEVE)  # revised Yordy sets a die that a sacrifice has left
        state.fire(seat, ability.RETRIEVED)
        state.fire(seat, ability.BEFORE_RETRIEVE_ROLL)
    _bring_morale(state, seat, kind)
    if not listening:
        retrieve_roll(state, seat, 0, 0)


def _bring_morale(state: City, seat: int, kind: int) -> None:
    if kind == codes.FREE_RETRIEVE:
        state.log.append((CityEvent.FED, seat, -1, state.cause))
        price = morale_of_free_retrieve(state, seat)
        if price:
            state.change_morale(seat, -1)
        if price > 1:
            state.change_morale(seat, 1 - price, causes.CAFETERIA)
        return
    if kind == ENERGY:
        state.cause = ability.CAUSE_OF_CHANGE[ability.ENERGY_FEEDS]
    state.log.append((CityEvent.FED, seat, kind, state.cause))
    state.add(seat, kind, -1)
    if kind == ENERGY:
        do(state, seat, FED_ENERGY, 0)
        return
    if kind == BLISS or state.changes[seat] & FOOD_IS_BLISS:
        state.retrieved |= FED_BLISS
    if state.listens[seat] >> ability.FED & 1:
        state.push(codes.DO, seat, FED_MORALE)  # which Gidget may take back
        state.fire(seat, ability.FED)
    else:
        state.change_morale(seat, MORALE_OF_FOOD)


def morale_of_free_retrieve(state: City, seat: int) -> int:
    """Printed Yordy cancels Cafeteria too (D-x-16)."""
    if state.has_change(seat, ability.FREE_RETRIEVE_WITH_TWO) and state.workers(seat) == 2:
        return 0
    return 2 if state.suffers(seat, market_tiles.DEARER_FREE_RETRIEVE) else 1


def retrieve_roll(state: City, seat: int, _a: int, _b: int) -> None:
    """Step RETRIEVE_ROLL: hand limits first (D-y-1); then those that are left, together, if any are (D-x-17)."""
    over = over_limit(state)
    if over >= 0:
        state.push(codes.RETRIEVE_ROLL, seat)
        state.ask(codes.ASK_LIMIT, over)
        return
    mask = state.retrieved & 15  # a sacrifice has taken its die out
    state.retrieved = 0
    if mask:
        roll(state, seat, mask, 0)


# The ethical dilemma.


def dilemma_costs(state: City, seat: int) -> list[Cost]:
    """The one artifact pictured, or any two (D-dil-1)."""
    return [Cost(artifacts=ONE_OF_KIND + pictured(state, seat)), Cost(artifacts=ANY_TWO)]


def pictured(state: City, seat: int) -> int:
    """The artifact on this seat's dilemma."""
    return DILEMMAS[state.dilemmas.faces[seat]][2]


def start_dilemma(state: City, seat: int, side: int) -> None:
    found = ways_to_pay(state, seat, dilemma_costs(state, seat))
    if len(found) == 1:
        pay_dilemma(state, seat, side, found[0])
    else:
        state.context = (codes.FOR_DILEMMA, side, 0)
        state.ask(codes.ASK_PAY, seat)


def pay_dilemma(state: City, seat: int, side: int, way: Way) -> None:
    state.cause = causes.DILEMMA
    for kind, count in enumerate(way[KINDS_OF_GOODS:]):
        for _ in range(count):
            state.discard_artifact(seat, kind)
    state.dilemma[seat] = side
    state.dilemmas.tell_all(seat)
    state.push(codes.SETTLE, seat, -1)
    if side == codes.CONTRIBUTE_SIDE:
        state.cause = causes.CONTRIBUTING
        state.log.append((CityEvent.CONTRIBUTED, seat))
        place_star(state, seat, ON_DILEMMA)
    else:
        state.push(codes.FIGHT, seat)


def fight(state: City, seat: int, _a: int, _b: int) -> None:
    """Step FIGHT: two recruits, one is kept (D-dil-2)."""
    for tag in state.recruit_pile[-2:]:
        state.recruits.tell(tag, 1 << seat)
    state.ask(codes.ASK_KEEP_NEW, seat)


def keep_new(state: City, seat: int, index: int) -> None:
    tags = state.recruit_pile[-2:]
    del state.recruit_pile[-2:]
    tag, _ = state.renew_recruits([tags[index], tags[1 - index]], 1 << seat)
    state.note_for(seat, CityEvent.FOUGHT, seat, tag)
    state.hidden_recruits[seat] += (tag,)
    state.stirred = True
    if is_awake(state, state.recruit(tag).faction):
        if state.settings.edition == "first":
            state.context = (codes.MAY_WAKE, tag, 0)
            state.ask(codes.ASK_MAY, seat)
        else:
            activate(state, seat, tag, causes.FIGHTING)


def may(state: City, seat: int, accepted: bool) -> None:
    """The answer to something offered."""
    what, x, _ = state.context
    if what == codes.MAY_EFFECT:
        if accepted:
            state.push(codes.DO, seat, x)
    elif accepted:
        activate(state, seat, x, causes.FIGHTING)
    else:
        state.kept_hidden[x] = state.awake
