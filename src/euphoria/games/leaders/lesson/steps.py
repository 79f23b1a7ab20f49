"""The steps: for each, the actions that lead on to its end, and how it is recognised as done."""

from __future__ import annotations

from collections.abc import Callable

from euphoria.games.leaders import actions as acts
from euphoria.games.leaders import codes
from euphoria.games.leaders.components import EUPHORIAN_FOLLOWER, PLACES
from euphoria.games.leaders.events import BY_RULE, Event
from euphoria.games.leaders.lesson.goal import cheapest, leader_to_shoot, quarry, towards_the_shot
from euphoria.games.leaders.lesson.history import (
    LEARNER,
    LIAR,
    happened,
    holds,
    is_next,
    last,
    number_of,
    passed_artifact_phase_since,
)
from euphoria.games.leaders.lesson.opponents import GIFT, SHIELD
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.action import Action
from euphoria.lessons.lesson import LessonStep

Actions = list[Action]


def _legal(state: LeadersTable, *kinds: str) -> Actions:
    return [action for action in state.legal(LEARNER) if action.kind in kinds]


def _only_legal(state: LeadersTable, *wanted: Action) -> Actions:
    legal = state.legal(LEARNER)
    return [action for action in wanted if action in legal]


# Your papers: lay out your three recruits.


def _orders(state: LeadersTable) -> Actions:
    return _legal(state, "order")


def _has_begun(state: LeadersTable) -> bool:
    return state.turn > 0


# Your side: claim to be on a team.


def _own_claim(state: LeadersTable) -> Actions:
    return _only_legal(state, acts.CLAIM_TEAM[LEARNER][state.team(LEARNER)])


def _has_claimed(state: LeadersTable) -> bool:
    return happened(state, Event.CLAIMED_TEAM, LEARNER, LEARNER)


# Artifacts: change your hand for the one on top of the deck.


def _draw(state: LeadersTable) -> Actions:
    if not is_next(state, SHIELD) or holds(state, LEARNER, GIFT):
        return []
    return _only_legal(state, acts.DISCARD_HAND)


def _has_drawn(state: LeadersTable) -> bool:
    return any(entry[0] == Event.DREW and entry[2] == BY_RULE and entry[3] == LEARNER for entry in state.log)


# Look: interrogate the player who says that they are on your side.


def _look(state: LeadersTable) -> Actions:
    places = list(range(PLACES * LIAR, PLACES * LIAR + PLACES))
    leaders_first = sorted(places, key=lambda place: state.kind_at(place) >= EUPHORIAN_FOLLOWER)
    return _only_legal(state, *(acts.INTERROGATE[place] for place in leaders_first))[:1]


def _has_looked(state: LeadersTable) -> bool:
    return last(state, Event.INTERROGATED, lambda of: of[0] == LEARNER and of[1] // PLACES == LIAR) >= 0


# Answer a shot: a reaction, out of turn.


def _answer(state: LeadersTable) -> Actions:
    shield = number_of(state, SHIELD)
    return cheapest(state, [action for action in _legal(state, "react") if action.args[0] == shield])


def _has_answered(state: LeadersTable) -> bool:
    return happened(state, Event.REACTED, LEARNER)


# A gift: keep it.


def _keep_gift(state: LeadersTable) -> Actions:
    return _only_legal(state, acts.SKIP) if _in_artifact_phase(state) and _gift(state) >= 0 else []


def _gift(state: LeadersTable) -> int:
    return last(state, Event.GAVE, lambda given: given[1] == LEARNER)


def _has_kept_gift(state: LeadersTable) -> bool:
    return passed_artifact_phase_since(state, _gift(state))


# The price: use the gift on the leader, and pay for it.


def _use_gift(state: LeadersTable) -> Actions:
    gift, place = number_of(state, GIFT), leader_to_shoot(state)
    if _in_artifact_phase(state):
        return [acts.SKIP] if holds(state, LEARNER, GIFT) else []
    if state.question == codes.ASK_ACTION:
        useful = not state.is_up(place) and place // PLACES != LEARNER
        return _only_legal(state, acts.USE[gift]) if useful else []
    if state.deed[2] != gift:
        return []
    if state.question == codes.ASK_CHOICE:
        return _only_legal(state, acts.CHOOSE_PLACE[place])
    return cheapest(state, _legal(state, "pay"))


def _has_used_gift(state: LeadersTable) -> bool:
    return happened(state, Event.USED, LEARNER, number_of(state, GIFT))


def _gift_sentence(state: LeadersTable) -> str:
    if _in_artifact_phase(state):
        return "use-first"
    return {codes.ASK_CHOICE: "use-choose", codes.ASK_PAYMENT: "use-pay"}.get(state.question, "use")


# Changing sides: somebody has been shot.


def _go_on(state: LeadersTable) -> Actions:
    return _only_legal(state, acts.SKIP) if _in_artifact_phase(state) and _turned(state) >= 0 else []


def _turned(state: LeadersTable) -> int:
    return last(state, Event.TURNED, lambda _: True)


def _has_seen_sides_change(state: LeadersTable) -> bool:
    return passed_artifact_phase_since(state, _turned(state))


def _turned_sentence(state: LeadersTable) -> str:
    return "turned-you" if state.is_wastelander(LEARNER) else "turned"


# Arm, aim, shoot.


def _arm(state: LeadersTable) -> Actions:
    return [] if state.guns[LEARNER] >= 0 else towards_the_shot(state)


def _has_armed(state: LeadersTable) -> bool:
    return happened(state, Event.ARMED, LEARNER)


def _aim(state: LeadersTable) -> Actions:
    return towards_the_shot(state) if state.question == codes.ASK_AIM else []


def _has_aimed(state: LeadersTable) -> bool:
    """Until the learner's turn is over, the aim can change."""
    return happened(state, Event.AIMED, LEARNER, quarry(state)) and state.question != codes.ASK_AIM


def _aim_sentence(state: LeadersTable) -> str:
    return "aim-keep" if state.phase == codes.IN_AIM else "aim"


def _is_over(state: LeadersTable) -> bool:
    return state.outcome is not None


def _towards_sentence(first: str) -> Callable[[LeadersTable], str]:
    """The sentence about the next action towards the shot; `first` is the one for the artifact phase before it."""

    def sentence(state: LeadersTable) -> str:
        if _in_artifact_phase(state):
            return first
        action = towards_the_shot(state)[0]
        if action.kind == "shoot":
            return "shoot" if state.is_up(leader_to_shoot(state)) else "shoot-expose"
        return {"skip": "wait", "aim": _aim_sentence(state)}.get(action.kind, action.kind)

    return sentence


def _in_artifact_phase(state: LeadersTable) -> bool:
    return state.question == codes.ASK_ARTIFACT


STEPS: tuple[LessonStep[LeadersTable], ...] = (
    LessonStep("papers", _orders, _has_begun),
    LessonStep("side", _own_claim, _has_claimed),
    LessonStep("draw", _draw, _has_drawn),
    LessonStep("look", _look, _has_looked),
    LessonStep("answer", _answer, _has_answered),
    LessonStep("gift", _keep_gift, _has_kept_gift),
    LessonStep("use", _use_gift, _has_used_gift, _gift_sentence),
    LessonStep("turned", _go_on, _has_seen_sides_change, _turned_sentence),
    LessonStep("arm", _arm, _has_armed, _towards_sentence("arm-first")),
    LessonStep("aim", _aim, _has_aimed, _aim_sentence),
    LessonStep("shoot", towards_the_shot, _is_over, _towards_sentence("shoot-first")),
)
