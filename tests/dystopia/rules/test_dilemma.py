"""The ethical dilemma (D-dil, D-dilemma)."""

from __future__ import annotations

from typing import Any

import pytest

from euphoria.games.dystopia.components import ARTIFACTS, DILEMMAS
from tests.dystopia.play import (
    active,
    asked,
    do,
    events_of,
    hand,
    hidden,
    home,
    kinds_of,
    look,
    may,
    may_pay,
    names,
    pay,
    placed,
    player,
    question,
    recruits_offered,
    refusal,
    scene,
    starred,
    stars,
    territory,
    turn_of,
    ways_offered,
)

CARDS = [
    ("D-dilemma-1", "book", "read-a-book", "burn-a-book"),
    ("D-dilemma-2", "balloons", "help-a-friend-escape", "turn-in-a-friend"),
    ("D-dilemma-3", "bifocals", "publish-an-expose", "publish-propaganda"),
    ("D-dilemma-4", "game", "let-workers-relax", "make-workers-toil"),
    ("D-dilemma-5", "bear", "choose-true-love", "accept-assigned-match"),
    ("D-dilemma-6", "bat", "fight-the-oppressor", "serve-the-oppressor"),
]
EACH = [pytest.param(*row, marks=pytest.mark.rule(rule), id=rule) for rule, *row in CARDS]
ALL_AT = "allegiance: euphorian {0}, subterran {0}, wastelander {0}, icarite {0}"


# What it costs (D-dil-1).


@pytest.mark.parametrize(("artifact", "fight", "contribute"), EACH)
def test_each_card_takes_the_one_artifact_that_it_pictures(artifact: str, fight: str, contribute: str) -> None:
    for card in ARTIFACTS:
        state = scene(f"A hand: {card}\nA dilemma: {artifact}")
        assert player(state, "A", "A")["dilemma"]["card"] == fight
        assert may(state, "A", "dilemma", "fight") == may(state, "A", "dilemma", "contribute") == (card == artifact)
    assert (fight, contribute, ARTIFACTS.index(artifact)) in DILEMMAS


@pytest.mark.rule("D-dil-1")
@pytest.mark.parametrize(
    ("cards", "ways"),
    [
        ("book", [{"book": 1}]),
        ("bear, bat", [{"bear": 1, "bat": 1}]),
        ("bear, bear", [{"bear": 2}]),
        ("book, bear", [{"book": 1}, {"book": 1, "bear": 1}]),
        ("book, book, bear", [{"book": 1}, {"book": 2}, {"book": 1, "bear": 1}]),
    ],
)
def test_the_one_pictured_or_any_two(cards: str, ways: list[dict[str, int]]) -> None:
    state = scene(f"A morale: 3\nA hand: {cards}\nA dilemma: book")
    do(state, "A", "dilemma", "contribute")
    if len(ways) == 1:  # nobody is asked
        assert (hand(state, "A"), turn_of(state)) == ([], "B")
        return
    assert (asked(state), question(state)) == ("A", "pay")
    offered = ways_offered(state, "A")
    assert len(offered) == len(ways)
    assert all(way in offered for way in ways)
    pay(state, "A", book=1)
    assert "".join(look(state)["discards"]) == "book"


@pytest.mark.rule("D-dil-1")
def test_one_other_artifact_is_not_enough() -> None:
    state = scene("A hand: bear\nA dilemma: book")
    assert kinds_of(state, "A") == {"place"}
    assert refusal(state, "A", "dilemma", "fight") == "D-dil-1"
    assert refusal(scene("A dilemma: book"), "A", "dilemma", "fight") == "D-dil-1"


@pytest.mark.rule("D-dil-1", "D-turn-1")
def test_it_takes_the_place_of_placing_and_retrieving() -> None:
    state = scene("A workers: 2 2 / farm 3\nA hand: book\nA dilemma: book")
    do(state, "A", "dilemma", "contribute")
    assert (turn_of(state), home(state, "A"), placed(state, "A")) == ("B", [2, 2], ["farm 3"])


@pytest.mark.rule("D-dil-1")
def test_others_see_what_was_discarded_and_the_card() -> None:
    state = scene("A hand: book\nA dilemma: book")
    assert player(state, "A", "B")["dilemma"] == {"side": "open", "card": None}
    events = do(state, "A", "dilemma", "contribute")
    assert [event["artifact"] for event in events if event["event"] == "discarded"] == ["book"]
    assert player(state, "A", "B")["dilemma"]["card"] == "read-a-book"


# Fighting (D-dil-2).


@pytest.mark.rule("D-dil-2")
@pytest.mark.parametrize("index", [0, 1])
def test_fight_draw_two_recruits_and_keep_one_hidden(index: int) -> None:
    state = scene("A hand: book\nA dilemma: book\nA recruits: Kyle / Laura")
    before: Any = state.position()
    do(state, "A", "dilemma", "fight")
    assert (asked(state), question(state)) == ("A", "keep-new")
    offered = look(state, "A")["you"]["offered"]
    assert len(set(offered)) == 2
    do(state, "A", "keep-new", index)
    assert active(state, "A") == ["D-r39"]
    assert hidden(state, "A") == ["D-r02", offered[index]]
    after: Any = state.position()
    assert len(after["recruit_pile"]) == len(before["recruit_pile"]) - 2
    assert (stars(state, "A"), turn_of(state)) == (10, "B")


