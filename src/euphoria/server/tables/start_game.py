"""Starts the game of a table: fixes the dice, sets up the state, and starts the clocks."""

from __future__ import annotations

import asyncio

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.kernel.record.record import Record
from euphoria.server.errors import Conflict
from euphoria.server.match.match import Match
from euphoria.server.match.match_clocks import due_at, first_clocks
from euphoria.server.match.table_dice import table_dice, with_entropy
from euphoria.server.match.table_settings import read_table_settings
from euphoria.server.operations.steady_clock import game_time
from euphoria.server.store.compare_and_set import compare_and_set
from euphoria.server.store.models import BOT, PERSON, PLAYING, WAITING, Person, Seat, Table
from euphoria.server.store.table_lookup import rules_of
from euphoria.server.tables.table_checks import check_host, find_waiting_table


async def start(session: AsyncSession, table_id: str, host: Person) -> None:
    """Start the game, within the transaction of the session; only the host may, and only when no seat is empty."""
    table = await find_waiting_table(session, table_id)
    check_host(table, host)
    seats = (await session.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.number))).all()
    if any(seat.kind not in (PERSON, BOT) for seat in seats):
        raise Conflict("seats-empty", "somebody has not sat down yet; give their seat to a bot, or wait")
    material = with_entropy(table.dice, [seat.entropy or "" for seat in seats])
    game, dice = rules_of(table), table_dice(material)
    record = await asyncio.to_thread(Record, game, table.seats, dice=dice, **table.options)
    settings = read_table_settings(table.settings)
    match = Match.begin(record.state, len(record.setup), delayed_close=settings.reaction_wait_ms > 0)
    at = game_time(session)
    clocks = first_clocks(settings, match, at)
    begun = update(Table).where(Table.id == table_id, Table.status == WAITING)
    values = {"status": PLAYING, "dice": material, "setup": record.setup, "started": at}
    time = {"clocks": clocks.json(), "due": due_at(clocks, match)}
    if not await compare_and_set(session, begun.values(**values, **time, waiting_for=list(match.waiting))):
        raise Conflict("started", "this game has begun already")
