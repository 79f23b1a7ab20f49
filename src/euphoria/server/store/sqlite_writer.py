"""Stores moves in SQLite: one thread, and one statement for a whole batch.

A batch is one statement because each step of SQLite releases and takes back Python's interpreter lock, for which a
thread has to wait whenever the event loop is busy. So the rows are inserted into a temporary view, as one JSON array,
and a temporary trigger on it executes the statements of `move_write.py`. The connection is in autocommit mode: when the
statement returns, the batch is on the disk; if it fails, nothing was written.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import orjson
from sqlalchemy import URL, PoolProxiedConnection, create_engine, event, literal_column
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from euphoria.server.store.move_write import TYPES, MoveWrite, Statement, statements


def _text(statement: Statement) -> str:
    return f"{statement.sql.compile(dialect=sqlite.dialect(), compile_kwargs={'literal_binds': True})};"


STATEMENTS = "\n".join(map(_text, statements(lambda field: literal_column(f"NEW.{field}"))))
TRIGGER = f"""
CREATE TEMP VIEW new_moves AS SELECT {", ".join(f"NULL AS {field}" for field in TYPES)};
CREATE TEMP TRIGGER store_move INSTEAD OF INSERT ON new_moves BEGIN
{STATEMENTS}
END;
"""
INSERT = f"""
INSERT INTO new_moves ({", ".join(TYPES)})
    SELECT {", ".join(f"json_extract(value, '$.{field}')" for field in TYPES)} FROM json_each(?)
"""


class SqliteMoveWriter:
    """A connection to a SQLite database, and the thread that uses it."""

    def __init__(self, address: URL, prepare: Callable[[Any, Any], None]) -> None:
        """`prepare` is called with each new driver connection, to set its pragmas."""
        self._engine = create_engine(address.set(drivername="sqlite"))
        event.listen(self._engine, "connect", prepare)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._connection: PoolProxiedConnection | None = None
        self._driver: sqlite3.Connection | None = None

    async def store(self, writes: Sequence[MoveWrite]) -> None:
        """Store these moves in one transaction, all or none. `IntegrityError` if one of them exists already."""
        rows = orjson.dumps([write.row() for write in writes]).decode()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._insert, rows)

    def _insert(self, rows: str) -> None:
        try:
            if self._driver is None:
                self._driver = self._open()
            self._driver.execute(INSERT, (rows,))
        except sqlite3.IntegrityError as error:
            raise IntegrityError(None, None, error) from error
        except sqlite3.OperationalError as error:
            raise OperationalError(None, None, error) from error
        except sqlite3.Error as error:
            raise DBAPIError(None, None, error) from error

    def _open(self) -> sqlite3.Connection:
        connection = self._engine.raw_connection()
        driver = connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.isolation_level = None
        driver.executescript(TRIGGER)
        self._connection = connection
        return driver

    def close(self) -> None:
        self._thread.submit(self._close)
        self._thread.shutdown()
        self._engine.dispose()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
