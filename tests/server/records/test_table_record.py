"""Finished games: the record and the steps; before the end there are neither."""

from __future__ import annotations

import pytest

from euphoria import Record
from tests.frames.patching import views_back
from tests.server.house import House, Socket, play_on
from tests.server.places import BOTH

PLACES = BOTH


@pytest.fixture(scope="module")
def finished(house: House) -> tuple[str, Socket]:
    ana = house.guest()
    table_id = ana.play("me", "bot", "bot", "bot", turns=1)
    with ana.look(table_id) as socket:
        socket.until_game()
        assert ana.refused("GET", f"/api/tables/{table_id}/record", None, 409) == "not-finished"
        assert ana.refused("GET", f"/api/tables/{table_id}/steps", None, 409) == "not-finished"
        for kind in ("tables", "replays"):
            assert ana.refused("GET", f"/api/{kind}/{table_id}/steps?seat=all", None, 409) == "not-finished"
        play_on(socket)
    return table_id, socket


def test_the_record_is_one_of_the_kernel(house: House, finished: tuple[str, Socket]) -> None:
    table_id, socket = finished
    answer = house.guest().http.get(f"/api/tables/{table_id}/record")
    record = Record.parse(answer.text)
    assert record.state.outcome is not None
    assert record.state.outcome.json() == socket.game["outcome"]
    assert record.state.view(0) == socket.game["view"]


def test_steps_can_be_seen_from_any_seat(house: House, finished: tuple[str, Socket]) -> None:
    table_id, _ = finished
    guest = house.guest()
    record = Record.parse(guest.http.get(f"/api/tables/{table_id}/record").text)
    truth = list(record.steps())
    for seat in (None, 0, 3):
        query = "" if seat is None else f"&seat={seat}"
        seen = guest.ask("GET", f"/api/tables/{table_id}/steps?first=5&count=3{query}")
        assert seen["total"] == len(truth)
        assert [step["view"] for step in seen["steps"]] == [state.view(seat) for state, _ in truth[5:8]]
        state, events = truth[5][0], truth[5][0].events(seat, len(truth[4][0].log))
        assert seen["steps"][0]["events"] == events
        assert seen["steps"][0]["emphasis"] == [state.game.emphasis(state, event).json() for event in events]
    assert guest.refused("GET", f"/api/tables/{table_id}/steps?seat=4", None, 404) == "no-seat"
    assert guest.refused("GET", f"/api/tables/{table_id}/steps?count=0", None, 422) == "malformed"


def test_when_the_game_is_over_everything_is_open(house: House, finished: tuple[str, Socket]) -> None:
    table_id, _ = finished
    guest = house.guest()
    record = Record.parse(guest.http.get(f"/api/tables/{table_id}/record").text)
    truth = list(record.steps())
    for kind in ("tables", "replays"):
        seen = guest.ask("GET", f"/api/{kind}/{table_id}/steps?first=5&count=12&seat=all")
        assert seen["seat"] == "all"
        assert [step["view"] for step in seen["steps"]] == [state.open_view() for state, _ in truth[5:17]]
        assert seen["steps"][0]["events"] == truth[5][0].open_events(len(truth[4][0].log))
        for step in seen["steps"]:
            assert len(step["rewind"]) == len(step["events"])
            for view in views_back(step["view"], step["rewind"]):
                assert all(recruit["kind"] for player in view["players"] for recruit in player["recruits"])
                assert [len(own["hand"]) for own in view["everyone"]] == [player["hand"] for player in view["players"]]
    assert guest.refused("GET", f"/api/replays/{table_id}/steps?seat=everyone", None, 422) == "malformed"


def test_a_table_that_has_not_begun_has_no_record(house: House) -> None:
    ana = house.guest()
    table_id = ana.make("me", "open", "bot", "bot")["table"]["id"]
    assert ana.refused("GET", f"/api/tables/{table_id}/record", None, 409) == "not-started"


def test_the_dice_of_a_finished_table_have_been_thrown_again(house: House, finished: tuple[str, Socket]) -> None:
    table_id, _ = finished
    thrown = Record.parse(house.guest().http.get(f"/api/tables/{table_id}/record").text).thrown()
    for _ in range(2):
        dice = house.ask("GET", f"/api/replays/{table_id}").json()["dice"]
        assert dice == {"verifiable": True, "revealed": True, "good": True, "checked": thrown}
