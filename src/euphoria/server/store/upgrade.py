"""Upgrades the schema to the newest migration in one transaction: all of it, or nothing.

SQLite needs three things for that. Python's driver begins no transaction before a schema change, so that it is begun
explicitly. A migration that copies a table drops the old one, which would cascade to every row that refers to it: so
foreign keys are not enforced meanwhile, and all of them are checked before the commit. And an older version of this
program, which did neither, has left databases half upgraded: see `remove_leftovers`.
"""

from __future__ import annotations

import logging
from collections import Counter
from importlib.resources import files
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from euphoria.kernel.core.errors import EuphoriaError

log = logging.getLogger(__name__)

COPY = "_alembic_tmp_"
"""The prefix of the tables that Alembic copies others into."""
BUSY_TIMEOUT = 10_000
"""Milliseconds to wait while another process locks the file."""


class UpgradeFailed(EuphoriaError):
    """The schema could not be upgraded, and is unchanged."""


def newest_migration() -> str:
    """The newest revision, by the names of the modules, such as `v0001_tables`."""
    named = [file.name[1:5] for file in files("euphoria.server.store.migrations.versions").iterdir()]
    return max(name for name in named if name.isdigit())


def upgrade_sqlite(address: URL) -> None:
    """Upgrade the SQLite database at this address, over a connection of its own."""
    engine = _engine(address.set(drivername="sqlite"))
    try:
        with engine.begin() as connection:
            upgrade(connection)
    finally:
        engine.dispose()


def upgrade(connection: Connection) -> None:
    """Upgrade within the connection's transaction, which the caller commits; on `UpgradeFailed` the caller rolls back.

    Does nothing if another process has upgraded the database meanwhile.
    """
    version, newest = version_of(connection), newest_migration()
    if version == newest:
        return
    if version is not None and version > newest:
        raise UpgradeFailed(f"the database is of revision {version}; this program, which knows {newest}, is too old")
    log.info("the database is brought from revision %s to %s", version, newest)
    try:
        if connection.dialect.name == "sqlite":
            _upgrade_checked(connection, version)
        else:
            run_migrations(connection)
    except Exception as error:  # any error: the operator must learn that nothing is lost
        reason = f"the database could not be brought from revision {version} to {newest}: {_summary(error)}"
        log.critical("%s. Nothing in it was changed.", reason)
        raise UpgradeFailed(f"{reason}. Nothing in it was changed.") from error


def run_migrations(connection: Connection, target: str = "head") -> None:
    from alembic import command  # slow to import, and rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "euphoria.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def version_of(connection: Connection) -> str | None:
    """The revision of the schema; None for an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def _upgrade_checked(connection: Connection, version: str | None) -> None:
    before = _dangling(connection)
    if version is not None:
        remove_leftovers(connection, version)
    run_migrations(connection)
    lost = _dangling(connection) - before
    if lost:
        found = ", ".join(f"{count} of {child} to {parent}" for (child, parent), count in sorted(lost.items()))
        raise UpgradeFailed(f"rows would refer to rows that are gone ({found})")


def _dangling(connection: Connection) -> Counter[tuple[str, str]]:
    """The number of broken foreign keys, by the referring table and the table referred to."""
    return Counter((row[0], row[2]) for row in connection.exec_driver_sql("PRAGMA foreign_key_check"))


def remove_leftovers(connection: Connection, version: str) -> None:
    """Remove empty tables and columns of later revisions, which a failed upgrade of an older program has left behind.

    It committed its first changes one by one, before its transaction began, and the stored revision stayed the old one.
    """
    expected, wanted = _schema_at(version), _schema_at("head")
    for table, columns in _schema_of(connection).items():
        copied = table.removeprefix(COPY)
        if table not in expected and (table in wanted or (copied != table and copied in expected)):
            _check_empty(connection, f"SELECT count(*) FROM {table}", table)
            connection.exec_driver_sql(f"DROP TABLE {table}")
            log.warning("removed the empty table %s, which an upgrade that failed had left behind", table)
        for column in columns - expected.get(table, columns):
            if column in wanted[table]:
                _remove_column(connection, table, column)


def _remove_column(connection: Connection, table: str, column: str) -> None:
    _check_empty(connection, f"SELECT count({column}) FROM {table}", f"{table}.{column}")
    for index in inspect(connection).get_indexes(table):
        if column in index["column_names"]:
            connection.exec_driver_sql(f"DROP INDEX {index['name']}")
    connection.exec_driver_sql(f"ALTER TABLE {table} DROP COLUMN {column}")
    log.warning("removed the empty column %s.%s, which an upgrade that failed had left behind", table, column)


def _check_empty(connection: Connection, count: str, name: str) -> None:
    if connection.exec_driver_sql(count).scalar():
        raise UpgradeFailed(f"{name} belongs to a later revision, and there is something in it")


def _schema_at(revision: str) -> dict[str, set[str]]:
    """The columns of each table of a new database of that revision."""
    engine = _engine(URL.create("sqlite"))
    with engine.begin() as connection:
        run_migrations(connection, revision)
        return _schema_of(connection)


def _schema_of(connection: Connection) -> dict[str, set[str]]:
    looking = inspect(connection)
    return {table: {column["name"] for column in looking.get_columns(table)} for table in looking.get_table_names()}


def _engine(address: URL) -> Engine:
    """An engine whose transactions begin explicitly, and lock the whole file."""
    engine = create_engine(address, hide_parameters=True, poolclass=NullPool)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver must not begin transactions by itself
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=OFF", f"busy_timeout={BUSY_TIMEOUT}"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _summary(error: Exception) -> str:
    """The error's type and cause; for a database error, without the statement, which can be long."""
    if isinstance(error, UpgradeFailed):
        return str(error)
    cause = getattr(error, "orig", None) if isinstance(error, SQLAlchemyError) else None
    return f"{type(error).__name__}: {cause or error}"
