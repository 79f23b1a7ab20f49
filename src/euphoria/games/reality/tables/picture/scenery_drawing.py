"""Scenery drawn from above: outlines with their patterns, walls with doors and windows, ladders, and names."""

from __future__ import annotations

import math
from typing import NamedTuple
from xml.sax.saxutils import escape

from euphoria.games.reality.geometry.shapes import OUTSIDE, Point, Polygon, where_in
from euphoria.games.reality.geometry.terrain import (
    GROUND,
    INCH,
    STOREY,
    Element,
    Link,
    Opening,
    Panel,
    Scenery,
    Terrain,
)

SCALE = 20
"""Pixels an inch."""
QUARTER = SCALE / INCH
STEP = 5
"""Pixels that the walls of a storey are drawn within those of the storey below."""
LETTER = 6.6
"""About how wide a letter of a label is."""

Box = tuple[float, float, float, float]
"""Left, top, right, bottom, in pixels."""


class PlanProjection(NamedTuple):
    """Where the table lies in the picture. Its first player's edge is below."""

    left: float
    top: float
    depth: int

    def x(self, x: float) -> float:
        return self.left + x * QUARTER

    def y(self, y: float) -> float:
        return self.top + (self.depth - y) * QUARTER

    def at(self, point: tuple[float, float]) -> str:
        return f"{self.x(point[0]):.5g} {self.y(point[1]):.5g}"

    def path(self, outline: Polygon | list[tuple[float, float]]) -> str:
        return "M" + "L".join(self.at(point) for point in outline) + "Z"

    def box(self, outline: Polygon) -> Box:
        xs, ys = [self.x(x) for x, _ in outline], [self.y(y) for _, y in outline]
        return min(xs), min(ys), max(xs), max(ys)


def length(quarters: int) -> str:
    return f"{quarters / INCH:g}″"


def draw_element(plan: PlanProjection, element: Element, prefix: str, told: str) -> str:
    """One piece of scenery; `told` is what a pointer that rests on it is told."""
    outline = plan.path(element.outline)
    kind = element.kind
    fill = f'fill="url(#{prefix}-{kind.name.lower()})"'
    parts = [f"<g><title>{escape(told)}</title>"]
    if kind == Scenery.BUILDING:
        parts.append(f'<path d="{outline}" {fill}/>')
        parts += [draw_panel(plan, panel, element.outline) for panel in element.panels]
    elif kind == Scenery.CRATER:
        parts.append(f'<path d="{outline}" {fill} class="s-quiet" stroke-width="1.5"/>')
        for share in (0.72, 0.42):
            inner = plan.path(_shrunk(element.outline, share))
            parts.append(f'<path d="{inner}" class="none s-quiet" stroke-width="1.5" stroke-dasharray="5 4"'
                         ' stroke-linecap="round"/>')  # fmt: skip
    else:
        dashes = ' stroke-dasharray="7 4"' if kind in (Scenery.RUINS, Scenery.RUBBLE) else ""
        width = 1.5 if dashes else min(1.5 + element.height / INCH / 3, 4)
        parts.append(f'<path d="{outline}" {fill} class="s-ink" stroke-width="{width:.3g}"{dashes}/>')
    return "".join(parts) + "</g>"


