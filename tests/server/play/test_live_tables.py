"""Tables in memory: there while somebody uses them or a bot thinks, and gone after that."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from euphoria.server.people.sign_in import add_guest
from euphoria.server.play.bot_pool import BotPool
from euphoria.server.play.live_tables import LiveTables
from euphoria.server.play.move_request import MoveRequest
from euphoria.server.settings import ServerSettings, database_address
from euphoria.server.store.database import Database
from euphoria.server.store.models import FINISHED, Person
from euphoria.server.store.table_lookup import find_table
from euphoria.server.tables.make_table import make_table
from euphoria.server.tables.seating import join
from euphoria.server.tables.start_game import start


def with_tables(folder: Path, use: Callable[[LiveTables, Database, Person], Awaitable[None]]) -> None:
    async def run() -> None:
        settings = ServerSettings(database=database_address(str(folder / "test.db")), bot_delay=0)
        database, bots = Database(settings.database), BotPool(1)
        await database.migrate()
        async with database.begin() as session, session.begin():
            ana = await add_guest(session, "Ana")
        tables = LiveTables(database, bots, settings)
        try:
            await use(tables, database, ana)
        finally:
            await tables.close()
            bots.close()
            await database.close()

    asyncio.run(run())


async def begun(tables: LiveTables, database: Database, ana: Person, *kinds: str) -> str:
    async with database.begin() as session, session.begin():
        table, _ = await make_table(session, ana, "leaders", {"turns": 1}, kinds)
        for _ in range(kinds.count("open")):
            await join(session, table.id, await add_guest(session, "Ben"))
    async with tables.changing_seats(table.id) as session:
        await start(session, table.id, ana)
    return table.id


def test_a_table_that_nobody_uses_is_let_go(tmp_path: Path) -> None:
    async def use(tables: LiveTables, database: Database, ana: Person) -> None:
        table_id = await begun(tables, database, ana, "me", "open", "open", "open")
        assert tables.in_use == 0
        async with tables.open(table_id) as one, tables.open(table_id) as other:
            assert one is other
            match = one.match
            assert match is not None
            assert tables.in_use == 1
            asking = MoveRequest(0, match.position(0), "first", ana.id)
            doing = asyncio.create_task(one.act(asking, match.state.legal(0)[0].json()))
            while not one.busy:
                await asyncio.sleep(0)
            doing.cancel()
        async with tables.open(table_id) as again, again.exclusive():
            assert again.match is not None
            assert again.match.length == 1, "who hangs up in the middle has acted all the same"
        await asyncio.sleep(0)
        assert tables.in_use == 0

    with_tables(tmp_path, use)


def test_bots_play_on_alone_and_then_the_table_is_let_go(tmp_path: Path) -> None:
    async def use(tables: LiveTables, database: Database, ana: Person) -> None:
        table_id = await begun(tables, database, ana, "bot", "bot", "bot", "bot")
        assert tables.in_use == 1
        async with asyncio.timeout(60):
            while tables.in_use:
                await asyncio.sleep(0.05)
        async with database.begin() as session:
            assert (await find_table(session, table_id)).status == FINISHED

    with_tables(tmp_path, use)
