"""What a viewer is told in words: questions, actions, events and reasons, in the language that they came with."""

from __future__ import annotations

import json

import pytest
from httpx import Client

from tests.server.house import House, browser


def test_rules_are_told_by_section_in_either_language(house: House) -> None:
    with browser(house.url) as http:
        english, spanish = (http.get("/api/rules/leaders", params={"lang": lang}).json() for lang in ("en", "es"))
        missing = http.get("/api/rules/chess")
    assert missing.json()["error"]["code"] == "no-game"
    assert [section["id"] for section in english["sections"]] == [section["id"] for section in spanish["sections"]]
    assert english["sections"][0]["title"] == "Components"
    assert spanish["sections"][0]["title"] == "Componentes"
    ids = {rule["id"] for section in english["sections"] for rule in section["rules"]}
    assert {"L-shot-2", "L-info-8"} <= ids
    assert ["laser", "ray gun"] in english["terms"]
    assert ["láser", "pistola de rayos"] in spanish["terms"]


@pytest.mark.rule("L-y-3")
def test_rules_are_told_in_the_words_of_an_edition(house: House) -> None:
    def text(http: Client, **params: str) -> str:
        told = http.get("/api/rules/leaders", params={"lang": "es", **params}).json()
        return json.dumps(told["sections"], ensure_ascii=False)

    with browser(house.url) as http:
        usual, first, second = text(http), text(http, edition="A"), text(http, edition="B")
        told = http.get("/api/rules/leaders").json()
        missing = http.get("/api/rules/leaders", params={"edition": "Z"})
        without = http.get("/api/rules/reality", params={"edition": "A"}).json()
    assert usual == second
    assert "láser" in second and "pistola" not in second
    assert "pistola de rayos" in first and "láser" not in first
    assert (told["editions"], told["edition"]) == (["B", "A"], "B")
    assert (without["editions"], without["edition"]) == ([], None)
    assert missing.json()["error"]["code"] == "no-edition"


@pytest.mark.rule("L-y-3")
@pytest.mark.parametrize(("edition", "own", "other"), [("A", "pistola de rayos", "láser"), ("B", "láser", "pistola")])
def test_the_cards_of_a_table_have_the_words_of_its_edition(house: House, edition: str, own: str, other: str) -> None:
    table = house.guest().play("me", "bot", "bot", "bot", edition=edition)
    with browser(house.url) as http:
        told = http.get(f"/api/tables/{table}/cards", params={"lang": "es"}).text
    assert own in told
    assert other not in told


def test_the_cards_of_a_table_can_be_read_in_either_language(house: House) -> None:
    ana = house.guest()
    table = ana.play("me", "bot", "bot", "bot")
    with browser(house.url) as http:
        english, spanish = (
            http.get(f"/api/tables/{table}/cards", params={"lang": lang}).json() for lang in ("en", "es")
        )
        missing = http.get("/api/tables/nowhere/cards")
    assert missing.json()["error"]["code"] == "no-table"
    assert [card["id"] for card in english] == [card["id"] for card in spanish]
    assert all(card["name"] and card["text"] for card in english + spanish)
    assert [card["text"] for card in english] != [card["text"] for card in spanish]
    assert {card["reaction"] for card in english} == {True, False}


@pytest.mark.parametrize(
    ("lang", "asked", "first", "reason"),
    [
        ("en", "Lay out your three", "Lay them out", "Not now."),
        ("es", "Coloca tus tres", "Colocarlos", "Ahora no."),
    ],
)
def test_a_socket_with_a_language_has_everything_in_words(
    house: House, lang: str, asked: str, first: str, reason: str
) -> None:
    ana = house.guest()
    with ana.look(ana.play("me", "bot", "bot", "bot"), lang=lang) as socket:
        words = socket.until_game()["words"]
        assert words["question"].startswith(asked)
        assert words["legal"][0].startswith(first)
        assert len(words["legal"]) == len(socket.legal)
        assert len(words["events"]) == len(socket.game["events"]) == len(socket.game["emphasis"])
        socket.send(type="why", action=["shoot"])
        why = socket.until(lambda message: message["type"] == "why")
        assert why["rule"].startswith("L-")
        assert why["text"].startswith(reason)
        assert socket.act(["shoot"])["reason"]["message"] == why["text"]
        socket.send(type="why", action=socket.legal[0])
        why = socket.until(lambda message: message["type"] == "why")
        assert why["text"] is None
        assert why["sentence"] == words["legal"][0]


def test_a_socket_without_a_language_has_no_words(house: House) -> None:
    ana = house.guest()
    with ana.look(ana.play("me", "bot", "bot", "bot")) as socket:
        assert "words" not in socket.until_game()


@pytest.mark.parametrize(
    ("lang", "stale", "undo"),
    [
        ("en", "The table has changed since; look again.", "That can no longer be taken back."),
        ("es", "La mesa ha cambiado entretanto; vuelve a mirar.", "Eso ya no se puede deshacer."),
        (None, "the table has moved on since; look again", "you have given no answer that could be taken back"),
    ],
)
def test_a_refusal_is_told_in_the_language_of_the_socket(house: House, lang: str | None, stale: str, undo: str) -> None:
    ana = house.guest()
    with ana.look(ana.play("me", "bot", "bot", "bot"), lang=lang) as socket:
        socket.until_game()
        assert socket.act(socket.legal[0], position="old")["reason"]["message"] == stale
        assert socket.undo()["reason"]["message"] == undo
        socket.send(type="standing", client_id="x", position=socket.game["position"], on=True)
        assert socket.reply()["reason"]["code"] == "standing"
        socket.send(type="undo", client_id="no id at all")
        assert ("this" in socket.reply()["reason"]["message"]) is (lang != "es")
