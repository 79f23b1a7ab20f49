"""Lines of all tables go to the database through one door: those that wait meanwhile share the next commit.

SQLite lets one write at a time, and a commit waits for the disk: here nobody waits for either in vain.
"""

from __future__ import annotations

import asyncio

from euphoria.server.bus import LINE, Notice
from euphoria.server.database import Database
from euphoria.server.log import Kept, add_lines

Waiting = tuple[Kept, "asyncio.Future[None]"]


class Writer:
    def __init__(self, database: Database, snapshot_every: int) -> None:
        self._database = database
        self._snapshot_every = snapshot_every
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def store(self, kept: Kept) -> None:
        """Returns when the line is stored; raises what the database has against it, and then it is not."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((kept, stored))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        await stored

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._store_all(batch)
        finally:
            self._task = None

    async def _store_all(self, batch: list[Waiting]) -> None:
        try:
            await self._add([kept for kept, _ in batch])
        except Exception as error:  # told to whoever waits for this move
            if len(batch) == 1:
                _settle(batch[0][1], error)
                return
            for one in batch:  # one of them is to blame, and the others need not suffer
                await self._store_all([one])
        else:
            for _, stored in batch:
                _settle(stored)

    async def _add(self, lines: list[Kept]) -> None:
        """In the order of the tables: two servers that wait for each other's tables would wait for ever."""
        lines.sort(key=lambda kept: (kept.table_id, kept.after.lines))
        told = [Notice(LINE, kept.table_id, str(kept.after.lines)) for kept in lines]
        await self._database.write(lambda connection: add_lines(connection, lines, self._snapshot_every), told)


def _settle(stored: asyncio.Future[None], error: Exception | None = None) -> None:
    if stored.done():
        return
    if error is None:
        stored.set_result(None)
    else:
        stored.set_exception(error)
