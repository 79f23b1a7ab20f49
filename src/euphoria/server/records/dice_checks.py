"""Verifies that the dice of finished games match their commitments, and caches the results."""

from __future__ import annotations

import asyncio

from euphoria.kernel.core.errors import EuphoriaError
from euphoria.kernel.record.verify_dice import Verdict, verify
from euphoria.server.records.table_record import record_of
from euphoria.server.store.database import Database

CACHED = 1000
"""How many results are cached."""


class DiceChecks:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._cache: dict[str, Verdict] = {}
        self._lock = asyncio.Lock()

    async def of(self, table_id: str) -> Verdict | None:
        """The result for a table's game; None if it was played under another revision of the rules."""
        async with self._lock:
            if table_id not in self._cache:
                try:
                    async with self._database.begin() as session:
                        record = await record_of(session, table_id)
                    verdict = await asyncio.to_thread(verify, record)
                except EuphoriaError:
                    return None
                self._cache[table_id] = verdict
                if len(self._cache) > CACHED:
                    del self._cache[next(iter(self._cache))]
            return self._cache[table_id]
