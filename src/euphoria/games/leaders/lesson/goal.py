"""How the learner wins from any position: whom to shoot, and the next action towards that."""

from __future__ import annotations

from euphoria.games.leaders import actions as acts
from euphoria.games.leaders import codes
from euphoria.games.leaders.components import (
    EUPHORIAN,
    EUPHORIAN_FOLLOWER,
    EUPHORIAN_LEADER,
    PLACES,
    SUBTERRAN,
    SUBTERRAN_LEADER,
)
from euphoria.games.leaders.lesson.history import LEARNER
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.action import Action


def leader_to_shoot(state: LeadersTable) -> int:
    """The place of the leader whose shooting makes the learner win (L-win-1, L-win-2).

    Anarchists may shoot either: one that is exposed already, else the Euphorian.
    """
    places = {state.kind_at(place): place for place in range(PLACES * state.seats)}
    team = state.team(LEARNER)
    if team == EUPHORIAN:
        return places[SUBTERRAN_LEADER]
    if team != SUBTERRAN and state.is_up(places[SUBTERRAN_LEADER]) and not state.is_up(places[EUPHORIAN_LEADER]):
        return places[SUBTERRAN_LEADER]
    return places[EUPHORIAN_LEADER]


def quarry(state: LeadersTable) -> int:
    """The seat that holds that leader."""
    return leader_to_shoot(state) // PLACES


def towards_the_shot(state: LeadersTable) -> list[Action]:
    """What brings the learner nearer to shooting the quarry, best first; empty: nothing at this question."""
    legal = state.legal(LEARNER)
    target = quarry(state)
    if state.question == codes.ASK_ARTIFACT:
        return [acts.SKIP]
    if state.question == codes.ASK_AIM:
        return [acts.AIM[target]]
    if state.question != codes.ASK_ACTION:
        return []
    if state.guns[LEARNER] >= 0:
        return [acts.SHOOT] if state.guns[LEARNER] == target else [acts.SKIP]
    if arming := [action for action in legal if action.kind == "arm"]:
        return cheapest(state, arming)
    if not state.hidden(LEARNER):
        own = range(PLACES * LEARNER, PLACES * LEARNER + PLACES)
        return [action for action in legal if action.kind == "hide" and action.args[0] in own]
    return [acts.SKIP]


def cheapest(state: LeadersTable, payments: list[Action]) -> list[Action]:
    """These payments with a recruit of the learner's, followers first: the last argument of each is its slot."""

    def is_leader(action: Action) -> bool:
        return state.kind_at(PLACES * LEARNER + action.args[-1]) < EUPHORIAN_FOLLOWER

    return sorted(payments, key=is_leader)
