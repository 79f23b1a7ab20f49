"""Stored requests for a takeback by consent: to go back further than undo does, all other players must agree.

The request is stored in `tables.takeback`. Everybody is told of it, so that only a move visible to everybody may end
it: otherwise its end would reveal a hidden move. When all have agreed, a log entry says after which earlier move the
game continues. Bots always agree. The dice stream is not rewound: no throw is repeated.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.server.errors import Conflict
from euphoria.server.match.match import Match
from euphoria.server.operations.bus import SEATS, BusMessage
from euphoria.server.store.database import Database
from euphoria.server.store.match_loading import load_matches
from euphoria.server.store.models import PAST, PLAYING, MoveRow, Table
from euphoria.server.store.move_log import standing_numbers
from euphoria.server.store.table_lookup import find_table

FURTHEST = PAST
"""How many moves a takeback may go back."""


class TakebackRequest(NamedTuple):
    seat: int
    move: int
    """The number of the move after which the game is to continue. Stored as `line`."""
    agreed: tuple[int, ...] = ()

    def json(self) -> dict[str, Any]:
        return {"seat": self.seat, "line": self.move, "agreed": list(self.agreed)}

    @staticmethod
    def read(stored: dict[str, Any] | None) -> TakebackRequest | None:
        return None if stored is None else TakebackRequest(stored["seat"], stored["line"], tuple(stored["agreed"]))


async def ask(database: Database, table_id: str, seat: int, check_limit: Callable[[], None]) -> TakebackRequest:
    """Store the request of this seat; `Conflict` if there is nothing to take back, or another seat has asked.

    `check_limit` is called before the request is stored, and raises if the seat has asked too often.
    """
    async with database.begin() as session, session.begin():
        table = await find_table(session, table_id, lock=True)
        if table.status != PLAYING:
            raise Conflict("takeback", "this game is over, and everybody knows how")
        pending = TakebackRequest.read(table.takeback)
        if pending is not None and pending.seat != seat:
            raise Conflict("takeback", "somebody else has asked for something; answer that first")
        if pending is not None:
            return pending
        request = TakebackRequest(seat, (await _before_last_choice(session, table, seat)).length)
        check_limit()
        table.takeback = request.json()
        await database.bus.notify_on_commit(session, BusMessage(SEATS, table_id))
    return request


async def answer(database: Database, table_id: str, seat: int, agree: bool) -> TakebackRequest | None:
    """The request with this seat's consent; None if it was refused, or withdrawn by who asked."""
    async with database.begin() as session, session.begin():
        table = await find_table(session, table_id, lock=True)
        request = TakebackRequest.read(table.takeback)
        if request is None or (agree and request.seat == seat):
            raise Conflict("takeback", "nobody asks you to take anything back")
        answered = request._replace(agreed=tuple({*request.agreed, seat})) if agree else None
        table.takeback = None if answered is None else answered.json()
        await database.bus.notify_on_commit(session, BusMessage(SEATS, table_id))
    return answered


async def _before_last_choice(session: AsyncSession, table: Table, seat: int) -> Match:
    """The match before this seat's last action at which it had more than one legal action."""
    past = {match.length: match for match in await load_matches(session, table, FURTHEST)}
    now = past[max(past)]
    if now.joint_question is not None and now.may_take_back(seat):
        raise Conflict("undo", "your answer is still yours: take it back without asking")
    for number in await standing_numbers(session, table, seat):
        before = past.get(number - 1)
        if before is not None and len(before.legal(seat)) > 1:
            return _before_answers(past, before)
    raise Conflict("takeback", "there is nothing of yours that could be taken back, or it is too long ago")


def _before_answers(past: dict[int, Match], match: Match) -> Match:
    """The match, or if a joint question was open then, the match before its first answer."""
    while match.joint_question is not None and match.joint_question.answers:
        if match.length - 1 not in past:
            raise Conflict("takeback", "that is too long ago")
        match = past[match.length - 1]
    return match


async def match_after(database: Database, table_id: str, move: int) -> Match:
    """The match after the move of this number; `Conflict` if that is too long ago."""
    async with database.begin() as session:
        past = await load_matches(session, await find_table(session, table_id), FURTHEST)
    for match in past:
        if match.length == move:
            return match
    raise Conflict("takeback", "that is too long ago")


async def is_done(database: Database, table_id: str, request: TakebackRequest, number: int) -> bool:
    """Whether the move of that number is the requested takeback: then another server has carried it out."""
    async with database.begin() as session:
        row = await session.get(MoveRow, (table_id, number))
    return row is not None and (row.seat, row.back) == (request.seat, request.move)


def drop_request_of(table: Table, gone: Collection[int]) -> None:
    """Remove the pending request if its player is one of those who have gone."""
    request = TakebackRequest.read(table.takeback)
    if request is not None and request.seat in gone:
        table.takeback = None
