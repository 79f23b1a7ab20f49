"""What is removed after its time, and what stays."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import select

from euphoria.server.jobs.retention import DAY, delete_old
from euphoria.server.people.sign_in import add_guest
from euphoria.server.settings import database_address
from euphoria.server.store.database import Database
from euphoria.server.store.models import CLOSED, FINISHED, PLAYING, Person, Table, now
from euphoria.server.store.social_models import LastSeen, PersonalNotice
from euphoria.server.tables.make_table import make_table
from euphoria.server.tables.seating import leave


def test_whoever_sat_beside_somebody_goes_with_their_last_seat(tmp_path: Path) -> None:
    async def run() -> list[str]:
        database = Database(database_address(str(tmp_path / "test.db")))
        await database.migrate()
        async with database.begin() as session, session.begin():
            ana = await add_guest(session, "Ana")
            await make_table(session, ana, "leaders", {}, ["me", "beside:Ben", "bot", "bot"])
            left, _ = await make_table(session, ana, "leaders", {}, ["me", "beside:Cleo", "bot", "bot"])
            await leave(session, left.id, ana)
        await delete_old(database)
        async with database.begin() as session:
            names = list(await session.scalars(select(Person.name).order_by(Person.name)))
        await database.close()
        return names

    assert asyncio.run(run()) == ["Ana", "Ben"]


def test_old_notices_and_marks_go_and_new_ones_stay(tmp_path: Path) -> None:
    async def run() -> tuple[list[str], list[str]]:
        database = Database(database_address(str(tmp_path / "test.db")))
        await database.migrate()
        async with database.begin() as session, session.begin():
            session.add(Person(id="ana", name="Ana"))
            await session.flush()
            for id, status, days in (
                ("playing", PLAYING, 400), ("ended", FINISHED, 3), ("long ago", FINISHED, 32), ("left", CLOSED, 32),
            ):  # fmt: skip
                at = now() - days * DAY
                table = Table(id=id, game="leaders", revision=1, options={}, seats=4, status=status, host_id="ana")
                table.dice, table.created, table.finished = {}, at, at if status == FINISHED else None
                session.add(table)
                await session.flush()
                session.add(LastSeen(person_id="ana", table_id=id, events=1))
                session.add(PersonalNotice(person_id="ana", table_id=id, kind="turn", at=at))
        await delete_old(database)
        async with database.begin() as session:
            seen = list(await session.scalars(select(LastSeen.table_id).order_by(LastSeen.table_id)))
            notices = list(await session.scalars(select(PersonalNotice.table_id)))
        await database.close()
        return seen, notices

    assert asyncio.run(run()) == (["ended", "playing"], ["ended"])
