"""Web hooks: a person's notices are also sent to a URL of theirs.

A message is a POST with a small JSON body that names the table and nothing of the game. It is signed: the header
`Euphoria-Signature` is `sha256=` and the HMAC of the time, a dot and the body, with the secret that the person got when
the hook was made. Redirects are not followed, and only the first line of the answer is read. A failed message is sent
again a few times; a hook that keeps failing is disabled.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
import ssl
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import cache

from sqlalchemy import select, update

from euphoria.server.errors import RateLimited
from euphoria.server.operations.background import BackgroundTasks
from euphoria.server.operations.logging_setup import fields
from euphoria.server.rate_limits import Rate, RateLimit
from euphoria.server.social.hook_addresses import InvalidHookUrl, Target, read_url, resolve
from euphoria.server.store.database import Database
from euphoria.server.store.social_models import Hook
from euphoria.version import __version__

log = logging.getLogger(__name__)

RATE = Rate(0.1, 20)
"""Messages of one person; those above it are not sent, but are among their notices."""
RETRY_DELAYS = (0.0, 2.0, 15.0)
"""Seconds before each attempt."""
TIMEOUT = 5.0
"""Seconds for one attempt."""
MOST_PENDING = 500
"""Messages of all persons that wait to be sent; those above it are dropped."""
MOST_FAILURES = 20
"""Failed messages in a row after which a hook is disabled."""
LONGEST_LINE = 1024
"""Bytes of the first line of an answer."""


class NotDelivered(Exception):
    """The receiver did not answer with a status of success."""


class WebHooks:
    """Sends messages to the hooks of persons, in the background."""

    def __init__(
        self, database: Database, rate_factor: float, loopback: bool, delays: Sequence[float] = RETRY_DELAYS
    ) -> None:
        self._database = database
        self._limit = RateLimit(RATE, rate_factor)
        self._loopback = loopback
        self._delays = delays
        self._sending = BackgroundTasks(grace=0.5, is_expected=database.storage.report)

    async def send(self, person_id: str, message: dict[str, object]) -> None:
        """Start sending a message to all hooks of that person."""
        mine = select(Hook).where(Hook.person_id == person_id, Hook.failures < MOST_FAILURES)
        async with self._database.begin() as session:
            hooks = (await session.scalars(mine)).all()
        for hook in hooks:
            try:
                self._limit.take(person_id)
            except RateLimited:
                log.info("hook too fast", extra=fields(hook=hook.id, person=person_id))
                return
            if self.sending < MOST_PENDING:
                self._sending.start(self._send(hook, json.dumps(message).encode()))

    @property
    def sending(self) -> int:
        """How many messages are being sent."""
        return len(self._sending)

    async def close(self) -> None:
        await self._sending.close()

    async def _send(self, hook: Hook, body: bytes) -> None:
        for delay in self._delays:
            await asyncio.sleep(delay)
            try:
                async with asyncio.timeout(TIMEOUT):
                    await post(read_url(hook.url), hook.secret, body, self._loopback)
            except (InvalidHookUrl, NotDelivered, OSError, TimeoutError, ssl.SSLError, ValueError) as error:
                log.info("hook failed", extra=fields(hook=hook.id, person=hook.person_id, why=type(error).__name__))
            else:
                await self._set_failures(hook, 0)
                return
        await self._set_failures(hook, Hook.failures + 1)

    async def _set_failures(self, hook: Hook, failures: object) -> None:
        async with self._database.begin() as session, session.begin():
            await session.execute(update(Hook).where(Hook.id == hook.id).values(failures=failures))


def signature(secret: str, at: str, body: bytes) -> str:
    return "sha256=" + hmac.new(secret.encode(), at.encode() + b"." + body, hashlib.sha256).hexdigest()


async def post(target: Target, secret: str, body: bytes, loopback: bool = False) -> None:
    """One attempt. Connects to the address that `resolve` has checked; the host name is only for TLS and the header."""
    address = await resolve(target, loopback)
    secure = target.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        target.port,
        limit=LONGEST_LINE,
        ssl=_ssl_context() if secure else None,
        server_hostname=target.host if secure else None,
    )
    try:
        writer.write(_request(target, secret, body))
        await writer.drain()
        line = await reader.readuntil(b"\n")
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        raise NotDelivered from None
    finally:
        writer.close()
        with suppress(OSError, ssl.SSLError):
            await writer.wait_closed()
    parts = line.split(b" ", 2)
    if len(parts) < 2 or not parts[0].startswith(b"HTTP/") or not parts[1].startswith(b"2"):
        raise NotDelivered


def _request(target: Target, secret: str, body: bytes) -> bytes:
    at = str(int(time.time()))
    head = [
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.host_header}",
        f"User-Agent: euphoria-table/{__version__}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        f"Euphoria-Time: {at}",
        f"Euphoria-Signature: {signature(secret, at, body)}",
        "Connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode("ascii") + body


@cache
def _ssl_context() -> ssl.SSLContext:
    return ssl.create_default_context()
