"""Why an action is not allowed: the rule, and a sentence. More refusals stand beside the rules that they are about."""

from __future__ import annotations

import pytest

from euphoria import State
from euphoria.games.dystopia.game import GAME
from euphoria.kernel.errors import IllegalAction, UnknownAction
from tests.dystopia.play import act, do, pay, refusal, scene, way


def _reason(state: State, who: str, kind: str, *words: str | int) -> str:
    refused = state.why_not("ABCDEF".index(who), act(state, who, kind, *words))
    assert refused is not None
    return refused.reason


@pytest.mark.rule("D-turn-4")
def test_it_is_not_your_turn() -> None:
    state = scene("A workers: 2\nB workers: 3")
    assert refusal(state, "B", "place", 3, "farm") == "D-turn-4"
    assert refusal(state, "A", "place", 2, "farm") is None


@pytest.mark.rule("D-end-1")
def test_the_game_is_over() -> None:
    state = scene("A workers: 2\nA goods: 3 gold\nA stars: 1\nB workers: 3")
    do(state, "A", "place", 2, "nimbus-loft")
    assert refusal(state, "B", "place", 3, "farm") == "D-end-1"


@pytest.mark.rule("D-turn-2")
def test_no_such_worker_and_not_an_equal_one() -> None:
    state = scene("A workers: 2 2 3 / farm 5")
    assert refusal(state, "A", "place", 5, "farm") == "D-turn-2"
    assert "5" in _reason(state, "A", "place", 5, "farm")
    do(state, "A", "place", 2, "farm")
    assert refusal(state, "A", "place", 3, "farm") == "D-turn-2"
    assert "same number" in _reason(state, "A", "place", 3, "farm")


@pytest.mark.rule("D-turn-1", "D-turn-3")
def test_not_what_is_asked_now() -> None:
    state = scene("A workers: 2 2 / farm 5\nA goods: 1 food")
    assert refusal(state, "A", "feed", "food") == "D-turn-3"
    assert refusal(state, "A", "stop") == "D-turn-2"
    do(state, "A", "retrieve", "all")
    assert refusal(state, "A", "place", 2, "farm") == "D-turn-1"
    assert refusal(state, "A", "feed", "bliss") == "D-turn-3"


@pytest.mark.rule("D-place-4")
def test_not_a_way_to_pay() -> None:
    state = scene("A workers: 2\nA goods: 2 gold, 2 stone")
    do(state, "A", "place", 2, "nimbus-loft")
    refused = state.why_not(0, way(gold=3))
    assert refused is not None
    assert refused.rule == "D-place-4"
    with pytest.raises(IllegalAction, match="D-place-4"):
        pay(state, "A", clay=3)


@pytest.mark.rule("D-mk-2")
def test_not_in_the_hand() -> None:
    state = scene("A hand: book, bear")
    assert refusal(state, "A", "discard", "bat") == "D-mk-2"
    assert refusal(state, "A", "discard", "bear") is None


@pytest.mark.rule("D-art-1", "D-end-2")
def test_no_place_for_a_star() -> None:
    state = scene("A workers: 2\nA hand: book, book\nA morale: 2\ntiles: e1 spa B, e2 plaza A, s1 arena B")
    do(state, "A", "place", 2, "incinerator")
    for spot in ("subterran", "e2", "s1", "w1"):
        assert refusal(state, "A", "star", spot) == "D-end-2"
    assert refusal(state, "A", "star", "e1") is None


@pytest.mark.rule("D-place-3")
def test_spaces_of_one_cost_are_one_choice() -> None:
    state = scene("A workers: 2\nA goods: 1 gold")
    first = act(state, "A", "place", 2, "site-e1 gold")
    second = GAME.action(["place", 2, first.args[1] + 1])
    assert state.why_not(0, first) is None
    refused = state.why_not(0, second)
    assert refused is not None
    assert (refused.rule, refused.key) == ("D-place-3", "dystopia-why-same-space")


@pytest.mark.rule("D-m03")
def test_a_pair_that_the_courthouse_does_not_let_count() -> None:
    for star, cards, rule in (
        ("B", "book, book", "D-m03"),
        ("A", "book, book", None),
        ("B", "book, bear", "D-place-4"),
    ):
        state = scene(f"A workers: 2\nA morale: 2\nA hand: {cards}\ntiles: s1 courthouse {star}")
        for space in ("incinerator", "wind-saloon"):
            assert refusal(state, "A", "place", 2, space) == rule


def test_what_is_no_action_of_this_game_is_an_error_of_its_own() -> None:
    state = scene("A workers: 2")
    with pytest.raises(UnknownAction):
        GAME.action(["place", 7, 0])
    with pytest.raises(UnknownAction):
        state.why_not(5, act(state, "A", "stop"))
