"""What has happened at a person's tables since they last looked.

The number of events they have seen is stored when a socket closes. If that is lost, they are shown some events twice,
and miss none. The summary is made by the function that makes the socket's messages, so that it cannot show more.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import and_, exists, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.kernel.core.errors import EuphoriaError
from euphoria.kernel.core.state import Json
from euphoria.server.api.socket_messages import game_message
from euphoria.server.errors import UnreadableTable
from euphoria.server.operations.short_steps import in_short_steps
from euphoria.server.operations.steady_clock import game_time
from euphoria.server.play.live_tables import LiveTables
from euphoria.server.store.database import Database
from euphoria.server.store.models import FINISHED, PERSON, PLAYING, MoveRow, Person, Seat, Table, now
from euphoria.server.store.social_models import LastSeen
from euphoria.server.store.table_lookup import find_table

MOST_TABLES = 20
MOST_EVENTS = 5
"""Events shown of each table, the newest."""
LONGEST_AGO = 30 * 86_400_000
"""Milliseconds after its end for which a game is in the summary."""


class MissedEvents(NamedTuple):
    """The new events of one table, for one person."""

    table: Table
    seat: int
    my_turn: bool
    seen: int
    news: int
    events: list[Json]
    emphasis: list[Json]
    words: list[str] | None
    """The same as texts, if a language was given."""


async def note_seen(database: Database, person_id: str, table_id: str, events: int) -> None:
    """Store how many events of a table the person has seen."""
    async with database.begin() as session, session.begin():
        if await _update_seen(session, person_id, table_id, events):
            return
    try:
        async with database.begin() as session, session.begin():
            session.add(LastSeen(person_id=person_id, table_id=table_id, events=events, at=game_time(session)))
    except IntegrityError:  # another socket of the same person was closed at the same time
        async with database.begin() as session, session.begin():
            await _update_seen(session, person_id, table_id, events)


async def _update_seen(session: AsyncSession, person_id: str, table_id: str, events: int) -> bool:
    mine = update(LastSeen).where(LastSeen.person_id == person_id, LastSeen.table_id == table_id)
    result: Any = await session.execute(mine.values(events=events, at=game_time(session)))
    return bool(result.rowcount)


async def missed_events(
    database: Database, tables: LiveTables, person: Person, language: str | None = None
) -> list[MissedEvents]:
    """The tables with new events, those where it is this person's turn first."""
    found = []
    for table, number, seen in await _changed(database, person):
        try:
            missed = await _missed_at(tables, person, table, number, seen, language)
        except EuphoriaError:  # the game began under an older revision of the rules
            continue
        if missed is not None:
            found.append(missed)
    return sorted(found, key=lambda missed: not missed.my_turn)


async def _changed(database: Database, person: Person) -> list[tuple[Table, int, int]]:
    """Tables with moves since then, with the seat and the events seen; the moves may be hidden from this person."""
    since = and_(LastSeen.table_id == Table.id, LastSeen.person_id == person.id)
    moved = exists().where(MoveRow.table_id == Table.id, MoveRow.at >= LastSeen.at)
    query = (
        select(Table.id, Seat.number, LastSeen.events)
        .join(Seat, Seat.table_id == Table.id)
        .outerjoin(LastSeen, since)
        .where(Seat.person_id == person.id, Seat.kind == PERSON)
        .where(or_(Table.status == PLAYING, and_(Table.status == FINISHED, Table.finished > now() - LONGEST_AGO)))
        .where(or_(LastSeen.events.is_(None), moved))
        .order_by(Table.created.desc())
        .limit(MOST_TABLES)
    )
    found = []
    async with database.begin() as session:
        for table_id, number, seen in (await session.execute(query)).all():
            with suppress(UnreadableTable):
                found.append((await find_table(session, table_id), number, seen or 0))
    return found


async def _missed_at(
    tables: LiveTables, person: Person, table: Table, number: int, seen: int, language: str | None
) -> MissedEvents | None:
    async with tables.open(table.id) as live:
        match = live.match_for(number)
        audience = None if language is None else live.audience(language)
        seen_now = [viewer.seen for viewer in live.viewers if viewer.person_id == person.id]
    if match is None:
        return None
    seen = min(max([seen, *seen_now]), len(match.state.log))
    state = match.state_for(number)
    await in_short_steps(state.game.preparing(state, number))
    message = game_message(match, number, seen, audience=audience)
    news = len(message["events"])
    if not news:
        return None
    events, emphasis = (message[part][-MOST_EVENTS:] for part in ("events", "emphasis"))
    texts = None if audience is None else message["words"]["events"][-MOST_EVENTS:]
    return MissedEvents(table, number, bool(message["legal"]), seen, news, events, emphasis, texts)
