"""Lessons over HTTP: without an account, from a list of moves, and with clear refusals."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from euphoria import game
from euphoria.server.errors import NotFound
from euphoria.server.http.routes.lessons import lesson_cards
from tests.server.house import House

LEADERS = "/api/lessons/leaders"


def after(house: House, moves: list[Any], language: str = "en") -> Any:
    answer = house.ask("post", LEADERS, json={"moves": moves, "language": language})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_games_that_have_a_lesson(house: House) -> None:
    assert house.ask("get", "/api/lessons").json() == [
        {"game": "dystopia", "steps": 14, "minutes": 10},
        {"game": "leaders", "steps": 11, "minutes": 5},
        {"game": "reality", "steps": 10, "minutes": 10},
    ]


def test_a_whole_lesson_needs_no_account(house: House) -> None:
    moves: list[Any] = []
    told = 0
    while True:
        shown = after(house, moves)
        assert shown["since"] == told, "events that were told before are not new"
        assert len(shown["words"]["events"]) == len(shown["emphasis"]) == len(shown["events"])
        assert len(shown["words"]["legal"]) == len(shown["legal"])
        assert len(shown["rewind"]) == len(shown["events"]) - told, "a view for each new event"
        if shown["lesson"]["done"]:
            break
        assert shown["lesson"]["wanted"][0] in shown["legal"]
        moves.append(shown["lesson"]["wanted"][0])
        told = len(shown["events"])
    assert shown["lesson"]["won"]
    assert shown["lesson"]["step"] == 11
    assert all(step["done"] for step in shown["lesson"]["steps"])
    assert shown["outcome"]["winners"] == [0, 1]
    assert (shown["legal"], shown["lesson"]["wanted"], shown["words"]["question"]) == ([], [], None)


def test_the_learner_sees_what_the_seat_may_see(house: House) -> None:
    shown = after(house, [["order", 0, 1, 2]])
    assert shown["seat"] == shown["view"]["seat"] == 0
    others = [recruit["kind"] for player in shown["view"]["players"][1:] for recruit in player["recruits"]]
    assert [kind for kind in others if kind] == ["subterran-follower"], "the one that lies face up"
    assert shown["names"][0] == "Nova"


def test_the_lesson_speaks_the_language_that_is_asked_for(house: House) -> None:
    shown = after(house, [], "es")
    assert shown["lesson"]["text"] == "Coloca tus tres reclutas en el orden que quieras."
    assert shown["words"]["question"].startswith("Coloca")
    cards = house.ask("get", f"{LEADERS}/cards?lang=es").json()
    assert [card["name"] for card in cards if card["id"] == "umbrella"] == ["Paraguas"]


@pytest.mark.parametrize(
    ("said", "code", "message"),
    [
        ({"moves": [["dance", 1]], "language": "en"}, "lesson-move", "move 1: no action of this game"),
        ({"moves": [["order", 0, 1, 2], ["shoot"]], "language": "en"}, "lesson-move", "move 2: "),
        ({"moves": [[]], "language": "en"}, "malformed", ""),
        ({"moves": [["skip"]] * 201, "language": "en"}, "malformed", ""),
        ({"moves": [["order", [0], 1, 2]], "language": "en"}, "malformed", ""),
        ({"moves": "order", "language": "en"}, "malformed", ""),
        ({"moves": [], "language": "xx"}, "malformed", ""),
        ({"moves": [], "cheat": True}, "malformed", ""),
        ({}, "malformed", ""),
    ],
)
def test_bad_moves_are_refused(house: House, said: Any, code: str, message: str) -> None:
    answer = house.ask("post", LEADERS, json=said)
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == code
    assert message in answer.json()["error"]["message"]


def test_why_an_action_is_not_allowed(house: House) -> None:
    def why(action: list[str | int]) -> Any:
        said = {"moves": [["order", 0, 1, 2]], "action": action, "language": "es"}
        return house.ask("post", f"{LEADERS}/why", json=said)

    assert why(["skip"]).json() == {"rule": None, "text": None}
    refused = why(["interrogate", 10]).json()
    assert refused["rule"].startswith("L-")
    assert refused["text"].startswith("Ahora no")
    assert why(["dance"]).status_code == 422


def test_places_and_questions_of_a_table_that_is_measured(house: House) -> None:
    moves: list[Any] = [["use"], ["element", 0], ["walk"]]
    shown = house.ask("post", "/api/lessons/reality", json={"moves": moves}).json()
    place = shown["locations"][shown["legal"].index(shown["lesson"]["wanted"][0])]
    assert (place["place"], place["cost"]) == ([68, 44, 0], 6)

    def asked(question: str, **arguments: Any) -> Any:
        said = {"moves": moves, "question": question, "arguments": arguments}
        return house.ask("post", "/api/lessons/reality/query", json=said)

    reach = asked("reach", figure=0).json()["answer"]
    assert (reach["figure"], reach["points"]) == (0, 9)
    refused = asked("dance")
    assert (refused.status_code, "no question 'dance'" in refused.text) == (409, True)


def test_there_is_no_lesson_of_a_game_that_there_is_not(house: House) -> None:
    for answer in (
        house.ask("post", "/api/lessons/chess", json={"moves": []}),
        house.ask("get", "/api/lessons/chess/cards"),
    ):
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-game")


def test_a_game_without_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game("reality"), "extensions", {}, raising=False)
    with pytest.raises(NotFound, match="no lesson"):
        asyncio.run(lesson_cards("reality"))
