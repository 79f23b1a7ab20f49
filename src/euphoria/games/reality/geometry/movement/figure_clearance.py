"""Which figures block a place or a leg (R-move-4). Scenery is tested elsewhere."""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import i64

from euphoria.games.reality.geometry.movement.leg_scenery import leg_scenery_of
from euphoria.games.reality.geometry.movement.legs import edge_crossed
from euphoria.games.reality.geometry.shapes import point_nearer
from euphoria.games.reality.geometry.terrain import GROUND, OVERLAP, STANDING, TOUCH, Place, Terrain


class Obstacle(NamedTuple):
    """A base to keep clear of: the squared distance of the centres must not be less than `square`."""

    x: int
    y: int
    z: int
    square: int


def at_height(obstacle: Obstacle, z: i64) -> bool:
    return -STANDING < obstacle.z - z < STANDING


def overlaps(obstacle: Obstacle, x: i64, y: i64, z: i64) -> bool:
    """Whether a base here, with its feet at that height, is too near."""
    dx, dy = obstacle.x - x, obstacle.y - y
    return dx * dx + dy * dy < obstacle.square and at_height(obstacle, z)


def is_free(terrain: Terrain, place: Place, obstacles: list[Obstacle]) -> bool:
    x: i64 = place[0]
    y: i64 = place[1]
    z: i64 = terrain.height_of(place)
    for obstacle in obstacles:
        if overlaps(obstacle, x, y, z):
            return False
    return True


def is_clear(terrain: Terrain, a: Place, b: Place, obstacles: list[Obstacle]) -> bool:
    """Whether a leg that scenery allows keeps clear of all obstacles, each part of it at its own height."""
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
    if (a, b) in leg_scenery_of(terrain).links:
        # A figure on a ladder counts as being at its ends, not between them.
        return not is_free(terrain, a, [obstacle]) or not is_free(terrain, b, [obstacle])
    at = edge_crossed(terrain, low, high)
    if at is None:
        return True
    _, along, scale = at
    for end, far, part in ((low, high, along), (high, low, scale - along)):
        if at_height(obstacle, terrain.height_of(end)):
            if _part_nearer(x - end[0], y - end[1], far[0] - end[0], far[1] - end[1], part, scale, square):
                return True
    return False


def _part_nearer(ux: i64, uy: i64, dx: i64, dy: i64, part: i64, whole: i64, square: i64) -> bool:
    """Whether a point comes nearer than that to the segment from the origin to a fraction of (dx, dy). That end may lie
    between lattice points: there everything is multiplied by the denominator."""
    along = ux * dx + uy * dy
    if along <= 0:
        return ux * ux + uy * uy < square
    length = dx * dx + dy * dy
    if along * whole >= length * part:
        ux, uy = ux * whole - dx * part, uy * whole - dy * part
        return ux * ux + uy * uy < square * whole * whole
    across = ux * dy - uy * dx
    return across * across < square * length


def allowed_at_the_end(terrain: Terrain, obstacles: list[Obstacle], goal: Place) -> list[Obstacle]:
    """The obstacles for the leg that ends at a goal: it may approach the enemies that it touches there."""
    x, y, _ = goal
    z = terrain.height_of(goal)
    return [
        Obstacle(figure.x, figure.y, figure.z, OVERLAP)
        if figure.square > OVERLAP and overlaps(figure, x, y, z)
        else figure
        for figure in obstacles
    ]


def comes_nearer(terrain: Terrain, obstacles: list[Obstacle], goal: Place, before: Place) -> bool:
    """Whether the last leg comes nearer to its end to every enemy that it touches there: the first touch ends a
    move."""
    x, y, _ = goal
    z = terrain.height_of(goal)
    dx, dy = x - before[0], y - before[1]
    for figure in obstacles:
        if figure.square == TOUCH and overlaps(figure, x, y, z):
            if dx * (figure.x - x) + dy * (figure.y - y) < 0:
                return False
    return True


def may_pass(terrain: Terrain, before: Place, goal: Place, obstacles: list[Obstacle], last: list[Obstacle]) -> bool:
    """Whether figures allow the last leg of a path. `last` are the obstacles as `allowed_at_the_end` gives them."""
    return comes_nearer(terrain, obstacles, goal, before) and is_clear(terrain, before, goal, last)


class ObstaclesByLevel:
    """Answers `is_clear` for many legs of one position: obstacles are sorted by the surface that they matter on."""

    __slots__ = ("_by_surface", "_obstacles", "_terrain")

    def __init__(self, terrain: Terrain, obstacles: list[Obstacle]) -> None:
        self._terrain = terrain
        self._obstacles: list[Obstacle] = list(obstacles)
        self._by_surface: dict[int, list[Obstacle]] = {}

    def is_clear(self, a: Place, b: Place) -> bool:
        """Written out, for it is asked more often than anything else."""
        ax: i64 = a[0]
        ay: i64 = a[1]
        bx: i64 = b[0]
        by: i64 = b[1]
        level = a[2] == b[2]
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        for figure in self._on_level(a) if level else self._obstacles:
            x: i64 = figure[0]
            y: i64 = figure[1]
            square: i64 = figure[3]
            ux, uy = x - ax, y - ay
            along = ux * dx + uy * dy
            if along <= 0:
                if ux * ux + uy * uy >= square:
                    continue
            elif along >= length:
                if (x - bx) * (x - bx) + (y - by) * (y - by) >= square:
                    continue
            else:
                across = ux * dy - uy * dx
                if across * across >= square * length:
                    continue
            if level or blocks(self._terrain, a, b, figure):
                return False
        return True

    def _on_level(self, place: Place) -> list[Obstacle]:
        """The obstacles that matter on the surface of a place."""
        level = self._by_surface.get(place[2])
        if level is None:
            z = self._terrain.height_of(place)
            level = self._by_surface[place[2]] = [one for one in self._obstacles if at_height(one, z)]
        return level
