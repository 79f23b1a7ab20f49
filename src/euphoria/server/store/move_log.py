"""The log of a table in the database: the match grown from it, a line added to it, the record made of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import MutableSequence, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import orjson
from sqlalchemy import Connection, Select, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.games import game as find_game
from euphoria.kernel.core.dice import ScriptedDice
from euphoria.kernel.core.errors import LoadError
from euphoria.kernel.core.game import Game
from euphoria.kernel.record.record import Record
from euphoria.server.errors import Conflict, NotFound, UnreadableTable
from euphoria.server.match.clocks import Clocks
from euphoria.server.match.match import NOBODY, LoggedMove, Match, grow, numbers_of, standing, thrown_in_vain
from euphoria.server.match.table_dice import reveal
from euphoria.server.match.table_settings import read_table_settings
from euphoria.server.operations import bus
from euphoria.server.operations.bus import BusMessage
from euphoria.server.store.database import Database
from euphoria.server.store.models import FINISHED, PAST, WAITING, MoveRow, Snapshot, Table, rows_of
from euphoria.server.store.social_models import LastSeen
from euphoria.server.store.sqlite_writer import LINE, SNAPSHOT

log = logging.getLogger(__name__)

Json = dict[str, Any]

STORED = rows_of(Snapshot)
MOVES, SNAPSHOTS = rows_of(MoveRow).insert(), STORED.insert()
TABLES, SEEN_EVENTS = rows_of(Table), rows_of(LastSeen)
TURNS = (
    TABLES.update()
    .where(TABLES.c.id == bindparam("which"))
    .values(waiting_for=bindparam("deciders"), clocks=bindparam("time"), due=bindparam("next"))
)
NO_WISH = TABLES.update().where(TABLES.c.id == bindparam("which")).values(takeback=None)
FIRST_NEEDED = STORED.alias()
OLD_SNAPSHOTS = STORED.delete().where(
    STORED.c.table_id == bindparam("which"),
    STORED.c.number
    < select(func.max(FIRST_NEEDED.c.number))
    .where(FIRST_NEEDED.c.table_id == bindparam("which"), FIRST_NEEDED.c.number <= bindparam("reach"))
    .scalar_subquery(),
)
"""Those before the last one up to the line to which they have to reach: for reading on, for a spectator who is behind,
and for going back."""
SEEN = (
    SEEN_EVENTS.update()
    .where(SEEN_EVENTS.c.table_id == bindparam("which"), SEEN_EVENTS.c.events > bindparam("stand"))
    .values(events=bindparam("stand"))
)
"""Of those who are away: what comes in the place of something that was taken back will be news to them."""


class MoveWrite(NamedTuple):
    """A line that is to be stored, the match and the clocks that it leads to, and when something is due then."""

    table_id: str
    line: LoggedMove
    after: Match
    client_id: str | None
    clocks: Clocks | None = None
    due: int | None = None
    clocks_before: Clocks | None = None
    """From which `clocks` were reckoned."""
    at: int = 0
    """When it was done."""
    ends_wish: bool = False
    """Whether everybody can see it, so that nobody's wish to go back stands any more."""


class ClocksChanged(Exception):
    """The clocks are not what they were thought to be: at another server somebody came back, and was given time."""


async def find_tables(session: AsyncSession, query: Select[Table]) -> list[Table]:
    """Those of a query that can be read: whatever is wrong with one row, the others are shown."""
    try:
        return list((await session.scalars(query)).all())
    except ValueError:
        ids = (await session.scalars(query.with_only_columns(Table.id))).all()
    found = []
    for table_id in ids:
        with suppress(UnreadableTable):
            found.append(await find_table(session, table_id))
    return found


async def find_table(session: AsyncSession, table_id: str, lock: bool = False) -> Table:
    try:
        table = await session.get(Table, table_id, with_for_update=lock or None)
    except ValueError as error:
        log.exception("table %s cannot be read", table_id)
        raise UnreadableTable from error
    if table is None:
        raise NotFound("no-table", "there is no such table")
    return table


def is_outdated(table: Table) -> bool:
    """Whether it was begun under other rules than this program has: nobody can go on with it here."""
    return table.revision != find_game(table.game).revision


def rules_of(table: Table) -> Game:
    """The table's game, if this program still plays it as it was begun."""
    game = find_game(table.game)
    if table.revision != game.revision:
        begun, ours = table.revision, game.revision
        raise Conflict("revision", f"begun under revision {begun} of the rules; this server plays {ours}")
    return game


