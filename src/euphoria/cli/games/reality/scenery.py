"""Scenery in characters: the grid of cells, which cells an element fills, and the walls of buildings."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from euphoria.cli.terminal.signs import ASCII_SIGNS, Signs
from euphoria.games.reality.geometry.shapes import INSIDE, OUTSIDE, Point, where_in
from euphoria.games.reality.geometry.terrain import INCH, Element, Opening, Panel, Scenery

Cell = tuple[int, int]
"""(column from the left, row from the top)"""

LATTICE = 6 * INCH
"""The distance between the marks on the ground."""
FULL_ENOUGH, WORTH_IT = 0.45, 0.3
"""The part of a cell that an element must fill to be drawn in it; and, for an element too thin for that, the part of
the best filled column or row."""

LONG = 3
"""The fewest cells of a row or column of a thin element that lies between two rows of cells."""


class MapSigns(NamedTuple):
    """The symbols of the map."""

    block: str
    barricade: str
    ruins: str
    rubble: str
    crater: str
    marker: str
    across: str
    down: str
    corners: str
    """The corners of a wall: top left, top right, bottom left, bottom right."""
    slanting: str
    door: str
    window: str
    ladder: str
    up: str
    """Stands before a height."""
    lattice: str
    fallen: str
    fights: str
    prone: str
    goal: str
    line: str
    drum: str
    active: str
    """Stand left and right of the figure that the question is about."""


UNICODE_MAP_SIGNS = MapSigns(
    "▓", "≡", "∴", "░", "~", "!", "═", "║", "╔╗╚╝", "╬", "/", ":", "‡", "↑", "+", "†", "×", "_", "·", "•", "@", "‹›"
)
ASCII_MAP_SIGNS = MapSigns(
    "#", "=", "%", ",", "~", "!", "-", "|", "....", "*", "/", ":", '"', "^", "+", "x", "*", "_", ".", "*", "@", "()"
)
KINDS = {
    Scenery.BLOCK: "block", Scenery.BARRICADE: "barricade", Scenery.RUINS: "ruins", Scenery.RUBBLE: "rubble",
    Scenery.CRATER: "crater", Scenery.MARKER: "marker",
}  # fmt: skip


def map_signs(signs: Signs) -> MapSigns:
    return ASCII_MAP_SIGNS if signs == ASCII_SIGNS else UNICODE_MAP_SIGNS


class MapGrid(NamedTuple):
    """The table divided into cells that are twice as deep as wide, like characters. Lengths are in quarter inches."""

    width: int
    depth: int
    cell: int
    """The width of a cell."""

    @property
    def tall(self) -> int:
        return 2 * self.cell

    @property
    def columns(self) -> int:
        return -(-self.width // self.cell)

    @property
    def rows(self) -> int:
        return -(-self.depth // self.tall)

    def at(self, x: int, y: int) -> Cell:
        """The cell of a point. North, where y is greatest, is the top row."""
        column, row = min(x // self.cell, self.columns - 1), min(y // self.tall, self.rows - 1)
        return max(0, column), self.rows - 1 - max(0, row)

    def south_of(self, row: int) -> int:
        """The y coordinate of the southern edge of a row."""
        return (self.rows - 1 - row) * self.tall


@lru_cache(maxsize=256)
def covered(element: Element, grid: MapGrid) -> frozenset[Cell]:
    """The cells that an element fills; if it is too thin to fill any, the fullest of each column or row."""
    xs, ys = [x for x, _ in element.outline], [y for _, y in element.outline]
    filled: dict[Cell, int] = {}
    for x in range(min(xs), max(xs)):
        for y in range(min(ys), max(ys)):
            if _holds(element, x, y):
                cell = grid.at(x, y)
                filled[cell] = filled.get(cell, 0) + 1
    whole = grid.cell * grid.tall
    found = {cell for cell, count in filled.items() if count >= FULL_ENOUGH * whole}
    for axis in (0, 1):
        lines: dict[int, list[Cell]] = {}
        for cell in filled:
            lines.setdefault(cell[axis], []).append(cell)
        most = max((sum(filled[cell] for cell in line) for line in lines.values()), default=0)
        for line in lines.values():
            if found.intersection(line) or sum(filled[cell] for cell in line) < WORTH_IT * most:
                continue
            # An element between two rows of cells is drawn in one of them only.
            if len(line) < LONG or not all(found.intersection(_beside(cell, axis)) for cell in line):
                found.add(max(line, key=lambda cell: filled[cell]))
    return frozenset(found)


def _beside(cell: Cell, axis: int) -> list[Cell]:
    """The two neighbours of a cell along this axis."""
    column, row = cell
    return [(column - 1, row), (column + 1, row)] if axis == 0 else [(column, row - 1), (column, row + 1)]


def _holds(element: Element, x: int, y: int) -> bool:
    """Whether the centre of the quarter inch square at (x, y) is in the element. Lengths are doubled to be integers."""
    doubled = tuple((2 * ax, 2 * ay) for ax, ay in element.outline)
    return where_in(doubled, 2 * x + 1, 2 * y + 1) != OUTSIDE


@lru_cache(maxsize=256)
def walls(element: Element, grid: MapGrid, z: int) -> dict[Cell, tuple[Opening, Point]]:
    """The cells of a building's outer wall at this height: what is in each (wall, door, window), and its direction."""
    counts: dict[Cell, dict[tuple[Opening, Point], int]] = {}
    for panel in element.panels:
        if panel.bottom <= z < panel.top:
            run = (abs(panel.bx - panel.ax), abs(panel.by - panel.ay))
            for x, y in _along(element, panel):
                here = counts.setdefault(grid.at(x, y), {})
                here[panel.opening, run] = here.get((panel.opening, run), 0) + 1
    found = {}
    for cell, kinds in counts.items():
        opening = max(kinds, key=lambda kind: (kinds[kind], kind[0] != Opening.WALL))[0]
        runs = {run for _, run in kinds}
        dx, dy = max(run[0] for run in runs), max(run[1] for run in runs)
        corner = any(not run[0] for run in runs) and any(not run[1] for run in runs)
        if corner and any(kind == Opening.WALL for kind, _ in kinds):
            opening = Opening.WALL
        found[cell] = (opening, (dx, dy))
    return found


