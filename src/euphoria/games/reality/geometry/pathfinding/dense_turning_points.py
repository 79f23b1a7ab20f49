"""Turning points of scenery for the refined search: every lattice place next to an edge or corner.

`turning_points` has a small selection of them, for the quick search.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from euphoria.games.reality.geometry.pathfinding.goal_nodes import around_elements
from euphoria.games.reality.geometry.shapes import Point, edges, point_nearer
from euphoria.games.reality.geometry.terrain import BASE, DIFFICULT, GROUND, Place, Terrain

WIDEST: Final = BASE * BASE + 5
"""The squared width of the widest band of turning points along an edge."""


def dense_turns(terrain: Terrain) -> tuple[Place, ...]:
    found = terrain.cache.get("bends")
    if found is None:
        places = dict.fromkeys(around_elements(terrain, _about_edges))
        places.update(dict.fromkeys(end for link in terrain.links for end in link if terrain.stands(end)))
        found = terrain.cache["bends"] = tuple(places)
    return cast("tuple[Place, ...]", found)


def preparing_turns(terrain: Terrain) -> Iterator[None]:
    """Finds them in short steps, element by element: each keeps its own."""
    if "bends" not in terrain.cache:
        for _ in around_elements(terrain, _about_edges):
            yield


def _about_edges(terrain: Terrain, number: int) -> Iterator[Place]:
    """The places close to the edges of an element: on the rim of difficult ground, on both sides of anything else."""
    element = terrain.elements[number]
    own = [surface for surface, (owner, *_) in enumerate(terrain.surfaces) if owner == number]
    least = 0 if element.kind in DIFFICULT else BASE * BASE
    levels = [(surface, 1 if terrain.surfaces[surface].roof else least) for surface in (GROUND, *own)]
    for a, b in edges(element.outline):
        (ax, ay), (bx, by) = a, b
        for x in range(min(ax, bx) - BASE, max(ax, bx) + BASE + 1):
            for y in range(min(ay, by) - BASE, max(ay, by) + BASE + 1):
                if point_nearer(x, y, ax, ay, bx, by, WIDEST):
                    for surface, keeps in levels:
                        if point_nearer(x, y, ax, ay, bx, by, _band(x, y, a, b, keeps)):
                            if terrain.stands((x, y, surface)):
                                yield x, y, surface


def _band(x: int, y: int, a: Point, b: Point, least: int) -> int:
    """The squared width of the band of turning points along an edge; `least` is the square of the required clearance.

    Along an edge parallel to an axis, the first row of the lattice is enough. Along other edges, and round their ends,
    the nearest lattice place may be a little farther away.
    """
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = (x - a[0]) * dx + (y - a[1]) * dy
    if not dx * dy and 0 <= along <= dx * dx + dy * dy:
        return least + 1
    return least + (5 if least > 1 else 2)
