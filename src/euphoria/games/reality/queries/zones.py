"""The ground where something may be put (R-start-2, R-start-3, R-move-17): a platform, a figure before the first turn,
whoever leaps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.geometry.movement import leaps
from euphoria.games.reality.geometry.terrain import GROUND, Place
from euphoria.games.reality.rules.positioning import leaping
from euphoria.games.reality.rules.sequence import setup
from euphoria.games.reality.state import Show
from euphoria.games.reality.tables import placement
from euphoria.kernel.core.queries import Arguments
from euphoria.kernel.core.state import Json

FINEST: Final = 2
COARSEST: Final = 4
"""The grid of a zone has a place every two to four quarter inches."""

Box = tuple[int, int, int, int]
"""The least x and y, and the greatest."""


def zone(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """A grid of the places that answer the question asked; of a platform its south-west corners."""
    grain = arguments.integer("grain", FINEST, COARSEST, FINEST)
    arguments.finish()
    found = ZONES[state.question](state, state.deciders[0], grain) if state.question in ZONES else ()
    return {"grain": grain, "places": [list(place) for place in found]}


def _platform(state: Show, seat: int, grain: int) -> Iterator[Place]:
    edge, depth = setup.edge_of(state, seat), state.terrain.depth
    low = 0 if edge == 0 else depth - placement.PLATFORM_ZONE
    for x, y in _grid(state, (0, low, state.terrain.width, low + placement.PLATFORM_ZONE), grain):
        if placement.may_place_platform(state.terrain, edge, x, y):
            yield x, y, GROUND


def _deploy(state: Show, seat: int, grain: int) -> Iterator[Place]:
    x, y = state.platforms[seat]
    far, side = placement.DEPLOYMENT, placement.PLATFORM
    for place in _places(state, (x - far, y - far, x + side + far, y + side + far), grain):
        if setup.may_start_at(state, seat, place):
            yield place


def _leap(state: Show, seat: int, grain: int) -> Iterator[Place]:
    figure, far = state.active, leaps.FARTHEST
    start, others = state.place(figure), leaping.in_the_way(state, figure)
    x, y, _ = start
    for place in _places(state, (x - far, y - far, x + far, y + far), grain):
        if leaps.may_leap(state.terrain, start, place, others) and leaping.may_land(state, figure, place):
            yield place


ZONES: Final[dict[int, Callable[[Show, int, int], Iterator[Place]]]] = {
    codes.ASK_PLATFORM: _platform,
    codes.ASK_DEPLOY: _deploy,
    codes.ASK_LEAP: _leap,
}


def _places(state: Show, box: Box, grain: int) -> Iterator[Place]:
    for x, y in _grid(state, box, grain):
        for surface in state.terrain.surfaces_over(x, y):
            yield x, y, surface


def _grid(state: Show, box: Box, grain: int) -> Iterator[tuple[int, int]]:
    """The points of the grid within the box, and on the table."""
    x0, y0 = (max(0, low) for low in box[:2])
    x1, y1 = min(state.terrain.width, box[2]), min(state.terrain.depth, box[3])
    for x in range(x0 + -x0 % grain, x1 + 1, grain):
        for y in range(y0 + -y0 % grain, y1 + 1, grain):
            yield x, y
