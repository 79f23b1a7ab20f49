"""The way to win from any position of the lesson: the drum onto the platform, or the rivals off their feet.

One figure at a time fetches a drum: Arendal, if he is free to. Whoever is in combat strikes with all it has, and
whoever sees a rival shoots.
"""

from __future__ import annotations

from collections.abc import Callable

from euphoria.games.reality import codes
from euphoria.games.reality.actions import END, FIRE, HALT, HOLD, LEAVE, STAY, TAKE_DRUM, UP, WALK
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.lesson.cast import LEARNER, apart, home
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.mission.missions import on_platform
from euphoria.games.reality.rules.positioning.walking import goal_of
from euphoria.games.reality.state import BODY_LOAD, Show
from euphoria.kernel.core.action import Action

Actions = list[Action]


def towards_victory(state: Show) -> Actions:
    """The legal action of the learner that leads on to the end of the show, whatever is asked."""
    legal = state.legal(LEARNER)
    answer = ANSWERS.get(state.question)
    wished = [] if answer is None else answer(state, legal)
    return [action for action in wished if action in legal][:1] or legal[:1]


def carries_drum(state: Show, figure: int) -> bool:
    return 0 <= state.load[figure] < BODY_LOAD


def drum_to_fetch(state: Show, figure: int) -> int:
    """The nearest drum that lies about, if this is the figure that is to fetch one; otherwise -1."""
    lying = [number for number, drum in enumerate(state.drums) if drum[3] < 0 and drum[4] < 0]
    free = [one for one in state.team(LEARNER) if not contact.in_combat(state, one)]
    if not lying or figure != max(free) or any(carries_drum(state, one) for one in free):
        return -1
    return min(lying, key=lambda drum: apart(state.place(figure), state.drums[drum][:3]))


def nearest(state: Show, legal: Actions, goal: Place) -> Actions:
    """The goal of a walk that ends nearest to a place, without a charge; to stay if none is nearer."""
    here = apart(state.place(state.subject), goal)
    found = (STAY, here)
    for action in legal:
        if action.kind in ("to", "beside-drum"):
            place = goal_of(state, action)
            if place is not None and apart(place, goal) < found[1]:
                found = (action, apart(place, goal))
    return [found[0]]


def _menu(state: Show, legal: Actions) -> Actions:
    figure = state.active
    if carries_drum(state, figure):
        return [LEAVE, END] if on_platform(state, LEARNER, state.place(figure)) else [UP, WALK, END]
    drum = drum_to_fetch(state, figure)
    if drum < 0:
        return [END]
    return [LEAVE, TAKE_DRUM[drum], UP, WALK, END]


def _goal(state: Show, legal: Actions) -> Actions:
    figure = state.subject
    if carries_drum(state, figure):
        return nearest(state, legal, home(state))
    drum = drum_to_fetch(state, figure)
    return [STAY] if drum < 0 else nearest(state, legal, state.drums[drum][:3])


def best_shots(state: Show, legal: Actions) -> Actions:
    """As many shots as can be at the rival with the least life, then no more."""
    shots = [action for action in legal if action.kind == "shoot" and state.side[action.args[0]] != LEARNER]
    return sorted(shots, key=lambda action: (state.life[action.args[0]], -action.args[2]))[:1]


def _last(state: Show, legal: Actions) -> Actions:
    return legal[-1:]


ANSWERS: dict[int, Callable[[Show, Actions], Actions]] = {
    codes.ASK_ABILITY: lambda state, legal: [HOLD],
    codes.ASK_POSITION: _menu,
    codes.ASK_GOAL: _goal,
    codes.ASK_FIRE: lambda state, legal: [*best_shots(state, legal), END],
    codes.ASK_DECLARE: lambda state, legal: [FIRE],
    codes.ASK_THROW: lambda state, legal: [STAY],
    codes.ASK_STRIKE: _last,
    codes.ASK_PUSH: lambda state, legal: [HALT],
}
"""By question: what leads on, best first. Any answer does to the others."""
