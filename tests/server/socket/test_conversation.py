"""Playing over sockets: what a viewer is sent, what is acknowledged, what is refused."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from tests.server.house import House, play_on
from tests.server.places import BOTH

PLACES = BOTH

THREE_BOTS = ("me", "bot", "bot", "bot")


def test_who_comes_is_told_all_that_their_seat_may_know(house: House) -> None:
    ana = house.guest("Ana")
    table_id = ana.play(*THREE_BOTS)
    with ana.look(table_id) as socket:
        game = socket.until_game()
        promised = socket.newest["table"]["table"]["dice"]["commitment"]
        assert socket.newest["hello"] == {"type": "hello", "protocol": 1, "seat": 0, "commitment": promised}
        assert socket.newest["table"]["present"] == [0]
        assert socket.newest["chat"]["lines"] == []
        assert game["view"]["seat"] == 0
        assert game["view"]["you"]
        assert game["legal"]
        assert game["clocks"] is None


def test_a_spectator_sees_what_is_public_and_may_do_nothing(house: House) -> None:
    ana = house.guest()
    table_id = ana.play(*THREE_BOTS)
    with house.look(table_id) as socket, house.guest().look(table_id) as stranger:
        for eyes in (socket, stranger):
            game = eyes.until_game()
            assert (game["seat"], game["view"]["you"], game["legal"]) == (None, None, [])
            reply = eyes.act(["skip"])
            assert reply["reason"]["code"] == "not-seated"
            eyes.send(type="chat", text="psst")
            assert eyes.reply()["reason"]["code"] == "not-seated"


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("leaders", THREE_BOTS, {"turns": 3}),
        ("dystopia", ("me", "bot"), {}),
        ("reality", ("me", "bot"), {"turns": 1}),
    ],
)
def test_a_whole_game_against_bots(house: House, game: str, seats: tuple[str, ...], options: dict[str, int]) -> None:
    ana = house.guest()
    table_id = ana.play(*seats, game=game, **options)
    with ana.look(table_id) as socket:
        socket.until_game()
        acted = play_on(socket, actions=60)
        assert acted == 60 or socket.game["outcome"]
        if socket.game["outcome"]:
            assert ana.ask("GET", f"/api/tables/{table_id}")["outcome"] == socket.game["outcome"]
            while socket.newest["table"]["table"]["status"] != "finished":
                socket.receive()


def test_an_illegal_action_is_refused_with_its_rule_and_the_game_as_it_is(house: House) -> None:
    ana = house.guest()
    with ana.look(ana.play(*THREE_BOTS)) as socket:
        socket.until_game()
        reply = socket.act(["shoot"])
        assert reply["type"] == "refused"
        assert reply["reason"]["rule"].startswith("L-")
        assert reply["reason"]["message"]
        assert reply["game"]["position"] == socket.game["position"]
        assert reply["game"]["legal"] == socket.legal
        assert socket.act(["dance", 1])["reason"]["code"] == "no-action"


def test_the_same_message_twice_is_one_move(house: House) -> None:
    ana = house.guest()
    with ana.look(ana.play(*THREE_BOTS)) as socket:
        position = socket.until_game()["position"]
        action = socket.legal[0]
        first = socket.act(action, "mine", position)
        second = socket.act(action, "mine", position)
        assert (first["type"], first["again"]) == ("acknowledged", False)
        assert (second["type"], second["again"]) == ("acknowledged", True)


def test_of_two_moves_for_one_position_one_is_made(house: House) -> None:
    ana = house.guest()
    table_id = ana.play(*THREE_BOTS)
    with ana.look(table_id) as here, ana.look(table_id) as there:
        for socket in (here, there):
            socket.until_game()
        with ThreadPoolExecutor(2) as pool:
            replies = list(pool.map(lambda socket: socket.act(socket.legal[0]), (here, there)))
        assert sorted(reply["type"] for reply in replies) == ["acknowledged", "refused"]
        (stale,) = (reply for reply in replies if reply["type"] == "refused")
        assert stale["reason"]["code"] == "stale"
        assert stale["game"]["view"]["seat"] == 0


def test_where_all_answer_at_once_one_answer_makes_no_other_stale_and_can_be_taken_back(house: House) -> None:
    guests = [house.guest() for _ in range(4)]
    table_id = guests[0].make("me", "open", "open", "open")["table"]["id"]
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table_id}/join")
    guests[0].post(f"/api/tables/{table_id}/start")
    with ExitStack() as stack:
        sockets = [stack.enter_context(guest.look(table_id)) for guest in guests]
        for socket in sockets:
            assert socket.until_game()["view"]["asked"]["together"]
        sockets.sort(key=lambda socket: -len(socket.legal))  # who could not have done otherwise takes nothing back
        asked = [socket.game["position"] for socket in sockets]
        first, second, *others = sockets
        assert first.act(first.legal[0])["type"] == "acknowledged"
        assert second.act(second.legal[0], position=asked[1])["type"] == "acknowledged"
        first.catch_up()
        assert first.game["may_undo"]
        assert first.undo()["type"] == "acknowledged"
        first.catch_up()
        assert first.legal
        assert first.act(first.legal[-1])["type"] == "acknowledged"
        for socket, position in zip(others, asked[2:], strict=True):
            assert socket.act(socket.legal[0], position=position)["type"] == "acknowledged"
        for socket in sockets:
            socket.catch_up()
            assert socket.game["view"]["turn"] == 1


def test_an_action_is_taken_back_while_nobody_has_learned_anything(house: House) -> None:
    ana = house.guest()
    with ana.look(ana.play("me", "bot", game="reality")) as socket:
        socket.until_game()
        while not (socket.game["may_undo"] and socket.legal):  # where others are asked, they may be quicker
            play_on(socket, 1)
            socket.catch_up()
        before = len(socket.events)
        assert socket.undo()["type"] == "acknowledged"
        socket.catch_up()
        assert len(socket.events) <= before
        assert socket.legal


def test_nothing_can_be_taken_back_that_is_not_there(house: House) -> None:
    ana = house.guest()
    with ana.look(ana.play(*THREE_BOTS)) as socket:
        socket.until_game()
        assert socket.undo()["reason"]["code"] == "undo"


def test_who_comes_back_gets_the_events_since(house: House) -> None:
    ana = house.guest()
    table_id = ana.play(*THREE_BOTS)
    with ana.look(table_id) as socket:
        socket.until_game()
        play_on(socket, 5)
        socket.until_asked()
        socket.catch_up()
        events, mark = socket.events, socket.game["mark"]
    assert len(events) > 3
    with ana.look_again(table_id, socket) as again:
        assert again.until_game()["since"] == len(events)
        assert again.events == events
        assert again.game["mark"] == mark
    early = next(message for message in socket.all if message["type"] == "game" and message["events"])
    had = early["since"] + len(early["events"])
    with ana.look(table_id, since=had, mark=early["mark"]) as again:
        again.events = events[:had]
        assert again.until_game()["since"] == had < len(events)
        assert (again.events, again.game["mark"]) == (events, mark)
    for since, wrong in ((10_000, mark), (3, mark), (3, ""), (3, "0" * 16), (len(events), "")):
        with ana.look(table_id, since=since, mark=wrong) as again:
            assert again.until_game()["since"] == 0
            assert (again.events, again.game["mark"]) == (events, mark)


def test_the_table_talks_and_sees_who_is_there(house: House) -> None:
    ana, ben = house.guest("Ana"), house.guest("Ben")
    table_id = ana.make("me", "open", "bot", "bot")["table"]["id"]
    with ana.look(table_id) as socket:
        socket.until(lambda message: message["type"] == "table")
        ben.post(f"/api/tables/{table_id}/join")
        joined = socket.until(lambda message: message["type"] == "table")
        assert joined["table"]["seats"][1]["name"] == "Ben"
        with ben.look(table_id) as other:
            assert socket.until(lambda message: message["type"] == "table")["present"] == [0, 1]
            other.send(type="chat", text=" good \x07 evening\n ")
            (line,) = socket.until(lambda message: message["type"] == "chat" and message["lines"])["lines"]
            assert (line["seat"], line["name"], line["text"]) == (1, "Ben", "good evening")
        assert socket.until(lambda message: message["type"] == "table")["present"] == [0]
    with house.look(table_id) as late:
        late.receive()
        assert late.receive()["lines"] == [line]


def test_a_spectator_who_sits_down_sees_the_seats_view_on_the_same_socket(house: House) -> None:
    ana, ben = house.guest(), house.guest()
    table_id = ana.make("me", "open", "bot", "bot")["table"]["id"]
    with ben.look(table_id) as socket:
        ben.post(f"/api/tables/{table_id}/join")
        ana.post(f"/api/tables/{table_id}/start")
        assert socket.until_game()["seat"] == 1
        assert socket.legal
