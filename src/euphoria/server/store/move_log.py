"""Reads the move log: the rows of the `moves` table, in order, as `LoggedMove` values."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.kernel.core.game import Game
from euphoria.server.match.logged_moves import LoggedMove, standing_numbers_of
from euphoria.server.match.match import Match
from euphoria.server.store.models import MoveRow, Table
from euphoria.server.store.table_lookup import rules_of


async def logged_moves(session: AsyncSession, table: Table, after: int = 0) -> list[LoggedMove]:
    """The table's log after the move of this number."""
    return await _read(session, table.id, rules_of(table), after)


async def moves_after(session: AsyncSession, table_id: str, match: Match) -> list[LoggedMove]:
    """The logged moves that the match does not contain yet."""
    return await _read(session, table_id, match.state.game, match.length)


async def standing_numbers(session: AsyncSession, table: Table, seat: int) -> list[int]:
    """The numbers of this seat's moves that were not taken back, the last one first."""
    return standing_numbers_of(await logged_moves(session, table), seat)


async def is_stored(session: AsyncSession, table_id: str, seat: int, client_id: str) -> bool:
    """Whether this seat's request with that idempotency key has been stored."""
    same_request = MoveRow.table_id == table_id, MoveRow.seat == seat, MoveRow.client_id == client_id
    return await session.scalar(select(MoveRow.number).where(*same_request)) is not None


async def _read(session: AsyncSession, table_id: str, game: Game, after: int) -> list[LoggedMove]:
    rows = await session.execute(
        select(MoveRow.seat, MoveRow.action, MoveRow.chance, MoveRow.back)
        .where(MoveRow.table_id == table_id, MoveRow.number > after)
        .order_by(MoveRow.number)
    )
    read = game.space.read
    return [LoggedMove(seat, None if form is None else read(form), chance, back) for seat, form, chance, back in rows]
