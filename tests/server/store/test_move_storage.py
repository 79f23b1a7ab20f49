"""What is stored: the migrations make what the models say, and a snapshot is as good as the moves before it."""

from __future__ import annotations

import asyncio
import json
import random
from itertools import pairwise
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, func, select
from sqlalchemy.exc import IntegrityError

from euphoria import game
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.record.record import Record
from euphoria.server.errors import Conflict
from euphoria.server.match.match import MOST_UNDONE, Match
from euphoria.server.match.table_dice import table_dice
from euphoria.server.people.sign_in import add_guest
from euphoria.server.records.table_record import record_of
from euphoria.server.settings import database_address
from euphoria.server.store.database import Database
from euphoria.server.store.group_commit import GroupCommit
from euphoria.server.store.match_loading import add_watched, load_match, load_matches, load_watched
from euphoria.server.store.models import Base, MoveRow, Snapshot
from euphoria.server.store.move_write import MoveWrite
from euphoria.server.store.table_lookup import find_table
from euphoria.server.store.upgrade import newest_migration
from euphoria.server.tables.make_table import make_table
from euphoria.server.tables.start_game import start
from tests.server.places import File, Place

RESTLESS = 60
"""Lines in a row, at most, after each of which somebody could take something back: in a long turn of one seat."""


async def open_database(place: Place) -> Database:
    database = Database(database_address(place.address))
    await database.migrate()
    return database


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))


def test_the_migrations_lead_to_the_models(place: Place) -> None:
    async def look() -> list[object]:
        database = await open_database(place)
        await database.migrate()
        async with database.engine.connect() as connection:
            found = await connection.run_sync(differences)
        await database.close()
        return found

    assert asyncio.run(look()) == []


def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    async def look() -> tuple[str, int]:
        database = await open_database(File(tmp_path / "test.db"))
        async with database.engine.connect() as connection:
            mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar_one()
            synchronous = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar_one()
        await database.close()
        return mode, synchronous

    assert asyncio.run(look()) == ("wal", 2)


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", "euphoria.server.store:migrations")
    return config


def test_the_newest_migration_is_the_one_that_alembic_would_go_to() -> None:
    assert newest_migration() == ScriptDirectory.from_config(migrations()).get_current_head()


def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    def step_back(connection: Connection) -> None:
        config = migrations()
        config.attributes["connection"] = connection
        command.downgrade(config, "-1")

    def version(connection: Connection) -> str | None:
        return MigrationContext.configure(connection).get_current_revision()

    async def migrated() -> list[str | None]:
        database = await open_database(File(tmp_path / "test.db"))
        async with database.engine.begin() as connection:
            await connection.run_sync(step_back)
            older = await connection.run_sync(version)
        await database.migrate()
        async with database.engine.connect() as connection:
            newer = await connection.run_sync(version)
        await database.close()
        return [older, newer]

    older, newer = asyncio.run(migrated())
    assert older != newer == newest_migration()


async def store(database: Database, kept: MoveWrite) -> None:
    await database.move_writer.store([kept])


async def play(database: Database, snapshot_every: int, most: int = 120, **options: int) -> tuple[str, Match]:
    async with database.begin() as session, session.begin():
        ana = await add_guest(session, "Ana")
        table, _ = await make_table(session, ana, "leaders", options, ["me", "bot", "bot", "bot"])
        await start(session, table.id, ana)
    async with database.begin() as session:
        table = await find_table(session, table.id)
        match = await load_match(session, table)
    while match.state.deciders and match.length < most:
        seat = match.state.deciders[0]
        legal = match.state.legal(seat)
        action = legal[match.length % len(legal)]
        match, line = match.act(seat, action, table_dice(table.dice, match.dice_thrown))
        match = match.with_snapshot(snapshot_every)
        await store(database, MoveWrite(table.id, line, match, None))
    return table.id, match


