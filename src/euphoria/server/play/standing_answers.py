"""Standing answers: "decline until something changes", for players who do not want to be asked again and again.

A player sets one at a question at which something that somebody else does can be let pass (`Game.decline`). The server
then declines for them, also while they are not there. It ends by itself as soon as the seat is asked

- something else, such as what to do in its own turn,
- about a thing that is aimed at it,
- or a question that it could answer in a way that it could not when it set the standing answer;

and when the player takes an answer back, asks for a takeback, does something else than declining, or leaves. It is
stored with the seat (`seats.standing`), and nobody else is told of it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.kernel.core.action import Action, Decline
from euphoria.server.errors import Conflict, StalePosition
from euphoria.server.match.match import Match
from euphoria.server.operations.bus import STANDING, BusMessage
from euphoria.server.play.move_request import MoveRequest
from euphoria.server.store.database import Database
from euphoria.server.store.models import PERSON, Seat

if TYPE_CHECKING:
    from euphoria.server.play.live_table import LiveTable

log = logging.getLogger(__name__)

Form = tuple[str | int, ...]
"""An action as it is sent and stored."""


class StandingAnswer(NamedTuple):
    id: str
    """The idempotency key of the request that set it."""
    asked: int
    """How many events there were at the question at which it was set: that one it declines in any case."""
    known: frozenset[Form]
    """All legal answers to that question."""

    def json(self) -> dict[str, Any]:
        return {"id": self.id, "asked": self.asked, "known": sorted(map(list, self.known), key=str)}

    @staticmethod
    def read(stored: dict[str, Any]) -> StandingAnswer:
        return StandingAnswer(stored["id"], stored["asked"], frozenset(map(tuple, stored["known"])))

    def holds(self, match: Match, seat: int, decline: Decline) -> bool:
        """Whether it answers the question that this seat is asked now."""
        if len(match.state.log) == self.asked:
            return True
        return not decline.aimed and {tuple(action.json()) for action in match.legal(seat)} <= self.known


class StandingAnswers:
    """Those of one table."""

    def __init__(self, table: LiveTable, database: Database) -> None:
        self._table = table
        self._database = database
        self._by_seat: dict[int, StandingAnswer] = {}
        self._ended: set[str] = set()
        """The ids of those that are over, though the database may still have them."""

    def read(self, rows: Iterable[Seat]) -> None:
        """Take over what the database has."""
        stored = {row.number: row.standing for row in rows if row.kind == PERSON and row.away is None}
        found = {seat: StandingAnswer.read(one) for seat, one in stored.items() if one is not None}
        self._by_seat = {seat: one for seat, one in found.items() if one.id not in self._ended}

    async def read_again(self) -> None:
        """Another server has set one, or ended it. Viewers of other seats are told nothing, not even that."""
        async with self._database.begin() as session:
            self.read((await session.scalars(select(Seat).where(Seat.table_id == self._table.id))).all())
        self._table.viewers.notify(game=True)
        self._table.automation.wake()

    def given(self, match: Match) -> dict[int, Action]:
        """The answers to be given now, by seat."""
        answers: dict[int, Action] = {}
        for seat, standing in self._by_seat.items():
            decline = _decline(match, seat)
            if decline is not None and standing.holds(match, seat, decline):
                answers[seat] = decline.action
        return answers

    def shown(self, match: Match, seat: int | None) -> bool | None:
        """For the game message: whether this seat has one; None if it has none, and could set none now."""
        if seat is None:
            return None
        return True if seat in self._by_seat else False if _decline(match, seat) is not None else None

    def end_outdated(self, match: Match) -> None:
        """End those of seats that are asked something which they do not answer."""
        given = self.given(match) if self._by_seat else {}
        for seat in [seat for seat in self._by_seat if seat in match.waiting and seat not in given]:
            self.end(seat)

    def end(self, seat: int) -> None:
        """End the standing answer of this seat, if it has one; it is deleted from the database in the background."""
        standing = self._by_seat.pop(seat, None)
        if standing is not None:
            self._ended.add(standing.id)
            self._table.tasks.start(self._delete(seat, standing))
            self._table.viewers.notify_seat(seat)

    async def change(self, request: MoveRequest, on: bool) -> bool:
        """Set or end the standing answer of a seat; False if this request has been carried out before."""
        table, seat = self._table, request.seat
        async with table.exclusive():
            match = await table.current()
            if match is None:
                raise Conflict("not-started", "this game has not begun")
            table.check_seat(request, match)
            held = self._by_seat.get(seat)
            if not on:
                self.end(seat)
                return held is not None
            if held is not None and held.id == request.client_id:
                return False
            if request.position != match.position(seat):
                raise StalePosition
            await self._set(match, request)
            return True

    async def _set(self, match: Match, request: MoveRequest) -> None:
        if _decline(match, request.seat) is None or request.client_id is None:
            raise Conflict("standing", "you are not asked now whether something may pass")
        known = frozenset(tuple(action.json()) for action in match.legal(request.seat))
        standing = StandingAnswer(request.client_id, len(match.state.log), known)
        async with self._database.begin() as session, session.begin():
            own = update(Seat).where(Seat.table_id == self._table.id, Seat.number == request.seat)
            await session.execute(own.values(standing=standing.json()))
            await self._notify_servers(session)
        self._by_seat[request.seat] = standing
        self._table.viewers.notify_seat(request.seat)
        self._table.automation.wake()

    async def _delete(self, seat: int, standing: StandingAnswer) -> None:
        """Unless the player has set another one meanwhile."""
        own = Seat.table_id == self._table.id, Seat.number == seat, Seat.standing["id"].as_string() == standing.id
        try:
            async with self._database.begin() as session, session.begin():
                await session.execute(
                    update(Seat).where(*own).values(standing=None), execution_options={"synchronize_session": False}
                )
                await self._notify_servers(session)
        except Exception as error:  # nobody waits for it, and this server knows that it is over
            if not self._database.storage.report(error):
                log.exception("table %s: a standing answer could not be deleted", self._table.id)

    async def _notify_servers(self, session: AsyncSession) -> None:
        await self._database.bus.notify_on_commit(session, BusMessage(STANDING, self._table.id))


def _decline(match: Match, seat: int) -> Decline | None:
    """How this seat lets pass what is being done; None if it is not asked that, or has answered."""
    return match.state.game.decline(match.state, seat) if seat in match.waiting else None
