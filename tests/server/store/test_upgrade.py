"""A database that was in use is brought up to date from every revision: no row is lost, or nothing has changed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, MetaData, create_engine, event, inspect, select, text

from euphoria.server.settings import database_address
from euphoria.server.store import upgrade
from euphoria.server.store.database import Database
from euphoria.server.store.upgrade import UpgradeFailed, newest_migration, run_migrations, version_of
from tests.server.places import File, Place

Rows = dict[str, list[tuple[Any, ...]]]


def revisions() -> list[str]:
    config = Config()
    config.set_main_option("script_location", "euphoria.server.store:migrations")
    return sorted(script.revision for script in ScriptDirectory.from_config(config).walk_revisions())


OLDER = revisions()[:-1]


def at(place: Place, do: Callable[[Connection], Any]) -> Any:
    """The result of this, done to the database in a transaction."""

    async def run() -> Any:
        database = Database(database_address(place.address))
        try:
            async with database.engine.begin() as connection:
                return await connection.run_sync(do)
        finally:
            await database.close()

    return asyncio.run(run())


def migrate(place: Place) -> None:
    async def run() -> None:
        database = Database(database_address(place.address))
        try:
            await database.migrate()
        finally:
            await database.close()

    asyncio.run(run())


# A database with something in every table.


def reflected(connection: Connection) -> MetaData:
    found = MetaData()
    found.reflect(connection)
    return found


def fill(connection: Connection) -> None:
    """Two rows in each table, which refer to the rows of others wherever they can."""
    for table in reflected(connection).sorted_tables:
        if table.name == "alembic_version":
            continue
        for number in (11, 12):
            row = {column.name: _value(column, number) for column in table.columns}
            if "keeper_id" in row:  # the second sits beside the first
                row["keeper_id"] = None if number == 11 else row["id"].replace("12", "11")
            connection.execute(table.insert(), row)


def _value(column: sa.Column[Any], number: int) -> Any:
    for key in column.foreign_keys:
        return _value(key.column, number)
    kind = column.type
    if isinstance(kind, sa.JSON):
        return {"of": f"{column.name}", "numbers": [number]}
    if isinstance(kind, sa.Boolean):
        return number % 2 == 0
    if isinstance(kind, sa.Integer):
        return number
    if isinstance(kind, sa.Float):
        return number / 4
    if isinstance(kind, sa.LargeBinary):
        return b"bytes %d" % number
    assert isinstance(kind, (sa.String, sa.Text)), kind
    return f"{column.table.name}.{column.name} {number}"[: kind.length]


def rows(connection: Connection, of: MetaData) -> Rows:
    """What these tables hold in these columns, in the order of their keys."""
    return {
        table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key.columns))]
        for table in of.sorted_tables
        if table.name != "alembic_version"
    }


def schema(connection: Connection) -> Any:
    """All that can be told of each table."""
    looking = inspect(connection)

    def told(table: str) -> dict[str, Any]:
        columns = [{**column, "type": str(column["type"])} for column in looking.get_columns(table)]
        return {
            "columns": columns,
            "key": looking.get_pk_constraint(table)["constrained_columns"],
            "foreign": sorted(
                (str(key["constrained_columns"]), key["referred_table"], str(key["options"]))
                for key in looking.get_foreign_keys(table)
            ),
            "indexes": sorted(
                (str(one["name"]), str(one["column_names"]), bool(one["unique"])) for one in looking.get_indexes(table)
            ),
            "unique": sorted(str(one["column_names"]) for one in looking.get_unique_constraints(table)),
        }

    return {table: told(table) for table in sorted(looking.get_table_names())}


def used(place: Place, revision: str) -> tuple[MetaData, Rows]:
    """A database of that revision, with rows in all of its tables; they and what they looked like."""

    def make(connection: Connection) -> tuple[MetaData, Rows]:
        run_migrations(connection, revision)
        fill(connection)
        tables = reflected(connection)
        return tables, rows(connection, tables)

    made: tuple[MetaData, Rows] = at(place, make)
    assert all(len(found) >= 2 for found in made[1].values())
    return made


def everything(path: Path) -> list[str]:
    """A whole file of SQLite, as text."""
    with closing(sqlite3.connect(path)) as database:
        return list(database.iterdump())


@pytest.mark.parametrize("revision", OLDER)
def test_a_database_in_use_loses_nothing(place: Place, revision: str, tmp_path: Path) -> None:
    tables, before = used(place, revision)
    migrate(place)
    assert at(place, lambda connection: rows(connection, tables)) == before
    assert at(place, version_of) == newest_migration()
    fresh = File(tmp_path / "fresh.db")
    if isinstance(place, File):
        migrate(fresh)
        assert at(place, schema) == at(fresh, schema)
        assert at(place, lambda connection: connection.execute(text("PRAGMA foreign_key_check")).all()) == []


@pytest.mark.parametrize("revision", OLDER)
def test_on_postgresql_the_tables_are_those_of_a_fresh_database(postgres: Any, revision: str) -> None:
    old, fresh = postgres.new_database(), postgres.new_database()
    used(old, revision)
    migrate(old)
    migrate(fresh)
    assert at(old, schema) == at(fresh, schema)


# What failed before.


def as_it_was_before(path: Path) -> Engine:
    """Connections like those with which migrations ran at first: foreign keys count, and changes begin nothing."""
    engine = create_engine(f"sqlite:///{path}")
    event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA foreign_keys=ON"))
    return engine


@pytest.mark.parametrize("revision", [name for name in OLDER if name <= "0006"])
def test_a_database_that_was_left_half_upgraded_recovers(tmp_path: Path, revision: str) -> None:
    place, fresh = File(tmp_path / "old.db"), File(tmp_path / "fresh.db")
    tables, before = used(place, revision)
    engine = as_it_was_before(place.path)
    with pytest.raises(sa.exc.IntegrityError), engine.begin() as connection:
        run_migrations(connection, "0007")
    engine.dispose()
    migrate(place)
    migrate(fresh)
    assert at(place, lambda connection: rows(connection, tables)) == before
    assert at(place, schema) == at(fresh, schema)


def test_nothing_is_removed_that_holds_something(tmp_path: Path) -> None:
    place = File(tmp_path / "old.db")
    used(place, "0006")
    with closing(sqlite3.connect(place.path)) as database, database:
        database.execute("CREATE TABLE _alembic_tmp_people AS SELECT * FROM people")
    before = everything(place.path)
    with pytest.raises(UpgradeFailed, match="_alembic_tmp_people belongs to a later revision, and there is something"):
        migrate(place)
    assert everything(place.path) == before


def test_tables_of_somebody_else_are_left_alone(tmp_path: Path) -> None:
    place = File(tmp_path / "old.db")
    used(place, "0006")
    with closing(sqlite3.connect(place.path)) as database, database:
        database.execute("CREATE TABLE mine (id INTEGER)")
        database.execute("CREATE INDEX mine_too ON people (name)")
    migrate(place)
    assert place.stored("SELECT count(*) FROM mine") == [(0,)]
    assert place.stored("SELECT count(*) FROM sqlite_master WHERE name = 'mine_too'") == [(1,)]


# What fails leaves everything as it was.


@pytest.mark.parametrize("revision", OLDER)
def test_an_upgrade_that_fails_changes_nothing(tmp_path: Path, revision: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place = File(tmp_path / "old.db")
    used(place, revision)
    before = everything(place.path)

    def fail_at_last(connection: Connection, target: str = "head") -> None:
        run_migrations(connection, target)
        if connection.engine.url.database:  # not while it is looked up what an empty database would be like
            connection.execute(text("INSERT INTO people (id) VALUES ('without a name')"))

    monkeypatch.setattr(upgrade, "run_migrations", fail_at_last)
    with pytest.raises(UpgradeFailed) as failed:
        migrate(place)
    assert f"from revision {revision} to {newest_migration()}: IntegrityError: NOT NULL" in str(failed.value)
    assert "Nothing in it was changed" in str(failed.value)
    assert everything(place.path) == before


def test_rows_that_would_refer_to_nothing_are_no_upgrade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = File(tmp_path / "old.db")
    used(place, "0006")
    before = everything(place.path)

    def lose_people(connection: Connection, target: str = "head") -> None:
        run_migrations(connection, target)
        connection.execute(text("DELETE FROM people"))

    monkeypatch.setattr(upgrade, "run_migrations", lose_people)
    with pytest.raises(UpgradeFailed, match="2 of tables to people"):
        migrate(place)
    assert everything(place.path) == before


def test_a_database_of_a_newer_program_is_left_alone(place: Place) -> None:
    migrate(place)
    at(place, lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(UpgradeFailed, match="revision 9999; this program"):
        migrate(place)
