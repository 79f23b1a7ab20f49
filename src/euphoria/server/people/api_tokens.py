"""Tokens with which a program plays for a person: made by them, shown once, stored as hashes, revoked at any time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.datastructures import Headers

from euphoria.server.errors import Conflict, NotFound, RequestRefused
from euphoria.server.people.sanitize import clean_name
from euphoria.server.secret_tokens import new_id, new_token, token_hash
from euphoria.server.store.models import ApiToken, Person

PREFIX = "euphoria_"
"""So that people and scanners see what it is, where one lies about."""
MOST_TOKENS = 20
"""Of one person."""


class WrongToken(RequestRefused):
    status = 401

    def __init__(self) -> None:
        super().__init__("wrong-token", "this token is nobody's; it may have been revoked")


class Bearer(NamedTuple):
    person: Person
    token_id: str


def bearer_token(headers: Headers) -> str | None:
    """The token that a request brings. A page of another site cannot send one, as it can a cookie."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def whose(session: AsyncSession, token: str) -> Bearer:
    found = (
        select(Person, ApiToken.id)
        .join(ApiToken, ApiToken.person_id == Person.id)
        .where(ApiToken.token == token_hash(token))
    )
    row = (await session.execute(found)).first()
    if row is None:
        raise WrongToken
    return Bearer(row[0], row[1])


async def make(session: AsyncSession, person: Person, name: str) -> tuple[ApiToken, str]:
    """A new one, and the token itself: it is told this once."""
    count = await session.scalar(select(func.count()).where(ApiToken.person_id == person.id))
    if count is not None and count >= MOST_TOKENS:
        raise Conflict("too-many-tokens", f"{MOST_TOKENS} tokens are enough; revoke one")
    token = PREFIX + new_token()
    made = ApiToken(id=new_id(), person_id=person.id, name=clean_name(name), token=token_hash(token))
    session.add(made)
    await session.flush()
    return made, token


async def of(session: AsyncSession, person: Person) -> list[ApiToken]:
    mine = select(ApiToken).where(ApiToken.person_id == person.id).order_by(ApiToken.created, ApiToken.id)
    return list(await session.scalars(mine))


async def revoke(session: AsyncSession, person: Person, token_id: str) -> None:
    mine = ApiToken.id == token_id, ApiToken.person_id == person.id
    if await session.scalar(select(ApiToken.id).where(*mine)) is None:
        raise NotFound("no-token", "you have no such token")
    await session.execute(delete(ApiToken).where(*mine))


class InUse:
    """The sockets that were opened with each token, so that revoking it ends them."""

    def __init__(self) -> None:
        self._sockets: defaultdict[str, list[Callable[[], None]]] = defaultdict(list)

    @contextmanager
    def using(self, token_id: str | None, hang_up: Callable[[], None]) -> Iterator[None]:
        if token_id is None:
            yield
            return
        self._sockets[token_id].append(hang_up)
        try:
            yield
        finally:
            self._sockets[token_id].remove(hang_up)
            if not self._sockets[token_id]:
                del self._sockets[token_id]

    def end(self, token_id: str) -> None:
        for hang_up in list(self._sockets.get(token_id, ())):
            hang_up()
