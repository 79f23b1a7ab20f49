"""Two servers on one PostgreSQL: players are split between them, and notice nothing of it."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from euphoria import Record
from tests.server.house import Guest, House, Json, Socket, play_on
from tests.server.party import Party
from tests.server.places import Postgres
from tests.server.play.test_takebacks import answer, ask, move, takeback
from tests.server.store.test_crash import replayed

Pair = tuple[House, House]
# Not a connection in mid-transaction: that would be another accident.
CUT_THE_BUS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND datname = current_database() AND query LIKE 'SELECT pg_notify($1, message)%'
    AND state = 'idle'
"""


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Pair]:
    """For the tests that leave both alive."""
    yield from open_pair(tmp_path_factory.mktemp("pair"), postgres)


@pytest.fixture
def own_pair(tmp_path: Path, postgres: Postgres) -> Iterator[Pair]:
    yield from open_pair(tmp_path, postgres)


def open_pair(folder: Path, postgres: Postgres, **environment: str) -> Iterator[Pair]:
    database = postgres.new_database()
    for name in ("east", "west"):
        (folder / name).mkdir()
    east, west = (House(folder / name, database, **environment) for name in ("east", "west"))
    with ThreadPoolExecutor(2) as pool:  # both at once: one of them makes the tables
        list(pool.map(House.start, (east, west)))
    yield east, west
    for house in (east, west):
        house.send_home()
        if house.process is not None and house.process.poll() is None:
            house.end()
        assert "Traceback" not in house.log.read_text()


def seen(socket: Socket, wanted: Callable[[Json], object]) -> Json:
    """The newest `table` message, now or soon, that is as wanted."""
    if "table" in socket.newest and wanted(socket.newest["table"]):
        return socket.newest["table"]
    return socket.until(lambda message: message["type"] == "table" and wanted(message))


def seated(east: House, west: House, turns: int) -> tuple[Guest, Guest, str]:
    """Ana at the first server and Ben at the second, at a table that has begun."""
    return at_a_table(east, west, "bot", "bot", turns=turns)


def at_a_table(east: House, west: House, *bots: str, **more: Any) -> tuple[Guest, Guest, str]:
    ana, ben = east.guest("Ana"), west.guest("Ben")
    table_id = ana.make("me", "open", *bots, **more)["table"]["id"]
    ben.post(f"/api/tables/{table_id}/join")
    ana.post(f"/api/tables/{table_id}/start")
    return ana, ben, table_id


def test_a_whole_game_of_players_at_two_servers(pair: Pair) -> None:
    east, west = pair
    ana, ben, table_id = seated(east, west, turns=2)
    with ana.look(table_id) as one, ben.look(table_id) as other, west.look(table_id) as stranger:
        for socket in (one, other, stranger):
            socket.until_game()
        with ThreadPoolExecutor(2) as pool:
            assert min(pool.map(play_on, (one, other))) > 0
        stranger.until_game(lambda game: game["outcome"])
        assert one.game["outcome"] == other.game["outcome"] == stranger.game["outcome"]
        for socket in (one, other, stranger):
            shown = seen(socket, lambda message: message["table"]["status"] == "finished")
            assert shown["table"]["dice"]["secret"]
        assert stranger.events == Record.parse(ana.http.get(f"/api/tables/{table_id}/record").text).state.events(None)
    assert replayed(east, table_id).outcome is not None


def test_of_two_moves_for_one_position_at_two_servers_one_is_made(pair: Pair) -> None:
    east, west = pair
    ana = east.guest()
    for _ in range(5):
        table_id = ana.play("me", "bot", "bot", "bot")
        with east.look(table_id, ana) as here, west.look(table_id, ana) as there:
            for socket in (here, there):
                position = socket.until_game()["position"]
            with ThreadPoolExecutor(2) as pool:
                replies = list(pool.map(lambda socket: socket.act(socket.legal[0]), (here, there)))
            assert sorted(reply["type"] for reply in replies) == ["acknowledged", "refused"]
            (stale,) = (reply for reply in replies if reply["type"] == "refused")
            assert stale["reason"]["code"] == "stale"
            assert stale["game"]["position"] != position
        ((made,),) = east.stored("SELECT count(*) FROM moves WHERE table_id = ? AND seat = 0", table_id)
        assert made == 1


