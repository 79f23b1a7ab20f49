"""The positioning phase: the menu of actions, and the questions that follow from it."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from euphoria.bots.reality.table.mission_goals import home, is_home
from euphoria.bots.reality.table.walk_goals import WalkPlanner, own_tasks, walk_asked, weigh_places
from euphoria.bots.reality.value.figure_value import turns_left
from euphoria.bots.reality.value.score_weights import Weights, equal_weights, only, weights_by_score
from euphoria.games.reality.actions import AGAIN, DECK, END, FREE, INJECT, LEAVE, SHIFT, STAY, UP, WALK
from euphoria.games.reality.geometry.terrain import INCH
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.figures.action_points import INJECTION
from euphoria.games.reality.rules.mission import rescue
from euphoria.games.reality.rules.positioning.carrying import LOOT
from euphoria.games.reality.state import BODY_LOAD, Show
from euphoria.kernel.core.action import Action

WORTH_A_WALK: Final = 2.0
"""Audience by which a place must be better than staying."""
WORTH_THE_DECK: Final = 10.0
CURED: Final = 20
"""Missing life from which a first aid kit is used."""
SOON: Final = 2.5
"""Turns to a mission task up to which an injection is worth it."""


def weigh_menu(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """Priorities: actions on the spot, then a walk, then the rest."""
    at_once = weigh_at_once(state, seat, actions)
    if at_once:
        return at_once
    for move in (WALK, AGAIN):
        if move in actions and is_worth_a_walk(state, seat, move):
            return only(move)
    if UP in actions:
        return {UP: 1.0, END: 0.3}
    weights = {END: 1.0}
    if DECK in actions and is_under_fire(state):
        weights = {DECK: 1.0, END: 0.2}
    for action in actions:
        if action.kind == "ransack" and wants_loot(state, action.args[0]):
            return only(action)
    return weights


def weigh_at_once(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """Actions that are always good: deliver, free, take, revive, heal."""
    figure = state.active
    fights = contact.in_combat(state, figure)
    if LEAVE in actions:
        load = state.load[figure]
        if is_home(state, seat, state.place(figure)) if load < BODY_LOAD else not fights:
            return only(LEAVE)
    if FREE in actions:
        return only(FREE)
    for kind in ("revive",) if fights else ("revive", "take-drum"):
        # In combat points are needed for attacks, and the first injury would make the figure drop the drum.
        found = [action for action in actions if action.kind == kind]
        if found:
            return equal_weights(found)
    for action in actions:
        if action.kind == "heal" and missing_life(state, action.args[0]) >= CURED:
            return only(action)
    if INJECT in actions and wants_injection(state):
        return only(INJECT)
    if SHIFT in actions and may_be_home(state, seat):
        return only(SHIFT)
    return {}


def missing_life(state: Show, figure: int) -> int:
    return state.character(figure).life - state.life[figure]


def wants_injection(state: Show) -> bool:
    """If the mission task is near but needs more points than are left, or if the game is nearly over."""
    figure = state.active
    for weight, task in own_tasks(state, figure):
        if weight == 1.0:
            turns = task.turns(state.place(figure))
            points = turns * max(1, state.character(figure).ap)
            return turns <= SOON and points > state.ap[figure]
    return turns_left(state) <= INJECTION


def may_be_home(state: Show, seat: int) -> bool:
    """Whether Susan is near enough to be moved onto the platform, to another side of her saviour."""
    x, y, _ = home(state, seat)
    susan = rescue.led_by(state, state.active)
    return hypot(state.xs[susan] - x, state.ys[susan] - y) <= 4 * INCH and any(
        is_home(state, seat, place) for place in rescue.prices_around(state, susan)
    )


def wants_loot(state: Show, body: int) -> bool:
    """Whether the body has an object that the figure lacks, and points are left beyond those for shots."""
    figure = state.active
    if contact.in_combat(state, figure) or not state.shown[body] & LOOT & ~state.objects[figure]:
        return False
    return state.ap[figure] > 2 + sum(state.shots(figure, gun) for gun in range(len(state.character(figure).weapons)))


def is_worth_a_walk(state: Show, seat: int, move: Action) -> bool:
    """Whether some place in reach is better than this one by `WORTH_A_WALK`."""
    after = state.copy()
    after.apply(seat, move)
    if after.deciders != (seat,):
        return False
    legal = after.legal(seat)
    if STAY not in legal:
        return False
    walk = walk_asked(after)
    stays = walk.stay()
    return any(walk.score(spot) - stays > WORTH_A_WALK for spot in walk.shortlist(legal))


def is_under_fire(state: Show) -> bool:
    """Whether the figure is in danger and has no target itself."""
    walk = WalkPlanner(state, state.active)
    return not walk.fire(walk.here, state.ap[state.active] - 1, 0) and walk.danger(walk.here, 0) > WORTH_THE_DECK


def weigh_goal(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    return weights_by_score(weigh_places(state, actions))


def weigh_loot(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    return equal_weights(action for action in actions if action != END) or only(END)


def weigh_shift(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """Onto the platform, or towards it."""
    x, y, _ = home(state, seat)
    scores = {}
    for action in actions:
        if action == STAY:
            place = state.place(state.subject)
        else:
            side = rescue.side_of_saviour(state, action.args[0])
            if side is None:
                continue
            place = side
        scores[action] = 100.0 * is_home(state, seat, place) - hypot(place[0] - x, place[1] - y)
    return weights_by_score(scores)


def weigh_leap(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """Never leap: it hurts."""
    return only(STAY)
