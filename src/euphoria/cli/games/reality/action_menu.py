"""The actions in the menu: order, texts, headings, and which illegal actions are explained."""

from __future__ import annotations

from math import atan2, pi

from euphoria.cli.games.reality.action_places import place_of, shelter
from euphoria.cli.games.reality.scene import Figure, letters
from euphoria.cli.terminal.screen import DrawingContext
from euphoria.games.reality import codes
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.terrain import DIFFICULT, GROUND, INCH, Place, Scenery
from euphoria.games.reality.rules.firing import aim
from euphoria.games.reality.rules.firing.targets import at_risk
from euphoria.games.reality.rules.sequence import setup
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.games.reality.tables.placement import PLATFORM
from euphoria.games.reality.teams.team_file import ready_made
from euphoria.games.reality.text import messages, name_text
from euphoria.games.reality.text.place_text import cost_of_walk
from euphoria.games.reality.text.sight_text import average, percent
from euphoria.kernel.core.action import Action

FIRST = ("use", "charge", "beside-drum", "free", "fire", "shoot", "grenade", "stun", "blast", "flame")
LAST = ("stay", "hold", "end", "halt", "cede")
WALKS = ("to", "at", "charge")
BAND = 4
"""Goals are grouped by their cost, so many AP to a group."""
STRIP = 8 * INCH
"""Platforms are grouped along the edge, so many quarter inches to a group."""
ONE_OF_A_KIND = {"to", "platform", "beside", "land", "direction", "enter", "rim", "flee", "pick", "strike", "object"}
"""Kinds of which `?` explains only the first action."""
ANSWERS = {
    "pick", "side", "cede", "platform", "activate", "target", "element", "object", "repeat", "leader", "direction",
    "enter", "land", "to", "charge", "beside-drum", "beside", "rim", "flee", "drop", "wound", "credit", "halt", "fire",
    "again", "stay", "hold",
}  # fmt: skip
"""Kinds that only answer a question."""


def rank(state: Show, seat: int, action: Action) -> tuple[int, ...]:
    """The sort key of an action: special ones first, then by cost; those that end an activation last."""
    kind = action.kind
    group = FIRST.index(kind) if kind in FIRST else len(FIRST) + (1 + LAST.index(kind) if kind in LAST else 0)
    if kind == "shoot":
        target, weapon, shots = action.args
        return group, target, weapon, shots
    if kind in ("charge", "beside-drum"):
        return group, action.args[0], cost_of_walk(state, action)
    if kind != "to":
        return (group,)
    place = place_of(state, seat, action)
    assert place is not None
    return group, place[2], direction(state, seat, place) if place[2] == GROUND else 0, cost_of_walk(state, action)


# Texts.


def option(state: Show, seat: int, action: Action, context: DrawingContext) -> str:
    """The game's text for an action, with what helps to decide: the scenery at the goal, the expected damage."""
    if action.kind == "shoot" and action in state.legal(seat):
        return shots(state, action, context)
    text = messages.action(state, seat, action, context.language, context.names)
    more = beside(state, seat, action, context) if action.kind in WALKS and seat in state.deciders else ""
    return f"{text} {context.signs.dot} {more}" if more else text


def shots(state: Show, action: Action, context: DrawingContext) -> str:
    """The chance to hit, the expected damage, and whether others may be hit."""
    target, weapon, count = action.args
    shooter = shooter_of(state)
    several, first = together(state, weapon, target)
    hits = aim.chance(aim.aim_at(state, shooter, target, weapon=weapon, several=several, first=first))
    mean = aim.expected_damage(state, shooter, target, count, weapon=weapon, several=several, first=first)
    text = context.say(
        "cli-reality-shots",
        figure=tag(state, target, context),
        weapon=name_text.weapon(state, shooter, weapon),
        count=count,
        chance=percent(hits),
        damage=average(mean, context.language),
    )
    risky = len(at_risk(state, shooter, target)) > 1
    return tidy(f"{text} {context.signs.dot} {context.say('cli-reality-risky')}" if risky else text, context)


