"""Descriptions of actions that name a place: what it means depends on the question. A walk has its cost (R-move-11)."""

from __future__ import annotations

from collections.abc import Callable

from euphoria.games.reality import codes
from euphoria.games.reality.cards.characters import richelle, scauter
from euphoria.games.reality.geometry.movement.legs import HARMLESS
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.shapes import Point
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.rules.figures.contact import ALL_ROUND_A_BASE, SIDES_OF_A_BASE
from euphoria.games.reality.rules.firing import blasts, explosive_charges, fleeing
from euphoria.games.reality.rules.firing.template_points import is_place
from euphoria.games.reality.rules.mission import rescue
from euphoria.games.reality.rules.positioning import leaping, walking
from euphoria.games.reality.rules.sequence import setup
from euphoria.games.reality.state import BODY_LOAD, Show
from euphoria.games.reality.text import name_text
from euphoria.games.reality.text.action_context import ActionContext, Describer, Message, message
from euphoria.kernel.core.action import Action

OVER = 8
"""The side of a `drop` that means exactly over the target."""


def platform_of(context: ActionContext, action: Action) -> Point | None:
    """The corner of the exit platform that an action names."""
    state = context.state
    if action.kind == "platform-at":
        return action.args[0], action.args[1]
    spots = setup.spots(state.terrain, setup.edge_of(state, context.seat))
    return spots[action.args[0]] if action.args[0] < len(spots) else None


# The cost of a walk.


def cost_of_walk(state: Show, action: Action) -> int:
    """The cost in AP of a goal of the walk that is being chosen; 0 where it cannot be reached."""
    if state.question != codes.ASK_GOAL or state.subject < 0:
        return 0
    goal = walking.goal_of(state, action)
    if goal is None or not state.terrain.stands(goal):
        return 0
    way = walking.way_to(state, goal)
    return way[1] if way else 0


# Places by question.


def _deploy(context: ActionContext, there: Place) -> Message:
    return message("deploy", figure=context.figure(context.state.subject), place=context.place(there))


def _dog(context: ActionContext, there: Place) -> Message:
    return message(context.choice_text(codes.ASK_ENTRANCE) or "dog", place=context.place(there))


def _run(context: ActionContext, there: Place) -> Message:
    return message("run", place=context.place(there))


def _shift(context: ActionContext, there: Place) -> Message:
    state = context.state
    points = rescue.prices_around(state, state.subject).get(there, 0)
    return message("shift", place=context.place(there), points=points)


def _land(context: ActionContext, there: Place) -> Message:
    state = context.state
    if not 0 <= there[2] < len(state.terrain.surfaces):
        return message("walk", place=context.place(there), points=0)
    drop = state.feet(state.active) - state.terrain.height_of(there)
    if drop <= HARMLESS:
        return message("walk", place=context.place(there), points=0)
    harm = "whole" if drop > leaping.HARD else "half"
    return message("land", place=context.place(there), drop=name_text.inches(drop, context.language), harm=harm)


def _throw(context: ActionContext, there: Place) -> Message:
    return _template("throw", context, there)


def _burst(context: ActionContext, there: Place) -> Message:
    return _template("template", context, there)


def _template(key: str, context: ActionContext, there: Place) -> Message:
    """A template at a place, with the figures that would be under it."""
    state = context.state
    touched = blasts.under(state, there) if is_place(state.terrain, there) else []
    return message(key, place=context.place(there), count=len(touched), victims=context.figures(touched))


def _flee(context: ActionContext, there: Place) -> Message:
    return message("flee", place=context.place(there))


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


def _by_question(context: ActionContext, action: Action, there: Place) -> Message:
    """A place, described for the question that is being asked; by default as the goal of a walk."""
    if context.seat in context.state.deciders and context.state.question in BY_QUESTION:
        return BY_QUESTION[context.state.question](context, there)
    return message("walk", place=context.place(there), points=_points(context, action))


def _points(context: ActionContext, action: Action) -> int:
    return cost_of_walk(context.state, action) if context.asked(codes.ASK_GOAL) else 0


# By kind.


def _to(context: ActionContext, action: Action) -> Message:
    places = nodes(context.state.terrain)
    if action.args[0] >= len(places):
        return message("place-none", number=action.args[0] + 1)
    return _by_question(context, action, places[action.args[0]])


def _at(context: ActionContext, action: Action) -> Message:
    x, y, surface = action.args
    return _by_question(context, action, (x, y, surface))


