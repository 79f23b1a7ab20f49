"""The record of a finished game, made from a table's move log."""

from __future__ import annotations

import asyncio

from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.kernel.core.dice import ScriptedDice
from euphoria.kernel.record.record import Record
from euphoria.server.errors import Conflict
from euphoria.server.match.logged_moves import LoggedMove, discarded_throws, standing_moves
from euphoria.server.match.table_dice import reveal
from euphoria.server.store.match_loading import record_at_start
from euphoria.server.store.models import FINISHED, WAITING, Table
from euphoria.server.store.move_log import logged_moves
from euphoria.server.store.table_lookup import find_table


async def record_of(session: AsyncSession, table_id: str) -> Record:
    """The record of a table's game. It contains every secret, so `Conflict` until the game is over."""
    table = await find_table(session, table_id)
    if table.status == WAITING or table.setup is None:
        raise Conflict("not-started", "this game has not begun")
    if table.status != FINISHED:
        raise Conflict("not-finished", "the record is opened when the game is over")
    moves = await logged_moves(session, table)
    return await asyncio.to_thread(_record, table, moves)


def _record(table: Table, moves: list[LoggedMove]) -> Record:
    record = record_at_start(table)
    for move in standing_moves(moves):
        assert move.action is not None
        record.state.dice = ScriptedDice(move.chance)
        record.apply(move.seat, move.action)
    reveal(record, table.dice)
    if record.evidence is not None:
        record.evidence = record.evidence._replace(skipped=discarded_throws(moves, len(record.setup)))
    return record
