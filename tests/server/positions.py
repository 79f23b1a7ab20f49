"""Tables of a real server that begin at a position of the test's own.

`PositionHouse` is the usual server with one option more for every game, the scenario at which a table begins: such a
table is played, loaded, replayed and told of at its end as any other. `put_position` puts a state into the database of
any house: for a position that no scenario can tell, at a table whose game is not replayed.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack

from euphoria.games import game as find_game
from euphoria.kernel.core.dice import ScriptedDice
from euphoria.kernel.core.state import State
from euphoria.server.secret_tokens import new_id
from tests.server.house import House, Json
from tests.server.party import Party

BOT = "bot:easy"


class PositionHouse(House):
    """A server whose tables may begin at a scenario: see `position_server.py`."""

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-m", "tests.server.position_server"]


def table_at(scenario: str, seats: Sequence[str] | None = None, settings: Json | None = None) -> Json:
    """What a `PositionHouse` is asked for a table that begins at this scenario.

    `seats` are as in `POST /api/tables`; left out: whoever asks sits on seat A, bots on the others.
    """
    state = find_game(game_of(scenario)).scenario(scenario)
    options = state.position()["options"]
    assert isinstance(options, dict)
    kinds = ["me", *[BOT] * (state.seats - 1)] if seats is None else list(seats)
    return {
        "game": state.game.id,
        "seats": kinds,
        "options": {**options, "position": scenario},
        "settings": settings or {},
    }


def game_of(scenario: str) -> str:
    """The id that its line `game:` gives."""
    return next(line.partition(":")[2].strip() for line in scenario.splitlines() if line.strip().startswith("game:"))


def copy_rows(database: sqlite3.Connection, table: str, key: str, value: str, changed: Json) -> None:
    """Insert the rows of this key again, with some of their columns changed."""
    names = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    put = ", ".join(f":{name}" if name in changed else name for name in names)
    database.execute(f"INSERT INTO {table} SELECT {put} FROM {table} WHERE {key} = :old", {**changed, "old": value})


def put_position(house: House, table_id: str, state: State) -> str:
    """The id of a copy of that table, at which the game begins with this position."""
    state = state.copy()
    state.dice = ScriptedDice([])
    new = {"id": new_id(), "waiting_for": json.dumps(state.deciders)}
    snapshot = new["id"], 0, 0, json.dumps([0] * state.seats), state.game.dump(state)
    with contextlib.closing(sqlite3.connect(house.database, timeout=10)) as database, database:
        copy_rows(database, "tables", "id", table_id, new)
        copy_rows(database, "seats", "table_id", table_id, {"table_id": new["id"]})
        database.execute(
            "INSERT INTO snapshots (table_id, number, thrown, own, state) VALUES (?, ?, ?, ?, ?)", snapshot
        )
    return new["id"]


@contextlib.contextmanager
def party_at(house: House, state: State, settings: Json | None = None) -> Iterator[Party]:
    """People on all seats of a game that begins with this position."""
    guests = [house.guest() for _ in range(state.seats)]
    kinds = ("me", *["open"] * (state.seats - 1))
    table_id = guests[0].make(*kinds, game=state.game.id, settings=settings)["table"]["id"]
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table_id}/join")
    guests[0].post(f"/api/tables/{table_id}/start")
    table_id = put_position(house, table_id, state)
    with ExitStack() as stack:
        sockets = [stack.enter_context(guest.look(table_id)) for guest in guests]
        for socket in sockets:
            socket.until_game()
        yield Party(table_id, guests, sockets)
