"""Who sits at a table: take a seat, leave it, free it for others.

Each function works within the transaction of its session, and the caller holds the lock of the table
(`LiveTables.seating`): one request at a time changes its seats. With PostgreSQL the row of the table is locked as well,
against other servers.
"""

from __future__ import annotations

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.server.errors import Conflict, Forbidden, InvalidValue, NotFound
from euphoria.server.match.table_dice import entropy_columns
from euphoria.server.match.table_settings import read_table_settings
from euphoria.server.people.companions import companions_at
from euphoria.server.play.absent_seats import call_bot, leave_playing
from euphoria.server.secret_tokens import new_token, token_hash
from euphoria.server.store.compare_and_set import compare_and_set
from euphoria.server.store.models import CLOSED, INVITED, OPEN, PERSON, PLAYING, WAITING, Person, Seat, Table
from euphoria.server.store.table_lookup import find_table, is_outdated
from euphoria.server.tables.privacy import may_look
from euphoria.server.tables.seat_kinds import NO_ENTROPY, base_kind, is_bot, strength_of
from euphoria.server.tables.table_checks import check_host, find_waiting_table


async def join(
    session: AsyncSession,
    table_id: str,
    person: Person,
    number: int | None = None,
    invitation: str | None = None,
    entropy: str | None = None,
) -> int:
    """Take a seat: the one of an invitation, one kept for this person, or an open one. Returns its number."""
    table = await find_table(session, table_id, lock=True)
    if invitation is None and not await may_look(session, table, person.id):
        raise NotFound("no-table", "there is no such table")
    if table.status != WAITING:
        raise Conflict("started", "this game has begun already")
    entropy_values = entropy_columns(entropy)
    here = Seat.table_id == table_id
    if await sits_at(session, table_id, person):
        raise Conflict("seated", "you have a seat at this table already")
    if invitation is not None:
        wanted = [here, Seat.kind == INVITED, Seat.invitation == token_hash(invitation)]
        refusal = Forbidden("invitation", "this invitation is not good here, or was used already")
    else:
        kept = await session.scalar(select(Seat.number).where(here, Seat.person_id == person.id))
        wanted = [here, Seat.kind == OPEN] if kept is None else [here, Seat.number == kept]
        refusal = Forbidden("no-seat", "there is no seat for you here: ask for an invitation")
    if number is not None:
        wanted.append(Seat.number == number)
    for free in (await session.scalars(select(Seat.number).where(*wanted).order_by(Seat.number))).all():
        taken = update(Seat).values(kind=PERSON, person_id=person.id, invitation=None, **entropy_values)
        try:
            if await compare_and_set(session, taken.where(*wanted, Seat.number == free)):
                await _seat_companions(session, table_id, person)
                return free
        except IntegrityError:
            raise Conflict("seated", "you have a seat at this table already") from None
    raise refusal


async def _seat_companions(session: AsyncSession, table_id: str, person: Person) -> None:
    """Seat the person's companions, if seats are kept for them: they have no session to do it themselves."""
    for companion in await companions_at(session, table_id, person.id, INVITED):
        theirs = update(Seat).where(Seat.table_id == table_id, Seat.person_id == companion.id)
        await session.execute(theirs.values(kind=PERSON, **entropy_columns(None)))


async def add_entropy(session: AsyncSession, table_id: str, person: Person, entropy: str) -> None:
    """Replace the person's entropy for the dice, before the start."""
    await find_waiting_table(session, table_id)
    mine = update(Seat).where(Seat.table_id == table_id, Seat.person_id == person.id, Seat.kind == PERSON)
    if not await compare_and_set(session, mine.values(**entropy_columns(entropy))):
        raise Forbidden("not-seated", "you have no seat at this table")


async def leave(session: AsyncSession, table_id: str, person: Person) -> None:
    """Leave, together with the person's companions.

    Before the start the seat becomes open; later it stays theirs, and its entropy stays part of the dice.
    """
    table = await find_table(session, table_id, lock=True)
    if table.status not in (WAITING, PLAYING):
        raise Conflict("over", "there is nothing to leave any more")
    await _companions_leave(session, table, person.id)
    await _leave(session, table, person)
    if table.status == PLAYING and is_outdated(table) and not await _is_anybody_present(session, table):
        table.status = CLOSED  # bots cannot continue it either


async def _is_anybody_present(session: AsyncSession, table: Table) -> bool:
    here = select(Seat.number).where(Seat.table_id == table.id, Seat.person_id.is_not(None), Seat.away.is_(None))
    return await session.scalar(here.limit(1)) is not None


async def _companions_leave(session: AsyncSession, table: Table, keeper_id: str | None) -> None:
    for companion in await companions_at(session, table.id, keeper_id):
        await _leave(session, table, companion)


async def _leave(session: AsyncSession, table: Table, person: Person) -> None:
    if table.status == PLAYING:
        await leave_playing(session, table, person)
        return
    mine = update(Seat).where(Seat.table_id == table.id, Seat.person_id == person.id, Seat.kind == PERSON)
    kind = INVITED if read_table_settings(table.settings).private else OPEN
    if not await compare_and_set(session, mine.values(person_id=None, kind=kind, **NO_ENTROPY)):
        raise Forbidden("not-seated", "you have no seat at this table")
    table.listed |= kind == OPEN
    if table.host_id == person.id:
        await _choose_new_host(session, table)


async def _choose_new_host(session: AsyncSession, table: Table) -> None:
    """The person with the lowest seat becomes the host; if no person is left, the table is closed."""
    sitting = select(Person.id).join(Seat, Seat.person_id == Person.id).where(Seat.table_id == table.id)
    by_themselves = sitting.where(Seat.kind == PERSON, Person.keeper_id.is_(None))
    new_host = await session.scalar(by_themselves.order_by(Seat.number).limit(1))
    if new_host is None:
        table.status = CLOSED
    else:
        table.host_id = new_host


async def free_seat(session: AsyncSession, table_id: str, host: Person, number: int, kind: str) -> str | None:
    """The host makes a seat open, invited or a bot's; returns the token of an invitation.

    The companions of the person who sat there leave, too. During the game a bot may take over for a person who is away;
    if the host is away as well, any player may call it.
    """
    table = await find_table(session, table_id, lock=True)
    if table.status == PLAYING and is_bot(kind):
        await call_bot(session, table, host, number)
        return None
    check_host(table, host)
    if table.status != WAITING:
        raise Conflict("started", "this game has begun already")
    if kind == OPEN and read_table_settings(table.settings).private:
        raise InvalidValue("seats", "a private table has no open seats: invite people")
    here = Seat.table_id == table_id, Seat.number == number, Seat.kind == PERSON
    await _companions_leave(session, table, await session.scalar(select(Seat.person_id).where(*here)))
    table.listed |= kind == OPEN
    token = new_token() if kind == INVITED else None
    freed = update(Seat).where(Seat.table_id == table_id, Seat.number == number)
    values = {
        "kind": base_kind(kind),
        "strength": strength_of(kind),
        "person_id": None,
        "invitation": token_hash(token) if token else None,
    }
    if not await compare_and_set(session, freed.values(**values, **NO_ENTROPY)):
        raise NotFound("no-seat", f"there is no seat {number} at this table")
    return token


async def sits_at(session: AsyncSession, table_id: str, person: Person) -> bool:
    mine = select(Seat.number).where(Seat.table_id == table_id, Seat.person_id == person.id, Seat.kind == PERSON)
    return await session.scalar(mine) is not None
