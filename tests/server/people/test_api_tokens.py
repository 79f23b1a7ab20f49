"""API tokens: made, listed and revoked in person; what they open, and what they do not."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from euphoria.server.people.api_tokens import MOST_TOKENS
from tests.server.house import PATIENCE, House, Socket


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


@contextlib.contextmanager
def look(house: House, table_id: str, headers: dict[str, str]) -> Iterator[Socket]:
    url = f"ws://127.0.0.1:{house.port}/api/tables/{table_id}/socket"
    with connect(url, additional_headers=headers, open_timeout=PATIENCE, close_timeout=1) as connection:
        yield Socket(connection)


def test_a_token_is_shown_once_stored_as_a_hash_and_listed_by_name(house: House) -> None:
    ana = house.guest("Ana")
    made = ana.post("/api/tokens", {"name": "my  first\tbot"}, 201)
    assert made["name"] == "my first bot"
    assert made["token"].startswith("euphoria_")
    (listed,) = ana.ask("GET", "/api/tokens")
    assert listed == {name: made[name] for name in ("id", "name", "created")}
    ((stored,),) = house.stored("SELECT token FROM api_tokens WHERE id = ?", made["id"])
    assert len(stored) == 64
    assert stored not in made["token"]
    assert house.ask("get", "/api/me", headers=bearer(made["token"])).json()["person"]["name"] == "Ana"


def test_a_token_plays_for_its_person_on_a_socket_from_anywhere(house: House) -> None:
    ana = house.guest()
    token = ana.post("/api/tokens", {"name": "bot"}, 201)["token"]
    table_id = ana.play("me", "bot", "bot", "bot")
    elsewhere = {"origin": "https://elsewhere.example"}
    with look(house, table_id, bearer(token) | elsewhere) as socket:
        assert socket.until_game()["seat"] == 0
        assert socket.act(socket.legal[0])["type"] == "acknowledged"
    answer = house.ask("post", f"/api/tables/{table_id}/leave", headers=bearer(token) | elsewhere)
    assert answer.status_code == 200


def test_a_revoked_token_is_nobodys_and_its_sockets_are_closed(house: House) -> None:
    ana, ben = house.guest(), house.guest()
    made, other = [ana.post("/api/tokens", {"name": name}, 201) for name in ("one", "other")]
    table_id = ana.play("me", "bot", "bot", "bot")
    with look(house, table_id, bearer(made["token"])) as socket, look(house, table_id, bearer(other["token"])) as kept:
        socket.until_game()
        kept.until_game()
        assert ben.refused("DELETE", f"/api/tokens/{made['id']}", None, 404) == "no-token"
        ana.ask("DELETE", f"/api/tokens/{made['id']}", status=204)
        assert socket.closed_with() == 4401
        assert kept.act(kept.legal[0])["type"] == "acknowledged"
    answer = house.ask("get", "/api/me", headers=bearer(made["token"]))
    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "wrong-token")
    with pytest.raises(InvalidStatus) as refused, look(house, table_id, bearer(made["token"])):
        pass
    assert refused.value.response.status_code == 401
    assert [token["id"] for token in ana.ask("GET", "/api/tokens")] == [other["id"]]


@pytest.mark.parametrize("said", ["Bearer", "Bearer x", "bearer euphoria_x", "Bearer a b", "Bearer \u00e9"])
def test_a_wrong_token_is_refused_even_with_a_good_cookie(house: House, said: str) -> None:
    ana = house.guest()
    answer = ana.http.get("/api/me", headers={b"Authorization": said.encode("latin-1")})
    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "wrong-token")


def test_another_scheme_is_no_token_and_the_origin_counts(house: House) -> None:
    ana = house.guest()
    headers = {"Authorization": "Basic eDp5", "Origin": "https://evil.example"}
    assert ana.http.get("/api/me", headers=headers).status_code == 200
    assert ana.http.post("/api/tokens", json={"name": "bot"}, headers=headers).json()["error"]["code"] == "origin"


@pytest.mark.parametrize(
    ("method", "path", "said"),
    [
        ("POST", "/api/tokens", {"name": "another"}),
        ("GET", "/api/tokens", None),
        ("DELETE", "/api/tokens/x", None),
        ("POST", "/api/guests", {"name": "Ben"}),
        ("POST", "/api/accounts", {"name": "A name to take", "password": "mine now, all of it"}),
        ("POST", "/api/session", {"name": "A name to take", "password": "mine now, all of it"}),
        ("DELETE", "/api/session", None),
    ],
)
def test_a_token_is_for_playing_only(house: House, method: str, path: str, said: object) -> None:
    """Else whoever has one could take the guest's place for good."""
    ana = house.guest()
    token = ana.post("/api/tokens", {"name": "bot"}, 201)["token"]
    for http in (house.ask, ana.http.request):
        answer = http(method, path, json=said, headers=bearer(token))
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "by-token")


def test_strangers_have_no_tokens_and_nobody_has_many(house: House) -> None:
    assert house.ask("post", "/api/tokens", json={"name": "bot"}).status_code == 401
    ana = house.guest()
    assert ana.refused("POST", "/api/tokens", {"name": "\u200b"}, 422) == "name"
    for number in range(MOST_TOKENS):
        ana.post("/api/tokens", {"name": f"bot {number}"}, 201)
    assert ana.refused("POST", "/api/tokens", {"name": "one more"}, 409) == "too-many-tokens"


def test_an_invitation_says_which_table_it_is_for_until_it_is_used(house: House) -> None:
    ana, ben = house.guest(), house.guest()
    made = ana.make("me", "invited", "bot", "bot")
    said = {"invitation": made["invitations"][0]["token"]}
    assert house.ask("post", "/api/invitations", json=said).status_code == 401
    table_id = ben.post("/api/invitations", said)["id"]
    assert table_id == made["table"]["id"]
    assert ben.post(f"/api/tables/{table_id}/join", said)["seat"] == 1
    assert ben.refused("POST", "/api/invitations", said, 404) == "no-invitation"
