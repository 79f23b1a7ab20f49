"""Loads matches from the database: the latest usable snapshot, or the setup, then the logged moves after it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import MutableSequence

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.kernel.core.dice import ScriptedDice
from euphoria.kernel.core.errors import LoadError
from euphoria.kernel.record.record import Record
from euphoria.server.errors import Conflict
from euphoria.server.match.logged_moves import NO_SEAT
from euphoria.server.match.match import Match
from euphoria.server.match.recent_frames import RecentFrames
from euphoria.server.match.table_settings import read_table_settings
from euphoria.server.store.models import MoveRow, Snapshot, Table
from euphoria.server.store.move_log import logged_moves
from euphoria.server.store.table_lookup import rules_of

log = logging.getLogger(__name__)

MOST_REWOUND = 400
"""How many events a viewer can have recomputed at a time."""


async def load_match(session: AsyncSession, table: Table) -> Match:
    """The match after the whole log."""
    return (await load_matches(session, table, 0))[-1]


async def load_matches(session: AsyncSession, table: Table, behind: int) -> list[Match]:
    """The match before each of the last `behind` moves, oldest first, and then the match after the whole log."""
    last = await session.scalar(select(func.max(MoveRow.number)).where(MoveRow.table_id == table.id)) or 0
    return (await _replay_from(session, table, max(0, last - behind), last))[-behind - 1 :]


async def _replay_from(session: AsyncSession, table: Table, reach: int, last: int) -> list[Match]:
    """The match of a snapshot taken after at most `reach` moves, and the match after each move up to number `last`."""
    while True:
        match = await _from_snapshot(session, table, reach)
        if match is None:
            match = await asyncio.to_thread(_from_setup, table)
        more = (await logged_moves(session, table, after=match.length))[: last - match.length]
        # A takeback by consent may lead to before the snapshot: then start from an earlier one.
        reach = min((move.back for move in more if move.back is not None), default=match.length)
        if reach >= match.length:
            # In a thread, because replaying a long log would block the event loop for all other tables.
            return await asyncio.to_thread(match.replay_all, more)


async def load_frames(session: AsyncSession, table: Table, length: int, since: int) -> RecentFrames:
    """The states between the events from number `since` on, as far as they go, in the game after `length` moves."""
    reach = length
    while True:
        matches = await _replay_from(session, table, reach, length)
        frames = RecentFrames(MOST_REWOUND)
        for match in matches:
            frames.add(match)
        start = matches[0].length
        if start == 0 or frames.first <= since or frames.full:
            return frames
        reach = max(0, 2 * start - length - 1)  # twice as far back


async def load_watched(session: AsyncSession, table: Table, behind: int) -> list[Match]:
    """Up to `behind` earlier matches that differ for a spectator, oldest first, and then the match as it is now."""
    reach = behind
    while True:
        matches = await load_matches(session, table, reach)
        seen: list[Match] = []
        for match in matches:
            add_watched(seen, match)
        if len(seen) > behind or matches[0].length == 0:
            return seen[-behind - 1 :]
        reach *= 2


def add_watched(seen: MutableSequence[Match], match: Match) -> None:
    """Append the match, or replace the last one where a spectator sees no difference.

    A delayed spectator who counted invisible moves would learn when a secret answer was given.
    """
    if seen and seen[-1].position(None) == match.position(None):
        seen[-1] = match
    else:
        seen.append(match)


def record_at_start(table: Table) -> Record:
    """A record of the table's game as it was set up, without moves; `Conflict` before the start."""
    if table.setup is None:
        raise Conflict("not-started", "this game has not begun")
    return Record(rules_of(table), table.seats, dice=ScriptedDice(table.setup), **table.options)


def _from_setup(table: Table) -> Match:
    record = record_at_start(table)
    return Match.begin(record.state, len(record.setup), delayed_close=_patient(table))


async def _from_snapshot(session: AsyncSession, table: Table, reach: int) -> Match | None:
    """The match of the last readable snapshot taken after at most `reach` moves."""
    early = Snapshot.table_id == table.id, Snapshot.number <= reach
    for number in (await session.scalars(select(Snapshot.number).where(*early).order_by(Snapshot.number.desc()))).all():
        try:
            stored = await session.get_one(Snapshot, (table.id, number))
            state = await asyncio.to_thread(rules_of(table).load, stored.state)
        except (LoadError, ValueError) as error:
            log.warning("table %s: the snapshot after %d lines cannot be read: %s", table.id, number, error)
            continue
        undone = await _undone(session, table, number)
        return Match.begin(state, stored.thrown, stored.number, stored.own, _patient(table), undone)
    return None


async def _undone(session: AsyncSession, table: Table, upto: int) -> tuple[int, ...]:
    """How many moves each seat has undone, up to the move of this number."""
    taken_back = MoveRow.action.is_(None), MoveRow.back.is_(None), MoveRow.seat != NO_SEAT
    here = MoveRow.table_id == table.id, MoveRow.number <= upto
    counted = await session.execute(select(MoveRow.seat, func.count()).where(*here, *taken_back).group_by(MoveRow.seat))
    counts = {row[0]: row[1] for row in counted}
    return tuple(counts.get(seat, 0) for seat in range(table.seats))


def _patient(table: Table) -> bool:
    return read_table_settings(table.settings).reaction_wait_ms > 0
