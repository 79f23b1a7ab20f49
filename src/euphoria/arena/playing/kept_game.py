"""One game that is kept: its moves go through here, and at its end its files are written.

In the folder, `records/000017.json` is game 17 as a record, and `rows/000017.parquet` its decisions, where they are
wanted. Files are written whole when the game is over, so that an interrupted run leaves no half game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from euphoria.arena.playing.decision_rows import DecisionRows
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.state import State
from euphoria.kernel.files.atomic_write import write_whole
from euphoria.kernel.record.record import Record

RECORDS: Final = "records"
ROWS: Final = "rows"


class Keep(NamedTuple):
    """Where what is played is kept."""

    folder: str
    rows: bool = False
    """Whether each decision is kept as a row of numbers, too."""

    def make_folders(self) -> None:
        for name in (RECORDS, ROWS) if self.rows else (RECORDS,):
            (Path(self.folder) / name).mkdir(parents=True, exist_ok=True)


class KeptGame:
    """A game that is to be played and kept."""

    def __init__(self, keep: Keep, number: int, record: Record, players: Sequence[str]) -> None:
        self.folder = Path(keep.folder)
        self.number = number
        self.name = f"{number:06}"
        self.record = record
        self.players = list(players)
        """Who plays, by seat: the specs of the bots."""
        self.rows = DecisionRows(record.game, record.seats, record.options) if keep.rows else None

    def play(self, choose: Callable[[State], Action]) -> State:
        """Play to the end, write the files, and return the last position. `choose` answers for the first decider."""
        state = self.record.state
        while state.deciders:
            seat, action = state.deciders[0], choose(state)
            if self.rows is not None:
                self.rows.add(state, seat, action)
            self.record.apply(seat, action)
        self._write()
        if self.rows is not None:
            self.rows.write(self.folder / ROWS / f"{self.name}.parquet", self.number, state)
        return state

    def _write(self) -> None:
        table: dict[str, Any] = {"names": self.players}
        text = f'{{"table": {json.dumps(table, ensure_ascii=False)},\n{self.record.dump()[1:]}'
        write_whole(self.folder / RECORDS / f"{self.name}.json", text)
