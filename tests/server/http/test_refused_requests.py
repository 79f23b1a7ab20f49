"""What is refused, and that it does no harm."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.house import House

THREE_BOTS = ("me", "bot", "bot", "bot")


def test_every_answer_has_the_headers(house: House) -> None:
    for path in ("/health", "/nowhere", "/api/openapi.json"):
        headers = house.ask("get", path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_health_readiness_and_the_description_of_all_there_is(house: House) -> None:
    assert house.ask("get", "/health").json()["status"] == "fine"
    assert house.ask("get", "/ready").json() == {"database": True}
    described = house.ask("get", "/api/openapi.json").json()["paths"]
    assert {
        "/api/guests",
        "/api/accounts",
        "/api/session",
        "/api/me",
        "/api/games",
        "/api/tables",
        "/api/tables/{table_id}/steps",
    } <= set(described)


def test_a_page_of_another_site_is_refused(house: House) -> None:
    ana = house.guest()
    table_id = ana.play(*THREE_BOTS)
    evil = {"origin": "https://evil.example"}
    answer = ana.http.post(f"/api/tables/{table_id}/leave", json={}, headers=evil)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")
    assert ana.http.post("/api/guests", json={"name": "Ana"}, headers={"origin": house.url}).status_code == 201
    with pytest.raises(InvalidStatus) as refused, house.look(table_id, ana, origin="https://evil.example"):
        pass
    assert refused.value.response.status_code == 403
    with house.look(table_id, ana, origin=house.url) as socket:
        socket.until_game()


def test_a_body_that_is_too_large_is_refused_whether_it_says_so_or_not(house: House) -> None:
    ana = house.guest()

    def trickle() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1024

    for content in (b" " * 100_000, trickle()):
        answer = ana.http.post("/api/tables", content=content, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


def test_a_socket_at_no_table_is_refused(house: House) -> None:
    with pytest.raises(InvalidStatus) as refused, house.look("nowhere"):
        pass
    assert refused.value.response.status_code == 403


def test_an_oversized_frame_ends_the_socket_and_nothing_else(house: House) -> None:
    ana = house.guest()
    table_id = ana.play(*THREE_BOTS)
    with ana.look(table_id) as socket, house.look(table_id) as other:
        socket.until_game()
        socket.connection.send("x" * 100_000)
        assert socket.closed_with() == 1009
        other.until_game()
    with ana.look(table_id) as socket:
        socket.until_game()
        assert socket.act(socket.legal[0])["type"] == "acknowledged"


@pytest.mark.parametrize(
    "frame",
    [
        "", "nonsense", "[]", "{}", "null", '{"type": "act"}', '{"type": "dance"}', "[" * 10_000, b"\x00\xff",
        '{"type": "act", "client_id": "a b", "position": "", "action": ["skip"]}',
        '{"type": "act", "client_id": "a", "position": "", "action": [true]}',
        '{"type": "act", "client_id": "a", "position": "", "action": [1e400]}',
        '{"type": "act", "client_id": "a", "position": "", "action": []}',
        '{"type": "act", "client_id": "a", "position": "", "action": ["skip"], "seat": 1}',
        '{"type": "act", "client_id": "a", "position": "", "action": [' + "9" * 5000 + "]}",
        '{"type": "chat", "text": ""}', '{"type": "chat", "text": 7}', '{"type": "chat", "text": "\\ud800"}',
    ],
)  # fmt: skip
def test_a_malformed_frame_is_refused_and_the_socket_lives(house: House, frame: str | bytes) -> None:
    ana = house.guest()
    with ana.look(ana.play(*THREE_BOTS)) as socket:
        socket.until_game()
        socket.connection.send(frame)
        assert socket.reply()["reason"]["code"] in ("malformed", "chat")
        assert socket.act(socket.legal[0])["type"] == "acknowledged"


@pytest.mark.parametrize(
    "text", ["{", "[1", '{"name": NaN}', '"' * 9, '{"name": "\\ud800x"}', '{"name": "Zoe\\u0000Quine"}']
)
def test_a_malformed_body_is_no_fault_of_the_server(house: House, text: str) -> None:
    answer = house.ask("post", "/api/guests", content=text, headers={"content-type": "application/json"})
    assert answer.status_code in (201, 422)


@pytest.mark.parametrize(
    "path", ["/api/tables/%00", "/api/tables/%ff", "/api/tables/" + "x" * 5000, "/api/tables/x/steps?first=-1"]
)
def test_a_strange_path_is_no_fault_of_the_server(house: House, path: str) -> None:
    assert house.ask("get", path).status_code in (404, 422)


def test_a_flood_is_slowed_down_and_passwords_cannot_be_tried_quickly(tmp_path: Path) -> None:
    with House(tmp_path, EUPHORIA_RATE_FACTOR="0.5").running() as house:
        ana = house.guest()
        guesses = [{"name": "Ana", "password": f"my guess {number}"} for number in range(8)]
        assert {ana.http.post("/api/session", json=guess).status_code for guess in guesses} == {403, 429}
        table_id = ana.play(*THREE_BOTS)
        with ana.look(table_id) as socket:
            socket.until_game()
            for _ in range(300):
                socket.connection.send(json.dumps({"type": "chat", "text": "spam"}))
            assert socket.closed_with() == 4429
            too_fast = [message for message in socket.all if message["type"] == "refused"]
            assert too_fast[0]["reason"]["code"] == "too-fast"
            assert too_fast[0]["retry_after"] > 0
        answers = [ana.http.get("/api/games") for _ in range(120)]
        slowed = next(answer for answer in answers if answer.status_code == 429)
        assert slowed.json()["error"]["code"] == "too-fast"
        assert int(slowed.headers["retry-after"]) >= 1
