"""Pushed bases: the steps of a slide, what stops it, and the surface under it (R-push-1).

A slide goes in steps of a quarter inch along its direction, each rounded to the lattice.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from euphoria.games.reality.geometry.shapes import Point, near_polygon
from euphoria.games.reality.geometry.terrain import BASE, DIFFICULT, GROUND, Element, Scenery, Terrain, hits_wall

Near = tuple[int, int, int, int, Element]
"""The box that the centre of a base must be in to overlap an element (left, low, right, high), and the element."""

ON_A_LINE: Final = -1
"""Instead of a surface: the centre is exactly over an edge, where no figure can come to rest."""


def offset(dx: int, dy: int, steps: int) -> Point:
    """The offset of so many quarter inches along a direction, each coordinate rounded to the nearest integer."""
    square = dx * dx + dy * dy
    return _rounded(dx, square, steps), _rounded(dy, square, steps)


def _rounded(part: int, square: int, steps: int) -> int:
    doubled = isqrt(4 * steps * steps * part * part // square)
    size = (doubled + 1) // 2
    return size if part > 0 else -size


def is_stopped(terrain: Terrain, x: int, y: int, z: int) -> bool:
    """Whether a base with its feet at that height is stopped there: by a wall, window, solid element or the table's
    edge."""
    if not (BASE <= x <= terrain.width - BASE and BASE <= y <= terrain.depth - BASE):
        return True
    return any(
        left < x < right and low < y < high and _rises(element, x, y, z)
        for left, low, right, high, element in boxes(terrain)
    )


def boxes(terrain: Terrain) -> list[Near]:
    found = terrain.cache.get("sliding")
    if not isinstance(found, list):
        found = terrain.cache["sliding"] = [_box(element) for _, element in terrain.present()]
    return found


def _box(element: Element) -> Near:
    xs = [x for x, _ in element.outline]
    ys = [y for _, y in element.outline]
    return min(xs) - BASE, min(ys) - BASE, max(xs) + BASE, max(ys) + BASE, element


def _rises(element: Element, x: int, y: int, z: int) -> bool:
    """Whether a base with its feet at that height runs into this element."""
    if element.height <= z or element.kind in DIFFICULT:
        return False
    if element.kind != Scenery.BUILDING:
        return near_polygon(element.outline, x, y, BASE * BASE)
    return hits_wall(element, z, x, y)


def surface_under(terrain: Terrain, x: int, y: int, z: int) -> int:
    """The highest surface under the centre of a base that is not above its feet."""
    if not any(left < x < right and low < y < high for left, low, right, high, _ in boxes(terrain)):
        return GROUND
    under = [number for number in terrain.surfaces_over(x, y) if terrain.surfaces[number].z <= z]
    return under[-1] if under else ON_A_LINE
