"""Finds a table's row and the rules that it is played under."""

from __future__ import annotations

import logging
from contextlib import suppress

from sqlalchemy import Select
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.games import game as find_game
from euphoria.kernel.core.game import Game
from euphoria.server.errors import Conflict, NotFound, UnreadableTable
from euphoria.server.store.models import Table

log = logging.getLogger(__name__)


async def find_table(session: AsyncSession, table_id: str, lock: bool = False) -> Table:
    """The table of that id; `NotFound` if there is none. `lock` holds its row until the transaction ends."""
    try:
        table = await session.get(Table, table_id, with_for_update=lock or None)
    except ValueError as error:
        log.exception("table %s cannot be read", table_id)
        raise UnreadableTable from error
    if table is None:
        raise NotFound("no-table", "there is no such table")
    return table


async def find_tables(session: AsyncSession, query: Select[Table]) -> list[Table]:
    """The tables of a query, without rows that cannot be read: one damaged row must not hide the others."""
    try:
        return list((await session.scalars(query)).all())
    except ValueError:
        ids = (await session.scalars(query.with_only_columns(Table.id))).all()
    found = []
    for table_id in ids:
        with suppress(UnreadableTable):
            found.append(await find_table(session, table_id))
    return found


def is_outdated(table: Table) -> bool:
    """Whether the table's game began under another revision of the rules, so that it cannot be continued here."""
    return table.revision != find_game(table.game).revision


def rules_of(table: Table) -> Game:
    """The table's game; `Conflict` if it began under another revision of the rules."""
    game = find_game(table.game)
    if table.revision != game.revision:
        begun, ours = table.revision, game.revision
        raise Conflict("revision", f"begun under revision {begun} of the rules; this server plays {ours}")
    return game
