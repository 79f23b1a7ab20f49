"""The steps: for each, the actions that lead on to its end, and how it is recognised as done."""

from __future__ import annotations

from euphoria.games.reality import codes
from euphoria.games.reality.actions import DIRECTION, ELEMENT, END, FIRE, PUSH, STAY, THROW_GRENADE, USE, WALK
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.lesson.cast import ARENDAL, AWAY, DRUM, FORWARD, KIOSK, LEARNER, NIKOLAI, first, happened
from euphoria.games.reality.lesson.mission import best_shots, carries_drum, nearest, towards_victory
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.firing.blasts import beside, under
from euphoria.games.reality.rules.positioning.walking import way_of
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action
from euphoria.lessons.lesson import LessonStep

Actions = list[Action]


def _asks(state: Show, figure: int, *questions: int) -> bool:
    return state.active == figure and state.question in questions


def _legal(state: Show, *wished: Action) -> Actions:
    """The first of these actions that is legal."""
    legal = state.legal(LEARNER)
    return [action for action in wished if action in legal][:1]


def _is_over_for(state: Show, figure: int) -> bool:
    """Whether this figure is not positioning itself now."""
    return not _asks(state, figure, codes.ASK_POSITION, codes.ASK_GOAL)


# The special ability: the kiosk that hides the rivals is gone.


def _use(state: Show) -> Actions:
    if _asks(state, NIKOLAI, codes.ASK_ABILITY):
        return _legal(state, USE)
    return _legal(state, ELEMENT[KIOSK]) if _asks(state, NIKOLAI, codes.ASK_ELEMENT) else []


def _has_removed(state: Show) -> bool:
    return happened(state, ShowEvent.REMOVED, KIOSK)


def _use_sentence(state: Show) -> str:
    return "ability-aim" if state.question == codes.ASK_ELEMENT else "ability"


# Moving, and keeping points back.


def _go_forward(state: Show) -> Actions:
    if _asks(state, NIKOLAI, codes.ASK_GOAL):
        return nearest(state, state.legal(LEARNER), FORWARD)
    if not _asks(state, NIKOLAI, codes.ASK_POSITION):
        return []
    return [END] if _has_walked(state, NIKOLAI) else _legal(state, WALK)


def _has_walked(state: Show, figure: int) -> bool:
    return happened(state, ShowEvent.WALKED, figure)


def _is_forward(state: Show) -> bool:
    return _has_walked(state, NIKOLAI) and _is_over_for(state, NIKOLAI)


def _forward_sentence(state: Show) -> str:
    if state.question == codes.ASK_GOAL:
        return "move-goal"
    return "move-end" if _has_walked(state, NIKOLAI) else "move"


# The drum.


def _fetch(state: Show) -> Actions:
    if not _asks(state, ARENDAL, codes.ASK_POSITION, codes.ASK_GOAL):
        return []
    return [END] if _has_drum(state) and state.question == codes.ASK_POSITION else towards_victory(state)


def _has_drum(state: Show) -> bool:
    return happened(state, ShowEvent.TOOK, ARENDAL, DRUM)


def _is_fetched(state: Show) -> bool:
    return _has_drum(state) and _is_over_for(state, ARENDAL)


def _fetch_sentence(state: Show) -> str:
    if state.question == codes.ASK_GOAL:
        return "drum-goal"
    if _has_drum(state):
        return "drum-end"
    return "drum-take" if _has_walked(state, ARENDAL) else "drum"


# The grenade.


def _throw(state: Show) -> Actions:
    if _asks(state, NIKOLAI, codes.ASK_FIRE):
        return _legal(state, THROW_GRENADE)
    if not _asks(state, NIKOLAI, codes.ASK_THROW):
        return []
    best = max(state.legal(LEARNER), key=lambda action: _worth(state, action))
    return [best] if _worth(state, best) else []


def _worth(state: Show, drop: Action) -> int:
    """How many rivals a template would touch, and never a friend; 0: none."""
    place = None if drop == STAY else beside(state, *drop.args)
    sides = [] if place is None else [state.side[figure] for figure in under(state, place)]
    return 0 if LEARNER in sides else len(sides)


