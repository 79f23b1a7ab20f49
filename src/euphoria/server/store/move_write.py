"""What storing a move writes: one row of values, and the statements that put them into the tables.

Both databases use this definition. PostgreSQL executes the statements with the values as parameters
(`postgres_writer.py`); SQLite runs them in a trigger, with the values as columns of `NEW` (`sqlite_writer.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Boolean, ColumnElement, Delete, Insert, Integer, Update, func, null, select
from sqlalchemy.types import TypeEngine

from euphoria.kernel.core.dice import ScriptedDice
from euphoria.server.match.clocks import Clocks
from euphoria.server.match.logged_moves import LoggedMove
from euphoria.server.match.match import Match
from euphoria.server.store.models import FINISHED, PAST, MoveRow, Snapshot, Table, rows_of
from euphoria.server.store.social_models import LastSeen

Json = dict[str, Any]

MOVES, SNAPSHOTS, TABLES, SEEN = rows_of(MoveRow), rows_of(Snapshot), rows_of(Table), rows_of(LastSeen)

MOVE_COLUMNS = ("table_id", "number", "seat", "action", "chance", "back", "client_id", "at")
SNAPSHOT_COLUMNS = ("table_id", "number", "thrown", "own", "state")
TYPES: dict[str, TypeEngine[Any]] = {
    **{name: MOVES.c[name].type for name in MOVE_COLUMNS},
    **{name: SNAPSHOTS.c[name].type for name in SNAPSHOT_COLUMNS},
    **{name: TABLES.c[name].type for name in ("waiting_for", "clocks", "due", "outcome")},
    "ends_takeback": Boolean(),
    "events_left": Integer(),
    "oldest_needed": Integer(),
}
"""The fields of a row. Null where they do not apply: `outcome` unless the game is over, `ends_takeback` unless the move
ends a takeback request, `events_left` unless it takes something back, `state` and `oldest_needed` unless a snapshot is
due."""


class MoveWrite(NamedTuple):
    """A move to be stored, with the match and the clocks after it."""

    table_id: str
    move: LoggedMove
    after: Match
    client_id: str | None
    """The idempotency key of the request."""
    clocks: Clocks | None = None
    due: int | None = None
    """The next deadline of the table."""
    clocks_before: Clocks | None = None
    """The clocks that `clocks` were computed from: an optimistic lock, see `ClocksChanged`."""
    at: int = 0
    ends_takeback: bool = False
    """Whether the move is visible to all, so that it ends a pending takeback request."""

    def row(self) -> Json:
        """The values of this write, JSON-ready, by the names of `TYPES`."""
        move, after = self.move, self.after
        outcome = after.state.outcome
        return {
            "table_id": self.table_id,
            "number": after.length,
            "seat": move.seat,
            "action": None if move.action is None else move.action.json(),
            "chance": move.chance,
            "back": move.back,
            "client_id": self.client_id,
            "at": self.at,
            "waiting_for": list(after.waiting),
            "clocks": None if self.clocks is None else self.clocks.json(),
            "due": self.due,
            "outcome": None if outcome is None else outcome.json(),
            "ends_takeback": self.ends_takeback or None,
            "events_left": len(after.state.log) if move.takes_back else None,
            "thrown": after.dice_thrown,
            "own": list(after.move_counts),
            "state": _dump(after) if after.has_snapshot else None,
            "oldest_needed": after.length - (PAST if outcome is None else 0) if after.has_snapshot else None,
        }


class ClocksChanged(Exception):
    """The stored clocks are not those that a move was computed from: another server has given a seat more time."""


class Statement(NamedTuple):
    sql: Insert | Update | Delete
    when: str | None = None
    """Changes nothing unless this field of the row is set. The SQL says so, too."""
    replaces: bool = False
    """Overwrites what earlier moves of the same table wrote, so that only the last one needs to be executed."""


def statements(new: Callable[[str], ColumnElement[Any]]) -> list[Statement]:
    """What a move writes, in this order; `new(name)` is the expression for a field of its row."""

    def update_table(when: str | None, **values: Any) -> Update:
        update = TABLES.update().where(TABLES.c.id == new("table_id")).values(values)
        return update if when is None else update.where(new(when).is_not(None))

    snapshot = select(*map(new, SNAPSHOT_COLUMNS)).where(new("state").is_not(None))
    return [
        Statement(MOVES.insert().values({name: new(name) for name in MOVE_COLUMNS}).inline()),
        Statement(
            update_table(None, waiting_for=new("waiting_for"), clocks=new("clocks"), due=new("due")), replaces=True
        ),
        Statement(update_table("ends_takeback", takeback=null()), "ends_takeback"),
        Statement(update_table("outcome", status=FINISHED, outcome=new("outcome"), finished=new("at")), "outcome"),
        Statement(_forget_seen(new), "events_left"),
        Statement(SNAPSHOTS.insert().from_select(SNAPSHOT_COLUMNS, snapshot), "state"),
        Statement(_drop_old_snapshots(new), "oldest_needed"),
    ]


def _forget_seen(new: Callable[[str], ColumnElement[Any]]) -> Update:
    """After a takeback, absent players have seen only the events that are left: the new ones will be news to them."""
    left = new("events_left")
    return SEEN.update().where(SEEN.c.table_id == new("table_id"), SEEN.c.events > left).values(events=left)


def _drop_old_snapshots(new: Callable[[str], ColumnElement[Any]]) -> Delete:
    """Keeps the last snapshot that is at least `PAST` moves old, and all later ones: spectators and takebacks reach
    back that far. When the game is over, the last one is enough."""
    needed, reach = SNAPSHOTS.alias(), new("oldest_needed")
    first_needed = (
        select(func.max(needed.c.number))
        .where(needed.c.table_id == new("table_id"), needed.c.number <= reach)
        .scalar_subquery()
    )
    return SNAPSHOTS.delete().where(
        reach.is_not(None), SNAPSHOTS.c.table_id == new("table_id"), SNAPSHOTS.c.number < first_needed
    )


def _dump(match: Match) -> str:
    state = match.state.copy()
    state.dice = ScriptedDice([])  # each move brings its own
    return state.game.dump(state)
