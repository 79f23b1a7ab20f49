"""Leaving and coming back: the seat stays one's own, and a decision that was broken off is found as it was."""

from __future__ import annotations

from tests.server.house import House, play_on
from tests.server.party import party


def test_a_broken_connection_in_mid_decision_loses_nothing(house: House) -> None:
    ana = house.guest()
    table_id = ana.play("me", "bot", game="dystopia")
    with ana.look(table_id) as socket:
        socket.until_game()
        play_on(socket, 3)
        while not socket.legal:
            socket.until_game()
        before = socket.game
        socket.connection.socket.close()
    with ana.look(table_id) as socket:
        after = socket.until_game()
        for name in ("position", "view", "legal", "may_undo"):
            assert after[name] == before[name], name
        assert socket.act(before["legal"][0], position=before["position"])["type"] == "acknowledged"


def test_who_leaves_a_game_may_come_back(house: House) -> None:
    with party(house, 2, "bot", "bot", game="dystopia") as table:
        ana, ben = table.guests
        ben.post(f"/api/tables/{table.table_id}/leave")
        seat = ana.ask("GET", f"/api/tables/{table.table_id}")["seats"][1]
        assert (seat["kind"], seat["away"], seat["person"], seat["name"]) == ("bot", "left", ben.name, "Bot 2")
        assert ben.refused("POST", f"/api/tables/{table.table_id}/leave", {}, 403) == "not-seated"
        assert ben.refused("POST", f"/api/tables/{table.table_id}/join", {}, 409) == "started"
        assert seat["person_id"] == ben.ask("GET", "/api/me")["person"]["id"]
        (mine,) = ben.ask("GET", "/api/me")["tables"]
        assert (mine["away"], mine["my_turn"]) == (True, False)
        table.play_until(lambda: table.sockets[0].game["view"]["turn"] > 1)
        assert table.sockets[1].game["seat"] is None
        assert ben.post(f"/api/tables/{table.table_id}/return")["seat"] == 1
        assert table.sockets[1].until_game(lambda game: game["seat"] == 1)["view"]["you"]
        table.play_until(lambda: table.sockets[0].game["view"]["turn"] > 3)
        assert not ben.ask("GET", "/api/me")["tables"][0]["away"]


def test_only_ones_own_seat_can_be_returned_to(house: House) -> None:
    with party(house, 2, "bot", "bot") as table:
        ana, ben = table.guests
        path = f"/api/tables/{table.table_id}/return"
        assert ana.refused("POST", path, {}, 403) == "not-away"
        ben.post(f"/api/tables/{table.table_id}/leave")
        assert house.guest().refused("POST", path, {}, 403) == "not-away"
        assert ana.refused("POST", path, {}, 403) == "not-away"
    waiting = ana.make("me", "open", "open", "open")["table"]["id"]
    assert ana.refused("POST", f"/api/tables/{waiting}/return", {}, 409) == "not-playing"


def test_where_the_table_waits_nobody_plays_for_who_has_left(house: House) -> None:
    with party(house, 2, "bot", "bot", settings={"on_leave": "wait"}) as table:
        ana, ben = table.guests
        ben.post(f"/api/tables/{table.table_id}/leave")
        table.act(0)
        table.sockets[0].until_quiet()
        seat = ana.ask("GET", f"/api/tables/{table.table_id}")["seats"][1]
        assert (seat["kind"], seat["away"]) == ("person", "left")
        assert table.sockets[0].game["view"]["turn"] == 0
        ana.post(f"/api/tables/{table.table_id}/seats/1/free", {"kind": "bot"})
        table.sockets[0].until_game(lambda game: game["view"]["turn"] > 0)
        assert ben.post(f"/api/tables/{table.table_id}/return")["seat"] == 1
