"""Tables do not get in each other's way: one that takes long to read, and one that cannot be read at all."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

import pytest

from euphoria.kernel.core.errors import EuphoriaError
from euphoria.server.errors import UnreadableTable
from euphoria.server.match.logged_moves import LoggedMove
from euphoria.server.match.match import Match
from euphoria.server.play.bot_pool import BotPool
from euphoria.server.play.live_tables import LiveTables
from euphoria.server.settings import ServerSettings, database_address
from euphoria.server.store.database import Database
from tests.server.house import House, wait_for
from tests.server.places import File, Place
from tests.server.store.test_move_storage import open_database, play

SOON = 20.0


@contextlib.asynccontextmanager
async def tables_of(database: Database, place: Place) -> AsyncIterator[LiveTables]:
    bots = BotPool(0)
    tables = LiveTables(database, bots, ServerSettings(database=database_address(place.address)))
    try:
        yield tables
    finally:
        await tables.close()
        bots.close()


def test_a_table_that_takes_long_to_read_keeps_no_other_waiting(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    slow_length = 7

    replay_all = Match.replay_all

    def replay_slowly(match: Match, moves: Iterable[LoggedMove]) -> list[Match]:
        matches = replay_all(match, moves)
        if matches[-1].length == slow_length:
            go_on.wait(SOON)
        return matches

    async def run() -> None:
        database = await open_database(place)
        slow, _ = await play(database, snapshot_every=0, most=slow_length)
        quick, _ = await play(database, snapshot_every=0, most=4)
        monkeypatch.setattr(Match, "replay_all", replay_slowly)
        async with tables_of(database, place) as tables:

            async def look(table_id: str) -> int:
                async with tables.open(table_id) as table:
                    assert table.match is not None
                    return table.match.length

            waiting = [asyncio.create_task(look(slow)) for _ in range(2)]
            await asyncio.sleep(0.1)
            began = time.monotonic()
            assert await look(quick) >= 4
            assert not any(task.done() for task in waiting)
            assert time.monotonic() - began < SOON / 2
            go_on.set()
            assert await asyncio.gather(*waiting) == [slow_length, slow_length], "read once, for both"
        await database.close()

    asyncio.run(run())


def spoil(path: Path, change: str, *values: object) -> None:
    with contextlib.closing(sqlite3.connect(path, timeout=10)) as database, database:
        assert database.execute(change, values).rowcount


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE moves SET action = '[\"no-such-action\"]' WHERE number = 3 AND table_id = ?",
        "UPDATE moves SET action = 'not json' WHERE number = 3 AND table_id = ?",
        "UPDATE moves SET seat = 9 WHERE number = 3 AND table_id = ?",
        "UPDATE tables SET options = 'not json' WHERE id = ?",
        "UPDATE tables SET setup = '{}' WHERE id = ?",
        "UPDATE tables SET settings = '[1]' WHERE id = ?",
    ],
)
def test_a_row_that_cannot_be_read_is_an_error_of_its_own_table(
    tmp_path: Path, change: str, caplog: pytest.LogCaptureFixture
) -> None:
    place = File(tmp_path / "test.db")

    async def run() -> None:
        database = await open_database(place)
        bad, _ = await play(database, snapshot_every=0, most=5)
        good, _ = await play(database, snapshot_every=0, most=5)
        spoil(place.path, change, bad)
        async with tables_of(database, place) as tables:
            with pytest.raises(EuphoriaError) as told:
                async with tables.open(bad):
                    pass
            if isinstance(told.value, UnreadableTable):
                assert any(bad in record.getMessage() for record in caplog.records)
            async with tables.open(good) as table:
                assert table.match is not None
        await database.close()

    asyncio.run(run())


def test_after_a_restart_the_bots_of_all_other_tables_go_on(tmp_path: Path) -> None:
    with House(tmp_path, EUPHORIA_BOT_DELAY="0.3").running() as house:
        ana = house.guest()
        clock = {"clock": {"kind": "live", "start": 600, "increment": 5}}
        ids = [ana.play(*["bot"] * 4, turns=1000, settings=clock) for _ in range(6)]
        waiting = [ana.make("me", "open", "bot", "bot")["table"]["id"] for _ in range(2)]
        mine = ana.play("me", "bot", "bot", "bot", turns=1000)
        count = "SELECT count(*) FROM moves WHERE table_id = ?"
        wait_for(lambda: all(house.stored(count, id)[0][0] > 8 for id in ids))
        house.end()
        action, seats, clocks, options, settings, good = ids
        spoil(house.database, "UPDATE moves SET action = '[\"none\"]' WHERE number = 3 AND table_id = ?", action)
        spoil(house.database, "UPDATE tables SET waiting_for = 'not json' WHERE id = ?", seats)
        spoil(house.database, "UPDATE tables SET clocks = 'not json', due = 1 WHERE id = ?", clocks)
        spoil(house.database, "UPDATE tables SET options = 'not json' WHERE id = ?", options)
        spoil(house.database, "UPDATE tables SET settings = 'not json', due = 1 WHERE id = ?", settings)
        spoil(house.database, "UPDATE tables SET options = 'not json' WHERE id = ?", waiting[0])
        ((before,),) = house.stored(count, good)
        house.start()
        wait_for(lambda: house.stored(count, good)[0][0] > before + 2)
        assert waiting[1] in [table["id"] for table in house.ask("GET", "/api/tables").json()]
        assert mine in [entry["table"]["id"] for entry in ana.ask("GET", "/api/me")["tables"]]
        ana.ask("GET", "/api/me/away")
        assert ana.refused("GET", f"/api/tables/{options}", None, 500) == "unreadable"
        wait_for(lambda: all(id in house.log.read_text() for id in (action, seats, clocks, options, settings)))
