"""The bus over PostgreSQL: LISTEN and NOTIFY for messages, advisory locks for claims.

NOTIFY is transactional: a message about a stored change is delivered when the change is committed, and never otherwise.
PostgreSQL releases an advisory lock when its server dies, so that another one can claim the table.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession

from euphoria.server.operations.bus import ALIVE, GONE, Bus, BusMessage
from euphoria.server.secret_tokens import new_id

log = logging.getLogger(__name__)

CHANNEL = "euphoria"
HEARTBEAT = 2.0
"""Seconds between two `ALIVE` messages."""
SERVER_TIMEOUT = 3 * HEARTBEAT
"""A server that has sent nothing for so many seconds counts as gone."""
FIRST_RETRY, LAST_RETRY = 0.1, 5.0
"""Seconds before connecting again: doubled with each attempt, from the first to the last."""

NOTIFY_IN_TRANSACTION = text("SELECT pg_notify(:channel, message) FROM unnest(CAST(:messages AS text[])) AS message")
NOTIFY = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"
CLAIM, RELEASE = "SELECT pg_try_advisory_lock($1)", "SELECT pg_advisory_unlock($1)"


class PostgresBus(Bus):
    alone = False

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self.me = new_id()
        """This server's id."""
        self._engine = engine
        self._driver: Any = None
        """The driver connection that listens and holds the claims; None while there is none."""
        self._driver_lock = asyncio.Lock()
        self._wake = asyncio.Event()
        self._outgoing: list[str] = []
        self._claimed: set[str] = set()
        self._to_release: list[str] = []
        self._last_heard: dict[str, float] = {}
        """By server: when its last message came."""
        self._handling: set[asyncio.Task[None]] = set()

    async def notify_on_commit(self, within: AsyncSession | AsyncConnection, *messages: BusMessage) -> None:
        if messages:
            written = [self._write(message) for message in messages]
            await within.execute(NOTIFY_IN_TRANSACTION, {"channel": CHANNEL, "messages": written})

    def notify(self, *messages: BusMessage) -> None:
        self._outgoing += map(self._write, messages)
        self._wake.set()

    def _write(self, message: BusMessage) -> str:
        return " ".join((self.me, *message))

    # Claims.

    async def claim(self, table_id: str) -> bool:
        if table_id in self._claimed:
            return True
        async with self._driver_lock:
            if self._driver is None or self._driver.is_closed():
                return False
            try:
                claimed: bool = await self._driver.fetchval(CLAIM, _lock_number(table_id))
            except Exception as error:  # the connection is breaking; it will be opened again
                log.info("could not claim a table: %s", error)
                return False
        if claimed:
            self._claimed.add(table_id)
        return claimed

    def release(self, table_id: str) -> None:
        if table_id in self._claimed:
            self._claimed.discard(table_id)
            self._to_release.append(table_id)
            self._wake.set()

    # The connection.

    async def run(self, catch_up: Callable[[], Awaitable[None]]) -> None:
        retry, silent = FIRST_RETRY, False
        while True:
            try:
                async with self._engine.connect() as connection:
                    try:
                        await self._listen(connection)
                        retry, silent = FIRST_RETRY, False
                        await catch_up()
                        await self._send_loop()
                    except asyncio.CancelledError:
                        await self._send_gone()
                        raise
                    finally:
                        await self._disconnect(connection)
            except asyncio.CancelledError:
                raise
            except Exception as error:  # any error: after connecting again, `catch_up` reads what was missed
                if not silent:
                    log.warning("the bus is silent: %s", error)
                silent = True
            await asyncio.sleep(retry)
            retry = min(2 * retry, LAST_RETRY)

    async def _listen(self, connection: AsyncConnection) -> None:
        raw = await connection.get_raw_connection()
        driver: Any = raw.driver_connection
        driver.add_termination_listener(lambda _: self._wake.set())
        await driver.add_listener(CHANNEL, self._on_notify)
        self._driver = driver

    async def _disconnect(self, connection: AsyncConnection) -> None:
        """Closes the connection: it must not return to the pool with its listener and locks."""
        self._driver = None
        self._claimed.clear()
        self._to_release.clear()
        await connection.invalidate()
        for task in self._handling:
            task.cancel()

    # Sending.

    async def _send_loop(self) -> None:
        """Until the connection breaks."""
        beat = time.monotonic()
        self.notify(BusMessage(ALIVE))
        while True:
            self._wake.clear()
            async with self._driver_lock:
                await asyncio.wait_for(self._send_all(), SERVER_TIMEOUT)
            try:
                await asyncio.wait_for(self._wake.wait(), max(0.0, beat + HEARTBEAT - time.monotonic()))
            except TimeoutError:
                beat = time.monotonic()
                self.notify(BusMessage(ALIVE))
                self._drop_silent_servers(beat)

    async def _send_gone(self) -> None:
        self.notify(BusMessage(GONE))
        with suppress(Exception):  # without it, the others notice after `SERVER_TIMEOUT`
            await asyncio.wait_for(self._send_all(), 1)

    async def _send_all(self) -> None:
        messages, self._outgoing = self._outgoing, []
        released, self._to_release = self._to_release, []
        await self._driver.execute(NOTIFY, CHANNEL, messages)
        for table_id in released:
            await self._driver.execute(RELEASE, _lock_number(table_id))

    # Receiving.

    def _on_notify(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        server, kind, about, what = payload.split(" ", 3)
        if server == self.me:
            return
        self._last_heard[server] = time.monotonic()
        self._dispatch(server, BusMessage(kind, about, what))

    def _drop_silent_servers(self, now: float) -> None:
        for server in [server for server, heard in self._last_heard.items() if now - heard > SERVER_TIMEOUT]:
            del self._last_heard[server]
            self._dispatch(server, BusMessage(GONE))

    def _dispatch(self, server: str, message: BusMessage) -> None:
        if message.kind in self._handlers:
            task = asyncio.create_task(self._handle(server, message))
            self._handling.add(task)
            task.add_done_callback(self._handling.discard)

    async def _handle(self, server: str, message: BusMessage) -> None:
        try:
            await self._handlers[message.kind](server, message)
        except Exception:  # an unreadable table must not stop the bus
            log.exception("could not act on a notice of the kind %s", message.kind)


def _lock_number(table_id: str) -> int:
    return int.from_bytes(hashlib.blake2b(table_id.encode(), digest_size=8).digest(), signed=True)
