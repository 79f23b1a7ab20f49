"""Opens and migrates the database. SQLite runs with write-ahead logging, and each commit waits for the disk."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine

from euphoria.server.operations.bus import Bus
from euphoria.server.operations.postgres_bus import PostgresBus
from euphoria.server.operations.steady_clock import CLOCK, SteadyClock
from euphoria.server.operations.storage_health import StorageHealth
from euphoria.server.store.postgres_writer import PostgresMoveWriter
from euphoria.server.store.sqlite_writer import SqliteMoveWriter
from euphoria.server.store.upgrade import upgrade, upgrade_sqlite

HEALTH_TIMEOUT = 5.0
"""Seconds after which a health check counts as failed."""
MIGRATION_LOCK = 0x6575_7068
"""The advisory lock under which one of several servers migrates a PostgreSQL database."""


class Database:
    def __init__(self, address: str, clock: SteadyClock | None = None) -> None:
        # Errors are logged, so that they must not contain stored values, which include secrets.
        self.engine = create_async_engine(address, hide_parameters=True, pool_pre_ping="sqlite" not in address)
        self.storage = StorageHealth()
        self.clock = clock or SteadyClock()
        """The game time, which all servers of this database share."""
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
        """Upgrade the schema to the newest migration, or leave it unchanged: see `upgrade.py`."""
        if self.engine.dialect.name == "sqlite":
            await asyncio.to_thread(upgrade_sqlite, self.engine.url)
            return
        async with self.engine.begin() as connection:
            if self.engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(upgrade)

    async def is_healthy(self) -> bool:
        """Whether the database can be read, and the last write succeeded."""
        try:
            async with asyncio.timeout(HEALTH_TIMEOUT), self.begin() as session:
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
