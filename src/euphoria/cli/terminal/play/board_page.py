"""The table spread out on the screen: the game's picture, and the news below it or, where it is wide, beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from euphoria.cli.terminal.game_display import GameDisplay, View
from euphoria.cli.terminal.play.session import GameSession
from euphoria.cli.terminal.screen import DrawingContext, Screen
from euphoria.kernel.core.state import State

PICTURE, BESIDE = 82, 36
"""How wide the picture is where there is more room, and how much more it takes to put the news beside it."""
LEAST_NEWS, MOST_NEWS = 4, 60
SMALL_PAGE = 24
"""How high a picture may be in a file or a pipe, where nothing scrolls away."""

Event = Mapping[str, Any]


def show_board(screen: Screen, session: GameSession, seat: int | None, below: int) -> None:
    """What this seat sees, leaving `below` lines for what is asked. At the end of a game: how it came to that."""
    state = session.state
    since, title = max(0, len(state.log) - MOST_NEWS), "cli-news-last"
    if seat is not None and state.outcome is None:
        since, title = session.read[seat], ""
    spread = BoardPage(screen, session.display, state, state.view(seat), session.names, below)
    spread.show(state.events(seat, since), title)


class BoardPage:
    """One picture with its news, made to fit."""

    def __init__(
        self, screen: Screen, display: GameDisplay, state: State, view: View, names: tuple[str, ...], below: int
    ) -> None:
        self.screen = screen
        self.display = display
        self.state = state
        self.context = context = screen.context(names)
        console = screen.console
        height = context.height if console.is_terminal else SMALL_PAGE
        self.beside = context.width >= PICTURE + BESIDE
        if self.beside:
            self.fit = context._replace(width=PICTURE, height=height - below)
            self.picture = display.picture(state, view, self.fit)
            drawn = len(console.render_lines(self.picture, console.options.update(width=PICTURE)))
            self.width, self.room = context.width - PICTURE - 2, max(drawn, LEAST_NEWS)
        else:
            self.fit = context._replace(height=height - below - display.least_news - 1)
            self.picture = display.picture(state, view, self.fit)
            drawn = len(console.render_lines(self.picture))
            self.width, self.room = context.width, max(0, height - drawn - below)
        if not console.is_terminal:
            self.room = MOST_NEWS
        self.overflows = console.is_terminal and drawn + below > height
        """The top of the picture would scroll away."""

    def lines(self, events: Sequence[Event]) -> list[RenderableType]:
        if self.display.flows:
            return paragraphs(self.display, self.state, events, self.context)
        told = [event for event in events if self.display.weight(event) is not None]
        return [event_line(self.display, self.state, event, self.context) for event in told]

    def fits(self, events: Sequence[Event]) -> bool:
        console, lines = self.screen.console, self.lines(events)
        needed = len(console.render_lines(Group(*lines), console.options.update(width=self.width)))
        return not lines or needed < self.room

    def show(self, events: Sequence[Event], title: str = "") -> None:
        """With the news under their usual title, or another."""
        news = self.news(events, title)
        if not self.beside:
            self.screen.show(self.picture, *news)
            return
        grid = Table.grid()
        grid.add_column(width=PICTURE + 2)
        grid.add_column(width=self.width)
        grid.add_row(self.picture, Group(*news))
        self.screen.show(grid)

    def news(self, events: Sequence[Event], title: str) -> list[RenderableType]:
        """The last of it that fits, under a line that says how much did not; the legend while there is none."""
        lines = self.lines(events)
        if not lines:
            legend = [heading("", self.screen.console), self.display.legend(self.state, self.fit)]
            told = any(self.display.weight(event) is not None for event in self.state.events(None))
            options = self.screen.console.options.update(width=self.width)
            needed = len(self.screen.console.render_lines(Group(*legend), options))
            return [] if told or self.room < max(LEAST_NEWS, needed) else legend
        if self.room < 2:
            return []
        options = self.screen.console.options.update(width=self.width)
        room, shown = self.room, list[RenderableType]()
        while lines and room > 1:
            needed = len(self.screen.console.render_lines(lines[-1], options))
            if needed >= room and shown:
                break
            line = lines.pop()
            shown.append(self.end_of(line, room - 1) if needed >= room else line)
            room -= needed
        said = self.context.say(title or ("cli-news-more" if lines else "cli-news"), count=len(lines))
        return [heading(said, self.screen.console), *reversed(shown)]

    def end_of(self, line: RenderableType, room: int) -> RenderableType:
        """The last lines of a paragraph that would push the picture off the screen: it was told on a page before."""
        if not isinstance(line, Text) or not self.screen.console.is_terminal:
            return line
        more = f"{self.context.signs.more} "
        rows = line.wrap(self.screen.console, self.width - len(more))[-room:]
        return Group(Text.assemble((more, "quiet"), rows[0]), *rows[1:])


def heading(title: str, console: Console) -> Rule:
    plain = console.options.ascii_only
    return Rule(Text(title, "quiet"), align="left", style="back", characters="-" if plain else "─")


def event_line(
    display: GameDisplay, state: State, event: Event, context: DrawingContext, rule: bool = False
) -> RenderableType:
    """An entry of the log; on demand with the rule that caused it."""
    style = display.weight(event) or ""
    said = Text(display.event(state, event, context), style)
    if rule and event.get("rule"):
        said.append(f"  {event['rule']}", "quiet")
    return said if style == "chapter" else Padding(said, (0, 0, 0, 2), expand=False)


def paragraphs(
    display: GameDisplay, state: State, events: Sequence[Event], context: DrawingContext
) -> list[RenderableType]:
    """The same in fewer lines: what begins with something loud flows on until the next."""
    made: list[Text] = []
    for event in events:
        style = display.weight(event)
        if style is None:
            continue
        said = Text(display.event(state, event, context), style)
        if style == "chapter" or not made:
            made.append(said)
        else:
            made[-1] = Text.assemble(made[-1], " ", said)
    return [*made]
