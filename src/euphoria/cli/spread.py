"""The table spread out on the screen: the game's picture, and the news below it or, where it is wide, beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from euphoria.cli.boards import Board, View
from euphoria.cli.screen import Look, Screen
from euphoria.cli.sitting import Sitting
from euphoria.kernel.state import State

PICTURE, BESIDE = 80, 36
"""How wide the picture is where there is more room, and how much more it takes to put the news beside it."""
LEAST_NEWS, MOST_NEWS = 4, 40

Event = Mapping[str, Any]


def spread_table(screen: Screen, sitting: Sitting, seat: int | None, below: int, unread: bool = True) -> None:
    """What this seat sees, leaving `below` lines for what is asked."""
    state = sitting.state
    since = sitting.read[seat] if unread and seat is not None else max(0, len(state.log) - MOST_NEWS)
    spread(screen, sitting.board, state, state.view(seat), state.events(seat, since), sitting.names, below)


def spread(
    screen: Screen,
    board: Board,
    state: State,
    view: View,
    events: Sequence[Event],
    names: tuple[str, ...],
    below: int,
) -> None:
    look = screen.look(names)
    console = screen.console
    height = look.height if console.is_terminal else MOST_NEWS + below
    if look.width >= PICTURE + BESIDE:
        picture = board.picture(state, view, look._replace(width=PICTURE, height=height - below))
        room = max(len(console.render_lines(picture, console.options.update(width=PICTURE))), LEAST_NEWS)
        width = look.width - PICTURE - 3
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=PICTURE)
        grid.add_column(width=width)
        grid.add_row(picture, Group(*news(board, state, events, look, console, width, room)))
        screen.show(grid)
        return
    picture = board.picture(state, view, look._replace(height=height - below - LEAST_NEWS - 1))
    drawn = len(console.render_lines(picture, console.options))
    room = max(LEAST_NEWS, height - drawn - below - 1) if console.is_terminal else MOST_NEWS
    screen.show(picture, *news(board, state, events, look, console, look.width, room))


def news(
    board: Board, state: State, events: Sequence[Event], look: Look, console: Console, width: int, room: int
) -> list[RenderableType]:
    """The last of it that fits, under a line that says how much did not."""
    lines = [event_line(board, state, event, look) for event in events]
    options = console.options.update(width=width)
    shown: list[RenderableType] = []
    while lines and room > 1:
        room -= len(console.render_lines(lines[-1], options))
        if room < 1 and shown:
            break
        shown.append(lines.pop())
    key = "cli-news-more" if lines else "cli-news"
    title = Text(look.say(key, count=len(lines)), "quiet")
    rule = Rule(title, align="left", style="back", characters="-" if options.ascii_only else "─")
    return [rule, *reversed(shown)]


def event_line(board: Board, state: State, event: Event, look: Look, rule: bool = False) -> RenderableType:
    """An entry of the log; on demand with the rule that caused it."""
    style = board.weight(event)
    said = Text(board.event(state, event, look), style)
    if rule and event.get("rule"):
        said.append(f"  {event['rule']}", "quiet")
    return said if style == "accent" else Padding(said, (0, 0, 0, 2))
