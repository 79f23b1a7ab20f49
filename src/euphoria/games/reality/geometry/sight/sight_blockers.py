"""Scenery prepared for tests of sight, and which lines each element closes or veils (R-fire-2, R-fire-12)."""

from __future__ import annotations

from typing import NamedTuple

from euphoria.games.reality.geometry.shapes import Point, Polygon, edges, on_segment
from euphoria.games.reality.geometry.sight.sight_lines import (
    COLUMN,
    GRAIN,
    LEFT,
    RIGHT,
    SHUT_LEFT,
    SHUT_RIGHT,
    VEIL_LEFT,
    VEIL_RIGHT,
    SightLines,
    height_intervals,
    levels,
    pierced,
    prism,
    seen_from,
    stretches,
)
from euphoria.games.reality.geometry.terrain import SOLID, STOREY, VEIL, Element, Opening, Panel, Scenery, Terrain

Panels = tuple[tuple[int, int, Opening], ...]
"""The panels above one segment of the ground plan: bottom, top, opening."""
PlanSegment = tuple[int, int, int, int]
"""A segment of the ground plan: ax, ay, bx, by."""


class WallLine(NamedTuple):
    """A side of a building with the wall segments on it, all collinear; or a single segment that is on no side."""

    plan: PlanSegment
    walls: tuple[tuple[PlanSegment, Panels], ...]


class SightBlocker(NamedTuple):
    """An element that can be in the way of a line, in 128ths of an inch."""

    element: int
    kind: Scenery
    corners: Polygon
    box: tuple[int, int, int, int, int]
    """West, south, east, north, top."""
    floors: tuple[int, ...]
    sides: tuple[WallLine, ...]


class BlockerMarks(NamedTuple):
    """What one element does to some lines: the mask of lines that it closes or veils, and the lines that pass its doors
    and windows. The latter is undefined for lines that are closed.
    """

    mask: int
    passes: int


def sight_blockers(terrain: Terrain) -> tuple[SightBlocker, ...]:
    return tuple(
        _blocker(number, element)
        for number, element in terrain.present()
        if element.kind in SOLID or element.kind in VEIL or element.kind == Scenery.BUILDING
    )


def _blocker(number: int, element: Element) -> SightBlocker:
    corners = tuple((x * GRAIN, y * GRAIN) for x, y in element.outline)
    ends = [point for panel in element.panels for point in ((panel.ax, panel.ay), (panel.bx, panel.by))]
    xs, ys = zip(*element.outline, *ends, strict=True)
    box = (min(xs), min(ys), max(xs), max(ys), element.height)
    west, south, east, north, top = (length * GRAIN for length in box)
    floors = tuple(floor * STOREY * GRAIN for floor in range(1, element.storeys + 1))
    return SightBlocker(number, element.kind, corners, (west, south, east, north, top), floors, _sides(element))


def _sides(building: Element) -> tuple[WallLine, ...]:
    """The panels grouped by side of the outline, so that a line is tested against few of them."""
    left = list(building.panels)
    found = []
    for a, b in edges(building.outline):
        here = [panel for panel in left if _on(panel, a, b)]
        left = [panel for panel in left if not _on(panel, a, b)]
        if here:
            found.append(_side((*a, *b), here))
    found += [_side(panel[:4], [panel]) for panel in left]
    return tuple(found)


def _on(panel: Panel, a: Point, b: Point) -> bool:
    return on_segment((panel.ax, panel.ay), a, b) and on_segment((panel.bx, panel.by), a, b)


def _side(plan: PlanSegment, panels: list[Panel]) -> WallLine:
    walls: dict[PlanSegment, list[tuple[int, int, Opening]]] = {}
    for panel in panels:
        upright = (panel.bottom * GRAIN, panel.top * GRAIN, panel.opening)
        walls.setdefault(_fine(panel[:4]), []).append(upright)
    return WallLine(_fine(plan), tuple((piece, tuple(found)) for piece, found in walls.items()))


def _fine(piece: PlanSegment) -> PlanSegment:
    ax, ay, bx, by = piece
    return ax * GRAIN, ay * GRAIN, bx * GRAIN, by * GRAIN


