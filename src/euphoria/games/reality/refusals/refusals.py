"""Why an action is not allowed now: the rule, and a message that every language has.

A refusal says only what its reader may know: what is on the table, and what the reader's own figures hold.
"""

from __future__ import annotations

from types import ModuleType
from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.cards.registry import rule_for
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.terrain import INCH
from euphoria.games.reality.refusals import ability_refusals, firing_refusals, positioning_refusals, walking_refusals
from euphoria.games.reality.refusals.common import REASONS, Why, no_room, not_on_table, refuses
from euphoria.games.reality.rules.attack import combat
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.figures.activation_order import foremost
from euphoria.games.reality.rules.sequence import setup
from euphoria.games.reality.state import Show
from euphoria.games.reality.tables import placement
from euphoria.games.reality.teams.roster import TeamFlaw, flaws, unpack
from euphoria.kernel.core.action import Action

MODULES: Final[tuple[ModuleType, ...]] = (ability_refusals, firing_refusals, positioning_refusals, walking_refusals)
"""The files that register reasons, beside this one and the characters'."""

MOVES: Final = (codes.ASK_GOAL,)
MENU: Final = (codes.ASK_POSITION,)
FIRING: Final = (codes.ASK_FIRE,)

OWN_QUESTION: Final[dict[str, tuple[int, ...]]] = {
    "pick": (codes.ASK_TEAM,),
    "team": (codes.ASK_TEAM,),
    "side": (codes.ASK_SIDE,),
    "cede": (codes.ASK_SIDE,),
    "platform": (codes.ASK_PLATFORM,),
    "platform-at": (codes.ASK_PLATFORM,),
    "to": (codes.ASK_DEPLOY, codes.ASK_GOAL, codes.ASK_RUN),
    "at": (
        codes.ASK_DEPLOY, codes.ASK_GOAL, codes.ASK_RUN, codes.ASK_ENTRANCE, codes.ASK_SHIFT, codes.ASK_LEAP,
        codes.ASK_THROW, codes.ASK_BLAST, codes.ASK_FLEE,
    ),
    "via": MOVES,
    "along": MOVES,
    "charge": MOVES,
    "beside-drum": MOVES,
    "beside": (codes.ASK_DEPLOY_DOG, codes.ASK_ENTRANCE, codes.ASK_SHIFT),
    "land": (codes.ASK_LEAP,),
    "activate": (codes.ASK_ORDER,),
    "target": (codes.ASK_TARGET, codes.ASK_NEAREST),
    "element": (codes.ASK_ELEMENT,),
    "object": (codes.ASK_OBJECT, codes.ASK_LOOT),
    "repeat": (codes.ASK_REPEAT,),
    "leader": (codes.ASK_LEADER,),
    "direction": (codes.ASK_DIRECTION, codes.ASK_FLAME),
    "heading": (codes.ASK_DIRECTION, codes.ASK_FLAME),
    "use": (codes.ASK_ABILITY,),
    "hold": (codes.ASK_ABILITY,),
    "enter": (codes.ASK_ENTRANCE,),
    "walk": MENU,
    "again": (codes.ASK_POSITION, codes.ASK_AGAIN),
    "leap": MENU,
    "stay": (codes.ASK_GOAL, codes.ASK_SHIFT, codes.ASK_LEAP, codes.ASK_THROW, codes.ASK_FLEE),
    "deck": MENU,
    "up": MENU,
    "take-drum": MENU,
    "take-body": MENU,
    "leave": MENU,
    "heal": MENU,
    "revive": MENU,
    "inject": MENU,
    "ransack": MENU,
    "free": MENU,
    "shift": MENU,
    "end": (codes.ASK_POSITION, codes.ASK_LOOT, codes.ASK_AGAIN, codes.ASK_PUSH, codes.ASK_FIRE),
    "strike": (codes.ASK_STRIKE, codes.ASK_BLOWS, codes.ASK_DEFENCE),
    "wound": (codes.ASK_SHARE, codes.ASK_RAMPAGE),
    "credit": (codes.ASK_CREDIT,),
    "push": (codes.ASK_PUSH, codes.ASK_FOLLOW),
    "halt": (codes.ASK_FOLLOW,),
    "grenade": FIRING,
    "stun": FIRING,
    "blast": FIRING,
    "flame": FIRING,
    "shoot": (codes.ASK_FIRE, codes.ASK_DECLARE, codes.ASK_VOLLEY),
    "fire": (codes.ASK_DECLARE, codes.ASK_VOLLEY),
    "drop": (codes.ASK_THROW,),
    "rim": (codes.ASK_BLAST,),
    "flee": (codes.ASK_FLEE,),
}  # fmt: skip
"""When each kind of action can be taken at all."""

