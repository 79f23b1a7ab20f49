"""Cover by geometry alone: which nodes are next to scenery, and on which side. Much cheaper than line of sight."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import hypot
from typing import Final, cast

from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.shapes import Polygon, edges
from euphoria.games.reality.geometry.terrain import INCH, Place, Scenery, Terrain

NEAR: Final = 2 * INCH
"""Maximum distance of scenery that gives cover."""
SHELTERS: Final = frozenset({Scenery.BARRICADE, Scenery.BLOCK, Scenery.BUILDING, Scenery.RUINS, Scenery.RUBBLE})
FACING: Final = 0.6
"""Cosine of the maximum angle between the directions to the scenery and to the shooter."""
KEPT: Final = 256
"""Cache size: shooter positions per terrain; a full cache is cleared."""

Side = tuple[int, float, float]
"""A scenery element and the unit vector towards it."""


def shelters_of(terrain: Terrain) -> tuple[tuple[Side, ...], ...]:
    """For every node of the full table, the scenery next to it; cached."""
    full = terrain.full
    if "shelters" not in full.cache:
        full.cache["shelters"] = tuple(_sides(full, place) for place in nodes(full))
    return cast("tuple[tuple[Side, ...], ...]", full.cache["shelters"])


def _sides(terrain: Terrain, place: Place) -> tuple[Side, ...]:
    x, y, surface = place
    found = []
    for number, element in enumerate(terrain.elements):
        if element.kind in SHELTERS and element.height > terrain.surfaces[surface].z:
            dx, dy = _towards(element.outline, x, y)
            away = hypot(dx, dy)
            if 0 < away <= NEAR:
                found.append((number, dx / away, dy / away))
    return tuple(found)


def _towards(outline: Polygon, x: int, y: int) -> tuple[float, float]:
    """Vector from a point to the nearest point of an outline."""
    best = (float(outline[0][0] - x), float(outline[0][1] - y))
    for (ax, ay), (bx, by) in edges(outline):
        length = (bx - ax) ** 2 + (by - ay) ** 2
        along = max(0.0, min(1.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
        point = (ax + along * (bx - ax) - x, ay + along * (by - ay) - y)
        if hypot(*point) < hypot(*best):
            best = point
    return best


def sheltered_fire(terrain: Terrain, guns: Iterable[tuple[int, int, int]]) -> list[int]:
    """For every node, the amount of fire it is sheltered from. A gun is (x, y, fire)."""
    found = [0] * len(nodes(terrain))
    for x, y, fire in guns:
        for node, count in sheltered_nodes(terrain, x, y):
            found[node] += fire * count
    return found


def sheltered_nodes(terrain: Terrain, x: int, y: int) -> tuple[tuple[int, int], ...]:
    """Nodes with cover from a point, and the number of elements that give it; cached."""
    kept = cast("dict[tuple[int, int], tuple[tuple[int, int], ...]]", terrain.cache.setdefault("faced", {}))
    found = kept.get((x, y))
    if found is None:
        if len(kept) >= KEPT:
            kept.clear()
        found = kept[x, y] = tuple(_sheltered_nodes(terrain, x, y))
    return found


def _sheltered_nodes(terrain: Terrain, x: int, y: int) -> Iterator[tuple[int, int]]:
    places = nodes(terrain.full)
    for node, sides in enumerate(shelters_of(terrain)):
        if not sides:
            continue
        away_x, away_y = x - places[node][0], y - places[node][1]
        least = FACING * hypot(away_x, away_y)
        count = 0
        for element, dx, dy in sides:
            if away_x * dx + away_y * dy >= least and not terrain.gone >> element & 1:
                count += 1
        if count:
            yield node, count
