"""Why something cannot be done in the positioning phase: the menu (R-turn-2) and what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.cards.character import Trait
from euphoria.games.reality.cards.conditions import CONDITIONS
from euphoria.games.reality.cards.objects import ADRENALINE, CHARGES, DEFIBRILLATOR, KIT, OBJECTS
from euphoria.games.reality.cards.registry import rule_for
from euphoria.games.reality.figure_flags import PRONE, STILL
from euphoria.games.reality.geometry.movement.legs import HARMLESS
from euphoria.games.reality.geometry.terrain import INCH
from euphoria.games.reality.refusals.common import Why, no_points, not_on_table, refuses
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.mission import rescue
from euphoria.games.reality.rules.positioning import carrying, leaping, medical_aid, positioning
from euphoria.games.reality.state import NO_LOAD, Show
from euphoria.kernel.core.action import Action

Because = Why | None


@refuses(codes.ASK_POSITION)
def menu(state: Show, seat: int, action: Action) -> Why:
    """Why something is not in the menu of the figure whose activation it is."""
    return MENU[action.kind](state, state.active, action) or ("R-turn-2", "not-offered", {})


def in_combat(state: Show, figure: int) -> Because:
    return ("R-con-6", "in-combat", {"figure": figure}) if contact.in_combat(state, figure) else None


def is_dog(state: Show, figure: int) -> Because:
    return (rule_for("no-hands"), "dog", {"figure": figure}) if state.has_trait(figure, Trait.DOG) else None


def is_prone(state: Show, figure: int) -> Because:
    return ("R-move-5", "prone", {"figure": figure}) if state.flags[figure] & PRONE else None


# Moving.


def walk(state: Show, figure: int, action: Action) -> Because:
    if bad := in_combat(state, figure) or is_prone(state, figure):
        return bad
    if state.flags[figure] & STILL:
        return "R-turn-2", "stays-put", {"figure": figure}
    return no_points(state, figure, 1, "R-move-1")


def leap(state: Show, figure: int, action: Action) -> Because:
    if bad := walk(state, figure, action):
        return bad
    if state.feet(figure) <= HARMLESS:
        return "R-move-17", "not-high", {"figure": figure, "most": HARMLESS // INCH}
    if rescue.led_by(state, figure) >= 0:
        return "R-mis-1", "leads-susan", {}
    return no_points(state, figure, leaping.TO_LEAP, "R-move-7") or ("R-move-17", "no-landing", {})


def deck(state: Show, figure: int, action: Action) -> Because:
    if state.flags[figure] & PRONE:
        return "R-move-5", "already-prone", {"figure": figure}
    return in_combat(state, figure) or no_points(state, figure, positioning.TO_DROP, "R-move-5")


def up(state: Show, figure: int, action: Action) -> Because:
    if not state.flags[figure] & PRONE:
        return "R-move-5", "not-prone", {"figure": figure}
    if contact.in_combat(state, figure):
        return "R-y-7", "gets-up-later", {"figure": figure}
    return no_points(state, figure, positioning.TO_RISE, "R-move-5")


def again(state: Show, figure: int, action: Action) -> Because:
    if state.encouraged[figure] != codes.REPEAT_MOVE:
        return rule_for("action-again"), "not-encouraged", {"figure": figure}
    if state.cost[figure] <= 0:
        return rule_for("action-again"), "nothing-to-repeat", {"figure": figure}
    return in_combat(state, figure) or is_prone(state, figure)


# Carrying.


def hands(state: Show, figure: int, needed: int) -> Because:
    """What taking, leaving and ransacking have in common; all of it is done in combat too (R-y-6)."""
    return is_dog(state, figure) or no_points(state, figure, needed, "R-move-6")


def take_drum(state: Show, figure: int, action: Action) -> Because:
    drum = action.args[0]
    if drum >= len(state.drums):
        return "R-mis-2", "no-such-drum", {}
    _, _, _, carrier, delivered = state.drums[drum]
    if delivered >= 0:
        return "R-mis-6", "drum-delivered", {}
    if state.load[figure] != NO_LOAD:
        return "R-move-8", "already-carrying", {"figure": figure}
    if carrier >= 0:
        return "R-move-6", "drum-carried", {"other": carrier}
    if not carrying.may_take_drum(state, figure, drum):
        return "R-move-6", "drum-far", {"figure": figure}
    return hands(state, figure, carrying.TO_TAKE)


def body_beside(state: Show, figure: int, body: int, rule: str) -> Because:
    """What is wrong with a body that one wants to do something with."""
    if not state.is_down(body):
        return rule, "not-a-body", {"other": body}
    if carrying.carrier_of(state, body) not in (-1, figure):
        return rule, "body-carried", {"other": body}
    if not carrying.lies_beside(state, figure, body):
        return rule, "not-touching", {"figure": figure, "other": body}
    return None


def take_body(state: Show, figure: int, action: Action) -> Because:
    if state.load[figure] != NO_LOAD:
        return "R-move-8", "already-carrying", {"figure": figure}
    return body_beside(state, figure, action.args[0], "R-body-1") or hands(state, figure, carrying.TO_TAKE)


def leave(state: Show, figure: int, action: Action) -> Because:
    if state.load[figure] == NO_LOAD:
        return "R-move-6", "carries-nothing", {"figure": figure}
    return hands(state, figure, carrying.TO_TAKE)


def ransack(state: Show, figure: int, action: Action) -> Because:
    body = action.args[0]
    if bad := body_beside(state, figure, body, "R-move-6"):
        return bad
    if not state.shown[body] & carrying.LOOT:
        return "R-move-6", "nothing-there", {"other": body}
    return hands(state, figure, carrying.TO_RANSACK)


# Aid objects. Only the figure's own player is asked, who knows what it holds.


def aids(state: Show, figure: int, item: int) -> Because:
    if bad := is_dog(state, figure):
        return bad
    flags = state.flags[figure]
    if flags & CONDITIONS.no_objects:
        return CONDITIONS.rule("no_objects", flags), "massacre-no-objects", {"figure": figure}
    if not state.holds(figure, item):
        return "R-move-10", "no-object", {"figure": figure, "object": OBJECTS[item]}
    if item != DEFIBRILLATOR and not medical_aid.is_early(state, figure):
        return "R-y-1", "too-late", {"figure": figure}
    if state.ap[figure] < medical_aid.TO_USE:
        return "R-move-6", "no-points", {"figure": figure, "needed": medical_aid.TO_USE, "left": state.ap[figure]}
    return None


def machine(state: Show, other: int) -> Because:
    return (rule_for("machine"), "machine", {"other": other}) if state.has_trait(other, Trait.MACHINE) else None


def heal(state: Show, figure: int, action: Action) -> Because:
    other = action.args[0]
    if bad := aids(state, figure, KIT) or not_on_table(state, other, "R-obj-8"):
        return bad
    if state.side[other] != state.side[figure]:
        return "R-obj-8", "not-a-friend", {"other": other}
    if bad := machine(state, other):
        return bad
    if state.life[other] >= state.character(other).life:
        return "R-move-10", "unhurt", {"other": other}
    return "R-obj-8", "not-touching", {"figure": figure, "other": other}


def revive(state: Show, figure: int, action: Action) -> Because:
    body = action.args[0]
    if bad := aids(state, figure, DEFIBRILLATOR):
        return bad
    if not state.is_down(body):
        return "R-move-10", "not-a-body", {"other": body}
    if state.side[body] != state.side[figure]:
        return "R-move-10", "not-a-friend", {"other": body}
    if bad := machine(state, body):
        return bad
    if state.fell_in[body] >= 0:
        return "R-move-10", "combat-goes-on", {"other": body}
    flags = state.flags[body]
    if flags & CONDITIONS.leaves_with_owner and not state.stands(state.owner[body]):
        return CONDITIONS.rule("leaves_with_owner", flags), "gone-with-owner", {"other": body}
    return body_beside(state, figure, body, "R-move-10")


def inject(state: Show, figure: int, action: Action) -> Because:
    return aids(state, figure, ADRENALINE) or machine(state, figure)


# The captive of the rescue mission.


def free(state: Show, figure: int, action: Action) -> Because:
    captive = rescue.unfreed(state)
    if captive < 0:
        return "R-mis-1", "nobody-to-free", {}
    if not contact.touching(state, figure, captive):
        return "R-mis-1", "not-touching", {"figure": figure, "other": captive}
    return in_combat(state, figure) or is_dog(state, figure) or no_points(state, figure, rescue.TO_FREE, "R-mis-1")


def shift(state: Show, figure: int, action: Action) -> Because:
    if rescue.led_by(state, figure) < 0:
        return "R-mis-1", "leads-nobody", {"figure": figure}
    return "R-mis-1", "susan-cannot-shift", {}


MENU: Final[dict[str, Callable[[Show, int, Action], Because]]] = {
    "walk": walk,
    "leap": leap,
    "deck": deck,
    "up": up,
    "again": again,
    "take-drum": take_drum,
    "take-body": take_body,
    "leave": leave,
    "heal": heal,
    "revive": revive,
    "inject": inject,
    "ransack": ransack,
    "free": free,
    "shift": shift,
    "end": lambda state, figure, action: None,
}


@refuses(codes.ASK_LEAP)
def landing(state: Show, seat: int, action: Action) -> Why:
    return "R-move-17", "not-a-landing", {}


@refuses(codes.ASK_LOOT)
def loot(state: Show, seat: int, action: Action) -> Why:
    """What lies by a body everybody sees; what the looter holds its own player knows."""
    item, figure, body = action.args[0], state.active, state.subject
    if item == CHARGES:
        return "R-obj-7", "charges-lost", {}
    if not state.shown[body] >> item & 1:
        return "R-move-6", "not-by-body", {"object": OBJECTS[item]}
    return "R-team-3", "has-one", {"other": figure, "object": OBJECTS[item]}
