"""Why a shot, a throw, a blast or a flight is not allowed (R-fire-1 to 9, R-obj-1 to 7)."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.cards.character import NO_HANDS
from euphoria.games.reality.cards.conditions import CONDITIONS
from euphoria.games.reality.cards.objects import CHARGES, GRENADE, OBJECTS, STUN
from euphoria.games.reality.cards.registry import CHARACTERS, rule_for
from euphoria.games.reality.figure_flags import FIRED, STAYS
from euphoria.games.reality.geometry.sight.line_of_sight import sees
from euphoria.games.reality.geometry.templates import RIM, UNDER, under_round
from euphoria.games.reality.geometry.terrain import INCH, Place
from euphoria.games.reality.refusals.common import Why, no_room, no_team, not_on_table, refuses, root_up
from euphoria.games.reality.rules.attack import pushing
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.firing import blasts, firing, fleeing
from euphoria.games.reality.rules.firing.aim import aim_at
from euphoria.games.reality.rules.firing.harm import HIGH, OBJECT_COST
from euphoria.games.reality.rules.firing.scenery_removal import is_in
from euphoria.games.reality.rules.firing.targets import at_risk, is_seen
from euphoria.games.reality.rules.firing.targets import nearest as nearest_ones
from euphoria.games.reality.rules.firing.template_points import is_place, place_of
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

THROWN: Final = {"grenade": (GRENADE, "R-obj-1"), "stun": (STUN, "R-obj-2"), "blast": (CHARGES, "R-obj-3")}


@refuses(codes.ASK_FIRE, codes.ASK_DECLARE)
def menu(state: Show, seat: int, action: Action) -> Why:
    if action.kind in THROWN:
        return attack_object(state, state.active, action)
    for character in CHARACTERS:
        weapon = character.special_weapon
        if weapon is not None and weapon.action.kind == action.kind:
            return weapon.why_not(state, state.active)
    return shoot(state, seat, action) if action.kind == "shoot" else ("R-turn-2", "not-offered", {})


# Objects.


def attack_object(state: Show, figure: int, action: Action) -> Why:
    """Why an attack object cannot be used. The asked seat knows what its figure holds."""
    item, rule = THROWN[action.kind]
    flags = state.flags[figure]
    if state.has_trait(figure, NO_HANDS):
        return rule_for("no-hands"), "dog", {"figure": figure}
    if flags & CONDITIONS.no_objects:
        return CONDITIONS.rule("no_objects", flags), "massacre-no-objects", {"figure": figure}
    if not state.holds(figure, item):
        return rule, "no-object", {"figure": figure, "object": OBJECTS[item]}
    if flags & FIRED:
        return "R-fire-7", "objects-first", {"figure": figure}
    if flags & STAYS and action.kind != "blast":
        return "R-obj-5", "kept-it", {"figure": figure}
    if state.ap[figure] < OBJECT_COST:
        return rule, "no-points", {"figure": figure, "needed": OBJECT_COST, "left": state.ap[figure]}
    if action.kind != "blast":
        return "R-fire-8", "combat-no-shots", {"figure": figure}
    element = state.charge_at[figure]
    if element < 0 or state.terrain.gone >> element & 1:
        return "R-obj-7", "charges-gone", {"figure": figure, "element": element}
    for other in state.standing():
        if is_in(state, element, state.place(other)):
            return "R-obj-3", "not-empty", {"other": other, "element": element}
    return "R-obj-3", "not-offered", {}


def in_combat(state: Show, figure: int) -> Why | None:
    return ("R-fire-8", "combat-no-shots", {"figure": figure}) if contact.in_combat(state, figure) else None


# Shots.


def shoot(state: Show, seat: int, action: Action) -> Why:
    figure = state.active
    target, weapon, shots = action.args
    if weapon >= firing.weapon_count(state, figure):
        return "R-prof-1", "no-weapon", {"figure": figure}
    if bad := in_combat(state, figure) or bad_target(state, figure, target):
        return bad
    declared = state.declared
    if any((target, weapon) == (other, its) for other, its, _ in declared):
        return "R-fire-3", "declared-already", {"other": target}
    if not shots:
        return "R-fire-4", "shoot-nothing", {}
    several = any(its != weapon for _, its, _ in declared)
    first = not declared or declared[0][0] == target
    crowd = at_risk(state, figure, target)
    aim = max(aim_at(state, figure, one, weapon=weapon, several=several, first=first) for one in crowd)
    if aim < 1:
        return "R-prof-4", "aim-impossible", {"aim": aim}
    left = firing.shots_left(state, figure) - sum(number for _, _, number in declared)
    most = max(0, min(left, firing.unused(state, figure, weapon)))
    return "R-fire-4", "too-many-shots", {"most": most}


def bad_target(state: Show, figure: int, target: int) -> Why | None:
    """Who cannot be shot at: see `targets`."""
    if bad := not_on_table(state, target, "R-fire-1") or no_team(state, target, "R-mis-1"):
        return bad
    if target == figure:
        return "R-fire-1", "not-oneself", {"other": target}
    at_nearest = state.flags[figure] & CONDITIONS.fires_at_nearest
    if state.side[target] == state.side[figure] and not at_nearest:
        return "R-fire-9", "no-friendly-fire", {"other": target}
    if state.bargain[target] == figure:
        return rule_for("bargain"), "bargain", {"figure": figure, "other": target}
    if not is_seen(state, figure, target, state.bodies()):
        return "R-fire-1", "not-seen", {"figure": figure, "other": target}
    if at_nearest and target not in nearest_ones(state, figure, state.bodies()):
        return CONDITIONS.rule("fires_at_nearest", at_nearest), "not-nearest", {"other": target}
    return None


@refuses(codes.ASK_NEAREST)
def nearest(state: Show, seat: int, action: Action) -> Why:
    target, figure = action.args[0], state.active
    rule = CONDITIONS.rule("fires_at_nearest", state.flags[figure])
    return bad_target(state, figure, target) or (rule, "not-nearest", {"other": target})


# Templates.


@refuses(codes.ASK_THROW)
def throw(state: Show, seat: int, action: Action) -> Why:
    """Too far, too near, or out of sight (R-obj-1)."""
    thrower = state.subject
    if action.kind == "drop":
        other, side = action.args
        if bad := not_on_table(state, other, "R-obj-1") or no_team(state, other, "R-obj-1"):
            return bad
        found = blasts.beside(state, other, side)
    else:
        found = place_of(action)
    if found is None or not is_place(state.terrain, found):
        return "R-obj-1", "no-such-point", {}
    x, y, _ = found
    height, feet = state.terrain.height_of(found), state.feet(thrower)
    away = (x - state.xs[thrower]) ** 2 + (y - state.ys[thrower]) ** 2
    square = away + (height - feet) ** 2
    if square > blasts.FARTHEST**2:
        return "R-obj-1", "throw-far", {"distance": root_up(square), "most": blasts.FARTHEST // INCH}
    if under_round(x, y, state.xs[thrower], state.ys[thrower]) and abs(height - feet) < HIGH:
        return "R-obj-1", "throw-near", {"figure": thrower}
    if not blasts.may_throw_to(state, thrower, found, state.bodies()):
        return "R-obj-1", "throw-unseen", {"figure": thrower}
    return "R-obj-1", "not-offered", {}


@refuses(codes.ASK_BLAST)
def blast(state: Show, seat: int, action: Action) -> Why:
    if action.kind == "at" and not is_place(state.terrain, place_of(action)):
        return "R-obj-3", "no-such-point", {}
    return "R-obj-3", "template-apart", {}


@refuses(codes.ASK_FLEE)
def flee(state: Show, seat: int, action: Action) -> Why:
    """The first thing that is wrong with a place to flee to (R-obj-1, R-obj-6)."""
    figure = state.subject
    if action.kind == "flee":
        return "R-obj-6", "no-refuge", {}
    place = place_of(action)
    if not is_place(state.terrain, place):
        return "R-obj-1", "no-such-point", {}
    return bad_refuge(state, figure, place) or no_room(state, place, figure) or cut_off(state, figure, place)


def bad_refuge(state: Show, figure: int, place: Place) -> Why | None:
    x, y, _ = place
    centre = state.route[0]
    if not UNDER < (x - centre[0]) ** 2 + (y - centre[1]) ** 2 < RIM:
        return "R-obj-1", "not-at-rim", {}
    if state.square_to(figure, place) < fleeing.FLED_FROM**2:
        return "R-obj-1", "flee-near", {}
    if abs(state.terrain.height_of(place) - state.terrain.height_of(centre)) >= HIGH:
        return "R-obj-9", "flee-level", {}
    return None


def cut_off(state: Show, figure: int, place: Place) -> Why:
    partner = fleeing.partner_of(state, figure)
    if partner >= 0 and not contact.touches_place(state, partner, place):
        return "R-mis-1", "flee-partner", {}
    body = state.body(figure)
    height = state.terrain.height_of(place)
    if not sees(state.terrain, body, body._replace(x=place[0], y=place[1], z=height)):
        return "R-obj-6", "flee-wall", {}
    return "R-obj-6", "not-offered", {}


@refuses(codes.ASK_DIRECTION)
def no_direction(state: Show, seat: int, action: Action) -> Why:
    """A heading that is not listed, for a push."""
    return "R-att-9", "no-direction", {"most": pushing.FARTHEST}