BY_CHARACTER: Final = "cited"
"""In the place of a rule: a character says which one, under the topic `action-<kind>`."""

RULE_OF: Final = {
    "pick": "R-team-8", "team": "R-team-8", "side": "R-start-1", "cede": "R-start-1", "platform": "R-start-2",
    "platform-at": "R-start-2", "to": "R-move-11", "at": "R-move-11", "via": "R-move-11", "along": "R-move-11",
    "charge": "R-move-9", "beside-drum": "R-move-11", "beside": "R-start-3", "land": "R-move-17",
    "activate": "R-prof-7", "target": "R-spec-1", "element": "R-spec-1", "object": "R-spec-1", "repeat": BY_CHARACTER,
    "leader": "R-team-5", "direction": "R-att-9", "heading": "R-att-9", "use": "R-spec-1", "hold": "R-spec-1",
    "enter": BY_CHARACTER, "walk": "R-turn-1", "again": BY_CHARACTER, "leap": "R-move-7", "stay": "R-turn-2",
    "deck": "R-move-5", "up": "R-move-5", "take-drum": "R-move-6", "take-body": "R-move-6", "leave": "R-move-6",
    "heal": "R-y-1", "revive": "R-y-1", "inject": "R-y-1", "ransack": "R-move-6", "free": "R-mis-1",
    "shift": "R-mis-1", "end": "R-turn-2", "strike": "R-att-2", "wound": "R-att-5", "credit": "R-att-6",
    "push": "R-att-9", "halt": "R-att-9", "grenade": "R-obj-5", "stun": "R-obj-5", "blast": "R-obj-5",
    "flame": BY_CHARACTER, "shoot": "R-fire-3", "fire": "R-fire-3", "drop": "R-obj-1", "rim": "R-obj-3",
    "flee": "R-obj-1",
}  # fmt: skip

OF_FIGURES: Final[tuple[str, ...]] = (
    "charge", "activate", "target", "leader", "take-body", "heal", "revive", "ransack", "wound", "credit", "shoot",
    "drop",
)  # fmt: skip
"""The kinds whose first argument is a figure."""


def why_not(state: Show, seat: int, action: Action) -> Why:
    """The reason why an action that is not legal is refused."""
    kind = action.kind
    if state.outcome is not None:
        return "R-end-1", "game-over", {}
    if seat not in state.deciders:
        return "R-turn-1", "not-asked", {}
    if state.question not in OWN_QUESTION[kind]:
        return rule_of(kind), "not-now", {"asked": codes.QUESTIONS[state.question]}
    if kind in OF_FIGURES and action.args[0] not in state.figures():
        return rule_of(kind), "no-such-figure", {}
    return REASONS.get(state.question, anything)(state, seat, action)


def rule_of(kind: str) -> str:
    """The rule to cite for a kind of action that cannot be taken now."""
    rule = RULE_OF[kind]
    return rule_for(f"action-{kind}") if rule == BY_CHARACTER else rule


# Setting up.


