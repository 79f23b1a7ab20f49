"""Messages between the servers of one database: a move was stored, a seat has changed, a viewer has come.

A message says what has changed, not how: the receiver reads the database. A single server (SQLite) has nobody to tell:
`Bus` does nothing. With PostgreSQL several servers may run: see `postgres_bus.py`.

The bus also decides which server plays the bots of a table: the one that claims it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession

MOVE, SEATS, STANDING, CHAT, TOKEN = "line", "seats", "standing", "chat", "token"
"""Kinds of messages about stored changes: a move, the seats of a table, a standing answer, a chat message, an ended
token or session."""
HERE, WHO, ALIVE, GONE = "here", "who", "alive", "gone"
"""Other kinds: who watches a table through a server, the request for that, and whether a server runs."""


class BusMessage(NamedTuple):
    kind: str
    about: str = "-"
    """The id of a table or a token."""
    what: str = ""


Handler = Callable[[str, BusMessage], Awaitable[None]]
"""Called with the id of the sending server and the message."""


class Bus:
    """The bus of a server that has the database to itself."""

    alone = True

    def __init__(self) -> None:
        self._handlers: dict[str, Handler] = {}

    def subscribe(self, kind: str, handler: Handler) -> None:
        self._handlers[kind] = handler

    async def notify_on_commit(self, within: AsyncSession | AsyncConnection, *messages: BusMessage) -> None:
        """Send to all other servers when this transaction is committed."""

    def notify(self, *messages: BusMessage) -> None:
        """Send to all other servers soon, outside any transaction."""

    async def claim(self, table_id: str) -> bool:
        """Whether this server plays the bots of that table, from now on until `release`."""
        return True

    def release(self, table_id: str) -> None:
        """Let another server play the bots of that table."""

    async def run(self, catch_up: Callable[[], Awaitable[None]]) -> None:
        """Receive and send, until cancelled; calls `catch_up` whenever messages may have been missed."""
