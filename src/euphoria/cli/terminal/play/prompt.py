"""Asks one person for one decision: an item of the menu by number or words, or a command."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

from rich.table import Table
from rich.text import Text

from euphoria.cli.terminal.menu import Menu, MenuItem
from euphoria.cli.terminal.play import prompt_commands, prompt_explanations
from euphoria.cli.terminal.play.board_page import BoardPage, heading, paragraphs
from euphoria.kernel.core.action import OPEN, Action
from euphoria.kernel.core.errors import UnknownAction
from euphoria.kernel.text.messages import words

if TYPE_CHECKING:
    from euphoria.cli.terminal.play.game_loop import GameLoop


LEAST_WIDTH, LEAST_HEIGHT = 80, 24
"""The smallest window in which every board is shown completely."""


class Prompt:
    """One decision of one person."""

    def __init__(self, loop: GameLoop, seat: int) -> None:
        self.loop = loop
        self.screen = loop.screen
        self.seat = seat
        self.full_menu = self.menu = self.make_menu()
        if self.page().overflows:
            self.full_menu = self.menu = self.full_menu._replace(compact=True)

    def make_menu(self) -> Menu:
        session, context = self.loop.session, self.screen.context(self.loop.session.names)
        state, display = session.state, session.display
        return Menu(
            [
                MenuItem(
                    action,
                    display.action_text(state, self.seat, action, context),
                    display.headings(state, self.seat, action, context),
                    display.key_in_group(action),
                )
                for action in display.sorted_actions(state, self.seat, state.legal(self.seat))
            ],
            max_unfolded=display.max_unfolded,
        )

    def decide(self) -> Action | None:
        """The chosen action; None if the game was changed instead, by `undo` or `load`."""
        self.show_news()
        self.draw()
        while True:
            line = self.screen.ask(f"{self.screen.signs.here} ")
            answer = self.answer(line)
            if answer is not None:
                return None if answer is True else answer

    def show_news(self) -> None:
        """If the news do not fit on the page of the board, show them first on a page of their own."""
        session, screen = self.loop.session, self.screen
        events = session.news(self.seat)
        if not screen.console.is_terminal or self.page().fits(events):
            return
        screen.wipe()
        context = screen.context(session.names)
        screen.show(heading(screen.say("cli-news-page"), screen.console))
        screen.show(*paragraphs(session.display, session.state, events, context))
        screen.wait("cli-news-enter")

    def page(self) -> BoardPage:
        session, screen = self.loop.session, self.screen
        parts = (self.question(), self.menu.picture(screen.context(session.names)))
        below = sum(len(screen.console.render_lines(part)) for part in parts) + 3
        state = session.state
        return BoardPage(screen, session.display, state, state.view(self.seat), session.names, below)

    def question(self) -> Table:
        session = self.loop.session
        view = session.state.view(self.seat)
        asked = session.display.question(session.state, view, self.screen.context(session.names))
        grid = Table.grid(padding=(0, 1, 0, 0))  # indents the wrapped lines
        grid.add_row(Text(self.screen.signs.here, "accent"), Text(asked, "bold"))
        return grid

    def draw(self) -> None:
        """Show the board, the question and the menu."""
        self.screen.wipe()
        self.page().show(self.loop.session.news(self.seat))
        self.screen.show("", self.question())
        self.show_menu()

    def show_menu(self) -> None:
        self.screen.show(self.menu.picture(self.screen.context(self.loop.session.names)))
        console = self.screen.console
        if console.is_terminal and (console.width < LEAST_WIDTH or self.page().overflows):
            size = {"width": console.width, "height": console.height, "wide": LEAST_WIDTH, "high": LEAST_HEIGHT}
            self.screen.tell("cli-window-small", "bad", **size)
        own = f"cli-{self.loop.session.record.game.id}-hint"
        key = own if words(self.screen.language).has(own) else "cli-hint"
        self.screen.tell(key if self.menu is self.full_menu else "cli-hint-back", "quiet")

    def answer(self, line: str) -> Action | Literal[True] | None:
        """The chosen action; True if the game was changed; None to ask again."""
        if not line or prompt_commands.name_of(line, self.screen.language) == "back":
            self.menu = self.full_menu
            self.draw()
            return None
        if self.by_notation(line):
            return None
        if numbers := re.fullmatch(r"(\d{1,6})(?: +(\d{1,6}))?", line):
            return self.by_number(int(numbers[1]), numbers[2])
        if line.startswith("?"):
            prompt_explanations.why(self.loop, self.seat, line[1:].strip(), self.menu)
            return None
        word, _, rest = line.partition(" ")
        name = prompt_commands.name_of(word, self.screen.language)
        if name in prompt_commands.offered(self.loop.session.display):
            return True if prompt_commands.COMMANDS[name](self.loop, self.seat, rest.strip()) else None
        return self.by_words(line)

    def by_notation(self, line: str) -> bool:
        """An action in the game's own notation, such as a place. It is offered as a menu that shows its cost.
        Returns whether the line is such an action."""
        session, context = self.loop.session, self.screen.context(self.loop.session.names)
        state, display = session.state, session.display
        action = display.parse_action(state, self.seat, line, context)
        if action is None:
            return False
        refusal = state.why_not(self.seat, action)
        if refusal is None:
            self.open(Menu([MenuItem(action, display.action_text(state, self.seat, action, context), ())], 1))
        else:
            prompt_explanations.refuse(self.loop, refusal)
        return True

    def by_number(self, number: int, within: str | None = None) -> Action | None:
        """The item of this number; with a second number, the item with that key below the heading."""
        entries = self.menu.entries()
        if not 1 <= number <= len(entries):
            self.screen.tell("cli-no-such-number", "bad", number=number, last=len(entries))
            return None
        entry = entries[number - 1]
        if isinstance(entry, MenuItem):
            if within in (None, entry.key):
                return entry.action
            heading = entry.headings[self.menu.depth] if entry.key else entry.text
            self.screen.tell("cli-no-such-pick", "bad", heading=heading, number=str(within))
            return None
        menu = self.menu.open(entry)
        found = [item for item in entry.items if item.key and item.key == within]
        if len(found) == 1:
            return found[0].action
        self.open(Menu(found, menu.depth, max_unfolded=menu.max_unfolded) if found else menu)
        return None

    def by_words(self, typed: str) -> Action | None:
        """The item that these words match. Items of the opened group have precedence over the rest of the menu."""
        for within in [self.full_menu] if self.menu is self.full_menu else [self.menu, self.full_menu]:
            found = within.find(typed)
            if len(found) == 1:
                return found[0].action
            if fold := within.fold(typed):
                self.open(within.open(fold))
                return None
            if found:
                self.screen.tell("cli-several", count=len(found))
                self.open(Menu(found, 1))
                return None
        action = self.by_form(typed)
        if action is None:
            prompt_explanations.explain(self.loop, self.seat, typed)
        return action

    def by_form(self, typed: str) -> Action | None:
        """An open action, which no menu lists, by its kind and numbers (`offer 1 2 0`) or in JSON."""
        state = self.loop.session.state
        kind, *numbers = re.findall(r"[^\W\d][\w-]*|-?\d+", typed, re.ASCII) or [""]
        try:
            action = state.game.action([kind, *(int(number[:9]) for number in numbers)])
        except (UnknownAction, ValueError):
            return None
        return action if action.number == OPEN and state.why_not(self.seat, action) is None else None

    def open(self, menu: Menu) -> None:
        self.menu = menu
        self.show_menu()


def after_game(loop: GameLoop) -> None:
    """After the end of the game: commands that read and save."""
    screen = loop.screen
    screen.tell("cli-after", "quiet")
    while True:
        try:
            line = screen.ask(f"{screen.signs.here} ")
        except EOFError:
            return
        word, _, rest = line.partition(" ")
        name = prompt_commands.name_of(word, screen.language)
        if not line or name == "quit":
            return
        if name in prompt_commands.AFTER_GAME and name in prompt_commands.offered(loop.session.display):
            prompt_commands.COMMANDS[name](loop, None, rest.strip())
        else:
            screen.tell("cli-after", "bad")
