"""Seats whose person is away: they have left, or run out of time, and may come back at any time before the end.

The seat stays theirs. A bot plays for them, or the table waits, as it was chosen; then the host may call a bot, and if
the host is away, anybody at the table. Each function works within the transaction of its session, as in `seating.py`.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.server.errors import Conflict, Forbidden, NotFound
from euphoria.server.match.clocks import Clocks
from euphoria.server.match.table_settings import read_table_settings
from euphoria.server.operations.bus import SEATS, BusMessage
from euphoria.server.operations.steady_clock import game_time
from euphoria.server.people.companions import at_the_screen_of
from euphoria.server.play.takeback_requests import end_of
from euphoria.server.store.compare_and_set import compare_and_set
from euphoria.server.store.database import Database
from euphoria.server.store.models import BOT, LEFT, PERSON, PLAYING, RAN_OUT, MoveRow, Person, Seat, Table
from euphoria.server.store.table_lookup import find_table


async def leave_playing(session: AsyncSession, table: Table, person: Person) -> None:
    number = await _seat_of(session, table, person.id)
    if number is None:
        raise Forbidden("not-seated", "you have no seat at this table")
    kind = BOT if read_table_settings(table.settings).on_leave == "bot" else PERSON
    mine = update(Seat).where(Seat.table_id == table.id, Seat.number == number)
    await session.execute(mine.values(kind=kind, away=LEFT))
    end_of(table, [number])


async def _seat_of(session: AsyncSession, table: Table, person_id: str) -> int | None:
    """Of somebody who is there."""
    mine = select(Seat.number).where(Seat.table_id == table.id, Seat.person_id == person_id)
    return await session.scalar(mine.where(Seat.kind == PERSON, Seat.away.is_(None)))


async def come_back(session: AsyncSession, table_id: str, person: Person) -> int:
    """The seat that is this person's again, with time for a move at least; whoever sits beside them comes along."""
    table = await find_table(session, table_id, lock=True)
    if table.status != PLAYING:
        raise Conflict("not-playing", "nobody plays at this table now")
    mine = Seat.table_id == table_id, at_the_screen_of(person), Seat.away.is_not(None)
    own_first = select(Seat.number).where(*mine).order_by(Seat.person_id != person.id, Seat.number)
    numbers = (await session.scalars(own_first)).all()
    if not numbers:
        raise Forbidden("not-away", "there is no seat at this table that you have left")
    back = update(Seat).where(Seat.table_id == table_id, Seat.number.in_(numbers))
    await session.execute(back.values(kind=PERSON, away=None))
    pace = read_table_settings(table.settings).time_control
    if pace is not None and table.clocks is not None:
        clocks = Clocks.read(table.clocks).charge(table.waiting_for, game_time(session))
        for number in numbers:
            clocks = clocks.give(pace, number)
        table.clocks = clocks.json()
        due = [time for time in (table.due, clocks.runs_out(table.waiting_for)) if time is not None]
        table.due = min(due, default=None)
    return numbers[0]


async def call_bot(session: AsyncSession, table: Table, caller: Person, number: int) -> None:
    """The host, or anybody else if the host is gone, has a bot play for who has left, or has no time left."""
    if not await _may_call(session, table, caller):
        raise Forbidden("not-host", "only the host of the table may do that, unless they are away")
    seat = await session.get(Seat, (table.id, number))
    if seat is None:
        raise NotFound("no-seat", f"there is no seat {number} at this table")
    if seat.kind != PERSON or (seat.away is None and number not in _out(session, table)):
        raise Conflict("not-away", "a bot plays for those only who have left or run out of time")
    seat.kind, seat.away = BOT, seat.away or RAN_OUT
    end_of(table, [number])


async def _may_call(session: AsyncSession, table: Table, caller: Person) -> bool:
    if table.host_id == caller.id:
        return True
    host = await _seat_of(session, table, table.host_id)
    host_is_there = host is not None and host not in _out(session, table)
    return not host_is_there and await _seat_of(session, table, caller.id) is not None


def _out(session: AsyncSession, table: Table) -> list[int]:
    """Those who are asked and have no time left."""
    return [] if table.clocks is None else Clocks.read(table.clocks).out_of_time(table.waiting_for, game_time(session))


async def run_out(database: Database, table_id: str, seats: Collection[int], lines: int) -> None:
    """Bots play for these, who have no time left; not if the log has more lines than this by now, or if they have
    come back in this moment.

    Nothing is due then, until the next line says what comes next.
    """
    async with database.begin() as session, session.begin():
        table = await find_table(session, table_id, lock=True)
        last = await session.scalar(select(func.max(MoveRow.number)).where(MoveRow.table_id == table_id))
        if (last or 0) != lines:
            return
        if table.due is not None and table.due <= game_time(session):
            table.due = None
        out = set(seats).intersection(_out(session, table))
        gone = update(Seat).where(Seat.table_id == table_id, Seat.number.in_(out), Seat.kind == PERSON)
        if await compare_and_set(session, gone.values(kind=BOT, away=func.coalesce(Seat.away, RAN_OUT))):
            end_of(table, out)
            await database.bus.notify_on_commit(session, BusMessage(SEATS, table_id))
