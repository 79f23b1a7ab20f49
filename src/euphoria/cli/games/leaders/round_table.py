"""The table from above, for large windows: the viewer at the bottom, the others around, the guns in the middle."""

from __future__ import annotations

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from euphoria.cli.games.leaders.recruit_cards import large
from euphoria.cli.games.leaders.table_parts import Player, centre, claim, gun, hand, headline, name
from euphoria.cli.terminal.game_display import View
from euphoria.cli.terminal.screen import DrawingContext

WIDTH, HEIGHT = 78, 20
"""The least size of the picture."""

CELL, LINES = 26, 4
"""The least width of a seat, and its height without the frame."""

# The cells of a grid of three by three, clockwise from the bottom, and the cells of the seats by their number.
BOTTOM, BOTTOM_LEFT, LEFT, TOP_LEFT, TOP, TOP_RIGHT, RIGHT, BOTTOM_RIGHT = 7, 6, 3, 0, 1, 2, 5, 8
MIDDLE = 4
AROUND = {
    4: (BOTTOM, LEFT, TOP, RIGHT),
    5: (BOTTOM, LEFT, TOP_LEFT, TOP_RIGHT, RIGHT),
    6: (BOTTOM, LEFT, TOP_LEFT, TOP, TOP_RIGHT, RIGHT),
    7: (BOTTOM, BOTTOM_LEFT, LEFT, TOP_LEFT, TOP_RIGHT, RIGHT, BOTTOM_RIGHT),
    8: (BOTTOM, BOTTOM_LEFT, LEFT, TOP_LEFT, TOP, TOP_RIGHT, RIGHT, BOTTOM_RIGHT),
}


def fits(context: DrawingContext) -> bool:
    return context.height >= HEIGHT and context.width >= WIDTH


def picture(view: View, cards: list[str], context: DrawingContext) -> RenderableType:
    cells: list[RenderableType] = [""] * 9
    first = view["seat"] or 0
    for step, cell in enumerate(AROUND[view["seats"]]):
        player = view["players"][(first + step) % view["seats"]]
        cells[cell] = seat(view, player, context)
    cells[MIDDLE] = middle(view, context)
    grid = Table.grid()
    for _ in range(3):
        grid.add_column(width=cell_width(context))
    for row in range(0, 9, 3):
        grid.add_row(*cells[row : row + 3])
    parts: list[RenderableType] = [headline(view, context), grid]
    if view["you"]:
        parts.append(Text.assemble("  ", hand(view, cards, context)))
    return Group(*parts)


def cell_width(context: DrawingContext) -> int:
    """One column wider where the window has room."""
    return CELL + 1 if context.width > 3 * CELL + 2 else CELL


def seat(view: View, player: Player, context: DrawingContext) -> Panel:
    """A player's recruits, gun and number of artifacts; the frame is heavy on their turn."""
    papers = [large(recruit, context) for recruit in player["recruits"]]
    lines = [Text(" ").join(paper[line] for paper in papers) for line in range(3)]
    held = Text(context.say("cli-leaders-holds", count=player["hand"]), "quiet")
    status = gun(view, player, context)
    status.truncate(23 - held.cell_len - 1, overflow="ellipsis")
    status.pad_right(23 - status.cell_len - held.cell_len)
    active = player["seat"] == view["active"]
    return Panel(
        Group(*lines, Text.assemble(status, held)),
        box=box.HEAVY if active else box.ROUNDED,
        border_style="accent" if active else "back",
        title=name(view, player, context),
        title_align="left",
        subtitle=_bordered(claim(view, player, context)),
        subtitle_align="right",
        padding=(0, 0, 0, 1),
        width=cell_width(context),
    )


def middle(view: View, context: DrawingContext) -> RenderableType:
    lines = centre(view, context)
    filler = [Text()] * ((LINES + 2 - len(lines) + 1) // 2)
    return Align.center(Group(*filler, *[Align.center(line) for line in lines]))


def _bordered(text: Text) -> Text | None:
    return Text.assemble(" ", text, " ") if text else None
