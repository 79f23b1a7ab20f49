"""Whom the templates of grenades and flames touch. All but `round_touches` works on the plane, without heights and
walls."""

from __future__ import annotations

from functools import cmp_to_key
from math import gcd, hypot, isqrt
from typing import Final

from euphoria.games.reality.geometry.shapes import Point, near_polygon
from euphoria.games.reality.geometry.sight.bodies import Body, Spot
from euphoria.games.reality.geometry.sight.line_of_sight import reaches
from euphoria.games.reality.geometry.terrain import BASE, STOREY, Terrain
from euphoria.kernel.core.errors import EuphoriaError

ROUND: Final = 10
"""The radius of the round template: 5 inches across (R-obj-1)."""
UNDER: Final = (ROUND + BASE) ** 2
RIM: Final = (ROUND + BASE + 1) ** 2
"""A base touches the rim when it is not under the template and the squared distance of its centre is less."""
LENGTH: Final = 24
"""The length of the flame, from the rim of the base (R-doc-1)."""
NARROW: Final = 2
WIDE: Final = 8
FINE: Final = 64
"""Flames are measured in this fraction of a unit: most directions are not those of the lattice."""
SHARP: Final = 40
"""Fixed-point bits of a squared length before its root is taken."""

DIRECTIONS: Final[tuple[Point, ...]] = (
    (1, 0), (12, 5), (1, 1), (5, 12), (0, 1), (-5, 12), (-1, 1), (-12, 5),
    (-1, 0), (-12, -5), (-1, -1), (-5, -12), (0, -1), (5, -12), (1, -1), (12, -5),
)  # fmt: skip
"""Sixteen directions counter-clockwise from the east, evenly spaced to an eighth of a degree."""

FLAME: Final[tuple[tuple[int, int], ...]] = (
    (FINE * BASE, -FINE * NARROW // 2),
    (FINE * (BASE + LENGTH), -FINE * WIDE // 2),
    (FINE * (BASE + LENGTH), FINE * WIDE // 2),
    (FINE * BASE, FINE * NARROW // 2),
)
"""The outline of a flame along the x axis, relative to the centre of the base."""


def flame_outline(dx: int, dy: int) -> list[tuple[float, float]]:
    """The corners of a flame in a direction, relative to the centre of the base: to be drawn."""
    length = hypot(dx, dy) * FINE
    return [((along * dx - aside * dy) / length, (along * dy + aside * dx) / length) for along, aside in FLAME]


class NoDirection(EuphoriaError, ValueError):
    """Raised for a flame in direction (0, 0)."""

    def __init__(self) -> None:
        super().__init__("a flame has no direction (0, 0): give any other whole numbers")


def under_round(cx: int, cy: int, x: int, y: int) -> bool:
    """Whether a round template touches a base (R-obj-6); it may not touch its thrower (R-obj-1)."""
    return (x - cx) ** 2 + (y - cy) ** 2 <= UNDER


def round_touches(terrain: Terrain, centre: Spot, body: Body) -> bool:
    """Whether a round template touches a body: under it, on about its level, and not behind a wall (R-obj-9)."""
    x, y, z = centre
    return under_round(x, y, body.x, body.y) and abs(body.z - z) < STOREY and reaches(terrain, centre, body)


def rim_places(cx: int, cy: int) -> list[Point]:
    """All places whose base touches the rim from outside, counter-clockwise from the east (R-obj-1)."""
    return [(cx + x, cy + y) for x, y in RIM_OFFSETS]


def few_rim_places(cx: int, cy: int) -> list[Point]:
    """Sixteen of these places, evenly spaced."""
    return [(cx + x, cy + y) for x, y in FEW_OFFSETS]


def under_flame(x0: int, y0: int, dx: int, dy: int, x: int, y: int) -> bool:
    """Whether a flame from the base at (x0, y0) in a direction touches the base at (x, y) (R-doc-1, R-obj-6)."""
    common = gcd(dx, dy)
    if common == 0:
        raise NoDirection
    dx, dy = dx // common, dy // common  # only the direction matters, not the length of the vector
    x, y = x - x0, y - y0
    length = isqrt((dx * dx + dy * dy) << SHARP)
    along = ((x * dx + y * dy) * FINE << SHARP // 2) // length
    aside = (abs(x * dy - y * dx) * FINE << SHARP // 2) // length
    return near_polygon(FLAME, along, aside, (FINE * BASE) ** 2 + 1)


def _by_angle(a: Point, b: Point) -> int:
    """Comparator: counter-clockwise from the east; in the same direction the nearer point first."""
    below_a, below_b = (a[1], a[0]) < (0, 0), (b[1], b[0]) < (0, 0)
    if below_a != below_b:
        return below_a - below_b
    return b[0] * a[1] - b[1] * a[0] or a[0] ** 2 + a[1] ** 2 - b[0] ** 2 - b[1] ** 2


def _rim_offsets() -> tuple[Point, ...]:
    reach = range(-ROUND - BASE - 1, ROUND + BASE + 2)
    found = [(x, y) for x in reach for y in reach if UNDER < x * x + y * y < RIM]
    return tuple(sorted(found, key=cmp_to_key(_by_angle)))


RIM_OFFSETS: Final = _rim_offsets()
QUARTER: Final[tuple[Point, ...]] = ((12, 1), (11, 6), (8, 10), (4, 12))
"""Four rim offsets in one quadrant, each about 22.5 degrees from the next."""
FEW_OFFSETS: Final[tuple[tuple[int, int], ...]] = (
    *QUARTER,
    *((-y, x) for x, y in QUARTER),
    *((-x, -y) for x, y in QUARTER),
    *((y, -x) for x, y in QUARTER),
)