async def load_match(session: AsyncSession, table: Table) -> Match:
    """The match as the log has it: from the last snapshot that can be read, or from the start."""
    return (await load_matches(session, table, 0))[-1]


async def load_matches(session: AsyncSession, table: Table, behind: int) -> list[Match]:
    """The match as it was before each of the last lines, up to so many, and as it is: that is the last one."""
    last = await session.scalar(select(func.max(MoveRow.number)).where(MoveRow.table_id == table.id)) or 0
    reach = max(0, last - behind)
    while True:
        match = await _from_snapshot(session, table, reach)
        if match is None:
            match = await asyncio.to_thread(_from_the_start, table)
        more = await lines(session, table, after=match.lines)
        reach = min((line.back for line in more if line.back is not None), default=match.lines)
        if reach >= match.lines:
            # Beside everything else: nobody at another table should have to wait for it.
            return (await asyncio.to_thread(grow, match, more))[-behind - 1 :]


async def load_watched(session: AsyncSession, table: Table, behind: int) -> list[Match]:
    """The match as it is, that is the last one, and before it as it was, up to so many changes that all could see."""
    reach = behind
    while True:
        matches = await load_matches(session, table, reach)
        seen: list[Match] = []
        for match in matches:
            add_watched(seen, match)
        if len(seen) > behind or matches[0].lines == 0:
            return seen[-behind - 1 :]
        reach *= 2


def add_watched(seen: MutableSequence[Match], match: Match) -> None:
    """A line that changes nothing for a spectator takes the place of the last one: its time is not for them to know."""
    if seen and seen[-1].position(None) == match.position(None):
        seen[-1] = match
    else:
        seen.append(match)


def _from_the_start(table: Table) -> Match:
    record = begun(table)
    return Match.begin(record.state, len(record.setup), patient=_patient(table))


async def _from_snapshot(session: AsyncSession, table: Table, reach: int) -> Match | None:
    """The last one up to this line that can be read."""
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
    """How often each seat has taken something back, up to this line."""
    taken_back = MoveRow.action.is_(None), MoveRow.back.is_(None), MoveRow.seat != NOBODY
    here = MoveRow.table_id == table.id, MoveRow.number <= upto
    counted = await session.execute(select(MoveRow.seat, func.count()).where(*here, *taken_back).group_by(MoveRow.seat))
    counts = {row[0]: row[1] for row in counted}
    return tuple(counts.get(seat, 0) for seat in range(table.seats))


def _patient(table: Table) -> bool:
    return read_table_settings(table.settings).wait > 0


def begun(table: Table) -> Record:
    """The table's game as it was set up."""
    if table.setup is None:
        raise Conflict("not-started", "this game has not begun")
    return Record(rules_of(table), table.seats, dice=ScriptedDice(table.setup), **table.options)


async def lines(session: AsyncSession, table: Table, after: int = 0) -> list[LoggedMove]:
    return await _lines(session, table.id, rules_of(table), after)


async def own_lines(session: AsyncSession, table: Table, seat: int) -> list[int]:
    """The numbers of this seat's lines that stand, the last one first."""
    return numbers_of(await lines(session, table), seat)


async def lines_after(session: AsyncSession, table_id: str, match: Match) -> list[LoggedMove]:
    """What the log has more than the match."""
    return await _lines(session, table_id, match.state.game, match.lines)


async def _lines(session: AsyncSession, table_id: str, game: Game, after: int) -> list[LoggedMove]:
    space = game.space
    rows = await session.execute(
        select(MoveRow.seat, MoveRow.action, MoveRow.chance, MoveRow.back)
        .where(MoveRow.table_id == table_id, MoveRow.number > after)
        .order_by(MoveRow.number)
    )
    return [
        LoggedMove(seat, None if form is None else space.read(form), chance, back) for seat, form, chance, back in rows
    ]


async def add_lines(database: Database, all_kept: Sequence[MoveWrite]) -> None:
    """Store lines of tables and what follows from them, in one transaction; then all other servers are told.

    The number is unique: if somebody else was quicker, the database refuses, and nothing has happened.
    """
    rows = [_row(kept) for kept in all_kept]
    if database.door is not None:
        await database.door.store(orjson.dumps(rows).decode())
        return
    async with database.engine.begin() as connection:
        await connection.run_sync(_check_clocks, all_kept)
        await connection.run_sync(_add_rows, rows)
        await database.bus.notify_on_commit(
            connection, *(BusMessage(bus.LINE, row["table_id"], str(row["number"])) for row in rows)
        )


