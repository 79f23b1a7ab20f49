"""Places the map and the figures on the screen: the largest map that fits, else a window on a part of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from euphoria.cli.games.reality.figure_panel import columns, headline, panel
from euphoria.cli.games.reality.scene import TableScene, on_table
from euphoria.cli.games.reality.scenery import MapGrid
from euphoria.cli.games.reality.table_map import AXIS, MapWindow, Marks, draw_map
from euphoria.cli.terminal.frames import Lines, fit
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.rules.sequence import setup

WIDTHS = (2, 3, 4)
"""Quarter inches per column of maps that are shown completely, from the largest map to the smallest."""
SMALLER = (4, 5, 6, 8)
"""Quarter inches per column of maps of which a window is shown."""
PANEL, NARROW_PANEL = 29, 19
"""The width of the figures beside the map."""
FRAME = 2
"""The lines above and below the map."""
LEAST_ROWS, ENOUGH = 9, 0.5
"""The fewest rows of a window, and the part of the rows that it shows unless it is of the smallest map."""


class MapLayout(NamedTuple):
    """The scale and the rows of the map, and where the figures are."""

    cell: int
    rows: int
    beside: bool
    """Whether the figures are at the right of the map, not below it."""


def grid_of(scene: TableScene, cell: int) -> MapGrid:
    return MapGrid(scene.state.terrain.width, scene.state.terrain.depth, cell)


def choose_layout(scene: TableScene) -> MapLayout:
    width, height = scene.context.width, scene.context.height
    below = len(columns(scene, width))
    for cell in WIDTHS:
        grid = grid_of(scene, cell)
        if grid.rows + FRAME <= height and AXIS + grid.columns + 1 + PANEL <= width:
            return MapLayout(cell, grid.rows, True)
        if grid.rows + FRAME + below <= height and AXIS + grid.columns <= width:
            return MapLayout(cell, grid.rows, False)
    rows = max(LEAST_ROWS, height - FRAME)
    for cell in SMALLER:
        grid = grid_of(scene, cell)
        fits = AXIS + grid.columns + 1 + NARROW_PANEL <= width
        if fits and (rows >= ENOUGH * grid.rows or cell == SMALLER[-1]):
            break
    return MapLayout(cell, min(rows, grid.rows), True)


def window(scene: TableScene, layout: MapLayout) -> MapWindow:
    """The rows around the figure that the question is about; during the setup, those at the viewer's edge."""
    grid = grid_of(scene, layout.cell)
    focus = scene.focus()
    middle = grid.rows // 2
    if focus >= 0 and on_table(scene.figures[focus]):
        figure = scene.figures[focus]
        middle = grid.at(figure["x"], figure["y"])[1]
    elif scene.seat is not None and scene.view["phase"] == "setup" and scene.figures:
        middle = grid.rows if setup.edge_of(scene.state, scene.seat) == 0 else 0
    top = min(max(0, middle - layout.rows // 2), grid.rows - layout.rows)
    return MapWindow(top, layout.rows)


def map_and_figures(scene: TableScene, marks: Marks, line: Sequence[Place] = ()) -> Lines:
    layout = choose_layout(scene)
    drawn = draw_map(scene, layout.cell, marks, line)
    lines = drawn.lines(window(scene, layout))
    if not layout.beside:
        return [headline(scene), *lines, *columns(scene, scene.context.width)]
    wide = AXIS + drawn.grid.columns
    room = scene.context.width - wide - 1
    figures = panel(scene, room, len(lines))
    figures += [Text()] * (len(lines) - len(figures))
    return [
        headline(scene),
        *(
            Text.assemble(fit(left, wide, scene.context), " ", right)
            for left, right in zip(lines, figures, strict=True)
        ),
    ]
