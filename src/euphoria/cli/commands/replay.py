"""`euphoria replay`: shows a record step by step, as a spectator, as one seat, or with all hidden information."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence

from rich.rule import Rule
from rich.text import Text

from euphoria.cli.command import Command
from euphoria.cli.errors import CommandError, InvalidArgument
from euphoria.cli.files import read_text
from euphoria.cli.terminal.find_display import find_display
from euphoria.cli.terminal.game_display import View
from euphoria.cli.terminal.play.board_page import BoardPage
from euphoria.cli.terminal.play.seat_names import default_names
from euphoria.cli.terminal.play.session import stored_names
from euphoria.cli.terminal.screen import Screen
from euphoria.kernel.core.errors import RecordError
from euphoria.kernel.core.state import Json, State
from euphoria.kernel.record.record import Record, RecordedMove
from euphoria.kernel.text.messages import words


def add_arguments(parser: argparse.ArgumentParser, shared: argparse.ArgumentParser, language: str) -> None:
    say = words(language).say
    parser.add_argument("file", metavar=say("cli-arg-file"), help=say("cli-arg-record"))
    viewer = parser.add_mutually_exclusive_group()
    viewer.add_argument("--seat", type=int, metavar="N", help=say("cli-arg-seat"))
    viewer.add_argument("--all", action="store_true", help=say("cli-arg-all"))


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    seat = None if arguments.seat is None else arguments.seat - 1
    text = read_text(screen, arguments.file)
    try:
        viewer = ReplayViewer(screen, text, seat, arguments.all)
    except RecordError as error:
        raise CommandError(screen.say("cli-load-failed", file=arguments.file, reason=str(error))) from None
    return viewer.run(interactive=sys.stdin.isatty() and sys.stdout.isatty())


class ReplayViewer:
    """Shows the steps of one record."""

    def __init__(self, screen: Screen, text: str, seat: int | None, everything: bool) -> None:
        record = Record.parse(text)
        seats = record.state.seats
        if seat is not None and not 0 <= seat < seats:
            raise InvalidArgument(screen.say("cli-error-seat", seat=seat + 1, seats=seats))
        self.screen = screen
        self.display = find_display(record.game)
        self.names = stored_names(json.loads(text).get("table"), seats) or default_names(screen.language)[:seats]
        self.seat = seat
        self.everything = everything
        self.steps: list[tuple[State, RecordedMove | None]] = list(record.steps())

    def run(self, interactive: bool) -> int:
        """Step through the record at the user's keys, or print all steps."""
        if interactive:
            self.step_through()
        else:
            for number in range(len(self.steps)):
                self.show(number)
        return 0

    def step_through(self) -> None:
        """Enter: next step; b: step back; a number: go to that step; q: quit."""
        number, last = 0, len(self.steps) - 1
        self.draw(number)
        while True:
            try:
                typed = self.screen.ask(f"{self.screen.signs.here} ").casefold()
            except (EOFError, KeyboardInterrupt):
                self.screen.show("")
                return
            if typed == "q":
                return
            if typed == "" and number < last:
                number += 1
            elif typed == "b" and number > 0:
                number -= 1
            elif re.fullmatch(r"\d{1,6}", typed) and int(typed) <= last:
                number = int(typed)
            else:
                key = {"": "cli-replay-last", "b": "cli-replay-first"}.get(typed, "cli-replay-keys")
                self.screen.tell(key, "bad", last=last)
                continue
            self.draw(number)

    def draw(self, number: int) -> None:
        self.screen.wipe()
        self.show(number)
        self.screen.tell("cli-replay-keys", "quiet", last=len(self.steps) - 1)

    def show(self, number: int) -> None:
        """One step: who moved, the events that the chosen viewer sees of it, and the board after it."""
        state, move = self.steps[number]
        title = Text(self.screen.say("cli-replay-step", number=number, last=len(self.steps) - 1), "bold")
        if move is not None:
            title.append(f" {self.screen.signs.dot} {self.names[move.seat]}")
            # The chosen action itself is secret to others; they see only the events that follow from it.
            if self.everything or move.seat == self.seat:
                before = self.steps[number - 1][0]
                context = self.screen.context(self.names)
                title.append(f": {self.display.action_text(before, move.seat, move.action, context)}", "quiet")
        since = len(self.steps[number - 1][0].log) if number else 0
        self.screen.show(Rule(title, align="left", style="back"))
        page = BoardPage(self.screen, self.display, state, self.view(state), self.names, below=3)
        page.show(self.events(state, since), "cli-replay-news")

    def view(self, state: State) -> View:
        return state.open_view() if self.everything else state.view(self.seat)

    def events(self, state: State, since: int) -> Sequence[Json]:
        return state.open_events(since) if self.everything else state.events(self.seat, since)


COMMAND = Command("replay", add_arguments, run)
