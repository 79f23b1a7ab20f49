"""The disk is full, or the file is locked: everybody is told so, nothing that was acknowledged is lost, and play
goes on by itself when things can be stored again."""

from __future__ import annotations

import contextlib
import resource
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import Guest, House, Json, Socket, wait_for

FAILURES = ("full", "locked")


@contextlib.contextmanager
def failing(house: House, how: str) -> Iterator[None]:
    """Nothing can be stored meanwhile."""
    if how == "locked":
        with contextlib.closing(sqlite3.connect(house.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")
        return
    assert house.process is not None
    written_ahead = house.database.with_name(house.database.name + "-wal").stat().st_size
    assert written_ahead > house.log.stat().st_size + 50_000, "or the log could not be written either"
    before = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (written_ahead, before[1]))
    yield
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, before)


@pytest.fixture(params=FAILURES)
def how(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def prepared(house: House) -> tuple[Guest, str]:
    ana = house.guest()
    for _ in range(20):
        ana.make("me", "bot", "bot", "bot")
    return ana, ana.play("me", "bot", "bot", "bot", turns=1000)


def moved(socket: Socket) -> Json:
    """The first thing that may be done, sent until it is done; the reply."""
    socket.catch_up()
    socket.until_asked()
    message = {"type": "act", "client_id": socket.new_id(), "position": socket.game["position"]}
    while True:
        socket.send(**message, action=socket.legal[0])
        reply = socket.until(lambda told: told.get("client_id") == message["client_id"])
        if reply["type"] == "acknowledged" or reply["reason"]["code"] != "unavailable":
            return reply
        time.sleep(0.5)


def test_who_acts_is_told_and_acts_again_when_it_works(tmp_path: Path, how: str) -> None:
    with House(tmp_path).running() as house:
        ana, table_id = prepared(house)
        with ana.look(table_id) as socket:
            socket.until_game()
            assert moved(socket)["type"] == "acknowledged"
            socket.catch_up()
            socket.until_asked()
            with failing(house, how):
                client_id = socket.new_id()
                said = {"client_id": client_id, "position": socket.game["position"], "action": socket.legal[0]}
                for _ in range(5):
                    socket.send(type="act", **said)
                    refused = socket.until(lambda told: told.get("client_id") == client_id)
                    assert (refused["type"], refused["reason"]["code"]) == ("refused", "unavailable")
                    assert refused["retry_after"] > 0
                before = house.stored("SELECT count(*) FROM moves")  # a bot's move may have been on its way until now
                assert house.stored(f"SELECT count(*) FROM moves WHERE client_id = '{client_id}'") == [(0,)]
                socket.send(type="chat", text="is anybody there")
                assert socket.reply()["reason"]["code"] == "unavailable"
                answer = ana.http.post("/api/tables", json={"game": "leaders", "seats": ["me", "bot", "bot", "bot"]})
                assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unavailable")
                assert int(answer.headers["retry-after"]) > 0
                assert house.ask("get", "/ready").status_code == 503
                assert house.ask("get", "/health").status_code == 200
                assert ana.ask("GET", f"/api/tables/{table_id}")["status"] == "playing", "reading works"
                assert house.stored("SELECT count(*) FROM moves") == before
                time.sleep(4)  # in which bots, clocks and signs of life try, too
            wait_for(lambda: house.ask("get", "/ready").status_code == 200)
            socket.send(type="act", **said)
            assert socket.until(lambda told: told.get("client_id") == client_id)["type"] == "acknowledged"
            assert moved(socket)["type"] == "acknowledged"
        logged = house.log.read_text()
        assert logged.count("nothing can be stored") == 1
        assert logged.count("can be stored again") == 1
        assert "Traceback" not in logged


def test_bots_go_on_by_themselves_when_it_works_again(tmp_path: Path, how: str) -> None:
    with House(tmp_path, EUPHORIA_BOT_DELAY="0.2").running() as house:
        ana, table_id = prepared(house)
        with ana.look(table_id) as socket:
            socket.until_game()
            assert moved(socket)["type"] == "acknowledged"
            with failing(house, how):
                time.sleep(5)
                assert house.ask("get", "/ready").status_code == 503
            assert moved(socket)["type"] == "acknowledged"
            assert house.log.read_text().count("could not move") == 0


def test_what_was_acknowledged_is_there_after_a_failure_and_a_restart(tmp_path: Path) -> None:
    with House(tmp_path).running() as house:
        ana, table_id = prepared(house)
        done = 0
        with ana.look(table_id) as socket:
            socket.until_game()
            for turn in range(4):
                if turn == 2:
                    with failing(house, "full"):
                        socket.send(type="act", client_id="x", position=socket.game["position"], action=["skip"])
                        socket.reply()
                done += moved(socket)["type"] == "acknowledged"
        house.end()
        house.start()
        ((stored,),) = house.stored("SELECT count(*) FROM moves WHERE client_id IS NOT NULL")
        assert stored == done == 4
