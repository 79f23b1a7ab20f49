"""One place in words: what is there, what it costs to go there, and who would see the figure (R-move-11, R-fire-1)."""

from __future__ import annotations

from euphoria.games.reality import codes
from euphoria.games.reality.geometry.terrain import BASE, GROUND, Place, Terrain
from euphoria.games.reality.queries.measured import Supposed, as_if, bounds
from euphoria.games.reality.queries.told.listener import listener
from euphoria.games.reality.rules.figures.contact import is_free
from euphoria.games.reality.rules.figures.routes import ways_of
from euphoria.games.reality.rules.mission import rescue
from euphoria.games.reality.rules.positioning import walking
from euphoria.games.reality.state import Show
from euphoria.games.reality.text.spoken.goal_text import prospect, prospect_told
from euphoria.games.reality.text.spoken.teller import Teller
from euphoria.kernel.core.errors import QueryError
from euphoria.kernel.core.queries import Arguments
from euphoria.kernel.core.state import Json


def spot(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """The place, its storeys, and for a figure its price: null where it cannot go with the AP it has now."""
    teller = listener(state, seat, arguments)
    place = _place(state.terrain, arguments)
    arguments.finish()
    cost = None if teller.figure is None else price(state, teller.figure, place)
    there = teller.say("spot", place=teller.place(place), where=teller.where(place), away=teller.away(place))
    return {
        "at": list(place),
        "surfaces": state.terrain.surfaces_over(place[0], place[1]),
        "cost": cost,
        "text": teller.join(there, _who_is_there(teller, place), _going_there(teller, place, cost)),
    }


def _place(terrain: Terrain, arguments: Arguments) -> Place:
    """The place that is asked about; where its surface is not there, the lowest that is. In a wall there is none."""
    given = arguments.integers("at", *bounds(terrain))
    if given is None:
        raise QueryError("'at' is missing: give x, y and the number of the surface")
    x, y, surface = given
    over = terrain.surfaces_over(x, y)
    return x, y, surface if surface in over else next(iter(over), GROUND)


def price(state: Show, figure: int, place: Place) -> int | None:
    """What it costs to go there: in a walk that is being chosen its own price."""
    if not state.terrain.stands(place):
        return None
    if state.question == codes.ASK_GOAL and state.deciders and state.subject == figure:
        way = walking.way_to(state, place)
    else:
        way = ways_of(state, figure, walking.points(state, figure), rescue.led_by(state, figure)).to(place)
    return None if way is None else way[1]


def _who_is_there(teller: Teller, place: Place) -> str:
    """Whoever has their base over the place, fallen or not."""
    state = teller.state
    there = [
        one
        for one in state.figures()
        if (state.stands(one) or state.is_down(one))
        and state.on[one] == place[2]
        and (state.xs[one] - place[0]) ** 2 + (state.ys[one] - place[1]) ** 2 <= BASE * BASE
    ]
    return teller.say("is-here", figures=teller.all_of(there)) if there else ""


def _going_there(teller: Teller, place: Place, cost: int | None) -> str:
    """For the figure that listens: the price, whom it would fight, and who would see it."""
    state, figure = teller.state, teller.figure
    if figure is None or place == state.place(figure):
        return ""
    if not is_free(state, place, figure):
        return teller.say("no-room")
    said = teller.say("out-of-reach") if cost is None else teller.say("price", points=cost)
    moved = as_if(state, figure, Supposed(place, None if cost is None else True, None))
    return teller.join(said, prospect_told(teller, prospect(moved, figure)))
