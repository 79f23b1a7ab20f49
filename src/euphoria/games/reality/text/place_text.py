"""Actions that name a place, in words: what it is depends on the question; a way is told with its cost (R-move-11)."""

from __future__ import annotations

from collections.abc import Callable

from euphoria.games.reality import codes
from euphoria.games.reality.cards.characters import richelle, scauter
from euphoria.games.reality.geometry.movement.legs import HARMLESS
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.shapes import Point
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.rules.attack.contact import ALL_ROUND_A_BASE, SIDES_OF_A_BASE
from euphoria.games.reality.rules.firing import blasts, explosive_charges, fleeing
from euphoria.games.reality.rules.firing.template_points import is_place
from euphoria.games.reality.rules.positioning import leaping, rescue, walking
from euphoria.games.reality.rules.sequence import setup
from euphoria.games.reality.state import BODY_LOAD, Show
from euphoria.games.reality.text import name_text
from euphoria.games.reality.text.action_context import ActionContext, Describer, Message, message
from euphoria.kernel.core.action import Action

OVER = 8
"""Of `drop`: not to a side of somebody, but right over."""


def platform_of(speech: ActionContext, action: Action) -> Point | None:
    """The corner of the exit platform that an action names."""
    state = speech.state
    if action.kind == "platform-at":
        return action.args[0], action.args[1]
    spots = setup.spots(state.terrain, setup.edge_of(state, speech.seat))
    return spots[action.args[0]] if action.args[0] < len(spots) else None


# What a way costs.


def cost_of_walk(state: Show, action: Action) -> int:
    """In AP, of a goal of the walk that is being chosen; 0 where it cannot be gone."""
    if state.question != codes.ASK_GOAL or state.subject < 0:
        return 0
    goal = walking.goal_of(state, action)
    if goal is None or not state.terrain.stands(goal):
        return 0
    way = walking.way_to(state, goal)
    return way[1] if way else 0


# Places by question.


def _deploy(speech: ActionContext, there: Place) -> Message:
    return message("deploy", figure=speech.figure(speech.state.subject), place=speech.place(there))


def _dog(speech: ActionContext, there: Place) -> Message:
    return message(speech.choice_text(codes.ASK_ENTRANCE) or "dog", place=speech.place(there))


def _run(speech: ActionContext, there: Place) -> Message:
    return message("run", place=speech.place(there))


def _shift(speech: ActionContext, there: Place) -> Message:
    state = speech.state
    points = rescue.prices_around(state, state.subject).get(there, 0)
    return message("shift", place=speech.place(there), points=points)


def _land(speech: ActionContext, there: Place) -> Message:
    state = speech.state
    if not 0 <= there[2] < len(state.terrain.surfaces):
        return message("walk", place=speech.place(there), points=0)
    drop = state.feet(state.active) - state.terrain.height_of(there)
    if drop <= HARMLESS:
        return message("walk", place=speech.place(there), points=0)
    harm = "whole" if drop > leaping.HARD else "half"
    return message("land", place=speech.place(there), drop=name_text.inches(drop, speech.language), harm=harm)


def _throw(speech: ActionContext, there: Place) -> Message:
    return _template("throw", speech, there)


def _burst(speech: ActionContext, there: Place) -> Message:
    return _template("template", speech, there)


def _template(key: str, speech: ActionContext, there: Place) -> Message:
    """With those who would be under it."""
    state = speech.state
    touched = blasts.under(state, there) if is_place(state.terrain, there) else []
    return message(key, place=speech.place(there), count=len(touched), victims=speech.figures(touched))


def _flee(speech: ActionContext, there: Place) -> Message:
    return message("flee", place=speech.place(there))


BY_QUESTION: dict[int, Callable[[ActionContext, Place], Message]] = {
    codes.ASK_DEPLOY: _deploy,
    codes.ASK_DEPLOY_DOG: _dog,
    codes.ASK_ENTRANCE: _dog,
    codes.ASK_RUN: _run,
    codes.ASK_SHIFT: _shift,
    codes.ASK_LEAP: _land,
    codes.ASK_THROW: _throw,
    codes.ASK_BLAST: _burst,
    codes.ASK_FLEE: _flee,
}


def _by_question(speech: ActionContext, action: Action, there: Place) -> Message:
    """A place, as the one who is asked now means it; else it is a place to go to."""
    if speech.seat in speech.state.deciders and speech.state.question in BY_QUESTION:
        return BY_QUESTION[speech.state.question](speech, there)
    return message("walk", place=speech.place(there), points=_points(speech, action))


def _points(speech: ActionContext, action: Action) -> int:
    return cost_of_walk(speech.state, action) if speech.asked(codes.ASK_GOAL) else 0


# By kind.


