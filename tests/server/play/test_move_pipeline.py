"""Lines on their way to the database: the next one need not wait for the last, and is lost if that is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError

from euphoria.server.errors import StorageUnavailable
from euphoria.server.people.sign_in import add_guest
from euphoria.server.play.live_table import LiveTable
from euphoria.server.play.live_tables import LiveTables
from euphoria.server.play.move_request import MoveRequest
from euphoria.server.play.viewers import Viewer
from euphoria.server.store.database import Database
from euphoria.server.store.group_commit import GroupCommit
from euphoria.server.store.models import Person
from euphoria.server.store.move_log import logged_moves
from euphoria.server.store.move_write import MoveWrite
from euphoria.server.store.table_lookup import find_table
from euphoria.server.tables.make_table import make_table
from euphoria.server.tables.seating import join
from euphoria.server.tables.start_game import start
from tests.server.places import Place
from tests.server.play.test_live_tables import with_tables
from tests.server.store.test_move_storage import next_line, open_database, play

SEATS = 4


@asynccontextmanager
async def all_asked(
    tables: LiveTables, database: Database, ana: Person
) -> AsyncIterator[tuple[LiveTable, list[Person]]]:
    """A table at which everybody is asked at once."""
    people = [ana]
    async with database.begin() as session, session.begin():
        table, _ = await make_table(session, ana, "dystopia", {}, ["me", *["open"] * (SEATS - 1)])
        for name in ("Ben", "Cam", "Dee"):
            people.append(await add_guest(session, name))
            await join(session, table.id, people[-1])
    async with tables.changing_seats(table.id) as session:
        await start(session, table.id, ana)
    async with tables.open(table.id) as live:
        assert live.match is not None
        assert len(live.match.waiting) == SEATS
        yield live, people


def answers(live: LiveTable, people: list[Person], time: str = "first") -> list[asyncio.Task[bool]]:
    """Everybody's, at the same moment."""
    match = live.match
    assert match is not None
    return [
        asyncio.create_task(
            live.act(MoveRequest(seat, match.position(seat), time, person.id), match.legal(seat)[0].json()),
            name=person.name,
        )
        for seat, person in enumerate(people)
    ]


async def stored(database: Database, table_id: str) -> list[int]:
    async with database.begin() as session:
        return [line.seat for line in await logged_moves(session, await find_table(session, table_id))]


class Door:
    """Counts what goes into the database, and keeps it shut for a while."""

    def __init__(self, database: Database, error: DBAPIError | None = None) -> None:
        """`error`: what it says while it is shut."""
        self._error = error or DBAPIError(None, None, OSError("shut"))
        self._store = database.move_writer.store
        database.move_writer.store = self.store  # type: ignore[method-assign]
        self.batches: list[int] = []
        self.broken = 0

    async def store(self, writes: Sequence[MoveWrite]) -> None:
        self.batches.append(len(writes))
        if self.broken:
            self.broken -= 1
            await asyncio.sleep(0.01)
            raise self._error
        await self._store(writes)


def test_answers_that_come_at_once_share_a_commit_and_nobody_is_told_before(tmp_path: Path) -> None:
    async def use(tables: LiveTables, database: Database, ana: Person) -> None:
        async with all_asked(tables, database, ana) as (live, people):
            door = Door(database)
            doing = answers(live, people)
            await asyncio.sleep(0)
            assert live.match is not None
            assert live.match.length == 0, "nothing counts before it is stored"
            assert await asyncio.gather(*doing) == [True] * SEATS
            assert door.batches == [SEATS]
            assert live.match.length == SEATS
            assert await stored(database, live.id) == list(range(SEATS))

    with_tables(tmp_path, use)


def test_who_comes_after_a_line_that_was_not_stored_is_not_stored_either(tmp_path: Path) -> None:
    async def use(tables: LiveTables, database: Database, ana: Person) -> None:
        async with all_asked(tables, database, ana) as (live, people):
            door = Door(database, DataError(None, None, ValueError("one of them is to blame")))
            door.broken = 2  # all together, and then the first one alone
            results = await asyncio.gather(*answers(live, people), return_exceptions=True)
            assert [type(result) for result in results] == [DataError] * SEATS
            assert door.batches == [SEATS, 1], "those after it were not even tried"
            assert await stored(database, live.id) == []
            assert not live.busy
            assert await asyncio.gather(*answers(live, people, "again")) == [True] * SEATS
            assert await stored(database, live.id) == list(range(SEATS))

    with_tables(tmp_path, use)


