"""Recruits at work: who answers an event, in which order, and whether the price can be paid (D-rec)."""

from __future__ import annotations

from collections.abc import Callable

from euphoria.games.dystopia import board, codes
from euphoria.games.dystopia.cards import ability as a
from euphoria.games.dystopia.cards import effects
from euphoria.games.dystopia.cards.ability import RecruitAbility
from euphoria.games.dystopia.cards.effects import EFFECTS
from euphoria.games.dystopia.causes import CAUSE
from euphoria.games.dystopia.components import BLISS, FOOD, GOLD, HIGHEST, LOWEST, SUBTERRAN
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.authority_stars import spots
from euphoria.games.dystopia.rules.payments import FOOD_IS_BLISS, can_pay, stays_payable
from euphoria.games.dystopia.rules.placement_spaces import may_place_further, open_spaces
from euphoria.games.dystopia.state.city import FED_BLISS, FROM_SUBTERRA, HOME, Answer, City


def fire(state: City, seat: int, when: int, answered: int) -> None:
    """Step FIRE: an event that this seat's recruits may answer. Several: their player orders them (D-rec-2)."""
    if not state.listens[seat] >> when & 1:
        return
    found = answering(state, seat, when, answered)
    if not found:
        return
    if len(found) == 1 and not found[0][2].may:
        use(state, seat, when, answered, found[0])
    else:
        state.context = (when, answered, 0)
        state.ask(codes.ASK_ABILITY, seat)


def answering(state: City, seat: int, when: int, answered: int) -> list[Answer]:
    found: list[Answer] = []
    for answer in state.answerers[seat]:
        bit, tag, ability = answer
        if ability.when != when or answered & bit:
            continue
        if ability.once_a_turn and state.changed_draw >> tag & 1:
            continue
        if applies(state, seat, ability):
            found.append(answer)
    return found


def use(state: City, seat: int, when: int, answered: int, answer: Answer) -> None:
    """The price, then the gain; then the others that answer the same event. A draw is changed by one only (D-rec-4)."""
    bit, tag, ability = answer
    if when == a.DRAWING:
        state.changed_draw |= 1 << tag
    else:
        state.push(codes.FIRE, seat, when, answered | bit)
    state.log.append((CityEvent.USED, seat, tag))
    state.push(codes.BECAUSE, seat, state.cause)
    state.cause = CAUSE[state.recruit(tag).rule]
    state.push(codes.DO, seat, ability.gain)
    state.push(codes.DO, seat, ability.price)


def because(state: City, seat: int, cause: int, _b: int) -> None:
    """Step BECAUSE: what follows on the agenda is owed to this cause."""
    state.cause = cause


def applies(state: City, seat: int, ability: RecruitAbility) -> bool:
    """Place, conditions, price."""
    if ability.where and state.visit.space not in ability.where:
        return False
    for condition in ability.only_if:
        if not CONDITIONS[condition](state, seat):
            return False
    if ability.either and not any(CONDITIONS[condition](state, seat) for condition in ability.either):
        return False
    if ability.when == a.DRAWING and not (state.pile or state.discards):
        return False
    if ability.when == a.BUMPED and state.set_dice >> state.visit.bumped_die & 1:
        return False
    if ability.when == a.FREE_RETRIEVE and not retrieved_dice(state, seat):
        return False
    if ability.when == a.WORKER_ROLLED and not _can_place_new(state, seat):
        return False
    return payable(state, seat, ability.price)


def _can_place_new(state: City, seat: int) -> bool:
    if state.added < 0 or state.where[state.added] != HOME or not may_place_further(state, seat):
        return False
    return bool(open_spaces(state, seat))


def _fact(bit: int) -> Callable[[City, int], bool]:
    return lambda state, seat: state.visit.facts >> bit & 1 == 1


def _bumped_other(state: City, seat: int) -> bool:
    return state.visit.victim not in (-1, seat)


def _number(state: City) -> int:
    return state.pips[state.visit.die]


CONDITIONS: dict[int, Callable[[City, int], bool]] = {
    **{
        fact: _fact(fact)
        for fact in (a.ALONE, a.HIGHEST, a.LOWEST, a.EQUAL, a.NO_ARTIFACTS, a.NO_RESOURCES, a.TOOK_RESOURCE)
    },
    a.BUMPED_OTHER: _bumped_other,
    a.NO_BUMP: lambda state, seat: state.visit.victim < 0,
    a.HIGHER_BUMPED: lambda state, seat: state.visit.bumped > _number(state),
    a.EQUAL_BUMPED: lambda state, seat: state.visit.bumped == _number(state),
    a.VICTIM_WITHOUT_SUBTERRAN: lambda state, seat: not state.has_faction(state.visit.victim, SUBTERRAN),
    a.ALL_FROM_SUBTERRA: lambda state, seat: bool(state.retrieved & FROM_SUBTERRA),
    a.BY_ANOTHER: lambda state, seat: state.visit.seat != seat,
    a.PAID_BLISS: lambda state, seat: bool(state.retrieved & FED_BLISS),
    a.ROLLED: lambda state, seat: state.by_roll,
    a.STAR_SPOT: lambda state, seat: bool(spots(state, seat, state.visit.space)),
    a.ROOM: lambda state, seat: state.stars[seat] > 0 and state.room(board.SPACES[state.visit.space].faction),
}


def payable(state: City, seat: int, price: int) -> bool:
    """A price must be possible in full (D-mk-3, D-time-6)."""
    for op, x, y in EFFECTS[price]:
        if op == effects.KNOWLEDGE:
            if not LOWEST <= state.knowledge[seat] + x <= HIGHEST or not _still_learns(state, seat, x):
                return False
        elif op == effects.MORALE:
            if not LOWEST <= state.morale[seat] + x <= HIGHEST:
                return False
        elif op == effects.GOOD:
            if not stays_payable(state, seat, x, -y):
                return False
        elif op == effects.PAY_BLISS:
            if not stays_payable(state, seat, BLISS) and not food_will_do(state, seat):
                return False
        elif op == effects.OWNER_GOLD:
            if not stays_payable(state, seat, GOLD):
                return False
        elif op == effects.ARTIFACT:
            if len(state.hands[seat]) < x:
                return False
        elif op == effects.SACRIFICE_VISITOR:
            if state.workers(seat) < 2 or state.where[state.visit.die] != state.visit.space:
                return False
        elif op == effects.SACRIFICE_RETRIEVED:
            if state.workers(seat) < 2 or not retrieved_dice(state, seat):
                return False
    return True


def _still_learns(state: City, seat: int, steps: int) -> bool:
    """Matthew pays for the tunnel in knowledge: an exchange must leave room for that (D-time-2)."""
    if state.owed < 0 or state.visit.seat != seat or state.knowledge[seat] + steps < HIGHEST:
        return True
    before = state.knowledge[seat]
    state.knowledge[seat] += steps
    payable = can_pay(state, seat, state.owed)
    state.knowledge[seat] = before
    return payable


def food_will_do(state: City, seat: int) -> bool:
    """Brian pays food wherever he would pay bliss (D-x-21)."""
    return bool(state.changes[seat] & FOOD_IS_BLISS) and stays_payable(state, seat, FOOD)


def retrieved_dice(state: City, seat: int) -> list[int]:
    return [die for die in state.home_dice(seat) if state.retrieved >> die % 4 & 1]
