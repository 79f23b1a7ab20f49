"""Standing answers: the server declines for a player until something changes, and nobody else can tell."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from euphoria.kernel.core.registry import find_game
from euphoria.server.match.logged_moves import NO_SEAT
from euphoria.server.play.automation import LONGEST_PAUSE, SHORTEST_PAUSE
from tests.leaders.play import place_of, scene
from tests.server.house import House, Json, Socket, wait_for
from tests.server.party import Party
from tests.server.positions import party_at

A, B, C, D = range(4)
WAIT = 0.4
QUICKLY = 300
"""Milliseconds within which a question is closed when it can be; a busy machine takes longer."""
SCENE = """
    turn: A action
    A: e e s / rubber-duck
    B: s s e / turntable
    C: E* s s / alarm-clock / gun A
    D: S* e e / instant-camera, restraining-order
"""
"""D can react to interrogations of others, and to shots."""
TWO_GUNS = SCENE.replace("gun A", "gun D").replace("rubber-duck", "rubber-duck / gun B")
REACTIONS: list[list[str | int]] = [["decline"], ["react", 21, 0], ["react", 21, 1], ["react", 21, 2]]


def stored(house: House, table: Party) -> Any:
    """What the database has of D's standing answer."""
    return house.stored("SELECT standing FROM seats WHERE table_id = ? AND number = ?", table.table_id, D)[0][0]


def stand(socket: Socket, on: bool = True, position: str | None = None, client_id: str | None = None) -> Json:
    socket.send(
        type="standing",
        client_id=client_id or socket.new_id(),
        position=position or socket.game["position"],
        on=on,
    )
    return socket.reply()


def until(socket: Socket, wanted: Callable[[Json], object]) -> None:
    """The game is as wanted, or will be."""
    if not wanted(socket.game):
        socket.until_game(wanted)


def turn_of(table: Party, seat: int, action: list[str | int]) -> None:
    """This seat leaves out its artifacts and does that."""
    socket = table.sockets[seat]
    until(socket, lambda game: ["skip"] in game["legal"])
    choices: list[list[str | int]] = [["skip"], action]
    for choice in choices:
        assert socket.act(choice)["type"] == "acknowledged"
        socket.catch_up()
    aim_somewhere(socket)


def aim_somewhere(socket: Socket) -> None:
    """Who has a gun and is still asked after their action must aim it."""
    if socket.legal and socket.legal[0][0] == "aim":
        socket.act(socket.legal[0])


def interrogate(place: str) -> list[str | int]:
    return ["interrogate", place_of(place)]


def at_the_first_window(table: Party, deed: list[str | int] | None = None) -> Socket:
    """A interrogates B, or does that, and D is asked for a reaction."""
    assert table.sockets[A].act(deed or interrogate("B1"))["type"] == "acknowledged"
    socket = table.sockets[D]
    until(socket, lambda game: game["legal"])
    assert socket.legal == REACTIONS or deed
    assert socket.game["standing"] is False
    return socket


def set_at_the_first_window(table: Party, deed: list[str | int] | None = None) -> Socket:
    socket = at_the_first_window(table, deed)
    assert stand(socket) == socket.newest["acknowledged"]
    until(socket, lambda game: game["standing"] and not game["legal"])
    return socket


def test_it_declines_whatever_is_done_to_others(house: House) -> None:
    with party_at(house, scene(SCENE), {"reaction_wait": WAIT}) as table:
        socket = set_at_the_first_window(table)
        since = len(socket.all)
        turn_of(table, B, interrogate("C1"))
        until(table.sockets[C], lambda game: ["skip"] in game["legal"])
        assert socket.act(["skip"], position="")["game"]["standing"] is True
        assert all(message["standing"] for message in socket.all[since:] if message["type"] == "game")
        assert stored(house, table) is not None


def test_it_ends_when_something_is_aimed_at_the_player(house: House) -> None:
    """Though they can do just what they could when they set it."""
    with party_at(house, scene(TWO_GUNS), {"reaction_wait": WAIT}) as table:
        socket = set_at_the_first_window(table, ["shoot"])
        until(table.sockets[A], lambda game: game["legal"])
        aim_somewhere(table.sockets[A])
        turn_of(table, B, ["skip"])
        turn_of(table, C, ["shoot"])
        until(socket, lambda game: game["legal"] and game["standing"] is False)
        assert socket.game["view"]["asked"]["question"] == "react"
        wait_for(lambda: stored(house, table) is None)


@pytest.mark.parametrize(
    ("deed", "legal"),
    [(["shoot"], ["react"]), (["skip"], ["skip"])],
    ids=["something new can be done", "their own turn"],
)
def test_it_ends_when_there_is_something_else_to_decide(house: House, deed: list[str | int], legal: list[str]) -> None:
    """A shot, to which D has another reaction; and all others leave out their actions."""
    with party_at(house, scene(SCENE), {"reaction_wait": WAIT}) as table:
        socket = set_at_the_first_window(table)
        turn_of(table, B, ["skip"])
        turn_of(table, C, deed)
        until(socket, lambda game: game["legal"] and not game["standing"])
        assert legal[0] in [action[0] for action in socket.legal]
        wait_for(lambda: stored(house, table) is None)


def test_who_takes_the_answer_back_is_asked_again(house: House) -> None:
    with party_at(house, scene(SCENE), {"reaction_wait": 20}) as table:
        socket = set_at_the_first_window(table)
        assert socket.undo()["type"] == "acknowledged"
        until(socket, lambda game: game["legal"] == REACTIONS and game["standing"] is False)
        socket.until_quiet(0.5)
        assert socket.legal == REACTIONS


