"""What things take: a table at rest, the record of a game, a start with many games stored."""

from __future__ import annotations

import asyncio
import gc
import random
import sqlite3
import time
import tracemalloc
import zlib
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest

from euphoria import Record, game
from euphoria.server.api.socket_messages import game_message
from euphoria.server.match.table_dice import new_material, reveal, table_dice, with_entropy
from euphoria.server.people.sign_in import add_guest
from euphoria.server.play.bot_pool import BotPool
from euphoria.server.play.live_tables import LiveTables
from euphoria.server.settings import ServerSettings, database_address
from euphoria.server.store.database import Database
from euphoria.server.tables.make_table import make_table
from euphoria.server.tables.seating import join
from euphoria.server.tables.start_game import start
from tests.server.house import House, play_on

AT_REST = 50 * 1024
RECORD = 20 * 1024
START = 2.0


async def memory_of_tables(folder: Path, game_id: str, options: dict[str, int], count: int) -> float:
    """Bytes that a table takes which somebody looks at and where nothing happens, without the socket."""
    settings = ServerSettings(database=database_address(str(folder / "test.db")))
    database, bots = Database(settings.database), BotPool(1)
    await database.migrate()
    ids = []
    for _ in range(count + 1):
        async with database.begin() as session, session.begin():
            ana = await add_guest(session, "Ana")
            table, _ = await make_table(session, ana, game_id, options, ["me", "open", "open", "open"])
            for _ in range(3):
                await join(session, table.id, await add_guest(session, "Ben"))
            await start(session, table.id, ana)
        ids.append(table.id)
    tables = LiveTables(database, bots, settings)
    async with AsyncExitStack() as stack:
        before = 0
        for table_id in ids:
            match = (await stack.enter_async_context(tables.open(table_id))).match
            assert match is not None
            for seat in range(4):
                assert game_message(match, seat, 0)["legal"] is not None
            if table_id == ids[0]:  # what all of them share is there now
                gc.collect()
                tracemalloc.start()
                before = tracemalloc.get_traced_memory()[0]
        gc.collect()
        after = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
    bots.close()
    await database.close()
    return (after - before) / count


@pytest.mark.parametrize(("game_id", "options"), [("leaders", {"turns": 1000}), ("dystopia", {})])
def test_a_table_at_rest_takes_little_memory(tmp_path: Path, game_id: str, options: dict[str, int]) -> None:
    assert 0 < asyncio.run(memory_of_tables(tmp_path, game_id, options, 10)) < AT_REST


def finished(game_id: str, seats: int, seed: int) -> Record:
    """A whole game of random players, with the evidence of its dice."""
    chance = random.Random(f"a game of {game_id}, {seed}")
    material = with_entropy(new_material("a-table-of-the-server"), ["words of a person"] * seats)
    material["secret"] = chance.randbytes(32).hex()  # one of some hundred random games is far longer than a real one
    record = Record(game(game_id), seats, dice=table_dice(material))
    while record.state.deciders:
        seat = record.state.deciders[0]
        record.apply(seat, chance.choice(record.state.legal(seat)))
    reveal(record, material)
    return record


@pytest.mark.parametrize(
    ("game_id", "seats", "games"),
    [
        ("leaders", 5, 3),
        ("dystopia", 4, 2),
        pytest.param("leaders", 8, 20, marks=pytest.mark.soak),
        pytest.param("dystopia", 4, 20, marks=pytest.mark.soak),
        pytest.param("reality", 2, 3, marks=pytest.mark.soak),
    ],
)
def test_the_record_of_a_whole_game_is_small(game_id: str, seats: int, games: int) -> None:
    for seed in range(games):
        record = finished(game_id, seats, seed)
        assert record.state.outcome is not None
        assert len(zlib.compress(record.dump().encode())) < RECORD


def fill(house: House, games: int) -> None:
    """Many finished games, and one in a hundred that waits for a person: copies of one that was really played."""
    with house.running():
        ana = house.guest()
        table_id = ana.play("me", "bot", "bot", "bot", turns=3)
        with ana.look(table_id) as socket:
            socket.until_game()
            assert play_on(socket) > 0
    with closing(sqlite3.connect(house.database)) as database, database:
        for name, key in (("tables", "id"), ("seats", "table_id"), ("moves", "table_id")):
            rows = database.execute(f"SELECT * FROM {name} WHERE {key} = ?", (table_id,))
            columns = [column[0] for column in rows.description]
            at, kept = columns.index(key), rows.fetchall()
            copies = ((*row[:at], f"copy-{n}", *row[at + 1 :]) for n in range(games) for row in kept)
            database.executemany(f"INSERT INTO {name} VALUES ({','.join('?' * len(columns))})", copies)
        database.execute(
            "UPDATE tables SET status = 'playing', outcome = NULL, waiting_for = '[0]' WHERE id LIKE 'copy-%00'"
        )


def seconds_to_start(house: House) -> float:
    began = time.monotonic()
    with house.running():
        return time.monotonic() - began


def test_a_server_starts_as_fast_with_games_stored_as_without(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    empty, full = House(tmp_path / "empty"), House(tmp_path)
    fill(full, 200)
    tries = (seconds_to_start(full) < 2 * seconds_to_start(empty) + 1 for _ in range(5))
    assert any(tries), "it takes longer each time, and not only because the machine is busy"


@pytest.mark.soak
def test_a_server_starts_soon_with_ten_thousand_games_stored(tmp_path: Path) -> None:
    house = House(tmp_path)
    fill(house, 10_000)
    ((games, moves),) = house.stored("SELECT count(DISTINCT table_id), count(*) FROM moves")
    assert games > 10_000 and moves > 20 * games
    assert min(seconds_to_start(house) for _ in range(3)) < START, "each time, and not only because the machine is busy"