def test_a_match_from_a_snapshot_is_the_match_from_the_start(place: Place) -> None:
    async def run() -> None:
        database = await open_database(place)
        table_id, match = await play(database, snapshot_every=7)
        while match.state.outcome is not None:  # luck may end a game before there are two
            table_id, match = await play(database, snapshot_every=7)
        async with database.begin() as session, session.begin():
            of_this_game = select(Snapshot.number).where(Snapshot.table_id == table_id)
            kept = (await session.scalars(of_this_game.order_by(Snapshot.number))).all()
            assert kept[0] <= match.length - 100  # so far back somebody can ask to go
            assert max(after - before for before, after in pairwise(kept)) < 7 + RESTLESS
            assert match.length - kept[-1] < 7 + RESTLESS
            stored = await find_table(session, table_id)
            quick = await load_match(session, stored)
            await session.execute(delete(Snapshot))
            slow = await load_match(session, stored)
        for grown in (quick, slow):
            assert grown.state.digest() == match.state.digest()
            assert (grown.length, grown.dice_thrown, grown.move_counts) == (
                match.length,
                match.dice_thrown,
                match.move_counts,
            )
            assert grown.undo_counts == match.undo_counts
            assert grown.position(0) == match.position(0)
        await database.close()

    asyncio.run(run())


def test_snapshots_reach_back_as_far_as_anybody_can_go_and_one_is_left_at_the_end(place: Place) -> None:
    async def run() -> None:
        database = await open_database(place)
        table_id, match = await play(database, snapshot_every=5, most=10_000, turns=1000)
        async with database.begin() as session, session.begin():
            numbers = select(Snapshot.number).where(Snapshot.table_id == table_id).order_by(Snapshot.number)
            assert match.state.outcome is not None
            assert (await session.scalars(numbers)).all() == [match.length]
            opened = await load_match(session, await find_table(session, table_id))
            assert opened.state.digest() == match.state.digest()
        await database.close()

    asyncio.run(run())


@pytest.mark.parametrize("game_id", ["leaders", "dystopia", "reality"])
def test_however_a_game_is_played_little_has_to_be_played_again(game_id: str) -> None:
    """Snapshots are not at fixed numbers: whoever could still take something back there would be without one."""
    worst = lines = 0
    for seed in range(5):
        rng = random.Random(seed)
        record = Record(game(game_id), 2 if game_id == "reality" else 4, dice=Dice(seed))
        match = Match.begin(record.state, len(record.setup))
        while match.waiting and match.length < 300:
            seat = rng.choice(match.waiting)
            if match.may_undo(seat) and match.length % 50 > 25:  # somebody does and undoes things around such numbers
                match, _ = match.undo(seat)
            else:
                match, _ = match.act(seat, rng.choice(match.legal(seat)), Dice(match.length))
            match = match.with_snapshot(50)
            worst = max(worst, match.length - match.snapshot_at)
        lines += match.length
    assert lines > 300
    assert worst < 50 + RESTLESS


def test_a_seat_takes_back_so_much_and_no_more() -> None:
    record = Record(game("leaders"), 4, dice=Dice(7))
    match = Match.begin(record.state, len(record.setup), delayed_close=True)
    for _ in range(MOST_UNDONE):
        match, _ = match.act(0, match.legal(0)[0], Dice(1))
        assert match.may_undo(0)
        match, _ = match.undo(0)
    match, _ = match.act(0, match.legal(0)[0], Dice(1))
    assert not match.may_undo(0)
    with pytest.raises(Conflict, match="no more"):
        match.undo(0)
    match, _ = match.act(1, match.legal(1)[0], Dice(1))
    match.undo(1)  # everybody has their own number


def test_what_a_delayed_spectator_sees_is_the_same_after_a_restart(place: Place) -> None:
    async def run() -> None:
        database = await open_database(place)
        table_id, _ = await play(database, snapshot_every=7, turns=1000)
        async with database.begin() as session:
            table = await find_table(session, table_id)
            grown: list[Match] = []
            for match in await load_matches(session, table, 1000):
                add_watched(grown, match)
            for behind in (0, 1, 5, 20, 100):
                watched = await load_watched(session, table, behind)
                assert [one.length for one in watched] == [one.length for one in grown[-behind - 1 :]]
        await database.close()

    asyncio.run(run())


def test_a_snapshot_that_cannot_be_read_is_passed_over(place: Place) -> None:
    async def run() -> None:
        database = await open_database(place)
        table_id, match = await play(database, snapshot_every=0, most=20)
        async with database.begin() as session, session.begin():
            session.add(Snapshot(table_id=table_id, number=10, thrown=0, own=[0, 0, 0, 0], state="{}"))
            await session.flush()
            grown = await load_match(session, await find_table(session, table_id))
        assert grown.state.digest() == match.state.digest()
        await database.close()

    asyncio.run(run())


