"""Questions about the position: answered to whoever looks on, refused with the reason, changing nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.house import House, Json, Socket


def ask(socket: Socket, asked: str, /, **arguments: object) -> Json:
    socket.send(type="query", id="q1", question=asked, arguments=arguments)
    return socket.until(lambda message: message["type"] in ("answer", "refused"))


@contextmanager
def deployed(house: House) -> Iterator[tuple[str, Socket]]:
    """A table of reality, and the socket of its player after some choices."""
    ana = house.guest()
    table_id = ana.play("me", "bot", game="reality")
    with ana.look(table_id) as socket:
        socket.until_game()
        while not any(figure["state"] == [] and figure["x"] > 0 for figure in socket.game["view"]["figures"]):
            socket.until_asked()
            socket.act(socket.legal[0])
        socket.catch_up()
        yield table_id, socket


def test_a_player_and_a_spectator_are_answered_alike(house: House) -> None:
    with deployed(house) as (table_id, socket):
        figure = next(one["figure"] for one in socket.game["view"]["figures"] if one["x"] > 0)
        position = socket.game["position"]
        answer = ask(socket, "sight", figure=figure)
        assert (answer["type"], answer["id"], answer["question"]) == ("answer", "q1", "sight")
        assert answer["answer"]["figure"] == figure
        with house.look(table_id) as spectator:
            spectator.until_game()
            assert ask(spectator, "sight", figure=figure)["answer"] == answer["answer"]
        socket.catch_up()
        assert socket.game["position"] == position


def test_a_wrong_question_is_refused_and_says_what_is_wrong(house: House) -> None:
    wrong: tuple[tuple[str, Json, str], ...] = (
        ("weather", {}, "weather"),
        ("sight", {"figure": "Kabuki"}, "'figure'"),
        ("sight", {}, "'figure'"),
        ("reach", {"seat": 1, "self": 1, "question": "way"}, "'figure'"),
    )
    with deployed(house) as (_, socket):
        for question, arguments, what in wrong:
            refused = ask(socket, question, **arguments)
            assert (refused["type"], refused["client_id"], refused["game"]) == ("refused", "q1", None)
            assert refused["reason"]["code"] == "query"
            assert what in refused["reason"]["message"]


def test_a_game_without_questions_says_so(house: House) -> None:
    ana = house.guest()
    with ana.look(ana.play("me", "bot", game="dystopia")) as socket:
        socket.until_game()
        assert "answers none" in ask(socket, "reach")["reason"]["message"]


def test_questions_have_a_rate_of_their_own(tmp_path: Path) -> None:
    limited = House(tmp_path, EUPHORIA_RATE_FACTOR="1")
    with limited.running():
        ana = limited.guest()
        with ana.look(ana.play("me", "bot", game="reality")) as socket:
            socket.until_game()
            replies = [ask(socket, "weather") for _ in range(50)]
            codes = [reply["reason"]["code"] for reply in replies]
            assert codes.count("query") >= 30
            assert "too-fast" in codes