def test_who_ends_it_is_asked_again(house: House) -> None:
    with party_at(house, scene(SCENE), {"reaction_wait": WAIT}) as table:
        socket = set_at_the_first_window(table)
        assert stand(socket, on=False)["again"] is False
        assert stand(socket, on=False)["again"] is True
        turn_of(table, B, interrogate("C1"))
        until(socket, lambda game: game["legal"] == REACTIONS and game["standing"] is False)
        socket.until_quiet(WAIT + 0.3)
        assert socket.legal == REACTIONS


def test_without_a_reaction_wait_it_takes_its_time(house: House) -> None:
    """The pause hides nothing if it is short for those who can do nothing, or for those who can."""
    with party_at(house, scene(SCENE), {"reaction_wait": 0}) as table:
        socket = at_the_first_window(table)
        for seat in (B, C):
            table.sockets[seat].until_asked()
            table.act(seat)
        assert stand(socket)["type"] == "acknowledged"
        until(socket, lambda game: game["standing"] and game["legal"])
        until(table.sockets[B], lambda game: ["skip"] in game["legal"])
        ats = house.stored("SELECT at, seat FROM moves WHERE table_id = ? ORDER BY number", table.table_id)
        assert ats[-1][1] == D
        assert SHORTEST_PAUSE <= ats[-1][0] - ats[0][0] <= LONGEST_PAUSE + QUICKLY


def test_the_pause_ends_when_the_player_answers(house: House) -> None:
    """By hand, in another way than the standing answer would: then it is over."""
    with party_at(house, scene(SCENE), {"reaction_wait": 0}) as table:
        socket = at_the_first_window(table)
        assert stand(socket)["type"] == "acknowledged"
        assert socket.act(REACTIONS[1])["type"] == "acknowledged"
        until(socket, lambda game: not game["legal"])
        assert socket.game["standing"] is None
        wait_for(lambda: stored(house, table) is None)


def heard(socket: Socket, since: int) -> list[Json]:
    """What came from that message on, without what differs from table to table."""
    came = [message for message in socket.all[since:] if message["type"] != "acknowledged"]
    return [{name: value for name, value in one.items() if name not in ("clocks", "client_id")} for one in came]


def window(house: House, how: Callable[[Socket], Json]) -> tuple[list[list[Json]], int]:
    """A window at which D declines in this way: what A and a spectator hear, and how many milliseconds it is open.

    B and C hear of their own answers, which the server gives: sooner or later.
    """
    with (
        party_at(house, scene(SCENE), {"reaction_wait": WAIT}) as table,
        house.look(table.table_id) as spectator,
    ):
        spectator.until_game()
        others = [table.sockets[A], spectator]
        for socket in others:
            socket.until_quiet()
        since = [len(socket.all) for socket in others]
        assert how(at_the_first_window(table))["type"] == "acknowledged"
        until(table.sockets[B], lambda game: ["skip"] in game["legal"])
        for socket in others:
            socket.until_quiet()
        ats = house.stored("SELECT at, seat FROM moves WHERE table_id = ? ORDER BY number", table.table_id)
        assert (ats[0][1], ats[-1][1]) == (A, NO_SEAT)
        return [heard(socket, first) for socket, first in zip(others, since, strict=True)], ats[-1][0] - ats[0][0]


def test_nobody_else_can_tell_it_from_an_answer_by_hand(house: House) -> None:
    by_hand = [window(house, lambda socket: socket.act(["decline"])) for _ in range(2)]
    standing = [window(house, stand) for _ in range(2)]
    assert standing[0][0] == by_hand[0][0]
    assert {message.get("standing") for hears in standing[0][0] for message in hears} <= {None, False}
    for windows in (by_hand, standing):
        assert WAIT * 1000 - QUICKLY < min(open_for for _, open_for in windows) < WAIT * 1000 + QUICKLY


def test_it_holds_after_a_restart_with_the_browser_closed(tmp_path: Path) -> None:
    with House(tmp_path).running() as house, party_at(house, scene(SCENE), {"reaction_wait": WAIT}) as table:
        set_at_the_first_window(table)
        until(table.sockets[B], lambda game: ["skip"] in game["legal"])
        house.end(signal.SIGKILL)
        house.start()
        with table.guests[B].look(table.table_id) as second, table.guests[C].look(table.table_id) as third:
            for socket in (second, third):
                socket.until_game()
            table.sockets[B:D] = [second, third]
            turn_of(table, B, interrogate("C1"))
            until(third, lambda game: ["skip"] in game["legal"])
            notices = table.guests[D].ask("GET", "/api/me/notices")
        assert not [notice for notice in notices["notices"] if notice["kind"] == "turn"]


def test_it_is_refused_where_nothing_can_pass(house: House) -> None:
    with party_at(house, scene(SCENE), {"reaction_wait": WAIT}) as table, house.look(table.table_id) as spectator:
        first, last = table.sockets[A], table.sockets[D]
        assert (first.game["standing"], last.game["standing"]) == (None, None)
        assert stand(first)["reason"]["code"] == "standing"  # their own turn
        assert stand(last)["reason"]["code"] == "standing"  # not asked at all
        spectator.until_game()
        assert stand(spectator)["reason"]["code"] == "not-seated"
        old = last.game["position"]
        at_the_first_window(table)
        assert stand(last, position=old)["reason"]["code"] == "stale"
        assert stored(house, table) is None
        assert stand(last, client_id="mine")["again"] is False
        assert stand(last, client_id="mine")["again"] is True


@pytest.mark.parametrize("game", ["dystopia", "reality"])
def test_games_without_reactions_offer_none(game: str) -> None:
    state = find_game(game).new(seed=3)
    assert [find_game(game).decline(state, seat) for seat in state.deciders] == [None] * len(state.deciders)