@refuses(codes.ASK_TEAM)
def team(state: Show, seat: int, action: Action) -> Why:
    """Every reason, not only the first (R-team-6). The offered teams are all lawful."""
    chosen = unpack(action.args)
    if chosen is None:
        return "R-team-6", "team-unreadable", {}
    settings = state.settings
    found = flaws(chosen, settings.budget, settings.mission, len(state.terrain.elements))
    return "R-team-6", "team", {"flaws": pack_flaws(found), "count": len(found)}


def pack_flaws(found: list[TeamFlaw]) -> str:
    """All flaws as one string, which fits into the arguments of a refusal; `text.messages.flaws` reads it."""
    return ";".join(
        " ".join([rule, key, *(f"{name}={value}" for name, value in args.items())]) for rule, key, args in found
    )


@refuses(codes.ASK_SIDE)
def side(state: Show, seat: int, action: Action) -> Why:
    return "R-start-1", "cannot-cede-back", {}


@refuses(codes.ASK_PLATFORM)
def platform(state: Show, seat: int, action: Action) -> Why:
    if action.kind == "platform":
        return "R-start-2", "no-such-place", {}
    reason = placement.why_no_platform(state.terrain, setup.edge_of(state, seat), *action.args)
    return "R-start-2", f"platform-{reason}", {"most": placement.PLATFORM_ZONE // INCH}


@refuses(codes.ASK_DEPLOY)
def deploy(state: Show, seat: int, action: Action) -> Why:
    figure = state.subject
    places = nodes(state.terrain)
    if action.kind == "to" and action.args[0] >= len(places):
        return "R-table-3", "no-such-place", {}
    x, y, surface = places[action.args[0]] if action.kind == "to" else action.args
    if not placement.within_deployment((x, y, surface), *state.platforms[seat]):
        return "R-start-3", "far-from-platform", {"figure": figure, "most": placement.DEPLOYMENT // INCH}
    if bad := no_room(state, (x, y, surface)):
        return bad
    for other in state.standing():
        if not setup.has_room(state, seat, (x, y, surface), [other]):
            return "R-start-3", "starts-touching", {"figure": figure, "other": other}
    return "R-start-3", "not-offered", {}


@refuses(codes.ASK_DEPLOY_DOG)
def deploy_dog(state: Show, seat: int, action: Action) -> Why:
    dog = state.subject
    x, y, surface = state.place(state.owner[dog])
    dx, dy = contact.SIDES_OF_A_BASE[action.args[0]]
    if not placement.within_deployment((x + dx, y + dy, surface), *state.platforms[seat]):
        return "R-start-3", "far-from-platform", {"figure": dog, "most": placement.DEPLOYMENT // INCH}
    return "R-start-3", "no-room-beside", {}


# Order and leader.


@refuses(codes.ASK_ORDER)
def order(state: Show, seat: int, action: Action) -> Why:
    other = action.args[0]
    if bad := not_on_table(state, other, "R-order-1"):
        return bad
    return "R-prof-7" if other in foremost(state.order) else "R-prof-6", "not-next", {"other": other}


@refuses(codes.ASK_LEADER)
def leader(state: Show, seat: int, action: Action) -> Why:
    return "R-team-5", "not-a-leader", {"other": action.args[0]}


# Attack.


@refuses(codes.ASK_STRIKE)
def strike(state: Show, seat: int, action: Action) -> Why:
    figure = combat.striker(state, seat)
    return "R-att-2", "too-many-attacks", {"figure": figure, "most": combat.most(state, figure)}


@refuses(codes.ASK_SHARE)
def share(state: Show, seat: int, action: Action) -> Why:
    return "R-con-8", "not-in-this-combat", {"other": action.args[0]}


@refuses(codes.ASK_CREDIT)
def credit(state: Show, seat: int, action: Action) -> Why:
    other = action.args[0]
    if other in state.combat and state.side[other] == seat:
        return "R-y-10", "no-dice-thrown", {"other": other}
    return "R-att-6", "not-a-killer", {"other": other}


def anything(state: Show, seat: int, action: Action) -> Why:
    """For questions where every answer of a fitting kind is legal: this action answers another form of the question."""
    return rule_of(action.kind), "not-offered", {}
