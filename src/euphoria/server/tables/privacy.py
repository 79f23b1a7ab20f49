"""Who may look at a table. To others a private table does not exist: they get the same answer as for an unknown id."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.server.match.table_settings import read_table_settings
from euphoria.server.store.models import Seat, Table


async def may_look(session: AsyncSession, table: Table, person_id: str | None) -> bool:
    """True if the table is not private, or this person made it, sits there, or has a seat kept for them."""
    if not read_table_settings(table.settings).private or table.host_id == person_id:
        return True
    if person_id is None:
        return False
    theirs = select(Seat.number).where(Seat.table_id == table.id, Seat.person_id == person_id)
    return await session.scalar(theirs) is not None
