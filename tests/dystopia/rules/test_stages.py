"""The hand limit holds at the end of every stage (D-y-1)."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    asked,
    do,
    events_of,
    hand,
    home,
    listed,
    may,
    morale,
    names,
    placed,
    question,
    refusal,
    scene,
    spaces_open,
    turn_of,
)


@pytest.mark.rule("D-y-1", "D-mk-2")
def test_who_pays_nothing_to_retrieve_discards_before_the_roll() -> None:
    state = scene("""
        A workers: 2 / farm 3, aquifer 4
        A hand: book, bear, bat
        A morale: 3
        rolls: 3 5
    """)
    do(state, "A", "retrieve", "all")
    assert (asked(state), question(state), morale(state, "A")) == ("A", "limit", 2)
    assert (events_of(state, "rolled"), home(state, "A")) == ([], [2, 3, 4])
    since = names(do(state, "A", "discard", "bat"))
    assert since[:3] == ["discarded", "rolled", "rolled"]
    assert (turn_of(state), home(state, "A")) == ("B", [2, 3, 5])


@pytest.mark.rule("D-y-1")
def test_a_card_that_the_roll_brings_comes_after_the_discard() -> None:
    """Steven draws when the check takes a worker: the limit was looked at before, and is looked at again."""
    state = scene("""
        A workers: 6 / farm 3
        A recruits: Steven
        A hand: book, bear
        A morale: 2
        A knowledge: 6
        rolls: 6
        pile: game
    """)
    do(state, "A", "retrieve", "all")
    assert (question(state), hand(state, "A")) == ("limit", ["bear", "book"])
    do(state, "A", "discard", "book")
    assert question(state) == "goods"
    do(state, "A", "take", "gold")
    assert (question(state), hand(state, "A")) == ("limit", ["bear", "game"])


@pytest.mark.rule("D-y-1", "D-var-4")
def test_the_price_of_a_further_worker_is_a_stage_before_it_is_placed() -> None:
    state = scene("""
        double_rule: yes
        A workers: 2 2
        A hand: book, bear
        A morale: 2
        A goods: 1 energy
        pile: game
    """)
    do(state, "A", "place", 2, "farm")
    do(state, "A", "place", 2, "euphorian-tunnel")
    assert (question(state), morale(state, "A"), placed(state, "A")) == ("limit", 1, ["farm 2"])
    do(state, "A", "discard", "book")
    assert placed(state, "A") == ["euphorian-tunnel 2", "farm 2"]
    do(state, "A", "draw")
    assert (question(state), hand(state, "A")) == ("limit", ["bear", "game"])


FURTHER = """
    double_rule: yes
    A workers: 2 2
    A hand: {hand}
    A morale: {morale}
    """


@pytest.mark.rule("D-y-1", "D-place-4")
@pytest.mark.parametrize(
    ("held", "limit", "open_"),
    [
        ("book, bear, bat", 3, False),
        ("book, bear, bat", 4, True),
        ("book, book", 2, False),
        ("book, book, bat", 3, True),
    ],
)
def test_what_the_limit_will_take_pays_for_no_further_worker(held: str, limit: int, open_: bool) -> None:
    """Three cards, or a pair, must still be there when the price has lowered the limit."""
    state = scene(FURTHER.format(hand=held, morale=limit))
    do(state, "A", "place", 2, "farm")
    assert ("ark" in spaces_open(state, "A")) == open_
    assert refusal(state, "A", "place", 2, "ark") == (None if open_ else "D-y-1")


@pytest.mark.rule("D-y-1", "D-place-4")
def test_the_discard_takes_nothing_that_the_chosen_space_costs() -> None:
    state = scene(FURTHER.format(hand="book, book, bat", morale=3))
    do(state, "A", "place", 2, "farm")
    do(state, "A", "place", 2, "ark")
    assert question(state) == "limit"
    assert listed(state, "A", "discard") == [(1,)], "the bat: the books are needed"
    assert not may(state, "A", "discard", "book")
    do(state, "A", "discard", "bat")
    assert (hand(state, "A"), placed(state, "A"), turn_of(state)) == ([], ["ark 2", "farm 2"], "B")


@pytest.mark.rule("D-y-1", "D-x-29")
def test_the_price_of_chases_new_worker_is_a_stage_too() -> None:
    state = scene("""
        double_rule: yes
        A workers: 2
        A recruits: Chase
        A hand: book, bear
        A morale: 2
        A knowledge: 3
        A goods: 3 energy
        rolls: 4
    """)
    do(state, "A", "place", 2, "tank-left")
    do(state, "A", "use", "Chase")
    do(state, "A", "place", 4, "farm")
    assert (question(state), morale(state, "A"), placed(state, "A")) == ("limit", 1, ["tank-left 2"])
    do(state, "A", "discard", "bear")
    assert placed(state, "A") == ["farm 4", "tank-left 2"]
    assert (turn_of(state), hand(state, "A")) == ("B", ["book"])