def _along(element: Element, panel: Panel) -> list[Point]:
    """Points along a wall panel, moved half a quarter inch into the building."""
    dx, dy = panel.bx - panel.ax, panel.by - panel.ay
    steps = max(abs(dx), abs(dy))
    found = []
    for step in range(steps):
        x, y = panel.ax + dx * (2 * step + 1) / (2 * steps), panel.ay + dy * (2 * step + 1) / (2 * steps)
        for side in (1, -1):
            nx, ny = (-dy * side) / steps, (dx * side) / steps
            doubled = tuple((4 * ax, 4 * ay) for ax, ay in element.outline)
            if where_in(doubled, round(4 * x + 2 * nx), round(4 * y + 2 * ny)) == INSIDE:
                found.append((int(x + nx / 2), int(y + ny / 2)))
                break
    return found


def wall_sign(cells: dict[Cell, tuple[Opening, Point]], cell: Cell, signs: MapSigns) -> str:
    opening, (dx, dy) = cells[cell]
    if opening == Opening.DOOR:
        return signs.door
    if opening == Opening.WINDOW:
        return signs.window
    if dx and not dy:
        return signs.across
    if dy and not dx:
        return signs.down
    column, row = cell
    left, right = (column - 1, row) in cells, (column + 1, row) in cells
    above, below = (column, row - 1) in cells, (column, row + 1) in cells
    if left != right and above != below:
        return signs.corners[(0 if right else 1) + (0 if below else 2)]
    return signs.across if left and right else signs.slanting
