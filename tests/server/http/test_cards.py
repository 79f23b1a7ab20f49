"""All cards of a game, whatever is played at a table, and how they fare in simulations."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from euphoria.games import game, games
from euphoria.kernel.rulebook.ledger import load_ledger
from euphoria.kernel.text.languages import LANGUAGES
from euphoria.server.http.routes import cards
from euphoria.server.records import card_figures
from tests.server.house import House

Json = dict[str, Any]


def ask(house: House, game_id: str, language: str = "en") -> Json:
    answer: Json = house.guest().ask("GET", f"/api/games/{game_id}/cards?lang={language}")
    return answer


def count(shown: Json, kind: str) -> int:
    return sum(card["kind"] == kind for card in shown["cards"])


def test_there_are_all_cards_of_all_games(house: House) -> None:
    dystopia, leaders, reality = (ask(house, one) for one in ("dystopia", "leaders", "reality"))
    assert (count(dystopia, "recruit"), count(dystopia, "market")) == (48 + 15, 18)
    assert (count(dystopia, "artifact"), count(dystopia, "dilemma")) == (6, 6)
    assert (count(leaders, "recruit"), count(leaders, "artifact")) == (4, 24)
    assert (count(reality, "character"), count(reality, "object")) == (16, 6)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", ["dystopia", "leaders", "reality"])
def test_every_card_has_an_address_a_text_and_a_rule(house: House, game_id: str, language: str) -> None:
    shown = ask(house, game_id, language)
    ids = [card["id"] for card in shown["cards"]]
    assert len(ids) == len(set(ids))
    known = load_ledger(game_id).rules
    for card in shown["cards"]:
        assert card["name"][:1] == card["name"][:1].upper()
        assert card["text"], card
        assert card["rule"] in known, card
        assert len(card["elsewhere"]) == 2 * (len(LANGUAGES) - 1)
    assert shown["revision"] == game(game_id).revision


def test_the_two_wordings_of_a_recruit_know_each_other(house: House) -> None:
    found = {
        card["id"]: {fact["name"]: fact["text"] for fact in card["facts"]} for card in ask(house, "dystopia")["cards"]
    }
    assert found["D-r13"]["later-wording"] == "D-v05"
    assert found["D-v05"]["first-wording"] == "D-r13"
    assert "later-wording" not in found["D-r02"]


def test_a_card_is_worded_as_in_both_editions(house: House) -> None:
    leader = next(card for card in ask(house, "leaders", "es")["cards"] if card["id"] == "subterran-leader")
    assert any(fact["name"] == "edition-a" for fact in leader["facts"])


def test_a_game_that_is_not_there_has_no_cards(house: House) -> None:
    assert house.guest().refused("GET", "/api/games/chess/cards", None, 404) == "no-game"


def test_figures_are_those_of_the_file_and_say_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    figure = {
        "kind": "artifact-dealt", "name": "opera-glasses", "seats": 481, "times": 1.0, "by_chance": True,
        "wins": 0.46, "low": 0.42, "high": 0.5, "compared": 481, "q": None,
        "difference": None, "difference_low": None, "difference_high": None,
    }  # fmt: skip
    file = {
        "schema": 1, "game": "leaders", "revision": 1, "bot": "greedy", "seats": 6, "seed": 1, "options": {},
        "games": 1000, "cards": {"opera-glasses": [figure]},
    }  # fmt: skip
    (tmp_path / "leaders.json").write_text(json.dumps(file), "utf-8")
    monkeypatch.setattr(card_figures, "folder", lambda name: tmp_path)
    for cached in (card_figures.figures_of, cards._catalog):
        cached.cache_clear()
    try:
        shown = cards.catalog("leaders").model_dump()
        assert shown["simulation"] == {"games": 1000, "seats": 6, "bot": "greedy", "revision": 1}
        by_id = {card["id"]: card["figures"] for card in shown["cards"]}
        assert by_id["opera-glasses"] == [figure]
        assert by_id["metal-detector"] == []
        assert cards.catalog("dystopia").simulation is None
    finally:
        for cached in (card_figures.figures_of, cards._catalog):
            cached.cache_clear()


@pytest.mark.parametrize("game_id", games())
def test_shipped_figures_are_of_cards_that_there_are(game_id: str) -> None:
    found = card_figures.figures_of(game_id)
    if found is not None:
        assert set(found["cards"]) <= {card.id for card in cards._cards(game_id, "en")}
        assert found["revision"] <= game(game_id).revision


def test_cards_and_rules_are_packed_and_nothing_that_is_about_a_person(house: House) -> None:
    ana = house.guest()
    table = ana.play("me", "bot", "bot", "bot")
    packed = {"accept-encoding": "gzip"}
    for path in ("/api/games/dystopia/cards", f"/api/tables/{table}/cards", "/api/rules/leaders"):
        answer = ana.http.get(path, headers=packed)
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.json()
    for path in ("/api/me", f"/api/tables/{table}", "/api/games"):
        assert "content-encoding" not in ana.http.get(path, headers=packed).headers