def test_when_nothing_can_be_stored_nobody_is_tried_alone(tmp_path: Path) -> None:
    async def use(tables: LiveTables, database: Database, ana: Person) -> None:
        async with all_asked(tables, database, ana) as (live, people):
            door = Door(database, OperationalError(None, None, OSError("the disk is full")))
            door.broken = 1
            results = await asyncio.gather(*answers(live, people), return_exceptions=True)
            assert [type(result) for result in results] == [StorageUnavailable] * SEATS
            assert door.batches == [SEATS]
            assert database.storage.failing
            assert not live.busy
            assert await asyncio.gather(*answers(live, people, "again")) == [True] * SEATS
            assert await stored(database, live.id) == list(range(SEATS))

    with_tables(tmp_path, use)


def test_the_same_message_twice_at_once_is_carried_out_once(tmp_path: Path) -> None:
    async def use(tables: LiveTables, database: Database, ana: Person) -> None:
        async with all_asked(tables, database, ana) as (live, people):
            twice = answers(live, people[:1]) + answers(live, people[:1])
            assert await asyncio.gather(*twice) == [True, False]
            assert await stored(database, live.id) == [0]

    with_tables(tmp_path, use)


def test_who_sits_down_waits_for_what_is_on_its_way(tmp_path: Path) -> None:
    async def use(tables: LiveTables, database: Database, ana: Person) -> None:
        async with all_asked(tables, database, ana) as (live, people):
            doing = answers(live, people)
            await asyncio.sleep(0)
            async with live.exclusive():
                assert live.match is not None
                assert live.match.length == SEATS
            await asyncio.gather(*doing)

    with_tables(tmp_path, use)


def test_a_line_after_one_that_somebody_else_has_written_is_refused_with_it(place: Place) -> None:
    async def run() -> None:
        database = await open_database(place)
        ours, theirs = [await play(database, snapshot_every=0, most=3) for _ in range(2)]
        writer = GroupCommit(database, snapshot_every=0)
        quicker = next_line(*ours)
        await writer.store(quicker)
        late = next_line(*ours)
        after = next_line(ours[0], late.after)
        beside = next_line(*theirs)
        order: list[MoveWrite] = []
        done = [
            writer.store(kept, lambda error, kept=kept: order.append(kept))  # type: ignore[misc]
            for kept in (late, after, beside)
        ]
        results = await asyncio.gather(*done, return_exceptions=True)
        assert [type(result) for result in results] == [IntegrityError, IntegrityError, type(None)]
        assert [kept for kept in order if kept is not beside] == [late, after]
        assert len(await stored(database, ours[0])) == 4
        assert len(await stored(database, theirs[0])) == 4
        await database.close()

    asyncio.run(run())


def test_nothing_is_worked_out_for_whoever_can_see_nothing_new(tmp_path: Path) -> None:
    async def use(tables: LiveTables, database: Database, ana: Person) -> None:
        async with all_asked(tables, database, ana) as (live, people):
            viewers = [Viewer(person.id, 0) for person in people]
            before = live.match
            assert before is not None
            for viewer in viewers:
                live.enter(viewer)
                assert not viewer.is_up_to_date(before)
                viewer.note_shown(before)
            await answers(live, people[:1])[0]
            after = live.match
            assert after is not None
            assert [viewer.is_up_to_date(after) for viewer in viewers] == [False, True, True, True]
            viewers[1].notify(game=True, kept=0)
            viewers[2].seat = None
            viewers[3].seen += 1
            assert [viewer.is_up_to_date(after) for viewer in viewers] == [False, True, False, False]

    with_tables(tmp_path, use)


@pytest.mark.parametrize("most", [0, 1])
def test_a_table_that_is_let_go_has_nothing_on_its_way(tmp_path: Path, most: int) -> None:
    async def use(tables: LiveTables, database: Database, ana: Person) -> None:
        async with all_asked(tables, database, ana) as (live, people):
            doing = answers(live, people[: most + 1])
            await asyncio.sleep(0)
            assert live.busy
            for task in doing:
                task.cancel()
        async with asyncio.timeout(10):
            while tables.in_use:
                await asyncio.sleep(0.01)
        assert await stored(database, live.id) == list(range(most + 1)), "who hangs up has acted all the same"

    with_tables(tmp_path, use)
