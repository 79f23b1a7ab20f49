"""Managing an account: check the password, end all sessions, delete it.

Deleting an account removes the name and all personal data. The games stay, since others have played them, too.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.server.errors import Forbidden
from euphoria.server.people import passwords
from euphoria.server.store.models import PLAYING, WAITING, ApiToken, Chat, Person, Seat, Session, Table
from euphoria.server.store.social_models import Hook, LastSeen, PersonalNotice, RatingRow

DELETED_NAME = ""
"""The name of a person whose account was deleted."""


async def check_password(person: Person, password: str) -> None:
    if not await passwords.is_password(password, person.password):
        raise Forbidden("wrong-password", "this is not your password")


async def end_sessions(session: AsyncSession, person: Person, but: str | None = None) -> Sequence[str]:
    """End the person's sessions, except the one with the hash `but`; returns the hashes of the ended ones."""
    theirs = [Session.person_id == person.id]
    if but is not None:
        theirs.append(Session.token != but)
    ended = (await session.scalars(select(Session.token).where(*theirs))).all()
    await session.execute(delete(Session).where(*theirs))
    return ended


async def unfinished_tables(session: AsyncSession, person: Person) -> Sequence[str]:
    """The tables where they sit and the game is not over."""
    mine = select(Table.id).join(Seat, Seat.table_id == Table.id).where(Seat.person_id == person.id)
    return (await session.scalars(mine.where(Table.status.in_((WAITING, PLAYING)), Seat.away.is_(None)))).all()


async def erase(session: AsyncSession, person: Person) -> Sequence[str]:
    """Remove the person's name, personal data and companions; returns the ids of the API tokens that end with it."""
    tokens = (await session.scalars(select(ApiToken.id).where(ApiToken.person_id == person.id))).all()
    for model in (ApiToken, Hook, PersonalNotice, LastSeen, RatingRow):
        await session.execute(delete(model).where(_is_of(model, person)))
    seats = select(Seat.table_id, Seat.number, Person.name).join(Person, Person.id == Seat.person_id)
    here = seats.where((Person.id == person.id) | (Person.keeper_id == person.id))
    for table_id, number, name in (await session.execute(here)).all():
        their_chat = update(Chat).where(Chat.table_id == table_id, Chat.seat == number, Chat.name == name)
        await session.execute(their_chat.values(name=DELETED_NAME))
    await session.execute(update(Person).where(Person.keeper_id == person.id).values(name=DELETED_NAME))
    erased = {"name": DELETED_NAME, "account": None, "looks": None, "password": None}
    await session.execute(update(Person).where(Person.id == person.id).values(**erased))
    return tokens


def _is_of(
    model: type[ApiToken] | type[Hook] | type[PersonalNotice] | type[LastSeen] | type[RatingRow], person: Person
) -> ColumnElement[bool]:
    return model.person_id == person.id
