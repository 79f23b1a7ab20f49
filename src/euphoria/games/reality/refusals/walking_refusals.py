"""Why a figure cannot go there: no room, too far, an enemy that was not named, a captive left behind (R-move-4, 11)."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.cards.character import Trait
from euphoria.games.reality.cards.registry import rule_for
from euphoria.games.reality.geometry.movement.path_cost import cost_of, walk
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.terrain import INCH, Place
from euphoria.games.reality.refusals.common import Why, kept_for_shots, no_room, refuses
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.figures.routes import is_laden, ways_of
from euphoria.games.reality.rules.firing.template_points import is_place
from euphoria.games.reality.rules.mission import rescue
from euphoria.games.reality.rules.positioning import walking
from euphoria.games.reality.state import NEUTRAL, NO_LOAD, Show
from euphoria.kernel.core.action import Action

AHEAD: Final = 8
"""To say what a way costs that is too expensive, it is searched with so many AP more."""


@refuses(codes.ASK_GOAL)
def goal(state: Show, seat: int, action: Action) -> Why:
    if action.kind == "to" and action.args[0] >= len(nodes(state.terrain)):
        return "R-table-3", "no-such-place", {}
    if action.kind == "beside-drum" and action.args[0] >= len(state.drums):
        return "R-mis-2", "no-such-drum", {}
    if bad := _whom(state, action):
        return bad
    figure = state.subject
    place = rescue.place_of(action.args) if action.kind == "via" else walking.goal_of(state, action)
    if place is None:
        return "R-con-1", "no-room-beside", {}
    if bad := no_room(state, place, figure, rescue.led_by(state, figure)):
        return bad
    if action.kind == "along":
        return _along(state, action)
    if state.route or action.kind == "via":
        return _by_points(state, action, place)
    if place == state.place(figure):
        return "R-move-11", "already-there", {"figure": figure}
    if action.kind == "to" and (enemies := contact.enemies_at(state, figure, place)):
        return "R-con-1", "touches-unnamed", {"figure": figure, "other": enemies[0]}
    captive = rescue.led_by(state, figure)
    if captive >= 0 and rescue.follows_to(state, figure, captive, place) is None:
        return "R-mis-1", "susan-left-behind", {"figure": figure}
    return _too_far(state, action, place)


def _whom(state: Show, action: Action) -> Why | None:
    """What is wrong with whom or what one wants to go to."""
    figure = state.subject
    if action.kind not in ("charge", "beside-drum"):
        return None
    dog, laden = state.has_trait(figure, Trait.DOG), state.load[figure] != NO_LOAD
    if action.kind == "beside-drum":
        carrier, delivered = state.drums[action.args[0]][3:]
        if delivered >= 0:
            return "R-mis-6", "drum-delivered", {}
        if carrier >= 0:
            return "R-move-6", "drum-carried", {"other": carrier}
    else:
        other = action.args[0]
        if not state.stands(other) and not state.is_down(other):
            return "R-move-9", "off-table", {"other": other}
        if state.stands(other) and state.side[other] == state.side[figure]:
            return "R-move-9", "not-an-enemy", {"other": other}
        if state.stands(other) and state.side[other] == NEUTRAL and not rescue.is_led(state, other):
            return "R-move-9", "not-approached", {"other": other}
        if state.stands(other) and state.side[other] != NEUTRAL:
            return None
        laden = laden and state.is_down(other)
    if dog:
        return rule_for("no-hands"), "dog", {"figure": figure}
    return ("R-move-8", "already-carrying", {"figure": figure}) if laden else None


def _by_points(state: Show, action: Action, place: Place) -> Why:
    if action.kind not in ("at", "via"):
        return "R-move-11", "route-by-points", {}
    figure = state.subject
    if action.kind == "via" and (enemies := contact.enemies_at(state, figure, place)):
        return "R-con-1", "touches-unnamed", {"figure": figure, "other": enemies[0]}
    captive = rescue.led_by(state, figure)
    if action.kind == "at" and captive >= 0 and rescue.follows_to(state, figure, captive, place) is None:
        return "R-mis-1", "susan-left-behind", {"figure": figure}
    places = (state.place(figure), *state.route, place)
    way = walk(state.terrain, places)
    cost = 0 if way is None else cost_of(way, is_laden(state, figure))
    if action.kind == "at" and is_kept_back(state, place, cost):
        return kept_for_shots(state, figure)
    return _no_way(state, places)


def _along(state: Show, action: Action) -> Why:
    """What is wrong with a way that is drawn at once: the first of its points that is refused says it."""
    stops, goal = walking.drawn(action)
    if state.route:
        return "R-move-11", "route-by-points", {}
    figure, start = state.subject, state.place(state.subject)
    captive = rescue.led_by(state, figure)
    for number, place in enumerate(stops):
        if bad := no_room(state, place, figure, captive):
            return bad
        if enemies := contact.enemies_at(state, figure, place):
            return "R-con-1", "touches-unnamed", {"figure": figure, "other": enemies[0]}
        if walking.way_by(state, figure, (start, *stops[:number], place), state.purse) is None:
            return _no_way(state, (start, *stops[:number], place))
    if captive >= 0 and rescue.follows_to(state, figure, captive, goal) is None:
        return "R-mis-1", "susan-left-behind", {"figure": figure}
    way = (start, *stops, goal)
    found = walking.way_by(state, figure, way, state.purse)
    if found is not None and is_kept_back(state, goal, found[1]):
        return kept_for_shots(state, figure)
    return _no_way(state, way)


def _no_way(state: Show, places: tuple[Place, ...]) -> Why:
    """A way over these points is too dear, or something is in it."""
    way = walk(state.terrain, places)
    cost = 0 if way is None else cost_of(way, is_laden(state, state.subject))
    if cost > state.purse:
        return "R-move-11", "too-far", {"cost": cost, "left": state.purse}
    return "R-move-11", "no-way", {}


def _too_far(state: Show, action: Action, place: Place) -> Why:
    """What the cheapest way would cost, and what there is."""
    figure, left = state.subject, state.purse
    away = (place[0] - state.xs[figure]) ** 2 + (place[1] - state.ys[figure]) ** 2
    far = left + AHEAD
    way = ways_of(state, figure, far, rescue.led_by(state, figure)).to(place) if away <= (INCH * far) ** 2 else None
    if way is None:
        return "R-move-11", "too-dear", {"left": left}
    if is_kept_back(state, place, way[1]):
        return kept_for_shots(state, figure)
    if way[1] <= left and action.kind == "to":
        # A node that only the thorough search reaches is not listed.
        return "R-y-11", "not-listed", {"cost": way[1]}
    if way[1] <= left:
        # In reach, but it is offered from other sides only.
        return "R-move-11", "listed-otherwise", {}
    if action.kind == "charge" and state.side[action.args[0]] == 1 - state.side[figure]:
        return "R-con-2", "charge-too-far", {"other": action.args[0], "cost": way[1], "left": left}
    return "R-move-11", "too-far", {"cost": way[1], "left": left}


def is_kept_back(state: Show, place: Place, cost: int) -> bool:
    """Whether there are points for that way, but for a move into combat only (R-y-2)."""
    most = walking.purse_without_combat(state)
    return most < cost <= state.purse and not walking.in_combat_there(state, state.subject, place)


@refuses(codes.ASK_SHIFT)
def shift(state: Show, seat: int, action: Action) -> Why:
    """Where a captive cannot go: it touches its saviour all the time (R-mis-1)."""
    if action.kind == "at":
        place = rescue.place_of(action.args)
        if not is_place(state.terrain, place):
            return "R-move-4", "no-room", {}
        if bad := no_room(state, place, state.subject):
            return bad
        if not contact.touches_place(state, state.saviour, place):
            return "R-mis-1", "susan-far", {}
        return "R-mis-1", "susan-too-far", {}
    return "R-mis-1", "susan-far", {}
