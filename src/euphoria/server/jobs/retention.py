"""What nobody needs any more is removed, now and then: old notices, marks of what was seen long ago, and whoever sat
beside somebody at a table that was never begun. Tables that nobody has started for long are closed."""

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
"""After the end of a game, or after everybody left: longer than it is news (`missed.py`)."""


async def clean(database: Database) -> None:
    ended = Table.status == FINISHED, Table.finished < now() - SEEN_KEPT
    left = Table.status == CLOSED, Table.created < now() - SEEN_KEPT
    unseated = Person.keeper_id.is_not(None), ~exists().where(Seat.person_id == Person.id)
    async with database.begin() as session, session.begin():
        await session.execute(delete(Person).where(*unseated))
        await session.execute(delete(PersonalNotice).where(PersonalNotice.at < now() - NOTICES_KEPT))
        for old in (ended, left):
            await session.execute(delete(LastSeen).where(LastSeen.table_id.in_(select(Table.id).where(*old))))


async def keep_clean(
    database: Database, tables: LiveTables, waiting: WaitingTables, waiting_days: float, every: float = HOUR
) -> None:
    """Until it is cancelled."""
    while True:
        try:
            await close_expired(database, tables, waiting_days)
            await clean(database)
            async with database.begin() as session:
                await waiting.forget(session)
        except Exception as error:  # the next time is another chance
            if not database.storage.report(error):
                log.exception("could not clean up")
        await asyncio.sleep(every)
