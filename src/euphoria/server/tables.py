"""The tables that are in use now. One that nobody uses is let go: it is all in the database."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.kernel.errors import EuphoriaError
from euphoria.server.bots import BotPool
from euphoria.server.database import Database
from euphoria.server.live import LiveTable
from euphoria.server.models import BOT, PLAYING, Seat, Table
from euphoria.server.settings import Settings
from euphoria.server.writer import Writer

log = logging.getLogger(__name__)


class Tables:
    def __init__(self, database: Database, bots: BotPool, settings: Settings) -> None:
        self._database = database
        self._writer = Writer(database, settings.snapshot_every)
        self._bots = bots
        self._settings = settings
        self._live: dict[str, LiveTable] = {}
        self._users: Counter[str] = Counter()
        self._opening = asyncio.Lock()

    @property
    def in_use(self) -> int:
        return len(self._live)

    @asynccontextmanager
    async def open(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The live table of that id, for as long as it is used; `NotThere` if there is none."""
        self._users[table_id] += 1
        try:
            yield await self._find(table_id)
        finally:
            self._users[table_id] -= 1
            self._let_go(table_id)

    @asynccontextmanager
    async def seating(self, table_id: str) -> AsyncIterator[AsyncSession]:
        """A transaction that changes who sits at a table: nobody else does meanwhile, and all are told after it."""
        async with self.open(table_id) as table, table.lock:
            async with self._database.begin() as session, session.begin():
                yield session
            await table.refresh()

    async def resume(self) -> None:
        """Bots whose turn it was when the server stopped go on."""
        async with self._database.begin() as session:
            playing = await session.execute(
                select(Table.id, Table.waiting_for, Seat.number)
                .join(Seat, Seat.table_id == Table.id)
                .where(Table.status == PLAYING, Seat.kind == BOT)
            )
            due = {id for id, waiting_for, number in playing if number in waiting_for}
        for table_id in due:
            try:
                async with self.open(table_id):
                    pass
            except EuphoriaError as error:
                log.warning("table %s cannot go on: %s", table_id, error)

    async def close(self) -> None:
        for table in list(self._live.values()):
            await table.stop()

    async def _find(self, table_id: str) -> LiveTable:
        found = self._live.get(table_id)
        if found is not None:
            return found
        async with self._opening:
            if table_id not in self._live:
                table = LiveTable(
                    table_id, self._database, self._writer, self._bots, self._settings.bot_delay, self._let_go
                )
                await table.refresh()
                self._live[table_id] = table
            return self._live[table_id]

    def _let_go(self, table_id: str) -> None:
        if self._users[table_id] > 0:
            return
        del self._users[table_id]
        table = self._live.get(table_id)
        if table is not None and not table.busy:
            del self._live[table_id]
