"""Leaps that do harm: over an edge or out of an opening, down more than 3 inches (R-move-7, R-move-17)."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle, is_clear, is_free
from euphoria.games.reality.geometry.movement.leg_scenery import leg_scenery_of
from euphoria.games.reality.geometry.movement.legs import HARMLESS, edge_crossed, leg
from euphoria.games.reality.geometry.shapes import segments_meet
from euphoria.games.reality.geometry.terrain import BASE, GROUND, INCH, Place, Terrain

FARTHEST: Final = 2 * INCH
DIRECTIONS: Final[tuple[tuple[int, int], ...]] = (
    (1, 0), (2, 1), (1, 1), (1, 2), (0, 1), (-1, 2), (-1, 1), (-2, 1),
    (-1, 0), (-2, -1), (-1, -1), (-1, -2), (0, -1), (1, -2), (1, -1), (2, -1),
)  # fmt: skip


def may_leap(terrain: Terrain, start: Place, goal: Place, obstacles: list[Obstacle]) -> bool:
    """Whether a figure can leap from one place down to another, whatever harm that does."""
    if not (terrain.stands(start) and terrain.stands(goal)):
        return False
    if terrain.height_of(start) - terrain.height_of(goal) <= HARMLESS:
        return False
    if (goal[0] - start[0]) ** 2 + (goal[1] - start[1]) ** 2 > FARTHEST**2:
        return False
    if goal[2] == GROUND:
        open_air = leg(terrain, start, goal) is not None and (start, goal) not in leg_scenery_of(terrain).links
    else:
        open_air = _from_top_to_top(terrain, start, goal)
    return open_air and is_free(terrain, goal, obstacles) and is_clear(terrain, start, goal, obstacles)


def _from_top_to_top(terrain: Terrain, start: Place, goal: Place) -> bool:
    """Whether a leap to another block or roof crosses the edges of both once, with nothing higher in between."""
    from_element, to_element = terrain.surfaces[start[2]].element, terrain.surfaces[goal[2]].element
    if from_element == to_element or not terrain.surfaces[goal[2]].roof:
        return False
    if edge_crossed(terrain, goal, start) is None or edge_crossed(terrain, start, goal) is None:
        return False
    return not any(
        terrain.elements[shape.number].height > terrain.height_of(goal)
        and any(segments_meet(start[:2], goal[:2], c, d) for c, d in shape.sides)
        for shape in leg_scenery_of(terrain).shapes
        if shape.number not in (from_element, to_element)
    )


def landings(terrain: Terrain, place: Place, obstacles: list[Obstacle]) -> list[Place]:
    """Where a figure may leap to from here: the nearest place in each of 16 directions, always in the same order."""
    if terrain.height_of(place) <= HARMLESS:
        return []
    found: dict[Place, None] = {}
    for dx, dy in DIRECTIONS:
        landing = _landing(terrain, place, dx, dy, obstacles)
        if landing is not None:
            found[landing] = None
    return list(found)


def _landing(terrain: Terrain, place: Place, dx: int, dy: int, obstacles: list[Obstacle]) -> Place | None:
    for far in range(BASE + 1, FARTHEST + 1):
        # The larger component of the direction is scaled to `far`.
        x, y = place[0] + dx * far // max(abs(dx), abs(dy)), place[1] + dy * far // max(abs(dx), abs(dy))
        for surface in reversed(terrain.surfaces_over(x, y)):
            if may_leap(terrain, place, (x, y, surface), obstacles):
                return x, y, surface
    return None
