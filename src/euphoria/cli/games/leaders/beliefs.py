"""The table of `beliefs`: each player's team and leader, with probabilities over all deals consistent with what a
seat has seen."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from euphoria.cli.games.leaders.recruit_cards import faction, sign
from euphoria.cli.terminal.screen import DrawingContext
from euphoria.games.leaders.components import KINDS, TEAMS
from euphoria.games.leaders.knowledge.belief import beliefs
from euphoria.games.leaders.state import LeadersTable
from euphoria.games.leaders.text.messages import recruit, team


def belief_table(state: LeadersTable, seat: int | None, context: DrawingContext) -> RenderableType:
    found = beliefs(state, seat)
    edition = state.settings.edition
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="quiet", show_edge=False)
    grid.add_column(context.say("cli-leaders-column-player"))
    for side in TEAMS:
        grid.add_column(f"{sign(side, context.signs)} {team(side, context.language, edition)}", justify="right")
    for kind in KINDS[:2]:
        grid.add_column(
            f"{sign(kind, context.signs)}{context.signs.star} {recruit(kind, context.language, edition)}",
            justify="right",
        )
    for player, belief in enumerate(found.players):
        shares = [*zip(TEAMS, belief.teams, strict=True), *zip(KINDS, belief.leaders, strict=False)]
        cells = [Text(percent(share), _style(kind, share)) for kind, share in shares]
        grid.add_row(Text(context.names[player], "bold" if player == seat else ""), *cells)
    note = context.say("cli-leaders-beliefs-exact" if found.exact else "cli-leaders-beliefs-drawn")
    return Group(grid, Text(note, "quiet"))


def percent(share: float) -> str:
    """Rounded, but never to 0 or 100 per cent unless it is certain."""
    if 0 < share < 0.005:
        return "<1 %"
    if 0.995 < share < 1:
        return ">99 %"
    return f"{share:.0%}".replace("%", " %")


def _style(kind: str, share: float) -> str:
    return f"{faction(kind)}-up" if share > 0.5 else "quiet" if share == 0 else ""
