"""The server is killed at any moment: what it acknowledged is there, once, in order; nothing is half done."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.exceptions import WebSocketException

from euphoria import Record, ScriptedDice, State, game
from euphoria.server.settings import database_address
from euphoria.server.store.database import Database
from euphoria.server.store.match_loading import load_match
from euphoria.server.store.table_lookup import find_table
from tests.server.house import PATIENCE, Guest, House, Socket
from tests.server.house import wait_for as until
from tests.server.places import Place

LONG = {"leaders": {"turns": 1000}, "dystopia": {}}


class Acknowledged(NamedTuple):
    table_id: str
    seat: int
    client_id: str
    action: list[str | int]


class Player(threading.Thread):
    """Plays at a table, and sends what was not acknowledged again, however often the server dies."""

    def __init__(self, guest: Guest, table_id: str, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.table_id = table_id
        self.stop = stop
        self.acknowledged: list[Acknowledged] = []
        self.over = False
        self.pending: tuple[str, str, list[str | int]] | None = None
        self.chance = random.Random(table_id)

    def run(self) -> None:
        while not self.stop.is_set() and not self.over:
            with suppress(WebSocketException, OSError), self.guest.look(self.table_id) as socket:
                socket.until_game()
                self.play(socket)
                self.over = socket.game["outcome"] is not None
            time.sleep(0.02)

    def play(self, socket: Socket) -> None:
        while not self.stop.is_set() and socket.game["outcome"] is None:
            if self.pending is None and not socket.legal:
                socket.receive(timeout=1)
                continue
            if self.pending is None:
                client_id = socket.new_id()
                self.pending = (client_id, socket.game["position"], self.chance.choice(socket.legal))
            client_id, position, action = self.pending
            reply = socket.act(action, client_id, position)
            self.pending = None  # before anything else: the next word may be the server's last
            if reply["type"] == "acknowledged":
                self.acknowledged.append(Acknowledged(self.table_id, socket.game["seat"], client_id, action))
                while socket.game["position"] == position:
                    socket.until_game()
            else:
                assert reply["reason"]["code"] == "stale", reply
                socket.newest["game"] = reply["game"]


def replayed(house: House, table_id: str) -> State:
    """The game as the kernel alone replays it from the rows of the log."""
    ((game_id, seats, options, setup),) = house.stored(
        "SELECT game, seats, options, setup FROM tables WHERE id = ?", table_id
    )
    dice = ScriptedDice(json.loads(setup))
    state = Record(game(game_id), seats, dice=dice, **json.loads(options)).state
    rows = house.stored("SELECT number, seat, action, chance FROM moves WHERE table_id = ? ORDER BY number", table_id)
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    for _, seat, action, chance in rows:
        state.dice = dice = ScriptedDice(json.loads(chance))
        state.apply(seat, game(game_id).action(json.loads(action)))
        assert not dice.left()
    return state


async def rebuilt(house: House, table_id: str) -> int:
    """The digest of the game as the server rebuilds it."""
    database = Database(database_address(house.place.address))
    async with database.begin() as session:
        match = await load_match(session, await find_table(session, table_id))
    await database.close()
    return match.state.digest()


def play_and_kill(house: House, kills: int, seed: int) -> list[Player]:
    chance = random.Random(seed)
    stop = threading.Event()
    house.start()
    players = []
    for game_id, options in LONG.items():
        host, other = house.guest(), house.guest()
        made = host.make("me", "open", "bot", "bot", game=game_id, **options)
        table_id = made["table"]["id"]
        other.post(f"/api/tables/{table_id}/join")
        host.post(f"/api/tables/{table_id}/start")
        players += [Player(guest, table_id, stop) for guest in (host, other)]
    for player in players:
        player.start()
    for _ in range(kills):
        wait_for(players, chance.randint(1, 15))
        time.sleep(chance.uniform(0, 0.1))
        assert house.end(signal.SIGKILL) == -signal.SIGKILL
        house.start()
    wait_for(players, 1)
    stop.set()
    for player in players:
        player.join(30)
    house.end(signal.SIGKILL)
    return players


def wait_for(players: list[Player], more: int) -> None:
    """Until so many more moves are acknowledged, or all games are over."""
    wanted = sum(len(player.acknowledged) for player in players) + more
    deadline = time.monotonic() + 2 * PATIENCE
    while sum(len(player.acknowledged) for player in players) < wanted and not all(player.over for player in players):
        assert time.monotonic() < deadline
        time.sleep(0.002)


@pytest.mark.parametrize("kills", [3, pytest.param(50, marks=pytest.mark.soak)])
def test_a_killed_server_has_lost_nothing_and_done_nothing_by_halves(tmp_path: Path, place: Place, kills: int) -> None:
    house = House(tmp_path, place)
    try:
        players = play_and_kill(house, kills, seed=kills)
    finally:
        house.send_home()
        if house.process is not None and house.process.poll() is None:
            house.end(signal.SIGKILL)
    assert sum(len(player.acknowledged) for player in players) > kills
    for player in players:
        rows = house.stored(
            "SELECT client_id, action FROM moves WHERE table_id = ? AND seat = ? ORDER BY number",
            player.table_id,
            player.acknowledged[0].seat,
        )
        stored = {client_id: json.loads(action) for client_id, action in rows}
        assert len(stored) == len(rows)
        sent = [done.client_id for done in player.acknowledged]
        assert [client_id for client_id, _ in rows if client_id in set(sent)] == sent
        assert all(stored[done.client_id] == done.action for done in player.acknowledged)
        assert set(stored) - set(sent) <= ({player.pending[0]} if player.pending else set())
    for table_id in {player.table_id for player in players}:
        assert asyncio.run(rebuilt(house, table_id)) == replayed(house, table_id).digest()
    assert "Traceback" not in house.log.read_text()


def test_a_move_in_flight_is_carried_out_once_and_bots_go_on_when_the_server_comes_back(
    tmp_path: Path, place: Place
) -> None:
    with House(tmp_path, place, EUPHORIA_BOT_DELAY="0.2").running() as house:
        ana = house.guest()
        alone = ana.play("bot", "bot", "bot", "bot", turns=1)
        table_id = ana.play("me", "bot", "bot", "bot")
        with ana.look(table_id) as socket:
            position, action = socket.until_game()["position"], socket.legal[0]
            socket.send(type="act", client_id="in-flight", position=position, action=action)
        house.end(signal.SIGKILL)
        house.environment["EUPHORIA_BOT_DELAY"] = "0"
        house.start()
        with ana.look(table_id) as socket:
            socket.until_game()
            assert socket.act(action, "in-flight", position)["type"] == "acknowledged"
        assert house.stored("SELECT count(*) FROM moves WHERE client_id = 'in-flight'") == [(1,)]
        with house.look(alone) as socket:
            socket.until_game(lambda game: game["outcome"])
        assert Record.parse(ana.http.get(f"/api/tables/{alone}/record").text).state.outcome


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_server_that_ends_leaves_no_process_and_closes_its_sockets(tmp_path: Path, how: signal.Signals) -> None:
    with House(tmp_path).running() as house:
        assert house.process is not None
        session = house.process.pid
        ana = house.guest()
        with ana.look(ana.play("me", "bot", "bot", "bot")) as socket:
            socket.until_game()
            socket.act(socket.legal[0])
            socket.until_game(lambda game: game["view"]["turn"] == 1)
            assert len(members(session)) > 1
            assert house.end(how) in (0, -how)
            assert socket.closed_with() == (1012 if how == signal.SIGTERM else None)
        until(lambda: not members(session))


def members(session: int) -> list[int]:
    """The processes of a session that are alive."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[3]) == session and fields[0] != "Z":
                found.append(int(stat.parent.name))
    return found
