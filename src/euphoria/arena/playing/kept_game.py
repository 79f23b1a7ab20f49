"""One game that is kept: its moves go through here, and at its end its files are written.

In the folder, `records/000017.json` is game 17 as a record. It is written whole when the game is over, so that an
interrupted run leaves no half game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from euphoria.kernel.core.action import Action
from euphoria.kernel.core.state import State
from euphoria.kernel.files.atomic_write import write_whole
from euphoria.kernel.record.record import Record

RECORDS: Final = "records"


def make_folders(folder: Path) -> None:
    (folder / RECORDS).mkdir(parents=True, exist_ok=True)


class KeptGame:
    """A game that is to be played and kept."""

    def __init__(self, folder: str, number: int, record: Record, players: Sequence[str]) -> None:
        self.folder = Path(folder)
        self.name = f"{number:06}"
        self.record = record
        self.players = list(players)
        """Who plays, by seat: the specs of the bots."""

    def play(self, choose: Callable[[State], Action]) -> State:
        """Play to the end, write the files, and return the last position. `choose` answers for the first decider."""
        state = self.record.state
        while state.deciders:
            seat, action = state.deciders[0], choose(state)
            self.record.apply(seat, action)
        self._write()
        return state

    def _write(self) -> None:
        table: dict[str, Any] = {"names": self.players}
        text = f'{{"table": {json.dumps(table, ensure_ascii=False)},\n{self.record.dump()[1:]}'
        write_whole(self.folder / RECORDS / f"{self.name}.json", text)