@pytest.mark.rule("D-dil-2", "D-setup-6")
def test_nobody_else_sees_either_of_them() -> None:
    state = scene("A hand: book\nA dilemma: book\nB hand: bear\nB dilemma: bear")
    do(state, "A", "dilemma", "fight")
    assert look(state, "B")["you"]["offered"] == []
    do(state, "A", "keep-new", 0)
    for viewer in ("B", None):
        assert player(state, "A", viewer)["hidden_recruits"] == [None]
        assert [event["recruit"] for event in events_of(state, "fought", viewer)] == [None]
    assert [event["recruit"] for event in events_of(state, "fought", "A")] == hidden(state, "A")
    assert player(state, "A", "B")["dilemma"]["side"] == "fought"
    left = set(look(state, "A")["you"]["offered"])
    do(state, "B", "dilemma", "fight")
    assert not left & set(look(state, "B")["you"]["offered"])


@pytest.mark.rule("D-dil-2")
@pytest.mark.parametrize(
    "awake",
    [ALL_AT.format(8), "miners: euphorian 6, subterran 6, wastelander 6\nallegiance: icarite 8"],
    ids=["by allegiance", "by tunnels"],
)
def test_if_its_faction_is_awake_it_is_active_at_once(awake: str) -> None:
    state = scene(f"A hand: book\nA dilemma: book\n{awake}")
    do(state, "A", "dilemma", "fight")
    kept = look(state, "A")["you"]["offered"][0]
    do(state, "A", "keep-new", 0)
    assert (active(state, "A"), hidden(state, "A"), starred(state, "A")) == ([kept], [], [])
    assert [event["recruit"] for event in events_of(state, "woke", "B")] == [kept]


@pytest.mark.rule("D-dil-2", "D-time-4")
def test_if_its_track_is_at_11_it_gets_a_star_at_once() -> None:
    state = scene(f"A hand: book\nA dilemma: book\n{ALL_AT.format(11)}")
    do(state, "A", "dilemma", "fight")
    kept = look(state, "A")["you"]["offered"][1]
    do(state, "A", "keep-new", 1)
    assert (starred(state, "A"), stars(state, "A")) == ([kept], 9)


@pytest.mark.rule("D-dil-2")
def test_in_the_first_edition_it_is_active_if_its_owner_likes() -> None:
    for answer in ("accept", "refuse"):
        state = scene(f"edition: first\nA hand: book\nA dilemma: book\n{ALL_AT.format(11)}")
        do(state, "A", "dilemma", "fight")
        kept = look(state, "A")["you"]["offered"][0]
        do(state, "A", "keep-new", 0)
        assert (asked(state), question(state)) == ("A", "may")
        do(state, "A", answer)
        if answer == "accept":
            assert (starred(state, "A"), hidden(state, "A"), stars(state, "A")) == ([kept], [], 9)
        else:
            assert (active(state, "A"), hidden(state, "A"), stars(state, "A")) == ([], [kept], 10)


@pytest.mark.rule("D-dil-2")
def test_in_the_first_edition_nobody_is_asked_while_the_faction_sleeps() -> None:
    state = scene("edition: first\nA hand: book\nA dilemma: book")
    do(state, "A", "dilemma", "fight")
    do(state, "A", "keep-new", 0)
    assert (turn_of(state), len(hidden(state, "A"))) == ("B", 1)


@pytest.mark.rule("D-dil-2", "D-alleg-4")
def test_a_kept_recruit_wakes_later_like_the_others() -> None:
    state = scene(f"A hand: book\nA dilemma: book\nA workers: 1\nB workers: 1\n{ALL_AT.format(6)}")
    do(state, "A", "dilemma", "fight")
    do(state, "A", "keep-new", 0)
    (kept,) = hidden(state, "A")
    woken: list[str] = []
    for space in ("generator", "aquifer", "farm", "cloud-mine"):
        other = state.copy()
        do(other, "B", "place", 1, space)
        do(other, "A", "place", 1, space)
        woken += active(other, "A")
    assert woken == [kept]


# Contributing (D-dil-3).


@pytest.mark.rule("D-dil-3")
def test_contribute_puts_a_star_on_the_card_which_stays_turned_up() -> None:
    state = scene("A hand: book\nA dilemma: book")
    events = do(state, "A", "dilemma", "contribute")
    assert names(events) == ["discarded", "contributed", "star", "turn"]
    assert stars(state, "A") == 9
    for viewer in ("A", "B", None):
        assert player(state, "A", viewer)["dilemma"] == {"side": "contributed", "card": "read-a-book"}
    assert [territory(state, name) for name in look(state)["territories"]] == [""] * 4
    assert question(state) == "turn"


@pytest.mark.rule("D-dil-3", "D-turn-1")
def test_afterwards_there_is_no_dilemma_to_settle() -> None:
    state = scene("A workers: 1\nA morale: 3\nA hand: book, bear, bat\nA dilemma: book\nB workers: 1")
    do(state, "A", "dilemma", "contribute")
    assert may_pay(state, "A", book=1)
    pay(state, "A", book=1)
    do(state, "B", "place", 1, "farm")
    assert kinds_of(state, "A") == {"place"}
    assert recruits_offered(state, "A") == set()
