"""Checks that several operations on tables share. Each raises the error that the client is told."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.server.errors import Conflict, Forbidden
from euphoria.server.store.models import (
    WAITING,
    Person,
    Table,
)
from euphoria.server.store.table_lookup import find_table


def check_host(table: Table, person: Person) -> None:
    if table.host_id != person.id:
        raise Forbidden("not-host", "only the host of the table may do that")


async def find_waiting_table(session: AsyncSession, table_id: str) -> Table:
    """The table, locked; raises `Conflict` if its game has begun."""
    table = await find_table(session, table_id, lock=True)
    if table.status != WAITING:
        raise Conflict("started", "this game has begun already")
    return table
