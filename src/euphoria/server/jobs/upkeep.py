"""What a server does by itself, beside what it is asked: it rings where something is due, and keeps house.

What is due is stored with each table, so that any server of the database may do it, and a second one does no harm.
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

TICK = 0.5
"""Seconds between two looks at what is due, at most."""
BEAT = 5.0
"""Seconds between two signs that a server is there."""
MISSED = 3 * BEAT
"""After so many seconds without one there was none, where there may be several."""
PROBE = 1.0
"""Seconds between two, while nothing can be stored."""
SESSIONS = 30.0
"""Seconds between two looks whether those who have sockets open are still signed in."""
TRY_AGAIN = 60.0
"""Seconds before another look at a table that could not be looked after."""
AT_ONCE = 50
"""How many tables are looked after in one go."""
THE_PULSE = 1


class Upkeep:
    def __init__(self, database: Database, tables: LiveTables, sockets: OpenSockets) -> None:
        self._database = database
        self._tables = tables
        self._sockets = sockets
        self._clock = database.clock
        self._storage = database.storage
        self._ringing: set[str] = set()
        """Tables that are looked after in this moment."""
        self._beside = BackgroundTasks(is_expected=database.storage.report)

    async def run(self) -> None:
        last = dict.fromkeys((self._beat, self._end_signed_out, self._forget_sessions), float("-inf"))
        every = (BEAT, SESSIONS, DAY / SECOND)
        while True:
            for chore, seconds in zip(list(last), every, strict=True):
                if time.monotonic() - last[chore] >= seconds:
                    last[chore] = time.monotonic()
                    await self._try(chore())
            if self._storage.failing:
                await asyncio.sleep(PROBE)
                await self._try(self._beat())
                continue
            rest = TICK
            try:
                rest = await self._ring()
            except Exception as error:  # the database may be gone for a while: what is due then is still due later
                if not self._storage.report(error):
                    log.exception("could not look what is due")
            await asyncio.sleep(rest)

    async def _try(self, chore: Coroutine[Any, Any, None]) -> None:
        try:
            await chore
        except Exception as error:  # one chore that fails must not end the others
            if not self._storage.report(error):
                log.exception("a chore failed")

    # Clocks.

    async def _ring(self) -> float:
        """Wherever something is due; then the seconds until the next look."""
        at = self._clock.now()
        soon = Table.due <= at + int(TICK * SECOND)
        async with self._database.begin() as session:
            rows = await session.execute(select(Table.id, Table.due).where(soon).order_by(Table.due).limit(AT_ONCE))
            found = [(id, due) for id, due in rows if due is not None]
        for table_id, due in found:
            if due <= at and table_id not in self._ringing:
                self._ringing.add(table_id)
                self._beside.start(self._ring_at(table_id))
        later = [due - self._clock.now() for _, due in found if due > at]
        return max(0.01, min([TICK * SECOND, *later]) / SECOND)

    async def _ring_at(self, table_id: str) -> None:
        """Beside the others: it may have to be read first, which can take long."""
        try:
            async with self._tables.open(table_id) as table:
                await table.automation.handle_deadline()
        except Exception as error:  # a table that cannot be read must not keep the others waiting
            if self._storage.report(error):
                return
            log.warning("table %s cannot go on: %r", table_id, error)
            async with self._database.begin() as session, session.begin():
                later = self._clock.now() + int(TRY_AGAIN * SECOND)
                await session.execute(update(Table).where(Table.id == table_id).values(due=later))
        finally:
            self._ringing.discard(table_id)

    async def wake_clocks(self) -> None:
        """The time for which there was no server is taken from nobody's live clock. Days are days.

        The time of play never goes back, even if the machine's date has, and all servers share it: if another one
        counts on though its time is not ours, ours is wrong.
        """
        pulse = await self._pulse()
        if pulse is not None and not self._database.bus.alone and self._clock.now() - pulse >= MISSED * SECOND:
            pulse = await self._next_pulse(pulse) or pulse
        if pulse is not None and self._clock.now() < pulse:
            self._clock.set(pulse)
        await self._wake(pulse)

    async def _pulse(self) -> int | None:
        async with self._database.begin() as session:
            return await session.scalar(select(Heartbeat.at).where(Heartbeat.id == THE_PULSE))

    async def _next_pulse(self, last: int) -> int | None:
        """The time of another server, which ours is from now on; None if there is no other."""
        end = time.monotonic() + BEAT + 1
        while time.monotonic() < end:
            await asyncio.sleep(0.1)
            pulse = await self._pulse()
            if pulse is not None and pulse != last:
                self._clock.set(pulse)
                return pulse
        return None

    async def _wake(self, pulse: int | None) -> None:
        at = self._clock.now()
        async with self._database.begin() as session, session.begin():
            if pulse is None:
                with suppress(IntegrityError):  # another server has begun in this moment
                    async with session.begin_nested():
                        session.add(Heartbeat(id=THE_PULSE, at=at))
                return
            gone = at - pulse
            if not self._database.bus.alone and gone < MISSED * SECOND:
                return  # another server was there
            mine = update(Heartbeat).where(Heartbeat.id == THE_PULSE, Heartbeat.at == pulse)
            if not await compare_and_set(session, mine.values(at=at)):
                return
            asleep = select(Table.id, cast(Table.settings, Text), cast(Table.clocks, Text), Table.due)
            playing = Table.status == PLAYING, Table.due.is_not(None)
            for id, settings, stored, due in (await session.execute(asleep.where(*playing))).all():
                assert due is not None
                try:
                    woken = _woken(settings, stored, due, gone, at)
                except Exception:  # a table that cannot be read must not keep the server from starting
                    log.exception("table %s: its clocks cannot be read", id)
                    continue
                if woken is not None:
                    await session.execute(update(Table).where(Table.id == id).values(**woken))

    async def _beat(self) -> None:
        """A server is here, and this is its time."""
        at = self._clock.now()
        async with self._database.begin() as session, session.begin():
            await session.execute(update(Heartbeat).where(Heartbeat.id == THE_PULSE, Heartbeat.at < at).values(at=at))
        self._storage.report_success()

    # Sessions.

    async def _end_signed_out(self) -> None:
        """Sockets of those who have signed out at another server, or whose session is over."""
        open_now = self._sockets.sessions()
        if open_now:
            good = select(Session.token).where(Session.token.in_(open_now), Session.expires > now())
            async with self._database.begin() as session:
                still = set(await session.scalars(good))
            for token in open_now:
                if token not in still:
                    self._sockets.close_all(token)

    async def _forget_sessions(self) -> None:
        async with self._database.begin() as session, session.begin():
            await session.execute(delete(Session).where(Session.expires <= now()))


def _woken(settings: str | None, stored: str | None, due: int, gone: int, at: int) -> dict[str, Any] | None:
    """The clocks of a table after a time without a server, and when something is due then; None: days are days."""
    if not isinstance(read_table_settings(orjson.loads(settings or "null")).clock, LiveClock):
        return None
    before = Clocks.read(orjson.loads(stored or "null"))
    clocks = before.without(gone, at)
    return {"clocks": clocks.json(), "due": due + clocks.since - before.since}
