"""Workers coming home, being rolled, checked and lost; new workers (D-mk-4 to D-mk-6)."""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import causes, codes
from euphoria.games.dystopia.cards import ability, market_tiles
from euphoria.games.dystopia.cards.market_tiles import punishing
from euphoria.games.dystopia.cards.penalty_kinds import LosesOnRoll, NoNewWorker
from euphoria.games.dystopia.components import BLISS, DICE, KINDS_OF_GOODS, TOO_MUCH_KNOWLEDGE
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.effects.gains import give_bliss
from euphoria.games.dystopia.rules.placement.open_spaces import may_place_further
from euphoria.games.dystopia.rules.placement.payments import payable_stand_ins, stays_payable
from euphoria.games.dystopia.rules.registry import RULES
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.state.city_data import HOME, POOL
from euphoria.kernel.core.action import Action

LOSES_ON_ROLL: Final = punishing(LosesOnRoll)
LOSES_ON_ROLL_BITS: Final = market_tiles.mask(LOSES_ON_ROLL)
NO_NEW_WORKER: Final = punishing(NoNewWorker)
INDEXES: Final = [[index for index in range(DICE) if mask >> index & 1] for mask in range(1 << DICE)]
"""By a mask of a player's dice: their indexes."""


@RULES.step(codes.COME_HOME)
def come_home(state: City, owner: int, die: int, _b: int) -> None:
    """A bumped worker comes home; its number may be set before it is rolled."""
    if state.where[die] >= 0:
        state.where[die] = HOME  # its space already holds the bumper
    state.push(codes.ROLL, owner, 1 << die % DICE)
    state.fire(owner, ability.BUMPED)
    state.fire(state.visit.seat, ability.BEFORE_BUMPED_ROLL)


@RULES.step(codes.ROLL)
def roll(state: City, owner: int, mask: int, _b: int) -> None:
    roll_dice(state, owner, mask)


def roll_dice(state: City, owner: int, mask: int) -> None:
    """Rolls dice of one owner together; a die that was set is not rolled (D-time-10)."""
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
    if state.penalties[owner] & LOSES_ON_ROLL_BITS:
        state.push(codes.AFTER_ROLL, owner, rolled)
    check(state, owner, rolled)


def check(state: City, owner: int, rolled: int) -> None:
    """A player whose available workers and knowledge sum up to 16 loses the highest one, once a turn (D-mk-4).

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


@RULES.step(codes.AFTER_ROLL)
def after_roll(state: City, owner: int, rolled: int, _b: int) -> None:
    """Penalties of tiles for what was rolled, also for a die that the check took (D-x-20)."""
    for index in range(DICE):
        pips = state.pips[DICE * owner + index]
        for one in LOSES_ON_ROLL:
            if rolled >> index & 1 and state.penalties[owner] & one.bit and one.penalty.pips == pips:
                state.push(codes.LOSE_ITEM, owner, one.tile.cause)


@RULES.step(codes.LOSE_ITEM)
def lose_item(state: City, owner: int, cause: int, _b: int) -> None:
    """The owner loses a commodity or resource of its choice, if it has any (D-mpen-1)."""
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
    """The goods that can be lost: not those that the current space will cost (D-place-4)."""
    return [kind for kind in range(KINDS_OF_GOODS) if state.has(seat, kind) and stays_payable(state, seat, kind)]


@RULES.actions(codes.ASK_LOSE)
def goods_to_lose(state: City, seat: int) -> list[Action]:
    if state.context[0] == codes.FOR_BLISS:
        return [acts.LOSE[kind] for kind in payable_stand_ins(state, seat, BLISS)]
    return [acts.LOSE[kind] for kind in losable(state, seat)]


@RULES.answer(codes.ASK_LOSE)
def answer_lose(state: City, seat: int, action: Action) -> None:
    what, receiver, _ = state.context
    if what == codes.FOR_BLISS:
        give_bliss(state, seat, action.args[0], receiver)
    else:
        lose(state, seat, action.args[0])


def lose(state: City, seat: int, kind: int) -> None:
    state.add(seat, kind, -1)
    state.log.append((CityEvent.LOSES, seat, kind, state.cause))


@RULES.step(codes.ANSWER_ROLL)
def answer_roll(state: City, owner: int, rolled: int, _b: int) -> None:
    """Recruits of other players answer a double with a die just rolled, not set (D-x-19)."""
    home = state.home_dice(owner)
    numbers = [state.pips[die] for die in home]
    fresh = [state.pips[die] for die in home if rolled >> die % DICE & 1]
    if any(numbers.count(number) > 1 for number in fresh):
        for other in reversed(state.clockwise(owner)[1:]):
            state.fire(other, ability.OTHERS_ROLL)


@RULES.step(codes.NEW_WORKER)
def new_worker(state: City, seat: int, _a: int, _b: int) -> None:
    """A new worker, at most four (D-tank-1), unless the penalty `NoNewWorker` forbids it."""
    have = state.workers(seat)
    if have == DICE:
        state.log.append((CityEvent.NO_WORKER, seat, causes.FOUR_WORKERS))
        return
    for one in NO_NEW_WORKER:
        if state.penalties[seat] & one.bit and have in one.penalty.workers:
            state.log.append((CityEvent.NO_WORKER, seat, one.tile.cause))
            return
    die = next(die for die in state.own_dice(seat) if state.where[die] == POOL)
    state.where[die] = HOME
    state.fresh &= ~(1 << die % DICE)  # it may be one that was lost in this turn (D-turn-2)
    state.added = die
    state.log.append((CityEvent.ADDED, seat, state.cause))
    state.fire(seat, ability.WORKER_ROLLED)
    state.push(codes.ROLL, seat, 1 << die % DICE)
    state.fire(seat, ability.WORKER_ADDED)
