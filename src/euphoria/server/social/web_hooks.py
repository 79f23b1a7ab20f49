"""Web hooks: a person's notices are sent to an address of their own.

A message is a POST with a small JSON body that holds nothing of the game but its table. It is signed: the header
`Euphoria-Signature` is `sha256=` and the HMAC of the time, a dot and the body, made with the secret that was told when
the hook was set. Redirects are not followed, answers are not read beyond their first line. What fails is tried again a
few times; a hook that keeps failing is left alone.
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
from euphoria.server.social.hook_addresses import NoAddress, Target, read_url, resolve
from euphoria.server.store.database import Database
from euphoria.server.store.social_models import Hook
from euphoria.version import __version__

log = logging.getLogger(__name__)

RATE = Rate(0.1, 20)
"""Of one person's messages: what is more is not sent, and can be read in their notices."""
TRIES = (0.0, 2.0, 15.0)
"""Seconds before each try."""
PATIENCE = 5.0
"""Seconds that one try may take."""
MOST_WAITING = 500
MOST_FAILURES = 20
"""Messages in a row after which a hook is left alone."""
LONGEST_LINE = 1024


class NotDelivered(Exception):
    """The other side did not take it."""


class WebHooks:
    def __init__(self, database: Database, rate_factor: float, loopback: bool, tries: Sequence[float] = TRIES) -> None:
        self._database = database
        self._limit = RateLimit(RATE, rate_factor)
        self._loopback = loopback
        self._tries = tries
        self._sending = BackgroundTasks(grace=0.5, is_expected=database.storage.report)

    async def tell(self, person_id: str, message: dict[str, object]) -> None:
        """Send it to all hooks of that person, when there is time."""
        mine = select(Hook).where(Hook.person_id == person_id, Hook.failures < MOST_FAILURES)
        async with self._database.begin() as session:
            hooks = (await session.scalars(mine)).all()
        for hook in hooks:
            try:
                self._limit.take(person_id)
            except RateLimited:
                log.info("hook too fast", extra=fields(hook=hook.id, person=person_id))
                return
            if self.sending < MOST_WAITING:
                self._sending.start(self._send(hook, json.dumps(message).encode()))

    @property
    def sending(self) -> int:
        """How many messages are under way."""
        return len(self._sending)

    async def close(self) -> None:
        await self._sending.close()

    async def _send(self, hook: Hook, body: bytes) -> None:
        for pause in self._tries:
            await asyncio.sleep(pause)
            try:
                async with asyncio.timeout(PATIENCE):
                    await post(read_url(hook.url), hook.secret, body, self._loopback)
            except (NoAddress, NotDelivered, OSError, TimeoutError, ssl.SSLError, ValueError) as error:
                log.info("hook failed", extra=fields(hook=hook.id, person=hook.person_id, why=type(error).__name__))
            else:
                await self._note(hook, 0)
                return
        await self._note(hook, Hook.failures + 1)

    async def _note(self, hook: Hook, failures: object) -> None:
        async with self._database.begin() as session, session.begin():
            await session.execute(update(Hook).where(Hook.id == hook.id).values(failures=failures))


def signature(secret: str, at: str, body: bytes) -> str:
    return "sha256=" + hmac.new(secret.encode(), at.encode() + b"." + body, hashlib.sha256).hexdigest()


async def post(target: Target, secret: str, body: bytes, loopback: bool = False) -> None:
    """One try. The connection goes to the address that was looked at, under the name that was asked for."""
    address = await resolve(target, loopback)
    secure = target.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        target.port,
        limit=LONGEST_LINE,
        ssl=_certificates() if secure else None,
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
def _certificates() -> ssl.SSLContext:
    return ssl.create_default_context()
