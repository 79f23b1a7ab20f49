"""Seats whose players have left or run out of time. They may come back until the game is over.

The seat stays theirs. As the settings say, a bot plays for them, or the table waits; then the host may call a bot, and
if the host is away, any player. The functions that take a session run in its transaction.
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
from euphoria.server.play.takeback_requests import drop_request_of
from euphoria.server.store.compare_and_set import compare_and_set
from euphoria.server.store.database import Database
from euphoria.server.store.models import BOT, LEFT, PERSON, PLAYING, RAN_OUT, MoveRow, Person, Seat, Table
from euphoria.server.store.table_lookup import find_table


async def leave_playing(session: AsyncSession, table: Table, person: Person) -> None:
    """Mark the person's seat as left; a bot takes over if the settings say so."""
    number = await _seat_of(session, table, person.id)
    if number is None:
        raise Forbidden("not-seated", "you have no seat at this table")
    kind = BOT if read_table_settings(table.settings).on_leave == "bot" else PERSON
    own = update(Seat).where(Seat.table_id == table.id, Seat.number == number)
    await session.execute(own.values(kind=kind, away=LEFT, standing=None))
    drop_request_of(table, [number])


async def _seat_of(session: AsyncSession, table: Table, person_id: str) -> int | None:
    """The seat of a person who has not left."""
    own = select(Seat.number).where(Seat.table_id == table.id, Seat.person_id == person_id)
    return await session.scalar(own.where(Seat.kind == PERSON, Seat.away.is_(None)))


async def come_back(session: AsyncSession, table_id: str, person: Person) -> int:
    """Give the person their seat back, with time for at least one move, and their companions theirs. Their own seat."""
    table = await find_table(session, table_id, lock=True)
    if table.status != PLAYING:
        raise Conflict("not-playing", "nobody plays at this table now")
    left = Seat.table_id == table_id, at_the_screen_of(person), Seat.away.is_not(None)
    own_first = select(Seat.number).where(*left).order_by(Seat.person_id != person.id, Seat.number)
    numbers = (await session.scalars(own_first)).all()
    if not numbers:
        raise Forbidden("not-away", "there is no seat at this table that you have left")
    back = update(Seat).where(Seat.table_id == table_id, Seat.number.in_(numbers))
    await session.execute(back.values(kind=PERSON, away=None))
    control = read_table_settings(table.settings).time_control
    if control is not None and table.clocks is not None:
        clocks = Clocks.read(table.clocks).charge(table.waiting_for, game_time(session))
        for number in numbers:
            clocks = clocks.give(control, number)
        table.clocks = clocks.json()
        due = [time for time in (table.due, clocks.runs_out(table.waiting_for)) if time is not None]
        table.due = min(due, default=None)
    return numbers[0]


async def call_bot(session: AsyncSession, table: Table, caller: Person, number: int) -> None:
    """Let a bot play for a player who has left or has no time left. Only the host may, or any player if the host is
    away."""
    if not await _may_call(session, table, caller):
        raise Forbidden("not-host", "only the host of the table may do that, unless they are away")
    seat = await session.get(Seat, (table.id, number))
    if seat is None:
        raise NotFound("no-seat", f"there is no seat {number} at this table")
    if seat.kind != PERSON or (seat.away is None and number not in _out_of_time(session, table)):
        raise Conflict("not-away", "a bot plays for those only who have left or run out of time")
    seat.kind, seat.away, seat.standing = BOT, seat.away or RAN_OUT, None
    drop_request_of(table, [number])


async def _may_call(session: AsyncSession, table: Table, caller: Person) -> bool:
    if table.host_id == caller.id:
        return True
    host = await _seat_of(session, table, table.host_id)
    host_is_there = host is not None and host not in _out_of_time(session, table)
    return not host_is_there and await _seat_of(session, table, caller.id) is not None


def _out_of_time(session: AsyncSession, table: Table) -> list[int]:
    """The asked seats that have no time left."""
    return [] if table.clocks is None else Clocks.read(table.clocks).out_of_time(table.waiting_for, game_time(session))


async def run_out(database: Database, table_id: str, seats: Collection[int], length: int) -> None:
    """Let bots play for these seats, which have no time left, and clear the deadline until the next move sets one.

    Nothing changes if the log has more than `length` moves by now. Players who have just come back keep their seats.
    """
    async with database.begin() as session, session.begin():
        table = await find_table(session, table_id, lock=True)
        last = await session.scalar(select(func.max(MoveRow.number)).where(MoveRow.table_id == table_id))
        if (last or 0) != length:
            return
        if table.due is not None and table.due <= game_time(session):
            table.due = None
        out = set(seats).intersection(_out_of_time(session, table))
        gone = update(Seat).where(Seat.table_id == table_id, Seat.number.in_(out), Seat.kind == PERSON)
        away = func.coalesce(Seat.away, RAN_OUT)
        if await compare_and_set(session, gone.values(kind=BOT, away=away, standing=None)):
            drop_request_of(table, out)
            await database.bus.notify_on_commit(session, BusMessage(SEATS, table_id))
