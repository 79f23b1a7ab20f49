"""Takebacks by consent at a live table: a player asks, all others agree, then the game goes back.

`takeback_requests.py` stores the request. Players who leave need not agree any more, and a server may crash after the
last one has agreed: so a request is checked again whenever the table is read.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from euphoria.server.api.socket_messages import Json
from euphoria.server.errors import Conflict, Forbidden, RateLimited, StalePosition, TooSoon
from euphoria.server.match.logged_moves import LoggedMove
from euphoria.server.match.match import Match
from euphoria.server.play import takeback_requests
from euphoria.server.play.move_request import MoveRequest
from euphoria.server.play.takeback_requests import TakebackRequest
from euphoria.server.rate_limits import TAKEBACKS, TAKEBACKS_ALONE, RateLimit
from euphoria.server.store.database import Database

if TYPE_CHECKING:
    from euphoria.server.play.live_table import LiveTable


NO_REQUEST: Json = {"type": "takeback", "seat": None, "waiting_for": []}


class TakebackRateLimit:
    """Limits how often a seat may ask."""

    def __init__(self, factor: float) -> None:
        self._with_others = RateLimit(TAKEBACKS, factor)
        self._alone = RateLimit(TAKEBACKS_ALONE, factor)

    def take(self, table_id: str, seat: int, alone: bool) -> None:
        """`TooSoon`, with the time to wait, if this seat has asked too often. `alone`: no other player must agree."""
        limit = self._alone if alone else self._with_others
        try:
            limit.take(f"{table_id} {seat}")
        except RateLimited as error:
            raise TooSoon("takeback-wait", error.retry_after) from None


class TakebackConsent:
    def __init__(self, table: LiveTable, database: Database, limit: TakebackRateLimit) -> None:
        self._table = table
        self._database = database
        self._limit = limit
        self.request: TakebackRequest | None = None
        """The pending request, if there is one."""

    async def ask(self, request: MoveRequest) -> None:
        """Ask to go back to before this seat's last choice; done at once if there is nobody to agree."""
        async with self._table.exclusive():
            match = await self._table.current()
            if match is None:
                raise Conflict("not-started", "this game has not begun")
            self._table.check_seat(request, match)
            if request.position != match.position(request.seat):
                raise StalePosition
            self.request = await takeback_requests.ask(
                self._database, self._table.id, request.seat, lambda: self._check_limit(request.seat)
            )
            self._table.standing.end(request.seat)
            await self._go_back_if_agreed()

    def _check_limit(self, seat: int) -> None:
        self._limit.take(self._table.id, seat, alone=not set(self._table.players.seats) - {seat})

    def ends_with(self, before: Match, move: LoggedMove, after: Match) -> bool:
        """Whether this move ends a pending request: only if it is visible to all, including spectators.

        With several servers, there may be a request that this one has not been notified of yet.
        """
        if self.request is None and self._database.bus.alone:
            return False
        if move.back is not None or after.state.outcome is not None:
            return True
        return before.position(None) != after.position(None)

    async def answer(self, person_id: str | None, agree: bool) -> None:
        """Agree to the request or refuse it; the player who asked may withdraw it."""
        async with self._table.exclusive():
            seat = self._table.seat_of(person_id)
            if seat is None:
                raise Forbidden("not-seated", "you have no seat at this table")
            self.request = await takeback_requests.answer(self._database, self._table.id, seat, agree)
            await self._go_back_if_agreed()

    @property
    def is_given(self) -> bool:
        """Whether there is a request to which all players have agreed."""
        return self.request is not None and not self._waiting_for(self.request)

    async def carry_out(self) -> None:
        """Go back if all players have agreed, unless another server has done so."""
        with suppress(Conflict):
            async with self._table.exclusive():
                await self._go_back_if_agreed()

    def message(self) -> Json:
        """Who asks, and whose answers are missing; no seat: there is no request."""
        if self.request is None:
            return NO_REQUEST
        return {"type": "takeback", "seat": self.request.seat, "waiting_for": self._waiting_for(self.request)}

    def _waiting_for(self, request: TakebackRequest) -> list[int]:
        return sorted(set(self._table.players.seats) - {request.seat, *request.agreed})

    async def _go_back_if_agreed(self) -> None:
        table, match = self._table, await self._table.current()
        table.viewers.notify(game=True)
        request = self.request
        if match is None or request is None or not self.is_given:
            return
        past = await takeback_requests.match_after(self._database, table.id, request.move)
        try:
            await table.moves.store_exclusively(match, lambda match: match.go_back(request.seat, past))
        except IntegrityError:
            await table.current()
            if not await takeback_requests.is_done(self._database, table.id, request, match.length + 1):
                raise StalePosition from None
