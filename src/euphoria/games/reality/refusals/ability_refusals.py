"""Why somebody or something cannot be chosen for an ability (R-spec-1 and the rules of each character)."""

from __future__ import annotations

from collections.abc import Callable

from euphoria.games.reality import codes
from euphoria.games.reality.cards.abilities import kobayhisi, madeleine, nikolai, odonell, richelle, scauter, sooyoung
from euphoria.games.reality.cards.characters import Ability, Trait
from euphoria.games.reality.cards.objects import CHARGES, DOG, OBJECTS
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.terrain import INCH, Place
from euphoria.games.reality.refusals.common import Why, apart, no_room, no_team, not_on_table
from euphoria.games.reality.rules.attack import contact
from euphoria.games.reality.rules.firing import scenery_removal
from euphoria.games.reality.rules.firing.targets import is_seen
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

RANGES = {
    Ability.FASCINATE: madeleine.FASCINATION_RANGE,
    Ability.ENCOURAGE: odonell.VOICE_RANGE,
    Ability.SEDUCE: sooyoung.CHARM_RANGE,
    Ability.GIFT: scauter.GIFT_RANGE,
}
MUST_BE_SEEN = (Ability.FASCINATE, Ability.SEDUCE)
FOR_FRIENDS = (Ability.ENCOURAGE, Ability.GIFT)


def rule_of(state: Show) -> str:
    return state.character(state.active).rule


def ability_of(state: Show) -> Ability:
    return state.character(state.active).ability


def target(state: Show, seat: int, action: Action) -> Why:
    """Fallen, of nobody, of the wrong side, too far, unseen."""
    other = action.args[0]
    figure, rule, ability = state.active, rule_of(state), ability_of(state)
    if bad := not_on_table(state, other, rule) or no_team(state, other, rule):
        return bad
    if ability == Ability.SEDUCE and state.targets:
        return "R-sooyoung-2", "not-in-danger", {"other": other}
    if other == figure:
        return rule, "not-oneself", {"other": other}
    friend = state.side[other] == state.side[figure]
    if ability in FOR_FRIENDS and not friend:
        return rule, "not-a-friend", {"other": other}
    if ability == Ability.BARGAIN and friend:
        return rule, "not-an-enemy", {"other": other}
    most = RANGES.get(ability, 0)
    if most and not state.within(figure, other, most):
        return rule, "out-of-range", {"other": other, "distance": apart(state, figure, other), "most": most}
    if ability in MUST_BE_SEEN and not is_seen(state, figure, other, state.bodies()):
        return "R-fire-1", "not-seen", {"figure": figure, "other": other}
    if ability == Ability.GIFT and state.has_trait(other, Trait.DOG):
        return "R-benkei-3", "gets-nothing", {"other": other}
    if ability == Ability.SEDUCE:
        return "R-sooyoung-2", "no-mate", {"other": other}
    return rule, "not-offered", {}


def element(state: Show, seat: int, action: Action) -> Why:
    number = action.args[0]
    rule = rule_of(state)
    if number >= len(state.terrain.elements):
        return "R-table-5", "no-such-element", {}
    if state.terrain.gone >> number & 1:
        return rule, "element-gone", {"element": number}
    if ability_of(state) != Ability.MISSILE:
        return rule, "not-offered", {}
    if not nikolai.is_small(state.terrain.elements[number].outline):
        return rule, "element-long", {"element": number, "most": nikolai.LONGEST_SIDE // INCH}
    if any(scenery_removal.is_in(state, number, place) for place in nikolai.objectives(state)):
        return rule, "element-objective", {"element": number}
    return rule, "element-unseen", {"figure": state.active, "element": number}


def gift(state: Show, seat: int, action: Action) -> Why:
    """Both are of this seat: it knows what they hold (R-team-3)."""
    item, friend = action.args[0], state.targets[0]
    if item == DOG:
        if scauter.has_dog(state, friend):
            return "R-team-3", "has-one", {"other": friend, "object": OBJECTS[item]}
        return "R-scauter-2", "no-place-for-dog", {}
    if state.holds(friend, item):
        return "R-team-3", "has-one", {"other": friend, "object": OBJECTS[item]}
    return "R-scauter-2", "not-offered", {}


def loot(state: Show, seat: int, action: Action) -> Why:
    """What lies by a body everybody sees; what the looter holds its own player knows."""
    item, figure, body = action.args[0], state.active, state.subject
    if item == CHARGES:
        return "R-obj-7", "charges-lost", {}
    if not state.shown[body] >> item & 1:
        return "R-move-6", "not-by-body", {"object": OBJECTS[item]}
    return "R-team-3", "has-one", {"other": figure, "object": OBJECTS[item]}


def repeat(state: Show, seat: int, action: Action) -> Why:
    return "R-odonell-1", "nothing-to-shoot-with", {"other": state.targets[0]}


# Places.


def entrance(state: Show, seat: int, action: Action) -> Why:
    """Of a called Benkei, or of one that Scauter gives."""
    figure = state.active
    if ability_of(state) == Ability.CALL:
        return called(state, figure, action)
    friend = state.targets[0]
    if action.kind == "enter":
        return "R-scauter-2", "not-beside", {"other": friend}
    place: Place = scauter.beside(state, friend, action.args[0]) if action.kind == "beside" else _place(action)
    if bad := no_room(state, place):
        return bad if action.kind == "at" else ("R-scauter-2", "no-room-beside", {})
    if not contact.touches_place(state, friend, place):
        return "R-scauter-2", "not-beside", {"other": friend}
    return touching(state, figure, place, "R-scauter-2", "enters-touching")


def called(state: Show, figure: int, action: Action) -> Why:
    if action.kind == "beside":
        return "R-richelle", "not-at-edge", {}
    if action.kind == "enter":
        places = richelle.entrances(state.terrain)
        if action.args[0] >= len(places):
            return "R-table-3", "no-such-place", {}
        place = places[action.args[0]]
    else:
        place = _place(action)
    if bad := no_room(state, place):
        return bad
    if enemies := contact.enemies_at(state, figure, place):
        return "R-richelle", "enters-touching", {"other": enemies[0]}
    return "R-richelle", "not-at-edge", {}


def touching(state: Show, figure: int, place: Place, rule: str, key: str) -> Why:
    enemies = contact.enemies_at(state, figure, place)
    return (rule, key, {"other": enemies[0]}) if enemies else (rule, "not-offered", {})


def run(state: Show, seat: int, action: Action) -> Why:
    places = nodes(state.terrain)
    if action.kind == "to" and action.args[0] >= len(places):
        return "R-table-3", "no-such-place", {}
    place = places[action.args[0]] if action.kind == "to" else _place(action)
    return no_room(state, place) or ("R-kobayhisi-2", "cat-far", {"most": kobayhisi.CAT_RUNS})


def _place(action: Action) -> Place:
    x, y, surface = action.args
    return x, y, surface


BY_QUESTION: dict[int, Callable[[Show, int, Action], Why]] = {
    codes.ASK_TARGET: target,
    codes.ASK_ELEMENT: element,
    codes.ASK_OBJECT: gift,
    codes.ASK_LOOT: loot,
    codes.ASK_REPEAT: repeat,
    codes.ASK_ENTRANCE: entrance,
    codes.ASK_RUN: run,
}
