"""What Prometheus is told, and what it is not."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests.server.house import METRICS_TOKEN, PATIENCE, House

LABELS = ("kind", "over", "code", "le")


def samples(house: House) -> dict[str, float]:
    answer = house.figures()
    assert answer.headers["content-type"].startswith("text/plain; version=")
    found = [sample for family in text_string_to_metric_families(answer.text) for sample in family.samples]
    assert {label for sample in found for label in sample.labels} <= set(LABELS)
    return {
        " ".join([one.name, *(one.labels[label] for label in LABELS if label in one.labels)]): one.value
        for one in found
    }


def until(house: House, name: str, wanted: Callable[[float], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not wanted(found := samples(house)[name]):
        assert time.monotonic() < deadline, (name, found)
        time.sleep(0.05)


def test_tables_sockets_moves_bots_and_refusals_are_counted(tmp_path: Path) -> None:
    with House(tmp_path).running() as house:
        ana = house.guest("Ana Name")
        before = samples(house)
        assert before["euphoria_sockets"] == before["euphoria_tables"] == before["euphoria_moves_total act"] == 0
        ana.refused("GET", "/api/tables/nowhere", None, 404)
        ana.refused("POST", "/api/guests", {}, 422)
        house.ask("post", "/api/guests", headers={"origin": "https://evil.example"})
        table_id = ana.play("me", "bot", "bot", "bot")
        with ana.look(table_id) as socket, house.look(table_id):
            socket.until_game()
            assert socket.act(socket.legal[0])["type"] == "acknowledged"
            assert socket.act(["skip"], position="elsewhere")["reason"]["code"] == "stale"
            socket.connection.send("nonsense")
            socket.reply()
            until(house, "euphoria_sockets", lambda sockets: sockets == 2)
            now = samples(house)
            assert now["euphoria_tables"] == 1
            assert now["euphoria_moves_total act"] == now["euphoria_move_seconds_count"] == 1
            assert 0 < now["euphoria_move_seconds_sum"] < 10
            for refused in ("http no-table", "http malformed", "http origin", "socket stale", "socket malformed"):
                assert now[f"euphoria_refusals_total {refused}"] == 1, refused
            text = house.figures().text
            assert not any(word in text for word in (ana.name, table_id, ana.ask("GET", "/api/me")["person"]["id"]))
        until(house, "euphoria_sockets", lambda sockets: sockets == 0)
        ana.play("bot", "bot", "bot", "bot")
        until(house, "euphoria_bot_seconds_count", lambda choices: choices > 0)


def test_figures_are_for_whoever_has_the_token(house: House) -> None:
    """Counters go up when somebody answers unseen: nobody at the table may read them, wherever they come from."""
    assert house.figures().status_code == 200
    for headers in (
        {},
        {"authorization": "Bearer"},
        {"authorization": "Bearer for-prometheus-and-nobody"},
        {"authorization": f"Basic {METRICS_TOKEN}"},
        {"x-forwarded-for": "127.0.0.1"},
        {"authorization": "Bearer \xfcber"},
    ):
        answer = house.ask("GET", "/metrics", headers=httpx.Headers(headers, encoding="latin-1"))
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "wrong-token"), headers
        assert "euphoria_" not in answer.text
    token = house.guest().ask("POST", "/api/tokens", {"name": "bot"}, status=201)["token"]
    assert house.ask("GET", "/metrics", headers={"authorization": f"Bearer {token}"}).status_code == 401


def test_there_are_no_figures_unless_somebody_wants_them(tmp_path: Path) -> None:
    with House(tmp_path, EUPHORIA_METRICS_TOKEN="").running() as house:
        assert house.ask("GET", "/metrics").status_code == 404
        assert house.figures().status_code == 404
