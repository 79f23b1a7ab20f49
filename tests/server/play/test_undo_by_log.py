"""Undo several actions at once, back to a line of the log; what was taken back stays to be read by the others."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.house import House, Json, Socket
from tests.server.party import Party, party

SEVERAL = 3


def undo_to(socket: Socket, to: int, client_id: str = "back", position: str | None = None) -> Json:
    socket.send(type="undo", client_id=client_id, position=position or socket.game["position"], to=to)
    return socket.reply()


def mover(table: Party) -> Socket | None:
    return next((socket for socket in table.sockets if len(socket.game["undo_to"]) >= SEVERAL), None)


@contextmanager
def after_several_actions(house: House) -> Iterator[tuple[Party, Socket, Socket]]:
    """A table at which somebody has done several things that can be undone; they, and the other one."""
    with party(house, 2, game="reality", turns=1) as table:
        table.play_until(lambda: mover(table))
        table.listen()
        socket = mover(table)
        assert socket is not None
        yield table, socket, table.sockets[1 - table.sockets.index(socket)]


def test_one_message_takes_back_all_since_a_line(house: House) -> None:
    with after_several_actions(house) as (table, socket, other):
        *_, to = marks = socket.game["undo_to"][:-1]
        assert marks == sorted(set(marks))
        shown, position = list(other.events), socket.game["position"]
        lines = house.stored("SELECT count(*) FROM moves WHERE table_id = ?", table.table_id)[0][0]
        assert undo_to(socket, to)["again"] is False
        other.until_game()
        assert len(other.events) == to
        [gone] = other.game["taken_back"]
        assert (gone["by"], gone["at"], gone["events"]) == (socket.game["seat"], to, shown[to:])
        table.listen()
        assert len(socket.events) == to
        assert socket.game["undo_to"] == marks[:-1]
        assert undo_to(socket, to, position=position)["again"] is True
        undone = house.stored("SELECT count(*) FROM moves WHERE table_id = ?", table.table_id)[0][0] - lines
        assert undone >= 2


def test_the_other_one_is_shown_no_step_between(house: House) -> None:
    with after_several_actions(house) as (_, socket, other):
        since = len(other.all)
        assert undo_to(socket, socket.game["undo_to"][0])["type"] == "acknowledged"
        other.until_game()
        other.until_quiet()
        assert [message["type"] for message in other.all[since:]] == ["game"]


def test_it_is_refused_where_something_has_become_known(house: House) -> None:
    with after_several_actions(house) as (table, socket, other):
        before = house.stored("SELECT count(*) FROM moves WHERE table_id = ?", table.table_id)
        first, *_ = socket.game["undo_to"]
        for to in (0, first - 1, len(socket.events), 10_000):
            reply = undo_to(socket, to, client_id=socket.new_id())
            assert reply["reason"]["code"] == "undo", to
        assert undo_to(other, first)["reason"]["code"] == "undo"
        assert undo_to(socket, -1)["reason"]["code"] == "malformed"
        assert other.game["undo_to"] == []
        assert house.stored("SELECT count(*) FROM moves WHERE table_id = ?", table.table_id) == before


def test_what_was_taken_back_is_there_for_who_comes_later(tmp_path: Path) -> None:
    """With the words for it, from the server's memory and after a restart; and what is done instead follows it."""
    with House(tmp_path).running() as house, after_several_actions(house) as (table, socket, other):
        to = socket.game["undo_to"][0]
        assert undo_to(socket, to)["type"] == "acknowledged"
        other.until_game()
        shown = other.game["taken_back"]
        assert shown[0]["events"]
        for restart in (False, True):
            if restart:
                house.end(signal.SIGKILL)
                house.start()
            with house.look(table.table_id, lang="en") as spectator:
                gone = spectator.until_game()["taken_back"]
            assert [(one["by"], one["at"]) for one in gone] == [(one["by"], one["at"]) for one in shown]
            assert all(len(one["words"]) == len(one["events"]) > 0 for one in gone)
