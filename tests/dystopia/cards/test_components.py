"""What is in the box (D-comp)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.recruits import RECRUITS, deck
from euphoria.games.dystopia.components import ARTIFACTS, DILEMMAS, FACTIONS
from euphoria.kernel.core.errors import OptionError, ScenarioError
from tests.dystopia.play import (
    SEATS,
    active,
    do,
    events_of,
    goods,
    hand,
    look,
    new,
    player,
    recruit_rule,
    scene,
    stars,
    started,
    workers,
)

KINDS = ", ".join(ARTIFACTS)


@pytest.mark.rule("D-comp-1")
@pytest.mark.parametrize("wording", ["printed", "revised"])
def test_there_are_48_recruits_12_of_each_faction(wording: str) -> None:
    position: Any = new(2, recruits=wording).position()
    faces = position["recruits"][0]
    assert sorted(faces) == sorted(deck(wording))
    assert len({RECRUITS[face].name for face in faces}) == 48
    assert Counter(FACTIONS[RECRUITS[face].faction] for face in faces) == dict.fromkeys(FACTIONS, 12)


@pytest.mark.rule("D-comp-1")
def test_15_of_them_have_a_later_wording_and_the_printed_one_is_the_default() -> None:
    printed, revised = set(deck("printed")), set(deck("revised"))
    assert len(revised - printed) == len(printed - revised) == 15
    assert {RECRUITS[face].name for face in revised - printed} == {RECRUITS[face].name for face in printed - revised}
    assert look(new())["options"]["recruits"] == "printed"
    with pytest.raises(OptionError):
        new(recruits="third")


@pytest.mark.rule("D-comp-1")
def test_a_table_plays_the_wording_that_it_chose() -> None:
    printed = scene("A recruits: Julia, Michael")
    revised = scene("recruits: revised\nA recruits: Julia, Michael")
    assert active(printed, "A") == ["D-r45", "D-r16"]
    assert active(revised, "A") == ["D-v13", "D-r16"]  # Michael is known in one wording only
    assert recruit_rule(revised, "Brian") == "D-v15"


@pytest.mark.rule("D-comp-2")
def test_there_are_36_artifacts_six_of_each_kind() -> None:
    position: Any = new().position()
    assert Counter(position["artifacts"][0]) == dict.fromkeys(range(6), 6)
    assert look(new())["pile"] == 36
    scene("discards: book, book, book, book, book, book")
    with pytest.raises(ScenarioError, match="six"):
        scene("discards: book, book, book, book, book, book\npile: book")


@pytest.mark.rule("D-comp-2")
def test_when_the_deck_runs_out_the_discards_are_shuffled_into_a_new_one() -> None:
    most = ", ".join(kind for kind in ARTIFACTS for _ in range(6))
    state = scene(f"""
        A workers: 2
        A morale: 6
        A goods: 1 bliss, 1 energy
        pile: game
        discards: {most.removesuffix(", game")}
    """)
    assert look(state)["pile"] == 1
    do(state, "A", "place", 2, "breeze-bar")
    assert len(hand(state, "A")) == 2
    assert "game" in hand(state, "A")
    assert [event["count"] for event in events_of(state, "reshuffled")] == [35]
    assert look(state)["pile"] == 34
    assert look(state)["discards"] == []


@pytest.mark.rule("D-comp-2")
def test_the_new_deck_is_really_shuffled() -> None:
    most = ", ".join(kind for kind in ARTIFACTS for _ in range(6))
    drawn = set()
    for seed in range(12):
        state = scene(f"""
            seed: {seed}
            A workers: 2
            A goods: 1 energy
            discards: {most}
        """)
        do(state, "A", "place", 2, "euphorian-tunnel")
        do(state, "A", "draw")
        drawn.add(hand(state, "A")[0])
    assert len(drawn) > 2


@pytest.mark.rule("D-comp-2")
def test_with_deck_and_discards_empty_one_draws_what_there_is() -> None:
    others = "\n".join(f"{seat} hand: {KINDS}\n{seat} morale: 6" for seat in "BCDEF")
    state = scene(
        "seats: 6\nA workers: 2\nA morale: 6\nA goods: 1 bliss, 1 energy\n"
        f"A hand: {KINDS.removesuffix(', game')}\n{others}\npile: game"
    )
    assert look(state)["pile"] == 1
    do(state, "A", "place", 2, "breeze-bar")
    assert hand(state, "A") == list(ARTIFACTS)
    assert look(state)["pile"] == 0
    assert len(events_of(state, "drew")) == 1


@pytest.mark.rule("D-comp-3")
def test_there_are_six_dilemmas_one_for_each_kind_of_artifact() -> None:
    state = started(6)
    cards = [player(state, seat, seat)["dilemma"]["card"] for seat in SEATS]
    assert sorted(cards) == sorted(fight for fight, _, _ in DILEMMAS)
    assert sorted(artifact for _, _, artifact in DILEMMAS) == list(range(6))


@pytest.mark.rule("D-comp-3")
def test_there_are_18_market_tiles() -> None:
    position: Any = new().position()
    assert sorted(position["tiles"][0]) == list(range(18))
    assert len({tile.id for tile in TILES}) == 18
    assert [tile.rule for tile in TILES] == [f"D-m{number:02}" for number in range(1, 19)]


@pytest.mark.rule("D-comp-3")
@pytest.mark.parametrize(
    "text",
    [
        "A dilemma: book\nB dilemma: book",
        "A dilemma:",
        "tiles: e1 spa, e2 spa",
        "tiles: e1 spa, e1 arena",
    ],
)
def test_a_scene_cannot_have_one_of_them_twice(text: str) -> None:
    with pytest.raises(ScenarioError):
        scene(text)


@pytest.mark.rule("D-comp-4")
def test_commodities_and_resources_do_not_run_out() -> None:
    state = scene("""
        A workers: 5 5 5
        A goods: 99 food, 60 gold
        B goods: 99 food, 60 gold
    """)
    for _ in range(3):
        do(state, "A", "place", 5, "farm")  # 5, then 10 and 15
    assert goods(state, "A") == {"food": 104, "gold": 60}
    assert goods(state, "B")["gold"] == 60


@pytest.mark.rule("D-comp-4")
def test_each_player_has_ten_stars_and_four_dice() -> None:
    state = new(6)
    for seat in SEATS:
        assert stars(state, seat) == 10
        assert workers(state, seat) + player(state, seat)["pool"] == 4
    with pytest.raises(ScenarioError, match="at most 4"):
        scene("A workers: 1 2 3 / farm 4, farm 5")
