"""Who looks on: at a private table nobody, at others all, or a few moves behind."""

from __future__ import annotations

import random
from collections import deque

import pytest
from websockets.exceptions import InvalidStatus

from euphoria import Dice, Record, game
from euphoria.server.match.match import Match
from euphoria.server.store.match_loading import add_watched
from tests.server.house import Guest, House, play_on

PRIVATE = {"spectators": "none"}


def test_a_private_table_is_not_there_for_strangers(house: House) -> None:
    ana, eve = house.guest(), house.guest()
    made = ana.make("me", "invited", "bot", "bot", settings=PRIVATE)
    table_id, token = made["table"]["id"], made["invitations"][0]["token"]
    nothing = ana.http.get("/api/tables/no-such-table").json()
    for path in ("", "/record", "/steps"):
        assert eve.http.get(f"/api/tables/{table_id}{path}").json() == nothing
        assert house.ask("GET", f"/api/tables/{table_id}{path}").json() == nothing
    for path in ("/join", "/start", "/leave", "/return", "/rematch", "/seats/1/free"):
        answer = eve.http.post(f"/api/tables/{table_id}{path}", json={})
        assert (answer.status_code, answer.json()) == (404, nothing), path
    for stranger in (eve, None):
        with pytest.raises(InvalidStatus) as refused, house.look(table_id, stranger):
            pass
        assert refused.value.response.status_code == 403
    assert all(table["id"] != table_id for table in eve.ask("GET", "/api/tables"))
    ben = house.guest()
    assert ben.post("/api/invitations", {"invitation": token})["id"] == table_id
    ben.post(f"/api/tables/{table_id}/join", {"invitation": token})
    assert ben.ask("GET", f"/api/tables/{table_id}")["id"] == table_id
    ana.post(f"/api/tables/{table_id}/start")
    with ben.look(table_id) as socket:
        assert socket.until_game()["seat"] == 1


def test_a_private_table_has_no_open_seats(house: House) -> None:
    ana = house.guest()
    said = {"game": "leaders", "seats": ["me", "open", "bot", "bot"], "settings": PRIVATE}
    assert ana.refused("POST", "/api/tables", said, 422) == "seats"
    made = ana.make("me", "invited", "bot", "bot", settings=PRIVATE)
    table_id = made["table"]["id"]
    path = f"/api/tables/{table_id}/seats/2/free"
    assert ana.refused("POST", path, {"kind": "open"}, 422) == "seats"
    ben = house.guest()
    ben.post(f"/api/tables/{table_id}/join", {"invitation": made["invitations"][0]["token"]})
    with ben.look(table_id) as socket:
        socket.receive()
        ben.post(f"/api/tables/{table_id}/leave")
        assert socket.closed_with() == 4403
    assert ana.ask("GET", f"/api/tables/{table_id}")["seats"][1]["kind"] == "invited"


def finished(ana: Guest, **settings: object) -> str:
    table_id = ana.play("me", "bot", "bot", "bot", settings=settings, turns=1)
    with ana.look(table_id) as socket:
        socket.until_game()
        play_on(socket)
    return table_id


def test_a_private_game_stays_private_when_it_is_over(house: House) -> None:
    ana = house.guest()
    table_id = finished(ana, spectators="none")
    assert ana.ask("GET", f"/api/tables/{table_id}/record")["moves"]
    assert house.ask("GET", f"/api/tables/{table_id}/record").status_code == 404


def test_a_delayed_spectator_is_behind_until_the_end(house: House) -> None:
    behind = 6
    ana = house.guest()
    table_id = ana.play("me", "bot", game="dystopia", settings={"spectators": "delayed", "delay": behind})
    with ana.look(table_id) as socket, house.look(table_id) as early:
        first = early.until_game()
        assert first["clocks"] is None
        lengths = list[int]()
        socket.until_game()
        while len(lengths) < 15:
            play_on(socket, 1)
            socket.until_asked()
            lengths.append(len(socket.events))
        early.catch_up()
        assert 0 < len(early.events) < len(socket.events)
        with house.look(table_id) as late:
            late.until_game()
            assert late.events == early.events
            assert late.game["view"] == early.game["view"]
        moves = house.stored("SELECT count(*) FROM moves WHERE table_id = ?", table_id)[0][0]
        assert moves > 15


def test_when_it_is_over_a_delayed_spectator_sees_the_end(house: House) -> None:
    ana = house.guest()
    table_id = finished(ana, spectators="delayed", delay=50)
    with house.look(table_id) as socket:
        assert socket.until_game()["outcome"]


def test_a_delayed_spectator_does_not_learn_from_the_time_that_somebody_has_answered() -> None:
    """What is old is shown when something new happens: not when that is for nobody to know."""
    record = Record(game("leaders"), 4, 1)
    rng, answers = random.Random(1), 0
    match = Match.begin(record.state, len(record.setup), delayed_close=True)
    seen = deque([match], 4)
    for step in range(150):
        if match.ready_to_close:
            match, _ = match.close_question(Dice(step))
            add_watched(seen, match)
            continue
        shown = seen[0].position(None)
        seat = rng.choice(match.waiting)
        together = match.joint_question is not None
        match, _ = match.act(seat, rng.choice(match.legal(seat)), Dice(step))
        add_watched(seen, match)
        assert seen[-1] is match
        if together:
            answers += len(seen) == 4
            assert seen[0].position(None) == shown
    assert answers > 20