def draw_panel(plan: PlanProjection, panel: Panel, outline: Polygon) -> str:
    """A piece of wall. Each storey is drawn within the one below it."""
    storey = panel.bottom // STOREY
    ax, ay, bx, by = plan.x(panel.ax), plan.y(panel.ay), plan.x(panel.bx), plan.y(panel.by)
    long = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / long, (by - ay) / long
    nx, ny = uy, -ux  # inwards: outlines go counter-clockwise, and y goes down here
    if storey:
        inset = storey * STEP
        ax, ay = _inwards(plan, outline, (panel.ax, panel.ay), (nx, ny), inset)
        bx, by = _inwards(plan, outline, (panel.bx, panel.by), (nx, ny), inset)
    width = 4 if storey == 0 else 1.6
    if panel.opening == Opening.WALL:
        cap = ' stroke-linecap="square"' if storey == 0 else ""
        return f'<path class="none s-wall" stroke-width="{width}"{cap} d="M{ax:.5g} {ay:.5g}L{bx:.5g} {by:.5g}"/>'
    if panel.opening == Opening.WINDOW:
        gap = 2.4 if storey == 0 else 1.5
        lines = "".join(
            f"M{ax + nx * off:.5g} {ay + ny * off:.5g}L{bx + nx * off:.5g} {by + ny * off:.5g}" for off in (-gap, gap)
        )
        posts = "".join(
            f"M{x - nx * gap:.5g} {y - ny * gap:.5g}L{x + nx * gap:.5g} {y + ny * gap:.5g}"
            for x, y in ((ax, ay), ((ax + bx) / 2, (ay + by) / 2), (bx, by))
        )
        return f'<path class="f-sheet s-glass" stroke-width="1.4" d="{lines}{posts}"/>'
    leaf = min(long, 22)
    if storey:
        line = f"M{ax:.5g} {ay:.5g}L{bx:.5g} {by:.5g}"
        return f'<path class="none s-accent" stroke-width="2.4" stroke-dasharray="2 2" d="{line}"/>'
    tip = f"{ax + nx * leaf:.5g} {ay + ny * leaf:.5g}"
    end = f"{ax + ux * leaf:.5g} {ay + uy * leaf:.5g}"
    swing = f"M{ax:.5g} {ay:.5g}L{tip}A{leaf:.5g} {leaf:.5g} 0 0 1 {end}"
    sill = f"M{ax:.5g} {ay:.5g}L{bx:.5g} {by:.5g}"
    return (
        f'<path class="none s-building" stroke-width="5" d="{sill}"/>'
        f'<path class="none s-accent" stroke-width="1.6" d="{swing}"/>'
        f'<path class="none s-accent" stroke-width="1.2" stroke-dasharray="2 3" d="{sill}"/>'
    )


def _inwards(
    plan: PlanProjection, outline: Polygon, point: Point, normal: tuple[float, float], inset: float
) -> tuple[float, float]:
    """A point of the outline moved inwards; a corner moves along the line that halves it, so that walls still meet."""
    nx, ny = normal
    x, y = plan.x(point[0]), plan.y(point[1])
    if point in outline:
        at = outline.index(point)
        for a, b in ((outline[at - 1], point), (point, outline[(at + 1) % len(outline)])):
            dx, dy = plan.x(b[0]) - plan.x(a[0]), plan.y(b[1]) - plan.y(a[1])
            mx, my = dy / math.hypot(dx, dy), -dx / math.hypot(dx, dy)
            share = 1 + nx * mx + ny * my
            if abs(nx * my - ny * mx) > 1e-9 and share > 0.2:
                return x + inset * (nx + mx) / share, y + inset * (ny + my) / share
    return x + nx * inset, y + ny * inset


def draw_link(plan: PlanProjection, terrain: Terrain, link: Link, kind: str, told: str) -> str:
    """Rails and rungs, or steps that grow wider, from foot to head, and the two levels that they join."""
    fx, fy, hx, hy = plan.x(link.foot[0]), plan.y(link.foot[1]), plan.x(link.head[0]), plan.y(link.head[1])
    long = max(math.hypot(hx - fx, hy - fy), 1)
    ux, uy = ((hx - fx) / long, (hy - fy) / long) if long > 1 else (0.0, -1.0)
    nx, ny = -uy, ux
    half = 5.0 if kind == "ladder" else 7.0
    foot_half = half if kind == "ladder" else 3.0
    body = "L".join(
        f"{x + nx * side:.5g} {y + ny * side:.5g}"
        for x, y, side in ((fx, fy, -foot_half), (hx, hy, -half), (hx, hy, half), (fx, fy, foot_half))
    )
    rungs = []
    count = max(int(long / 5), 2)
    for step in range(count + 1):
        share = step / count
        wide = foot_half + (half - foot_half) * share
        x, y = fx + (hx - fx) * share, fy + (hy - fy) * share
        rungs.append(f"M{x - nx * wide:.5g} {y - ny * wide:.5g}L{x + nx * wide:.5g} {y + ny * wide:.5g}")
    levels = f"{_level(terrain, link.foot)}–{_level(terrain, link.head)}"
    tx, ty = levels_at(plan, link)
    return (
        f"<g><title>{escape(told)}</title>"
        f'<path class="f-sheet s-ink" stroke-width="1.6" d="M{body}Z"/>'
        f'<path class="none s-ink" stroke-width="1.3" d="{"".join(rungs)}"/>'
        f'<circle class="f-accent" cx="{fx:.5g}" cy="{fy:.5g}" r="3"/>'
        f'<text class="face number mid halo s-sheet" font-size="11" style="font-size:11px" x="{tx:.5g}" y="{ty:.5g}">'
        f"{levels}</text></g>"
    )


