"""Several people at one screen: each has a seat, a name and eyes of their own."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.house import House

MOST_MOVES = 300
SEATS = ("me", "beside:Ben", "bot", "beside:Cleo")


def test_each_sees_with_their_own_eyes_and_acts_for_themselves(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.play(*SEATS, settings={"reaction_wait": 0})
    shown = ana.ask("GET", f"/api/tables/{table}")
    me = ana.ask("GET", "/api/me")["person"]["id"]
    assert [seat["name"] for seat in shown["seats"]] == ["Ana", "Ben", "Bot 3", "Cleo"]
    assert [seat["beside"] for seat in shown["seats"]] == [None, me, None, me]
    with ana.look(table) as own, ana.look(table, seat=1) as ben, ana.look(table, seat=3) as cleo:
        for seat, socket in ((0, own), (1, ben), (3, cleo)):
            view = socket.until_game()["view"]
            assert (socket.game["seat"], view["seat"]) == (seat, seat)
            known = [[recruit["kind"] is not None for recruit in one["recruits"]] for one in view["players"]]
            assert known == [[one == seat] * 3 for one in range(4)]
        assert ben.act(ben.legal[0])["type"] == "acknowledged"
        for socket in (ben, own):
            socket.until_quiet()
        assert ben.game["legal"] == []
        assert own.game["legal"] != []


def test_it_is_my_turn_when_it_is_theirs(house: House) -> None:
    ana, eve = house.guest("Ana"), house.guest("Eve")
    table = ana.make("me", "beside:Ben", "open", "bot")["table"]["id"]
    eve.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    turns = []
    for seat in (0, 1):
        turns.append(ana.ask("GET", "/api/me")["tables"][0]["my_turn"])
        with ana.look(table, seat=seat) as socket:
            socket.until_game()
            socket.act(socket.legal[0])
    # Ana lays out, then Ben: then the table waits for Eve alone.
    assert [*turns, ana.ask("GET", "/api/me")["tables"][0]["my_turn"]] == [True, True, False]
    assert eve.ask("GET", "/api/me")["tables"][0]["my_turn"]


def test_nobody_else_sits_in_their_place(house: House) -> None:
    ana, eve = house.guest(), house.guest()
    table = ana.play(*SEATS)
    for person, seat in ((eve, 1), (eve, 0), (ana, 2), (ana, 9)):
        with pytest.raises(InvalidStatus), person.look(table, seat=seat):
            pass
    with pytest.raises(InvalidStatus), house.look(table, seat=1):
        pass
    with eve.look(table) as socket:
        assert socket.until_game()["seat"] is None


def test_they_need_whoever_brought_them(house: House) -> None:
    ana = house.guest()
    said = {"game": "leaders", "seats": ["bot", "beside:Ben", "bot", "bot"]}
    assert ana.refused("POST", "/api/tables", said, status=422) == "seats"


def test_they_leave_together(house: House) -> None:
    ana = house.guest("Ana")
    waiting = ana.make(*SEATS)["table"]["id"]
    assert ana.post(f"/api/tables/{waiting}/leave")["status"] == "closed"
    table = ana.play(*SEATS)
    left = ana.post(f"/api/tables/{table}/leave")
    assert [seat["away"] for seat in left["seats"]] == ["left", "left", None, "left"]


def test_they_play_to_the_end_and_again(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.play("me", "beside:Ben", "bot", "bot", settings={"reaction_wait": 0}, turns=1)
    with ana.look(table) as own, ana.look(table, seat=1) as ben:
        for socket in (own, ben):
            socket.until_game()
        for _ in range(MOST_MOVES):
            for socket in (own, ben):
                socket.until_quiet(0.05)
                if socket.legal:
                    socket.act(socket.legal[-1] if socket.legal[-1][0] == "decline" else socket.legal[0])
            if own.game["outcome"] is not None:
                break
        assert own.game["outcome"] is not None
    again = ana.post(f"/api/tables/{table}/rematch")
    assert [(seat["name"], seat["kind"]) for seat in again["seats"][:2]] == [("Ana", "person"), ("Ben", "person")]
    ana.post(f"/api/tables/{again['id']}/start")
    with ana.look(again["id"], seat=1) as ben:
        assert ben.until_game()["seat"] == 1
