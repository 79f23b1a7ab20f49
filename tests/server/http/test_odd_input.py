"""Whatever is sent, the answer is a reason: no route has an odd value that makes the server fail."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.house import PATIENCE, Guest, House, Json
from tests.server.places import BOTH

PLACES = BOTH
METHODS = ("get", "post", "delete", "put", "patch")
IN_PATHS = (
    "%00",
    "a%00b",
    "%ff",
    "%ed%a0%80",
    "..%2f..",
    "%0d%0ax:y",
    "a" * 300,
    "99999999999999999999",
    "-1",
    "%F0%9F",
)
ODD_TEXTS = (
    "\x00", "a\x00b", "\ud800", "a\udfffb", "\u202e", "\x7f", "\r\nx: y", "%00", "𝕬", "\U000e0041", "ﷺ" * 40,
    "a" * 60_000,
    "http://[", "http://[::1", "http://a..b/", "http://" + "a" * 64 + ".example/", "http://\u2100.example/", "http://%00/",
    "http://x:99999/", "http://x:-1/", "https://.example", "https://xn--\u00fc/", "http://1.2.3.4.5.6/",
)  # fmt: skip
ODD_VALUES: tuple[Any, ...] = (
    *ODD_TEXTS, None, True, 0, -1, 2**31, 2**63, 10**400, 1e308, [], {}, [[]], {"": ""}, ["\x00"], {"\x00": "\x00"},
)  # fmt: skip
RAW_BODIES = (
    b"", b"\x00", b"\xff\xfe", b"nonsense", b"null", b"[]", b'"text"', b"1e999", b"NaN", b'{"name": NaN}',
    b'{"name": "\\ud800"}', b'{"name": "\\u0000"}', b'{"name": "a", "name": "b"}',
    b'{"a":' * 5000 + b"1" + b"}" * 5000, b"[" * 30_000,
    b"9" * 5000, b'{"until": ' + b"9" * 5000 + b"}", b'{"name": "\xed\xa0\x80"}',
)  # fmt: skip


def routes(house: House) -> Iterator[tuple[str, str, Json]]:
    """Every method and address, with what it says about them."""
    for path, by_method in house.ask("get", "/api/openapi.json").json()["paths"].items():
        for method, about in by_method.items():
            if method in METHODS:
                yield method, path, about


def fields(house: House, about: Json) -> list[str]:
    """The names of what the body of a request may have."""
    described = house.ask("get", "/api/openapi.json").json()
    body = about.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    for one in (body, *body.get("anyOf", ())):
        if "$ref" in one:
            return list(described["components"]["schemas"][one["$ref"].rpartition("/")[2]].get("properties", {}))
    return []


class Prober:
    """Somebody who has a seat at a table, and sends what nobody should."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.person: Guest = house.guest()
        self.table_id = self.person.make("me", "open", "bot", "bot")["table"]["id"]
        self.failed: list[str] = []

    def send(self, method: str, path: str, **more: Any) -> None:
        try:
            answer = self.person.http.request(method, path, **more)
        except httpx.TransportError:  # the server has closed a connection that was idle, in this very moment
            answer = self.person.http.request(method, path, **more)
        if answer.status_code >= 500:
            self.failed.append(f"{method} {path[:80]} {str(more)[:80]}: {answer.status_code}")
        if answer.status_code == 204 and path == "/api/session":
            self.person = self.house.guest()

    def path(self, template: str, value: str | None = None) -> str:
        filled, parts = [], template.split("/")
        for part in parts:
            usual = {"{table_id}": self.table_id, "{number}": "1", "{game_id}": "leaders"}
            filled.append((value or usual.get(part, "nothing")) if part.startswith("{") else part)
        return "/".join(filled)


@pytest.fixture
def prober(house: House) -> Prober:
    return Prober(house)


def test_odd_paths_and_queries(house: House, prober: Prober) -> None:
    for method, template, about in routes(house):
        for value in IN_PATHS:
            if "{" in template:
                prober.send(method, prober.path(template, value))
            names = [one["name"] for one in about.get("parameters", ()) if one["in"] == "query"]
            for name in names:
                prober.send(method, f"{prober.path(template)}?{name}={value}")
    for value in IN_PATHS:
        prober.send("get", f"/{value}")
        prober.send("get", f"/api/{value}")
        prober.send("get", f"/?{value}={value}")
    assert not prober.failed


def test_odd_bodies(house: House, prober: Prober) -> None:
    headers = {"content-type": "application/json"}
    for method, template, about in routes(house):
        if method == "get":
            continue
        path = prober.path(template)
        for body in RAW_BODIES:
            prober.send(method, path, content=body, headers=headers)
        for name in fields(house, about):
            for value in ODD_VALUES:
                said = usual(template) | {name: value}
                prober.send(method, path, content=json.dumps(said).encode(), headers=headers)
    assert not prober.failed