def _via(context: ActionContext, action: Action) -> Message:
    x, y, surface = action.args
    return message("via", place=context.place((x, y, surface)))


def _along(context: ActionContext, action: Action) -> Message:
    """A way that is drawn at once, with its price."""
    state, (_, goal) = context.state, walking.drawn(action)
    way = walking.way_of(state, action) if context.asked(codes.ASK_GOAL) and not state.route else None
    return message("along", place=context.place(goal), points=way[1] if way else 0)


def _charge(context: ActionContext, action: Action) -> Message:
    """A walk into contact with an enemy, or beside a figure to free or to take."""
    state, (other, side) = context.state, action.args
    name = context.figure(other)
    if other not in state.figures():
        return message("target", figure=name)
    there = walking.goal_of(state, action) or _roughly(state, other, side)
    args: dict[str, str | int] = {"other": name, "place": context.place(there), "points": _points(context, action)}
    if state.stands(other) and state.side[other] == 1 - context.seat:
        return message("charge", **args, wind=name_text.side(side, context.language))
    if state.is_down(other):
        args["other"] = name_text.load(state, BODY_LOAD + other, context.language, context.names)
    return message("approach", **args)


def _roughly(state: Show, other: int, side: int) -> Place:
    """The place at a side of a figure, whether a base fits there or not."""
    x, y, surface = state.place(other)
    dx, dy = ALL_ROUND_A_BASE[side]
    return x + dx, y + dy, surface


def _beside_drum(context: ActionContext, action: Action) -> Message:
    state, (drum, side) = context.state, action.args
    name = name_text.load(state, drum, context.language)
    if drum >= len(state.drums):
        return message("target", figure=name)
    x, y, surface, _, _ = state.drums[drum]
    dx, dy = SIDES_OF_A_BASE[side]
    there = walking.goal_of(state, action) or (x + dx, y + dy, surface)
    return message("approach", other=name, place=context.place(there), points=_points(context, action))


def _beside(context: ActionContext, action: Action) -> Message:
    state, side = context.state, action.args[0]
    there: Place | None = None
    if context.asked(codes.ASK_DEPLOY_DOG):
        there = _roughly(state, state.owner[state.subject], side)
    elif context.asked(codes.ASK_SHIFT) and state.saviour >= 0:
        there = rescue.side_of_saviour(state, side)
    elif context.choice_text(codes.ASK_ENTRANCE) == "dog":
        there = scauter.beside(state, state.targets[0], side)
    if there is None:
        return message("side-of", wind=name_text.side(side, context.language))
    return _by_question(context, action, there)


def _land_at(context: ActionContext, action: Action) -> Message:
    number = action.args[0]
    if context.asked(codes.ASK_LEAP):
        found = leaping.places(context.state, context.state.active)
        if number < len(found):
            return _land(context, found[number])
    return message("land-none", number=number + 1)


def _enter(context: ActionContext, action: Action) -> Message:
    found = richelle.entrances(context.state.terrain)
    if action.args[0] >= len(found):
        return message("place-none", number=action.args[0] + 1)
    return message("enter", place=context.place(found[action.args[0]]))


def _drop(context: ActionContext, action: Action) -> Message:
    state, (other, side) = context.state, action.args
    if other in state.figures() and context.asked(codes.ASK_THROW):
        there = blasts.beside(state, other, side)
        if there is not None:
            return _throw(context, there)
    wind = "over" if side == OVER else name_text.side(side, context.language)
    return message("drop", other=context.figure(other), wind=wind)


def _rim(context: ActionContext, action: Action) -> Message:
    """A template around the element that the active figure's charges are fixed to."""
    state = context.state
    if context.asked(codes.ASK_BLAST):
        there = explosive_charges.centres(state.terrain, state.charge_at[state.active]).get(action.args[0])
        if there is not None:
            return _burst(context, there)
    return message("rim", wind=name_text.wind(action.args[0], context.language))


def _flee_to(context: ActionContext, action: Action) -> Message:
    state = context.state
    if context.asked(codes.ASK_FLEE):
        there = fleeing.refuge(state, state.subject, action.args[0])
        if there is not None:
            return _flee(context, there)
    return message("flee-none", wind=name_text.wind(action.args[0], context.language))


PLACES: dict[str, Describer] = {
    "to": _to,
    "at": _at,
    "via": _via,
    "along": _along,
    "charge": _charge,
    "beside": _beside,
    "beside-drum": _beside_drum,
    "land": _land_at,
    "enter": _enter,
    "drop": _drop,
    "rim": _rim,
    "flee": _flee_to,
}
