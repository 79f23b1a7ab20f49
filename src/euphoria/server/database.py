"""The database: opened, brought up to date, handed out. SQLite writes ahead (WAL) and waits for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from typing import Any

from sqlalchemy import URL, Connection, create_engine, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine

from euphoria.server.bus import Bus, Notice, PostgresBus

ONE_AT_A_TIME = 0x6575_7068
"""The number of the lock under which one of several servers brings a PostgreSQL up to date."""


Change = Callable[[Connection], None]


class Database:
    def __init__(self, address: str) -> None:
        # What is stored is in no message: there are secrets among it, and messages are logged.
        self.engine = create_async_engine(address, hide_parameters=True, pool_pre_ping="sqlite" not in address)
        self.begin: async_sessionmaker[AsyncSession] = async_sessionmaker(self.engine, expire_on_commit=False)
        self.bus = Bus()
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        elif self.engine.dialect.name == "postgresql":
            self.bus = PostgresBus(self.engine)
        self._door = _OneThread(self.engine.url) if self.bus.alone else None

    async def migrate(self) -> None:
        """Bring the tables up to the newest migration."""
        async with self.engine.begin() as connection:
            if self.engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
            await connection.run_sync(upgrade)

    async def write(self, change: Change, notices: Sequence[Notice] = ()) -> None:
        """One transaction that is done at a stretch, and told when it is.

        To SQLite it goes through one thread: asking for each statement by itself would take longer than the disk.
        """
        if self._door is not None:
            await self._door.write(change)
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(change)
            await self.bus.tell(connection, *notices)

    async def answers(self) -> bool:
        """Whether the database can be read now."""
        async with self.begin() as session:
            return bool(await session.scalar(text("SELECT 1")))

    async def close(self) -> None:
        await self.engine.dispose()
        if self._door is not None:
            self._door.close()


class _OneThread:
    """A plain connection to a SQLite database, and the thread that uses it."""

    def __init__(self, address: URL) -> None:
        self._engine = create_engine(address.set(drivername="sqlite"), hide_parameters=True)
        event.listen(self._engine, "connect", _prepare_sqlite)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def write(self, change: Change) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, change)

    def _write(self, change: Change) -> None:
        with self._engine.begin() as connection:
            change(connection)

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


def upgrade(connection: Connection) -> None:
    if _version(connection) == newest_migration():
        return
    from alembic import command  # it takes long to load, and most starts have nothing to bring up to date
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "euphoria.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def newest_migration() -> str:
    """The modules are named after their revisions: `v0001_tables`."""
    named = [file.name[1:5] for file in files("euphoria.server.migrations.versions").iterdir()]
    return max(name for name in named if name.isdigit())


def _version(connection: Connection) -> str | None:
    """The last migration that the database has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
