"""Questions to several at once: nothing that is sent, and no time, tells who could do something or has answered."""

from __future__ import annotations

import time
from typing import NamedTuple

from tests.server.house import House, Socket
from tests.server.party import Party, party

WAIT = 0.5
SLACK = 0.3
"""What a busy machine may add."""


class Window(NamedTuple):
    able: int
    """How many of those who were asked had a choice."""
    seconds: float


def question(socket: Socket) -> str | None:
    asked: str | None = socket.game["view"]["asked"]["question"] if socket.game["view"]["asked"]["together"] else None
    return asked


def watch(table: Party, spectator: Socket) -> Window:
    """From the moment at which a question to several is seen by a spectator to that at which another one is."""
    seen, about = time.monotonic(), spectator.game["view"]["asked"]
    able = set[int]()
    while spectator.game["view"]["asked"] == about:
        for seat, socket in enumerate(table.sockets):
            socket.until_quiet(0.005)
            if socket.legal and socket.game["view"]["asked"]["together"]:
                able.add(seat)
                table.act(seat)
        spectator.until_quiet(0.005)
    return Window(len(able), time.monotonic() - seen)


def test_how_long_a_window_is_open_does_not_depend_on_who_can_react(house: House) -> None:
    settings = {"reaction_wait": WAIT}
    windows: list[Window] = []
    with (
        party(house, 3, "bot", settings=settings, turns=1000) as table,
        house.look(table.table_id) as spectator,
    ):
        spectator.until_game()
        for step in range(300):
            if question(spectator) is not None:
                windows.append(watch(table, spectator))
                if len(windows) >= 6 and {window.able > 0 for window in windows[1:]} == {True, False}:
                    break
            table.listen(0.005)
            for seat in table.asked()[:1]:
                if not table.sockets[seat].game["view"]["asked"]["together"]:
                    table.act(seat, step)
            spectator.until_quiet(0.01)
    windows = windows[1:]  # for the first one the bots' processes have to be started
    assert {window.able > 0 for window in windows} == {True, False}
    for window in windows:
        assert WAIT - SLACK < window.seconds < WAIT + SLACK, windows


def test_that_somebody_has_answered_is_told_to_nobody_else(house: House) -> None:
    with (
        party(house, 4, settings={"reaction_wait": WAIT}) as table,
        house.look(table.table_id) as spectator,
    ):
        spectator.until_game()
        table.listen(0.05)
        spectator.until_quiet(0.05)
        first = table.asked()[0]  # others may have nothing to choose
        others = [seat for seat in range(4) if seat != first]
        heard = [len(table.sockets[seat].all) for seat in others] + [len(spectator.all)]
        table.act(first)
        table.listen(0.1)
        spectator.until_quiet(0.1)
        assert table.sockets[first].game["view"]["asked"]["seats"] == others
        assert table.sockets[first].game["view"]["you"]["answered"]
        assert table.sockets[first].game["legal"] == []
        assert [len(table.sockets[seat].all) for seat in others] + [len(spectator.all)] == heard
        assert spectator.game["view"]["asked"]["seats"] == [0, 1, 2, 3]


def test_the_last_answer_can_be_taken_back_as_long_as_the_window_is_open(house: House) -> None:
    with party(house, 4, settings={"reaction_wait": 1.5}) as table:
        table.listen()
        asked = table.asked()
        for seat in asked:
            assert table.act(seat)["type"] == "acknowledged"
        last = table.sockets[asked[-1]]
        last.until_quiet(0.05)
        assert last.game["may_undo"]
        assert last.undo()["type"] == "acknowledged"
        last.until_quiet(1.7)
        assert last.game["view"]["turn"] == 0
        assert last.legal
        table.act(asked[-1], which=1)
        for socket in table.sockets:
            socket.until_game(lambda game: game["view"]["turn"] == 1)


def has_declined_without_a_choice(socket: Socket) -> bool:
    if question(socket) != "react" or not socket.game["view"]["you"]["answered"]:
        return False
    offers = (told["legal"] for told in reversed(socket.all) if told["type"] == "game" and told["legal"])
    offered: list[list[str | int]] = next(offers)
    return offered == [["decline"]]


def test_who_could_say_only_one_thing_has_nothing_to_take_back(house: House) -> None:
    with party(house, 4, settings={"reaction_wait": WAIT}, turns=1000) as table:
        table.play_until(lambda: any(map(has_declined_without_a_choice, table.sockets)))
        done = [socket for socket in table.sockets if has_declined_without_a_choice(socket)]
        assert not any(socket.game["may_undo"] for socket in done)


def test_bots_among_themselves_do_not_wait(house: House) -> None:
    settings = house.guest().make("bot", "bot", "bot", "bot")["table"]["settings"]
    assert settings["reaction_wait"] == 0
