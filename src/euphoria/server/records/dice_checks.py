"""Whether the dice of finished games are those that were committed to: thrown again once, and remembered."""

from __future__ import annotations

import asyncio

from euphoria.kernel.core.errors import EuphoriaError
from euphoria.kernel.record.verify_dice import Verdict, verify
from euphoria.server.records.table_record import record_of
from euphoria.server.store.database import Database

MOST_KNOWN = 1000


class DiceChecks:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, Verdict] = {}
        self._one_at_a_time = asyncio.Lock()

    async def of(self, table_id: str) -> Verdict | None:
        """None where it cannot be said: the game was played under other rules than ours."""
        async with self._one_at_a_time:
            if table_id not in self._known:
                try:
                    async with self._database.begin() as session:
                        record = await record_of(session, table_id)
                    verdict = await asyncio.to_thread(verify, record)
                except EuphoriaError:
                    return None
                self._known[table_id] = verdict
                if len(self._known) > MOST_KNOWN:
                    del self._known[next(iter(self._known))]
            return self._known[table_id]
