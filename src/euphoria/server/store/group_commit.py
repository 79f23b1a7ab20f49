"""Group commit: moves of all tables that wait for the database share one transaction.

A commit waits for the disk, and SQLite allows one writer at a time. While one batch is being written, further moves
queue up and become the next batch.

A table may queue a move before its previous one is stored. If a move is not stored, later moves of its table fail too.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from euphoria.server.errors import StorageUnavailable
from euphoria.server.store.database import Database
from euphoria.server.store.move_write import MoveWrite

log = logging.getLogger(__name__)

OnStored = Callable[[Exception | None], None]
"""Called when a move has been stored, or with the error if it has not."""


class QueuedWrite(NamedTuple):
    write: MoveWrite
    on_stored: OnStored
    stored: asyncio.Future[None]

    def settle(self, error: Exception | None = None) -> None:
        """Report the result: first to the callback, then to the future."""
        try:
            self.on_stored(error)
        except Exception:  # an error at one table must not affect the others of the batch
            log.exception("table %s: a line was stored and not taken over", self.write.table_id)
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
        """How many moves lie between two snapshots of a table: see `Match.with_snapshot`."""
        self._queue: list[QueuedWrite] = []
        self._task: asyncio.Task[None] | None = None

    def store(self, write: MoveWrite, on_stored: OnStored = lambda error: None) -> asyncio.Future[None]:
        """A future that is done when the move is stored, and fails if it is not.

        `on_stored` is called before that, and also if the caller has stopped waiting for the future.
        """
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(QueuedWrite(write, on_stored, stored))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return stored

    async def _run(self) -> None:
        try:
            while self._queue:
                batch, self._queue = self._queue, []
                await self._store_batch(batch)
        finally:
            self._task = None

    async def _store_batch(self, batch: list[QueuedWrite]) -> None:
        """In the order of the tables' ids, so that two servers cannot deadlock."""
        batch.sort(key=lambda queued: (queued.write.table_id, queued.write.after.length))
        try:
            await self._write(batch)
        except Exception as error:  # passed on to the callers
            if self._database.storage.report(error):  # the database is failing: no move can be stored
                while batch:
                    self._fail(batch.pop(0), batch, StorageUnavailable())
            elif len(batch) > 1:  # one of the moves is at fault: the other tables' moves must not fail with it
                await self._store_each(batch)
            else:
                self._fail(batch.pop(), batch, error)
        else:
            for queued in batch:
                queued.settle()

    async def _store_each(self, batch: list[QueuedWrite]) -> None:
        while batch:
            first = batch.pop(0)
            try:
                await self._write([first])
            except Exception as error:  # passed on to the caller
                self._fail(first, batch, error)
            else:
                first.settle()

    async def _write(self, batch: list[QueuedWrite]) -> None:
        await self._database.move_writer.store([queued.write for queued in batch])

    def _fail(self, first: QueuedWrite, batch: list[QueuedWrite], error: Exception) -> None:
        """Fail this move, and all later ones of its table."""
        lost = [one for one in (*batch, *self._queue) if one.write.table_id == first.write.table_id]
        batch[:] = [one for one in batch if one not in lost]
        self._queue = [one for one in self._queue if one not in lost]
        for one in (first, *lost):
            one.settle(error)
