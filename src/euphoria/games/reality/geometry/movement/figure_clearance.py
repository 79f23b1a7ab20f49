"""Which figures block a place or a leg (R-move-4). Scenery is tested elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

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
    # The point over the edge is fractional: everything is multiplied by its denominator.
    _, along, scale = at
    edge = (low[0] * scale + (high[0] - low[0]) * along, low[1] * scale + (high[1] - low[1]) * along)
    return any(
        at_height(obstacle, terrain.height_of(end))
        and point_nearer(x * scale, y * scale, end[0] * scale, end[1] * scale, *edge, square * scale * scale)
        for end in (low, high)
    )


def allowed_at_the_end(terrain: Terrain, obstacles: Sequence[Obstacle], goal: Place) -> list[Obstacle]:
    """The obstacles for the leg that ends at a goal: it may approach the enemies that it touches there."""
    x, y, _ = goal
    z = terrain.height_of(goal)
    return [
        figure._replace(square=min(OVERLAP, figure.square))
        if figure.square > OVERLAP
        and (figure.x - x) ** 2 + (figure.y - y) ** 2 < figure.square
        and at_height(figure, z)
        else figure
        for figure in obstacles
    ]


def comes_nearer(terrain: Terrain, obstacles: Iterable[Obstacle], goal: Place, before: Place) -> bool:
    """Whether the last leg comes nearer to its end to every enemy that it touches there: the first touch ends a
    move."""
    x, y, _ = goal
    z = terrain.height_of(goal)
    dx, dy = x - before[0], y - before[1]
    return all(
        dx * (figure.x - x) + dy * (figure.y - y) >= 0
        for figure in obstacles
        if figure.square == TOUCH and (figure.x - x) ** 2 + (figure.y - y) ** 2 < TOUCH and at_height(figure, z)
    )


def may_pass(
    terrain: Terrain, before: Place, goal: Place, obstacles: Sequence[Obstacle], last: Sequence[Obstacle]
) -> bool:
    """Whether figures allow the last leg of a path. `last` are the obstacles as `allowed_at_the_end` gives them."""
    return comes_nearer(terrain, obstacles, goal, before) and is_clear(terrain, before, goal, last)


class ObstaclesByLevel:
    """Answers `is_clear` for many legs of one position: obstacles are sorted by the surface that they matter on."""

    __slots__ = ("_by_surface", "_obstacles", "_terrain")

    def __init__(self, terrain: Terrain, obstacles: Sequence[Obstacle]) -> None:
        self._terrain = terrain
        self._obstacles = obstacles
        self._by_surface: dict[int, list[Obstacle]] = {}

    def is_clear(self, a: Place, b: Place) -> bool:
        """Written out, for it is asked more often than anything else."""
        ax, ay, surface = a
        bx, by, other = b
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        for figure in self._obstacles if surface != other else self._on_level(a):
            x, y, _, square = figure
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
            if surface == other or blocks(self._terrain, a, b, figure):
                return False
        return True

    def _on_level(self, place: Place) -> list[Obstacle]:
        """The obstacles that matter on the surface of a place."""
        level = self._by_surface.get(place[2])
        if level is None:
            z = self._terrain.height_of(place)
            level = self._by_surface[place[2]] = [one for one in self._obstacles if at_height(one, z)]
        return level
