"""Tables that wait for people: how many may come from one address, and how long they may wait."""

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

MOST = 20
"""Waiting tables that were made from one address."""
DAY = 86_400_000
AT_ONCE = 500
"""How many tables are closed in one go; the others an hour later."""


class WaitingTables:
    """Which waiting tables were made from which address. It is known to this process only: no address is stored."""

    def __init__(self, factor: float) -> None:
        self._most = MOST * factor
        self._made: defaultdict[str, set[str]] = defaultdict(set)

    async def check(self, session: AsyncSession, address: str) -> None:
        """`LimitReached` if as many as may be from this address are waiting."""
        made = self._made.get(address, ())
        if len(made) < self._most:
            return
        if len(await self._look_again(session, address)) >= self._most:
            raise LimitReached("too-many-waiting", f"{self._most:.0f} tables from your address wait for people already")

    def add(self, address: str, table_id: str) -> None:
        self._made[address].add(table_id)

    async def forget(self, session: AsyncSession) -> None:
        """Tables that wait no more."""
        for address in list(self._made):
            await self._look_again(session, address)

    async def _look_again(self, session: AsyncSession, address: str) -> set[str]:
        asked = frozenset(self._made[address])
        waiting = select(Table.id).where(Table.id.in_(asked), Table.status == WAITING)
        still = set(await session.scalars(waiting))
        made = self._made[address]  # another table may have been made meanwhile
        made -= asked - still
        if not made:
            del self._made[address]
        return made


async def close_expired(database: Database, tables: LiveTables, days: float) -> None:
    """Tables that nobody has started for so long; whoever looks at one is told."""
    old = Table.status == WAITING, Table.created < now() - int(days * DAY)
    async with database.begin() as session:
        expired = (await session.scalars(select(Table.id).where(*old).order_by(Table.created).limit(AT_ONCE))).all()
    for table_id in expired:
        try:
            async with tables.changing_seats(table_id) as session:
                table = await find_table(session, table_id, lock=True)
                if table.status == WAITING:
                    table.status = CLOSED
        except EuphoriaError as error:  # it is gone already, or cannot be read: the others are closed all the same
            log.info("table %s was not closed: %s", table_id, error)
    if expired:
        log.info("closed %d tables that nobody has started", len(expired))
