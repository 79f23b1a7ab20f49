"""The table of `leaders` as a list of its seats: it fits into 80 columns and 24 lines."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from euphoria.cli.boards import View
from euphoria.cli.leaders_papers import small
from euphoria.cli.leaders_seat import centre, claim, gun, hand, headline, name
from euphoria.cli.screen import Look


def picture(view: View, cards: list[str], look: Look) -> RenderableType:
    rows = Table(box=None, padding=(0, 1, 0, 0), header_style="quiet", show_edge=False)
    rows.add_column(Text("  " + look.say("cli-leaders-column-player")), no_wrap=True)
    rows.add_column(Text(look.say("cli-leaders-column-recruits")), no_wrap=True)
    rows.add_column(Text(look.say("cli-leaders-column-gun")), no_wrap=True)
    rows.add_column(Text(look.say("cli-leaders-column-hand")), justify="right", no_wrap=True)
    rows.add_column("", no_wrap=True, overflow="ellipsis")
    for player in view["players"]:
        papers = Text(" ").join(small(recruit, look) for recruit in player["recruits"])
        rows.add_row(
            name(view, player, look), papers, gun(player, look), str(player["hand"]), claim(view, player, look)
        )
    middle = Text(f" {look.signs.dot} ").join(centre(view, look))
    parts: list[RenderableType] = [headline(view, look), rows, Text.assemble("  ", middle)]
    if view["you"]:
        parts.append(Text.assemble("  ", hand(view, cards, look)))
    return Group(*parts)
