"""Endpoints for guests, accounts, signing in and out, and the list of my tables."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.server.api.presenters import brief, show_person, show_tables
from euphoria.server.api.schemas import Credentials, Me, MyTable, NewGuest, PersonOut, TableOut
from euphoria.server.errors import Forbidden
from euphoria.server.http.client_address import address_of
from euphoria.server.http.dependencies import COOKIE, NotByToken, ServicesDep, SignedIn, Visitor
from euphoria.server.operations.bus import TOKEN, BusMessage
from euphoria.server.people import sign_in as sessions
from euphoria.server.people.sanitize import account_key, one_line
from euphoria.server.secret_tokens import token_hash
from euphoria.server.services import Services
from euphoria.server.store.models import CLOSED, PERSON, PLAYING, Person, Seat, Table
from euphoria.server.store.table_lookup import find_tables, is_outdated

router = APIRouter(tags=["people"])

MOST_TABLES = 200
"""In the list of my tables."""


@router.post("/guests", status_code=201, dependencies=[NotByToken])
async def add_guest(body: NewGuest, request: Request, response: Response, services: ServicesDep) -> PersonOut:
    """Sign in as a guest, with a name and no password."""
    services.limits.entries.take(address_of(request))
    async with services.database.begin() as session, session.begin():
        person = await sessions.add_guest(session, body.name)
        token = await sessions.sign_in(session, person)
    _set_cookie(request, response, token)
    return show_person(person)


@router.post("/accounts", status_code=201, dependencies=[NotByToken])
async def register(
    body: Credentials, request: Request, response: Response, services: ServicesDep, guest: Visitor
) -> PersonOut:
    """Open an account. A guest becomes the account and keeps their tables."""
    services.limits.entries.take(address_of(request))
    async with services.database.begin() as session, session.begin():
        known = None if guest is None else await session.get(Person, guest.id)
        person = await sessions.register(session, known, body.name, body.password)
        token = await sessions.sign_in(session, person)
        ended = await _end_session(request, session, services)
    services.sockets.close_all(ended)
    _set_cookie(request, response, token)
    return show_person(person)


@router.post("/session", dependencies=[NotByToken])
async def sign_in(body: Credentials, request: Request, response: Response, services: ServicesDep) -> PersonOut:
    """Sign in with an account; ends the session that this browser had before."""
    services.limits.entries.take(address_of(request))
    account = account_key(one_line(body.name))
    services.limits.passwords.take(account, address_of(request))
    async with services.database.begin() as session, session.begin():
        try:
            person = await sessions.find_account(session, body.name, body.password)
        except Forbidden:
            services.limits.passwords.wrong(account)
            raise
        token = await sessions.sign_in(session, person)
        ended = await _end_session(request, session, services)
    services.sockets.close_all(ended)
    _set_cookie(request, response, token)
    return show_person(person)


@router.delete("/session", status_code=204, dependencies=[NotByToken])
async def sign_out(request: Request, response: Response, services: ServicesDep) -> None:
    """Sign out; closes the sockets of this session."""
    async with services.database.begin() as session, session.begin():
        ended = await _end_session(request, session, services)
    services.sockets.close_all(ended)
    response.delete_cookie(COOKIE)


@router.get("/me")
async def me(person: SignedIn, services: ServicesDep) -> Me:
    """My person, and my tables, newest first, with whether it is my turn there."""
    mine = (
        select(Table.id, Seat)
        .join(Seat, Seat.table_id == Table.id)
        .where(Seat.person_id == person.id, or_(Seat.kind == PERSON, Seat.away.is_not(None)), Table.status != CLOSED)
        .order_by(Table.created.desc())
        .limit(MOST_TABLES)
    )
    async with services.database.begin() as session:
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
    """They have left the game, and cannot return, since the rules have changed."""
    return seat.away is not None and table.status == PLAYING and is_outdated(table)


def _is_asked(table: Table, shown: TableOut, person: Person) -> bool:
    """Whether the game waits for this person or one of their companions."""
    here = {seat.number for seat in shown.seats if seat.away is None and person.id in (seat.person_id, seat.beside)}
    return table.status == PLAYING and not here.isdisjoint(table.waiting_for)


async def _end_session(request: Request, session: AsyncSession, services: Services) -> str:
    """End the session of the request's cookie, on all servers; returns the hash of its token."""
    token = request.cookies.get(COOKIE, "")
    await sessions.sign_out(session, token)
    await services.database.bus.notify_on_commit(session, BusMessage(TOKEN, token_hash(token)))
    return token_hash(token)


def _set_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=sessions.SESSION_DAYS * 86_400,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
