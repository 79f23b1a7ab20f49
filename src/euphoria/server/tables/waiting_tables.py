"""Tables that wait for players: how many one address may make, and when they are closed."""

from __future__ import annotations

import logging
from collections import defaultdict

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.kernel.core.errors import EuphoriaError
from euphoria.server.errors import LimitReached
from euphoria.server.play.live_tables import LiveTables
from euphoria.server.store.database import Database
from euphoria.server.store.models import CLOSED, WAITING, Table, now
from euphoria.server.store.table_lookup import find_table

log = logging.getLogger(__name__)

MOST_PER_ADDRESS = 20
DAY = 86_400_000
BATCH = 500
"""The most tables closed by one run of the job, which runs every hour."""


class WaitingTables:
    """Limits the waiting tables of one address. Kept in this process only: addresses are never stored."""

    def __init__(self, factor: float) -> None:
        self._most = MOST_PER_ADDRESS * factor
        self._made: defaultdict[str, set[str]] = defaultdict(set)

    async def check(self, session: AsyncSession, address: str) -> None:
        """Raises `LimitReached` if this address has made too many tables that still wait."""
        made = self._made.get(address, ())
        if len(made) < self._most:
            return
        if len(await self._still_waiting(session, address)) >= self._most:
            raise LimitReached("too-many-waiting", f"{self._most:.0f} tables from your address wait for people already")

    def add(self, address: str, table_id: str) -> None:
        self._made[address].add(table_id)

    async def forget(self, session: AsyncSession) -> None:
        """Forget tables that do not wait any more."""
        for address in list(self._made):
            await self._still_waiting(session, address)

    async def _still_waiting(self, session: AsyncSession, address: str) -> set[str]:
        asked = frozenset(self._made[address])
        waiting = select(Table.id).where(Table.id.in_(asked), Table.status == WAITING)
        still = set(await session.scalars(waiting))
        made = self._made[address]  # read again: a table may have been added during the query
        made -= asked - still
        if not made:
            del self._made[address]
        return made


async def close_expired(database: Database, tables: LiveTables, days: float) -> None:
    """Close tables that were not started within so many days; their viewers are notified."""
    old = Table.status == WAITING, Table.created < now() - int(days * DAY)
    async with database.begin() as session:
        expired = (await session.scalars(select(Table.id).where(*old).order_by(Table.created).limit(BATCH))).all()
    for table_id in expired:
        try:
            async with tables.changing_seats(table_id) as session:
                table = await find_table(session, table_id, lock=True)
                if table.status == WAITING:
                    table.status = CLOSED
        except EuphoriaError as error:  # this one is gone or damaged; the others are closed all the same
            log.info("table %s was not closed: %s", table_id, error)
    if expired:
        log.info("closed %d tables that nobody has started", len(expired))
