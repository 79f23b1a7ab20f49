"""What the servers of one database tell each other: a line was stored, a seat has changed hands, somebody is here.

A notice says what has changed, never how: whoever hears it reads the database. On PostgreSQL it goes by NOTIFY, within
the transaction that it is about: nobody hears of what was not stored. SQLite has one server, and nobody to tell.

Here is also who plays the bots of a table: one server claims it, by a lock that PostgreSQL opens when the server dies.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession

from euphoria.server.secret_tokens import new_id

log = logging.getLogger(__name__)

CHANNEL = "euphoria"
BEAT = 2.0
"""Seconds between two signs of life."""
SILENCE = 3 * BEAT
"""A server that was not heard for so long is gone, and who looked through it."""
FIRST_REST, LONGEST_REST = 0.1, 5.0
"""Seconds between two tries to listen again: each time twice as long."""

LINE, SEATS, CHAT, TOKEN = "line", "seats", "chat", "token"
"""What is stored: a line of a table's log, who sits there, what was said, a token or a session that has ended."""
HERE, WHO, ALIVE, GONE = "here", "who", "alive", "gone"
"""What is not: who looks at a table through a server, the question for it, and whether a server is there."""

TELL = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")
SAY = "SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice"
CLAIM, RELEASE = "SELECT pg_try_advisory_lock($1)", "SELECT pg_advisory_unlock($1)"


class BusMessage(NamedTuple):
    kind: str
    about: str = "-"
    """The id of a table or a token."""
    what: str = ""


Hear = Callable[[str, BusMessage], Awaitable[None]]
"""Is told which server said it, and what."""


class Bus:
    """Of a server that has its database for itself."""

    alone = True

    def __init__(self) -> None:
        self._ears: dict[str, Hear] = {}

    def subscribe(self, kind: str, hear: Hear) -> None:
        self._ears[kind] = hear

    async def notify_on_commit(self, within: AsyncSession | AsyncConnection, *notices: BusMessage) -> None:
        """All other servers, when this transaction is committed."""

    def notify(self, *notices: BusMessage) -> None:
        """To all other servers, soon: about what is not stored."""

    async def claim(self, table_id: str) -> bool:
        """Whether this server plays the bots of that table."""
        return True

    def release(self, table_id: str) -> None:
        """Another server may play them."""

    async def run(self, catch_up: Callable[[], Awaitable[None]]) -> None:
        """As long as the server does; `catch_up` whenever something may have gone unheard."""


class PostgresBus(Bus):
    alone = False

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self.me = new_id()
        self._engine = engine
        self._driver: Any = None
        self._one_at_a_time = asyncio.Lock()
        self._wake = asyncio.Event()
        self._to_say: list[str] = []
        self._held: set[str] = set()
        self._to_release: list[str] = []
        self._others: dict[str, float] = {}
        self._hearing: set[asyncio.Task[None]] = set()

    async def notify_on_commit(self, within: AsyncSession | AsyncConnection, *notices: BusMessage) -> None:
        if notices:
            written = [self._write(notice) for notice in notices]
            await within.execute(TELL, {"channel": CHANNEL, "notices": written})

    def notify(self, *notices: BusMessage) -> None:
        self._to_say += map(self._write, notices)
        self._wake.set()

    def _write(self, notice: BusMessage) -> str:
        return " ".join((self.me, *notice))

    # Claims.

    async def claim(self, table_id: str) -> bool:
        if table_id in self._held:
            return True
        async with self._one_at_a_time:
            if self._driver is None or self._driver.is_closed():
                return False
            try:
                won: bool = await self._driver.fetchval(CLAIM, _key(table_id))
            except Exception as error:  # the connection is breaking; it will be opened again
                log.info("could not claim a table: %s", error)
                return False
        if won:
            self._held.add(table_id)
        return won

    def release(self, table_id: str) -> None:
        if table_id in self._held:
            self._held.discard(table_id)
            self._to_release.append(table_id)
            self._wake.set()

    # Listening.

    async def run(self, catch_up: Callable[[], Awaitable[None]]) -> None:
        rest, silent = FIRST_REST, False
        while True:
            try:
                async with self._engine.connect() as connection:
                    try:
                        await self._listen(connection)
                        rest, silent = FIRST_REST, False
                        await catch_up()
                        await self._talk()
                    except asyncio.CancelledError:
                        await self._say_good_bye()
                        raise
                    finally:
                        await self._hang_up(connection)
            except asyncio.CancelledError:
                raise
            except Exception as error:  # whatever it was: the database is the truth, and what was missed is read there
                if not silent:
                    log.warning("the bus is silent: %s", error)
                silent = True
            await asyncio.sleep(rest)
            rest = min(2 * rest, LONGEST_REST)

    async def _listen(self, connection: AsyncConnection) -> None:
        raw = await connection.get_raw_connection()
        driver: Any = raw.driver_connection
        driver.add_termination_listener(lambda _: self._wake.set())
        await driver.add_listener(CHANNEL, self._heard)
        self._driver = driver

    async def _hang_up(self, connection: AsyncConnection) -> None:
        """For good: neither its ears nor its claims may go back to the others' connections."""
        self._driver = None
        self._held.clear()
        self._to_release.clear()
        await connection.invalidate()
        for task in self._hearing:
            task.cancel()

    async def _talk(self) -> None:
        """Until the connection breaks."""
        beat = time.monotonic()
        self.notify(BusMessage(ALIVE))
        while True:
            self._wake.clear()
            async with self._one_at_a_time:
                await asyncio.wait_for(self._say_all(), SILENCE)
            try:
                await asyncio.wait_for(self._wake.wait(), max(0.0, beat + BEAT - time.monotonic()))
            except TimeoutError:
                beat = time.monotonic()
                self.notify(BusMessage(ALIVE))
                self._miss(beat)

    async def _say_good_bye(self) -> None:
        self.notify(BusMessage(GONE))
        with suppress(Exception):  # if it cannot be said, the others will miss us
            await asyncio.wait_for(self._say_all(), 1)

    async def _say_all(self) -> None:
        said, self._to_say = self._to_say, []
        released, self._to_release = self._to_release, []
        await self._driver.execute(SAY, CHANNEL, said)
        for table_id in released:
            await self._driver.execute(RELEASE, _key(table_id))

    def _heard(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        sender, kind, about, what = payload.split(" ", 3)
        if sender == self.me:
            return
        self._others[sender] = time.monotonic()
        self._hand_on(sender, BusMessage(kind, about, what))

    def _miss(self, now: float) -> None:
        for sender in [sender for sender, heard in self._others.items() if now - heard > SILENCE]:
            del self._others[sender]
            self._hand_on(sender, BusMessage(GONE))

    def _hand_on(self, sender: str, notice: BusMessage) -> None:
        if notice.kind in self._ears:
            task = asyncio.create_task(self._hear(sender, notice))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

    async def _hear(self, sender: str, notice: BusMessage) -> None:
        try:
            await self._ears[notice.kind](sender, notice)
        except Exception:  # one table that cannot be read must not make the server deaf
            log.exception("could not act on a notice of the kind %s", notice.kind)


def _key(table_id: str) -> int:
    return int.from_bytes(hashlib.blake2b(table_id.encode(), digest_size=8).digest(), signed=True)
