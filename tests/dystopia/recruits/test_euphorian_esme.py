"""Esme the Fireman, printed and revised (D-r18, D-v06)."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    asked,
    do,
    hand,
    kinds_of,
    may,
    pay,
    question,
    recruits_offered,
    scene,
    stars,
    territory,
    turn_of,
)
from tests.dystopia.recruit_play import brings, quiet, used, watch

# D-r18 Esme: placing a star, may discard A: 1 energy, and lose K or gain M.


@pytest.mark.rule("D-r18", "D-rec-2")
@pytest.mark.parametrize(("choice", "change"), [("lose-knowledge", {"knowledge": -1}), ("gain-morale", {"morale": 1})])
def test_esme_discards_a_card_when_she_places_a_star(choice: str, change: dict[str, int]) -> None:
    state = scene("""
        A recruits: D-r18
        A workers: 4
        A hand: bifocals, book, bat
        A goods: 1 water
        A morale: 3
        B workers: 2
        tiles: s1 clinic A B
    """)
    do(state, "A", "place", 4, "market-s1")
    assert recruits_offered(state, "A") == {"D-r18"}
    assert may(state, "A", "pass")
    changed = watch(state, "A")
    do(state, "A", "use", "Esme")
    do(state, "A", "discard", "book")
    assert kinds_of(state, "A") == {"lose-knowledge", "gain-morale"}
    do(state, "A", choice)
    assert changed() == {"cards": -1, "energy": 1, **change}
    assert (hand(state, "A"), territory(state, "subterran"), turn_of(state)) == (["bat"], "A", "B")


@pytest.mark.rule("D-r18", "D-time-7")
def test_esme_may_choose_what_does_nothing() -> None:
    state = scene("""
        A recruits: D-r18
        A workers: 4
        A hand: book, book, bat
        A morale: 6
        A knowledge: 1
        B workers: 2
    """)
    do(state, "A", "place", 4, "wind-saloon")
    pay(state, "A", book=2)
    moves = [("use", "Esme"), ("discard", "bat"), ("gain-morale",)]
    assert brings(state, "A", *moves) == {"cards": -1, "energy": 1}


@pytest.mark.rule("D-r18", "D-rec-2")
def test_esme_may_keep_her_cards() -> None:
    state = scene("""
        A recruits: D-r18
        A workers: 4
        A hand: book, bear
        A morale: 2
        A dilemma: book
        B workers: 2
    """)
    do(state, "A", "dilemma", "contribute")
    pay(state, "A", book=1)
    assert brings(state, "A", ("pass",)) == {}
    assert turn_of(state) == "B"


@pytest.mark.rule("D-r18")
def test_esme_needs_a_card_to_discard() -> None:
    state = scene("""
        A recruits: D-r18
        A workers: 4
        A hand: book, book
        A morale: 2
        B workers: 2
    """)
    assert quiet(state, "A", ("place", 4, "incinerator"))
    assert stars(state, "A") == 9


@pytest.mark.rule("D-r18", "D-time-11")
@pytest.mark.parametrize("where", ["tile", "dilemma", "recruit", "icarite"])
def test_esme_answers_every_star_wherever_it_goes(where: str) -> None:
    state = scene("""
        A recruits: D-r18
        A workers: 4 1
        A hand: book, bear
        A goods: 1 gold, 3 stone
        A morale: 2
        A dilemma: book
        B workers: 2 / site-e1 2
        allegiance: euphorian 10
        rolls: 1 1
    """)
    if where == "dilemma":
        do(state, "A", "dilemma", "contribute")
        pay(state, "A", book=1)
    else:
        moves = {"tile": (4, "site-e1 gold"), "recruit": (1, "generator"), "icarite": (1, "nimbus-loft")}
        do(state, "A", "place", *moves[where])
    if where == "icarite":
        pay(state, "A", stone=3)
    assert recruits_offered(state, "A") == {"D-r18"}
    assert stars(state, "A") == 9


@pytest.mark.rule("D-r18", "D-time-11", "D-time-5")
def test_esme_answers_each_of_two_stars_also_in_anothers_turn() -> None:
    state = scene("""
        turn: B
        A recruits: D-r18, Katy
        A workers: 4
        A hand: book, bear
        A morale: 2
        B workers: 1
        allegiance: euphorian 10
    """)
    do(state, "B", "place", 1, "generator")
    assert asked(state) == "A"
    changed = watch(state, "A")
    for card in ("book", "bear"):
        do(state, "A", "use", "Esme")
        do(state, "A", "discard", card)
        do(state, "A", "gain-morale")
    assert changed() == {"cards": -2, "energy": 2, "morale": 2, "stars": -1}  # the first was placed before
    assert (used(state), turn_of(state)) == (["D-r18", "D-r18"], "A")


@pytest.mark.rule("D-r18", "D-x-3", "D-mark-1")
def test_esme_needs_a_star_really_placed() -> None:
    state = scene("""
        A recruits: D-r18
        A workers: 4
        A hand: book, book, bat
        A morale: 6
        B workers: 2
        territories: wastelander B B
    """)
    do(state, "A", "place", 4, "ark")
    pay(state, "A", book=2)
    assert (used(state), turn_of(state), stars(state, "A")) == ([], "B", 10)


# D-v06 Esme, revised: as printed; with a book instead: 2 energy, lose K K and gain M M.


@pytest.mark.rule("D-v06")
def test_revised_esme_gets_more_for_a_book() -> None:
    state = scene("""
        recruits: revised
        A recruits: Esme
        A workers: 4
        A hand: bear, bear, book
        A morale: 3
        B workers: 2
    """)
    do(state, "A", "place", 4, "incinerator")
    pay(state, "A", bear=2)
    assert recruits_offered(state, "A") == {"D-v06"}
    assert may(state, "A", "pass")
    moves = [("use", "Esme"), ("discard", "book")]
    assert brings(state, "A", *moves) == {"cards": -1, "energy": 2, "knowledge": -2, "morale": 2}
    assert turn_of(state) == "B"


@pytest.mark.rule("D-v06")
@pytest.mark.parametrize(("choice", "change"), [("lose-knowledge", {"knowledge": -1}), ("gain-morale", {"morale": 1})])
def test_revised_esme_is_as_printed_with_another_card(choice: str, change: dict[str, int]) -> None:
    state = scene("""
        recruits: revised
        A recruits: Esme
        A workers: 4
        A hand: bear, bear, bat, book
        A morale: 4
        B workers: 2
    """)
    do(state, "A", "place", 4, "incinerator")
    pay(state, "A", bear=2)
    assert brings(state, "A", ("use", "Esme"), ("discard", "bat"), (choice,)) == {"cards": -1, "energy": 1, **change}


@pytest.mark.rule("D-v06")
@pytest.mark.parametrize(
    ("cards", "territories"), [("bear, bear", "euphorian A"), ("bear, bear, book", "euphorian A B")]
)
def test_revised_esme_needs_a_card_and_a_star(cards: str, territories: str) -> None:
    state = scene(f"""
        recruits: revised
        A recruits: Esme
        A workers: 4
        A hand: {cards}
        A morale: 4
        B workers: 2
        territories: {territories}
    """)
    do(state, "A", "place", 4, "incinerator")
    if question(state) == "pay":
        pay(state, "A", bear=2)
    assert (used(state), turn_of(state)) == ([], "B")
