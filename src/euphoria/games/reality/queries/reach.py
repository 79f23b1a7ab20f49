"""Where a figure can get to, and what a way costs (R-move-1, R-move-11)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from euphoria.games.reality import codes
from euphoria.games.reality.geometry.terrain import INCH, Place
from euphoria.games.reality.queries.measured import Supposed, as_if, bounds, required_place, standing
from euphoria.games.reality.queries.side_view import stretches_of
from euphoria.games.reality.rules.figures.contact import enemies_at
from euphoria.games.reality.rules.figures.routes import Way, Ways, is_laden, preparing_ways, ways_of
from euphoria.games.reality.rules.firing.firing import shots_left
from euphoria.games.reality.rules.mission import rescue
from euphoria.games.reality.rules.positioning import walking
from euphoria.games.reality.state import Show
from euphoria.kernel.core.queries import Arguments
from euphoria.kernel.core.state import Json

MOST_POINTS: Final = 20
"""No character ever has more AP."""
FINEST: Final = 2
COARSEST: Final = 4
"""The grid of a reach has a place every two to four quarter inches."""
MOST_FINE_POINTS: Final = 12
"""With more of them a fine grid would take too long."""


def reach(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """A grid of places and what each costs: in rare cases a point more than `way`, which looks closer."""
    figure, points, grain = _asked_reach(state, arguments)
    arguments.finish()
    ways = _ways(state, figure, points)
    for _ in _working_out_grid(ways, grain):
        pass
    return {
        "figure": figure,
        "points": points,
        "grain": grain,
        "places": ways.cache["grid", grain],
        "shots": _shots_by_price(state, figure, points),
    }


def working_out_reach(state: Show, arguments: Arguments) -> Iterator[None]:
    """Works out what `reach` answers, in short steps."""
    figure, points, grain = _asked_reach(state, arguments)
    yield from preparing_ways(state, figure, points)
    yield
    yield from _working_out_grid(_ways(state, figure, points), grain)


def _asked_reach(state: Show, arguments: Arguments) -> tuple[int, int, int]:
    """The figure, its points and the grain of the grid."""
    figure = standing(state, arguments, "figure")
    points = arguments.integer("points", 0, MOST_POINTS, walking.points(state, figure))
    finest = FINEST if points <= MOST_FINE_POINTS else COARSEST
    return figure, points, arguments.integer("grain", finest, COARSEST, finest)


def _working_out_grid(ways: Ways, grain: int) -> Iterator[None]:
    """Works out the places of the grid in reach and the price of each, row by row, and keeps them with the ways."""
    if ("grid", grain) in ways.cache:
        return
    (x, _, _), far = ways.start, ways.budget * INCH
    first, last = max(0, x - far), min(ways.terrain.width, x + far)
    places: list[list[int]] = []
    for at in range(first - first % -grain, last + 1, grain):
        yield
        places += [[*place, cost] for place, cost in _row(ways, at, grain)]
    ways.cache["grid", grain] = places


def _row(ways: Ways, x: int, grain: int) -> Iterator[tuple[Place, int]]:
    """The places of one row of the grid."""
    terrain, (x0, y0, _) = ways.terrain, ways.start
    far = ways.budget * INCH
    first, last = max(0, y0 - far), min(terrain.depth, y0 + far)
    for y in range(first - first % -grain, last + 1, grain):
        if (x - x0) ** 2 + (y - y0) ** 2 > far * far:
            continue
        for surface in terrain.surfaces_over(x, y):
            place = (x, y, surface)
            if terrain.stands(place) and (cost := ways.quick_price(place)) is not None:
                yield place, cost


def way(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """The cheapest way to a place, or the one over given points, with its stretches and what it means. With `bends` it
    is the cheapest from each of these points to the next, and not straight."""
    asked = _asked_way(state, arguments)
    arguments.finish()
    figure, points, goal = asked[:3]
    found = _way(state, asked)
    if found is None:
        return {"figure": figure, "to": list(goal), "points": points, "cost": None, "way": [], "stretches": []}
    places, cost = found
    fights, is_armed = enemies_at(state, figure, goal), bool(state.character(figure).weapons)
    return {
        "figure": figure,
        "to": list(goal),
        "points": points,
        "cost": cost,
        "way": [list(place) for place in places],
        "stretches": stretches_of(state.terrain, places, is_laden(state, figure)),
        "fights": fights,
        "left": _left_after(state, figure, cost),
        "shots": None if not is_armed else 0 if fights else _shots_by_price(state, figure, cost)[cost],
    }


def working_out_way(state: Show, arguments: Arguments) -> Iterator[None]:
    """Works out what `way` answers, in short steps, where it is asked for no more than a goal."""
    asked = _asked_way(state, arguments)
    if not asked.through:
        yield from preparing_ways(state, asked.figure, asked.points)
        yield
        yield from _ways(state, asked.figure, asked.points).working_out(asked.goal)


def wanted_way(state: Show, arguments: Arguments) -> tuple[int, Way | None]:
    """The figure and the way that the arguments of `way` ask for; None if there is no such way."""
    asked = _asked_way(state, arguments)
    return asked.figure, _way(state, asked)


class _AskedWay(NamedTuple):
    figure: int
    points: int
    goal: Place
    through: list[Place]
    bends: bool


def _asked_way(state: Show, arguments: Arguments) -> _AskedWay:
    figure = standing(state, arguments, "figure")
    points = arguments.integer("points", 0, MOST_POINTS, walking.points(state, figure))
    goal = required_place(state.terrain, arguments, "to")
    through = arguments.many("through", 8, *bounds(state.terrain))
    bends = arguments.flag("bends", default=False)
    return _AskedWay(figure, points, goal, [(x, y, surface) for x, y, surface in through], bends)


def _ways(state: Show, figure: int, points: int) -> Ways:
    return ways_of(state, figure, points, rescue.led_by(state, figure))


def _way(state: Show, asked: _AskedWay) -> Way | None:
    figure, points, goal, through, bends = asked
    if not through:
        return _ways(state, figure, points).to(goal)
    places = [state.place(figure), *through, goal]
    if bends:
        places = _bent(state, figure, places, points)
    return walking.way_by(state, figure, tuple(places), points) if len(places) > 2 else None


def _bent(state: Show, figure: int, stops: list[Place], points: int) -> list[Place]:
    """The places of the cheapest ways from each stop to the next; none where there is no such way."""
    places = stops[:1]
    for before, after in pairwise(stops):
        leg = _ways(as_if(state, figure, Supposed(before, None, None)), figure, points).to(after)
        if leg is None:
            return []
        places += leg[0][1:]
    return places


# What a walk leaves for the phases that follow: AP, and the shots that are paid from them (R-prof-2, R-fire-4).


def _left_after(state: Show, figure: int, price: int) -> int:
    """The AP that it has after a walk of that price: all of them if the walk that is asked about is free."""
    is_asked = state.question == codes.ASK_GOAL and state.subject == figure
    is_free = is_asked and state.agenda[-1][3] != walking.PAID
    return state.ap[figure] if is_free else max(0, state.ap[figure] - price)


def _shots_by_price(state: Show, figure: int, most: int) -> list[int]:
    """The shots that it could still fire in this turn after a walk of each price from 0 to `most`, if the walk does
    not end in combat."""
    loaded = sum(state.shots(figure, weapon) for weapon in range(len(state.character(figure).weapons)))
    after = state.copy()
    found = []
    for price in range(most + 1):
        after.ap[figure] = _left_after(state, figure, price)
        found.append(min(loaded, shots_left(after, figure)))
    return found