def in_the_way(some: tuple[SightBlocker, ...], lines: SightLines) -> list[SightBlocker]:
    """The blockers whose box is neither beside all lines nor below them: a quick filter without false negatives."""
    found = []
    low, west, south, east, north = lines.low, lines.west, lines.south, lines.east, lines.north
    dx, dy = lines.columns[len(lines.columns) // 2]
    wide, deep = abs(dx), abs(dy)
    twice_x, twice_y, reach = 2 * lines.x, 2 * lines.y, 2 * lines.half
    for obstacle in some:
        its_west, its_south, its_east, its_north, top = obstacle.box
        if its_east < west or its_west > east or its_north < south or its_south > north or top <= low:
            continue
        aside = dx * (its_north + its_south - twice_y) - dy * (its_east + its_west - twice_x)
        if abs(aside) <= reach + wide * (its_north - its_south) + deep * (its_east - its_west):
            found.append(obstacle)
    return found


def marks(obstacle: SightBlocker, lines: SightLines, *, windows_close: bool = False) -> BlockerMarks:
    """What an element does to the lines. `windows_close` is for bases, which cannot pass windows."""
    if obstacle.kind == Scenery.BUILDING:
        return _building(obstacle, lines, windows_close)
    left, right = (VEIL_LEFT, VEIL_RIGHT) if obstacle.kind in VEIL else (SHUT_LEFT, SHUT_RIGHT)
    between = height_intervals(lines.z, lines.heights, 0, obstacle.box[4])
    return BlockerMarks(prism(lines, obstacle.corners, between, left, right), 0)


def _building(building: SightBlocker, lines: SightLines, windows_close: bool) -> BlockerMarks:
    """Walls, floors and the roof close a line; doors and windows let it through."""
    mask = passes = shift = 0
    floors = levels(lines.z, lines.heights, building.floors)
    seen = seen_from(lines, building.corners) if floors else []
    for dx, dy in lines.columns:
        shut_left = shut_right = through_left = through_right = 0
        if floors:
            left, right = stretches(seen, dx, dy)
            shut_left = pierced(left, floors)
            shut_right = shut_left if left is right else pierced(right, floors)
        for sides, part, whole, panels in _walls_met(building, lines, dx, dy):
            for bottom, top, opening in panels:
                bits = _at_height(lines, part, whole, bottom, top)
                if opening == Opening.DOOR or (opening == Opening.WINDOW and not windows_close):
                    through_left |= bits if sides & LEFT else 0
                    through_right |= bits if sides & RIGHT else 0
                else:
                    shut_left |= bits if sides & LEFT else 0
                    shut_right |= bits if sides & RIGHT else 0
        mask |= (shut_left * SHUT_LEFT | shut_right * SHUT_RIGHT) << shift
        # A line passes an opening only if both its sides meet a panel; otherwise it just grazes a corner.
        passes |= ((through_left | shut_left) & (through_right | shut_right)) << shift
        shift += COLUMN
    return BlockerMarks(mask, passes)


def _walls_met(building: SightBlocker, lines: SightLines, dx: int, dy: int) -> list[tuple[int, int, int, Panels]]:
    """The wall segments that a line crosses: on which sides of it, t as numerator and denominator, and the panels
    there."""
    found = []
    x, y = lines.x, lines.y
    for (ax, ay, bx, by), walls in building.sides:
        first, second = dx * (ay - y) - dy * (ax - x), dx * (by - y) - dy * (bx - x)
        if (first > 0 and second > 0) or (first < 0 and second < 0):
            continue
        part, whole = (ax - x) * (by - y) - (ay - y) * (bx - x), second - first
        if whole < 0:
            part, whole = -part, -whole
        if not 0 < part < whole:
            continue
        for (ax, ay, bx, by), panels in walls:
            first, second = dx * (ay - y) - dy * (ax - x), dx * (by - y) - dy * (bx - x)
            sides = ((first > 0) != (second > 0)) * LEFT | ((first >= 0) != (second >= 0)) * RIGHT
            if sides:
                found.append((sides, part, whole, panels))
    return found


def _at_height(lines: SightLines, part: int, whole: int, bottom: int, top: int) -> int:
    """The bits of the lines of a column whose height at t = part / whole is in [bottom, top)."""
    bits = 0
    bit = 1
    start = lines.z * whole
    bottom, top = bottom * whole - start, top * whole - start
    for end in lines.heights:
        if bottom <= (end - lines.z) * part < top:
            bits |= bit
        bit <<= 4
    return bits
