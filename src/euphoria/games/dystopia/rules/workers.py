"""Workers coming home, being rolled, checked and lost; new workers (D-mk-4 to D-mk-6)."""

from __future__ import annotations

from euphoria.games.dystopia import causes, codes
from euphoria.games.dystopia.cards import ability, market_tiles
from euphoria.games.dystopia.causes import CAUSE
from euphoria.games.dystopia.components import DICE, KINDS_OF_GOODS, TOO_MUCH_KNOWLEDGE
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.authority_stars import clockwise
from euphoria.games.dystopia.rules.payments import stays_payable
from euphoria.games.dystopia.rules.placement_spaces import may_place_further
from euphoria.games.dystopia.state.city import HOME, POOL, City

INDEXES = [[index for index in range(DICE) if mask >> index & 1] for mask in range(1 << DICE)]
"""By a mask of a player's dice: which they are."""


def come_home(state: City, owner: int, die: int, _b: int) -> None:
    """Step COME_HOME: a bumped worker; its number may be set before it is rolled."""
    if state.where[die] >= 0:
        state.where[die] = HOME  # its space already holds the bumper
    state.push(codes.ROLL, owner, 1 << die % DICE)
    state.fire(owner, ability.BUMPED)
    state.fire(state.visit.seat, ability.BEFORE_BUMPED_ROLL)


def roll(state: City, owner: int, mask: int, _b: int) -> None:
    """Step ROLL: these of the owner's dice, together; a die that was set is not rolled (D-time-10)."""
    rolled = 0
    first, where, pips, dice = DICE * owner, state.where, state.pips, state.dice
    for index in INDEXES[mask]:
        die = first + index
        if where[die] == POOL:
            continue
        if state.set_dice >> die & 1:
            state.set_dice &= ~(1 << die)
            continue
        pips[die] = number = 1 + dice.below(6)
        rolled |= 1 << index
        state.log.append((CityEvent.ROLLED, owner, number))
    if state.watched:
        state.push(codes.ANSWER_ROLL, owner, rolled)
    if state.penalties[owner] >> market_tiles.ROLL_PENALTY:
        state.push(codes.AFTER_ROLL, owner, rolled)
    check(state, owner, rolled)


def check(state: City, owner: int, rolled: int) -> None:
    """Available workers plus knowledge at 16 or more lose the cleverest one, once a turn (D-mk-4).

    Of equal ones it is one that cannot be placed any more in this turn, and of these rather an old one than one of
    those just `rolled` (D-y-3).
    """
    if state.lost >> owner & 1:
        return
    total, where, pips = state.knowledge[owner], state.where, state.pips
    for die in range(DICE * owner, DICE * owner + DICE):
        if where[die] == HOME:
            total += pips[die]
    if total < TOO_MUCH_KNOWLEDGE:
        return
    may_go_on = owner == state.active and state.pair > 0 and may_place_further(state, owner)

    def order(die: int) -> tuple[int, bool, bool]:
        placeable = may_go_on and pips[die] == state.pair and state.fresh >> die % DICE & 1 == 1
        return pips[die], not placeable, not rolled >> die % DICE & 1

    die = max(state.home_dice(owner), key=order)
    state.lost |= 1 << owner
    state.by_roll = rolled != 0
    state.lose_worker(die)
    state.log.append((CityEvent.LOST, owner, state.pips[die]))
    state.fire(owner, ability.WORKER_LOST)


def after_roll(state: City, owner: int, rolled: int, _b: int) -> None:
    """Step AFTER_ROLL: penalties of tiles for what was rolled, also for a die that the check took (D-x-20)."""
    for index in range(DICE):
        pips = state.pips[DICE * owner + index]
        if rolled >> index & 1 and state.suffers(owner, market_tiles.ROLL_PENALTY, pips):
            state.push(codes.LOSE_ITEM, owner, CAUSE[market_tiles.BY_PIPS[pips].rule])


def lose_item(state: City, owner: int, cause: int, _b: int) -> None:
    """Step LOSE_ITEM: its owner chooses which; with none, nothing (D-mpen-1)."""
    state.cause = cause
    found = losable(state, owner)
    if not found:
        state.log.append((CityEvent.NOTHING_TO_LOSE, owner, cause))
    elif len(found) == 1:
        lose(state, owner, found[0])
    else:
        state.context = (codes.FOR_SPACE, 0, 0)
        state.ask(codes.ASK_LOSE, owner)


def losable(state: City, seat: int) -> list[int]:
    """Nothing that the space under way will cost (D-place-4)."""
    return [kind for kind in range(KINDS_OF_GOODS) if state.has(seat, kind) and stays_payable(state, seat, kind)]


def lose(state: City, seat: int, kind: int) -> None:
    state.add(seat, kind, -1)
    state.log.append((CityEvent.LOSES, seat, kind, state.cause))


def answer_roll(state: City, owner: int, rolled: int, _b: int) -> None:
    """Step ANSWER_ROLL: others' recruits that answer doubles with a die just rolled, not set (D-x-19)."""
    home = state.home_dice(owner)
    numbers = [state.pips[die] for die in home]
    fresh = [state.pips[die] for die in home if rolled >> die % DICE & 1]
    if any(numbers.count(number) > 1 for number in fresh):
        for other in reversed(clockwise(state, owner)[1:]):
            state.fire(other, ability.OTHERS_ROLL)


def new_worker(state: City, seat: int, _a: int, _b: int) -> None:
    """Step NEW_WORKER: at most four (D-tank-1); Laboratory forbids a third and a fourth (D-m01)."""
    have = state.workers(seat)
    if have == DICE:
        state.log.append((CityEvent.NO_WORKER, seat, causes.FOUR_WORKERS))
        return
    if have in (2, 3) and state.suffers(seat, market_tiles.NO_THIRD_WORKER):
        state.log.append((CityEvent.NO_WORKER, seat, causes.LABORATORY))
        return
    die = next(die for die in state.own_dice(seat) if state.where[die] == POOL)
    state.where[die] = HOME
    state.fresh &= ~(1 << die % DICE)  # it may be one that was lost in this turn (D-turn-2)
    state.added = die
    state.log.append((CityEvent.ADDED, seat, state.cause))
    state.fire(seat, ability.WORKER_ROLLED)
    state.push(codes.ROLL, seat, 1 << die % DICE)
    state.fire(seat, ability.WORKER_ADDED)
