"""Lines on their way into SQLite: one thread, and one statement however many they are and whatever follows from them.

Beside an event loop that has much to do, a thread waits for its turn whenever a step of SQLite is over. So all is one
step: rows are put into a view, and a trigger of this connection alone puts each of them where it belongs. Outside any
other transaction a statement is one by itself: it is on the disk when it returns, or nothing of it has happened.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import URL, PoolProxiedConnection, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from euphoria.server.store.models import FINISHED, PAST

LINE = ("table_id", "number", "seat", "action", "chance", "back", "client_id", "at")
TURN = ("deciders", "clocks", "due")
SNAPSHOT = ("table_id", "number", "thrown", "own", "state")
ROW = (*LINE, *TURN, "outcome", "ends_wish", "stand", "thrown", "own", "state")
"""Not every line ends the game (then it has an outcome), ends a wish to go back (then it says so), takes something back
(then it says how many events are left), or is followed by a snapshot (then it has a state)."""


def _new(names: Sequence[str]) -> str:
    return ", ".join(f"NEW.{name}" for name in names)


DOOR = f"""
CREATE TEMP VIEW coming AS SELECT {", ".join(f"NULL AS {name}" for name in ROW)};
CREATE TEMP TRIGGER come INSTEAD OF INSERT ON coming BEGIN
    INSERT INTO moves ({", ".join(LINE)}) VALUES ({_new(LINE)});
    UPDATE tables SET waiting_for = NEW.deciders, clocks = NEW.clocks, due = NEW.due WHERE id = NEW.table_id;
    UPDATE tables SET takeback = NULL WHERE id = NEW.table_id AND NEW.ends_wish;
    UPDATE tables SET status = '{FINISHED}', outcome = NEW.outcome, finished = NEW.at
        WHERE id = NEW.table_id AND NEW.outcome IS NOT NULL;
    UPDATE last_seen SET events = NEW.stand WHERE table_id = NEW.table_id AND events > NEW.stand;
    INSERT INTO snapshots ({", ".join(SNAPSHOT)}) SELECT {_new(SNAPSHOT)} WHERE NEW.state IS NOT NULL;
    DELETE FROM snapshots WHERE NEW.state IS NOT NULL AND table_id = NEW.table_id AND number <
        (SELECT max(number) FROM snapshots WHERE table_id = NEW.table_id
            AND number <= NEW.number - CASE WHEN NEW.outcome IS NULL THEN {PAST} ELSE 0 END);
END;
"""
ENTER = f"""
INSERT INTO coming ({", ".join(ROW)})
    SELECT {", ".join(f"json_extract(value, '$.{name}')" for name in ROW)} FROM json_each(?)
"""


class SqliteMoveWriter:
    """A connection to a SQLite database, and the thread that uses it."""

    def __init__(self, address: URL, prepare: Any) -> None:
        """`prepare` is called with every new connection of the database's driver."""
        self._engine = create_engine(address.set(drivername="sqlite"))
        event.listen(self._engine, "connect", prepare)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._held: PoolProxiedConnection | None = None
        self._driver: sqlite3.Connection | None = None

    async def store(self, rows: str) -> None:
        """A list of rows, as JSON, all or none of them."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._store, rows)

    def _store(self, rows: str) -> None:
        try:
            if self._driver is None:
                self._driver = self._open()
            self._driver.execute(ENTER, (rows,))
        except sqlite3.IntegrityError as error:
            raise IntegrityError(None, None, error) from error
        except sqlite3.OperationalError as error:
            raise OperationalError(None, None, error) from error
        except sqlite3.Error as error:
            raise DBAPIError(None, None, error) from error

    def _open(self) -> sqlite3.Connection:
        opened = self._engine.raw_connection()
        driver = opened.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.isolation_level = None
        driver.executescript(DOOR)
        self._held = opened
        return driver

    def close(self) -> None:
        self._thread.submit(self._close)
        self._thread.shutdown()
        self._engine.dispose()

    def _close(self) -> None:
        if self._held is not None:
            self._held.close()
