"""Places beside scenery, and from which side it shelters: found without asking for sight."""

from __future__ import annotations

from math import hypot
from typing import cast

from euphoria.games.reality.geometry.nodes import nodes
from euphoria.games.reality.geometry.shapes import Polygon, edges
from euphoria.games.reality.geometry.terrain import INCH, Kind, Place, Terrain

NEAR = 2 * INCH
"""Scenery that is no farther away shelters."""
SHELTERS = frozenset({Kind.BARRICADE, Kind.BLOCK, Kind.BUILDING, Kind.RUINS, Kind.RUBBLE})
FACING = 0.6
"""The cosine of the angle within which a shelter must lie towards whoever shoots."""

Side = tuple[int, float, float]
"""An element, and the direction in which it lies, of length 1."""


def shelters_of(terrain: Terrain) -> tuple[tuple[Side, ...], ...]:
    """For every node of the full table what is beside it."""
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
    """From a point to the nearest one of an outline."""
    best = (float(outline[0][0] - x), float(outline[0][1] - y))
    for (ax, ay), (bx, by) in edges(outline):
        length = (bx - ax) ** 2 + (by - ay) ** 2
        along = max(0.0, min(1.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
        point = (ax + along * (bx - ax) - x, ay + along * (by - ay) - y)
        if hypot(*point) < hypot(*best):
            best = point
    return best


def sheltered(terrain: Terrain, node: int, place: Place, guns: list[tuple[int, int, float]]) -> float:
    """From how much fire a node is sheltered; guns are given by place and by what they can do."""
    sides = shelters_of(terrain)
    if node >= len(sides):
        return 0.0
    total = 0.0
    for element, dx, dy in sides[node]:
        if terrain.gone >> element & 1:
            continue
        for x, y, fire in guns:
            gx, gy = x - place[0], y - place[1]
            if gx * dx + gy * dy >= FACING * hypot(gx, gy):
                total += fire
    return total
