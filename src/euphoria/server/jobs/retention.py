"""Deletes old data every hour: notices, what people have seen of ended games, companions who never played.

Also closes tables that were never started.
"""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import delete, exists, select

from euphoria.server.play.live_tables import LiveTables
from euphoria.server.store.database import Database
from euphoria.server.store.models import CLOSED, FINISHED, Person, Seat, Table, now
from euphoria.server.store.social_models import LastSeen, PersonalNotice
from euphoria.server.tables.waiting_tables import WaitingTables, close_expired

log = logging.getLogger(__name__)

HOUR = 3600
DAY = 86_400_000
NOTICES_KEPT = 30 * DAY
SEEN_KEPT = 31 * DAY
"""After the end of a game: longer than the away summary (`social/away_summary.py`) needs it."""


async def delete_old(database: Database) -> None:
    ended = Table.status == FINISHED, Table.finished < now() - SEEN_KEPT
    left = Table.status == CLOSED, Table.created < now() - SEEN_KEPT
    unseated_companions = Person.keeper_id.is_not(None), ~exists().where(Seat.person_id == Person.id)
    async with database.begin() as session, session.begin():
        await session.execute(delete(Person).where(*unseated_companions))
        await session.execute(delete(PersonalNotice).where(PersonalNotice.at < now() - NOTICES_KEPT))
        for old in (ended, left):
            await session.execute(delete(LastSeen).where(LastSeen.table_id.in_(select(Table.id).where(*old))))


async def run_retention(
    database: Database, tables: LiveTables, waiting: WaitingTables, waiting_days: float, every: float = HOUR
) -> None:
    """Until cancelled. `waiting_days`: after how many days a table that was never started is closed."""
    while True:
        try:
            await close_expired(database, tables, waiting_days)
            await delete_old(database)
            async with database.begin() as session:
                await waiting.forget(session)
        except Exception as error:  # tried again the next time
            if not database.storage.report(error):
                log.exception("could not clean up")
        await asyncio.sleep(every)
