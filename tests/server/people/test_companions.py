"""Several people at one screen: each has a seat, a name and eyes of their own."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from euphoria.server.errors import Forbidden
from euphoria.server.match.clocks import Clocks
from euphoria.server.match.table_settings import TableSettings
from euphoria.server.people.sign_in import add_guest
from euphoria.server.play.absent_seats import come_back
from euphoria.server.settings import database_address
from euphoria.server.store.database import Database
from euphoria.server.store.models import BOT, PERSON, RAN_OUT, Seat
from euphoria.server.store.table_lookup import find_table
from euphoria.server.tables.make_table import make_table
from euphoria.server.tables.start_game import start
from tests.server.house import Guest, House, play_on, wait_for
from tests.server.party import Party
from tests.server.play.test_takebacks import answer, ask, in_mid_game, move, takeback

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
            socket.catch_up()
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
    for nowhere in (-1, 2**31, 2**70):
        with pytest.raises(InvalidStatus), ana.look(table, seat=nowhere):
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
    table = ana.make("me", "beside:Ben", "open", "beside:Cleo")["table"]["id"]
    house.guest().post(f"/api/tables/{table}/join")  # somebody for whom the table waits
    ana.post(f"/api/tables/{table}/start")
    left = ana.post(f"/api/tables/{table}/leave")
    assert [seat["away"] for seat in left["seats"]] == ["left", "left", None, "left"]
    with pytest.raises(InvalidStatus), ana.look(table, seat=1):
        pass
    back = ana.post(f"/api/tables/{table}/return")
    assert (back["seat"], [seat["away"] for seat in back["table"]["seats"]]) == (0, [None] * 4)
    with ana.look(table, seat=1) as ben:
        assert ben.until_game()["seat"] == 1


def test_a_seat_that_is_freed_is_theirs_no_more(house: House) -> None:
    ana = house.guest()
    table = ana.make(*SEATS)["table"]["id"]
    with ana.look(table, seat=1) as ben:
        assert ben.receive()["seat"] == 1
        ana.post(f"/api/tables/{table}/seats/1/free", {"kind": "bot"})
        with pytest.raises(InvalidStatus), ana.look(table, seat=1):
            pass
        ana.post(f"/api/tables/{table}/start")
        assert ben.until_game()["seat"] is None, "they look on"
        assert ben.act(["pass"], position="")["reason"]["code"] == "not-seated"
    table = ana.make(*SEATS)["table"]["id"]
    freed = ana.post(f"/api/tables/{table}/seats/0/free", {"kind": "bot"})["table"]
    assert [seat["kind"] for seat in freed["seats"]] == ["bot", "open", "bot", "open"]


def test_who_runs_out_of_time_beside_somebody_may_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        database = Database(database_address(str(tmp_path / "test.db")))
        await database.migrate()
        clock = TableSettings.model_validate({"clock": {"kind": "live", "start": 600}})
        async with database.begin() as session, session.begin():
            ana, eve = await add_guest(session, "Ana"), await add_guest(session, "Eve")
            table, _ = await make_table(session, ana, "leaders", {}, SEATS, settings=clock)
            await start(session, table.id, ana)
        async with database.begin() as session, session.begin():
            stored, ben = await find_table(session, table.id), await session.get_one(Seat, (table.id, 1))
            clocks = Clocks.read(stored.clocks or {})
            stored.clocks = clocks._replace(left=(clocks.left[0], 0, *clocks.left[2:])).json()
            ben.kind, ben.away = BOT, RAN_OUT
        async with database.begin() as session, session.begin():
            with pytest.raises(Forbidden):
                await come_back(session, table.id, eve)
            assert await come_back(session, table.id, ana) == 1
        async with database.begin() as session:
            ben = await session.get_one(Seat, (table.id, 1))
            assert (ben.kind, ben.away) == (PERSON, None)
            assert Clocks.read((await find_table(session, table.id)).clocks or {}).left[1] == 60_000
        await database.close()

    asyncio.run(run())


def test_a_wish_to_go_back_needs_their_own_word(house: House) -> None:
    ana = house.guest()
    table = ana.play("me", "beside:Ben", game="dystopia", settings={"reaction_wait": 0})
    with ana.look(table) as own, ana.look(table, seat=1) as ben, house.look(table) as stranger:
        both = Party(table, [ana, ana], [own, ben])
        for socket in (own, ben, stranger):
            socket.until_game()
        in_mid_game(both)
        before, _ = move(both)
        assert ask(own)["type"] == "acknowledged"
        assert takeback(ben, 0)["waiting_for"] == [1]
        assert answer(own, True)["reason"]["code"] == "takeback"
        assert answer(stranger, True)["reason"]["code"] == "not-seated"
        assert answer(ben, True)["type"] == "acknowledged"
        own.until_game(lambda game: game["view"] == before)


def three_at_two_screens(ana: Guest, eve: Guest, **options: int) -> str:
    """Ben beside Ana, Ana, and Eve."""
    seats = "beside:Ben", "me", "open"
    table: str = ana.make(*seats, game="dystopia", settings={"reaction_wait": 0}, **options)["table"]["id"]
    eve.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    return table


def test_their_turn_is_told_to_whoever_brought_them(house: House) -> None:
    ana, eve = house.guest(), house.guest()
    table = three_at_two_screens(ana, eve)
    turns = [("turn", table)]
    with eve.look(table) as hers:
        hers.until_game()
        with ana.look(table) as own, ana.look(table, seat=0) as ben:
            three = Party(table, [ana, ana, eve], [ben, own, hers])
            three.play_until(lambda: three.asked() == [2] and hers.game["view"]["turn"] > 0)
            assert told(ana) == []
        hers.until(lambda message: message["type"] == "table" and message["present"] == [2])
        while hers.legal:
            play_on(hers, 1)
        wait_for(lambda: told(ana) == turns)
        assert told(eve) == [("started", table)]
        assert ana.ask("GET", "/api/me")["tables"][0]["my_turn"]
        with ana.look(table, seat=0) as ben:
            ben.until_game()
            play_on(ben, 1)


def told(person: Guest) -> list[tuple[str, str]]:
    return [(notice["kind"], notice["table"]) for notice in person.ask("GET", "/api/me/notices")["notices"]]


def test_they_come_along_to_a_rematch_that_somebody_else_asks_for(house: House) -> None:
    ana, eve = house.guest("Ana"), house.guest("Eve")
    table = three_at_two_screens(ana, eve, turn_limit=2)
    with ana.look(table) as own, ana.look(table, seat=0) as ben, eve.look(table) as hers:
        three = Party(table, [ana, ana, eve], [ben, own, hers])
        three.play_until(lambda: all(socket.game["outcome"] for socket in three.sockets))
    again = eve.post(f"/api/tables/{table}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["invited", "invited", "person"]
    joined = ana.post(f"/api/tables/{table}/rematch")
    assert joined["id"] == again["id"]
    assert [(seat["kind"], seat["name"]) for seat in joined["seats"]] == [
        ("person", "Ben"), ("person", "Ana"), ("person", "Eve"),
    ]  # fmt: skip
    assert eve.post(f"/api/tables/{again['id']}/leave")["host"] == "Ana", "who has no session cannot be the host"


def test_they_play_to_the_end_and_again(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.play("me", "beside:Ben", "bot", "bot", settings={"reaction_wait": 0}, turns=1)
    with ana.look(table) as own, ana.look(table, seat=1) as ben:
        for socket in (own, ben):
            socket.until_game()
        Party(table, [ana, ana], [own, ben]).play_until(lambda: own.game["outcome"])
    again = ana.post(f"/api/tables/{table}/rematch")
    assert [(seat["name"], seat["kind"]) for seat in again["seats"][:2]] == [("Ana", "person"), ("Ben", "person")]
    ana.post(f"/api/tables/{again['id']}/start")
    with ana.look(again["id"], seat=1) as ben:
        assert ben.until_game()["seat"] == 1
