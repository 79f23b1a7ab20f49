"""The table of `leaders` from above: you sit at the bottom, the others around, the guns lie in the middle."""

from __future__ import annotations

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from euphoria.cli.games.leaders.papers import large
from euphoria.cli.games.leaders.seat import Player, centre, claim, gun, hand, headline, name
from euphoria.cli.terminal.board import View
from euphoria.cli.terminal.screen import Look

WIDTH, HEIGHT = 78, 20
"""What it needs."""

CELL, LINES = 26, 4
"""How wide a seat is at least, and how high inside its frame."""

# The cells of a three by three grid around its middle, clockwise from the bottom: where each seat sits.
BOTTOM, BOTTOM_LEFT, LEFT, TOP_LEFT, TOP, TOP_RIGHT, RIGHT, BOTTOM_RIGHT = 7, 6, 3, 0, 1, 2, 5, 8
MIDDLE = 4
AROUND = {
    4: (BOTTOM, LEFT, TOP, RIGHT),
    5: (BOTTOM, LEFT, TOP_LEFT, TOP_RIGHT, RIGHT),
    6: (BOTTOM, LEFT, TOP_LEFT, TOP, TOP_RIGHT, RIGHT),
    7: (BOTTOM, BOTTOM_LEFT, LEFT, TOP_LEFT, TOP_RIGHT, RIGHT, BOTTOM_RIGHT),
    8: (BOTTOM, BOTTOM_LEFT, LEFT, TOP_LEFT, TOP, TOP_RIGHT, RIGHT, BOTTOM_RIGHT),
}


def fits(look: Look) -> bool:
    return look.height >= HEIGHT and look.width >= WIDTH


def picture(view: View, cards: list[str], look: Look) -> RenderableType:
    cells: list[RenderableType] = [""] * 9
    first = view["seat"] or 0
    for step, cell in enumerate(AROUND[view["seats"]]):
        player = view["players"][(first + step) % view["seats"]]
        cells[cell] = seat(view, player, look)
    cells[MIDDLE] = middle(view, look)
    grid = Table.grid()
    for _ in range(3):
        grid.add_column(width=cell_width(look))
    for row in range(0, 9, 3):
        grid.add_row(*cells[row : row + 3])
    parts: list[RenderableType] = [headline(view, look), grid]
    if view["you"]:
        parts.append(Text.assemble("  ", hand(view, cards, look)))
    return Group(*parts)


def cell_width(look: Look) -> int:
    """A little air where there is some."""
    return CELL + 1 if look.width > 3 * CELL + 2 else CELL


def seat(view: View, player: Player, look: Look) -> Panel:
    """A player's place at the table, with the lamp on if it is their turn."""
    papers = [large(recruit, look) for recruit in player["recruits"]]
    lines = [Text(" ").join(paper[line] for paper in papers) for line in range(3)]
    held = Text(look.say("cli-leaders-holds", count=player["hand"]), "quiet")
    status = gun(view, player, look)
    status.truncate(23 - held.cell_len - 1, overflow="ellipsis")
    status.pad_right(23 - status.cell_len - held.cell_len)
    active = player["seat"] == view["active"]
    return Panel(
        Group(*lines, Text.assemble(status, held)),
        box=box.HEAVY if active else box.ROUNDED,
        border_style="accent" if active else "back",
        title=name(view, player, look),
        title_align="left",
        subtitle=_bordered(claim(view, player, look)),
        subtitle_align="right",
        padding=(0, 0, 0, 1),
        width=cell_width(look),
    )


def middle(view: View, look: Look) -> RenderableType:
    lines = centre(view, look)
    filler = [Text()] * ((LINES + 2 - len(lines) + 1) // 2)
    return Align.center(Group(*filler, *[Align.center(line) for line in lines]))


def _bordered(text: Text) -> Text | None:
    return Text.assemble(" ", text, " ") if text else None
