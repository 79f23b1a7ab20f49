"""Periodic jobs of a server: deadlines of tables, the heartbeat, sockets of ended sessions, expired sessions.

Deadlines are stored with the tables, so that any server may handle them; handling one twice is harmless.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import orjson
from sqlalchemy import Text, cast, delete, select, update
from sqlalchemy.exc import IntegrityError

from euphoria.server.match.clocks import DAY, SECOND, Clocks
from euphoria.server.match.table_settings import LiveClock, read_table_settings
from euphoria.server.operations.background import BackgroundTasks
from euphoria.server.people.open_sockets import OpenSockets
from euphoria.server.play.live_tables import LiveTables
from euphoria.server.store.compare_and_set import compare_and_set
from euphoria.server.store.database import Database
from euphoria.server.store.models import PLAYING, Heartbeat, Session, Table, now

log = logging.getLogger(__name__)

DEADLINE_INTERVAL = 0.5
"""The most seconds between two checks for deadlines."""
HEARTBEAT_INTERVAL = 5.0
"""Seconds between two heartbeats."""
SERVER_TIMEOUT = 3 * HEARTBEAT_INTERVAL
"""Without a heartbeat for so many seconds, no server was running. Only where there may be several."""
RECOVERY_INTERVAL = 1.0
"""Seconds between two heartbeats while storage is failing."""
SESSIONS_INTERVAL = 30.0
"""Seconds between two checks whether the sessions of open sockets still exist."""
RETRY_DELAY = 60.0
"""Seconds before a table whose deadline could not be handled is tried again."""
TABLES_AT_ONCE = 50
"""How many deadlines one check handles."""
HEARTBEAT_ID = 1


class Upkeep:
    def __init__(self, database: Database, tables: LiveTables, sockets: OpenSockets) -> None:
        self._database = database
        self._tables = tables
        self._sockets = sockets
        self._clock = database.clock
        self._storage = database.storage
        self._in_progress: set[str] = set()
        """Tables whose deadlines are being handled."""
        self._background = BackgroundTasks(is_expected=database.storage.report)

    async def run(self) -> None:
        """Until cancelled."""
        last = dict.fromkeys((self._beat, self._close_sockets, self._delete_sessions), float("-inf"))
        every = (HEARTBEAT_INTERVAL, SESSIONS_INTERVAL, DAY / SECOND)
        while True:
            for job, seconds in zip(list(last), every, strict=True):
                if time.monotonic() - last[job] >= seconds:
                    last[job] = time.monotonic()
                    await self._try(job())
            if self._storage.failing:
                await asyncio.sleep(RECOVERY_INTERVAL)
                await self._try(self._beat())
                continue
            rest = DEADLINE_INTERVAL
            try:
                rest = await self._handle_deadlines()
            except Exception as error:  # the database may be down: the deadlines are handled later
                if not self._storage.report(error):
                    log.exception("could not look what is due")
            await asyncio.sleep(rest)

    async def _try(self, job: Coroutine[Any, Any, None]) -> None:
        try:
            await job
        except Exception as error:  # a failing job must not stop the others
            if not self._storage.report(error):
                log.exception("a chore failed")

    # Deadlines.

    async def _handle_deadlines(self) -> float:
        """Start handling the deadlines that have passed; the seconds until the next check."""
        at = self._clock.now()
        soon = Table.due <= at + int(DEADLINE_INTERVAL * SECOND)
        nearest = select(Table.id, Table.due).where(soon).order_by(Table.due).limit(TABLES_AT_ONCE)
        async with self._database.begin() as session:
            found = [(id, due) for id, due in await session.execute(nearest) if due is not None]
        for table_id, due in found:
            if due <= at and table_id not in self._in_progress:
                self._in_progress.add(table_id)
                self._background.start(self._handle_deadline(table_id))
        later = [due - self._clock.now() for _, due in found if due > at]
        return max(0.01, min([DEADLINE_INTERVAL * SECOND, *later]) / SECOND)

    async def _handle_deadline(self, table_id: str) -> None:
        """In the background, because loading the table may take long."""
        try:
            async with self._tables.open(table_id) as table:
                await table.automation.handle_deadline()
        except Exception as error:  # an unreadable table must not stop the others
            if self._storage.report(error):
                return
            log.warning("table %s cannot go on: %r", table_id, error)
            async with self._database.begin() as session, session.begin():
                later = self._clock.now() + int(RETRY_DELAY * SECOND)
                await session.execute(update(Table).where(Table.id == table_id).values(due=later))
        finally:
            self._in_progress.discard(table_id)

    # The heartbeat, and clocks after a time without a server.

    async def resume_clocks(self) -> None:
        """At the start: give players with live clocks back the time for which no server was running.

        The game time never goes back, even if the system's date has, and all servers share it: if another server is
        running, this one takes over its time.
        """
        beat = await self._last_beat()
        if beat is not None and not self._database.bus.alone and self._clock.now() - beat >= SERVER_TIMEOUT * SECOND:
            beat = await self._next_beat(beat) or beat
        if beat is not None and self._clock.now() < beat:
            self._clock.set(beat)
        await self._resume_after(beat)

    async def _last_beat(self) -> int | None:
        async with self._database.begin() as session:
            return await session.scalar(select(Heartbeat.at).where(Heartbeat.id == HEARTBEAT_ID))

    async def _next_beat(self, last: int) -> int | None:
        """Wait for the next heartbeat of another server, and set the clock by it; None if there is no other server."""
        end = time.monotonic() + HEARTBEAT_INTERVAL + 1
        while time.monotonic() < end:
            await asyncio.sleep(0.1)
            beat = await self._last_beat()
            if beat is not None and beat != last:
                self._clock.set(beat)
                return beat
        return None

    async def _resume_after(self, beat: int | None) -> None:
        at = self._clock.now()
        async with self._database.begin() as session, session.begin():
            if beat is None:
                with suppress(IntegrityError):  # another server is starting, too
                    async with session.begin_nested():
                        session.add(Heartbeat(id=HEARTBEAT_ID, at=at))
                return
            pause = at - beat
            if not self._database.bus.alone and pause < SERVER_TIMEOUT * SECOND:
                return  # another server was running
            first = update(Heartbeat).where(Heartbeat.id == HEARTBEAT_ID, Heartbeat.at == beat)
            if not await compare_and_set(session, first.values(at=at)):
                return
            paused = select(Table.id, cast(Table.settings, Text), cast(Table.clocks, Text), Table.due)
            playing = Table.status == PLAYING, Table.due.is_not(None)
            for id, settings, stored, due in (await session.execute(paused.where(*playing))).all():
                assert due is not None
                try:
                    resumed = _resumed(settings, stored, due, pause, at)
                except Exception:  # an unreadable table must not keep the server from starting
                    log.exception("table %s: its clocks cannot be read", id)
                    continue
                if resumed is not None:
                    await session.execute(update(Table).where(Table.id == id).values(**resumed))

    async def _beat(self) -> None:
        """Store that a server is running, and its time."""
        at = self._clock.now()
        async with self._database.begin() as session, session.begin():
            older = update(Heartbeat).where(Heartbeat.id == HEARTBEAT_ID, Heartbeat.at < at)
            await session.execute(older.values(at=at))
        self._storage.report_success()

    # Sessions.

    async def _close_sockets(self) -> None:
        """Close the sockets of sessions that have expired or were ended at another server."""
        open_now = self._sockets.sessions()
        if open_now:
            valid = select(Session.token).where(Session.token.in_(open_now), Session.expires > now())
            async with self._database.begin() as session:
                still_valid = set(await session.scalars(valid))
            for token in open_now:
                if token not in still_valid:
                    self._sockets.close_all(token)

    async def _delete_sessions(self) -> None:
        async with self._database.begin() as session, session.begin():
            await session.execute(delete(Session).where(Session.expires <= now()))


def _resumed(settings: str | None, stored: str | None, due: int, pause: int, at: int) -> dict[str, Any] | None:
    """The clocks and the deadline of a table after a pause; None in correspondence, where days go on."""
    if not isinstance(read_table_settings(orjson.loads(settings or "null")).clock, LiveClock):
        return None
    before = Clocks.read(orjson.loads(stored or "null"))
    clocks = before.without(pause, at)
    return {"clocks": clocks.json(), "due": due + clocks.since - before.since}
