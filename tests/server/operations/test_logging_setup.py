"""The log: each request and each move with ids and durations; what people carry or say is never in it."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from euphoria.server.operations.logging_setup import JsonFormatter, TextFormatter, fields, without_addresses
from tests.server.house import PATIENCE, House

PASSWORD, CHAT, STRAY = "correct horse battery", "meet me at the tower", "stray-secret"


def busy_evening(house: House) -> tuple[dict[str, str], list[str]]:
    """A bit of everything; ids that may be in the log, and secrets that may not."""
    ana, ben = house.guest("Ana Namely"), house.guest("Ben Namely")
    ana.post("/api/accounts", {"name": "Ana Namely", "password": PASSWORD}, 201)
    ana.refused("POST", "/api/session", {"name": "Ana Namely", "password": PASSWORD + "!"}, 403)
    made = ana.make("me", "invited", "bot", "bot")
    table_id, invitation = made["table"]["id"], made["invitations"][0]["token"]
    token = ben.post("/api/tokens", {"name": "bot"}, 201)["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    ben.post("/api/invitations", {"invitation": invitation})
    house.ask("post", f"/api/tables/{table_id}/join", json={"invitation": invitation, "entropy": STRAY}, headers=bearer)
    ana.post(f"/api/tables/{table_id}/start")
    for secret in (invitation, token, STRAY):  # in places where they do not belong
        house.ask("get", f"/{secret}")
        house.ask("get", f"/api/tables/{secret}")
        house.ask("get", f"/api/tables/{table_id}?token={secret}", headers={"referer": f"https://x.example/{secret}"})
        house.ask("get", "/api/me", headers={"Authorization": f"Bearer {secret}x", "cookie": f"a={secret}"})
        with pytest.raises(InvalidStatus), house.look(secret):
            pass
    url = f"ws://127.0.0.1:{house.port}/api/tables/{table_id}/socket?token={token}&since=0"
    with connect(url, additional_headers=bearer, open_timeout=PATIENCE, close_timeout=1):
        pass
    with ana.look(table_id) as socket:
        socket.until_game()
        socket.send(type="chat", text=CHAT)
        socket.until(lambda message: message["type"] == "chat" and message["lines"])
        before = socket.game["position"]
        assert socket.act(socket.legal[0])["type"] == "acknowledged"
        if socket.game["position"] == before:
            socket.until_game()
        socket.act([STRAY], client_id=STRAY)
        socket.connection.send(STRAY)
        socket.reply()
    cookies = [value for guest in (ana, ben) for value in guest.http.cookies.values()]
    ids = {"table": table_id, "person": ana.ask("GET", "/api/me")["person"]["id"]}
    return ids, [PASSWORD, CHAT, STRAY, invitation, token, *cookies, "Namely"]


@pytest.mark.parametrize("form", ["text", "json"])
def test_requests_and_moves_are_logged_and_no_secret_is(tmp_path: Path, form: str) -> None:
    with House(tmp_path, EUPHORIA_LOG=form).running() as house:
        ids, secrets = busy_evening(house)
    log = house.log.read_text()
    assert [secret for secret in secrets if secret in log] == []
    assert "Traceback" not in log
    if form == "text":
        assert (
            f"euphoria.server.socket.conversation move table={ids['table']} person={ids['person']} seat=0 kind=act ms="
            in log
        )
        return
    lines = [json.loads(line) for line in log.splitlines()]
    assert all({"at", "level", "logger", "message"} <= set(line) for line in lines)
    (move,) = [line for line in lines if line["message"] == "move"]
    assert ids.items() <= move.items()
    assert move["kind"] == "act" and move["seat"] == 0 and move["ms"] > 0
    (start,) = [line for line in lines if line.get("route") == "/tables/{table_id}/start"]
    assert ids.items() <= start.items()
    assert (start["method"], start["status"]) == ("POST", 200) and start["ms"] > 0
    assert {"no-action", "malformed"} <= {line.get("code") for line in lines if line["message"] == "refused"}
    assert {"no-table", "wrong-token"} >= {line["code"] for line in lines if line["message"] == "socket refused"}
    assert any(line["message"] == "socket closed" and ids.items() <= line.items() for line in lines)


def record(message: str, *arguments: object, **more: Any) -> logging.LogRecord:
    made = logging.LogRecord("euphoria.test", logging.INFO, "here.py", 1, message, arguments, None)
    made.__dict__.update(more)
    return made


def test_a_line_of_json_is_one_line_whatever_is_in_it() -> None:
    try:
        raise ValueError("first\nsecond")
    except ValueError:
        failed = record("a\n%s", "b", exc_info=sys.exc_info(), **fields(table="t", none=None, message="not this"))
    text = JsonFormatter().format(failed)
    assert "\n" not in text
    line = json.loads(text)
    assert (line["message"], line["table"], line["level"]) == ("a\nb", "t", "info")
    assert "none" not in line
    assert "second" in line["error"]
    assert TextFormatter().format(record("said", **fields(table="t", ms=1.5))).endswith(" said table=t ms=1.5")


def test_addresses_of_sockets_are_left_out() -> None:
    assert not without_addresses(record('%s - "WebSocket %s" [accepted]', "x", "/y?token=z"))
    assert without_addresses(record("Application startup complete."))
