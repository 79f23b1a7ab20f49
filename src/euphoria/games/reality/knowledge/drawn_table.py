"""The table as pictures: scenery, exit platforms, and the edge of a seat. Drawn once and kept with the terrain."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, cast

from euphoria.games.reality.geometry.shapes import INSIDE, Point, Polygon, box_of, where_in
from euphoria.games.reality.geometry.terrain import GROUND, INCH, Element, Opening, Scenery, Terrain
from euphoria.games.reality.knowledge.observation_layout import HIGH
from euphoria.games.reality.knowledge.planes_layout import channel, planes_of
from euphoria.games.reality.knowledge.view import has_sides
from euphoria.games.reality.state import Show
from euphoria.games.reality.tables.placement import PLATFORM_ZONE, square

KEPT: Final = 16
"""How many pictures are kept for a table; then all are forgotten."""
COVERED_BY: Final = {
    Scenery.BARRICADE: channel("low"),
    Scenery.MARKER: channel("low"),
    Scenery.BLOCK: channel("block"),
    Scenery.RUINS: channel("veil"),
    Scenery.RUBBLE: channel("veil"),
    Scenery.CRATER: channel("crater"),
    Scenery.BUILDING: channel("building"),
}
PANELS: Final = {
    Opening.WALL: channel("wall"),
    Opening.DOOR: channel("door"),
    Opening.WINDOW: channel("window"),
}
Cover = list[tuple[int, float]]
"""Cells, and the part of each that is covered."""


class DrawnTable:
    """The pictures of a table with everything that does not move, as one seat has them."""

    def __init__(self, terrain: Terrain, platforms: tuple[Point, Point], edge: int) -> None:
        planes = planes_of(terrain)
        self.width = planes.width
        self.area = planes.width * planes.height
        self._covered = covered(terrain)
        self._gone = terrain.gone
        numbers = drawn_scenery(terrain)[:]
        for name, (x, y) in zip(("own platform", "rival's platform"), platforms, strict=True):
            if x >= 0:
                for cell, part in cover_of(square(x, y), self.width):
                    numbers[channel(name) * self.area + cell] = part
        if edge >= 0:
            strip = PLATFORM_ZONE // INCH * self.width
            first = channel("own zone") * self.area + (0 if edge == 0 else self.area - strip)
            numbers[first : first + strip] = array("f", [1.0]) * strip
        self.numbers = memoryview(numbers)

    def charged(self, element: int) -> Cover:
        """The cells of an element on which charges sit; none where it is gone."""
        return [] if element < 0 or self._gone >> element & 1 else self._covered[element]


def drawn_table(state: Show, seat: int) -> DrawnTable:
    kept = cast("dict[Any, DrawnTable]", state.terrain.cache.setdefault("drawn tables", {}))
    edge = int(state.team_of_side != seat) if has_sides(state) else -1
    platforms = state.platforms[seat], state.platforms[1 - seat]
    found = kept.get((platforms, edge))
    if found is None:
        if len(kept) >= KEPT:
            kept.clear()
        found = kept[platforms, edge] = DrawnTable(state.terrain, platforms, edge)
    return found


def drawn_scenery(terrain: Terrain) -> array[float]:
    """All pictures with nothing but scenery. Kept with the terrain."""
    if "drawn scenery" not in terrain.cache:
        terrain.cache["drawn scenery"] = _draw(terrain)
    return cast("array[float]", terrain.cache["drawn scenery"])


def _draw(terrain: Terrain) -> array[float]:
    planes = planes_of(terrain)
    width = planes.width
    area = width * planes.height
    out = array("f", bytes(4 * planes.size))
    height, room = channel("height") * area, channel("room") * area
    for row in range(planes.height):
        for column in range(width):
            if terrain.stands((INCH * column + 2, INCH * row + 2, GROUND)):
                out[room + row * width + column] = 1.0
    for number, element in terrain.present():
        first = COVERED_BY[element.kind] * area
        for cell, part in covered(terrain)[number]:
            out[first + cell] = min(1.0, out[first + cell] + part)
            out[height + cell] = max(out[height + cell], element.height * HIGH)
        for opening, cell in beside_panels(element, width):
            out[PANELS[opening] * area + cell] = 1.0
    for link in terrain.links:
        for x, y, _ in link:
            out[channel("link") * area + y // INCH * width + x // INCH] = 1.0
    return out


def covered(terrain: Terrain) -> list[Cover]:
    """By element, removed ones too: the cells that it covers. Worked out once for a table."""
    if "covered cells" not in terrain.shared:
        width = planes_of(terrain).width
        terrain.shared["covered cells"] = [cover_of(element.outline, width) for element in terrain.elements]
    return cast("list[Cover]", terrain.shared["covered cells"])


@lru_cache(maxsize=1024)
def cover_of(outline: Polygon, width: int) -> Cover:
    """The cells that a polygon covers, by the sixteen quarter squares of each whose middle is in it."""
    doubled = tuple([(2 * x, 2 * y) for x, y in outline])
    left, low, right, high = box_of(outline)
    parts: dict[int, int] = {}
    for y in range(low, high):
        for x in range(left, right):
            if where_in(doubled, 2 * x + 1, 2 * y + 1) == INSIDE:
                cell = y // INCH * width + x // INCH
                parts[cell] = parts.get(cell, 0) + 1
    return [(cell, count / INCH**2) for cell, count in parts.items()]


def beside_panels(element: Element, width: int) -> Iterator[tuple[Opening, int]]:
    """What the walls of a building's ground floor are, with the cells inside along them."""
    doubled = tuple([(2 * x, 2 * y) for x, y in element.outline])
    for panel in element.panels:
        if panel.bottom:
            continue
        dx, dy = panel.bx - panel.ax, panel.by - panel.ay
        steps = max(abs(dx), abs(dy))
        for step in range(steps):
            x, y = 2 * panel.ax + dx * (2 * step + 1) // steps, 2 * panel.ay + dy * (2 * step + 1) // steps
            for aside in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
                if where_in(doubled, x + aside[0], y + aside[1]) == INSIDE:
                    yield panel.opening, (y + aside[1]) // (2 * INCH) * width + (x + aside[0]) // (2 * INCH)
                    break