def _to(speech: ActionContext, action: Action) -> Message:
    places = nodes(speech.state.terrain)
    if action.args[0] >= len(places):
        return message("place-none", number=action.args[0] + 1)
    return _by_question(speech, action, places[action.args[0]])


def _at(speech: ActionContext, action: Action) -> Message:
    x, y, surface = action.args
    return _by_question(speech, action, (x, y, surface))


def _via(speech: ActionContext, action: Action) -> Message:
    x, y, surface = action.args
    return message("via", place=speech.place((x, y, surface)))


def _charge(speech: ActionContext, action: Action) -> Message:
    """Into contact with an enemy, or just beside somebody whom one wants to free or to take."""
    state, (other, side) = speech.state, action.args
    name = speech.figure(other)
    if other not in state.figures():
        return message("target", figure=name)
    there = walking.goal_of(state, action) or _roughly(state, other, side)
    args: dict[str, str | int] = {"other": name, "place": speech.place(there), "points": _points(speech, action)}
    if state.stands(other) and state.side[other] == 1 - speech.seat:
        return message("charge", **args, wind=name_text.side(side, speech.language))
    if state.is_down(other):
        args["other"] = name_text.load(state, BODY_LOAD + other, speech.language, speech.names)
    return message("approach", **args)


def _roughly(state: Show, other: int, side: int) -> Place:
    """Where that side of somebody is, though nobody can stand there."""
    x, y, surface = state.place(other)
    dx, dy = ALL_ROUND_A_BASE[side]
    return x + dx, y + dy, surface


def _beside_drum(speech: ActionContext, action: Action) -> Message:
    state, (drum, side) = speech.state, action.args
    name = name_text.load(state, drum, speech.language)
    if drum >= len(state.drums):
        return message("target", figure=name)
    x, y, surface, _, _ = state.drums[drum]
    dx, dy = SIDES_OF_A_BASE[side]
    there = walking.goal_of(state, action) or (x + dx, y + dy, surface)
    return message("approach", other=name, place=speech.place(there), points=_points(speech, action))


def _beside(speech: ActionContext, action: Action) -> Message:
    state, side = speech.state, action.args[0]
    there: Place | None = None
    if speech.asked(codes.ASK_DEPLOY_DOG):
        there = _roughly(state, state.owner[state.subject], side)
    elif speech.asked(codes.ASK_SHIFT) and state.saviour >= 0:
        there = rescue.side_of_saviour(state, side)
    elif speech.choice_text(codes.ASK_ENTRANCE) == "dog":
        there = scauter.beside(state, state.targets[0], side)
    if there is None:
        return message("side-of", wind=name_text.side(side, speech.language))
    return _by_question(speech, action, there)


def _land_at(speech: ActionContext, action: Action) -> Message:
    number = action.args[0]
    if speech.asked(codes.ASK_LEAP):
        found = leaping.places(speech.state, speech.state.active)
        if number < len(found):
            return _land(speech, found[number])
    return message("land-none", number=number + 1)


def _enter(speech: ActionContext, action: Action) -> Message:
    found = richelle.entrances(speech.state.terrain)
    if action.args[0] >= len(found):
        return message("place-none", number=action.args[0] + 1)
    return message("enter", place=speech.place(found[action.args[0]]))


def _drop(speech: ActionContext, action: Action) -> Message:
    state, (other, side) = speech.state, action.args
    if other in state.figures() and speech.asked(codes.ASK_THROW):
        there = blasts.beside(state, other, side)
        if there is not None:
            return _throw(speech, there)
    wind = "over" if side == OVER else name_text.side(side, speech.language)
    return message("drop", other=speech.figure(other), wind=wind)


def _rim(speech: ActionContext, action: Action) -> Message:
    """Around the element with one's own charges."""
    state = speech.state
    if speech.asked(codes.ASK_BLAST):
        there = explosive_charges.centres(state.terrain, state.charge_at[state.active]).get(action.args[0])
        if there is not None:
            return _burst(speech, there)
    return message("rim", wind=name_text.wind(action.args[0], speech.language))


def _flee_to(speech: ActionContext, action: Action) -> Message:
    state = speech.state
    if speech.asked(codes.ASK_FLEE):
        there = fleeing.refuge(state, state.subject, action.args[0])
        if there is not None:
            return _flee(speech, there)
    return message("flee-none", wind=name_text.wind(action.args[0], speech.language))


PLACES: dict[str, Describer] = {
    "to": _to,
    "at": _at,
    "via": _via,
    "charge": _charge,
    "beside": _beside,
    "beside-drum": _beside_drum,
    "land": _land_at,
    "enter": _enter,
    "drop": _drop,
    "rim": _rim,
    "flee": _flee_to,
}
