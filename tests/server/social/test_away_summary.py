"""While I was away: what happened at my tables, as my seat may read it, and nothing else."""

from __future__ import annotations

from tests.server.house import Guest, House, Json, play_on, wait_for
from tests.server.party import party
from tests.server.places import BOTH
from tests.server.play.test_takebacks import go_back_and_do_otherwise, in_mid_game, move

PLACES = BOTH


def away(person: Guest, query: str = "") -> list[Json]:
    tables: list[Json] = person.ask("GET", f"/api/me/away{query}")["tables"]
    return tables


def until_noted(house: House, person: Guest, table_id: str, events: int) -> None:
    """What was seen is noted a moment after a socket is closed."""
    me = person.ask("GET", "/api/me")["person"]["id"]
    noted = "SELECT events FROM last_seen WHERE person_id = ? AND table_id = ?"
    wait_for(lambda: house.stored(noted, me, table_id) == [(events,)])


def test_what_has_happened_since_i_closed_my_socket(house: House) -> None:
    ana, ben = house.guest(), house.guest()
    table_id = ana.make("me", "open", game="dystopia")["table"]["id"]
    ben.post(f"/api/tables/{table_id}/join")
    ana.post(f"/api/tables/{table_id}/start")
    with ana.look(table_id) as socket:
        socket.until_game()
        play_on(socket, 1)
        seen, before = len(socket.events), socket
    until_noted(house, ana, table_id, seen)
    assert away(ana) == [], "nobody has done anything since"
    with ben.look(table_id) as socket:
        socket.until_game()
        play_on(socket, 1)
        socket.until_quiet(0.1)
        assert [entry["table"] for entry in away(ana)] == [table_id]
        assert away(ben) == [], "who is there misses nothing"
    (entry,) = away(ana)
    (spoken,) = away(ana, "?lang=es")
    assert len(spoken["words"]) == len(entry["events"]) == len(spoken["emphasis"])
    assert any(text.startswith("Turno 1: juega ") for text in spoken["words"]), spoken["words"]
    with ana.look_again(table_id, before) as socket:
        game = socket.until_game()
        assert entry["events"] == game["events"][-5:]
        assert entry["my_turn"] == bool(game["legal"])
    assert entry["words"] is None
    assert entry["count"] == len(game["events"]) > 0
    assert (entry["seen"], entry["status"], entry["outcome"]) == (seen, "playing", None)
    until_noted(house, ana, table_id, seen + entry["count"])
    assert away(ana) == []


def test_what_i_missed_is_told_as_my_seat_may_read_it(house: House) -> None:
    people = [house.guest() for _ in range(4)]
    table_id = people[0].make("me", "open", "open", "open")["table"]["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table_id}/join")
    people[0].post(f"/api/tables/{table_id}/start")
    for person in reversed(people):
        with person.look(table_id) as socket:
            socket.until_game()
            play_on(socket, 1)
            socket.catch_up()
        until_noted(house, person, table_id, len(socket.events))
    last = people[-1]
    (entry,) = away(last)
    placed = [event for event in entry["events"] if event["event"] == "placed" and event["seat"] == 3]
    assert placed
    assert all(event["recruit"] for event in placed), "their own, which nobody else knows"
    with last.look(table_id) as socket:
        assert socket.until_game()["events"][-5:] == entry["events"]


def test_what_i_cannot_see_is_nothing_that_i_missed(house: House) -> None:
    ana, ben = house.guest(), house.guest()
    table_id = ana.make("me", "open", game="dystopia")["table"]["id"]
    ben.post(f"/api/tables/{table_id}/join")
    ana.post(f"/api/tables/{table_id}/start")
    with ana.look(table_id) as socket:
        socket.until_game()
        seen = len(socket.events)
    until_noted(house, ana, table_id, seen)
    with ben.look(table_id) as socket:
        socket.until_game()
        play_on(socket, 1)
    assert away(ana) == [], "his answer is in, and she is not told"


def test_strangers_have_missed_nothing(house: House) -> None:
    assert house.ask("GET", "/api/me/away").status_code == 401


def test_what_comes_in_the_place_of_something_taken_back_is_news(house: House) -> None:
    with party(house, 2, game="dystopia") as table:
        ben = table.guests[1]
        in_mid_game(table)
        move(table)
        table.listen()
        with ben.look(table.table_id) as socket:
            socket.until_game()
            seen = len(socket.events)
        until_noted(house, ben, table.table_id, seen)
        go_back_and_do_otherwise(table, seen)
        mine = "SELECT events FROM last_seen WHERE table_id = ? AND person_id = ?"
        ((noted,),) = house.stored(mine, table.table_id, ben.ask("GET", "/api/me")["person"]["id"])
    assert noted < seen
