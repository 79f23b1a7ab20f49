"""Who may look at a table. Of a private one only its own people are told anything, even that it is there."""

from __future__ import annotations

from typing import Any

from fastapi import Depends
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.server.api.schemas import TableId
from euphoria.server.errors import NotFound
from euphoria.server.match.table_settings import read_table_settings
from euphoria.server.services import ServicesOf, Visitor
from euphoria.server.store.models import Seat, Table
from euphoria.server.store.table_lookup import find_table


async def may_look(session: AsyncSession, table: Table, person_id: str | None) -> bool:
    """Anybody may, or they have a seat here, if only one that is kept for them, or have made the table."""
    if not read_table_settings(table.settings).private or table.host_id == person_id:
        return True
    if person_id is None:
        return False
    theirs = select(Seat.number).where(Seat.table_id == table.id, Seat.person_id == person_id)
    return await session.scalar(theirs) is not None


async def looking(table_id: TableId, person: Visitor, on: ServicesOf) -> None:
    async with on.database.begin() as session:
        table = await find_table(session, table_id)
        if not await may_look(session, table, None if person is None else person.id):
            raise NotFound("no-table", "there is no such table")


MayLook: Any = Depends(looking)
