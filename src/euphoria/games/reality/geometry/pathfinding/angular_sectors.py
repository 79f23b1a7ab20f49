"""Angular sectors about a place, and the elements that lie in each: a quick filter for the legs of a visibility graph.

Directions are integers that grow with the angle (a "diamond angle": the angle measured along a square instead of a
circle), so no trigonometry and no rounding errors are involved.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.reality.geometry.movement.leg_scenery import ElementShape

TURN: Final = 1 << 12
"""The direction of a quarter turn."""
SECTORS: Final = 64
SECTOR: Final = 4 * TURN // SECTORS


def direction(dx: i64, dy: i64) -> i64:
    """The direction of a vector: from 0 up to 4 TURN, never falling as the angle grows counter-clockwise."""
    if dy >= 0:
        if dx > 0:
            return dy * TURN // (dx + dy)
        return TURN - dx * TURN // (dy - dx) if dy - dx else 0
    if dx < 0:
        return 2 * TURN - dy * TURN // (-dx - dy)
    return 3 * TURN + dx * TURN // (dx - dy)


def sectors_about(shapes: list[ElementShape], x: i64, y: i64, radius: i64) -> list[int]:
    """For each sector, a bit mask of the elements that a leg from here of at most this length may come near to."""
    sectors = [0] * SECTORS
    far = 2 * radius
    for shape in shapes:
        to_x, to_y = shape.twice_x - 2 * x, shape.twice_y - 2 * y
        wide, deep = shape.wide + far, shape.deep + far
        if not (-wide <= to_x <= wide and -deep <= to_y <= deep):
            continue
        bit = 1 << shape.number
        first, last = _covered(to_x - shape.wide, to_x + shape.wide, to_y - shape.deep, to_y + shape.deep)
        for sector in range(first, last + 1):
            sectors[sector % SECTORS] |= bit
    return sectors


def _covered(west: i64, east: i64, south: i64, north: i64) -> tuple[i64, i64]:
    """The first and the last sector that a box covers, seen from the origin; the last may be more than a full turn."""
    if west <= 0 <= east and south <= 0 <= north:
        return 0, SECTORS - 1
    # From outside, a box covers less than half a turn: from its rightmost corner to its leftmost.
    right_x, right_y, left_x, left_y = west, south, west, south
    for corner in ((east, south), (east, north), (west, north)):
        x, y = corner
        if right_x * y < right_y * x:
            right_x, right_y = x, y
        if left_x * y > left_y * x:
            left_x, left_y = x, y
    first, last = direction(right_x, right_y) // SECTOR, direction(left_x, left_y) // SECTOR
    return first, last + (SECTORS if last < first else 0)
