"""Lines of all tables go to the database through one door: those that wait meanwhile share the next commit.

SQLite lets one write at a time, and a commit waits for the disk: here nobody waits for either in vain.

A table may send a line while the one before it is still on its way. If that one is not stored, nor are those after it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from euphoria.server.errors import StorageUnavailable
from euphoria.server.store.database import Database
from euphoria.server.store.move_log import MoveWrite, add_lines

log = logging.getLogger(__name__)

Landed = Callable[[Exception | None], None]


class QueuedWrite(NamedTuple):
    kept: MoveWrite
    landed: Landed
    """Called when the line is stored, or with what the database has against it."""
    stored: asyncio.Future[None]

    def settle(self, error: Exception | None = None) -> None:
        try:
            self.landed(error)
        except Exception:  # what fails at one table is not the others' trouble
            log.exception("table %s: a line was stored and not taken over", self.kept.table_id)
        if self.stored.done():
            return
        if error is None:
            self.stored.set_result(None)
        else:
            self.stored.set_exception(error)


class GroupCommit:
    def __init__(self, database: Database, snapshot_every: int) -> None:
        self._database = database
        self.snapshot_every = snapshot_every
        """How many lines lie between two stored positions of a table: see `Match.keeping`."""
        self._waiting: list[QueuedWrite] = []
        self._task: asyncio.Task[None] | None = None

    def store(self, kept: MoveWrite, landed: Landed = lambda error: None) -> asyncio.Future[None]:
        """Done when the line is stored; fails with what the database has against it, and then it is not.

        Whoever waits for it may go away: `landed` is called all the same, and before.
        """
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(QueuedWrite(kept, landed, stored))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return stored

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._store_all(batch)
        finally:
            self._task = None

    async def _store_all(self, batch: list[QueuedWrite]) -> None:
        """In the order of the tables: two servers that wait for each other's tables would wait for ever."""
        batch.sort(key=lambda waiting: (waiting.kept.table_id, waiting.kept.after.lines))
        try:
            await add_lines(self._database, [waiting.kept for waiting in batch])
        except Exception as error:  # told to whoever waits for this move
            if self._database.storage.report(error):  # nobody's line is to blame: all of them come again
                while batch:
                    self._refuse(batch.pop(0), batch, StorageUnavailable())
            elif len(batch) > 1:  # one of them is to blame, and other tables need not suffer
                await self._store_each(batch)
            else:
                self._refuse(batch.pop(), batch, error)
        else:
            for waiting in batch:
                waiting.settle()

    async def _store_each(self, batch: list[QueuedWrite]) -> None:
        while batch:
            first = batch.pop(0)
            try:
                await add_lines(self._database, [first.kept])
            except Exception as error:  # told to whoever waits for this move
                self._refuse(first, batch, error)
            else:
                first.settle()

    def _refuse(self, first: QueuedWrite, batch: list[QueuedWrite], error: Exception) -> None:
        """This line, and those that were to follow it at its table."""
        lost = [one for one in (*batch, *self._waiting) if one.kept.table_id == first.kept.table_id]
        batch[:] = [one for one in batch if one not in lost]
        self._waiting = [one for one in self._waiting if one not in lost]
        for one in (first, *lost):
            one.settle(error)
