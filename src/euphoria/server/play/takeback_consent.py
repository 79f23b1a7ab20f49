"""The wish to go back, at a table in use: asked for, agreed to, and carried out as soon as nobody is left to ask.

What is stored of it is in `takebacks.py`. Whoever leaves need not be asked any more, and a server may die after the
last one has agreed: so it is looked at again whenever the table is read.
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


NO_WISH: Json = {"type": "takeback", "seat": None, "waiting_for": []}


class TakebackRateLimit:
    """How often a seat may ask."""

    def __init__(self, factor: float) -> None:
        self._others = RateLimit(TAKEBACKS, factor)
        self._alone = RateLimit(TAKEBACKS_ALONE, factor)

    def take(self, table_id: str, seat: int, alone: bool) -> None:
        """`TooSoon`, with the time to wait, if this seat has to; alone: there is nobody to be asked."""
        limit = self._alone if alone else self._others
        try:
            limit.take(f"{table_id} {seat}")
        except RateLimited as error:
            raise TooSoon("takeback-wait", error.retry_after) from None


class TakebackConsent:
    def __init__(self, table: LiveTable, database: Database, cooldown: TakebackRateLimit) -> None:
        self._table = table
        self._database = database
        self._cooldown = cooldown
        self.wish: TakebackRequest | None = None

    async def ask(self, asking: MoveRequest) -> None:
        """Ask all others to go back to before this seat's last choice; if there are none, it is done."""
        async with self._table.still():
            match = await self._table.current()
            if match is None:
                raise Conflict("not-started", "this game has not begun")
            self._table.check_seat(asking, match)
            if asking.position != match.position(asking.seat):
                raise StalePosition
            self.wish = await takeback_requests.ask(
                self._database, self._table.id, asking.seat, lambda: self._allow(asking.seat)
            )
            await self._go_back_if_agreed()

    def _allow(self, seat: int) -> None:
        self._cooldown.take(self._table.id, seat, alone=not set(self._table.people) - {seat})

    def ends_with(self, before: Match, line: LoggedMove, after: Match) -> bool:
        """Whether a wish ends with this line: it does if everybody can see the line, a spectator as well.

        Where there are other servers, there may be a wish that this one has not heard of yet.
        """
        if self.wish is None and self._database.bus.alone:
            return False
        if line.back is not None or after.state.outcome is not None:
            return True
        return before.position(None) != after.position(None)

    async def answer(self, person_id: str | None, agree: bool) -> None:
        """Agree to what somebody asks for, or refuse it; who asked may withdraw it."""
        async with self._table.still():
            seat = self._table.seat_of(person_id)
            if seat is None:
                raise Forbidden("not-seated", "you have no seat at this table")
            self.wish = await takeback_requests.answer(self._database, self._table.id, seat, agree)
            await self._go_back_if_agreed()

    @property
    def given(self) -> bool:
        """There is a wish, and nobody who has not agreed to it."""
        return self.wish is not None and not self._missing(self.wish)

    async def carry_out(self) -> None:
        """What all have agreed to who are still there, unless somebody was quicker."""
        with suppress(Conflict):
            async with self._table.still():
                await self._go_back_if_agreed()

    def message(self) -> Json:
        """Who asks, and who has not answered; nobody: there is no wish, or no longer."""
        if self.wish is None:
            return NO_WISH
        return {"type": "takeback", "seat": self.wish.seat, "waiting_for": self._missing(self.wish)}

    def _missing(self, wish: TakebackRequest) -> list[int]:
        return sorted(set(self._table.people) - {wish.seat, *wish.agreed})

    async def _go_back_if_agreed(self) -> None:
        table, match = self._table, await self._table.current()
        for viewer in table.viewers:
            viewer.notify(game=True)
        wish = self.wish
        if match is None or wish is None or not self.given:
            return
        past = await takeback_requests.match_after(self._database, table.id, wish.line)
        try:
            await table.store_still(match, lambda match: match.go_back(wish.seat, past))
        except IntegrityError:
            await table.current()
            if not await takeback_requests.is_done(self._database, table.id, wish, match.length + 1):
                raise StalePosition from None
