"""FastAPI dependencies of the endpoints: the services, the person who makes the request, and what they may do."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends
from starlette.requests import HTTPConnection

from euphoria.server.api.schemas import TableId
from euphoria.server.errors import Forbidden, NotFound, NotSignedIn
from euphoria.server.people import api_tokens
from euphoria.server.people.sign_in import person_of_session
from euphoria.server.secret_tokens import token_hash
from euphoria.server.services import Services
from euphoria.server.store.models import Person
from euphoria.server.store.table_lookup import find_table
from euphoria.server.tables.privacy import may_look

COOKIE = "euphoria_session"
"""The cookie that holds the token of a session."""


def services_of(connection: HTTPConnection) -> Services:
    """The services of the application that handles this connection."""
    found: Services = connection.app.state.services
    return found


ServicesDep = Annotated[Services, Depends(services_of)]


async def authenticate(connection: HTTPConnection, services: Services) -> Person | None:
    """The person who makes this request. If it has an API token, that decides and the session cookie is ignored.

    The ids of the person, session and token are left in `connection.state`: for the log, and to close sockets when the
    session or token ends.
    """
    token = api_tokens.bearer_token(connection.headers)
    person: Person | None
    async with services.database.begin() as session:
        if token is None:
            cookie = connection.cookies.get(COOKIE)
            person = await person_of_session(session, cookie)
            connection.state.session = None if person is None or cookie is None else token_hash(cookie)
        else:
            person, connection.state.token_id = await api_tokens.person_of_token(session, token)
    if person is not None:
        connection.state.person_id = person.id
    return person


async def visitor(connection: HTTPConnection, services: ServicesDep) -> Person | None:
    return await authenticate(connection, services)


async def signed_in(person: Annotated[Person | None, Depends(visitor)]) -> Person:
    if person is None:
        raise NotSignedIn
    return person


Visitor = Annotated[Person | None, Depends(visitor)]
"""The person who makes the request; None if they are not signed in."""
SignedIn = Annotated[Person, Depends(signed_in)]
"""The person who makes the request; otherwise it is answered with 401."""


def refuse_api_token(connection: HTTPConnection) -> None:
    """API tokens are for playing: they cannot open accounts, sign in or out, or make more tokens."""
    if api_tokens.bearer_token(connection.headers) is not None:
        raise Forbidden("by-token", "a token cannot do that; sign in yourself")


NotByToken: Any = Depends(refuse_api_token)
"""For endpoints that API tokens may not use."""


async def require_visible_table(table_id: TableId, person: Visitor, services: ServicesDep) -> None:
    async with services.database.begin() as session:
        table = await find_table(session, table_id)
        if not await may_look(session, table, None if person is None else person.id):
            raise NotFound("no-table", "there is no such table")


VisibleTable: Any = Depends(require_visible_table)
"""For endpoints of one table: 404 if it is private and the person has no seat there."""
