"""Where an action leads on the table, as data for boards: the place, the way there and its price."""

from __future__ import annotations

from euphoria.games.reality import codes
from euphoria.games.reality.cards.characters import richelle, scauter
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.rules.figures.contact import ALL_ROUND_A_BASE
from euphoria.games.reality.rules.firing import blasts, explosive_charges, fleeing
from euphoria.games.reality.rules.mission import rescue
from euphoria.games.reality.rules.positioning import leaping, walking
from euphoria.games.reality.rules.sequence import setup
from euphoria.games.reality.rules.sequence.special import choice_asked
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.state import Json

DOG = "dog"
"""The choice of an ability that lays a dog beside a figure."""


def location(state: Show, seat: int, action: Action) -> Json | None:
    """The place that a legal action of this seat names, in quarter inches; None for actions without one.

    A goal of a walk has its `cost` in AP and its `way`, place by place.
    """
    place = place_of(state, seat, action)
    if place is None:
        return None
    way = walking.way_to(state, place) if state.question == codes.ASK_GOAL and state.subject >= 0 else None
    if way is None:
        return {"place": list(place)}
    places, cost = way
    return {"place": list(place), "cost": cost, "way": [list(one) for one in places]}


def place_of(state: Show, seat: int, action: Action) -> Place | None:
    """The place that a legal action names; of an exit platform its south-west corner."""
    terrain, args = state.terrain, action.args
    match action.kind:
        case "platform":
            return (*setup.spots(terrain, setup.edge_of(state, seat))[args[0]], 0)
        case "to":
            return nodes(terrain)[args[0]]
        case "charge" | "beside-drum":
            return walking.goal_of(state, action)
        case "beside":
            return _beside(state, args[0])
        case "land":
            return leaping.places(state, state.active)[args[0]]
        case "enter":
            return richelle.entrances(terrain)[args[0]]
        case "drop":
            return blasts.beside(state, args[0], args[1])
        case "rim":
            return explosive_charges.centres(terrain, state.charge_at[state.active]).get(args[0])
        case "flee":
            return fleeing.refuge(state, state.subject, args[0])
    return None


def _beside(state: Show, side: int) -> Place | None:
    """A place at one side of a base: of which, depends on the question."""
    if state.question == codes.ASK_DEPLOY_DOG:
        x, y, surface = state.place(state.owner[state.subject])
        dx, dy = ALL_ROUND_A_BASE[side]
        return x + dx, y + dy, surface
    if state.question == codes.ASK_SHIFT and state.saviour >= 0:
        return rescue.side_of_saviour(state, side)
    if state.question == codes.ASK_ENTRANCE and choice_asked(state).text == DOG:
        return scauter.beside(state, state.targets[0], side)
    return None
