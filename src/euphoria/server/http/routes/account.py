"""Endpoints for my account: change the password, sign out everywhere, delete it."""

from __future__ import annotations

from collections.abc import Iterable

from fastapi import APIRouter, Request, Response
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.server.api.schemas import DeleteAccountRequest, NewPassword
from euphoria.server.errors import Conflict, Forbidden
from euphoria.server.http.client_address import address_of
from euphoria.server.http.dependencies import COOKIE, NotByToken, ServicesDep, SignedIn
from euphoria.server.operations.bus import TOKEN, BusMessage
from euphoria.server.people import accounts, passwords
from euphoria.server.services import Services
from euphoria.server.store.models import Person
from euphoria.server.tables.seating import leave

router = APIRouter(tags=["people"])


@router.post("/me/password", status_code=204, dependencies=[NotByToken])
async def change_password(body: NewPassword, request: Request, person: SignedIn, services: ServicesDep) -> None:
    """Change my password; ends all my other sessions."""
    await _check_password(services, request, person, body.password)
    hashed = await passwords.hash_password(body.new)
    async with services.database.begin() as session, session.begin():
        (await session.get_one(Person, person.id)).password = hashed
        ended = await accounts.end_sessions(session, person, but=request.state.session)
        await _publish_ended(session, services, ended)
    _close_sockets(services, ended)


@router.delete("/sessions", status_code=204, dependencies=[NotByToken])
async def sign_out_everywhere(response: Response, person: SignedIn, services: ServicesDep) -> None:
    """End all my sessions, this one included. API tokens stay valid: they are revoked one by one."""
    if person.account is None:
        raise Conflict("guest", "a guest who signs out cannot come back; open an account first")
    async with services.database.begin() as session, session.begin():
        ended = await accounts.end_sessions(session, person)
        await _publish_ended(session, services, ended)
    _close_sockets(services, ended)
    response.delete_cookie(COOKIE)


@router.post("/me/delete", status_code=204, dependencies=[NotByToken])
async def delete_account(
    body: DeleteAccountRequest, request: Request, response: Response, person: SignedIn, services: ServicesDep
) -> None:
    """Delete my name and personal data for good, and leave my tables; finished games stay. Guests need no password."""
    if person.account is not None:
        await _check_password(services, request, person, body.password or "")
    async with services.database.begin() as session:
        tables = await accounts.unfinished_tables(session, person)
    for table_id in tables:
        async with services.tables.leaving_seat(table_id) as session:
            await leave(session, table_id, person)
    async with services.database.begin() as session, session.begin():
        ended = [*await accounts.end_sessions(session, person), *await accounts.erase(session, person)]
        await _publish_ended(session, services, ended)
    _close_sockets(services, ended)
    response.delete_cookie(COOKIE)


async def _check_password(services: Services, request: Request, person: Person, password: str) -> None:
    if person.account is None:
        raise Conflict("guest", "a guest has no password; open an account first")
    services.limits.passwords.take(person.account, address_of(request))
    try:
        await accounts.check_password(person, password)
    except Forbidden:
        services.limits.passwords.wrong(person.account)
        raise


async def _publish_ended(session: AsyncSession, services: Services, ended: Iterable[str]) -> None:
    """Tell the other servers which sessions and API tokens have ended."""
    await services.database.bus.notify_on_commit(session, *(BusMessage(TOKEN, credential) for credential in ended))


def _close_sockets(services: Services, ended: Iterable[str]) -> None:
    for credential in ended:
        services.sockets.close_all(credential)
