"""The places to which legal actions refer: the marks on the map."""

from __future__ import annotations

from functools import lru_cache

from euphoria.games.reality import codes
from euphoria.games.reality.cards.characters import richelle, scauter
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.shapes import OUTSIDE, near_polygon, where_in
from euphoria.games.reality.geometry.terrain import BESIDE, DIFFICULT, GROUND, Place, Terrain
from euphoria.games.reality.rules.figures.contact import SIDES_OF_A_BASE
from euphoria.games.reality.rules.figures.routes import beside
from euphoria.games.reality.rules.firing import blasts, explosive_charges, fleeing
from euphoria.games.reality.rules.positioning import leaping, walking
from euphoria.games.reality.rules.sequence import setup
from euphoria.games.reality.rules.sequence.special import choice_asked
from euphoria.games.reality.state import Show
from euphoria.games.reality.text.place_text import cost_of_walk
from euphoria.kernel.core.action import Action


def place_of(state: Show, seat: int, action: Action) -> Place | None:
    """The place to which a legal action refers, if any."""
    kind, args = action.kind, action.args
    if kind == "to":
        return nodes(state.terrain)[args[0]]
    if kind in ("charge", "beside-drum"):
        return walking.goal_of(state, action)
    if kind == "platform":
        return (*setup.spots(state.terrain, setup.edge_of(state, seat))[args[0]], GROUND)
    if kind == "beside":
        return _beside(state, args[0])
    if kind == "land":
        return leaping.places(state, state.active)[args[0]]
    if kind == "enter":
        return richelle.entrances(state.terrain)[args[0]]
    if kind == "drop":
        return blasts.beside(state, *args)
    if kind == "rim":
        return explosive_charges.centres(state.terrain, state.charge_at[state.active]).get(args[0])
    if kind == "flee":
        return fleeing.refuge(state, state.subject, args[0])
    return None


def _beside(state: Show, side: int) -> Place | None:
    dx, dy = SIDES_OF_A_BASE[side]
    if state.question == codes.ASK_DEPLOY_DOG:
        x, y, surface = state.place(state.owner[state.subject])
        return x + dx, y + dy, surface
    if state.question == codes.ASK_SHIFT and state.saviour >= 0:
        return beside(state.terrain, state.place(state.saviour), dx, dy)
    if state.question == codes.ASK_ENTRANCE and choice_asked(state).text == "dog":
        return scauter.beside(state, state.targets[0], side)
    return None


def marks(state: Show, seat: int | None) -> dict[Place, int]:
    """All places that this seat can choose now, with the cost of walking there."""
    if seat is None:
        return {}
    found = {}
    for action in state.legal(seat):
        place = place_of(state, seat, action)
        if place is not None:
            found[place] = cost_of_walk(state, action)
    return found


@lru_cache(maxsize=4096)
def shelter(terrain: Terrain, place: Place) -> int:
    """The scenery that a base on the ground touches or stands in; -1 if there is none."""
    x, y, surface = place
    if surface != GROUND:
        return -1
    for number, element in terrain.present():
        if element.kind in DIFFICULT:
            if where_in(element.outline, x, y) != OUTSIDE:
                return number
        elif near_polygon(element.outline, x, y, BESIDE):
            return number
    return -1
