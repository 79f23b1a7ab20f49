"""Going back further than undo does: somebody asks, and all others at the table must agree.

The wish is stored with the table. Everybody there knows of it, so that only a line which everybody may know of ends it:
if one did that somebody has written unseen, all would be told that there was one. When all have agreed, a line says
after which earlier line the game goes on. Bots always agree. What somebody has seen they have seen, and the dice that
were thrown are not thrown again: the stream goes on.
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
"""How many lines back somebody can ask for."""


class TakebackRequest(NamedTuple):
    seat: int
    line: int
    """The game goes on after this line."""
    agreed: tuple[int, ...] = ()

    def json(self) -> dict[str, Any]:
        return {"seat": self.seat, "line": self.line, "agreed": list(self.agreed)}

    @staticmethod
    def read(stored: dict[str, Any] | None) -> TakebackRequest | None:
        return None if stored is None else TakebackRequest(stored["seat"], stored["line"], tuple(stored["agreed"]))


async def ask(database: Database, table_id: str, seat: int, allow: Callable[[], None]) -> TakebackRequest:
    """The wish of this seat, kept; `Conflict` if there is nothing to go back to, or somebody else has asked.

    `allow` is called before anybody is asked, and raises if that would be too often.
    """
    async with database.begin() as session, session.begin():
        table = await find_table(session, table_id, lock=True)
        if table.status != PLAYING:
            raise Conflict("takeback", "this game is over, and everybody knows how")
        other = TakebackRequest.read(table.takeback)
        if other is not None and other.seat != seat:
            raise Conflict("takeback", "somebody else has asked for something; answer that first")
        if other is not None:
            return other
        wish = TakebackRequest(seat, (await _wanted(session, table, seat)).length)
        allow()
        table.takeback = wish.json()
        await database.bus.notify_on_commit(session, BusMessage(SEATS, table_id))
    return wish


async def answer(database: Database, table_id: str, seat: int, agree: bool) -> TakebackRequest | None:
    """The wish with this seat's consent, or none any more. Whoever asked may withdraw it."""
    async with database.begin() as session, session.begin():
        table = await find_table(session, table_id, lock=True)
        wish = TakebackRequest.read(table.takeback)
        if wish is None or (agree and wish.seat == seat):
            raise Conflict("takeback", "nobody asks you to take anything back")
        left = wish._replace(agreed=tuple({*wish.agreed, seat})) if agree else None
        table.takeback = None if left is None else left.json()
        await database.bus.notify_on_commit(session, BusMessage(SEATS, table_id))
    return left


async def _wanted(session: AsyncSession, table: Table, seat: int) -> Match:
    """The game before this seat's last action at which it had a choice."""
    past = {match.length: match for match in await load_matches(session, table, FURTHEST)}
    now = past[max(past)]
    if now.joint_question is not None and now.may_take_back(seat):
        raise Conflict("undo", "your answer is still yours: take it back without asking")
    for number in await standing_numbers(session, table, seat):
        before = past.get(number - 1)
        if before is not None and len(before.legal(seat)) > 1:
            return _unanswered(past, before)
    raise Conflict("takeback", "there is nothing of yours that could be taken back, or it is too long ago")


def _unanswered(past: dict[int, Match], match: Match) -> Match:
    """Where a question was open that is put to all anew: before its first answer."""
    while match.joint_question is not None and match.joint_question.answers:
        if match.length - 1 not in past:
            raise Conflict("takeback", "that is too long ago")
        match = past[match.length - 1]
    return match


async def match_after(database: Database, table_id: str, line: int) -> Match:
    async with database.begin() as session:
        past = await load_matches(session, await find_table(session, table_id), FURTHEST)
    for match in past:
        if match.length == line:
            return match
    raise Conflict("takeback", "that is too long ago")


async def is_done(database: Database, table_id: str, wish: TakebackRequest, number: int) -> bool:
    """Whether the line of that number is what was wished: then another server has carried it out."""
    async with database.begin() as session:
        line = await session.get(MoveRow, (table_id, number))
    return line is not None and (line.seat, line.back) == (wish.seat, wish.line)


def end_of(table: Table, gone: Collection[int]) -> None:
    """A wish goes with whoever had it."""
    wish = TakebackRequest.read(table.takeback)
    if wish is not None and wish.seat in gone:
        table.takeback = None
