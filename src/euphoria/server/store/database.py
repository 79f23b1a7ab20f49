"""The database: opened, brought up to date, handed out. SQLite writes ahead (WAL) and waits for the disk."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine

from euphoria.server.operations.bus import Bus, PostgresBus
from euphoria.server.operations.steady_clock import CLOCK, SteadyClock
from euphoria.server.operations.storage_health import StorageHealth
from euphoria.server.store.postgres_writer import PostgresMoveWriter
from euphoria.server.store.sqlite_writer import SqliteMoveWriter
from euphoria.server.store.upgrade import upgrade, upgrade_sqlite

PATIENCE = 5.0
"""Seconds for which a database may think about nothing at all."""
ONE_AT_A_TIME = 0x6575_7068
"""The number of the lock under which one of several servers brings a PostgreSQL up to date."""


class Database:
    def __init__(self, address: str, clock: SteadyClock | None = None) -> None:
        # What is stored is in no message: there are secrets among it, and messages are logged.
        self.engine = create_async_engine(address, hide_parameters=True, pool_pre_ping="sqlite" not in address)
        self.storage = StorageHealth()
        self.clock = clock or SteadyClock()
        """The time of play, which the servers of this database share."""
        self.begin: async_sessionmaker[AsyncSession] = async_sessionmaker(
            self.engine, expire_on_commit=False, info={CLOCK: self.clock}
        )
        self.bus = Bus()
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        elif self.engine.dialect.name == "postgresql":
            self.bus = PostgresBus(self.engine)
        self.move_writer: SqliteMoveWriter | PostgresMoveWriter
        if self.bus.alone:
            self.move_writer = SqliteMoveWriter(self.engine.url, _prepare_sqlite)
        else:
            self.move_writer = PostgresMoveWriter(self.engine, self.bus)

    async def migrate(self) -> None:
        """Bring the tables up to the newest migration, or leave them as they were: see `upgrading.py`."""
        if self.engine.dialect.name == "sqlite":
            await asyncio.to_thread(upgrade_sqlite, self.engine.url)
            return
        async with self.engine.begin() as connection:
            if self.engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
            await connection.run_sync(upgrade)

    async def answers(self) -> bool:
        """Whether the database can be read now, and nothing has failed to be stored."""
        try:
            async with asyncio.timeout(PATIENCE), self.begin() as session:
                return bool(await session.scalar(text("SELECT 1"))) and not self.storage.failing
        except (OSError, SQLAlchemyError) as error:
            self.storage.report(error)
            return False

    async def close(self) -> None:
        await self.engine.dispose()
        self.move_writer.close()


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=3000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
