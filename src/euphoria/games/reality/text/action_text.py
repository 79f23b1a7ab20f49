"""Descriptions of actions for the player who may take them, with their cost or chance where that is known.

Actions that are not allowed now have a description too. Nothing here reads what only the rival knows. Actions that name
a place are in `place_text`, shots in `shot_text`.
"""

from __future__ import annotations

from euphoria.games.reality import codes
from euphoria.games.reality.cards.objects import BITS, CHARGES, OBJECTS, listed
from euphoria.games.reality.cards.registry import CHARACTERS
from euphoria.games.reality.geometry.templates import DIRECTIONS
from euphoria.games.reality.rules.attack import combat
from euphoria.games.reality.rules.figures.action_points import INJECTION
from euphoria.games.reality.rules.firing import harm
from euphoria.games.reality.rules.mission import rescue
from euphoria.games.reality.rules.positioning import carrying, leaping, medical_aid, positioning, walking
from euphoria.games.reality.rules.sequence import setup
from euphoria.games.reality.state import BODY_LOAD, NO_LOAD, Show
from euphoria.games.reality.teams.roster import Team, unpack
from euphoria.games.reality.text import name_text
from euphoria.games.reality.text.action_context import ActionContext, Describer, Message, message
from euphoria.games.reality.text.character_text import ability_name
from euphoria.games.reality.text.name_text import Names
from euphoria.games.reality.text.place_text import PLACES, platform_of
from euphoria.games.reality.text.shot_text import shoot
from euphoria.kernel.core.action import Action
from euphoria.kernel.text.messages import words


def action(state: Show, seat: int, action: Action, language: str, names: Names | None = None) -> str:
    """The description of an action for its player."""
    key, said = ACTIONS[action.kind](ActionContext(state, seat, language, names), action)
    return name_text.tidy(words(language).say(f"reality-action-{key}", **said), language)


# Setting up.


def _pick(context: ActionContext, action: Action) -> Message:
    return _whole_team(context, setup.offers(context.state)[action.args[0]])


def _team(context: ActionContext, action: Action) -> Message:
    team = unpack(action.args)
    return message("team-unreadable") if team is None or not team.members else _whole_team(context, team)


def _whole_team(context: ActionContext, team: Team) -> Message:
    language = context.language

    def held(mask: int, element: int) -> str:
        """The objects of a member, and the element that its charges are fixed to."""
        said = [name_text.thing(OBJECTS[item], language) for item in listed(mask)]
        if mask & BITS[CHARGES]:
            said[said.index(name_text.thing("charges", language))] += f": {context.element(element)}"
        return ", ".join(said)

    members = [
        name_text.member(member.who, member.upgrades, held(member.objects, member.element), language)
        for member in team.members
    ]
    args: dict[str, str | int] = {
        "members": name_text.series(members, language),
        "leader": _name(team.leader, language),
        "audience": team.audience,
        "budget": context.state.settings.budget,
    }
    if team.pair < 0:
        return message("pick", **args)
    return message("pick-pair", **args, pair=_name(team.pair, language))


def _name(who: int, language: str) -> str:
    return name_text.character(CHARACTERS[who].id, language) if 0 <= who < len(CHARACTERS) else "-"


def _side(context: ActionContext, action: Action) -> Message:
    return message("side", edge=name_text.edge(action.args[0], context.language))


def _platform(context: ActionContext, action: Action) -> Message:
    corner = platform_of(context, action)
    if corner is None:
        return message("platform-none", number=action.args[0] + 1)
    return message("platform", place=context.place((*corner, 0)))


# Choices.


def _target(context: ActionContext, action: Action) -> Message:
    figure = context.figure(action.args[0])
    if context.asked(codes.ASK_NEAREST):
        return message("nearest", figure=figure)
    return message(context.choice_text(codes.ASK_TARGET) or "target", figure=figure)


def _element(context: ActionContext, action: Action) -> Message:
    element = context.element(action.args[0])
    return message(context.choice_text(codes.ASK_ELEMENT) or "element", element=element)


def _object(context: ActionContext, action: Action) -> Message:
    key = context.choice_text(codes.ASK_OBJECT) or ("loot" if context.asked(codes.ASK_LOOT) else "object")
    return message(key, object=name_text.thing(OBJECTS[action.args[0]], context.language, "a"))


def _repeat(context: ActionContext, action: Action) -> Message:
    return message("repeat", repeat=codes.REPEATS[action.args[0]])


def _direction(context: ActionContext, action: Action) -> Message:
    dx, dy = DIRECTIONS[action.args[0]] if action.kind == "direction" else action.args
    wind = name_text.heading(dx, dy, context.language)
    if not wind:
        return message("heading-none")
    if context.asked(codes.ASK_FLAME):
        return message("flame", wind=wind)
    return message("shove" if context.asked(codes.ASK_DIRECTION) else "heading", wind=wind)


def _use(context: ActionContext, action: Action) -> Message:
    ability = context.ability()
    return message("use", ability=ability_name(ability, context.language) if ability else "-")


# Positioning.