def test_a_message_that_one_server_has_carried_out_is_known_at_the_other(pair: Pair) -> None:
    east, west = pair
    ana = east.guest()
    table_id = ana.play("me", "bot", "bot", "bot")
    with east.look(table_id, ana) as here:
        position, action = here.until_game()["position"], here.legal[0]
        assert not here.act(action, "once", position)["again"]
        with west.look(table_id, ana) as there:
            there.until_game()
            assert there.act(action, "once", position)["again"]


def test_two_who_want_the_last_seat_at_two_servers(pair: Pair) -> None:
    east, west = pair
    for _ in range(5):
        table_id = east.guest().make("me", "open", "bot", "bot")["table"]["id"]

        def try_to_join(guest: Guest, table_id: str = table_id) -> int:
            return guest.http.post(f"/api/tables/{table_id}/join", json={}).status_code

        with ThreadPoolExecutor(2) as pool:
            assert sorted(pool.map(try_to_join, (east.guest(), west.guest()))) == [200, 403]


def test_who_comes_who_sits_down_and_what_is_said_is_told_at_both(pair: Pair) -> None:
    east, west = pair
    ana, ben = east.guest("Ana"), west.guest("Ben")
    table_id = ana.make("me", "open", "bot", "bot")["table"]["id"]
    with ana.look(table_id) as one, west.look(table_id) as stranger:
        ben.post(f"/api/tables/{table_id}/join")
        for socket in (one, stranger):
            seen(socket, lambda message: message["table"]["seats"][1]["name"] == "Ben")
        with ben.look(table_id) as other:
            for socket in (one, other, stranger):
                seen(socket, lambda message: message["present"] == [0, 1] and message["watching"] == 1)
            other.send(type="chat", text="good evening")
            for socket in (one, stranger):
                told = socket.until(lambda message: message["type"] == "chat" and message["lines"])
                assert [(line["seat"], line["text"]) for line in told["lines"]] == [(1, "good evening")]
        for socket in (one, stranger):
            seen(socket, lambda message: message["present"] == [0])
        ana.post(f"/api/tables/{table_id}/seats/1/free", {"kind": "bot"})
        ana.at(west).post(f"/api/tables/{table_id}/start")
        for socket in (one, stranger):
            socket.until_game()
        assert play_on(one, 1) == 1


def test_who_has_just_sat_down_at_one_server_sits_at_the_other(pair: Pair) -> None:
    east, west = pair
    ana = east.guest()
    table_id = ana.make("me", "open", "bot", "bot")["table"]["id"]
    with west.look(table_id) as stranger:  # so that this server has the table in memory
        stranger.receive()
        for _ in range(5):
            ben = east.guest()
            ben.post(f"/api/tables/{table_id}/join")
            with west.look(table_id, ben) as socket:
                assert socket.receive()["seat"] == 1
            ben.at(west).post(f"/api/tables/{table_id}/leave")


def test_a_token_that_is_revoked_at_one_server_ends_its_sockets_at_the_other(pair: Pair) -> None:
    east, west = pair
    ana = east.guest()
    made = ana.post("/api/tokens", {"name": "bot"}, 201)
    table_id = ana.play("me", "bot", "bot", "bot")
    with west.look(table_id, headers={"Authorization": f"Bearer {made['token']}"}) as socket:
        assert socket.until_game()["seat"] == 0
        ana.ask("DELETE", f"/api/tokens/{made['id']}", status=204)
        assert socket.closed_with() == 4401


def test_bots_are_asked_by_one_server_and_each_move_is_made_once(own_pair: Pair) -> None:
    east, west = own_pair
    host = east.guest()
    table_id = host.make("bot", "bot", "bot", "bot", turns=1)["table"]["id"]

    def thoughts(house: House) -> float:
        told = re.search(r"^euphoria_bot_seconds_count (\S+)", house.figures().text, re.MULTILINE)
        assert told is not None
        return float(told[1])

    with east.look(table_id) as one, west.look(table_id) as other:
        host.post(f"/api/tables/{table_id}/start")
        for socket in (one, other):
            socket.until_game(lambda game: game["outcome"])
    ((moves,),) = east.stored("SELECT count(*) FROM moves WHERE table_id = ?", table_id)
    none, some = sorted(map(thoughts, own_pair))
    assert none == 0 < some <= moves, "where there is one thing to do, nobody thinks"