def shooter_of(state: Show) -> int:
    """The figure that fires: the charmed one, or the active one."""
    return state.subject if state.question == codes.ASK_VOLLEY else state.active


def together(state: Show, weapon: int, target: int) -> tuple[bool, bool]:
    """(whether these shots would be fired with two weapons, whether at the first target)"""
    several = any(other != weapon for _, other, _ in state.declared)
    return several, not state.declared or state.declared[0][0] == target


def beside(state: Show, seat: int, action: Action, context: DrawingContext) -> str:
    """The scenery at a goal."""
    if action.kind == "to" and action.args[0] >= len(nodes(state.terrain)):
        return ""
    if action.kind == "charge" and action.args[0] not in state.figures():
        return ""
    place: Place | None = place_of(state, seat, action)
    if action.kind == "at":
        x, y, surface = action.args
        place = (x, y, surface)
    number = -1 if place is None else shelter(state.terrain, place)
    if number < 0:
        return ""
    key = "in" if state.terrain.elements[number].kind in DIFFICULT else "by"
    return context.say(f"cli-reality-{key}", element=messages.element(state, number, context.language))


def tag(state: Show, figure: int, context: DrawingContext) -> str:
    """A figure's name with its letter on the map."""
    known = letters([seen_of(state, number) for number in state.figures()])
    name = name_text.character(state.character(figure).id, context.language)
    return f"{name} ({known[figure]})"


def seen_of(state: Show, figure: int) -> Figure:
    side = state.side[figure]
    return {"character": state.character(figure).id, "side": None if side == NEUTRAL else side}


# Headings.


