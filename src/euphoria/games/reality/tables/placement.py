"""Where an exit platform may lie, where figures deploy, and the nearest place for a base (R-start-2, R-start-3).

All numbers are quarter inches. Side 0 is the edge y = 0, side 1 the edge y = depth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from euphoria.games.reality.geometry.shapes import OUTSIDE, Point, Polygon, edges, segments_nearer, where_in
from euphoria.games.reality.geometry.terrain import BASE, GROUND, INCH, Place, Terrain

PLATFORM = 4 * INCH
"""The side of an exit platform."""
PLATFORM_ZONE = 6 * INCH
"""A platform lies wholly within this distance of its player's edge."""
DEPLOYMENT = 6 * INCH
"""Figures deploy within this distance of their platform."""
GRID = 2 * INCH
PLACES = 12
"""How many places of the deployment grid must be free around a platform, so that any team has room."""

OFF_TABLE, FAR_FROM_EDGE, TOUCHES_SCENERY, NO_ROOM = "off-table", "far-from-edge", "touches-scenery", "no-room"


def square(x: int, y: int, side: int = PLATFORM) -> Polygon:
    return ((x, y), (x + side, y), (x + side, y + side), (x, y + side))


def why_no_platform(terrain: Terrain, side: int, x: int, y: int) -> str:
    """Why no platform may lie with its lower left corner here, as one of the four codes above; "" if it may."""
    if not (0 <= x <= terrain.width - PLATFORM and 0 <= y <= terrain.depth - PLATFORM):
        return OFF_TABLE
    if (y + PLATFORM if side == 0 else terrain.depth - y) > PLATFORM_ZONE:
        return FAR_FROM_EDGE
    if _touches_scenery(terrain, x, y):
        return TOUCHES_SCENERY
    return "" if len(deployment_grid(terrain, x, y)) >= PLACES else NO_ROOM


def may_place_platform(terrain: Terrain, side: int, x: int, y: int) -> bool:
    return not why_no_platform(terrain, side, x, y)


def platform_spots(terrain: Terrain, side: int) -> list[Point]:
    """The lower left corners, on whole inches, of all platforms that may lie along an edge, sorted."""
    return [(x, y) for x, y in _corners(terrain, side) if may_place_platform(terrain, side, x, y)]


def has_platform_spot(terrain: Terrain, side: int) -> bool:
    return any(may_place_platform(terrain, side, x, y) for x, y in _corners(terrain, side))


def _corners(terrain: Terrain, side: int) -> Iterator[Point]:
    bottom = 0 if side == 0 else terrain.depth - PLATFORM_ZONE
    for x in range(0, terrain.width - PLATFORM + 1, INCH):
        for y in range(bottom, bottom + PLATFORM_ZONE - PLATFORM + 1, INCH):
            yield x, y


def distance_squared_to_square(px: int, py: int, x: int, y: int, side: int = PLATFORM) -> int:
    """The squared distance of a point from a platform with that lower left corner; 0 on it."""
    dx, dy = max(x - px, 0, px - x - side), max(y - py, 0, py - y - side)
    return dx * dx + dy * dy


def within_deployment(place: Place, x: int, y: int) -> bool:
    """Whether the centre of a base is within 6 inches of a platform with that corner, or on it (R-start-3)."""
    return distance_squared_to_square(place[0], place[1], x, y) <= DEPLOYMENT**2


def deployment_grid(terrain: Terrain, x: int, y: int) -> list[Place]:
    """The places of a 2-inch grid on the ground where a figure can deploy around a platform."""
    around = [
        (px, py, GROUND)
        for px in range(_on_grid(x - DEPLOYMENT), x + PLATFORM + DEPLOYMENT + 1, GRID)
        for py in range(_on_grid(y - DEPLOYMENT), y + PLATFORM + DEPLOYMENT + 1, GRID)
    ]
    return [place for place in around if within_deployment(place, x, y) and _stands(terrain, place)]


def _on_grid(number: int) -> int:
    """The first grid coordinate that is not less."""
    return -(-number // GRID) * GRID


def _stands(terrain: Terrain, place: Place) -> bool:
    """`terrain.stands`, cached: neighbouring platforms ask for the same places."""
    known = terrain.cache.setdefault("standing", {})
    assert isinstance(known, dict)
    if place not in known:
        known[place] = terrain.stands(place)
    return bool(known[place])


def _touches_scenery(terrain: Terrain, x: int, y: int) -> bool:
    """Whether a platform is nearer than a quarter inch to any scenery, or covers the foot of a ladder."""
    platform = square(x, y)
    for _, element in terrain.present():
        outline = element.outline
        if (
            min(px for px, _ in outline) > x + PLATFORM
            or max(px for px, _ in outline) < x
            or min(py for _, py in outline) > y + PLATFORM
            or max(py for _, py in outline) < y
        ):
            continue
        if where_in(outline, x, y) != OUTSIDE or where_in(platform, *outline[0]) != OUTSIDE:
            return True
        if any(segments_nearer(a, b, c, d, 1) for a, b in edges(platform) for c, d in edges(outline)):
            return True
    return any(
        place[2] == GROUND and distance_squared_to_square(place[0], place[1], x, y) < BASE * BASE
        for link in terrain.links
        for place in link
    )


def nearest_stand(
    terrain: Terrain,
    x: int,
    y: int,
    free: Callable[[Place], bool] | None = None,
    surface: int = GROUND,
    within: int | None = None,
) -> Place | None:
    """The nearest place where a base fits: by distance, then y, then x. None if there is none (`within` a distance).

    `free` may reject places, for example those of other figures.
    """
    best: tuple[int, int, int] | None = None
    widest = max(x, terrain.width - x, y, terrain.depth - y) if within is None else within
    for ring in range(widest + 1):
        if best is not None and best[0] < ring * ring:
            break
        for px, py in _ring(x, y, ring):
            distance = (px - x) ** 2 + (py - y) ** 2
            if within is not None and distance > within * within:
                continue
            if best is not None and (distance, py, px) >= best:
                continue
            place = (px, py, surface)
            if terrain.stands(place) and (free is None or free(place)):
                best = (distance, py, px)
    return None if best is None else (best[2], best[1], surface)


def _ring(x: int, y: int, ring: int) -> list[Point]:
    """The lattice points on the boundary of a square with this half width around a point."""
    if ring == 0:
        return [(x, y)]
    rows = [(px, py) for px in range(x - ring, x + ring + 1) for py in (y - ring, y + ring)]
    return rows + [(px, py) for px in (x - ring, x + ring) for py in range(y - ring + 1, y + ring)]
