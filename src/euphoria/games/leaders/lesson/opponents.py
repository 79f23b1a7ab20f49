"""What the three others do. Each has a plan; when the learner has spoiled it, they look at papers and pass.

They never end the game: they shoot nobody whose leader lies face up, answer no action, and leave a gun in the centre.
"""

from __future__ import annotations

from collections.abc import Callable

from euphoria.games.leaders import actions as acts
from euphoria.games.leaders import codes
from euphoria.games.leaders.components import EUPHORIAN, EUPHORIAN_FOLLOWER, PLACES, SUBTERRAN
from euphoria.games.leaders.events import Event
from euphoria.games.leaders.lesson.history import (
    ALLY,
    BYSTANDER,
    LEARNER,
    LIAR,
    happened,
    holds,
    is_next,
    number_of,
)
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.action import Action

SHIELD, GIFT = "umbrella", "flash-camera"
"""The artifact that the learner draws, and the one that the ally gives."""
AIMS = {ALLY: BYSTANDER, BYSTANDER: LIAR, LIAR: LEARNER}
"""At whom each of them aims."""


def opponent(state: LeadersTable, seat: int) -> Action:
    """The action of the player on this seat."""
    legal = state.legal(seat)
    wishes = WISHES.get(state.question)
    wished = [] if wishes is None else wishes(state, seat)
    return next((action for action in wished if action in legal), legal[0])


def _order(state: LeadersTable, seat: int) -> list[Action]:
    return [acts.ORDER[0, 1, 2]]


def _in_artifact_phase(state: LeadersTable, seat: int) -> list[Action]:
    wished = []
    if seat == LIAR and not happened(state, Event.CLAIMED_TEAM, LIAR):
        wished.append(acts.CLAIM_TEAM[LIAR][SUBTERRAN])
    if seat == BYSTANDER and not happened(state, Event.CLAIMED_TEAM, BYSTANDER):
        wished.append(acts.CLAIM_TEAM[BYSTANDER][EUPHORIAN])
    if seat == ALLY and not is_next(state, SHIELD):  # else the learner may still want to change the whole hand
        wished.append(acts.GIVE[number_of(state, GIFT)][LEARNER])
    return [*wished, acts.SKIP]


def _in_action_phase(state: LeadersTable, seat: int) -> list[Action]:
    wished = []
    target = state.guns[seat]
    if target >= 0 and not _leader_is_up(state, target) and _wants_to_shoot(state, seat, target):
        wished.append(acts.SHOOT)
    if seat in (ALLY, LIAR) and not happened(state, Event.ARMED, seat):
        wished += [acts.ARM[slot] for slot in _followers(state, seat)]
    return [*wished, *_looks(state, seat), acts.SKIP]


def _wants_to_shoot(state: LeadersTable, seat: int, target: int) -> bool:
    """The liar waits until the learner can answer; the others shoot who has not been shot yet."""
    if target == LEARNER:
        return seat == LIAR and holds(state, LEARNER, SHIELD) and state.hidden(LEARNER) != 0
    return not happened(state, Event.HIT, target)


def _looks(state: LeadersTable, seat: int) -> list[Action]:
    """Interrogations of the player aimed at first, then of the others: recruits that this seat has not seen."""
    target = AIMS[seat]
    others = [target, *(other for other in range(state.seats) if other not in (seat, target))]
    places = [place for other in others for place in range(PLACES * other, PLACES * other + PLACES)]
    return [acts.INTERROGATE[place] for place in places if not state.seen[state.at[place]] >> seat & 1]


def _aim(state: LeadersTable, seat: int) -> list[Action]:
    return [acts.AIM[AIMS[seat]]]


def _decline(state: LeadersTable, seat: int) -> list[Action]:
    return [acts.DECLINE]


def _expose(state: LeadersTable, seat: int) -> list[Action]:
    return [acts.EXPOSE[slot] for slot in _followers(state, seat)]


def _redirect(state: LeadersTable, seat: int) -> list[Action]:
    return [acts.CHOOSE_SEAT[other] for other in range(state.seats) if not _leader_is_up(state, other)]


def _followers(state: LeadersTable, seat: int) -> list[int]:
    """The slots of this seat's followers, those of the side that it says it is on first."""
    slots = [slot for slot in range(PLACES) if state.kind_at(PLACES * seat + slot) >= EUPHORIAN_FOLLOWER]
    return sorted(slots, key=lambda slot: state.kind_at(PLACES * seat + slot) & 1 != SUBTERRAN)


def _leader_is_up(state: LeadersTable, seat: int) -> bool:
    places = range(PLACES * seat, PLACES * seat + PLACES)
    return any(state.is_up(place) and state.kind_at(place) < EUPHORIAN_FOLLOWER for place in places)


WISHES: dict[int, Callable[[LeadersTable, int], list[Action]]] = {
    codes.ASK_ORDER: _order,
    codes.ASK_ARTIFACT: _in_artifact_phase,
    codes.ASK_ACTION: _in_action_phase,
    codes.ASK_REACTION: _decline,
    codes.ASK_AIM: _aim,
    codes.ASK_EXPOSE: _expose,
    codes.ASK_REDIRECT: _redirect,
}
"""By question: what they would like to do, best first. The first that is legal is done."""
