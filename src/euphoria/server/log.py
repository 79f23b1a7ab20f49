"""The log of a table in the database: the match grown from it, a line added to it, the record made of it."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.games import game as find_game
from euphoria.kernel.dice import ScriptedDice
from euphoria.kernel.errors import LoadError
from euphoria.kernel.game import Game
from euphoria.kernel.record import Record
from euphoria.server.dice import reveal
from euphoria.server.errors import NotNow, NotThere
from euphoria.server.match import Line, Match, standing
from euphoria.server.models import FINISHED, WAITING, Move, Snapshot, Table, now


class Kept(NamedTuple):
    """A line that is to be stored, and the match that it leads to."""

    table_id: str
    line: Line
    after: Match
    client_id: str | None


async def find_table(session: AsyncSession, table_id: str, lock: bool = False) -> Table:
    table = await session.get(Table, table_id, with_for_update=lock or None)
    if table is None:
        raise NotThere("no-table", "there is no such table")
    return table


def rules_of(table: Table) -> Game:
    """The table's game, if this program still plays it as it was begun."""
    game = find_game(table.game)
    if table.revision != game.revision:
        begun, ours = table.revision, game.revision
        raise NotNow("revision", f"begun under revision {begun} of the rules; this server plays {ours}")
    return game


async def load_match(session: AsyncSession, table: Table) -> Match:
    """The match as the log has it: from the last snapshot that can be read, or from the start."""
    game = rules_of(table)
    match = await _from_snapshot(session, table, game)
    if match is None:
        record = begun(table)
        match = Match.begin(record.state, len(record.setup))
    for line in await lines(session, table, after=match.lines):
        match = match.replay(line)
    return match


async def _from_snapshot(session: AsyncSession, table: Table, game: Game) -> Match | None:
    newest = select(Snapshot).where(Snapshot.table_id == table.id).order_by(Snapshot.number.desc()).limit(1)
    stored = await session.scalar(newest)
    if stored is None:
        return None
    try:
        return Match.begin(game.load(stored.state), stored.thrown, stored.number, stored.own)
    except LoadError:
        return None


def begun(table: Table) -> Record:
    """The table's game as it was set up."""
    if table.setup is None:
        raise NotNow("not-started", "this game has not begun")
    return Record(rules_of(table), table.seats, dice=ScriptedDice(table.setup), **table.options)


async def lines(session: AsyncSession, table: Table, after: int = 0) -> list[Line]:
    space = rules_of(table).space
    rows = await session.execute(
        select(Move.seat, Move.action, Move.chance)
        .where(Move.table_id == table.id, Move.number > after)
        .order_by(Move.number)
    )
    return [Line(seat, None if form is None else space.read(form), chance) for seat, form, chance in rows]


async def add_line(session: AsyncSession, kept: Kept, snapshot_every: int) -> None:
    """Store a line and what follows from it, in the transaction of this session.

    The number is unique: if somebody else was quicker, the database refuses, and nothing has happened.
    """
    after, line = kept.after, kept.line
    form = None if line.action is None else line.action.json()
    await session.execute(
        insert(Move).values(
            table_id=kept.table_id,
            number=after.lines,
            seat=line.seat,
            action=form,
            chance=line.chance,
            client_id=kept.client_id,
        )
    )
    state = after.state
    changed: dict[str, object] = {"waiting_for": list(state.deciders)}
    if state.outcome is not None:
        changed |= {"status": FINISHED, "outcome": state.outcome.json(), "finished": now()}
    await session.execute(update(Table).where(Table.id == kept.table_id).values(**changed))
    if snapshot_every and after.lines % snapshot_every == 0 and after.settled:
        await session.execute(insert(Snapshot).values(**_snapshot(kept.table_id, after)))


def _snapshot(table_id: str, match: Match) -> dict[str, object]:
    state = match.state.copy()
    state.dice = ScriptedDice([])  # each move brings its own
    text = state.game.dump(state)
    return {"table_id": table_id, "number": match.lines, "thrown": match.thrown, "own": list(match.own), "state": text}


async def is_stored(session: AsyncSession, table_id: str, seat: int, client_id: str) -> bool:
    """Whether this seat's message of that id has become a line."""
    found = select(Move.number).where(Move.table_id == table_id, Move.seat == seat, Move.client_id == client_id)
    return await session.scalar(found) is not None


async def record_of(session: AsyncSession, table_id: str) -> Record:
    """The whole game as a record of the kernel. It holds every secret, so that there is none before the end."""
    table = await find_table(session, table_id)
    if table.status == WAITING or table.setup is None:
        raise NotNow("not-started", "this game has not begun")
    if table.status != FINISHED:
        raise NotNow("not-finished", "the record is opened when the game is over")
    stored = await lines(session, table)
    return await asyncio.to_thread(_record, table, stored)


def _record(table: Table, stored: list[Line]) -> Record:
    record = begun(table)
    for line in standing(stored):
        assert line.action is not None
        record.state.dice = ScriptedDice(line.chance)
        record.apply(line.seat, line.action)
    reveal(record, table.dice)
    return record
