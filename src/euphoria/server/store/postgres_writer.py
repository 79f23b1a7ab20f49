"""Stores moves in PostgreSQL, and notifies the other servers when they are committed."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.ext.asyncio import AsyncEngine

from euphoria.server.operations.bus import MOVE, Bus, BusMessage
from euphoria.server.store.move_write import TABLES, TYPES, ClocksChanged, Json, MoveWrite, statements


def _parameter(field: str) -> str:
    """A parameter must not have the name of a column."""
    return f"new_{field}"


STATEMENTS = [
    (statement, [field for field in TYPES if _parameter(field) in statement.sql.compile().params])
    for statement in statements(lambda field: bindparam(_parameter(field), type_=TYPES[field]))
]
"""Each statement, with the fields that occur in it."""


class PostgresMoveWriter:
    def __init__(self, engine: AsyncEngine, bus: Bus) -> None:
        self._engine = engine
        self._bus = bus

    async def store(self, writes: Sequence[MoveWrite]) -> None:
        """Store these moves in one transaction, all or none.

        `IntegrityError` if one of them exists already: another server was faster.
        """
        rows = [write.row() for write in writes]
        async with self._engine.begin() as connection:
            await connection.run_sync(_check_clocks, writes)
            await connection.run_sync(_execute, rows)
            stored = [BusMessage(MOVE, row["table_id"], str(row["number"])) for row in rows]
            await self._bus.notify_on_commit(connection, *stored)

    def close(self) -> None:
        """Nothing is held between two transactions."""


def _check_clocks(connection: Connection, writes: Sequence[MoveWrite]) -> None:
    """Optimistic lock: `ClocksChanged` unless the stored clocks are those the moves were computed from.

    Locks the tables' rows until the transaction ends, so that no other server gives time meanwhile.
    """
    last_first = reversed(writes)  # of several moves of one table, the first one's counts
    before = {write.table_id: write.clocks_before.json() for write in last_first if write.clocks_before is not None}
    locked = select(TABLES.c.id, TABLES.c.clocks).where(TABLES.c.id.in_(before)).order_by(TABLES.c.id).with_for_update()
    for table_id, stored in connection.execute(locked) if before else ():
        if stored is not None and stored != before[table_id]:
            raise ClocksChanged


def _execute(connection: Connection, rows: Sequence[Json]) -> None:
    for statement, fields in STATEMENTS:
        written = [row for row in rows if statement.when is None or row[statement.when] is not None]
        if statement.replaces:
            written = list({row["table_id"]: row for row in written}.values())
        if written:
            connection.execute(statement.sql, [{_parameter(field): row[field] for field in fields} for row in written])
