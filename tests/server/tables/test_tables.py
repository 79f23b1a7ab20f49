"""Tables: made, joined, left, started, played again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.house import Guest, House, Json, play_on
from tests.server.places import BOTH

PLACES = BOTH


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_the_games_and_their_options_are_listed_with_types(house: House) -> None:
    games = {game["id"]: game for game in house.guest().ask("GET", "/api/games")}
    assert set(games) == {"dystopia", "leaders", "reality"}
    options = {option["name"]: option for option in games["leaders"]["options"]}
    assert options["edition"]["choices"] == ["A", "B"]
    assert (options["turns"]["type"], options["turns"]["low"], options["turns"]["high"]) == ("number", 1, 1000)


def test_a_table_is_made_found_in_the_lobby_and_joined(house: House) -> None:
    ana, ben = house.guest("Ana"), house.guest("Ben")
    made = ana.make("me", "open", "bot", "bot", turns=2)
    table_id = made["table"]["id"]
    assert kinds(made["table"]) == ["person", "open", "bot", "bot"]
    assert made["table"]["options"] == {"edition": "B", "guns": 0, "turns": 2, "claims": 1, "deck": "standard"}
    assert table_id in [table["id"] for table in ben.ask("GET", "/api/tables")]
    assert ana.refused("POST", f"/api/tables/{table_id}/start", {}, 409) == "seats-empty"
    seated = ben.post(f"/api/tables/{table_id}/join")
    assert seated["seat"] == 1
    assert seated["table"]["seats"][1]["name"] == "Ben"
    assert ben.refused("POST", f"/api/tables/{table_id}/join", {}, 409) == "seated"
    assert table_id not in [table["id"] for table in ben.ask("GET", "/api/tables")]
    assert ben.refused("POST", f"/api/tables/{table_id}/start", {}, 403) == "not-host"
    assert ana.post(f"/api/tables/{table_id}/start")["status"] == "playing"
    assert ana.refused("POST", f"/api/tables/{table_id}/start", {}, 409) == "started"
    assert ana.ask("GET", "/api/me")["tables"][0]["my_turn"]


def test_a_table_names_its_host_by_id_and_says_what_is_spoken_there(house: House) -> None:
    ana, same = house.guest("Ana"), house.guest("Ana")
    table = ana.make("me", "open", "bot", "bot", settings={"language": "es"})["table"]
    me, other = (person.ask("GET", "/api/me")["person"]["id"] for person in (ana, same))
    assert table["host_id"] == me != other
    assert table["settings"]["language"] == "es"
    assert ana.make("me", "open", "bot", "bot")["table"]["settings"]["language"] == "any"


def test_who_sits_on_the_first_seat_cannot_take_another(house: House) -> None:
    ana = house.guest()
    table_id = ana.make("me", "open", "bot", "bot")["table"]["id"]
    assert ana.refused("POST", f"/api/tables/{table_id}/join", {}, 409) == "seated"


def test_an_invitation_is_good_once(house: House) -> None:
    ana, ben, cleo = house.guest(), house.guest(), house.guest()
    made = ana.make("me", "invited", "bot", "bot")
    (invitation,) = made["invitations"]
    table_id = made["table"]["id"]
    assert invitation["seat"] == 1
    assert ben.refused("POST", f"/api/tables/{table_id}/join", {}, 403) == "no-seat"
    assert ben.refused("POST", f"/api/tables/{table_id}/join", {"invitation": "x" * 43}, 403) == "invitation"
    assert ben.post(f"/api/tables/{table_id}/join", {"invitation": invitation["token"]})["seat"] == 1
    assert (
        cleo.refused("POST", f"/api/tables/{table_id}/join", {"invitation": invitation["token"]}, 403) == "invitation"
    )
    assert invitation["token"] not in house.log.read_text()


def test_of_many_who_want_the_last_seat_at_once_one_gets_it(house: House) -> None:
    table_id = house.guest().make("me", "open", "bot", "bot")["table"]["id"]
    crowd = [house.guest() for _ in range(6)]

    def try_to_join(guest: Guest) -> int:
        return guest.http.post(f"/api/tables/{table_id}/join", json={}).status_code

    with ThreadPoolExecutor(len(crowd)) as pool:
        assert sorted(pool.map(try_to_join, crowd)) == [200, 403, 403, 403, 403, 403]


def test_who_leaves_before_the_start_frees_the_seat_and_passes_the_table_on(house: House) -> None:
    ana, ben = house.guest("Ana"), house.guest("Ben")
    table_id = ana.make("me", "open", "bot", "bot")["table"]["id"]
    ben.post(f"/api/tables/{table_id}/join")
    left = ana.post(f"/api/tables/{table_id}/leave")
    assert kinds(left) == ["open", "person", "bot", "bot"]
    assert left["host"] == "Ben"
    assert ana.refused("POST", f"/api/tables/{table_id}/leave", {}, 403) == "not-seated"
    assert ben.post(f"/api/tables/{table_id}/leave")["status"] == "closed"
    assert ana.refused("POST", f"/api/tables/{table_id}/join", {}, 409) == "started"


def test_a_bot_plays_on_for_who_leaves_later(house: House) -> None:
    ana, ben = house.guest(), house.guest()
    table_id = ana.make("me", "open", "bot:easy", "bot", turns=1)["table"]["id"]
    ben.post(f"/api/tables/{table_id}/join")
    ana.post(f"/api/tables/{table_id}/start")
    with ana.look(table_id) as socket:
        socket.until_game()
        with ben.look(table_id) as other:
            assert other.until_game()["seat"] == 1
            assert kinds(ben.post(f"/api/tables/{table_id}/leave")) == ["person", "bot", "bot", "bot"]
            other.until_game(lambda game: game["seat"] is None)
            assert other.act(["skip"])["reason"]["code"] == "not-seated"
        play_on(socket)
        assert socket.game["outcome"]


def test_the_host_frees_a_seat(house: House) -> None:
    ana, ben = house.guest(), house.guest()
    table_id = ana.make("me", "open", "invited", "bot")["table"]["id"]
    ben.post(f"/api/tables/{table_id}/join")
    assert ben.refused("POST", f"/api/tables/{table_id}/seats/0/free", {}, 403) == "not-host"
    freed = ana.post(f"/api/tables/{table_id}/seats/1/free", {"kind": "invited"})
    assert kinds(freed["table"]) == ["person", "invited", "invited", "bot"]
    assert ben.post(f"/api/tables/{table_id}/join", {"invitation": freed["invitation"]["token"]})["seat"] == 1
    ana.post(f"/api/tables/{table_id}/seats/2/free", {"kind": "bot"})
    assert ana.refused("POST", f"/api/tables/{table_id}/seats/9/free", {}, 404) == "no-seat"
    assert ana.post(f"/api/tables/{table_id}/start")["status"] == "playing"
    assert ana.refused("POST", f"/api/tables/{table_id}/seats/1/free", {}, 409) == "started"


@pytest.mark.parametrize(
    ("said", "status", "code"),
    [
        ({"game": "chess", "seats": ["me"]}, 404, "no-game"),
        ({"game": "leaders", "seats": ["me"]}, 422, "option"),
        ({"game": "leaders", "seats": ["me", "me", "bot", "bot"]}, 422, "seats"),
        ({"game": "leaders", "seats": ["me", "bot", "bot", "bot"], "options": {"turns": 0}}, 422, "option"),
        ({"game": "leaders", "seats": ["me", "bot", "bot", "bot"], "options": {"turns": "1"}}, 422, "option"),
        ({"game": "leaders", "seats": ["me", "bot", "bot", "bot"], "options": {"deck": "../x"}}, 422, "option"),
        ({"game": "leaders", "seats": ["me", "bot", "bot", "bot"], "options": {"deck": "a\nb"}}, 422, "option"),
        ({"game": "leaders", "seats": ["me", "bot", "bot", "king"]}, 422, "malformed"),
        ({"game": "leaders"}, 422, "malformed"),
        ([], 422, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(house: House, said: object, status: int, code: str) -> None:
    assert house.guest().refused("POST", "/api/tables", said, status) == code


def test_what_is_not_there_is_said(house: House) -> None:
    ana = house.guest()
    assert ana.refused("GET", "/api/tables/nowhere", None, 404) == "no-table"
    assert ana.refused("POST", "/api/tables/nowhere/join", {}, 404) == "no-table"
    assert ana.refused("GET", "/api/nowhere", None, 404) == "not-found"
    assert ana.refused("PUT", "/api/tables", {}, 405) == "method"


def test_those_who_played_play_again_on_their_old_seats(house: House) -> None:
    ana, ben, cleo = house.guest("Ana"), house.guest("Ben"), house.guest("Cleo")
    table_id = ana.make("me", "open", "bot:easy", "bot", turns=1)["table"]["id"]
    ben.post(f"/api/tables/{table_id}/join")
    ana.post(f"/api/tables/{table_id}/start")
    assert ana.refused("POST", f"/api/tables/{table_id}/rematch", {}, 409) == "not-finished"
    with ana.look(table_id) as one, ben.look(table_id) as other, ThreadPoolExecutor(2) as pool:
        one.until_game()
        other.until_game()
        assert min(pool.map(play_on, (one, other))) > 0
    assert cleo.refused("POST", f"/api/tables/{table_id}/rematch", {}, 403) == "not-seated"
    again = ben.post(f"/api/tables/{table_id}/rematch")
    assert kinds(again) == ["invited", "person", "bot", "bot"]
    assert [seat["strength"] for seat in again["seats"]] == [None, None, "easy", None]
    assert ben.ask("GET", f"/api/tables/{table_id}")["rematch"] == again["id"]
    assert cleo.refused("POST", f"/api/tables/{again['id']}/join", {}, 403) == "no-seat"
    with ben.look(again["id"]) as socket:
        socket.until(lambda message: message["type"] == "table")
        for _ in range(2):
            assert ana.post(f"/api/tables/{table_id}/rematch")["id"] == again["id"]
        assert socket.until(lambda message: message["type"] == "table")["table"]["seats"][0]["name"] == "Ana"
    both = ana.ask("GET", f"/api/tables/{again['id']}")
    assert [seat["name"] for seat in both["seats"][:2]] == ["Ana", "Ben"]
    assert both["host"] == "Ben"


def test_a_rematch_against_bots_begins_at_once_if_asked(house: House) -> None:
    ana = house.guest("Ana")
    table_id = ana.play("me", "bot:easy", "bot", "bot:easy", turns=1)
    with ana.look(table_id) as socket:
        socket.until_game()
        play_on(socket)
    waiting = ana.post(f"/api/tables/{table_id}/rematch")
    assert waiting["status"] == "waiting"
    for _ in range(2):
        again = ana.post(f"/api/tables/{table_id}/rematch", {"start": True})
        assert (again["id"], again["status"]) == (waiting["id"], "playing")
    assert [seat["strength"] for seat in again["seats"]] == [None, "easy", None, "easy"]
    assert again["options"] == ana.ask("GET", f"/api/tables/{table_id}")["options"]
    with ana.look(again["id"]) as socket:
        assert socket.until_game()["view"]["outcome"] is None


def test_a_rematch_with_people_waits_for_them(house: House) -> None:
    ana, ben = house.guest("Ana"), house.guest("Ben")
    table_id = ana.make("me", "open", "bot", "bot", turns=1)["table"]["id"]
    ben.post(f"/api/tables/{table_id}/join")
    ana.post(f"/api/tables/{table_id}/start")
    with ana.look(table_id) as one, ben.look(table_id) as other, ThreadPoolExecutor(2) as pool:
        one.until_game()
        other.until_game()
        assert min(pool.map(play_on, (one, other))) > 0
    again = ana.post(f"/api/tables/{table_id}/rematch", {"start": True})
    assert (again["status"], kinds(again)) == ("waiting", ["person", "invited", "bot", "bot"])
    assert ben.post(f"/api/tables/{table_id}/rematch", {"start": True})["status"] == "waiting"


def test_a_bot_has_the_strength_that_was_chosen_for_it(house: House) -> None:
    ana = house.guest()
    made = ana.make("me", "bot:easy", "bot:hard", "bot", "open")["table"]
    assert [seat["strength"] for seat in made["seats"]] == [None, "easy", "hard", None, None]
    assert [seat["kind"] for seat in made["seats"]] == ["person", "bot", "bot", "bot", "open"]
    freed = ana.post(f"/api/tables/{made['id']}/seats/4/free", {"kind": "bot:normal"})["table"]
    assert freed["seats"][4]["strength"] == "normal"
    freed = ana.post(f"/api/tables/{made['id']}/seats/4/free", {"kind": "open"})["table"]
    assert freed["seats"][4] | {"kind": "open", "strength": None} == freed["seats"][4]
    assert ana.refused("POST", "/api/tables", {"game": "leaders", "seats": ["me", "bot:mad", "bot", "bot"]}, 422)
