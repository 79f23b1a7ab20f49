"""The tables in memory. A table is loaded when it is used, and dropped when nobody uses it any more."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from weakref import WeakValueDictionary

import orjson
from sqlalchemy import Text, cast, or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.kernel.core.errors import EuphoriaError
from euphoria.server.errors import UnreadableTable
from euphoria.server.operations.bus import CHAT, GONE, HERE, MOVE, SEATS, STANDING, WHO, BusMessage
from euphoria.server.operations.storage_health import is_failure
from euphoria.server.play.bot_pool import BotPool
from euphoria.server.play.live_table import LiveTable, OnMatchChange
from euphoria.server.play.takeback_consent import TakebackRateLimit
from euphoria.server.settings import ServerSettings
from euphoria.server.store.database import Database
from euphoria.server.store.group_commit import GroupCommit
from euphoria.server.store.models import BOT, PLAYING, Seat, Table
from euphoria.server.store.table_lookup import find_table, is_outdated

log = logging.getLogger(__name__)

RESUMED_AT_ONCE = 4
"""How many tables are loaded at a time to resume their bots: requests of people have priority."""
RESUME_INTERVAL = 20.0
"""Seconds between two searches for bots whose server has died."""


class LiveTables:
    def __init__(self, database: Database, bots: BotPool, settings: ServerSettings) -> None:
        self._database = database
        self._writer = GroupCommit(database, settings.snapshot_every)
        self._bots = bots
        self._settings = settings
        self._takeback_limit = TakebackRateLimit(settings.rate_factor)
        self._live: dict[str, LiveTable] = {}
        self._users: Counter[str] = Counter()
        """How many callers use each table now."""
        self._load_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One for each table, so that loading one does not block the others."""
        self._loading: dict[str, LiveTable] = {}
        """Tables that are being loaded: they must receive messages of other servers, too."""
        self.on_change: OnMatchChange = lambda table, before, after: None
        self._bus = database.bus
        self._subscribe(MOVE, lambda table, _, message: table.on_move_stored(int(message.what)))
        self._subscribe(SEATS, lambda table, _, message: table.on_seats_changed())
        self._subscribe(STANDING, lambda table, _, message: table.standing.read_again())
        self._subscribe(CHAT, lambda table, _, message: table.on_chat(int(message.what)))
        self._subscribe(HERE, lambda table, server, message: table.on_presence(server, message.what))
        self._subscribe(WHO, lambda table, _, message: table.on_presence_request())
        self._bus.subscribe(GONE, self._on_server_gone)

    def _subscribe(self, kind: str, handle: Callable[[LiveTable, str, BusMessage], Awaitable[None]]) -> None:
        """Pass messages of this kind on to the table that they are about, if it is in memory."""

        async def dispatch(server: str, message: BusMessage) -> None:
            table = self._live.get(message.about) or self._loading.get(message.about)
            if table is not None:
                with self._using(message.about):
                    await handle(table, server, message)

        self._bus.subscribe(kind, dispatch)

    async def _on_server_gone(self, server: str, _message: BusMessage) -> None:
        for table in list(self._live.values()):
            await table.on_presence(server, "")

    async def catch_up(self) -> None:
        """Read all tables again, because messages of other servers may have been missed."""
        for table in list(self._live.values()):
            try:
                await table.catch_up()
            except Exception as error:  # an unreadable table must not stop the others
                log.warning("table %s cannot go on: %r", table.id, error)

    @property
    def in_use(self) -> int:
        return len(self._live)

    @asynccontextmanager
    async def open(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The live table of that id, kept in memory meanwhile; `NotFound` if there is none."""
        with self._using(table_id):
            yield await self._find(table_id)

    @contextmanager
    def _using(self, table_id: str) -> Iterator[None]:
        self._users[table_id] += 1
        try:
            yield
        finally:
            self._users[table_id] -= 1
            self._drop_if_idle(table_id)

    @asynccontextmanager
    async def changing_seats(self, table_id: str) -> AsyncIterator[AsyncSession]:
        """A transaction that changes who sits at a table. No move is made meanwhile; viewers are told afterwards."""
        async with self.open(table_id) as table, table.exclusive():
            async with self._seats_transaction(table_id) as session:
                yield session
            await table.refresh()

    @asynccontextmanager
    async def leaving_seat(self, table_id: str) -> AsyncIterator[AsyncSession]:
        """`changing_seats` for a player who leaves: also at a game of an older revision, which cannot be opened."""
        async with self._database.begin() as session:
            table = await find_table(session, table_id)
        outdated = table.status == PLAYING and is_outdated(table)
        async with (self._seats_transaction if outdated else self.changing_seats)(table_id) as session:
            yield session

    @asynccontextmanager
    async def _seats_transaction(self, table_id: str) -> AsyncIterator[AsyncSession]:
        async with self._database.begin() as session, session.begin():
            yield session
            await self._bus.notify_on_commit(session, BusMessage(SEATS, table_id))

    # Bots whose server has stopped.

    async def resume(self) -> None:
        """Load the tables at which a bot or a standing answer is due: once, and with several servers at intervals."""
        while True:
            try:
                await self._resume_all()
            except (OSError, SQLAlchemyError) as error:
                if not self._database.storage.report(error):
                    log.warning("cannot look for bots whose turn it is: %s", error)
            if self._bus.alone:
                return
            await asyncio.sleep(RESUME_INTERVAL)

    async def _resume_all(self) -> None:
        async with self._database.begin() as session:
            playing = await session.execute(
                select(Table.id, cast(Table.waiting_for, Text), Seat.number)
                .join(Seat, Seat.table_id == Table.id)
                .where(Table.status == PLAYING, or_(Seat.kind == BOT, Seat.standing.is_not(None)))
            )
            due = {id for id, waiting_for, number in playing if number in _read_seats(id, waiting_for)}
        at_once = asyncio.Semaphore(RESUMED_AT_ONCE)
        await asyncio.gather(*(self._resume(table_id, at_once) for table_id in due - set(self._live)))

    async def _resume(self, table_id: str, at_once: asyncio.Semaphore) -> None:
        async with at_once:
            try:
                if await self._bus.claim(table_id):
                    async with self.open(table_id):
                        pass  # loading the table starts its bots
            except Exception as error:  # an unreadable table must not stop the others
                if not self._database.storage.report(error):
                    log.warning("table %s cannot go on: %r", table_id, error)
                self._bus.release(table_id)

    # Loading and dropping.

    async def close(self) -> None:
        for table in list(self._live.values()):
            await table.stop()

    async def _find(self, table_id: str) -> LiveTable:
        found = self._live.get(table_id)
        if found is not None:
            return found
        lock = self._load_locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            if table_id not in self._live:
                self._live[table_id] = await self._load(table_id)
                self._bus.notify(BusMessage(WHO, table_id))
            return self._live[table_id]

    async def _load(self, table_id: str) -> LiveTable:
        table = LiveTable(
            table_id,
            self._database,
            self._writer,
            self._bots,
            self._settings.bot_delay,
            self._takeback_limit,
            self._drop_if_idle,
        )
        table.on_change = self.on_change
        self._loading[table_id] = table
        try:
            async with table.moves.lock:
                await table.refresh()
        except (EuphoriaError, SQLAlchemyError, OSError):
            raise
        except Exception as error:  # damaged rows can raise anything
            if is_failure(error):
                raise
            log.exception("table %s cannot be read", table_id)
            raise UnreadableTable from error
        finally:
            del self._loading[table_id]
        return table

    def _drop_if_idle(self, table_id: str) -> None:
        if self._users[table_id] > 0:
            return
        del self._users[table_id]
        table = self._live.get(table_id)
        if table is not None and not table.busy:
            del self._live[table_id]
            self._bus.release(table_id)


def _read_seats(table_id: str, stored: str) -> list[int]:
    """The seats that a table waits for; none if the row is damaged, so that the other tables still resume."""
    try:
        seats: list[int] = orjson.loads(stored)
        return list(seats)
    except (TypeError, ValueError):
        log.warning("table %s: whom it waits for cannot be read", table_id)
        return []