def test_one_of_two_servers_is_killed_and_the_other_plays_on(own_pair: Pair) -> None:
    east, west = own_pair
    ana, ben, table_id = seated(east, west, turns=4)
    with ana.look(table_id) as doomed, ben.look(table_id) as other:
        for socket in (doomed, other):
            socket.until_game()
        seen(other, lambda message: message["present"] == [0, 1])
        position, action = doomed.game["position"], doomed.legal[0]
        assert doomed.act(action, "before")["type"] == "acknowledged"
        east.end(signal.SIGKILL)
        with west.look(table_id, ana) as again:
            again.until_game()
            assert again.act(action, "before", position)["again"], "what was acknowledged is there"
            with ThreadPoolExecutor(2) as pool:
                assert min(pool.map(play_on, (again, other))) > 0
        seen(other, lambda message: message["present"] == [1])  # who looked through the dead server is gone
    assert replayed(west, table_id).outcome is not None


@pytest.mark.soak
def test_bots_that_nobody_looks_at_are_played_on_when_their_server_dies(tmp_path: Path, postgres: Postgres) -> None:
    for east, west in open_pair(tmp_path, postgres, EUPHORIA_BOT_DELAY="0.1"):
        table_id = east.guest().play("bot", "bot", "bot", "bot", turns=1)
        east.end(signal.SIGKILL)
        cleo = west.guest()
        assert cleo.ask("GET", f"/api/tables/{table_id}")["status"] == "playing"
        deadline = time.monotonic() + 90
        while cleo.ask("GET", f"/api/tables/{table_id}")["status"] == "playing":
            assert time.monotonic() < deadline
            time.sleep(0.5)
        assert replayed(west, table_id).outcome is not None


def test_a_server_whose_connection_breaks_hears_what_it_missed(own_pair: Pair) -> None:
    east, west = own_pair
    ana, ben, table_id = seated(east, west, turns=4)
    with ana.look(table_id) as one, ben.look(table_id) as other, ThreadPoolExecutor(2) as pool:
        for socket in (one, other):
            socket.until_game()
        playing = [pool.submit(play_on, socket) for socket in (one, other)]
        cut = 0
        while cut < 6:
            cut += len(west.stored(CUT_THE_BUS))
            one.send(type="chat", text=f"cut {cut} times")
            time.sleep(0.1)
        assert min(player.result() for player in playing) > 0
        assert one.game["outcome"] == other.game["outcome"]
        ((said,),) = west.stored("SELECT count(*) FROM chat")
        while len(heard(other)) < said:
            other.receive()
    assert "the bus is silent" in west.log.read_text()


def heard(socket: Socket) -> set[int]:
    """The lines that were said, by their numbers."""
    return {line["id"] for message in socket.all if message["type"] == "chat" for line in message["lines"]}


def test_what_is_asked_at_one_server_is_agreed_to_at_the_other_and_both_go_back(pair: Pair) -> None:
    east, west = pair
    ana, ben, table_id = at_a_table(east, west, game="dystopia")
    with ana.look(table_id) as one, ben.look(table_id) as other:
        table = Party(table_id, [ana, ben], [one, other])
        table.play_until(lambda: one.game["view"]["turn"] >= 3 and table.asked() == [0])
        before, events = move(table)
        assert ask(one)["type"] == "acknowledged"
        assert takeback(other, 0)["waiting_for"] == [1]
        assert answer(other, True)["type"] == "acknowledged"
        while one.game["view"] != before:
            one.receive()
        while len(other.events) != len(events):
            other.receive()
        assert one.events == events


def both_away(message: Json) -> bool:
    return all(seat["away"] for seat in message["table"]["seats"][:2])


def test_a_clock_runs_out_and_a_window_closes_whatever_server_its_people_are_at(own_pair: Pair) -> None:
    east, west = own_pair
    settings = {"clock": {"kind": "live", "start": 1}, "reaction_wait": 1}
    _, ben, table_id = at_a_table(east, west, "bot", "bot", settings=settings, turns=1000)
    with ben.look(table_id) as socket:
        socket.until_game()
        east.end(signal.SIGKILL)
        socket.until_game(lambda game: game["view"]["turn"] > 0)
        # nobody says a word: each of the two is away once their own clock has run out, and Ben may be asked much later
        seats = seen(socket, both_away)["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["bot"] * 4
        assert ben.post(f"/api/tables/{table_id}/return")["seat"] == 1


def test_signing_out_at_one_server_ends_the_sockets_at_the_other(pair: Pair) -> None:
    east, west = pair
    ana = east.guest()
    table_id = ana.play("me", "bot", "bot", "bot")
    with west.look(table_id, ana) as there:
        there.until_game()
        ana.ask("DELETE", "/api/session", status=204)
        assert there.closed_with() == 4401
