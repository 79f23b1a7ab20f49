"""Companions: people who share another person's screen. Each has a seat and a view of their own, but no session.

The person who brought them (their keeper) opens one socket for each. Between two turns the page hides the game until
the next player is ready.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.server.errors import Forbidden
from euphoria.server.people.sanitize import clean_name
from euphoria.server.secret_tokens import new_id
from euphoria.server.store.models import PERSON, Person, Seat

BESIDE = "beside:"
"""Prefix of a seat's kind in a request for a new table; the companion's name follows."""


def companion_name(kind: str) -> str | None:
    """The name in `beside:NAME`; None for any other kind of seat."""
    return kind.removeprefix(BESIDE) if kind.startswith(BESIDE) else None


async def add_companion(session: AsyncSession, keeper: Person, name: str) -> Person:
    person = Person(id=new_id(), name=clean_name(name), keeper_id=keeper.id)
    session.add(person)
    await session.flush()
    return person


async def companions_at(
    session: AsyncSession, table_id: str, keeper_id: str | None, kind: str = PERSON
) -> Sequence[Person]:
    """The keeper's companions on seats of that kind at this table, by seat."""
    beside = select(Person).join(Seat, Seat.person_id == Person.id)
    here = beside.where(Seat.table_id == table_id, Seat.kind == kind, Person.keeper_id == keeper_id)
    return [] if keeper_id is None else (await session.scalars(here.order_by(Seat.number))).all()


def at_the_screen_of(person: Person) -> ColumnElement[bool]:
    """SQL condition: the seat belongs to this person or to one of their companions."""
    return Seat.person_id.in_(select(Person.id).where(or_(Person.id == person.id, Person.keeper_id == person.id)))


async def speaker_at(session: AsyncSession, table_id: str, number: int, person: Person | None) -> Person:
    """The person who sits there, if `person` is that person or their keeper; raises `Forbidden` otherwise."""
    sits = select(Person).join(Seat, Seat.person_id == Person.id)
    found = await session.scalar(sits.where(Seat.table_id == table_id, Seat.number == number, Seat.kind == PERSON))
    if found is None or person is None or person.id not in (found.id, found.keeper_id):
        raise Forbidden("not-seated", "that seat is not yours")
    return found