def _walk(context: ActionContext, action: Action) -> Message:
    figure = context.active()
    if figure < 0:
        return message("start-walking", points=0)
    points, most = walking.points(context.state, figure), context.state.ap[figure]
    if points < most:
        return message("start-walking-massacre", points=points, most=most)
    return message("start-walking", points=points)


def _again(context: ActionContext, action: Action) -> Message:
    if context.asked(codes.ASK_POSITION):
        return message("again-move", points=max(0, context.state.cost[context.state.active]))
    return message("again")


def _stay(context: ActionContext, action: Action) -> Message:
    return message(
        "keep" if context.asked(codes.ASK_THROW) else "stay" if context.asked(codes.ASK_FLEE) else "stay-here"
    )


def _end(context: ActionContext, action: Action) -> Message:
    keys = {codes.ASK_LOOT: "enough", codes.ASK_AGAIN: "no-repeat", codes.ASK_PUSH: "no-push"}
    return message(keys.get(context.state.question, "end"))


def _take(context: ActionContext, action: Action) -> Message:
    load = action.args[0] + (BODY_LOAD if action.kind == "take-body" else 0)
    return message("take", load=context.load(load), points=carrying.TO_TAKE)


def _leave(context: ActionContext, action: Action) -> Message:
    figure = context.active()
    if figure < 0 or context.state.load[figure] == NO_LOAD:
        return message("leave", points=carrying.TO_TAKE)
    return message("leave-load", load=context.load(context.state.load[figure]), points=carrying.TO_TAKE)


def _heal(context: ActionContext, action: Action) -> Message:
    own = "yes" if action.args[0] == context.state.active else "no"
    return message(
        "heal", own=own, figure=context.figure(action.args[0]), life=medical_aid.CURE, points=medical_aid.TO_USE
    )


def _revive(context: ActionContext, action: Action) -> Message:
    return message("revive", figure=context.figure(action.args[0]), life=medical_aid.CURE, points=medical_aid.TO_USE)


def _shift(context: ActionContext, action: Action) -> Message:
    return message("move-susan", figure=context.figure(context.state.saviour))


# Attack.


def _strike(context: ActionContext, action: Action) -> Message:
    state, seat = context.state, context.seat
    figure, free = state.active, False
    if context.asked(codes.ASK_STRIKE):
        figure = combat.striker(state, seat)
        free = figure == state.subject
    elif context.asked(codes.ASK_BLOWS, codes.ASK_DEFENCE):
        figure, free = state.subject, context.asked(codes.ASK_BLOWS)
    return message("strike-free" if free else "strike", figure=context.figure(figure), count=action.args[0])


def _push(context: ActionContext, action: Action) -> Message:
    return message("follow" if context.asked(codes.ASK_FOLLOW) else "push")


# Firing.


def _blast(context: ActionContext, action: Action) -> Message:
    """Only the owner reads which element the charges are fixed to (R-team-8)."""
    figure = context.active()
    if figure < 0 or context.state.charge_at[figure] < 0:
        return message("blast", points=harm.OBJECT_COST)
    return message("blast-at", element=context.element(context.state.charge_at[figure]), points=harm.OBJECT_COST)


# All kinds.


def plain(key: str, points: int = 0) -> Describer:
    """A description that depends on nothing but the figure that the action names; with its cost."""

    def say(context: ActionContext, action: Action) -> Message:
        if action.args:
            return message(key, figure=context.figure(action.args[0]), points=points)
        return message(key, points=points)

    return say


def _inject(context: ActionContext, action: Action) -> Message:
    return message("inject", gain=INJECTION, points=medical_aid.TO_USE)


ACTIONS: dict[str, Describer] = {
    **PLACES,
    "pick": _pick,
    "team": _team,
    "side": _side,
    "cede": plain("cede"),
    "platform": _platform,
    "platform-at": _platform,
    "activate": plain("activate"),
    "target": _target,
    "element": _element,
    "object": _object,
    "repeat": _repeat,
    "leader": plain("leader"),
    "direction": _direction,
    "heading": _direction,
    "use": _use,
    "hold": plain("hold"),
    "walk": _walk,
    "again": _again,
    "leap": plain("leap", leaping.TO_LEAP),
    "stay": _stay,
    "deck": plain("deck", positioning.TO_DROP),
    "up": plain("up", positioning.TO_RISE),
    "take-drum": _take,
    "take-body": _take,
    "leave": _leave,
    "heal": _heal,
    "revive": _revive,
    "inject": _inject,
    "ransack": plain("ransack", carrying.TO_RANSACK),
    "free": plain("free", rescue.TO_FREE),
    "shift": _shift,
    "end": _end,
    "strike": _strike,
    "wound": plain("wound"),
    "credit": plain("credit"),
    "push": _push,
    "halt": plain("halt"),
    "grenade": plain("grenade", harm.OBJECT_COST),
    "stun": plain("stun", harm.OBJECT_COST),
    "blast": _blast,
    "flame": plain("burn", 1),
    "shoot": shoot,
    "fire": plain("fire"),
}
