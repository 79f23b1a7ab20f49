"""The table as a row for each seat, for windows of 80 columns and 24 lines; and the legend."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from euphoria.cli.games.leaders.recruit_cards import small
from euphoria.cli.games.leaders.table_parts import centre, claim, gun, hand, headline, name
from euphoria.cli.terminal.game_display import View
from euphoria.cli.terminal.screen import DrawingContext
from euphoria.games.leaders.text.messages import team


def picture(view: View, cards: list[str], context: DrawingContext) -> RenderableType:
    longest = max(map(len, context.names))
    rows = Table(box=None, padding=(0, 1, 0, 0), header_style="quiet", show_edge=False)
    rows.add_column(Text("  " + context.say("cli-leaders-column-player")), no_wrap=True, min_width=longest + 9)
    for place in "123":
        rows.add_column(Text(place), no_wrap=True, justify="center")
    rows.add_column(
        Text(context.say("cli-leaders-column-gun", edition=view["options"]["edition"])),
        no_wrap=True,
        min_width=longest + 4,
    )
    rows.add_column(Text(context.say("cli-leaders-column-hand")), justify="right", no_wrap=True)
    rows.add_column("", no_wrap=True, overflow="ellipsis")
    for player in view["players"]:
        papers = [small(recruit, context) for recruit in player["recruits"]]
        held = (gun(view, player, context), str(player["hand"]), claim(view, player, context))
        rows.add_row(name(view, player, context, "  "), *papers, *held)
    middle = Text(f" {context.signs.dot} ").join(centre(view, context))
    parts: list[RenderableType] = [headline(view, context), rows, Text.assemble("  ", middle)]
    if view["you"]:
        parts.append(Text.assemble("  ", hand(view, cards, context)))
    return Group(*parts)


def legend(context: DrawingContext, frames: tuple[str, str], edition: str) -> RenderableType:
    """The meaning of the symbols. `frames` are those of a recruit face up, and of one that the viewer knows."""
    signs, say = context.signs, context.say
    entries = [
        (
            f"{signs.ring} {say('cli-leaders-letter-euphorian')}",
            team("euphorian", context.language, edition),
            "euphorian",
        ),
        (
            f"{signs.cog} {say('cli-leaders-letter-subterran')}",
            team("subterran", context.language, edition),
            "subterran",
        ),
        (signs.star, say("cli-leaders-legend-leader"), "bold"),
        (frames[0], say("cli-leaders-legend-up"), "bold"),
        (frames[1], say("cli-leaders-legend-known"), ""),
        (signs.back * 3, say("cli-leaders-legend-back"), "back"),
        (f"{signs.gun} {signs.arrow}", say("cli-leaders-legend-gun", edition=edition), "bold"),
    ]
    texts = [Text.assemble((sign, style), f" {meaning}") for sign, meaning, style in entries]
    return Padding(Text("   ").join(texts), (0, 0, 0, 2), expand=False)
