"""Clocks at a real table: who runs out is replaced, also in a reaction window; a server that is down eats no time."""

from __future__ import annotations

import json
import signal
import time
from pathlib import Path
from typing import Any

from tests.server.house import PATIENCE, Guest, House, Json, Socket, wait_for
from tests.server.party import party

THREE_BOTS = ("me", "bot", "bot", "bot")
TWO_DAYS = 2 * 86_400_000


def live(start: float, increment: float = 0, **more: Any) -> Json:
    return {"clock": {"kind": "live", "start": start, "increment": increment}, **more}


def seat_of(guest: Guest, table_id: str, seat: int = 0) -> Json:
    found: Json = guest.ask("GET", f"/api/tables/{table_id}")["seats"][seat]
    return found


def until_away(socket: Socket, seat: int = 0) -> Json:
    """How the seat is shown when nobody sits there any more, now or soon."""

    def shown() -> Json:
        found: Json = socket.newest["table"]["table"]["seats"][seat]
        return found

    while "table" not in socket.newest or shown()["away"] is None:
        socket.until(lambda message: message["type"] == "table")
    return shown()


def test_clocks_are_chosen_and_shown(house: House) -> None:
    ana = house.guest()
    table_id = ana.play(*THREE_BOTS, settings=live(300, 60))
    assert ana.ask("GET", f"/api/tables/{table_id}")["settings"]["clock"] == {
        "kind": "live", "start": 300, "increment": 60,
    }  # fmt: skip
    with ana.look(table_id) as socket:
        clocks = socket.until_game()["clocks"]
        assert (clocks["kind"], clocks["increment"]) == ("live", 60_000)
        assert abs(clocks["now"] - time.time() * 1000) < PATIENCE * 1000
        assert clocks["seats"][0]["running"]
        assert 300_000 < clocks["seats"][0]["left"] <= 360_000
        time.sleep(0.3)
        position = socket.game["position"]
        socket.act(socket.legal[0])
        while socket.game["position"] == position:
            socket.receive()
        after = socket.game["clocks"]
        assert after["seats"][0]["left"] < clocks["seats"][0]["left"] - 250


def test_a_clock_that_cannot_be_is_refused(house: House) -> None:
    ana = house.guest()
    for clock in (
        {"kind": "live", "start": 0},
        {"kind": "sand"},
        {"kind": "correspondence", "days": 1000},
        {"days": 1},
    ):
        said = {"game": "leaders", "seats": THREE_BOTS, "settings": {"clock": clock}}
        assert ana.refused("POST", "/api/tables", said, 422) == "malformed"


def test_who_runs_out_is_replaced_by_a_bot(house: House) -> None:
    ana = house.guest("Ana")
    began = time.monotonic()
    table_id = ana.play(*THREE_BOTS, settings=live(1), turns=1000)
    with ana.look(table_id) as socket:
        seat = until_away(socket)
        assert time.monotonic() - began > 0.9
        assert (seat["kind"], seat["away"], seat["person"]) == ("bot", "timeout", "Ana")
        assert socket.until_game(lambda game: game["view"]["turn"] > 0)["seat"] is None
        assert ana.ask("GET", "/api/me")["tables"][0]["away"]
        assert socket.act(["skip"])["reason"]["code"] == "not-seated"


def test_who_ran_out_may_come_back(tmp_path: Path) -> None:
    with House(tmp_path).running() as house:
        ana = house.guest()
        table_id = ana.play(*THREE_BOTS, game="dystopia", settings=live(600))  # which bots cannot end in a moment
        house.end(signal.SIGKILL)
        change_clocks(house, table_id, lambda clocks: clocks | {"left": [300] * 4})
        house.start()
        with ana.look(table_id) as socket:
            until_away(socket)
            assert ana.post(f"/api/tables/{table_id}/return")["seat"] == 0
            game = socket.until_game(lambda game: game["seat"] == 0)
            assert 0 < game["clocks"]["seats"][0]["left"] <= 60_000
            assert seat_of(ana, table_id)["kind"] == "person"
        assert ana.refused("POST", f"/api/tables/{table_id}/return", {}, 403) == "not-away"


