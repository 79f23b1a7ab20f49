"""The map: scenery, platforms, figures, and the places that can be chosen, in characters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from rich.text import Text

from euphoria.cli.games.reality.scene import Figure, TableScene, is_down, letters, on_table, style_of
from euphoria.cli.games.reality.scenery import (
    KINDS,
    LATTICE,
    Cell,
    MapGrid,
    MapSigns,
    covered,
    map_signs,
    wall_sign,
    walls,
)
from euphoria.cli.terminal.signs import ASCII_SIGNS
from euphoria.games.reality.geometry.terrain import INCH, Element, Place, Scenery
from euphoria.games.reality.tables.placement import PLATFORM

AXIS = 3
"""The columns of the scale at the left; the one below takes one line."""
MOST_DIGIT = 9
PARTS = ("", "¼", "½", "¾")
RAISED = {3: "³", 6: "⁶", 9: "⁹", 2: "²", 4: "⁴", 5: "⁵", 1: "¹", 7: "⁷", 8: "⁸"}

Marks = Mapping[Place, int]
"""Places that can be chosen, with their cost in AP; 0 if they cost nothing."""


class MapWindow(NamedTuple):
    """The rows of the grid that are shown."""

    top: int
    rows: int


def height(quarters: int, plain: bool) -> str:
    """A height of quarter inches in inches."""
    if plain:
        return f"{quarters / INCH:g}"
    return f"{quarters // INCH or ''}{PARTS[quarters % INCH]}" or "0"


class TableMap:
    """The cells of the map, drawn in layers. Figures are drawn last, each in a cell of its own."""

    def __init__(self, scene: TableScene, cell: int) -> None:
        terrain = scene.state.terrain
        self.scene = scene
        self.grid = MapGrid(terrain.width, terrain.depth, cell)
        self.signs: MapSigns = map_signs(scene.context.signs)
        self.plain = scene.context.signs == ASCII_SIGNS
        self.cells: dict[Cell, tuple[str, str]] = {}
        self.walls: set[Cell] = set()
        self.scenery: set[Cell] = set()
        """The cells of scenery that a figure can stand on or in: marks there are underlined."""
        self.taken: set[Cell] = set()
        self.letters = letters(scene.figures)

    def put(self, cell: Cell, sign: str, style: str = "") -> None:
        if 0 <= cell[0] < self.grid.columns and 0 <= cell[1] < self.grid.rows:
            self.cells[cell] = (sign, style)

    # Scenery.

    def draw_ground(self) -> None:
        grid = self.grid
        for x in range(LATTICE, grid.width, LATTICE):
            for y in range(LATTICE, grid.depth, LATTICE):
                self.put(grid.at(x, y), self.signs.lattice, "back")
        elements = [element for _, element in self.scene.state.terrain.present()]
        for element in sorted(elements, key=lambda one: one.kind == Scenery.BUILDING):
            if element.kind == Scenery.BUILDING:
                self.draw_building(element)
            else:
                sign = getattr(self.signs, KINDS[element.kind])
                cells = set(covered(element, grid))
                for cell in cells:
                    self.put(cell, sign, "quiet")
                self.scenery |= cells
                self.write_height(element, cells)
        for link in self.scene.state.terrain.links:
            for x, y, _ in link:
                self.put(grid.at(x, y), self.signs.ladder, "bold")

    def draw_building(self, element: Element) -> None:
        """The storey of the figure that the question is about, if it is in this building, else the ground floor."""
        cells = walls(element, self.grid, self.storey(element))
        inside = covered(element, self.grid) - cells.keys()
        for cell in inside:
            self.put(cell, " ")
        for cell in cells:
            self.put(cell, wall_sign(cells, cell, self.signs), "name")
            self.walls.add(cell)
        self.write_height(element, set(inside))

    def storey(self, element: Element) -> int:
        """The height of the storey that is drawn."""
        focus, state = self.scene.focus(), self.scene.state
        if focus >= 0 and on_table(self.scene.figures[focus]):
            surface = state.terrain.surfaces[state.on[focus]]
            if surface.element >= 0 and state.terrain.elements[surface.element] is element and not surface.roof:
                return surface.z
        return 0

    def write_height(self, element: Element, free: set[Cell]) -> None:
        """Write the height in the middle of an element, if it has room for it."""
        text = self.signs.up + height(element.height, self.plain)
        if not element.height or len(free) < 2 * len(text):
            return
        rows = sorted({row for _, row in free})
        for row in sorted(rows, key=lambda row: abs(row - rows[len(rows) // 2])):
            columns = sorted(column for column, its in free if its == row)
            if columns and len(columns) >= len(text) and columns[-1] - columns[0] + 1 == len(columns):
                first = columns[0] + (len(columns) - len(text)) // 2
                for number, sign in enumerate(text):
                    self.put((first + number, row), sign, "quiet")
                return

    def draw_platforms(self) -> None:
        for player in self.scene.view["players"]:
            if player["platform"] is None:
                continue
            x, y = player["platform"]
            (left, bottom), (right, top) = self.grid.at(x, y), self.grid.at(x + PLATFORM - 1, y + PLATFORM - 1)
            for row in range(top, bottom + 1):
                self.put((left, row), "[", f"seat-{player['seat']}")
                self.put((right, row), "]", f"seat-{player['seat']}")

    # Goals and lines.

    def draw_marks(self, marks: Marks) -> None:
        """Costs as digits; a dot where there is nothing to pay or where it is more than a digit says."""
        best: dict[Cell, int] = {}
        for (x, y, _), cost in marks.items():
            cell = self.grid.at(x, y)
            if cell not in self.walls:
                best[cell] = min(cost, best.get(cell, cost))
        for cell, cost in best.items():
            sign = str(cost) if 0 < cost <= MOST_DIGIT else self.signs.goal
            self.put(cell, sign, "good underline" if cell in self.scenery else "good")

    def draw_line(self, start: Place, end: Place) -> None:
        """A straight line between two places, cell by cell."""
        steps = 4 * max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
        for step in range(steps + 1):
            x = start[0] + (end[0] - start[0]) * step / steps
            y = start[1] + (end[1] - start[1]) * step / steps
            self.put(self.grid.at(int(x), int(y)), self.signs.line, "accent")

    # Figures and things.

    def draw_figures(self) -> None:
        for number, drum in enumerate(self.scene.view["drums"]):
            if drum["carrier"] is None:
                cell = self.free_cell(self.grid.at(drum["x"], drum["y"]))
                self.put(cell, self.signs.drum, "accent")
                self.taken.add(cell)
                self.mark(cell, str(number + 1), "accent")
        figures = [(number, one) for number, one in enumerate(self.scene.figures) if on_table(one)]
        at = {}
        # The figure that the question is about is drawn exactly where it stands; fallen ones are moved first.
        for number, figure in sorted(figures, key=lambda pair: (pair[0] != self.scene.focus(), is_down(pair[1]))):
            at[number] = cell = self.free_cell(self.grid.at(figure["x"], figure["y"]))
            self.put(cell, self.letters[number], style_of(figure))
            self.taken.add(cell)
        for number, figure in figures:
            if sign := self.sign_of(figure):
                self.mark(at[number], sign, style_of(figure))
        focus = self.scene.focus()
        if focus in at:
            column, row = at[focus]
            for step, sign in zip((-1, 1), self.signs.active, strict=True):
                if (column + step, row) not in self.taken:
                    self.put((column + step, row), sign, "accent")

    def free_cell(self, cell: Cell) -> Cell:
        """This cell, or the nearest one without a figure."""
        column, row = cell
        around = sorted(
            ((column + dx, row + dy) for dx in range(-4, 5) for dy in range(-2, 3)),
            key=lambda other: ((other[0] - column) ** 2 + 4 * (other[1] - row) ** 2, other),
        )
        for other in around:
            inside = 0 <= other[0] < self.grid.columns and 0 <= other[1] < self.grid.rows
            if inside and other not in self.taken:
                return other
        return cell

    def mark(self, cell: Cell, sign: str, style: str) -> None:
        """Draw a sign at the right of a figure or drum, if that cell is free."""
        beside = (cell[0] + 1, cell[1])
        if beside not in self.taken and beside[0] < self.grid.columns:
            self.put(beside, sign, style)
            self.taken.add(beside)

    def sign_of(self, figure: Figure) -> str:
        """The most important state of a figure."""
        if is_down(figure):
            return self.signs.fallen
        if "prone" in figure["state"]:
            return self.signs.prone
        if figure["fight"] is not None:
            return self.signs.fights
        z = self.scene.state.terrain.surfaces[figure["surface"]].z
        if not z:
            return ""
        return "^" if self.plain else RAISED.get(z // INCH, "^")

    # Lines of the map.

    def lines(self, window: MapWindow) -> list[Text]:
        """The rows of the window, with scales in inches at the left and below."""
        made = []
        for row in range(window.top, window.top + window.rows):
            south = self.grid.south_of(row)
            here = [y for y in range(0, self.grid.depth + 1, LATTICE) if south <= y < south + self.grid.tall]
            line = Text(f"{here[0] // INCH if here else '':>2}{self.beyond(row, window)}", "quiet")
            for column in range(self.grid.columns):
                sign, style = self.cells.get((column, row), (" ", ""))
                line.append(sign, style or None)
            made.append(line)
        made.append(self.scale())
        return made

    def beyond(self, row: int, window: MapWindow) -> str:
        """An arrow at the first and the last row if the table goes on beyond them."""
        if row == window.top > 0:
            return "^" if self.plain else "↑"
        last = window.top + window.rows - 1
        return ("v" if self.plain else "↓") if row == last < self.grid.rows - 1 else " "

    def scale(self) -> Text:
        signs = [" "] * (AXIS + self.grid.columns)
        for x in range(0, self.grid.width, LATTICE):
            for number, digit in enumerate(str(x // INCH)):
                at = AXIS + x // self.grid.cell + number
                if at < len(signs):
                    signs[at] = digit
        return Text("".join(signs), "quiet")


def draw_map(scene: TableScene, cell: int, marks: Marks, line: Sequence[Place] = ()) -> TableMap:
    drawn = TableMap(scene, cell)
    drawn.draw_ground()
    drawn.draw_platforms()
    drawn.draw_marks(marks)
    for start, end in pairwise(line):
        drawn.draw_line(start, end)
    drawn.draw_figures()
    return drawn
