"""The way of a move from a request to the database: checked, computed on a copy, queued for the group commit, stored.

The next move need not wait until the one before it is stored: it is computed from the pending one, so that answers
which several seats give at once share a commit. Viewers are told of a move only when it is stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy.exc import IntegrityError

from euphoria.server.errors import Conflict, StalePosition
from euphoria.server.match.clocks import Clocks
from euphoria.server.match.match import Match
from euphoria.server.match.match_clocks import clocks_after, due_at
from euphoria.server.play.move_request import MatchChange, MoveRequest
from euphoria.server.store.database import Database
from euphoria.server.store.group_commit import GroupCommit
from euphoria.server.store.move_log import is_stored
from euphoria.server.store.move_write import ClocksChanged, MoveWrite

if TYPE_CHECKING:
    from euphoria.server.play.live_table import LiveTable


class PendingMove(NamedTuple):
    """A move that is being stored: the match and the clocks after it."""

    after: Match
    clocks: Clocks
    ends_takeback: bool


class MovePipeline:
    def __init__(self, table: LiveTable, database: Database, writer: GroupCommit) -> None:
        self._table = table
        self._database = database
        self._writer = writer
        self.lock = asyncio.Lock()
        """Held while a request is checked and its move queued."""
        self._pending: list[PendingMove] = []
        """Oldest first: they are stored in this order."""
        self._all_stored = asyncio.Event()
        self._all_stored.set()

    @property
    def busy(self) -> bool:
        return self.lock.locked() or bool(self._pending)

    @asynccontextmanager
    async def exclusive(self) -> AsyncIterator[None]:
        """Holds the lock when no move is pending."""
        async with self.lock:
            await self._all_stored.wait()
            yield

    async def drain(self) -> None:
        """Wait until all pending moves are stored or have failed."""
        await self._all_stored.wait()

    async def submit(self, request: MoveRequest, change: MatchChange) -> bool:
        """Make a move, or the same one several times; False if this request has been carried out before (idempotency
        key).

        Tried again if another server stored a move first that does not change this seat's position, or changed clocks.
        """
        while True:
            async with self.lock:
                match = await self._match_for(request)
                if match is None:
                    return await self._reject_unless_stored(request)
                stored = self._store_all(match, change, request)
            with suppress(ClocksChanged):
                try:
                    await stored
                    return True
                except IntegrityError:
                    async with self.exclusive():
                        if await self._table.current() is match:
                            return await self._reject_unless_stored(request)

    async def _match_for(self, request: MoveRequest) -> Match | None:
        """The match with all pending moves, if the request is for its position; None if it is for another one."""
        match = self._pending[-1].after if self._pending else await self._table.current()
        if match is None:
            raise Conflict("not-started", "this game has not begun")
        self._table.check_seat(request, match)
        if request.position == match.position(request.seat):
            return match
        await self._all_stored.wait()
        match = await self._table.newest()
        self._table.check_seat(request, match)
        return match if request.position == match.position(request.seat) else None

    async def _reject_unless_stored(self, request: MoveRequest) -> bool:
        """For a request with an outdated position: False if it is a repetition, else `StalePosition`."""
        if request.client_id is not None:
            async with self._database.begin() as session:
                if await is_stored(session, self._table.id, request.seat, request.client_id):
                    return False
        raise StalePosition

    def _store_all(self, match: Match, change: MatchChange, request: MoveRequest) -> asyncio.Future[None]:
        """`store` the change as often as the request wants it; done when the last one is stored.

        They are queued together, so that they share a transaction, and viewers are shown the match after the last.
        """
        for _ in range(request.times(match) - 1):
            self.store(match, change).add_done_callback(_ignore_error)
            match = self._pending[-1].after
        return self.store(match, change, request.client_id)

    def store(self, match: Match, change: MatchChange, client_id: str | None = None) -> asyncio.Future[None]:
        """Compute a move and queue it; it is taken over when it is stored, also if the caller has gone.

        The future fails with `IntegrityError` if another server stored a move of the same number first, and with
        `ClocksChanged` if the clocks were changed meanwhile.
        """
        table = self._table
        after, move = change(match)
        after = after.with_snapshot(self._writer.snapshot_every)
        before = self._pending[-1].clocks if self._pending else table.clocks
        clocks = clocks_after(table.settings, before, match, move, after, table.now())
        checked = None if table.settings.time_control is None else before
        ends_takeback = table.consent.ends_with(match, move, after)
        due = due_at(clocks, after)
        write = MoveWrite(table.id, move, after, client_id, clocks, due, checked, table.now(), ends_takeback)
        self._pending.append(PendingMove(after, clocks, ends_takeback))
        self._all_stored.clear()
        return self._writer.store(write, self._on_stored)

    async def store_exclusively(self, match: Match, change: MatchChange) -> None:
        """`store`, within `exclusive`; computed again if the clocks were changed meanwhile."""
        try:
            await self.store(match, change)
        except ClocksChanged:
            await self._table.current()
            await self.store_exclusively(match, change)

    def _on_stored(self, error: Exception | None) -> None:
        """The oldest pending move is stored. After an error it may be or not: the log is read before the next move."""
        pending = self._pending.pop(0)
        if not self._pending:
            self._all_stored.set()
        if error is None:
            self._table.on_own_move(pending)
        else:
            self._table.in_sync = False
        self._table.check_idle()


def _ignore_error(stored: asyncio.Future[None]) -> None:
    """If a move is not stored, those after it are not either, and the last one's error is reported."""
    if not stored.cancelled():
        stored.exception()
