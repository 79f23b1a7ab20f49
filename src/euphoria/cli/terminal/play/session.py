"""A game under way: its record, who sits where, and a file that keeps all of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import Player, make_bot
from euphoria.cli.terminal.find_display import find_display
from euphoria.cli.terminal.game_display import GameDisplay
from euphoria.cli.terminal.play.signals import undisturbed
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice, load_dice
from euphoria.kernel.core.errors import EuphoriaError, RecordError
from euphoria.kernel.core.state import Json, State
from euphoria.kernel.files.atomic_write import write_whole
from euphoria.kernel.record.record import Record

OLD_LEVEL = "lively"
"""Of the bots in a saved game that does not say it."""


class LeaveGame(Exception):
    """Somebody has asked to stop."""


class GameSession:
    """People and bots around one record."""

    def __init__(self, record: Record, names: tuple[str, ...], people: tuple[int, ...], bots: Player) -> None:
        self.record = record
        self.names = names
        self.people = people
        self.bots = bots
        """The bot of all seats without a person, and the dice that they share."""
        self._seated: dict[int, Player] = {}
        """One for each of them: what it remembers of its seat is none of the others' business."""
        self.display: GameDisplay = find_display(record.game)
        self.read = [0] * record.state.seats
        """How much of the log each seat has read."""
        self.acted = False
        """Whether a person has done anything yet: else there is nothing to keep."""

    @property
    def state(self) -> State:
        return self.record.state

    def decider(self) -> int | None:
        """Who is to answer next: people before bots, so that nobody waits for the machine."""
        people = [seat for seat in self.state.deciders if seat in self.people]
        return people[0] if people else next(iter(self.state.deciders), None)

    def apply(self, seat: int, action: Action) -> None:
        before = len(self.state.log)
        self.take(seat, action)
        if seat in self.people:
            self.acted = True
            self.read[seat] = before

    def take(self, seat: int, action: Action) -> None:
        """An action is taken whole, or not at all, whatever happens to the program meanwhile."""
        with undisturbed():
            self.record.apply(seat, action)

    def let_bot(self, seat: int) -> None:
        seen = Perspective.of(self.state, seat, Dice(len(self.record.moves)))
        if seat not in self._seated:
            self._seated[seat] = make_bot(self.bots.spec, self.record.game.id, self.bots.dice)
        self.take(seat, self._seated[seat].choose(seen))

    def undo(self, seat: int) -> None:
        with undisturbed():
            self.record.undo(seat)

    def news(self, seat: int) -> list[Json]:
        """What this seat has not read yet."""
        return self.state.events(seat, self.read[seat])

    def catch_up(self, seat: int) -> None:
        self.read[seat] = len(self.state.log)

    # Into a file and back.

    def dump(self) -> str:
        """The record, and before it what a record does not know: the people, and the dice still to be thrown."""
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
        """Beside first and then into place, so that no crash leaves half a game."""
        write_whole(Path(path), self.dump())

    @classmethod
    def parse(cls, text: str, default_names: tuple[str, ...]) -> GameSession:
        """A saved game, or the bare record of one: then the first seat is a person's."""
        record = Record.parse(text)
        seats = record.state.seats
        table = json.loads(text).get("table", {})
        if not isinstance(table, dict):
            raise RecordError("a saved game's 'table' is an object")
        people = table.get("people", [0])
        if not _whole(people) or not all(0 <= seat < seats for seat in people):
            raise RecordError("a saved game's 'people' are seats of it")
        try:
            record.state.dice = load_dice(table["dice"]) if "dice" in table else Dice()
            dice = load_dice(table["bots"]) if "bots" in table else Dice()
            bots = make_bot(str(table.get("level", OLD_LEVEL)), record.game.id, dice)
        except EuphoriaError as error:
            raise RecordError(str(error)) from None
        names = stored_names(table, seats) or default_names[:seats]
        session = cls(record, names, tuple(people), bots)
        read: Any = table.get("read")
        if _whole(read) and len(read) == seats:
            session.read = [min(max(0, count), len(record.state.log)) for count in read]
        return session


def stored_names(table: object, seats: int) -> tuple[str, ...] | None:
    """The names in a saved game, if it has them."""
    names = table.get("names") if isinstance(table, dict) else None
    if not isinstance(names, list) or len(names) != seats or not all(isinstance(name, str) for name in names):
        return None
    return tuple(names)


def is_record(path: Path) -> bool:
    """Whether a file may be written over: only what looks like a game of ours."""
    try:
        data = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(data, dict) and "moves" in data and "game" in data


def _whole(value: Any) -> bool:
    return isinstance(value, list) and all(type(item) is int for item in value)
