"""Draws scenery from above, as SVG: outlines with their patterns, walls with doors and windows, ladders."""

from __future__ import annotations

import math
from typing import NamedTuple
from xml.sax.saxutils import escape

from euphoria.games.reality.geometry.shapes import Point, Polygon
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
"""Pixels in an inch."""
QUARTER = SCALE / INCH
STEP = 5
"""By how many pixels the walls of a storey are drawn inside those of the storey below."""

Box = tuple[float, float, float, float]
"""Left, top, right, bottom, in pixels."""


class PlanProjection(NamedTuple):
    """Maps table coordinates to pixels. The first player's edge is at the bottom."""

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


def draw_element(plan: PlanProjection, element: Element, prefix: str, tooltip: str) -> str:
    """One element; `tooltip` is shown when the pointer rests on it."""
    outline = plan.path(element.outline)
    kind = element.kind
    fill = f'fill="url(#{prefix}-{kind.name.lower()})"'
    parts = [f"<g><title>{escape(tooltip)}</title>"]
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
    """A panel of a wall. Each storey is drawn inside the one below it."""
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
    """A point of the outline moved inwards; a corner moves along its bisector, so that walls still meet."""
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


def draw_link(plan: PlanProjection, terrain: Terrain, link: Link, kind: str, tooltip: str) -> str:
    """A ladder with rungs, or stairs that widen towards the head, and the two levels that they join."""
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
        f"<g><title>{escape(tooltip)}</title>"
        f'<path class="f-sheet s-ink" stroke-width="1.6" d="M{body}Z"/>'
        f'<path class="none s-ink" stroke-width="1.3" d="{"".join(rungs)}"/>'
        f'<circle class="f-accent" cx="{fx:.5g}" cy="{fy:.5g}" r="3"/>'
        f'<text class="face number mid halo s-sheet" font-size="11" style="font-size:11px" x="{tx:.5g}" y="{ty:.5g}">'
        f"{levels}</text></g>"
    )


def levels_at(plan: PlanProjection, link: Link) -> tuple[float, float]:
    """The position of the text with the two levels of a link: just beyond its head."""
    fx, fy, hx, hy = plan.x(link.foot[0]), plan.y(link.foot[1]), plan.x(link.head[0]), plan.y(link.head[1])
    long = max(math.hypot(hx - fx, hy - fy), 1)
    return hx + (hx - fx) / long * 15, hy + (hy - fy) / long * 9 + 4


def _level(terrain: Terrain, place: tuple[int, int, int]) -> str:
    """The label of a level: 0 for the ground and a building's lowest floor, an arrow for a roof or a block's top."""
    surface = terrain.surfaces[place[2]]
    if place[2] == GROUND:
        return "0"
    return "▲" if surface.roof else str(surface.floor)


def _shrunk(outline: Polygon, share: float) -> list[tuple[float, float]]:
    cx = sum(x for x, _ in outline) / len(outline)
    cy = sum(y for _, y in outline) / len(outline)
    return [(cx + (x - cx) * share, cy + (y - cy) * share) for x, y in outline]
