"""Figures in the way (R-move-4). Scenery is looked at elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from euphoria.games.reality.geometry.legs import edge_crossed
from euphoria.games.reality.geometry.scenery import scene_of
from euphoria.games.reality.geometry.shapes import point_nearer
from euphoria.games.reality.geometry.terrain import GROUND, STANDING, Place, Terrain


class Obstacle(NamedTuple):
    """A base that one keeps clear of: the square of the distance of the middles is not less than `square`."""

    x: int
    y: int
    z: int
    square: int


def at_height(obstacle: Obstacle, z: int) -> bool:
    return abs(obstacle.z - z) < STANDING


def is_free(terrain: Terrain, place: Place, obstacles: Iterable[Obstacle]) -> bool:
    x, y, _ = place
    z = terrain.height_of(place)
    return not any(
        (obstacle.x - x) ** 2 + (obstacle.y - y) ** 2 < obstacle.square and at_height(obstacle, z)
        for obstacle in obstacles
    )


def is_clear(terrain: Terrain, a: Place, b: Place, obstacles: Iterable[Obstacle]) -> bool:
    """Whether a lawful leg keeps clear of all of them, each part of it at its own height."""
    return not any(blocks(terrain, a, b, obstacle) for obstacle in obstacles)


def blocks(terrain: Terrain, a: Place, b: Place, obstacle: Obstacle) -> bool:
    x, y, _, square = obstacle
    if not point_nearer(x, y, a[0], a[1], b[0], b[1], square):
        return False
    if a[2] == b[2]:
        return at_height(obstacle, terrain.height_of(a))
    low, high = (a, b) if a[2] == GROUND else (b, a)
    if not (at_height(obstacle, terrain.height_of(low)) or at_height(obstacle, terrain.height_of(high))):
        return False
    if (a, b) in scene_of(terrain).links:
        # On a ladder one is at either end of it, not between them.
        return not is_free(terrain, a, [obstacle]) or not is_free(terrain, b, [obstacle])
    at = edge_crossed(terrain, low, high)
    if at is None:
        return True
    # The point over the edge is a fraction: everything is multiplied by what it is a fraction of.
    _, along, scale = at
    edge = (low[0] * scale + (high[0] - low[0]) * along, low[1] * scale + (high[1] - low[1]) * along)
    return any(
        at_height(obstacle, terrain.height_of(end))
        and point_nearer(x * scale, y * scale, end[0] * scale, end[1] * scale, *edge, square * scale * scale)
        for end in (low, high)
    )
