"""The wish to go back, at a table in use: asked for, agreed to, and carried out as soon as nobody is left to ask.

What is stored of it is in `takebacks.py`. Whoever leaves need not be asked any more, and a server may die after the
last one has agreed: so it is looked at again whenever the table is read.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from euphoria.server import takebacks
from euphoria.server.asking import Asking
from euphoria.server.database import Database
from euphoria.server.errors import NotNow, NotYours, Stale
from euphoria.server.messages import Json
from euphoria.server.takebacks import Wish

if TYPE_CHECKING:
    from euphoria.server.live import LiveTable


class Consent:
    def __init__(self, table: LiveTable, database: Database) -> None:
        self._table = table
        self._database = database
        self.wish: Wish | None = None

    async def ask(self, asking: Asking) -> None:
        """Ask all others to go back to before this seat's last choice; if there are none, it is done."""
        async with self._table.still():
            match = await self._table.current()
            if match is None:
                raise NotNow("not-started", "this game has not begun")
            self._table.check_seat(asking, match)
            if asking.position != match.position(asking.seat):
                raise Stale
            self.wish = await takebacks.ask(self._database, self._table.id, asking.seat)
            await self._go_back_if_agreed()

    async def answer(self, person_id: str | None, agree: bool) -> None:
        """Agree to what somebody asks for, or refuse it; who asked may withdraw it."""
        async with self._table.still():
            seat = self._table.seat_of(person_id)
            if seat is None:
                raise NotYours("not-seated", "you have no seat at this table")
            self.wish = await takebacks.answer(self._database, self._table.id, seat, agree)
            await self._go_back_if_agreed()

    @property
    def given(self) -> bool:
        """There is a wish, and nobody who has not agreed to it."""
        return self.wish is not None and not self._missing(self.wish)

    async def carry_out(self) -> None:
        """What all have agreed to who are still there, unless somebody was quicker."""
        with suppress(NotNow):
            async with self._table.still():
                await self._go_back_if_agreed()

    def message(self) -> Json:
        """Who asks, and who has not answered; nobody: there is no wish, or no longer."""
        waiting = [] if self.wish is None else self._missing(self.wish)
        return {"type": "takeback", "seat": None if self.wish is None else self.wish.seat, "waiting_for": waiting}

    def _missing(self, wish: Wish) -> list[int]:
        return sorted(set(self._table.people) - {wish.seat, *wish.agreed})

    async def _go_back_if_agreed(self) -> None:
        table, match = self._table, await self._table.current()
        for viewer in table.viewers:
            viewer.look(game=True)
        wish = self.wish
        if match is None or wish is None or not self.given:
            return
        past = await takebacks.match_after(self._database, table.id, wish.line)
        try:
            await table.store_still(match, lambda match: match.go_back(wish.seat, past))
        except IntegrityError:
            await table.current()
            if not await takebacks.is_done(self._database, table.id, wish, match.lines + 1):
                raise Stale from None
