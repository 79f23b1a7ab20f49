"""A game in progress at one screen: its record, its people and bots, and the file it is saved in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import Player, make_bot
from euphoria.cli.terminal.find_display import find_display
from euphoria.cli.terminal.game_display import GameDisplay
from euphoria.cli.terminal.play.signals import deferred_signals
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice, load_dice
from euphoria.kernel.core.errors import EuphoriaError, RecordError
from euphoria.kernel.core.state import Json, State
from euphoria.kernel.files.atomic_write import write_whole
from euphoria.kernel.record.record import Record

LEVEL_OF_OLD_FILES = "lively"
"""The level of the bots in a saved game that names none."""


class LeaveGame(Exception):
    """The user has typed `quit`."""


class GameSession:
    """One record with the people and bots who play it."""

    def __init__(self, record: Record, names: tuple[str, ...], people: tuple[int, ...], bots: Player) -> None:
        self.record = record
        self.names = names
        self.people = people
        self.bots = bots
        """The spec of the bots on all seats without a person, and the dice that they share."""
        self._bot_by_seat: dict[int, Player] = {}
        """One bot for each seat, because bots remember what their seat has seen."""
        self.display: GameDisplay = find_display(record.game)
        self.read = [0] * record.state.seats
        """For each seat, the number of log entries that it has read."""
        self.acted = False
        """Whether a person has made a decision; otherwise the game is not saved when it is left."""

    @property
    def state(self) -> State:
        return self.record.state

    def decider(self) -> int | None:
        """The seat that decides next: people before bots, so that they need not wait for them."""
        people = [seat for seat in self.state.deciders if seat in self.people]
        return people[0] if people else next(iter(self.state.deciders), None)

    def apply(self, seat: int, action: Action) -> None:
        before = len(self.state.log)
        self.take(seat, action)
        if seat in self.people:
            self.acted = True
            self.read[seat] = before

    def take(self, seat: int, action: Action) -> None:
        """Apply an action while signals are deferred, so that the record is never left half changed."""
        with deferred_signals():
            self.record.apply(seat, action)

    def let_bot(self, seat: int) -> None:
        perspective = Perspective.of(self.state, seat, Dice(len(self.record.moves)))
        if seat not in self._bot_by_seat:
            self._bot_by_seat[seat] = make_bot(self.bots.spec, self.record.game.id, self.bots.dice)
        self.take(seat, self._bot_by_seat[seat].choose(perspective))

    def undo(self, seat: int) -> None:
        with deferred_signals():
            self.record.undo(seat)

    def news(self, seat: int) -> list[Json]:
        """The events that this seat has not read."""
        return self.state.events(seat, self.read[seat])

    def catch_up(self, seat: int) -> None:
        self.read[seat] = len(self.state.log)

    # Saving and loading.

    def dump(self) -> str:
        """The record as JSON, with what it does not contain under "table": people, names, and the state of the dice."""
        table = {
            "names": list(self.names),
            "people": list(self.people),
            "read": self.read,
            "dice": self.state.dice.dump(),
            "level": self.bots.spec,
            "bots": self.bots.dice.dump(),
        }
        return f'{{"table": {json.dumps(table, ensure_ascii=False)},\n{self.record.dump()[1:]}'

    def save(self, path: str | Path) -> None:
        """Write atomically: a crash leaves the old file or the new one."""
        write_whole(Path(path), self.dump())

    @classmethod
    def parse(cls, text: str, default_names: tuple[str, ...]) -> GameSession:
        """A saved game; from a plain record, with a person on the first seat."""
        record = Record.parse(text)
        seats = record.state.seats
        table = json.loads(text).get("table", {})
        if not isinstance(table, dict):
            raise RecordError("a saved game's 'table' is an object")
        people = table.get("people", [0])
        if not _is_int_list(people) or not all(0 <= seat < seats for seat in people):
            raise RecordError("a saved game's 'people' are seats of it")
        try:
            record.state.dice = load_dice(table["dice"]) if "dice" in table else Dice()
            dice = load_dice(table["bots"]) if "bots" in table else Dice()
            bots = make_bot(str(table.get("level", LEVEL_OF_OLD_FILES)), record.game.id, dice)
        except EuphoriaError as error:
            raise RecordError(str(error)) from None
        names = stored_names(table, seats) or default_names[:seats]
        session = cls(record, names, tuple(people), bots)
        read: Any = table.get("read")
        if _is_int_list(read) and len(read) == seats:
            session.read = [min(max(0, count), len(record.state.log)) for count in read]
        return session


def stored_names(table: object, seats: int) -> tuple[str, ...] | None:
    """The names in the "table" of a saved game, if it has valid ones."""
    names = table.get("names") if isinstance(table, dict) else None
    if not isinstance(names, list) or len(names) != seats or not all(isinstance(name, str) for name in names):
        return None
    return tuple(names)


def is_record(path: Path) -> bool:
    """Whether a file is a record or a saved game, so that saving may overwrite it."""
    try:
        data = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(data, dict) and "moves" in data and "game" in data


def _is_int_list(value: Any) -> bool:
    return isinstance(value, list) and all(type(item) is int for item in value)