def test_a_table_that_waits_keeps_the_seat_until_its_host_calls_a_bot(house: House) -> None:
    with party(house, 2, "bot", "bot", settings=live(600, on_timeout="wait")) as table:
        host, other = table.guests
        table.act(0)
        assert host.refused("POST", f"/api/tables/{table.table_id}/seats/1/free", {"kind": "bot"}, 409) == "not-away"
        wait_for(lambda: waited_for(house, table.table_id) == [1])  # when the bots answer, clocks are stored anew
        change_clocks(house, table.table_id, lambda clocks: clocks | {"left": [0] * 4})
        assert seat_of(host, table.table_id, 1)["kind"] == "person"
        assert other.refused("POST", f"/api/tables/{table.table_id}/seats/1/free", {"kind": "bot"}, 403) == "not-host"
        host.post(f"/api/tables/{table.table_id}/seats/1/free", {"kind": "bot"})
        table.sockets[0].until_game(lambda game: game["view"]["turn"] > 0)
        assert seat_of(host, table.table_id, 1)["away"] == "timeout"
        assert other.post(f"/api/tables/{table.table_id}/return")["seat"] == 1


def waited_for(house: House, table_id: str) -> list[int]:
    ((stored,),) = house.stored("SELECT waiting_for FROM tables WHERE id = ?", table_id)
    seats: list[int] = json.loads(stored)
    return seats


def change_clocks(house: House, table_id: str, change: Any) -> None:
    ((stored,),) = house.stored("SELECT clocks FROM tables WHERE id = ?", table_id)
    clocks = change(json.loads(stored))
    due = min(clocks["since"] + left for left in clocks["left"])
    house.stored("UPDATE tables SET clocks = ?, due = ? WHERE id = ?", json.dumps(clocks), due, table_id)


def in_a_reaction_window(house: House) -> tuple[str, list[Guest], list[int], Json]:
    """A table where some have still to say whether they react: its id, its people, their seats, and to what."""
    with party(house, 4, settings=live(60), turns=1000) as table:
        table.play_until(lambda: any(s.game["view"]["asked"]["question"] == "react" for s in table.sockets))
        asked = table.asked()
        return table.table_id, table.guests, asked, table.sockets[asked[0]].game["view"]["asked"]["about"]


def test_when_the_server_was_down_live_time_is_left_days_are_not_and_a_window_goes_on(tmp_path: Path) -> None:
    with House(tmp_path).running() as house:
        window, guests, asked, about = in_a_reaction_window(house)
        ana, ben = house.guest(), house.guest()
        quick = ana.play(*THREE_BOTS, settings=live(60))
        slow = ben.play(*THREE_BOTS, settings={"clock": {"kind": "correspondence", "days": 1}})
        house.end(signal.SIGKILL)
        for table_id in (slow, quick):
            change_clocks(house, table_id, lambda clocks: clocks | {"since": clocks["since"] - TWO_DAYS})
        house.stored("UPDATE pulse SET at = at - ?", TWO_DAYS)
        change_clocks(house, window, lambda clocks: clocks | {"left": [300] * 4})
        house.start()
        with ana.look(quick) as socket:
            assert socket.until_game()["clocks"]["seats"][0]["left"] > 0
            assert socket.game["seat"] == 0
        with ben.look(slow) as socket:
            socket.until_game(lambda game: game["view"]["turn"] > 0)
        assert seat_of(ben, slow)["away"] == "timeout"
        with guests[asked[0]].look(window) as socket:
            socket.until_game(lambda game: game["view"]["asked"]["about"] != about)
        assert [seat_of(guests[0], window, seat)["away"] for seat in asked] == ["timeout"] * len(asked)
