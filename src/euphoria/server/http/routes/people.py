"""Who I am: guests, accounts, signing in and out, my tables."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.server.api.presenters import brief, show_person, show_tables
from euphoria.server.api.schemas import Credentials, Guest, Me, MyTable, PersonOut, TableOut
from euphoria.server.errors import Forbidden
from euphoria.server.operations.bus import TOKEN, BusMessage
from euphoria.server.people import sign_in as people
from euphoria.server.people.sanitize import account_key, one_line
from euphoria.server.secret_tokens import token_hash
from euphoria.server.services import COOKIE, InPerson, Services, ServicesOf, SignedIn, Visitor, address_of
from euphoria.server.store.models import CLOSED, PERSON, PLAYING, Person, Seat, Table
from euphoria.server.store.table_lookup import find_tables, is_outdated

router = APIRouter(tags=["people"])

MOST_SHOWN = 200


@router.post("/guests", status_code=201, dependencies=[InPerson])
async def come_as_guest(said: Guest, request: Request, response: Response, on: ServicesOf) -> PersonOut:
    """Play at once, under a name."""
    on.limits.entries.take(address_of(request))
    async with on.database.begin() as session, session.begin():
        person = await people.add_guest(session, said.name)
        token = await people.sign_in(session, person)
    _give_cookie(request, response, token)
    return show_person(person)


@router.post("/accounts", status_code=201, dependencies=[InPerson])
async def register(
    said: Credentials, request: Request, response: Response, on: ServicesOf, guest: Visitor
) -> PersonOut:
    """Open an account. A guest who does keeps their tables."""
    on.limits.entries.take(address_of(request))
    async with on.database.begin() as session, session.begin():
        known = None if guest is None else await session.get(Person, guest.id)
        person = await people.register(session, known, said.name, said.password)
        token = await people.sign_in(session, person)
        old = await _end_old(request, session, on)
    on.sockets.end(old)
    _give_cookie(request, response, token)
    return show_person(person)


@router.post("/session", dependencies=[InPerson])
async def sign_in(said: Credentials, request: Request, response: Response, on: ServicesOf) -> PersonOut:
    """Whoever was here before, in this browser, is signed out."""
    on.limits.entries.take(address_of(request))
    account = account_key(one_line(said.name))
    on.limits.passwords.take(account, address_of(request))
    async with on.database.begin() as session, session.begin():
        try:
            person = await people.find_account(session, said.name, said.password)
        except Forbidden:
            on.limits.passwords.wrong(account)
            raise
        token = await people.sign_in(session, person)
        old = await _end_old(request, session, on)
    on.sockets.end(old)
    _give_cookie(request, response, token)
    return show_person(person)


@router.delete("/session", status_code=204, dependencies=[InPerson])
async def sign_out(request: Request, response: Response, on: ServicesOf) -> None:
    """The sockets of this session are closed."""
    token = request.cookies.get(COOKIE, "")
    async with on.database.begin() as session, session.begin():
        await people.sign_out(session, token)
        await on.database.bus.notify_on_commit(session, BusMessage(TOKEN, token_hash(token)))
    on.sockets.end(token_hash(token))
    response.delete_cookie(COOKIE)


@router.get("/me")
async def me(person: SignedIn, on: ServicesOf) -> Me:
    """My tables, newest first, and where it is my turn."""
    mine = (
        select(Table.id, Seat)
        .join(Seat, Seat.table_id == Table.id)
        .where(Seat.person_id == person.id, or_(Seat.kind == PERSON, Seat.away.is_not(None)), Table.status != CLOSED)
        .order_by(Table.created.desc())
        .limit(MOST_SHOWN)
    )
    async with on.database.begin() as session:
        seats = {row[0]: row[1] for row in await session.execute(mine)}
        newest_first = select(Table).where(Table.id.in_(seats)).order_by(Table.created.desc())
        readable = await find_tables(session, newest_first)
        found = {table.id: table for table in readable if not _is_left_for_good(table, seats[table.id])}
        shown = await show_tables(session, list(found.values()))
    tables = [
        MyTable(
            table=brief(out),
            seat=seats[out.id].number,
            my_turn=_is_asked(found[out.id], out, person),
            away=seats[out.id].away is not None,
        )
        for out in shown
    ]
    return Me(person=show_person(person), tables=tables)


def _is_left_for_good(table: Table, seat: Seat) -> bool:
    """I have left it, and cannot come back, since the rules have changed."""
    return seat.away is not None and table.status == PLAYING and is_outdated(table)


def _is_asked(table: Table, shown: TableOut, person: Person) -> bool:
    """Whether the table waits for somebody at this person's screen: for them, or for whoever sits beside them."""
    here = {seat.number for seat in shown.seats if seat.away is None and person.id in (seat.person_id, seat.beside)}
    return table.status == PLAYING and not here.isdisjoint(table.waiting_for)


async def _end_old(request: Request, session: AsyncSession, on: Services) -> str:
    """The session of the cookie that is about to be replaced; its hash."""
    token = request.cookies.get(COOKIE, "")
    await people.sign_out(session, token)
    await on.database.bus.notify_on_commit(session, BusMessage(TOKEN, token_hash(token)))
    return token_hash(token)


def _give_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=people.DAYS * 86_400,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
