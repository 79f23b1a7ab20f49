"""The ethical dilemma: fighting an oppressor for a recruit, or contributing for a star (D-dil)."""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import causes, codes
from euphoria.games.dystopia.components import ARTIFACTS, DILEMMAS, KINDS_OF_GOODS, RECRUITS_DRAWN
from euphoria.games.dystopia.costs import ANY_TWO, ONE_OF_KIND, Cost, Way
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.authority_stars import ON_DILEMMA, place_star
from euphoria.games.dystopia.rules.placement.payments import ways_to_pay
from euphoria.games.dystopia.rules.registry import RULES
from euphoria.games.dystopia.rules.settling import activate, is_awake
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.action import Action

COSTS: Final = [(Cost(artifacts=ONE_OF_KIND + kind), Cost(artifacts=ANY_TWO)) for kind in range(len(ARTIFACTS))]
"""By the artifact that is pictured."""


def can_settle_dilemma(state: City, seat: int) -> bool:
    hand = state.hands[seat]
    return len(hand) >= 2 or (len(hand) == 1 and state.artifacts.faces[hand[0]] == pictured(state, seat))


def dilemma_costs(state: City, seat: int) -> tuple[Cost, ...]:
    """The one artifact pictured, or any two (D-dil-1)."""
    return COSTS[pictured(state, seat)]


def pictured(state: City, seat: int) -> int:
    """The artifact on this seat's dilemma."""
    return DILEMMAS[state.dilemmas.faces[seat]][2]


def start_dilemma(state: City, seat: int, side: int) -> None:
    """Settles the dilemma, once it is known how it is paid for."""
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
    state.dilemmas.reveal_to_all(seat)
    state.push(codes.SETTLE, seat, -1)
    if side == codes.CONTRIBUTE_SIDE:
        state.cause = causes.CONTRIBUTING
        state.log.append((CityEvent.CONTRIBUTED, seat))
        place_star(state, seat, ON_DILEMMA)
    else:
        state.push(codes.FIGHT, seat)


@RULES.step(codes.FIGHT)
def fight(state: City, seat: int, _a: int, _b: int) -> None:
    """Two recruits, one is kept (D-dil-2)."""
    for tag in state.recruit_pile[-RECRUITS_DRAWN:]:
        state.recruits.reveal(tag, 1 << seat)
    state.ask(codes.ASK_KEEP_NEW, seat)


@RULES.actions(codes.ASK_KEEP_NEW)
def recruits_to_keep(state: City, seat: int) -> list[Action]:
    return acts.KEEP_NEW.copy()


@RULES.answer(codes.ASK_KEEP_NEW)
def answer_keep_new(state: City, seat: int, action: Action) -> None:
    keep_new(state, seat, action.args[0])


def keep_new(state: City, seat: int, index: int) -> None:
    """Keeps one of the two recruits drawn, and wakes it if its faction is awake."""
    tags = state.recruit_pile[-RECRUITS_DRAWN:]
    state.recruit_pile = state.recruit_pile[:-RECRUITS_DRAWN]
    tag, _ = state.renew_recruits([tags[index], tags[1 - index]], 1 << seat)
    state.hidden_recruits[seat] += (tag,)
    state.note_for(seat, CityEvent.FOUGHT, seat, tag)
    state.stirred = True
    if is_awake(state, state.recruit(tag).faction):
        if state.settings.edition == "first":
            state.context = (codes.MAY_WAKE, tag, 0)
            state.ask(codes.ASK_MAY, seat)
        else:
            activate(state, seat, tag, causes.FIGHTING)


@RULES.actions(codes.ASK_MAY)
def accept_or_refuse(state: City, seat: int) -> list[Action]:
    return [acts.ACCEPT, acts.REFUSE]


@RULES.answer(codes.ASK_MAY)
def answer_may(state: City, seat: int, action: Action) -> None:
    """A recruit may wake, or an effect of somebody else's recruit may be taken."""
    what, x, _ = state.context
    accepted = action.kind == "accept"
    if what == codes.MAY_EFFECT:
        if accepted:
            state.push(codes.DO, seat, x)
    elif accepted:
        activate(state, seat, x, causes.FIGHTING)
    else:
        state.keep_hidden(x, state.awake)