def usual(path: str) -> Json:
    """A body that is right, where one wrong field would otherwise hide behind others that are missing."""
    if path == "/api/tables":
        return {"game": "leaders", "seats": ["me", "bot", "bot", "bot"], "options": {}}
    if path in ("/api/accounts", "/api/session"):
        return {"name": "Nobody", "password": "correct horse"}
    return {}


@pytest.mark.parametrize("text", ODD_TEXTS)
def test_odd_options_of_a_new_table(house: House, prober: Prober, text: str) -> None:
    for game, seats in (("leaders", 4), ("dystopia", 2), ("reality", 2)):
        described = next(one for one in house.ask("get", "/api/games").json() if one["id"] == game)
        for option in described["options"]:
            said = {"game": game, "seats": ["me", *["bot"] * (seats - 1)], "options": {option["name"]: text}}
            prober.send("post", "/api/tables", content=json.dumps(said).encode())
    said = {"game": "leaders", "seats": ["me", f"beside:{text}", "bot", "bot"], "entropy": text}
    prober.send("post", "/api/tables", content=json.dumps(said).encode())
    assert not prober.failed


HEADERS = (
    ("Origin", "http://["), ("Origin", "http://[::1"), ("Origin", "null"), ("Origin", "\xff"), ("Origin", "http://\xe2\x84\x80"),
    ("Host", "["), ("Host", "a b"), ("Host", "\xff"), ("Host", ""), ("Cookie", "euphoria_session=\xff"),
    ("Cookie", ";;;=;"),
    ("Authorization", "Bearer"), ("Authorization", "Bearer \xff"), ("Content-Length", "-1"), ("Content-Length", "many"),
    ("Content-Length", "9" * 30), ("Content-Type", "application/json; charset=\xff"), ("Content-Type", "nonsense"),
    ("Accept-Language", "\xff"), ("X-Forwarded-For", "["), ("X-Forwarded-For", "\xff"), ("X-Forwarded-Proto", "\xff"),
)  # fmt: skip


@pytest.mark.parametrize(("name", "value"), HEADERS)
def test_odd_headers(house: House, name: str, value: str) -> None:
    for method, path in (("POST", "/api/guests"), ("GET", "/api/me"), ("GET", "/")):
        body = b'{"name": "Ana"}' if method == "POST" else b""
        connection = http.client.HTTPConnection("127.0.0.1", house.port, timeout=10)
        connection.putrequest(method, path, skip_host=name == "Host")
        given = {"content-length": str(len(body)), "content-type": "application/json"}
        for key, said in (given | {name.lower(): value}).items():
            connection.putheader(key, said.encode("latin-1"))
        connection.endheaders(body)
        assert connection.getresponse().status < 500
        connection.close()


@pytest.mark.parametrize(
    "query", ["since=%00", "since=99999999999999999999", "mark=%00", "mark=%ed%a0%80", "seat=%ff", "lang=%00"]
)
def test_odd_handshakes(house: House, prober: Prober, query: str) -> None:
    before = house.log.read_text().count("Traceback")
    url = f"ws://127.0.0.1:{house.port}/api/tables/{prober.table_id}/socket?{query}"
    for headers in ({"Cookie": prober.person.cookie}, {"Origin": "http://["}, {}):
        assert handshake(url, headers) < 500
    assert house.log.read_text().count("Traceback") == before


def handshake(url: str, headers: dict[str, str]) -> int:
    """The status with which it is answered."""
    try:
        with connect(url, additional_headers=headers) as socket:
            socket.recv(PATIENCE)
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_odd_messages(house: House) -> None:
    ana = house.guest()
    table_id = ana.play("me", "bot", "bot", "bot")
    before = house.log.read_text().count("Traceback")
    with ana.look(table_id, lang="es") as socket:
        socket.until_game()
        position = socket.game["position"]
        for value in ODD_VALUES:
            if len(json.dumps(value)) > 10_000:
                continue
            socket.connection.send(json.dumps({"type": "chat", "text": value}))
            socket.connection.send(json.dumps({"type": "why", "action": [value]}))
            for part in ([value], ["aim", value], [value, value]):
                said = {"type": "act", "client_id": socket.new_id(), "position": position, "action": part}
                socket.connection.send(json.dumps(said))
                socket.reply()
            socket.connection.send(
                json.dumps({"type": "act", "client_id": value, "position": value, "action": ["aim"]})
            )
            socket.reply()
        socket.send(type="chat", text="still here")
        socket.until(lambda message: message["type"] == "chat" and message["lines"][-1]["text"] == "still here")
    assert house.log.read_text().count("Traceback") == before
