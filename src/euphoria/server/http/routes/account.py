"""My account: another password, signing out everywhere, deleting it."""

from __future__ import annotations

from collections.abc import Iterable

from fastapi import APIRouter, Request, Response
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.server.api.schemas import Deleting, NewPassword
from euphoria.server.errors import Conflict, Forbidden
from euphoria.server.operations.bus import TOKEN, BusMessage
from euphoria.server.people import accounts, passwords
from euphoria.server.services import COOKIE, InPerson, Services, ServicesOf, SignedIn, address_of
from euphoria.server.store.models import Person
from euphoria.server.tables import seating

router = APIRouter(tags=["people"])


@router.post("/me/password", status_code=204, dependencies=[InPerson])
async def change_password(said: NewPassword, request: Request, person: SignedIn, on: ServicesOf) -> None:
    """Every other session ends: whoever knew the old password is out."""
    await _check(on, request, person, said.password)
    hashed = await passwords.hash_password(said.new)
    async with on.database.begin() as session, session.begin():
        (await session.get_one(Person, person.id)).password = hashed
        ended = await accounts.end_sessions(session, person, but=request.state.session)
        await _tell(session, on, ended)
    _hang_up(on, ended)


@router.delete("/sessions", status_code=204, dependencies=[InPerson])
async def sign_out_everywhere(response: Response, person: SignedIn, on: ServicesOf) -> None:
    """Here, too. Tokens for bots stay: they are revoked one by one."""
    if person.account is None:
        raise Conflict("guest", "a guest who signs out cannot come back; open an account first")
    async with on.database.begin() as session, session.begin():
        ended = await accounts.end_sessions(session, person)
        await _tell(session, on, ended)
    _hang_up(on, ended)
    response.delete_cookie(COOKIE)


@router.post("/me/delete", status_code=204, dependencies=[InPerson])
async def delete_account(
    said: Deleting, request: Request, response: Response, person: SignedIn, on: ServicesOf
) -> None:
    """My name goes, and I leave my tables; the games stay. It is for good. Guests may do it without a password."""
    if person.account is not None:
        await _check(on, request, person, said.password or "")
    async with on.database.begin() as session:
        tables = await accounts.unfinished_tables(session, person)
    for table_id in tables:
        async with on.tables.leaving_seat(table_id) as session:
            await seating.leave(session, table_id, person)
    async with on.database.begin() as session, session.begin():
        ended = [*await accounts.end_sessions(session, person), *await accounts.erase(session, person)]
        await _tell(session, on, ended)
    _hang_up(on, ended)
    response.delete_cookie(COOKIE)


async def _check(on: Services, request: Request, person: Person, password: str) -> None:
    if person.account is None:
        raise Conflict("guest", "a guest has no password; open an account first")
    on.limits.passwords.take(person.account, address_of(request))
    try:
        await accounts.check_password(person, password)
    except Forbidden:
        on.limits.passwords.wrong(person.account)
        raise


async def _tell(session: AsyncSession, on: Services, ended: Iterable[str]) -> None:
    await on.database.bus.notify_on_commit(session, *(BusMessage(TOKEN, one) for one in ended))


def _hang_up(on: Services, ended: Iterable[str]) -> None:
    for one in ended:
        on.tokens_in_use.end(one)
        on.sockets.end(one)
