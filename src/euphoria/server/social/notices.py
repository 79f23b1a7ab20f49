"""Notices: it is your turn, a game has begun or is over, you are asked for a rematch.

Only persons without an open socket at the table get one. A notice is made once, by the server where it happened. If
that server is killed in between there is none, but the list of tables still shows whose turn it is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable

from sqlalchemy import delete, select

from euphoria.server.match.match import Match
from euphoria.server.operations.background import BackgroundTasks
from euphoria.server.play.live_table import LiveTable
from euphoria.server.social.results import count_finished
from euphoria.server.social.web_hooks import WebHooks
from euphoria.server.store.database import Database
from euphoria.server.store.models import INVITED, PERSON, Person, Seat, Table
from euphoria.server.store.social_models import PersonalNotice

TURN, STARTED, ENDED, REMATCH = "turn", "started", "finished", "rematch"


class Notices:
    """Stores notices, and hands them to the web hooks."""

    def __init__(self, database: Database, hooks: WebHooks) -> None:
        self._database = database
        self._hooks = hooks
        self._background = BackgroundTasks(is_expected=database.storage.report)
        self._order = asyncio.Lock()

    def changed(self, table: LiveTable, before: Match, after: Match) -> None:
        """A move was stored: notify the players who are asked now and were not before, or all when the game is over."""
        if after.state.outcome is not None:
            self._background.start(self._finished(table.id, table.absent(range(after.state.seats))))
            return
        asked = table.absent(set(after.waiting).difference(before.waiting, table.standing.given(after)))
        if asked:
            self._background.start(self.add(TURN, table.id, asked))

    async def _finished(self, table_id: str, people: Collection[str]) -> None:
        await self.add(ENDED, table_id, people)
        await count_finished(self._database)

    async def started(self, table_id: str, by: str) -> None:
        await self._notify_seats(STARTED, table_id, PERSON, by)

    async def rematch(self, table_id: str, by: str) -> None:
        """Notify the players for whom a seat is kept at that table, each once."""
        await self._notify_seats(REMATCH, table_id, INVITED, by)

    async def _notify_seats(self, kind: str, table_id: str, seats: str, by: str) -> None:
        notified = select(PersonalNotice.person_id).where(
            PersonalNotice.table_id == table_id, PersonalNotice.kind == kind
        )
        sitting = (
            select(Person.id)
            .join(Seat, Seat.person_id == Person.id)
            .where(Seat.table_id == table_id, Seat.kind == seats, Person.id != by, Person.keeper_id.is_(None))
        )
        async with self._database.begin() as session:
            people = set(await session.scalars(sitting)) - set(await session.scalars(notified))
        await self.add(kind, table_id, people)

    async def add(self, kind: str, table_id: str, people: Iterable[str]) -> None:
        """Store a notice for each person, and send it to their hooks; it replaces the notice of an older turn."""
        notices = [PersonalNotice(person_id=person, table_id=table_id, kind=kind) for person in people]
        if not notices:
            return
        person_ids = [notice.person_id for notice in notices]
        async with self._order, self._database.begin() as session, session.begin():
            turns = delete(PersonalNotice).where(
                PersonalNotice.person_id.in_(person_ids),
                PersonalNotice.table_id == table_id,
                PersonalNotice.kind == TURN,
            )
            await session.execute(turns)
            session.add_all(notices)
            game = await session.scalar(select(Table.game).where(Table.id == table_id))
        for notice in notices:
            message = {"notice": notice.id, "kind": kind, "table": table_id, "game": game, "at": notice.at}
            await self._hooks.send(notice.person_id, message)

    async def close(self) -> None:
        await self._background.close()
