"""Scenery prepared for tests of sight, and which lines each element closes or veils (R-fire-2, R-fire-12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from euphoria.games.reality.geometry.shapes import Point, Polygon, edges, on_segment
from euphoria.games.reality.geometry.sight.sight_lines import (
    COLUMN,
    GRAIN,
    SHUT_LEFT,
    SHUT_RIGHT,
    VEIL_LEFT,
    VEIL_RIGHT,
    SightLines,
    height_intervals,
    levels,
    pierced,
    prism,
    stretches,
)
from euphoria.games.reality.geometry.terrain import SOLID, STOREY, VEIL, Element, Opening, Panel, Scenery, Terrain

PlanSegment = tuple[int, int, int, int]
"""A segment of the ground plan: ax, ay, bx, by."""
DOOR: Final = int(Opening.DOOR)
WINDOW: Final = int(Opening.WINDOW)


@mypyc_attr(acyclic=True)
class WallPiece:
    """A segment of the ground plan, and the panels above it: bottom, top and opening."""

    __slots__ = ("ax", "ay", "bx", "by", "panels")

    def __init__(self, plan: PlanSegment, panels: list[tuple[int, int, int]]) -> None:
        self.ax: i64 = plan[0]
        self.ay: i64 = plan[1]
        self.bx: i64 = plan[2]
        self.by: i64 = plan[3]
        self.panels = panels


@mypyc_attr(acyclic=True)
class WallLine:
    """A side of a building with the wall segments on it, all collinear; or a single segment that is on no side."""

    __slots__ = ("ax", "ay", "bx", "by", "pieces")

    def __init__(self, plan: PlanSegment, pieces: list[WallPiece]) -> None:
        self.ax: i64 = plan[0]
        self.ay: i64 = plan[1]
        self.bx: i64 = plan[2]
        self.by: i64 = plan[3]
        self.pieces = pieces


@mypyc_attr(acyclic=True)
class SightBlocker:
    """An element that can be in the way of a line, in 128ths of an inch."""

    __slots__ = (
        "corners", "east", "element", "floors", "is_building", "north", "sides", "south", "top", "veils", "west",
    )  # fmt: skip

    def __init__(self, number: int, element: Element) -> None:
        self.element = number
        self.is_building: bool = element.kind == Scenery.BUILDING
        self.veils: bool = element.kind in VEIL
        self.corners: Polygon = tuple([(x * GRAIN, y * GRAIN) for x, y in element.outline])
        ends = [point for panel in element.panels for point in ((panel.ax, panel.ay), (panel.bx, panel.by))]
        xs, ys = [x for x, _ in (*element.outline, *ends)], [y for _, y in (*element.outline, *ends)]
        self.west: i64 = min(xs) * GRAIN
        self.south: i64 = min(ys) * GRAIN
        self.east: i64 = max(xs) * GRAIN
        self.north: i64 = max(ys) * GRAIN
        self.top: i64 = element.height * GRAIN
        self.floors: tuple[int, ...] = tuple([floor * STOREY * GRAIN for floor in range(1, element.storeys + 1)])
        self.sides: list[WallLine] = _sides(element)


def sight_blockers(terrain: Terrain) -> list[SightBlocker]:
    return [
        SightBlocker(number, element)
        for number, element in terrain.present()
        if element.kind in SOLID or element.kind in VEIL or element.kind == Scenery.BUILDING
    ]


def _sides(building: Element) -> list[WallLine]:
    """The panels grouped by side of the outline, so that a line is tested against few of them."""
    left = list(building.panels)
    found = []
    for a, b in edges(building.outline):
        here = [panel for panel in left if _on(panel, a, b)]
        left = [panel for panel in left if not _on(panel, a, b)]
        if here:
            found.append(_side((*a, *b), here))
    return found + [_side(panel[:4], [panel]) for panel in left]


def _on(panel: Panel, a: Point, b: Point) -> bool:
    return on_segment((panel.ax, panel.ay), a, b) and on_segment((panel.bx, panel.by), a, b)


def _side(plan: PlanSegment, panels: list[Panel]) -> WallLine:
    walls: dict[PlanSegment, list[tuple[int, int, int]]] = {}
    for panel in panels:
        upright = (panel.bottom * GRAIN, panel.top * GRAIN, int(panel.opening))
        walls.setdefault(_fine(panel[:4]), []).append(upright)
    return WallLine(_fine(plan), [WallPiece(piece, found) for piece, found in walls.items()])


def _fine(piece: PlanSegment) -> PlanSegment:
    ax, ay, bx, by = piece
    return ax * GRAIN, ay * GRAIN, bx * GRAIN, by * GRAIN


def in_the_way(some: list[SightBlocker], lines: SightLines) -> list[SightBlocker]:
    """The blockers whose box is neither beside all lines nor below them: a quick filter without false negatives."""
    found = []
    low, west, south, east, north = lines.low, lines.west, lines.south, lines.east, lines.north
    middle = lines.columns[len(lines.columns) // 2]
    dx: i64 = middle[0]
    dy: i64 = middle[1]
    wide, deep = max(dx, -dx), max(dy, -dy)
    twice_x, twice_y, half = 2 * lines.x, 2 * lines.y, 2 * lines.half
    for one in some:
        if one.east < west or one.west > east or one.north < south or one.south > north or one.top <= low:
            continue
        aside = dx * (one.north + one.south - twice_y) - dy * (one.east + one.west - twice_x)
        reach = half + wide * (one.north - one.south) + deep * (one.east - one.west)
        if -reach <= aside <= reach:
            found.append(one)
    return found


def marks(obstacle: SightBlocker, lines: SightLines, *, windows_close: bool = False) -> tuple[i64, i64]:
    """What an element does to the lines: the mask of those that it closes or veils, and those that pass its doors and
    windows, which is undefined for lines that are closed. `windows_close` is for bases, which cannot pass windows."""
    if obstacle.is_building:
        return _building(obstacle, lines, windows_close)
    between = height_intervals(lines.z, lines.heights, 0, obstacle.top)
    if obstacle.veils:
        return prism(lines, obstacle.corners, 0, 0, between, VEIL_LEFT, VEIL_RIGHT), 0
    return prism(lines, obstacle.corners, 0, 0, between, SHUT_LEFT, SHUT_RIGHT), 0


def _building(building: SightBlocker, lines: SightLines, windows_close: bool) -> tuple[i64, i64]:
    """Walls, floors and the roof close a line; doors and windows let it through."""
    mask: i64 = 0
    passes: i64 = 0
    shift: i64 = 0
    floors = levels(lines.z, lines.heights, building.floors)
    for dx, dy in lines.columns:
        shut_left, shut_right, through_left, through_right = _walls_met(building, lines, dx, dy, windows_close)
        if floors:
            left, right = stretches(building.corners, lines.x, lines.y, dx, dy)
            shut_left |= pierced(left, floors)
            shut_right |= pierced(right, floors)
        mask |= (shut_left * SHUT_LEFT | shut_right * SHUT_RIGHT) << shift
        # A line passes an opening only if both its sides meet a panel; otherwise it just grazes a corner.
        passes |= ((through_left | shut_left) & (through_right | shut_right)) << shift
        shift += COLUMN
    return mask, passes


def _walls_met(
    building: SightBlocker, lines: SightLines, dx: i64, dy: i64, windows_close: bool
) -> tuple[i64, i64, i64, i64]:
    """The bits of the lines of a column that panels close just left and just right of them, and of those that openings
    let through."""
    shut_left: i64 = 0
    shut_right: i64 = 0
    through_left: i64 = 0
    through_right: i64 = 0
    x, y = lines.x, lines.y
    for side in building.sides:
        ax, ay, bx, by = side.ax - x, side.ay - y, side.bx - x, side.by - y
        first, second = dx * ay - dy * ax, dx * by - dy * bx
        if (first > 0 and second > 0) or (first < 0 and second < 0):
            continue
        part, whole = ax * by - ay * bx, second - first
        if whole < 0:
            part, whole = -part, -whole
        if not 0 < part < whole:
            continue
        for piece in side.pieces:
            first = dx * (piece.ay - y) - dy * (piece.ax - x)
            second = dx * (piece.by - y) - dy * (piece.bx - x)
            on_left, on_right = (first > 0) != (second > 0), (first >= 0) != (second >= 0)
            if not on_left and not on_right:
                continue
            for bottom, top, opening in piece.panels:
                bits = _at_height(lines, part, whole, bottom, top)
                if opening == DOOR or (opening == WINDOW and not windows_close):
                    through_left |= bits if on_left else 0
                    through_right |= bits if on_right else 0
                else:
                    shut_left |= bits if on_left else 0
                    shut_right |= bits if on_right else 0
    return shut_left, shut_right, through_left, through_right


def _at_height(lines: SightLines, part: i64, whole: i64, bottom: i64, top: i64) -> i64:
    """The bits of the lines of a column whose height at t = part / whole is in [bottom, top)."""
    bits: i64 = 0
    bit: i64 = 1
    z = lines.z
    low, high = (bottom - z) * whole, (top - z) * whole
    for end in lines.heights:
        if low <= (end - z) * part < high:
            bits |= bit
        bit <<= 4
    return bits
