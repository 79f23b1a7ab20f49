"""Equal dice at home are the same die, but for those that may still be placed (D-y-3)."""

from __future__ import annotations

import pytest

from tests.dystopia.play import do, events_of, home, question, recruits_offered, scene


@pytest.mark.rule("D-y-3", "D-mk-4", "D-time-16")
@pytest.mark.parametrize("workers", ["2 6", "6 2"])
def test_the_check_takes_an_old_die_before_the_new_one_so_chase_is_asked(workers: str) -> None:
    """The six at home cannot be placed in a turn of twos: it goes, and the six that was just rolled stays."""
    state = scene(f"""
        A workers: {workers}
        A recruits: Chase
        A knowledge: 6
        A goods: 3 energy
        rolls: 6
    """)
    do(state, "A", "place", 2, "tank-left")
    assert len(events_of(state, "lost")) == 1
    assert recruits_offered(state, "A") == {"D-r33"}


@pytest.mark.rule("D-y-3", "D-mk-4")
def test_a_die_that_may_still_be_placed_stays() -> None:
    """Two sixes at the start of the turn: when the new one is a six too, that one goes."""
    state = scene("""
        A workers: 6 6
        A knowledge: 4
        A goods: 3 water
        rolls: 6
    """)
    do(state, "A", "place", 6, "tank-right")
    assert (len(events_of(state, "lost")), home(state, "A")) == (1, [6])
    assert question(state) == "more"


@pytest.mark.rule("D-y-3", "D-x-19")
@pytest.mark.parametrize("workers", ["6 5 / farm 1", "5 6 / farm 1", "6 / farm 1", "6 6 / farm 1"])
def test_in_a_turn_of_retrieving_no_die_can_be_placed_any_more(workers: str) -> None:
    """Ben is asked if, after the check, the die just rolled is one of a double: the check has taken an old one."""
    state = scene(f"""
        A workers: {workers}
        A knowledge: 6
        B recruits: Ben
        B morale: 4
        rolls: 6
    """)
    do(state, "A", "retrieve", "all")
    left = home(state, "A")
    assert (recruits_offered(state, "B") == {"D-r31"}) == (left.count(6) > 1)


@pytest.mark.rule("D-y-3")
@pytest.mark.parametrize("first", ["6 6 2", "2 6 6", "6 2 6"])
def test_where_the_dice_lie_in_their_row_makes_no_difference(first: str) -> None:
    """The same dice in another row: the same questions to the same players."""
    state = scene(f"""
        A workers: {first}
        A knowledge: 5
        A goods: 3 energy
        A recruits: Chase
        B recruits: Ben
        B morale: 4
        rolls: 6
    """)
    do(state, "A", "place", 2, "tank-left")
    assert home(state, "A") == [6, 6]
    assert recruits_offered(state, "B") == {"D-r31"}
    do(state, "B", "pass")
    assert recruits_offered(state, "A") == {"D-r33"}