def _check_clocks(connection: Connection, all_kept: Sequence[MoveWrite]) -> None:
    """Holds the tables until the transaction ends, so that nobody is given time that these lines would take away."""
    before = {kept.table_id: kept.clocks_before.json() for kept in reversed(all_kept) if kept.clocks_before is not None}
    asked = select(TABLES.c.id, TABLES.c.clocks).where(TABLES.c.id.in_(before)).order_by(TABLES.c.id).with_for_update()
    for table_id, stored in connection.execute(asked) if before else ():
        if stored is not None and stored != before[table_id]:
            raise ClocksChanged


def _add_rows(connection: Connection, rows: list[Json]) -> None:
    connection.execute(MOVES, [{name: row[name] for name in LINE} for row in rows])
    connection.execute(TURNS, list({row["table_id"]: _turn(row) for row in rows}.values()))  # of each table the last
    for row in rows:
        if row["outcome"] is not None:
            over = {"status": FINISHED, "outcome": row["outcome"], "finished": row["at"]}
            connection.execute(TABLES.update().where(TABLES.c.id == row["table_id"]).values(**over))
        if row["ends_wish"]:
            connection.execute(NO_WISH, {"which": row["table_id"]})
        if row["stand"] is not None:
            connection.execute(SEEN, {"which": row["table_id"], "stand": row["stand"]})
        if row["state"] is not None:
            connection.execute(SNAPSHOTS, {name: row[name] for name in SNAPSHOT})
            reach = row["number"] - (PAST if row["outcome"] is None else 0)
            connection.execute(OLD_SNAPSHOTS, {"which": row["table_id"], "reach": reach})


def _turn(row: Json) -> Json:
    return {"which": row["table_id"], "deciders": row["deciders"], "time": row["clocks"], "next": row["due"]}


def _row(kept: MoveWrite) -> Json:
    """All that there is to store about a line: `one_thread.ROW`."""
    line, after = kept.line, kept.after
    return {
        "table_id": kept.table_id,
        "number": after.lines,
        "seat": line.seat,
        "action": None if line.action is None else line.action.json(),
        "chance": line.chance,
        "back": line.back,
        "client_id": kept.client_id,
        "at": kept.at,
        "deciders": list(after.waiting),
        "clocks": None if kept.clocks is None else kept.clocks.json(),
        "due": kept.due,
        "outcome": None if after.state.outcome is None else after.state.outcome.json(),
        "ends_wish": kept.ends_wish,
        "thrown": after.thrown,
        "own": list(after.own),
        # Of the events, so many are left where something was taken back.
        "stand": len(after.state.log) if line.action is None and line.seat != NOBODY else None,
        "state": _dump(after) if after.kept == after.lines else None,
    }


def _dump(match: Match) -> str:
    state = match.state.copy()
    state.dice = ScriptedDice([])  # each move brings its own
    return state.game.dump(state)


async def is_stored(session: AsyncSession, table_id: str, seat: int, client_id: str) -> bool:
    """Whether this seat's message of that id has become a line."""
    found = select(MoveRow.number).where(
        MoveRow.table_id == table_id, MoveRow.seat == seat, MoveRow.client_id == client_id
    )
    return await session.scalar(found) is not None


async def record_of(session: AsyncSession, table_id: str) -> Record:
    """The whole game as a record of the kernel. It holds every secret, so that there is none before the end."""
    table = await find_table(session, table_id)
    if table.status == WAITING or table.setup is None:
        raise Conflict("not-started", "this game has not begun")
    if table.status != FINISHED:
        raise Conflict("not-finished", "the record is opened when the game is over")
    stored = await lines(session, table)
    return await asyncio.to_thread(_record, table, stored)


def _record(table: Table, stored: list[LoggedMove]) -> Record:
    record = begun(table)
    for line in standing(stored):
        assert line.action is not None
        record.state.dice = ScriptedDice(line.chance)
        record.apply(line.seat, line.action)
    reveal(record, table.dice)
    if record.evidence is not None:
        record.evidence = record.evidence._replace(skipped=thrown_in_vain(stored, len(record.setup)))
    return record