def headings(state: Show, seat: int, action: Action, context: DrawingContext) -> tuple[str, ...]:
    kind = action.kind
    if kind == "to":
        return goal_headings(state, seat, action, context)
    if kind in ("charge", "drop"):
        name = tag(state, action.args[0], context)
        enemy = state.stands(action.args[0]) and state.side[action.args[0]] == 1 - seat
        key = "drop" if kind == "drop" else "charge" if enemy else "approach"
        return (tidy(context.say(f"cli-reality-heading-{key}", figure=name), context),)
    if kind == "beside-drum":
        name = name_text.load(state, action.args[0], context.language)
        return (tidy(context.say("cli-reality-heading-approach", figure=name), context),)
    if kind == "shoot":
        return (shot_heading(state, seat, action, context),)
    if kind == "pick":
        return (team_heading(state, action, context),)
    if kind == "platform":
        place = place_of(state, seat, action)
        assert place is not None
        first = place[0] // STRIP * STRIP
        low, high = (name_text.inches(x, context.language) for x in (first, first + STRIP - INCH))
        return (context.say("cli-reality-heading-platform", low=low, high=high),)
    if kind in ("flee", "land"):
        place = place_of(state, seat, action)
        side = direction(state, seat, place) // 2 * 2 if place is not None else 0
        return (tidy(name_text.side(side, context.language), context),)
    if kind == "rim":
        return (tidy(name_text.side((action.args[0] + 2) // 4 % 4 * 2, context.language), context),)
    if kind == "element":
        what = state.terrain.elements[action.args[0]].kind.name.lower()
        return (tidy(context.say(f"cli-reality-legend-{what}"), context),)
    if kind == "enter":
        return (edge_heading(state, seat, action, context),)
    return ()


def goal_headings(state: Show, seat: int, action: Action, context: DrawingContext) -> tuple[str, ...]:
    """Goals on the ground by direction, others by the scenery that they are on; then by cost."""
    place = place_of(state, seat, action)
    assert place is not None
    cost = cost_of_walk(state, action)
    low = (cost - 1) // BAND * BAND + 1
    prices = (context.say("cli-reality-heading-cost", low=low, high=low + BAND - 1),) if cost else ()
    if place[2] == GROUND:
        wind = name_text.side(direction(state, seat, place), context.language)
        return tidy(context.say("cli-reality-heading-wind", wind=wind), context), *prices
    surface = state.terrain.surfaces[place[2]]
    element = messages.element(state, surface.element, context.language)
    if not surface.roof:
        return tidy(context.say("cli-reality-heading-floor", element=element, floor=surface.floor), context), *prices
    building = state.terrain.elements[surface.element].kind == Scenery.BUILDING
    return tidy(context.say(f"cli-reality-heading-{'roof' if building else 'top'}", element=element), context), *prices


def direction(state: Show, seat: int, place: Place) -> int:
    """One of the eight directions, from the figure, or before it is placed from the middle of its exit platform."""
    figure = state.subject if state.subject >= 0 else state.active
    if state.question == codes.ASK_DEPLOY or figure < 0:
        x, y = (corner + PLATFORM // 2 for corner in state.platforms[seat])
    else:
        x, y, _ = state.place(figure)
    return round(atan2(place[1] - y, place[0] - x) / (pi / 4)) % 8


def shot_heading(state: Show, seat: int, action: Action, context: DrawingContext) -> str:
    """A target with the chance to hit it, and the possible numbers of shots."""
    target, weapon, _ = action.args
    alike = {one.args[2] for one in state.legal(seat) if one.kind == "shoot" and one.args[0] == target}
    arguments: dict[str, str | int] = {
        "figure": tag(state, target, context),
        "numbers": " ".join(map(str, sorted(alike))),
    }
    shooter = shooter_of(state)
    if len(state.character(shooter).weapons) > 1:
        return tidy(context.say("cli-reality-heading-shots", **arguments), context)
    several, first = together(state, weapon, target)
    hits = aim.chance(aim.aim_at(state, shooter, target, weapon=weapon, several=several, first=first))
    return tidy(context.say("cli-reality-heading-shoot", **arguments, chance=percent(hits)), context)


def team_heading(state: Show, action: Action, context: DrawingContext) -> str:
    teams = setup.offers(state)
    team = teams[action.args[0]]
    if team in ready_made(len(state.terrain.elements)):
        return context.say("cli-reality-heading-ready")
    return context.say("cli-reality-heading-size", count=len(team.members))


def edge_heading(state: Show, seat: int, action: Action, context: DrawingContext) -> str:
    place = place_of(state, seat, action)
    assert place is not None
    x, y, _ = place
    near = {6: y, 2: state.terrain.depth - y, 4: x, 0: state.terrain.width - x}
    wind = name_text.side(min(near, key=lambda side: near[side]), context.language)
    return tidy(context.say("cli-reality-heading-edge", wind=wind), context)


def tidy(text: str, context: DrawingContext) -> str:
    return name_text.tidy(text, context.language)


# Illegal actions.


def stands(state: Show, seat: int, action: Action) -> bool:
    """Whether `?` explains an action: one of each kind, if its figures are on the table. Answers to a question are
    explained only while it is asked."""
    kind = action.kind
    if kind in ANSWERS and not any(one.kind == kind for one in state.legal(seat)):
        return state.question == codes.ASK_GOAL and kind in ("charge", "beside-drum") and named(state, seat, action)
    return named(state, seat, action)


def named(state: Show, seat: int, action: Action) -> bool:
    kind, args = action.kind, action.args
    if kind in ONE_OF_A_KIND:
        return args[0] == (1 if kind == "strike" else 0)
    if kind == "element":
        return args[0] < len(state.terrain.elements)
    if kind in ("take-drum", "beside-drum"):
        return args[0] < len(state.drums) and not any(args[1:])
    if kind in ("charge", "drop", "shoot") or (args and kind not in ("side", "repeat")):
        if args[0] not in state.figures() or any(args[1:2]):
            return False
        if kind == "shoot":
            return args[2] == 1 and state.side[args[0]] == 1 - seat
        return kind != "charge" or state.side[args[0]] != seat
    return True
