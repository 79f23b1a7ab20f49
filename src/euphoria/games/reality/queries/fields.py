"""The ground that a figure sees, and the ground that it threatens, on a grid of places (R-fire-1, R-move-9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isqrt
from typing import Final, cast

from euphoria.games.reality import codes
from euphoria.games.reality.geometry.sight.bodies import Body
from euphoria.games.reality.geometry.sight.line_of_sight import cover_if_seen
from euphoria.games.reality.geometry.terrain import INCH, Place, Terrain
from euphoria.games.reality.queries.measured import anybody_at, as_if, required_place, standing, supposed
from euphoria.games.reality.queries.reach import MOST_POINTS
from euphoria.games.reality.rules.figures.action_points import allowance
from euphoria.games.reality.rules.figures.activation_order import TIED
from euphoria.games.reality.rules.figures.contact import SIDES_OF_A_BASE, in_combat
from euphoria.games.reality.rules.figures.routes import Ways, beside, preparing_ways, ways_of
from euphoria.games.reality.rules.mission import rescue
from euphoria.games.reality.rules.positioning import walking
from euphoria.games.reality.state import Show
from euphoria.kernel.core.queries import Arguments
from euphoria.kernel.core.state import Json

FINEST: Final = INCH
COARSEST: Final = 3 * INCH
"""The grid has a place every one to three inches."""
USUAL: Final = 2 * INCH


def field(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """The places where somebody who stands there would be seen, and the cover that he would have: by a figure, or
    without one by anybody of common height who stood at a place."""
    figure, here, at, grain = _asked_field(state, arguments)
    arguments.finish()
    covers = zip(_grid(here, grain), _covers(here, figure, at, grain), strict=True)
    return {
        "figure": figure,
        "at": list(at),
        "grain": grain,
        "places": [[*place, cover] for place, cover in covers if cover is not None],
    }


def working_out_field(state: Show, arguments: Arguments) -> Iterator[None]:
    """Looks at what scenery does to the lines of `field`, which is kept, in short steps."""
    figure, here, at, grain = _asked_field(state, arguments)
    for _ in _covers(here, figure, at, grain):
        yield


def _asked_field(state: Show, arguments: Arguments) -> tuple[int | None, Show, Place, int]:
    """The figure if there is one, the state with it where it is supposed to be, that place, and the grain."""
    grain = arguments.integer("grain", FINEST, COARSEST, USUAL)
    if "figure" not in arguments:
        return None, state, required_place(state.terrain, arguments, "at"), grain
    figure = standing(state, arguments, "figure")
    here = as_if(state, figure, supposed(state.terrain, arguments))
    return figure, here, here.place(figure), grain


def _covers(state: Show, figure: int | None, at: Place, grain: int) -> Iterator[int | None]:
    """The cover at each place of the grid, against a figure or anybody at a place."""
    eyes = anybody_at(state.terrain, at) if figure is None else state.body(figure)
    others = _passers_by(state)
    for place in _grid(state, grain):
        yield _cover_at(state.terrain, eyes, place, others)


def threat(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """The places where somebody who stands there could be charged, or be shot at from where the figure is now."""
    figure, points, grain = _asked_threat(state, arguments)
    arguments.finish()
    places = []
    for place, (charge, cover) in zip(_grid(state, grain), _threats(state, figure, points, grain), strict=True):
        if charge is not None or cover is not None:
            places.append([*place, charge, cover])
    return {
        "figure": figure,
        "points": points,
        "grain": grain,
        "ranges": [INCH * weapon.range for weapon in state.character(figure).weapons],
        "places": places,
    }


def working_out_threat(state: Show, arguments: Arguments) -> Iterator[None]:
    """Works out in short steps what `threat` answers: what it needs is kept."""
    figure, points, grain = _asked_threat(state, arguments)
    yield from preparing_ways(state, figure, points)
    for _ in _threats(state, figure, points, grain):
        yield


def _asked_threat(state: Show, arguments: Arguments) -> tuple[int, int, int]:
    """The figure, its points and the grain of the grid."""
    figure = standing(state, arguments, "figure")
    points = arguments.integer("points", 0, MOST_POINTS, next_points(state, figure))
    return figure, points, arguments.integer("grain", FINEST, COARSEST, USUAL)


def _threats(state: Show, figure: int, points: int, grain: int) -> Iterator[tuple[int | None, int | None]]:
    """For each place of the grid, the price of a charge at somebody there, and their cover against shots."""
    armed = bool(state.character(figure).weapons) and not in_combat(state, figure)
    ways = None if in_combat(state, figure) else ways_of(state, figure, points, rescue.led_by(state, figure))
    charges = {} if ways is None else cast("dict[Place, int | None]", ways.cache.setdefault("charges", {}))
    eyes, others = state.body(figure), _passers_by(state)
    for place in _grid(state, grain):
        if ways is not None and place not in charges:
            charges[place] = _charge_at(ways, place)
        yield charges.get(place), _cover_at(state.terrain, eyes, place, others) if armed else None


def next_points(state: Show, figure: int) -> int:
    """The AP that it may walk with when it is activated next: what is left while it may still move in this phase, else
    those of the next turn by its life now."""
    if state.phase == codes.IN_POSITIONING:
        if figure == state.active or figure in (entry & ~TIED for entry in state.order):
            return walking.points(state, figure)
    if state.phase < codes.IN_POSITIONING:
        return max(0, allowance(state, figure) - state.spent[figure])
    return allowance(state, figure)


def _grid(state: Show, grain: int) -> Iterator[Place]:
    """The places of a grid on which a base can stand: the middles of squares of that size."""
    terrain = state.terrain
    for x in range(grain // 2, terrain.width, grain):
        for y in range(grain // 2, terrain.depth, grain):
            for surface in terrain.surfaces_over(x, y):
                if terrain.stands((x, y, surface)):
                    yield x, y, surface


def _passers_by(state: Show) -> tuple[Body, ...]:
    """Who is in the way, as a plain tuple: what is found for thousands of places is not kept with the position."""
    return tuple(state.bodies())


def _cover_at(terrain: Terrain, eyes: Body, place: Place, others: Sequence[Body]) -> int | None:
    body = anybody_at(terrain, place)
    return 0 if eyes[:3] == body[:3] else cover_if_seen(terrain, eyes, body, others)


def _charge_at(ways: Ways, place: Place) -> int | None:
    """What it costs to get beside a base at that place; None where the points do not pay for it."""
    (x, y, _), far = ways.start, (ways.budget + 2) * INCH
    if abs(place[0] - x) > far or abs(place[1] - y) > far:
        return None
    sides = [side for step in SIDES_OF_A_BASE if (side := beside(ways.terrain, place, *step)) is not None]
    best: int | None = None
    for least, side in sorted((_least_price(ways, side), side) for side in sides):
        if best is not None and least >= best:
            break
        price = 0 if side == ways.start else ways.quick_price(side)
        if price is not None and (best is None or price < best):
            best = price
    return best


def _least_price(ways: Ways, place: Place) -> int:
    """What a straight way over open ground would cost; 0 where a ladder may be shorter than its ends are apart."""
    if ways.found.tree.graph.slack:
        return 0
    dx, dy = place[0] - ways.start[0], place[1] - ways.start[1]
    rate = 2 if ways.carrying else 1
    return -(-isqrt(dx * dx + dy * dy) * rate // INCH)
