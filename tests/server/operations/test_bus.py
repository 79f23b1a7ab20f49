"""Servers of one database, in one process: what each knows before it has heard of the other, and who plays bots."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import select

from euphoria.server.errors import StalePosition
from euphoria.server.match.clocks import Clocks
from euphoria.server.match.table_settings import DEFAULT_SETTINGS, TableSettings
from euphoria.server.operations.bus import MOVE, Bus, BusMessage
from euphoria.server.people.sign_in import add_guest
from euphoria.server.play.absent_seats import come_back, run_out
from euphoria.server.play.bot_pool import BotPool
from euphoria.server.play.live_table import LiveTable
from euphoria.server.play.live_tables import LiveTables
from euphoria.server.play.move_request import MoveRequest
from euphoria.server.settings import ServerSettings, database_address
from euphoria.server.store.database import Database
from euphoria.server.store.models import PERSON, Person, Seat
from euphoria.server.store.table_lookup import find_table
from euphoria.server.tables.make_table import make_table
from euphoria.server.tables.seating import join, leave
from euphoria.server.tables.start_game import start
from tests.server.house import PATIENCE
from tests.server.places import Postgres


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.new_database().address


@asynccontextmanager
async def servers(address: str, count: int = 2) -> AsyncIterator[list[tuple[Database, LiveTables]]]:
    """Deaf ones: their bus is not running, so that what they know is what they have read."""
    settings = ServerSettings(database=database_address(address), bot_delay=0)
    bots = BotPool(1)
    opened = [Database(settings.database) for _ in range(count)]
    await opened[0].migrate()
    tables = [LiveTables(database, bots, settings) for database in opened]
    try:
        yield list(zip(opened, tables, strict=True))
    finally:
        for one in tables:
            await one.close()
        bots.close()
        for database in opened:
            await database.close()


async def begun(database: Database, settings: TableSettings = DEFAULT_SETTINGS) -> tuple[str, Person]:
    async with database.begin() as session, session.begin():
        ana = await add_guest(session, "Ana")
        table, _ = await make_table(session, ana, "leaders", {}, ["me", "open", "open", "open"], settings=settings)
        for _ in range(3):
            await join(session, table.id, await add_guest(session, "Ben"))
        await start(session, table.id, ana)
    return table.id, ana


async def move(table: LiveTable, person: Person, client_id: str) -> bool:
    """The first legal action of the first seat, for the position that this server knows."""
    assert table.match is not None
    asking = MoveRequest(0, table.match.position(0), client_id, person.id)
    return await table.act(asking, table.match.state.legal(0)[0].json())


def test_a_server_that_has_not_heard_refuses_the_second_move_and_knows_the_first_then(address: str) -> None:
    async def run() -> None:
        async with servers(address) as ((database, east), (_, west)):
            table_id, ana = await begun(database)
            async with east.open(table_id) as here, west.open(table_id) as there:
                assert await move(here, ana, "mine")
                assert there.match is not None and there.match.length == 0
                with pytest.raises(StalePosition):
                    await move(there, ana, "other")
                assert there.match.length == 1
                assert there.match.position(0) == (here.match and here.match.position(0))

    asyncio.run(run())


def test_a_message_that_another_server_has_carried_out_is_known_without_hearing_of_it(address: str) -> None:
    async def run() -> None:
        async with servers(address) as ((database, east), (_, west)):
            table_id, ana = await begun(database)
            async with east.open(table_id) as here, west.open(table_id) as there:
                assert await move(here, ana, "mine")
                assert not await move(there, ana, "mine")

    asyncio.run(run())


def test_an_action_for_a_position_that_this_server_has_not_heard_of_is_carried_out(address: str) -> None:
    async def run() -> None:
        async with servers(address) as ((database, east), (_, west)):
            table_id, ana = await begun(database)
            async with east.open(table_id) as here, west.open(table_id) as there:
                assert await move(here, ana, "mine")
                assert here.match is not None
                asking = MoveRequest(0, here.match.position(0), "undo", ana.id)
                assert await there.undo(asking)
                assert there.match is not None and there.match.length == 2

    asyncio.run(run())


def test_who_sat_down_at_another_server_is_expected_here(address: str) -> None:
    async def run() -> None:
        async with servers(address) as ((database, east), (_, west)):
            async with database.begin() as session, session.begin():
                ana, ben = await add_guest(session, "Ana"), await add_guest(session, "Ben")
                table, _ = await make_table(session, ana, "leaders", {}, ["me", "open", "open", "open"])
            async with west.open(table.id) as there:
                async with east.changing_seats(table.id) as session:
                    await join(session, table.id, ben)
                assert there.seat_of(ben.id) is None
                await there.refresh_if_seated_elsewhere(ben.id)
                assert there.seat_of(ben.id) == 1

    asyncio.run(run())


def test_what_others_have_answered_at_another_server_makes_no_action_stale(address: str) -> None:
    async def run() -> None:
        async with servers(address) as ((database, east), (_, west)):
            table_id, ana = await begun(database)
            async with east.open(table_id) as here, west.open(table_id) as there:
                assert here.match is not None and there.match is not None
                (ben,) = (person_id for person_id, seat in here.players.present.items() if seat == 1)
                answer = here.match.state.legal(1)[0].json()
                assert await here.act(MoveRequest(1, here.match.position(1), "his", ben), answer)
                assert there.match.length == 0, "it has not heard of it, and takes the same number"
                assert await move(there, ana, "mine")
                assert there.match.length == 2

    asyncio.run(run())


LIVE = TableSettings.model_validate(
    {"clock": {"kind": "live", "start": 600, "increment": 0}, "on_leave": "wait", "on_timeout": "wait"}
)
LITTLE, GIVEN = 100, 60_000
"""Milliseconds: what Ben has left when he leaves, and what he has at least when he comes back."""


async def away_with_little_time(database: Database) -> tuple[str, Person, Person]:
    """Ana and Ben at a table with clocks; Ben has left, and has almost no time."""
    table_id, ana = await begun(database, LIVE)
    async with database.begin() as session, session.begin():
        ben = await session.get_one(Person, await session.scalar(select(Seat.person_id).where(Seat.number == 1)))
        await leave(session, table_id, ben)
        table = await find_table(session, table_id)
        clocks = Clocks.read(table.clocks or {})
        table.clocks = clocks._replace(left=(clocks.left[0], LITTLE, *clocks.left[2:])).json()
    return table_id, ana, ben


async def left_to_ben(database: Database, table_id: str) -> int:
    async with database.begin() as session:
        return Clocks.read((await find_table(session, table_id)).clocks or {}).left[1]


def test_a_move_at_a_server_that_has_not_heard_takes_no_time_from_who_came_back(address: str) -> None:
    async def run() -> None:
        async with servers(address) as ((database, east), (_, west)):
            table_id, ana, ben = await away_with_little_time(database)
            async with west.open(table_id) as there:
                assert there.clocks.left[1] == LITTLE
                async with east.changing_seats(table_id) as session:
                    await come_back(session, table_id, ben)
                assert there.clocks.left[1] == LITTLE, "it has not heard of it"
                assert await move(there, ana, "mine")
                assert LITTLE < there.clocks.left[1] <= GIVEN
                assert await left_to_ben(database, table_id) == there.clocks.left[1]

    asyncio.run(run())


def test_who_has_come_back_in_this_moment_is_not_out_of_time(address: str) -> None:
    async def run() -> None:
        async with servers(address) as ((database, east), _):
            table_id, _, ben = await away_with_little_time(database)
            await asyncio.sleep(2 * LITTLE / 1000)
            async with east.changing_seats(table_id) as session:
                await come_back(session, table_id, ben)
            await run_out(database, table_id, [1], length=0)  # as a server wants to that looked a moment before
            async with database.begin() as session:
                seat = await session.get_one(Seat, (table_id, 1))
            assert (seat.kind, seat.away) == (PERSON, None)

    asyncio.run(run())


async def soon(happens: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await happens():
            await asyncio.sleep(0.02)


async def nothing() -> None:
    """There is nothing to catch up with."""


def test_one_server_claims_a_table_until_it_lets_it_go_or_dies(address: str) -> None:
    async def run() -> None:
        async with servers(address) as ((one, _), (other, _)):
            assert not await one.bus.claim("table"), "who does not listen claims nothing"
            running = [asyncio.create_task(database.bus.run(nothing)) for database in (one, other)]
            await soon(lambda: one.bus.claim("table"))
            await soon(lambda: other.bus.claim("another"))
            assert await one.bus.claim("table")
            assert not await other.bus.claim("table")
            one.bus.release("table")
            await soon(lambda: other.bus.claim("table"))
            assert not await one.bus.claim("table")
            running[1].cancel()
            await soon(lambda: one.bus.claim("table"))
            running[0].cancel()
            await asyncio.gather(*running, return_exceptions=True)

    asyncio.run(run())


def test_a_notice_is_heard_by_the_others_when_its_transaction_is_stored_and_not_before(address: str) -> None:
    async def run() -> None:
        heard: list[BusMessage] = []

        async def hear(_sender: str, notice: BusMessage) -> None:
            heard.append(notice)

        async with servers(address) as ((one, _), (other, _)):
            for database in (one, other):
                database.bus.subscribe(MOVE, hear)
            running = [asyncio.create_task(database.bus.run(nothing)) for database in (one, other)]
            await soon(lambda: other.bus.claim("so that it listens"))
            async with one.engine.connect() as connection:
                await one.bus.notify_on_commit(connection, BusMessage(MOVE, "never", "1"))
                await connection.rollback()
            async with one.engine.begin() as connection:
                await one.bus.notify_on_commit(
                    connection, BusMessage(MOVE, "table", "1"), BusMessage(MOVE, "table", "2")
                )
                await asyncio.sleep(0.2)
                assert heard == []
            async with asyncio.timeout(PATIENCE):
                while len(heard) < 2:
                    await asyncio.sleep(0.02)
            assert heard == [BusMessage(MOVE, "table", "1"), BusMessage(MOVE, "table", "2")]
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)

    asyncio.run(run())


def test_a_server_alone_plays_all_bots_and_tells_nobody() -> None:
    async def run() -> bool:
        bus = Bus()
        bus.notify(BusMessage(MOVE, "table", "1"))
        await bus.run(nothing)
        return bus.alone and await bus.claim("table")

    assert asyncio.run(run())