def _has_thrown(state: Show) -> bool:
    return happened(state, ShowEvent.THREW, NIKOLAI)


def _throw_sentence(state: Show) -> str:
    return "grenade-aim" if state.question == codes.ASK_THROW else "grenade"


# Shots.


def _shoot(state: Show) -> Actions:
    if state.question == codes.ASK_FIRE:
        return best_shots(state, state.legal(LEARNER))
    return [FIRE] if state.question == codes.ASK_DECLARE else []


def _has_shot(state: Show) -> bool:
    return happened(state, ShowEvent.SHOT, ARENDAL)


def _shoot_sentence(state: Show) -> str:
    return "shoot-more" if state.question == codes.ASK_DECLARE else "shoot"


# The charge.


def _charge(state: Show) -> Actions:
    if _asks(state, NIKOLAI, codes.ASK_POSITION) and not contact.in_combat(state, NIKOLAI):
        return _legal(state, WALK)
    if not _asks(state, NIKOLAI, codes.ASK_GOAL):
        return []
    charges = [action for action in state.legal(LEARNER) if action.kind == "charge" and state.stands(action.args[0])]
    return sorted(charges, key=lambda action: _price(state, action))[:1]


def _price(state: Show, charge: Action) -> int:
    way = way_of(state, charge)
    return state.purse if way is None else way[1]


def _has_charged(state: Show) -> bool:
    return happened(state, ShowEvent.CHARGED, NIKOLAI)


def _charge_sentence(state: Show) -> str:
    return "charge-goal" if state.question == codes.ASK_GOAL else "charge"


# Carrying.


def _carry(state: Show) -> Actions:
    """One turn's worth: what is left of the way is the last step."""
    if not _asks(state, ARENDAL, codes.ASK_POSITION, codes.ASK_GOAL) or not carries_drum(state, ARENDAL):
        return []
    return towards_victory(state)


def _has_carried(state: Show) -> bool:
    taken = first(state, ShowEvent.TOOK, ARENDAL, DRUM)
    return happened(state, ShowEvent.WALKED, ARENDAL, since=taken) and _is_over_for(state, ARENDAL)


def _carry_sentence(state: Show) -> str:
    return "carry-goal" if state.question == codes.ASK_GOAL else "carry"


# The combat.


def _strike(state: Show) -> Actions:
    return state.legal(LEARNER)[-1:] if state.question == codes.ASK_STRIKE else []


def _has_struck(state: Show) -> bool:
    return happened(state, ShowEvent.STRUCK, NIKOLAI)


def _push(state: Show) -> Actions:
    """Towards the rival's edge of the table."""
    if state.question == codes.ASK_PUSH:
        return _legal(state, PUSH)
    return _legal(state, DIRECTION[AWAY]) if state.question == codes.ASK_DIRECTION else []


def _has_pushed(state: Show) -> bool:
    return happened(state, ShowEvent.PUSHED, LEARNER)


def _push_sentence(state: Show) -> str:
    return "push-where" if state.question == codes.ASK_DIRECTION else "push"


# The end.


def _is_over(state: Show) -> bool:
    return state.outcome is not None


def _end_sentence(state: Show) -> str:
    if state.question == codes.ASK_POSITION and carries_drum(state, state.active):
        return "deliver-walk" if _legal(state, WALK) == towards_victory(state) else "deliver"
    return "deliver-goal" if state.question == codes.ASK_GOAL else "deliver-on"


STEPS: tuple[LessonStep[Show], ...] = (
    LessonStep("ability", _use, _has_removed, _use_sentence),
    LessonStep("move", _go_forward, _is_forward, _forward_sentence),
    LessonStep("drum", _fetch, _is_fetched, _fetch_sentence),
    LessonStep("grenade", _throw, _has_thrown, _throw_sentence),
    LessonStep("shoot", _shoot, _has_shot, _shoot_sentence),
    LessonStep("charge", _charge, _has_charged, _charge_sentence),
    LessonStep("carry", _carry, _has_carried, _carry_sentence),
    LessonStep("strike", _strike, _has_struck),
    LessonStep("push", _push, _has_pushed, _push_sentence),
    LessonStep("deliver", towards_victory, _is_over, _end_sentence),
)