def test_a_way_back_in_the_log_is_read_from_snapshots_from_the_start_and_from_between(place: Place) -> None:
    async def run() -> None:
        database = await open_database(place)
        writer = GroupCommit(database, snapshot_every=5)
        table_id, match = await play(database, snapshot_every=5, most=23)
        past = [match]
        for back in (3, 17, 9):
            async with database.begin() as session:
                table = await find_table(session, table_id)
                earlier = next(
                    one for one in await load_matches(session, table, 100) if one.length >= back and one.settled
                )
            match, line = match.go_back(0, earlier)
            await writer.store(MoveWrite(table_id, line, match, None))
            past.append(match)
            for _ in range(4):
                seat = match.waiting[0]
                match, line = match.act(seat, match.legal(seat)[0], table_dice(table.dice, match.dice_thrown))
                await writer.store(MoveWrite(table_id, line, match, None))
                past.append(match)
        async with database.begin() as session, session.begin():
            stored = await find_table(session, table_id)
            for behind in (0, 3, 14):
                grown = await load_matches(session, stored, behind)
                assert [one.length for one in grown] == list(range(match.length - behind, match.length + 1))
                assert [one.state.digest() for one in grown] == [one.state.digest() for one in past[-behind - 1 :]]
            await session.execute(delete(Snapshot))
            slow = await load_match(session, stored)
        assert slow.state.digest() == match.state.digest()
        assert (slow.dice_thrown, slow.move_counts) == (match.dice_thrown, match.move_counts)
        await database.close()

    asyncio.run(run())


def test_a_wish_to_go_back_stays_until_a_line_ends_it_that_everybody_can_see(place: Place) -> None:
    async def run() -> None:
        database = await open_database(place)
        table_id, match = await play(database, snapshot_every=0, most=5)
        wish = {"seat": 0, "line": 3, "agreed": []}
        async with database.begin() as session, session.begin():
            (await find_table(session, table_id)).takeback = wish
        stored = []
        for seen in (False, True):
            kept = next_line(table_id, match)._replace(ends_takeback=seen)
            match = kept.after
            await store(database, kept)
            async with database.begin() as session:
                stored.append((await find_table(session, table_id)).takeback)
        assert stored == [wish, None]
        await database.close()

    asyncio.run(run())


def test_two_lines_of_one_number_cannot_be(place: Place) -> None:
    async def run() -> None:
        database = await open_database(place)
        table_id, match = await play(database, snapshot_every=0, most=5)
        seat = match.state.deciders[0]
        after, line = match.act(seat, match.state.legal(seat)[0], Dice(match.dice_thrown))
        kept = MoveWrite(table_id, line, after, None)
        await store(database, kept)
        with pytest.raises(IntegrityError):
            await store(database, kept)
        async with database.begin() as session:
            assert await session.scalar(select(func.count()).select_from(MoveRow)) == 6
        await database.close()

    asyncio.run(run())


def next_line(table_id: str, match: Match) -> MoveWrite:
    seat = match.state.deciders[0]
    after, line = match.act(seat, match.state.legal(seat)[0], Dice(match.dice_thrown))
    return MoveWrite(table_id, line, after, None)


def test_lines_that_are_stored_together_fail_alone(place: Place) -> None:
    async def run() -> None:
        database = await open_database(place)
        good, bad = [await play(database, snapshot_every=0, most=3) for _ in range(2)]
        writer = GroupCommit(database, snapshot_every=0)

        first, second, double = next_line(*good), next_line(*bad), next_line(*bad)
        results = await asyncio.gather(*map(writer.store, (first, second, double)), return_exceptions=True)
        assert results[:2] == [None, None]
        assert isinstance(results[2], IntegrityError)
        async with database.begin() as session:
            assert await session.scalar(select(func.count()).select_from(MoveRow)) == 3 + 1 + 3 + 1
        await database.close()

    asyncio.run(run())


def test_a_finished_game_is_marked_with_its_last_line_and_can_be_taken_home(place: Place) -> None:
    async def run() -> None:
        database = await open_database(place)
        table_id, match = await play(database, snapshot_every=50, most=10_000, turns=1)
        assert match.state.outcome is not None
        async with database.begin() as session:
            table = await find_table(session, table_id)
            record = await record_of(session, table_id)
        assert (table.status, table.waiting_for) == ("finished", [])
        assert table.outcome == json.loads(json.dumps(match.state.outcome.json()))
        assert record.state.digest() == match.state.digest()
        assert Record.parse(record.dump()).state == match.state
        await database.close()

    asyncio.run(run())
