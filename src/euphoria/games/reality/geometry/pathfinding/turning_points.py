"""Where a way may turn: close round the corners of scenery and the posts of doors, and along what is crossed or
climbed. These places are not offered as goals: see `nodes` for those.

A way that is as short as can be is straight but for the places where something makes it bend. On a lattice it cannot
follow the arc that a base describes round a corner, but it comes very near to that over the places of the lattice
next to the arc.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import cast

from euphoria.games.reality.geometry.pathfinding.goal_nodes import SPACING, around_elements
from euphoria.games.reality.geometry.shapes import INSIDE, Point, edges, point_nearer, turn, where_in
from euphoria.games.reality.geometry.terrain import DIFFICULT, GROUND, INCH, Opening, Place, Terrain

ARC = ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))
"""The places next to the arc that the middle of a base describes round a corner, as steps from the corner: one can go
from each to the next."""
CLOSEST = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
"""The same where there is no wall that a base has to keep clear of."""


def turns(terrain: Terrain) -> frozenset[Place]:
    """All places where the ways of a terrain may turn, as long as nobody is in the way."""
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
    """Outside corners that stick out; inside corners that stick in."""
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
    """The places about a corner that are beyond the ends of both its edges, or hardly before them."""
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
    """About both posts of every door and window, outside and inside."""
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
    """At the rim of difficult ground, where the shortest way to a node of the lattice crosses it."""
    element = terrain.elements[number]
    if element.kind not in DIFFICULT:
        return
    for a, b in edges(element.outline):
        flat = abs(b[0] - a[0]) >= abs(b[1] - a[1])
        for x in range(min(a[0], b[0]), max(a[0], b[0]) + 1):
            for y in range(min(a[1], b[1]), max(a[1], b[1]) + 1):
                if (x if flat else y) % SPACING == INCH and point_nearer(x, y, *a, *b, 1):
                    yield x, y, GROUND
