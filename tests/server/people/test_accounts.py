"""Accounts: another password, out everywhere, deleted; names that look alike; passwords that others guess."""

from __future__ import annotations

from itertools import count

import pytest

from euphoria.server import rate_limits
from euphoria.server.errors import RateLimited
from euphoria.server.people.lookalikes import is_mixed, skeleton
from euphoria.server.rate_limits import PasswordLimit
from tests.server.house import Guest, House
from tests.server.http.test_rate_limits import Clock
from tests.server.places import BOTH

PLACES = BOTH
PASSWORD = "correct horse"
_numbers = count(1)
_words = ["wolf", "bear", "hawk", "newt", "toad", "crab", "swan", "mole", "hare", "goat", "duck", "frog", "seal", "bee"]


def new_name() -> str:
    """One that looks like no other."""
    number = next(_numbers)
    return f"Zed {_words[number % len(_words)]} {_words[number // len(_words)]}"


def account(house: House, name: str | None = None) -> Guest:
    guest = house.guest()
    guest.name = name or new_name()
    guest.post("/api/accounts", {"name": guest.name, "password": PASSWORD}, 201)
    return guest


def signed_in(house: House, owner: Guest, password: str = PASSWORD) -> Guest:
    """The same person in another browser."""
    elsewhere = house.guest()
    elsewhere.post("/api/session", {"name": owner.name, "password": password})
    return elsewhere


def test_a_new_password_ends_all_other_sessions(house: House) -> None:
    ana = account(house)
    phone = signed_in(house, ana)
    table_id = ana.play("me", "bot", "bot", "bot")
    said = {"password": "wrong horse", "new": "battery staple"}
    assert ana.refused("POST", "/api/me/password", said, 403) == "wrong-password"
    with phone.look(table_id) as there, ana.look(table_id) as here:
        there.until_game()
        here.until_game()
        ana.ask("POST", "/api/me/password", said | {"password": PASSWORD}, 204)
        assert there.closed_with() == 4401
        here.send(type="chat", text="still here")
        here.until(lambda message: message["type"] == "chat" and message["lines"])
    assert phone.refused("GET", "/api/me", None, 401) == "not-signed-in"
    assert ana.ask("GET", "/api/me")["person"]["name"] == ana.name
    signed_in(house, ana, "battery staple")
    old = {"name": ana.name, "password": PASSWORD}
    assert phone.refused("POST", "/api/session", old, 403) == "wrong-password"


def test_a_guest_has_no_password_and_cannot_sign_out_everywhere(house: House) -> None:
    guest = house.guest()
    said = {"password": PASSWORD, "new": "battery staple"}
    assert guest.refused("POST", "/api/me/password", said, 409) == "guest"
    assert guest.refused("DELETE", "/api/sessions", None, 409) == "guest"


def test_a_token_cannot_touch_the_account(house: House) -> None:
    ana = account(house)
    token = ana.ask("POST", "/api/tokens", {"name": "bot"}, 201)["token"]
    headers = {"authorization": f"Bearer {token}"}
    for method, path, said in (
        ("POST", "/api/me/password", {"password": PASSWORD, "new": "battery staple"}),
        ("DELETE", "/api/sessions", None),
        ("POST", "/api/me/delete", {"password": PASSWORD}),
    ):
        answer = house.ask(method, path, json=said, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "by-token")


def test_signing_out_everywhere(house: House) -> None:
    ana = account(house)
    phone = signed_in(house, ana)
    ana.ask("DELETE", "/api/sessions", status=204)
    for browser in (ana, phone):
        assert browser.refused("GET", "/api/me", None, 401) == "not-signed-in"
    signed_in(house, ana)


def test_who_deletes_their_account_is_gone_by_name_and_the_games_stay(house: House) -> None:
    ana, ben = account(house), house.guest()
    playing = ana.make("me", "open", "beside:Cleo", "bot", settings={"on_leave": "wait"})["table"]["id"]
    ben.post(f"/api/tables/{playing}/join")
    ana.post(f"/api/tables/{playing}/start")
    waiting = ana.make("me", "open", "open", "open")["table"]["id"]
    ben.post(f"/api/tables/{waiting}/join")
    person = ana.ask("GET", "/api/me")["person"]["id"]
    with ana.look(playing) as socket:
        socket.until_game()
        socket.send(type="chat", text="good bye")
        socket.until(lambda message: message["type"] == "chat" and message["lines"])
    token = ana.ask("POST", "/api/tokens", {"name": "bot"}, 201)["token"]
    assert ana.refused("POST", "/api/me/delete", {}, 403) == "wrong-password"
    assert ana.refused("POST", "/api/me/delete", {"password": "wrong horse"}, 403) == "wrong-password"
    ana.ask("POST", "/api/me/delete", {"password": PASSWORD}, 204)
    assert ana.refused("GET", "/api/me", None, 401) == "not-signed-in"
    assert house.ask("GET", "/api/me", headers={"authorization": f"Bearer {token}"}).status_code == 401
    assert ana.refused("POST", "/api/session", {"name": ana.name, "password": PASSWORD}, 403) == "wrong-password"
    seats = ben.ask("GET", f"/api/tables/{playing}")["seats"]
    assert [(seat["name"], seat["person"], seat["away"]) for seat in (seats[0], seats[2])] == [(None, None, "left")] * 2
    assert ben.ask("GET", f"/api/tables/{waiting}")["host"] == ben.name
    with ben.look(playing) as socket:
        chat = socket.until(lambda message: message["type"] == "chat")["lines"]
    assert [(line["name"], line["text"]) for line in chat] == [("", "good bye")]
    assert house.ask("GET", f"/api/people/{person}/statistics").status_code == 404
    assert not house.stored("SELECT id FROM people WHERE name = ?", ana.name)
    house.guest(ana.name)  # the name is free again