def levels_at(plan: PlanProjection, link: Link) -> tuple[float, float]:
    """Where the two levels of a link are written: just beyond its head."""
    fx, fy, hx, hy = plan.x(link.foot[0]), plan.y(link.foot[1]), plan.x(link.head[0]), plan.y(link.head[1])
    long = max(math.hypot(hx - fx, hy - fy), 1)
    return hx + (hx - fx) / long * 15, hy + (hy - fy) / long * 9 + 4


def _level(terrain: Terrain, place: tuple[int, int, int]) -> str:
    """The ground and a building's lowest floor are 0; a roof or a block's top is an arrow up."""
    surface = terrain.surfaces[place[2]]
    if place[2] == GROUND:
        return "0"
    return "▲" if surface.roof else str(surface.floor)


def _shrunk(outline: Polygon, share: float) -> list[tuple[float, float]]:
    cx = sum(x for x, _ in outline) / len(outline)
    cy = sum(y for _, y in outline) / len(outline)
    return [(cx + (x - cx) * share, cy + (y - cy) * share) for x, y in outline]


class LabelPlacer:
    """Puts names where they hide as little as possible: inside what is wide enough, else beside it."""

    def __init__(self, plan: PlanProjection, terrain: Terrain, taken: list[Box]) -> None:
        self.plan = plan
        self.frame: Box = (plan.left, plan.top, plan.x(terrain.width), plan.y(0))
        self.taken = taken
        self.scenery = [plan.box(element.outline) for element in terrain.elements]
        for link in terrain.links:
            left, top, right, bottom = plan.box((link.foot[:2], link.head[:2]))
            self.taken.append((left - 6, top - 6, right + 6, bottom + 6))
            x, y = levels_at(plan, link)
            self.taken.append((x - 13, y - 10, x + 13, y + 4))

    def draw(self, element: Element, name: str) -> str:
        """The name and the height of an element. Call it once for each, the largest first."""
        height = length(element.height) if element.height else ""
        one = len(f"{name} {height}".rstrip()) * LETTER + 4
        if spot := self._inside(element, len(name) * LETTER + 4, 32 if height else 16):
            return self._two_lines(name, height, *spot)
        if spot := self._inside(element, one, 18):
            return self._line(name, height, spot[0], spot[1] + 4)
        if spot := self._inside(element, 18, one):
            return self._line(name, height, spot[0] + 4, spot[1], turned=True)
        return self._beside(element, name, height, one)

    def _inside(self, element: Element, wide: float, deep: float) -> tuple[float, float] | None:
        """The free spot nearest to the middle of an element where a name of that size lies within its outline."""
        left, top, right, bottom = self.plan.box(element.outline)
        outline = tuple((round(self.plan.x(x)), round(self.plan.y(y))) for x, y in element.outline)
        edge = 4 + STEP * max(element.storeys - 1, 0) if element.kind == Scenery.BUILDING else 0
        half_wide, half_deep = wide / 2 + edge, deep / 2 + edge
        middle, centre = (left + right) / 2, (top + bottom) / 2
        across = int(max(middle - half_wide - left, -1) // STEP)
        down = int(max(centre - half_deep - top, -1) // STEP)
        spots = [
            (middle + dx * STEP, centre + dy * STEP)
            for dx in range(-across, across + 1)
            for dy in range(-down, down + 1)
        ]
        spots.sort(key=lambda spot: (math.hypot(spot[0] - middle, spot[1] - centre), spot))
        for x, y in spots:
            box = (x - wide / 2, y - deep / 2, x + wide / 2, y + deep / 2)
            corners = [(round(x + sx * half_wide), round(y + sy * half_deep)) for sx in (-1, 0, 1) for sy in (-1, 0, 1)]
            if all(where_in(outline, *corner) != OUTSIDE for corner in corners) and not self._hits(box, self.taken):
                self.taken.append(box)
                return x, y
        return None

    def _beside(self, element: Element, name: str, height: str, wide: float) -> str:
        left, top, right, bottom = self.plan.box(element.outline)
        middle, centre = (left + right) / 2, (top + bottom) / 2
        own = (left, top, right, bottom)
        spots = [
            (middle, bottom + 10), (middle, top - 10), (right + wide / 2 + 3, centre), (left - wide / 2 - 3, centre),
            (left + wide / 2, bottom + 10), (right - wide / 2, bottom + 10), (left + wide / 2, top - 10),
            (right - wide / 2, top - 10), (middle, bottom + 24), (middle, top - 24), (right - wide / 2, bottom + 24),
            (left + wide / 2, bottom + 24), (right + wide / 2 + 3, top), (left - wide / 2 - 3, top),
            (right + wide / 2 + 3, bottom), (left - wide / 2 - 3, bottom),
        ]  # fmt: skip
        others = [box for box in self.scenery if box != own]
        best = min(spots, key=lambda spot: (self._cost(spot, wide, others), spots.index(spot)))
        self.taken.append((best[0] - wide / 2, best[1] - 8, best[0] + wide / 2, best[1] + 8))
        return self._line(name, height, best[0], best[1] + 4)

    def _cost(self, spot: tuple[float, float], wide: float, others: list[Box]) -> float:
        """How much of what is there already, or lies beyond the table, a name at this spot would cover."""
        box = (spot[0] - wide / 2, spot[1] - 8, spot[0] + wide / 2, spot[1] + 8)
        beyond = max(self.frame[0] - box[0], 0) + max(box[2] - self.frame[2], 0)
        beyond += max(self.frame[1] - box[1], 0) + max(box[3] - self.frame[3], 0)
        return beyond * 50 + sum(_shared(box, other) * 3 for other in self.taken) + sum(_shared(box, o) for o in others)

    @staticmethod
    def _hits(box: Box, others: list[Box]) -> bool:
        return any(_shared(box, other) > 0 for other in others)

    @staticmethod
    def _two_lines(name: str, height: str, x: float, y: float) -> str:
        first = y - 3 if height else y + 4
        text = f'<text class="tag mid halo s-sheet" x="{x:.5g}" y="{first:.5g}">{escape(name)}</text>'
        if height:
            text += (
                f'<text class="face number mid halo s-sheet" style="font-size:16px" x="{x:.5g}" y="{y + 13:.5g}">'
                f"{height}</text>"
            )
        return text

    @staticmethod
    def _line(name: str, height: str, x: float, y: float, turned: bool = False) -> str:
        turn = f' transform="rotate(-90 {x:.5g} {y:.5g})"' if turned else ""
        number = f' <tspan class="face number">{height}</tspan>' if height else ""
        return f'<text class="tag mid halo s-sheet" x="{x:.5g}" y="{y:.5g}"{turn}>{escape(name)}{number}</text>'


def _shared(first: Box, second: Box) -> float:
    """The area that two boxes have in common."""
    wide = min(first[2], second[2]) - max(first[0], second[0])
    deep = min(first[3], second[3]) - max(first[1], second[1])
    return wide * deep if wide > 0 and deep > 0 else 0.0
