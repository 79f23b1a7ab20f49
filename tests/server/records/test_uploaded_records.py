"""Replays under a permanent address: of tables that were open to everybody, and of records from elsewhere."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest

from euphoria import Record, game
from euphoria.kernel.record.verifiable_dice import VerifiableDice, new_secret
from euphoria.server.errors import InvalidValue
from euphoria.server.records import uploaded_records
from euphoria.server.records.check_record import summary
from tests.random_play import record
from tests.server.house import House, play_on


def whole(game_id: str = "leaders", seats: int = 4, **options: Any) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(record(game(game_id), seats, 3, **({"turns": 1} | options)).dump())
    return data


def test_a_record_from_elsewhere_is_kept_under_one_address_and_can_be_seen_step_by_step(house: House) -> None:
    ana, data = house.guest(), whole()
    brought = ana.post("/api/records", data, status=201)
    assert (brought["source"], brought["game"], brought["seats"]) == ("record", "leaders", [None] * 4)
    assert brought["outcome"]
    assert brought["dice"] == {"verifiable": False, "revealed": False, "good": False, "checked": 0}
    at = f"/api/replays/{brought['id']}"
    assert house.ask("GET", at).json() == brought
    again = house.guest().post("/api/records", dict(reversed(data.items())) | data, status=201)
    assert again["outcome"] == brought["outcome"]
    assert ana.post("/api/records", data, status=201)["id"] == brought["id"]
    kept = Record.parse(house.ask("GET", f"{at}/record").text)
    truth = list(kept.steps())
    shown = house.ask("GET", f"{at}/steps?seat=2&first=3&count=2").json()
    assert shown["total"] == len(truth) == len(data["moves"]) + 1
    assert [step["view"] for step in shown["steps"]] == [state.view(2) for state, _ in truth[3:5]]
    assert house.ask("GET", f"{at}/steps?seat=9").status_code == 404


@pytest.mark.parametrize(
    ("game_id", "options", "card"), [("leaders", {}, "umbrella"), ("dystopia", {"turn_limit": 4}, "D-r02")]
)
def test_the_cards_of_a_record_can_be_read(house: House, game_id: str, options: dict[str, Any], card: str) -> None:
    kept = json.loads(record(game(game_id), 4, 3, **options).dump())
    brought = house.guest().post("/api/records", kept, status=201)["id"]
    english, spanish = (
        house.ask("GET", f"/api/replays/{brought}/cards?lang={language}").json() for language in ("en", "es")
    )
    assert card in [one["id"] for one in english]
    assert [one["id"] for one in english] == [one["id"] for one in spanish]
    assert english != spanish
    assert house.ask("GET", "/api/replays/nowhere/cards").status_code == 404


def test_a_record_is_open_if_its_game_has_an_end(house: House) -> None:
    ana, kept = house.guest(), Record(game("leaders"), 4, seed=3)
    seat = kept.state.deciders[0]
    kept.apply(seat, kept.state.legal(seat)[0])
    unfinished = ana.post("/api/records", json.loads(kept.dump()), status=201)["id"]
    assert ana.refused("GET", f"/api/replays/{unfinished}/steps?seat=all", None, 409) == "not-finished"
    assert house.ask("GET", f"/api/replays/{unfinished}/steps").status_code == 200
    finished = ana.post("/api/records", whole(), status=201)["id"]
    shown = house.ask("GET", f"/api/replays/{finished}/steps?seat=all&count=1").json()
    assert (shown["seat"], len(shown["steps"][0]["view"]["everyone"])) == ("all", 4)


def test_the_dice_of_a_record_are_verified(house: House) -> None:
    secret = new_secret()
    kept = Record(game("leaders"), 4, dice=VerifiableDice(secret, "table", ["a", "b", "c", "d"]), turns=1)
    while kept.state.deciders:
        seat = kept.state.deciders[0]
        kept.apply(seat, kept.state.legal(seat)[-1])
    kept.reveal(secret)
    brought = house.guest().post("/api/records", json.loads(kept.dump()), status=201)
    assert brought["dice"] == {"verifiable": True, "revealed": True, "good": True, "checked": kept.thrown()}


@pytest.mark.parametrize(
    "change",
    [
        {"moves": []}, {"digest": "0"}, {"game": "chess"}, {"seats": 99}, {"schema": 2}, {"options": {"nothing": 1}},
        {"moves": [[0, ["order", 0, 1, 2], [1, 2, 3]]]}, {"setup": [0]}, {"moves": 7}, {"revision": -1},
    ],
)  # fmt: skip
def test_what_is_no_record_is_refused_with_the_reason(change: dict[str, Any]) -> None:
    assert "error" in summary(json.dumps(whole() | change))
    assert "error" not in summary(json.dumps(whole()))


def test_a_stranger_a_flaw_and_a_giant_are_refused(house: House) -> None:
    assert house.ask("POST", "/api/records", json=whole()).status_code == 401
    ana = house.guest()
    assert ana.refused("POST", "/api/records", {"moves": []}, 422) == "record"
    assert ana.refused("POST", "/api/records", whole() | {"digest": "0"}, 422) == "record"
    assert ana.refused("POST", "/api/records", {"padding": "x" * (1 << 20)}, 413) == "too-large"
    assert ana.refused("POST", "/api/guests", {"name": "x" * 70_000}, 413) == "too-large"
    assert house.ask("GET", "/api/replays/nothing").status_code == 404


def test_a_check_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploaded_records, "CHECK_TIMEOUT", 0.05)
    with pytest.raises(InvalidValue, match="too long"):
        asyncio.run(uploaded_records.RecordChecker().summary(json.dumps(whole())))


def test_games_that_were_open_to_everybody_are_listed_when_they_are_over(house: House) -> None:
    ana = house.guest("Listed")
    played = []
    for kinds in (("me", "open", "bot", "bot"), ("me", "bot", "bot", "bot")):
        table_id = ana.make(*kinds, turns=1)["table"]["id"]
        if "open" in kinds:
            ana.post(f"/api/tables/{table_id}/seats/1/free", {"kind": "bot"})
        ana.post(f"/api/tables/{table_id}/start")
        assert ana.refused("GET", f"/api/replays/{table_id}", None, 409) == "not-finished"
        with ana.look(table_id) as socket:
            socket.until_game()
            play_on(socket)
        played.append(table_id)
        time.sleep(0.01)
    listed = house.ask("GET", "/api/replays?game=leaders&count=100").json()
    mine = [entry for entry in listed if entry["seats"][0] == "Listed"]
    assert [entry["id"] for entry in mine] == [played[0]]
    assert house.ask("GET", f"/api/replays?game=leaders&before={mine[0]['finished']}&count=100").json() == [
        entry for entry in listed if entry["finished"] < mine[0]["finished"]
    ]
    for table_id in played:
        assert house.ask("GET", f"/api/replays/{table_id}").json()["source"] == "table"
        assert house.ask("GET", f"/api/replays/{table_id}/steps?count=1").json()["steps"][0]["number"] == 0
    assert house.ask("GET", "/api/replays?game=chess").json() == []