def test_a_guest_may_delete_themselves(house: House) -> None:
    name = new_name()
    guest = house.guest(name)
    guest.ask("POST", "/api/me/delete", {}, 204)
    assert guest.refused("GET", "/api/me", None, 401) == "not-signed-in"
    assert not house.stored("SELECT id FROM people WHERE name = ?", name)


def test_the_guests_cookie_ends_with_registration_and_with_signing_in(house: House) -> None:
    guest = house.guest()
    as_guest = guest.cookie
    owner = new_name()
    guest.post("/api/accounts", {"name": owner, "password": PASSWORD}, 201)
    as_owner = guest.cookie
    guest.post("/api/session", {"name": owner, "password": PASSWORD})
    for cookie in (as_guest, as_owner):
        assert house.ask("GET", "/api/me", headers={"cookie": cookie}).status_code == 401
    assert guest.ask("GET", "/api/me")["person"]["name"] == owner


# Names.

ALIKE = [
    ("Paco", "paco"), ("Paco", "PACO"), ("Paco", "Расо"), ("Paco", "Pàço"), ("Paco", "P a c o"),
    ("Paco", "Pac0"), ("Paco", "Ｐａｃｏ"), ("Paco", "𝓟𝓪𝓬𝓸"), ("Paco", "Paco."), ("Paco", "Paco\u200b"),
    ("Paco", "Pa\u00adco"), ("Paco", "Pɑco"), ("Lilo", "Li1o"), ("Lilo", "LiIo"), ("Marna", "Mama"),
    ("Ivvan", "Iwan"), ("Kato", "Κατο"), ("Bob", "ᏴОВ"), ("Søren", "Soren"), ("Ñico", "Nico"),
    ("Nan", "ΝΑΝ"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "alike"), ALIKE)
def test_names_that_look_alike(name: str, alike: str) -> None:
    assert skeleton(name) == skeleton(alike) or is_mixed(alike)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ana", "Anna"), ("Ben", "Bern"), ("Иван", "Ivan"), ("李明", "李朋"), ("Rosa", "Roza"), ("A1", "A2")],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize(
    "name", ["Ana María", "Иван 7", "Ελένη", "山田太郎", "さくらAki", "김철수", "محمد", "O'Brien-Smith", "Zoë 🌹"]
)
def test_names_of_one_script_are_fine(name: str) -> None:
    assert not is_mixed(name)


@pytest.mark.parametrize("name", ["Pаco", "Ivаn", "Ꭺna", "Αna", "ⲀⲚⲀ", "Ana明Иван"])
def test_mixed_scripts_are_not(house: House, name: str) -> None:
    assert is_mixed(name)
    answer = house.ask("POST", "/api/guests", json={"name": name})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "name-script")


def test_nobody_comes_under_a_name_that_looks_like_an_account(house: House) -> None:
    owner = account(house, "Topaz Okapi")
    for name in (
        "Topaz Okapi",
        "topaz okapi",
        "T0paz-Okapi",
        "Tópaz Okapí",
    ):
        answer = house.ask("POST", "/api/guests", json={"name": name})
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "name-taken"), name
        said = {"name": name, "password": PASSWORD}
        assert house.guest().refused("POST", "/api/accounts", said, 409) == "name-taken"
        seats = ["me", f"beside:{name}", "bot", "bot"]
        assert house.guest().refused("POST", "/api/tables", {"game": "leaders", "seats": seats}, 409) == "name-taken"
    assert owner.ask("GET", "/api/me")["person"]["name"] == "Topaz Okapi"


# Passwords.


def test_a_right_password_is_not_locked_out_by_others(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    limit = PasswordLimit(1)
    for one in (limit._attempts, limit._attempts_under_attack, limit._wrong):
        monkeypatch.setattr(one, "clock", clock)
    for _ in range(int(rate_limits.PASSWORDS.burst)):
        limit.take("ana", "evil")
        limit.wrong("ana")
    with pytest.raises(RateLimited):
        limit.take("ana", "evil")
    limit.take("ana", "home")
    limit.take("ben", "evil")
    for number in range(1000):  # from everywhere
        limit.take("ana", f"evil {number}")
        limit.wrong("ana")
    limit.take("ana", "elsewhere")
    for _ in range(int(rate_limits.PASSWORDS_UNDER_ATTACK.burst)):
        limit.take("ana", "evil again")
    with pytest.raises(RateLimited):
        limit.take("ana", "evil again")
    clock.now = 100_000
    for _ in range(int(rate_limits.PASSWORDS.burst)):
        limit.take("ana", "evil again")


# Tables of an older revision.


def test_a_table_of_an_older_revision_can_be_left(house: House) -> None:
    ana, ben = house.guest(), house.guest()
    table_id = ana.make("me", "open", "bot", "bot")["table"]["id"]
    ben.post(f"/api/tables/{table_id}/join")
    ana.post(f"/api/tables/{table_id}/start")
    assert not ana.ask("GET", f"/api/tables/{table_id}")["outdated"]
    house.stored("UPDATE tables SET revision = 0 WHERE id = ?", table_id)
    assert ana.ask("GET", f"/api/tables/{table_id}")["outdated"]
    left = ana.post(f"/api/tables/{table_id}/leave")
    assert (left["status"], left["seats"][0]["away"]) == ("playing", "left")
    assert ana.ask("GET", "/api/me")["tables"] == []
    assert [mine["table"]["id"] for mine in ben.ask("GET", "/api/me")["tables"]] == [table_id]
    assert ben.post(f"/api/tables/{table_id}/leave")["status"] == "closed"
