"""What a person can say when they are asked: a choice by number or by words, or a command."""

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
"""Of a window in which every table can be seen whole."""


class Prompt:
    """One person, one decision."""

    def __init__(self, loop: GameLoop, seat: int) -> None:
        self.loop = loop
        self.screen = loop.screen
        self.seat = seat
        self.whole = self.menu = self.offer()
        if self.spread().overflows:
            self.whole = self.menu = self.whole._replace(tight=True)

    def offer(self) -> Menu:
        session, context = self.loop.session, self.screen.context(self.loop.session.names)
        state, display = session.state, session.display
        return Menu(
            [
                MenuItem(
                    action,
                    display.option(state, self.seat, action, context),
                    display.headings(state, self.seat, action, context),
                    display.pick(action),
                )
                for action in display.arrange(state, self.seat, state.legal(self.seat))
            ],
            few=display.few,
        )

    def decide(self) -> Action | None:
        """The person's choice; None when the game itself was changed meanwhile, by an undo or another game."""
        self.tell_news()
        self.draw()
        while True:
            line = self.screen.ask(f"{self.screen.signs.here} ")
            answer = self.answer(line)
            if answer is not None:
                return None if answer is True else answer

    def tell_news(self) -> None:
        """Where more has happened than fits beside the table, it is told first, on a page of its own."""
        session, screen = self.loop.session, self.screen
        events = session.news(self.seat)
        if not screen.console.is_terminal or self.spread().fits(events):
            return
        screen.wipe()
        context = screen.context(session.names)
        screen.show(heading(screen.say("cli-news-page"), screen.console))
        screen.show(*paragraphs(session.display, session.state, events, context))
        screen.wait("cli-news-enter")

    def spread(self) -> BoardPage:
        session, screen = self.loop.session, self.screen
        parts = (self.question(), self.menu.picture(screen.context(session.names)))
        below = sum(len(screen.console.render_lines(part)) for part in parts) + 3
        state = session.state
        return BoardPage(screen, session.display, state, state.view(self.seat), session.names, below)

    def question(self) -> Table:
        session = self.loop.session
        view = session.state.view(self.seat)
        asked = session.display.question(session.state, view, self.screen.context(session.names))
        hanging = Table.grid(padding=(0, 1, 0, 0))
        hanging.add_row(Text(self.screen.signs.here, "accent"), Text(asked, "bold"))
        return hanging

    def draw(self) -> None:
        """The table, the question, and the list to choose from."""
        self.screen.wipe()
        self.spread().show(self.loop.session.news(self.seat))
        self.screen.show("", self.question())
        self.show_menu()

    def show_menu(self) -> None:
        self.screen.show(self.menu.picture(self.screen.context(self.loop.session.names)))
        console = self.screen.console
        if console.is_terminal and (console.width < LEAST_WIDTH or self.spread().overflows):
            size = {"width": console.width, "height": console.height, "wide": LEAST_WIDTH, "high": LEAST_HEIGHT}
            self.screen.tell("cli-window-small", "bad", **size)
        own = f"cli-{self.loop.session.record.game.id}-hint"
        key = own if words(self.screen.language).has(own) else "cli-hint"
        self.screen.tell(key if self.menu is self.whole else "cli-hint-back", "quiet")

    def answer(self, line: str) -> Action | Literal[True] | None:
        """An action; True when the game was changed; None to ask again."""
        if not line or prompt_commands.name_of(line, self.screen.language) == "back":
            self.menu = self.whole
            self.draw()
            return None
        if self.by_reading(line):
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

    def by_reading(self, line: str) -> bool:
        """What the game itself can read, such as a place: shown with what it costs, and chosen then."""
        session, context = self.loop.session, self.screen.context(self.loop.session.names)
        state, display = session.state, session.display
        action = display.read(state, self.seat, line, context)
        if action is None:
            return False
        refusal = state.why_not(self.seat, action)
        if refusal is None:
            self.open(Menu([MenuItem(action, display.option(state, self.seat, action, context), ())], 1))
        else:
            prompt_explanations.refuse(self.loop, refusal)
        return True

    def by_number(self, number: int, within: str | None = None) -> Action | None:
        """A number of the list; with another one, what that means under the heading that was meant."""
        entries = self.menu.entries()
        if not 1 <= number <= len(entries):
            self.screen.tell("cli-no-such-number", "bad", number=number, last=len(entries))
            return None
        entry = entries[number - 1]
        if isinstance(entry, MenuItem):
            if within in (None, entry.pick):
                return entry.action
            heading = entry.headings[self.menu.depth] if entry.pick else entry.text
            self.screen.tell("cli-no-such-pick", "bad", heading=heading, number=str(within))
            return None
        menu = self.menu.open(entry)
        found = [choice for choice in entry.choices if choice.pick and choice.pick == within]
        if len(found) == 1:
            return found[0].action
        self.open(Menu(found, menu.depth, few=menu.few) if found else menu)
        return None

    def by_words(self, typed: str) -> Action | None:
        """What is on the list before one's eyes goes before what is folded away."""
        for within in [self.whole] if self.menu is self.whole else [self.menu, self.whole]:
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
        """An action that no list has room for, by its kind and its numbers: `offer 1 2 0`, or as JSON."""
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
    """The game is over; what can still be done is to read and to save."""
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
        if name in prompt_commands.AFTER and name in prompt_commands.offered(loop.session.display):
            prompt_commands.COMMANDS[name](loop, None, rest.strip())
        else:
            screen.tell("cli-after", "bad")
