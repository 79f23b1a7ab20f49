"""`euphoria replay`: a record step by step, as a spectator, as one seat, or with all cards face up."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.text import Text

from euphoria.cli.system import reason
from euphoria.cli.terminal.board import View, find_board, has_board
from euphoria.cli.terminal.layout import Spread
from euphoria.cli.terminal.names import default_names
from euphoria.cli.terminal.screen import BadValue, Mistake, Screen
from euphoria.cli.terminal.session import stored_names
from euphoria.kernel.core.state import Json, State
from euphoria.kernel.record.record import Record, RecordedMove


class Replay:
    def __init__(self, screen: Screen, text: str, seat: int | None, everything: bool) -> None:
        record = Record.parse(text)
        seats = record.state.seats
        if seat is not None and not 0 <= seat < seats:
            raise BadValue(screen.say("cli-error-seat", seat=seat + 1, seats=seats))
        self.screen = screen
        if not has_board(record.game.id):
            raise Mistake(screen.say("cli-error-no-board", game=record.game.title))
        self.board = find_board(record.game.id)
        self.names = stored_names(json.loads(text).get("table"), seats) or default_names(screen.language)[:seats]
        self.seat = seat
        self.everything = everything
        self.steps: list[tuple[State, RecordedMove | None]] = list(record.steps())

    def run(self, stepwise: bool) -> int:
        if stepwise:
            self.walk()
        else:
            for number in range(len(self.steps)):
                self.show(number)
        return 0

    def walk(self) -> None:
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
        """A step: who moved, what the chosen seat saw of it, and the table after it."""
        state, move = self.steps[number]
        said = self.screen.say("cli-replay-step", number=number, last=len(self.steps) - 1)
        title = Text(said, "bold")
        if move is not None:
            title.append(f" {self.screen.signs.dot} {self.names[move.seat]}")
            # What was chosen is its player's secret until the table sees something of it.
            if self.everything or move.seat == self.seat:
                before = self.steps[number - 1][0]
                look = self.screen.look(self.names)
                title.append(f": {self.board.option(before, move.seat, move.action, look)}", "quiet")
        since = len(self.steps[number - 1][0].log) if number else 0
        self.screen.show(Rule(title, align="left", style="back"))
        picture = Spread(self.screen, self.board, state, self.view(state), self.names, below=3)
        picture.show(self.events(state, since), "cli-replay-news")

    def view(self, state: State) -> View:
        return self.board.everything(state) if self.everything else state.view(self.seat)

    def events(self, state: State, since: int) -> Sequence[Json]:
        if not self.everything:
            return state.events(self.seat, since)
        # Each entry as the seat tells it that knows most of it.
        told = [state.events(seat, since) for seat in range(state.seats)]
        return [min(versions, key=_gaps) for versions in zip(*told, strict=True)]


def _gaps(event: dict[str, Any]) -> int:
    return sum(value is None for value in event.values())


def read_text(screen: Screen, path: str) -> str:
    """A file's text, or a mistake that names the file."""
    try:
        return Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Mistake(screen.say("cli-file-unreadable", file=path, reason=reason(error, screen.language))) from None
