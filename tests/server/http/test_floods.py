"""One visitor who wants too much: floods of tables, long options, connections that never say anything."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from euphoria.kernel.files.data_folders import folder
from euphoria.server.http import head_timeout, middleware
from tests.server.house import Guest, House, Json, browser

DAY = 86_400_000


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """With the limits that everybody else has."""
    with House(tmp_path_factory.mktemp("strict"), EUPHORIA_RATE_FACTOR="1").running() as house:
        yield house


def long_deck() -> str:
    text = (folder("decks") / "standard.toml").read_text("utf-8")
    return text + "# " + "x" * (38_000 - len(text))


def with_deck(guest: Guest) -> str:
    table_id: str = guest.make("me", "open", "open", "open", deck=long_deck())["table"]["id"]
    return table_id


def test_lists_and_presence_have_no_decks_and_a_table_has(house: House) -> None:
    ana = house.guest()
    table_id = with_deck(ana)
    (lobby,) = (one for one in ana.ask("GET", "/api/tables") if one["id"] == table_id)
    (mine,) = (one["table"] for one in ana.ask("GET", "/api/me")["tables"])
    with ana.look(table_id) as seen:
        told = seen.until(lambda message: message["type"] == "table")["table"]
    for shown in (lobby, mine, told):
        assert "deck" not in shown["options"]
        assert shown["left_out"] == ["deck"]
        assert shown["options"]["edition"] == "B"
        assert len(str(shown)) < 5000
    whole = ana.ask("GET", f"/api/tables/{table_id}")
    assert whole["options"]["deck"] == long_deck()
    assert whole["left_out"] == []


def test_a_list_of_finished_games_has_no_decks(house: House) -> None:
    ana, ben = house.guest(), house.guest()
    table_id = ana.make("me", "open", "bot", "bot", deck=long_deck(), turns=1)["table"]["id"]
    ben.post(f"/api/tables/{table_id}/join")
    house.stored("UPDATE tables SET status = 'finished', finished = ? WHERE id = ?", int(time.time() * 1000), table_id)
    shown = next(one for one in ana.ask("GET", "/api/replays") if one["id"] == table_id)
    assert "deck" not in shown["options"]


def test_the_lobby_is_paged(house: House) -> None:
    ana = house.guest()
    made = [ana.make("me", "open", "open", "open")["table"]["id"] for _ in range(7)]
    house.stored(f"UPDATE tables SET created = 0 WHERE id IN ('{made[0]}', '{made[1]}')")  # made in one moment
    pages: list[list[Json]] = [ana.ask("GET", "/api/tables?count=3")]
    while pages[-1]:
        pages.append(ana.ask("GET", f"/api/tables?count=3&before={pages[-1][-1]['id']}"))
    assert all(len(page) <= 3 for page in pages)
    found = [one["id"] for page in pages for one in page]
    assert len(found) == len(set(found))
    assert set(made) <= set(found)
    assert ana.refused("GET", "/api/tables?count=51", None, 422) == "malformed"
    assert ana.refused("GET", "/api/tables?before=nowhere", None, 404) == "no-table"


def test_one_address_cannot_fill_the_lobby(strict: House) -> None:
    """However many guests it has."""
    made: list[str] = []
    code = ""
    people = [strict.guest() for _ in range(4)]
    while not code and len(made) < 30:
        answer = people[len(made) % 4].http.post(
            "/api/tables", json={"game": "leaders", "seats": ["me", "open", "open", "open"]}
        )
        if answer.status_code == 201:
            made.append(answer.json()["table"]["id"])
        elif answer.json()["error"]["code"] == "too-fast":
            time.sleep(0.2)
        else:
            code = answer.json()["error"]["code"]
    assert (len(made), code) == (20, "too-many-waiting")
    people[0].post(f"/api/tables/{made[0]}/leave")
    people[1].make("me", "open", "open", "open")


def test_a_table_that_nobody_starts_is_closed_one_day(tmp_path: Path) -> None:
    with House(tmp_path, EUPHORIA_WAITING_DAYS="2").running() as house:
        ana = house.guest()
        old, new = (ana.make("me", "open", "open", "open")["table"]["id"] for _ in range(2))
        begun = ana.play("me", "bot", "bot", "bot")
        house.end()
        house.stored(f"UPDATE tables SET created = created - {3 * DAY} WHERE id IN ('{old}', '{begun}')")
        house.start()
        deadline = time.monotonic() + 30
        while ana.ask("GET", f"/api/tables/{old}")["status"] != "closed":
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert ana.ask("GET", f"/api/tables/{new}")["status"] == "waiting"
        assert ana.ask("GET", f"/api/tables/{begun}")["status"] == "playing"
        assert [one["id"] for one in ana.ask("GET", "/api/tables")] == [new]


# Connections.


def closed_after(house: House, sent: list[bytes], pause: float, limit: float) -> tuple[float, bytes]:
    """How long the server keeps a connection on which this comes bit by bit, and what it says."""
    began, heard = time.monotonic(), b""
    with socket.create_connection(("127.0.0.1", house.port), timeout=pause) as connection:
        while time.monotonic() - began < limit:
            try:
                if sent:
                    connection.sendall(sent.pop(0))
                more = connection.recv(4096)
            except TimeoutError:
                continue
            except OSError:
                more = b""
            if not more:
                return time.monotonic() - began, heard
            heard += more
    return limit, heard


@pytest.mark.parametrize(
    "sent",
    [[], [b"GET /health HTTP/1.1\r\n"], [b"GET /he", b"alth HTTP/1.1\r\nhost: x\r\n", *[b"x-y: z\r\n"] * 1000]],
)
def test_a_head_that_does_not_come_is_not_waited_for(house: House, sent: list[bytes]) -> None:
    limit = 3 * head_timeout.HEAD_TIMEOUT
    assert closed_after(house, list(sent), 0.2, limit)[0] < limit


def test_a_body_that_does_not_come_is_not_waited_for(house: House) -> None:
    head = b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2000\r\n\r\n"
    limit = 3 * middleware.BODY_TIMEOUT
    seconds, heard = closed_after(house, [head, *[b" "] * 1000], 0.2, limit)
    assert seconds < limit
    assert heard.startswith(b"HTTP/1.1 408")
    assert b"too-slow" in heard


def test_a_head_without_end_is_not_read(house: House) -> None:
    sent = [b"GET /health HTTP/1.1\r\n", *[b"x-y: " + b"z" * 8000 + b"\r\n"] * 100]
    assert closed_after(house, sent, 0.02, head_timeout.HEAD_TIMEOUT)[0] < head_timeout.HEAD_TIMEOUT


def test_a_connection_that_is_used_stays_open(house: House) -> None:
    """Longer than the head of a request may take."""
    ana = house.guest()
    table_id = ana.play("me", "bot", "bot", "bot")
    with ana.look(table_id) as seen:
        seen.until_game()
        seen.until_quiet(head_timeout.HEAD_TIMEOUT + 1)
        seen.send(type="chat", text="still here")
        seen.until(lambda message: message["type"] == "chat" and message["lines"])


# Hosts.


def test_a_server_is_called_by_its_own_names_if_they_are_given(tmp_path: Path) -> None:
    with House(tmp_path, EUPHORIA_HOSTS="table.example Other.example").running() as house:
        for host in ("table.example", "other.example:8000", "TABLE.EXAMPLE", "127.0.0.1:1", "[::1]:1"):
            assert house.ask("get", "/health", headers={"host": host}).status_code == 200, host
        for host in ("evil.example", "table.example.evil.example", "", "[", "table.example@evil.example"):
            answer = house.ask("get", "/health", headers={"host": host})
            assert (answer.status_code, answer.json()["error"]["code"]) == (421, "host"), host


def test_files_of_the_page_are_not_counted_as_requests(strict: House) -> None:
    """A table has dozens of them, and whoever goes from page to page quickly asks for all of them."""
    with browser(strict.url) as http:
        files = [http.get(f"/assets/part-{number}.js").status_code for number in range(200)]
        assert set(files) == {404}
        assert http.get("/api/games").status_code == 200
        asked = [http.get("/api/games").status_code for _ in range(200)]
        assert 429 in asked
        assert http.get("/assets/part-1.js").status_code == 404
