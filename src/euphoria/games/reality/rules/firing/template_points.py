"""Points on the table for templates, and the actions that name them."""

from __future__ import annotations

from euphoria.games.reality.geometry.terrain import Place, Terrain
from euphoria.kernel.core.action import Action


def on_level(terrain: Terrain, x: int, y: int, z: int) -> Place | None:
    """This point on the surface there that is nearest in height, the lower one of two."""
    if not (0 <= x <= terrain.width and 0 <= y <= terrain.depth):
        return None
    surfaces = terrain.surfaces_over(x, y)
    if not surfaces:
        return None
    return x, y, min(surfaces, key=lambda surface: abs(terrain.surfaces[surface].z - z))


def is_place(terrain: Terrain, place: Place) -> bool:
    """Whether there is such a point on such a surface."""
    x, y, surface = place
    return 0 <= x <= terrain.width and 0 <= y <= terrain.depth and surface in terrain.surfaces_over(x, y)


def place_of(action: Action) -> Place:
    x, y, surface = action.args
    return x, y, surface
