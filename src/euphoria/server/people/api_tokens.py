"""API tokens: a program that has one plays for its person. Shown once, stored as hashes, revocable at any time."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.datastructures import Headers

from euphoria.server.errors import Conflict, NotFound, RequestRefused
from euphoria.server.people.sanitize import clean_name
from euphoria.server.secret_tokens import new_id, new_token, token_hash
from euphoria.server.store.models import ApiToken, Person

PREFIX = "euphoria_"
"""Lets people and secret scanners recognise a leaked token."""
MOST_TOKENS = 20
"""For each person."""


class WrongToken(RequestRefused):
    """The API token is unknown or was revoked."""

    status = 401

    def __init__(self) -> None:
        super().__init__("wrong-token", "this token is nobody's; it may have been revoked")


class TokenOwner(NamedTuple):
    """The person of an API token, and its id."""

    person: Person
    token_id: str


def bearer_token(headers: Headers) -> str | None:
    """The token of the Authorization header. Unlike a cookie, a browser never adds it to requests of other sites."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def person_of_token(session: AsyncSession, token: str) -> TokenOwner:
    found = (
        select(Person, ApiToken.id)
        .join(ApiToken, ApiToken.person_id == Person.id)
        .where(ApiToken.token == token_hash(token))
    )
    row = (await session.execute(found)).first()
    if row is None:
        raise WrongToken
    return TokenOwner(row[0], row[1])


async def make_token(session: AsyncSession, person: Person, name: str) -> tuple[ApiToken, str]:
    """Store a new token; returns its row and the token itself, which is not stored."""
    count = await session.scalar(select(func.count()).where(ApiToken.person_id == person.id))
    if count is not None and count >= MOST_TOKENS:
        raise Conflict("too-many-tokens", f"{MOST_TOKENS} tokens are enough; revoke one")
    token = PREFIX + new_token()
    row = ApiToken(id=new_id(), person_id=person.id, name=clean_name(name), token=token_hash(token))
    session.add(row)
    await session.flush()
    return row, token


async def tokens_of(session: AsyncSession, person: Person) -> list[ApiToken]:
    """The person's tokens, oldest first."""
    mine = select(ApiToken).where(ApiToken.person_id == person.id).order_by(ApiToken.created, ApiToken.id)
    return list(await session.scalars(mine))


async def revoke(session: AsyncSession, person: Person, token_id: str) -> None:
    mine = ApiToken.id == token_id, ApiToken.person_id == person.id
    if await session.scalar(select(ApiToken.id).where(*mine)) is None:
        raise NotFound("no-token", "you have no such token")
    await session.execute(delete(ApiToken).where(*mine))
