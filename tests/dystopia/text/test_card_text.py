"""Cards of the table: every kind is there, with text, rule, and icons that follow from the rules."""

from __future__ import annotations

import pytest

from euphoria.games import game
from euphoria.games.dystopia.cards.recruits import RECRUITS
from euphoria.games.dystopia.text.card_icons import recruit_icons
from euphoria.kernel.rulebook.ledger import load_ledger
from euphoria.kernel.text.narrator import Card


def cards(recruits: str, language: str = "en") -> dict[str, Card]:
    return {card.id: card for card in game("dystopia").narrator.cards({"recruits": recruits}, language)}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("recruits", ["printed", "revised"])
def test_a_table_has_every_kind_of_card_in_words(recruits: str, language: str) -> None:
    found = cards(recruits, language)
    kinds = [card.kind for card in found.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {"recruit": 48, "market": 18, "artifact": 6, "dilemma": 6}
    rules = load_ledger("dystopia").rules
    for card in found.values():
        assert card.name and card.text and card.icons and card.rule in rules, card.id


def test_markets_show_price_and_penalty() -> None:
    spa, stadium = cards("printed")["spa"], cards("printed")["stadium"]
    assert spa.icons == (*["water"] * 4, "artifact", "line", "no-self-bump")
    assert stadium.icons == ("commodity", "bat", "line", "roll-5")
    assert [tuple(fact) for fact in spa.facts] == [
        ("cost", "4 water and 1 artifact"),
        ("penalty", "You may not bump your own workers."),
    ]


@pytest.mark.parametrize(
    ("rule", "icons"),
    [
        ("D-r01", "bumping bumped-other lose-morale lose-morale arrow owner-knowledge draw"),
        ("D-r05", "sites instead artifact arrow gain-morale"),
        ("D-r13", "free-retrieve worker worker no-price"),
        ("D-r28", "gain-knowledge gain-knowledge arrow exclusive"),
        ("D-r38", "lose-morale arrow lose-knowledge"),
        ("D-r44", "tunnels bumping instead gain-knowledge"),
        ("D-v02", "ark instead artifact arrow opponents draw"),
        ("D-v15", "food instead bliss arrow gain-knowledge wastelander-allegiance line icarus lose-morale"),
    ],
)
def test_icons_of_standing_changes_follow_their_declaration(rule: str, icons: str) -> None:
    found = next(recruit_icons(one) for one in RECRUITS if one.rule == rule)
    assert " ".join(found) == icons


def test_an_artifact_names_who_asks_for_it_and_a_dilemma_its_sides() -> None:
    found = cards("printed")
    assert "Center for Reduced Literacy" in found["book"].text and "Burn a Book" in found["book"].text
    assert dict(found["read-a-book"].facts) == {"fight": "Read a Book", "contribute": "Burn a Book"}
