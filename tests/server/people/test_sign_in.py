"""Guests, accounts, sessions."""

from __future__ import annotations

import pytest

from tests.server.house import House


def test_a_guest_plays_under_a_cleaned_name(house: House) -> None:
    ana = house.guest("  Ana\u202e \t\x00 María ")
    assert ana.ask("GET", "/api/me")["person"]["name"] == "Ana María"
    assert ana.ask("GET", "/api/me")["person"]["guest"]


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "...", "x" * 25, "x" * 10_000])
def test_a_name_that_is_none_is_refused(house: House, name: str) -> None:
    answer = house.ask("post", "/api/guests", json={"name": name})
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] in ("name", "malformed")


def test_a_session_is_a_cookie_that_scripts_and_other_sites_cannot_use(house: House) -> None:
    answer = house.ask("post", "/api/guests", json={"name": "Ana"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    token = answer.cookies["euphoria_session"]
    assert (token,) not in house.stored("SELECT token FROM sessions")
    assert token not in house.log.read_text()


def test_a_guest_who_registers_keeps_their_tables_and_signs_in_elsewhere(house: House) -> None:
    ana = house.guest("Ana")
    table_id = ana.make("me", "open", "open", "open")["table"]["id"]
    account = {"name": "Ana of the North", "password": "correct horse"}
    assert not ana.post("/api/accounts", account, 201)["guest"]
    elsewhere = house.guest("somebody")
    assert elsewhere.refused("POST", "/api/accounts", account | {"name": "ANA of the north"}, 409) == "name-taken"
    assert elsewhere.refused("POST", "/api/session", account | {"password": "wrong horse"}, 403) == "wrong-password"
    elsewhere.post("/api/session", account)
    assert [mine["table"]["id"] for mine in elsewhere.ask("GET", "/api/me")["tables"]] == [table_id]
    ((stored,),) = house.stored("SELECT password FROM people WHERE account = ?", "ana of the north")
    assert stored.startswith("$argon2id$")


def test_who_signs_out_is_a_stranger_even_with_the_old_cookie(house: House) -> None:
    ana = house.guest("Ana")
    old = ana.cookie
    ana.ask("DELETE", "/api/session", status=204)
    assert ana.refused("GET", "/api/me", None, 401) == "not-signed-in"
    again = house.ask("get", "/api/me", headers={"cookie": old})
    assert again.status_code == 401


def test_what_cannot_be_read_is_said_without_repeating_it(house: House) -> None:
    answer = house.ask("post", "/api/accounts", json={"name": "Ana", "password": "secret", "more": 1})
    assert answer.status_code == 422
    assert "body.password" in answer.text
    assert "secret" not in answer.text


def test_a_forged_cookie_is_nobodys(house: House) -> None:
    forged = house.ask("get", "/api/me", headers={"cookie": "euphoria_session=" + "A" * 43})
    assert forged.status_code == 401
