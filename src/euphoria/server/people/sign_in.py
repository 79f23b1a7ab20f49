"""Guests, accounts and sessions: who a person is, and how they sign in and out."""

from __future__ import annotations

from sqlalchemy import delete, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.server.errors import Conflict, Forbidden
from euphoria.server.people import passwords
from euphoria.server.people.lookalikes import skeleton
from euphoria.server.people.sanitize import account_key, clean_name, one_line
from euphoria.server.secret_tokens import new_id, new_token, token_hash
from euphoria.server.store.models import Person, Session, now

SESSION_DAYS = 90
"""How long a session lasts."""


async def check_name_free(session: AsyncSession, name: str) -> None:
    """Raises `Conflict` if the name is, or looks like, the name of an account."""
    taken = or_(Person.account == account_key(name), Person.looks == skeleton(name))
    if await session.scalar(select(Person.id).where(taken).limit(1)) is not None:
        raise Conflict("name-taken", "somebody else has an account of that name, or of one that looks like it")


async def add_guest(session: AsyncSession, name: str) -> Person:
    name = clean_name(name)
    await check_name_free(session, name)
    person = Person(id=new_id(), name=name)
    session.add(person)
    await session.flush()
    return person


async def register(session: AsyncSession, guest: Person | None, name: str, password: str) -> Person:
    """Open an account. A guest becomes the account, and so keeps their tables."""
    name = clean_name(name)
    await check_name_free(session, name)
    person = Person(id=new_id()) if guest is None or guest.account is not None else guest
    person.name = name
    person.account = account_key(name)
    person.looks = skeleton(name)
    person.password = await passwords.hash_password(password)
    session.add(person)
    try:
        await session.flush()
    except IntegrityError:
        raise Conflict("name-taken", "somebody else has an account of that name") from None
    return person


async def find_account(session: AsyncSession, name: str, password: str) -> Person:
    """The account of that name; raises `Forbidden` if there is none or the password is wrong."""
    person = await session.scalar(select(Person).where(Person.account == account_key(one_line(name))))
    if not await passwords.is_password(password, person.password if person else None) or person is None:
        raise Forbidden("wrong-password", "there is no account of that name with that password")
    return person


async def sign_in(session: AsyncSession, person: Person) -> str:
    """Begin a session; returns its token."""
    token = new_token()
    session.add(Session(token=token_hash(token), person_id=person.id, expires=now() + SESSION_DAYS * 86_400_000))
    return token


async def sign_out(session: AsyncSession, token: str) -> None:
    await session.execute(delete(Session).where(Session.token == token_hash(token)))


async def person_of_session(session: AsyncSession, token: str | None) -> Person | None:
    """The person of a session; None if it is unknown or has expired."""
    if not token:
        return None
    found = (
        select(Person)
        .join(Session, Session.person_id == Person.id)
        .where(Session.token == token_hash(token), Session.expires > now())
    )
    return await session.scalar(found)
