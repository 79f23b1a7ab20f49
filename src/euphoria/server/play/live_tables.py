"""The tables that are in use now. One that nobody uses is let go: it is all in the database."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from weakref import WeakValueDictionary

import orjson
from sqlalchemy import Text, cast, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.kernel.core.errors import EuphoriaError
from euphoria.server.errors import UnreadableTable
from euphoria.server.operations.bus import CHAT, GONE, HERE, LINE, SEATS, WHO, BusMessage
from euphoria.server.operations.storage_health import is_failure
from euphoria.server.play.bot_pool import BotPool
from euphoria.server.play.live_table import LiveTable, OnMatchChange
from euphoria.server.play.takeback_consent import TakebackRateLimit
from euphoria.server.settings import Settings
from euphoria.server.store.database import Database
from euphoria.server.store.group_commit import GroupCommit
from euphoria.server.store.models import BOT, PLAYING, Seat, Table
from euphoria.server.store.table_lookup import find_table, is_outdated

log = logging.getLogger(__name__)

AT_ONCE = 4
"""Tables that are opened at once when the server starts: people come first."""
SWEEP = 20.0
"""Seconds between two looks for bots whose server has died."""


class LiveTables:
    def __init__(self, database: Database, bots: BotPool, settings: Settings) -> None:
        self._database = database
        self._writer = GroupCommit(database, settings.snapshot_every)
        self._bots = bots
        self._settings = settings
        self._cooldown = TakebackRateLimit(settings.rate_factor)
        self._live: dict[str, LiveTable] = {}
        self._users: Counter[str] = Counter()
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One for each table that somebody opens now: however long one takes, no other waits for it."""
        self.changed: OnMatchChange = lambda table, before, after: None
        """Called when a line of ours has been stored."""
        self._coming: dict[str, LiveTable] = {}
        """Those that are being read: what others tell about them meanwhile counts."""
        self._bus = database.bus
        self._hear(LINE, lambda table, _, notice: table.hear_line(int(notice.what)))
        self._hear(SEATS, lambda table, _, notice: table.hear_seats())
        self._hear(CHAT, lambda table, _, notice: table.hear_chat(int(notice.what)))
        self._hear(HERE, lambda table, sender, notice: table.hear_presence(sender, notice.what))
        self._hear(WHO, lambda table, _, notice: table.hear_question())
        self._bus.subscribe(GONE, self._miss)

    def _hear(self, kind: str, hear: Callable[[LiveTable, str, BusMessage], Awaitable[None]]) -> None:
        """What other servers tell about a table is for those who look at it here."""

        async def hand_on(sender: str, notice: BusMessage) -> None:
            table = self._live.get(notice.about) or self._coming.get(notice.about)
            if table is not None:
                with self._using(notice.about):
                    await hear(table, sender, notice)

        self._bus.subscribe(kind, hand_on)

    async def _miss(self, sender: str, _notice: BusMessage) -> None:
        for table in list(self._live.values()):
            await table.hear_presence(sender, "")

    async def catch_up(self) -> None:
        """Others may have told something that went unheard."""
        for table in list(self._live.values()):
            try:
                await table.catch_up()
            except Exception as error:  # a table that cannot be read must not keep the others from going on
                log.warning("table %s cannot go on: %r", table.id, error)

    @property
    def in_use(self) -> int:
        return len(self._live)

    @asynccontextmanager
    async def open(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The live table of that id, for as long as it is used; `NotFound` if there is none."""
        with self._using(table_id):
            yield await self._find(table_id)

    @contextmanager
    def _using(self, table_id: str) -> Iterator[None]:
        """Meanwhile it is not let go."""
        self._users[table_id] += 1
        try:
            yield
        finally:
            self._users[table_id] -= 1
            self._let_go(table_id)

    @asynccontextmanager
    async def changing_seats(self, table_id: str) -> AsyncIterator[AsyncSession]:
        """A transaction that changes who sits at a table: nobody else does meanwhile, and all are told after it."""
        async with self.open(table_id) as table, table.still():
            async with self._database.begin() as session, session.begin():
                yield session
                await self._bus.notify_on_commit(session, BusMessage(SEATS, table_id))
            await table.refresh()

    @asynccontextmanager
    async def leaving_seat(self, table_id: str) -> AsyncIterator[AsyncSession]:
        """The same for whoever leaves: also a game of an older revision, which cannot be opened any more."""
        async with self._database.begin() as session:
            table = await find_table(session, table_id)
        if table.status != PLAYING or not is_outdated(table):
            async with self.changing_seats(table_id) as session:
                yield session
            return
        async with self._database.begin() as session, session.begin():
            yield session
            await self._bus.notify_on_commit(session, BusMessage(SEATS, table_id))

    async def resume(self) -> None:
        """Bots whose turn it was when a server stopped go on; again and again where there are other servers."""
        while True:
            try:
                await self._resume()
            except (OSError, SQLAlchemyError) as error:
                if not self._database.storage.report(error):
                    log.warning("cannot look for bots whose turn it is: %s", error)
            if self._bus.alone:
                return
            await asyncio.sleep(SWEEP)

    async def _resume(self) -> None:
        async with self._database.begin() as session:
            playing = await session.execute(
                select(Table.id, cast(Table.waiting_for, Text), Seat.number)
                .join(Seat, Seat.table_id == Table.id)
                .where(Table.status == PLAYING, Seat.kind == BOT)
            )
            due = {id for id, waiting_for, number in playing if number in _seats(id, waiting_for)}
        at_once = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._resume_at(table_id, at_once) for table_id in due - set(self._live)))

    async def _resume_at(self, table_id: str, at_once: asyncio.Semaphore) -> None:
        async with at_once:
            try:
                if await self._bus.claim(table_id):
                    async with self.open(table_id):
                        pass
            except Exception as error:  # a table that cannot be read must not keep the others' bots from going on
                if not self._database.storage.report(error):
                    log.warning("table %s cannot go on: %r", table_id, error)
                self._bus.release(table_id)

    async def close(self) -> None:
        for table in list(self._live.values()):
            await table.stop()

    async def _find(self, table_id: str) -> LiveTable:
        found = self._live.get(table_id)
        if found is not None:
            return found
        opening = self._opening.setdefault(table_id, asyncio.Lock())
        async with opening:
            if table_id not in self._live:
                table = LiveTable(
                    table_id,
                    self._database,
                    self._writer,
                    self._bots,
                    self._settings.bot_delay,
                    self._cooldown,
                    self._let_go,
                )
                table.changed = self.changed
                self._coming[table_id] = table
                try:
                    async with table.lock:
                        await table.refresh()
                except (EuphoriaError, SQLAlchemyError, OSError):
                    raise
                except Exception as error:  # whatever there is in its rows, or is not
                    if is_failure(error):
                        raise
                    log.exception("table %s cannot be read", table_id)
                    raise UnreadableTable from error
                finally:
                    del self._coming[table_id]
                self._live[table_id] = table
                self._bus.notify(BusMessage(WHO, table_id))
            return self._live[table_id]

    def _let_go(self, table_id: str) -> None:
        if self._users[table_id] > 0:
            return
        del self._users[table_id]
        table = self._live.get(table_id)
        if table is not None and not table.busy:
            del self._live[table_id]
            self._bus.release(table_id)


def _seats(table_id: str, stored: str) -> list[int]:
    """The seats that a table waits for; none where that cannot be read, so that no other table suffers from it."""
    try:
        seats: list[int] = orjson.loads(stored)
        return list(seats)
    except (TypeError, ValueError):
        log.warning("table %s: whom it waits for cannot be read", table_id)
        return []
