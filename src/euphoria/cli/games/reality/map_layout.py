"""How the map and the figures share the screen: the largest map that fits whole, else a window on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from euphoria.cli.games.reality.figure_panel import columns, headline, panel
from euphoria.cli.games.reality.scene import TableScene, on_table
from euphoria.cli.games.reality.scenery import MapGrid
from euphoria.cli.games.reality.table_map import AXIS, MapWindow, Marks, draw
from euphoria.cli.terminal.frames import Lines, fit
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.rules.sequence import setup

WIDTHS = (2, 3, 4)
"""Quarter inches to a column, from the largest map to the smallest that is drawn where there is room for it all."""
SMALLER = (4, 5, 6, 8)
"""And where there is not."""
PANEL, NARROW_PANEL = 29, 19
FRAME = 2
"""Lines above and below the map."""
LEAST_ROWS, ENOUGH = 9, 0.5
"""A window shows so much of the depth, or a smaller map is drawn."""


class MapLayout(NamedTuple):
    cell: int
    rows: int
    beside: bool
    """Whether the figures stand at the right of the map, not below it."""


def grid_of(scene: TableScene, cell: int) -> MapGrid:
    return MapGrid(scene.state.terrain.width, scene.state.terrain.depth, cell)


def choose(scene: TableScene) -> MapLayout:
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
    """So many rows, about whoever is asked about; before that, about one's own edge."""
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


def spread(scene: TableScene, marks: Marks, line: Sequence[Place] = ()) -> Lines:
    layout = choose(scene)
    drawn = draw(scene, layout.cell, marks, line)
    lines = drawn.lines(window(scene, layout))
    if not layout.beside:
        return [headline(scene), *lines, *columns(scene, scene.context.width)]
    wide = AXIS + drawn.grid.columns
    room = scene.context.width - wide - 1
    said = panel(scene, room, len(lines))
    said += [Text()] * (len(lines) - len(said))
    return [
        headline(scene),
        *(Text.assemble(fit(left, wide, scene.context), " ", right) for left, right in zip(lines, said, strict=True)),
    ]
