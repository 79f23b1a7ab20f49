"""What the owner of an account may do with it: change the password, sign out everywhere, delete it.

Whoever deletes their account is gone by name, and their games stay: others have played them, too.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.server.errors import Forbidden
from euphoria.server.people import passwords
from euphoria.server.store.models import PLAYING, WAITING, ApiToken, Chat, Person, Seat, Session, Table
from euphoria.server.store.social_models import Hook, LastSeen, PersonalNotice, RatingRow

GONE = ""
"""The name of whoever has deleted their account."""


async def check_password(person: Person, password: str) -> None:
    if not await passwords.is_password(password, person.password):
        raise Forbidden("wrong-password", "this is not your password")


async def end_sessions(session: AsyncSession, person: Person, but: str | None = None) -> Sequence[str]:
    """All of this person's, except the one of this hash; the hashes of those that are over."""
    theirs = [Session.person_id == person.id]
    if but is not None:
        theirs.append(Session.token != but)
    ended = (await session.scalars(select(Session.token).where(*theirs))).all()
    await session.execute(delete(Session).where(*theirs))
    return ended


async def unfinished_tables(session: AsyncSession, person: Person) -> Sequence[str]:
    """Where they sit, and the game is not over."""
    mine = select(Table.id).join(Seat, Seat.table_id == Table.id).where(Seat.person_id == person.id)
    return (await session.scalars(mine.where(Table.status.in_((WAITING, PLAYING)), Seat.away.is_(None)))).all()


async def erase(session: AsyncSession, person: Person) -> Sequence[str]:
    """Their name, and all that is theirs alone, and those beside them; the ids of the tokens that are over."""
    tokens = (await session.scalars(select(ApiToken.id).where(ApiToken.person_id == person.id))).all()
    for model in (ApiToken, Hook, PersonalNotice, LastSeen, RatingRow):
        await session.execute(delete(model).where(_is_of(model, person)))
    seats = select(Seat.table_id, Seat.number, Person.name).join(Person, Person.id == Seat.person_id)
    here = seats.where((Person.id == person.id) | (Person.keeper_id == person.id))
    for table_id, number, name in (await session.execute(here)).all():
        said = update(Chat).where(Chat.table_id == table_id, Chat.seat == number, Chat.name == name)
        await session.execute(said.values(name=GONE))
    await session.execute(update(Person).where(Person.keeper_id == person.id).values(name=GONE))
    unnamed = {"name": GONE, "account": None, "looks": None, "password": None}
    await session.execute(update(Person).where(Person.id == person.id).values(**unnamed))
    return tokens


def _is_of(
    model: type[ApiToken] | type[Hook] | type[PersonalNotice] | type[LastSeen] | type[RatingRow], person: Person
) -> ColumnElement[bool]:
    return model.person_id == person.id
