"""Bases that are pushed: how far along a direction, what stops them, and where the surface under them ends (R-push-1).

All whole numbers: the steps of a slide are quarter inches along its line, rounded to the lattice alike for all.
"""

from __future__ import annotations

from math import isqrt

from euphoria.games.reality.geometry.shapes import Point, near_polygon, point_nearer
from euphoria.games.reality.geometry.terrain import BASE, DIFFICULT, GROUND, Element, Opening, Scenery, Terrain

Near = tuple[int, int, int, int, Element]
"""An element and the box that a base's middle must be in to overlap it: left, low, right, high."""

ON_A_LINE = -1
"""In the place of a surface: the middle is right over an edge, where nobody comes to rest."""


def offset(dx: int, dy: int, steps: int) -> Point:
    """So many quarter inches along a direction, each coordinate rounded to the nearest whole one."""
    square = dx * dx + dy * dy
    return _rounded(dx, square, steps), _rounded(dy, square, steps)


def _rounded(part: int, square: int, steps: int) -> int:
    doubled = isqrt(4 * steps * steps * part * part // square)
    size = (doubled + 1) // 2
    return size if part > 0 else -size


def is_stopped(terrain: Terrain, x: int, y: int, z: int) -> bool:
    """Whether something rises there before feet at that height: a wall, a window, a solid thing, the table's edge."""
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
    """Whether a base with its feet at that height runs against this element."""
    if element.height <= z or element.kind in DIFFICULT:
        return False
    if element.kind != Scenery.BUILDING:
        return near_polygon(element.outline, x, y, BASE * BASE)
    return any(
        panel.bottom <= z < panel.top
        and panel.opening != Opening.DOOR
        and point_nearer(x, y, panel.ax, panel.ay, panel.bx, panel.by, BASE * BASE)
        for panel in element.panels
    )


def surface_under(terrain: Terrain, x: int, y: int, z: int) -> int:
    """The highest surface under the middle that is not above its feet."""
    if not any(left < x < right and low < y < high for left, low, right, high, _ in boxes(terrain)):
        return GROUND
    under = [number for number in terrain.surfaces_over(x, y) if terrain.surfaces[number].z <= z]
    return under[-1] if under else ON_A_LINE
