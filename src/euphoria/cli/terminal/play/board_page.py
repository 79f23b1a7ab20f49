"""The game's picture with the news below it, or beside it in a wide window."""

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
"""The width of the picture in a wide window, and the least width of the news beside it."""
LEAST_NEWS, MOST_NEWS = 4, 60
SMALL_PAGE = 24
"""The height of a picture in a file or a pipe."""

Event = Mapping[str, Any]


def show_board(screen: Screen, session: GameSession, seat: int | None, below: int) -> None:
    """Show a seat's view and its unread news, leaving `below` lines free for the prompt; for spectators and after the
    end of the game, the latest events."""
    state = session.state
    since, title = max(0, len(state.log) - MOST_NEWS), "cli-news-last"
    if seat is not None and state.outcome is None:
        since, title = session.read[seat], ""
    page = BoardPage(screen, session.display, state, state.view(seat), session.names, below)
    page.show(state.events(seat, since), title)


class BoardPage:
    """One picture with its news, in the size of the window."""

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
            self.fit = context._replace(height=height - below - display.min_news_lines - 1)
            self.picture = display.picture(state, view, self.fit)
            drawn = len(console.render_lines(self.picture))
            self.width, self.room = context.width, max(0, height - drawn - below)
        if not console.is_terminal:
            self.room = MOST_NEWS
        self.overflows = console.is_terminal and drawn + below > height
        """Whether the top of the picture would scroll away."""

    def lines(self, events: Sequence[Event]) -> list[RenderableType]:
        if self.display.news_as_paragraphs:
            return paragraphs(self.display, self.state, events, self.context)
        news = [event for event in events if self.display.event_style(event) is not None]
        return [event_line(self.display, self.state, event, self.context) for event in news]

    def fits(self, events: Sequence[Event]) -> bool:
        console, lines = self.screen.console, self.lines(events)
        needed = len(console.render_lines(Group(*lines), console.options.update(width=self.width)))
        return not lines or needed < self.room

    def show(self, events: Sequence[Event], title: str = "") -> None:
        """Show the picture and the news, under this title instead of the usual one."""
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
        """The latest news that fit, under a heading that counts the others; the legend before the first event."""
        lines = self.lines(events)
        if not lines:
            legend = [heading("", self.screen.console), self.display.legend(self.state, self.fit)]
            any_news = any(self.display.event_style(event) is not None for event in self.state.events(None))
            options = self.screen.console.options.update(width=self.width)
            needed = len(self.screen.console.render_lines(Group(*legend), options))
            return [] if any_news or self.room < max(LEAST_NEWS, needed) else legend
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
        heading_text = self.context.say(title or ("cli-news-more" if lines else "cli-news"), count=len(lines))
        return [heading(heading_text, self.screen.console), *reversed(shown)]

    def end_of(self, line: RenderableType, room: int) -> RenderableType:
        """The last lines of a paragraph that is too long; `Prompt.show_news` has shown the whole of it."""
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
    """A log entry; on request with the id of the rule that caused it."""
    style = display.event_style(event) or ""
    text = Text(display.event_text(state, event, context), style)
    if rule and event.get("rule"):
        text.append(f"  {event['rule']}", "quiet")
    return text if style == "chapter" else Padding(text, (0, 0, 0, 2), expand=False)


def paragraphs(
    display: GameDisplay, state: State, events: Sequence[Event], context: DrawingContext
) -> list[RenderableType]:
    """Events joined in paragraphs, each of which begins with an event of the style "chapter"."""
    joined: list[Text] = []
    for event in events:
        style = display.event_style(event)
        if style is None:
            continue
        text = Text(display.event_text(state, event, context), style)
        if style == "chapter" or not joined:
            joined.append(text)
        else:
            joined[-1] = Text.assemble(joined[-1], " ", text)
    return [*joined]
