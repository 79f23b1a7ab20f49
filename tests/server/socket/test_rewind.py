"""The views between events: beside the events as they happen, and computed anew from the stored moves."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.frames.patching import views_back
from tests.server.house import House, Json, Socket, play_on

MANY = 220
"""More events than a table keeps in memory, and than come after the last snapshot."""


def known_views(socket: Socket) -> dict[int, Json]:
    """By number of events: what the messages of this socket showed after so many, without the question."""
    views: dict[int, Json] = {}
    for message in socket.all:
        if message["type"] == "game":
            events = message["since"] + len(message["events"])
            for back, view in enumerate(views_back(message["view"], message["rewind"])):
                views[events - back] = board(view)
    return views


def board(view: Json) -> Json:
    """A view without who is asked what: that may change without an event."""
    return {name: part for name, part in view.items() if name not in ("asked", "you")}


def rewound(socket: Socket, since: int) -> dict[int, Json]:
    """By number of events: the views that the server computes on demand."""
    socket.send(type="rewind", since=since)
    answer = socket.until(lambda message: message["type"] in ("rewind", "refused"))
    assert answer["type"] == "rewind", answer
    assert len(answer["rewind"]) == answer["until"] - answer["since"]
    views = views_back(answer["view"], answer["rewind"])
    return {answer["until"] - back: board(view) for back, view in enumerate(views)}


def play_until(socket: Socket, events: int) -> None:
    while len(socket.events) < events:
        play_on(socket, 1)
        socket.until_asked()
    socket.catch_up()


def test_every_event_of_a_game_comes_with_its_view(house: House) -> None:
    ana = house.guest()
    table_id = ana.play("me", "bot", game="dystopia")
    with ana.look(table_id) as socket:
        first = socket.until_game()
        had = first["since"] + len(first["events"])
        play_until(socket, 60)
        views = known_views(socket)
        assert set(range(had, len(socket.events) + 1)) <= set(views)
        games = [message for message in socket.all if message["type"] == "game"]
        shown = {message["since"] + len(message["events"]): board(message["view"]) for message in games}
        assert all(views[events] == view for events, view in shown.items())
        assert len({str(view) for view in views.values()}) > len(shown), "views that no message has shown as its own"


@pytest.mark.slow
def test_past_events_are_computed_anew_also_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path).running() as house:
        ana = house.guest()
        table_id = ana.play("me", "bot", game="dystopia")
        with ana.look(table_id) as socket:
            socket.until_game()
            play_until(socket, MANY)
            live = known_views(socket)
            first, until = min(live), len(socket.events)
            again = rewound(socket, 0)
            assert set(again) == set(range(min(again), until + 1))
            assert min(again) <= first + 1
            wrong = [events for events in again if events in live and again[events] != live[events]]
            assert wrong == []
            assert rewound(socket, until) == {until: live[until]}
            assert rewound(socket, until - 3) == {events: live[events] for events in range(until - 3, until + 1)}
        house.end()
        house.start()
        with ana.look(table_id) as socket:
            socket.until_game()
            assert rewound(socket, 0) == again


def test_what_cannot_be_shown_again_is_refused(house: House) -> None:
    ana = house.guest()
    made = ana.make("me", "bot", "bot", "bot")
    table_id = made["table"]["id"]
    with ana.look(table_id) as socket:
        assert refusal(socket, 0) == "not-started"
        ana.post(f"/api/tables/{table_id}/start")
        socket.until_game()
        events = len(socket.events)
        assert refusal(socket, 10_000) == "no-event"
        assert refusal(socket, -1) == "malformed"
        assert rewound(socket, events).keys() >= {events}


def refusal(socket: Socket, since: int) -> str:
    socket.send(type="rewind", since=since)
    code: str = socket.until(lambda message: message["type"] in ("rewind", "refused"))["reason"]["code"]
    return code


def test_a_delayed_spectator_is_shown_no_more_than_they_may_see(house: House) -> None:
    ana = house.guest()
    table_id = ana.play("me", "bot", game="dystopia", settings={"spectators": "delayed", "delay": 6})
    with ana.look(table_id) as socket, house.look(table_id) as early:
        socket.until_game()
        early.until_game()
        play_until(socket, 60)
        early.catch_up()
        assert 0 < len(early.events) < len(socket.events)
        seen = known_views(early)
        again = rewound(early, 0)
        assert max(again) == len(early.events)
        assert all(view["seat"] is None for view in again.values())
        assert all(again[events] == view for events, view in seen.items() if events in again)
        assert len(set(seen) & set(again)) > 20
