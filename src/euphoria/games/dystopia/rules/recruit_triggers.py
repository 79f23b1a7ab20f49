"""Recruits at work: who answers an event, in which order, on which conditions (D-rec)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import board, codes
from euphoria.games.dystopia.cards import ability as a
from euphoria.games.dystopia.cards.ability import RecruitAbility
from euphoria.games.dystopia.components import SUBTERRAN
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.authority_stars import spots
from euphoria.games.dystopia.rules.placement.open_spaces import may_place_further, open_spaces
from euphoria.games.dystopia.rules.prices import payable
from euphoria.games.dystopia.rules.registry import RULES
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.state.city_data import FED_BLISS, FROM_SUBTERRA, HOME, AnsweringAbility
from euphoria.kernel.core.action import Action


@RULES.step(codes.FIRE)
def fire(state: City, seat: int, when: int, answered: int) -> None:
    """An event that this seat's recruits may answer. Several: their player orders them (D-rec-2)."""
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


def answering(state: City, seat: int, when: int, answered: int) -> list[AnsweringAbility]:
    """The abilities of this seat that may answer an event, without those that have already answered."""
    found: list[AnsweringAbility] = []
    for answer in state.answerers[seat]:
        bit, tag, ability = answer
        if ability.when != when or answered & bit:
            continue
        if ability.once_a_turn and state.changed_draw >> tag & 1:
            continue
        if applies(state, seat, ability):
            found.append(answer)
    return found


def use(state: City, seat: int, when: int, answered: int, answer: AnsweringAbility) -> None:
    """The price, then the gain; then the others that answer the same event. A draw is changed by one only (D-rec-4)."""
    bit, tag, ability = answer
    if when == a.DRAWING:
        state.changed_draw |= 1 << tag
    else:
        state.push(codes.FIRE, seat, when, answered | bit)
    state.log.append((CityEvent.USED, seat, tag))
    state.push(codes.BECAUSE, seat, state.cause)
    state.cause = state.recruit(tag).cause
    state.push(codes.DO, seat, ability.gain)
    state.push(codes.DO, seat, ability.price)


@RULES.actions(codes.ASK_ABILITY)
def abilities_to_use(state: City, seat: int) -> list[Action]:
    when, answered, _ = state.context
    found = answering(state, seat, when, answered)
    offer = [acts.USE[state.recruit(tag).number] for _, tag, _ in found]
    if all(ability.may for _, _, ability in found):
        offer.append(acts.PASS)
    return offer


@RULES.answer(codes.ASK_ABILITY)
def answer_ability(state: City, seat: int, action: Action) -> None:
    if action.kind == "use":
        when, answered, _ = state.context
        for answer in answering(state, seat, when, answered):
            if state.recruit(answer[1]).number == action.args[0]:
                use(state, seat, when, answered, answer)
                return


def seen_to_answer(state: City, seat: int) -> list[int]:
    """The recruits that this seat is asked about, as others see it: whether it can pay is its own affair."""
    when, answered, _ = state.context
    return [
        tag
        for bit, tag, ability in state.answerers[seat]
        if ability.when == when and not answered & bit and fits(state, seat, ability)
    ]


def applies(state: City, seat: int, ability: RecruitAbility) -> bool:
    """Whether an ability fits the event, and its price can be paid."""
    return fits(state, seat, ability) and payable(state, seat, ability.price)


def fits(state: City, seat: int, ability: RecruitAbility) -> bool:
    """Whether an ability's place and conditions fit the event; everybody can see that."""
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
    if ability.when == a.FREE_RETRIEVE and not state.retrieved_dice(seat):
        return False
    return ability.when != a.WORKER_ROLLED or _can_place_new(state, seat)


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


CONDITIONS: Final[dict[int, Callable[[City, int], bool]]] = {
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
