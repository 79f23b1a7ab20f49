"""Makes the table of a rematch: the same game, options and settings, with the old seats kept for their players."""

from __future__ import annotations

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.server.errors import Conflict, Forbidden
from euphoria.server.match.table_settings import read_table_settings
from euphoria.server.people.companions import BESIDE, companions_at
from euphoria.server.store.compare_and_set import compare_and_set
from euphoria.server.store.models import BOT, CLOSED, FINISHED, INVITED, PERSON, WAITING, Person, Seat, Table
from euphoria.server.store.table_lookup import find_table
from euphoria.server.tables.make_table import make_table
from euphoria.server.tables.seat_kinds import ME


async def rematch(session: AsyncSession, table_id: str, person: Person, entropy: str | None = None) -> str:
    """The id of the rematch's table. The first player who asks makes it, and is its host."""
    table = await find_table(session, table_id, lock=True)
    if table.status != FINISHED:
        raise Conflict("not-finished", "a rematch comes after the game")
    old = (await session.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.number))).all()
    if all(seat.person_id != person.id for seat in old):
        raise Forbidden("not-seated", "a rematch is for those who played")
    if table.rematch_id is None or await _is_closed(session, table.rematch_id):
        companions = await companions_at(session, table_id, person.id)
        beside = {companion.id: f"{BESIDE}{companion.name}" for companion in companions}
        kinds = [
            ME if seat.person_id == person.id else beside.get(seat.person_id or "") or _kind_in_rematch(seat)
            for seat in old
        ]
        settings = read_table_settings(table.settings)
        again, _ = await make_table(session, person, table.game, table.options, kinds, entropy, settings)
        again.listed = table.listed
        for seat in old:
            if seat.kind == PERSON and seat.person_id != person.id and seat.person_id not in beside:
                kept = update(Seat).where(Seat.table_id == again.id, Seat.number == seat.number)
                await session.execute(kept.values(invitation=None, person_id=seat.person_id))
        named = update(Table).where(Table.id == table_id, Table.rematch_id == table.rematch_id)
        if not await compare_and_set(session, named.values(rematch_id=again.id)):
            raise Conflict("rematch", "somebody else has just asked for it; ask again")
        return again.id
    return table.rematch_id


async def is_against_bots(session: AsyncSession, table_id: str, person: Person) -> bool:
    """Whether this table waits, and this person is its only player beside bots."""
    waits = (await find_table(session, table_id)).status == WAITING
    others = select(Seat.kind).where(Seat.table_id == table_id, Seat.person_id.is_distinct_from(person.id))
    return waits and all(kind == BOT for kind in await session.scalars(others))


def _kind_in_rematch(seat: Seat) -> str:
    """The kind of another player's seat in the rematch."""
    if seat.kind == PERSON:
        return INVITED
    return f"{seat.kind}:{seat.strength}" if seat.strength else seat.kind


async def _is_closed(session: AsyncSession, table_id: str) -> bool:
    return (await find_table(session, table_id)).status == CLOSED
