"""Turning points of scenery for the quick search: where a shortest path may bend while no figure is in the way.

In a visibility graph of polygons, shortest paths bend at corners only. A base has a radius, so here they bend along an
arc about each corner and each door post. On the lattice the arc is replaced by the places next to it, which is nearly
as short. Paths also bend at the rim of difficult ground, where the price of an inch changes (as light is refracted);
there a point every two inches serves. Turning points are not offered as goals: see `goal_nodes` for those.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final, cast

from euphoria.games.reality.geometry.pathfinding.goal_nodes import SPACING, around_elements
from euphoria.games.reality.geometry.shapes import INSIDE, Point, edges, point_nearer, turn, where_in
from euphoria.games.reality.geometry.terrain import DIFFICULT, GROUND, INCH, Opening, Place, Terrain

ARC: Final[tuple[tuple[int, int], ...]] = ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))
"""The lattice places next to the arc that the centre of a base describes round a corner, as offsets from the corner;
the straight leg from each to the next stays clear of the corner."""
CLOSEST: Final[tuple[tuple[int, int], ...]] = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
"""The same where there is no wall to keep clear of."""


def turns(terrain: Terrain) -> frozenset[Place]:
    """All turning points of a terrain."""
    found = terrain.cache.get("turns")
    if found is None:
        places = chain(
            around_elements(terrain, _round_corners),
            around_elements(terrain, _round_posts),
            around_elements(terrain, _along_rims),
            chain.from_iterable(terrain.links),
        )
        found = terrain.cache["turns"] = frozenset(place for place in places if terrain.stands(place))
    return cast("frozenset[Place]", found)


def _round_corners(terrain: Terrain, number: int) -> Iterator[Place]:
    """Outside convex corners on the ground; inside reflex corners on floors and tops."""
    element = terrain.elements[number]
    outline = element.outline
    inside = [surface for surface, (owner, *_) in enumerate(terrain.surfaces) if owner == number]
    for index, corner in enumerate(outline):
        before, after = outline[index - 1], outline[(index + 1) % len(outline)]
        if element.kind in DIFFICULT:
            yield (*corner, GROUND)
        elif turn(before, corner, after) > 0:
            yield from _places(terrain, _facing(ARC, before, corner, after), GROUND)
        else:
            for surface in inside:
                steps = CLOSEST if terrain.surfaces[surface].roof else ARC
                yield from _places(terrain, _facing(steps, before, corner, after), surface)


def _facing(steps: tuple[Point, ...], before: Point, corner: Point, after: Point) -> Iterator[Point]:
    """The places about a corner that lie beyond the ends of both its edges."""
    for dx, dy in steps:
        beyond = (corner[0] - before[0]) * dx + (corner[1] - before[1]) * dy
        beyond_too = (corner[0] - after[0]) * dx + (corner[1] - after[1]) * dy
        if beyond >= 0 and beyond_too >= 0:
            yield corner[0] + dx, corner[1] + dy


def _places(terrain: Terrain, points: Iterator[Point], surface: int) -> Iterator[Place]:
    for x, y in points:
        if terrain.stands((x, y, surface)):
            yield x, y, surface


def _round_posts(terrain: Terrain, number: int) -> Iterator[Place]:
    """Round both posts of every door and window, outside and inside."""
    building = terrain.elements[number]
    for surface, (owner, z, _, roof) in enumerate(terrain.surfaces):
        if owner != number or roof:
            continue
        for panel in building.panels:
            if panel.bottom <= z < panel.top and panel.opening != Opening.WALL:
                for x, y, to_x, to_y in (panel[:4], (*panel[2:4], *panel[:2])):
                    for dx, dy in ARC:
                        if (to_x - x) * dx + (to_y - y) * dy <= 0:
                            continue
                        level = surface if where_in(building.outline, x + dx, y + dy) == INSIDE else GROUND
                        if terrain.stands((x + dx, y + dy, level)):
                            yield x + dx, y + dy, level


def _along_rims(terrain: Terrain, number: int) -> Iterator[Place]:
    """Every two inches along the rim of difficult ground, in line with the lattice of goal nodes."""
    element = terrain.elements[number]
    if element.kind not in DIFFICULT:
        return
    for a, b in edges(element.outline):
        flat = abs(b[0] - a[0]) >= abs(b[1] - a[1])
        for x in range(min(a[0], b[0]), max(a[0], b[0]) + 1):
            for y in range(min(a[1], b[1]), max(a[1], b[1]) + 1):
                if (x if flat else y) % SPACING == INCH and point_nearer(x, y, *a, *b, 1):
                    yield x, y, GROUND
