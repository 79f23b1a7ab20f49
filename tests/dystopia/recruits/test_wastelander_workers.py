"""Wastelander recruits of workers that come and go: Pete the Cannibal, and Steven, printed and revised."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    asked,
    do,
    goods,
    hand,
    home,
    kinds_of,
    knowledge,
    listed,
    may,
    morale,
    names,
    placed,
    question,
    recruits_offered,
    scene,
    turn_of,
    workers,
)
from tests.dystopia.recruit_play import brings, quiet, used, watch

# D-r10 Pete: retrieving, before the roll, may sacrifice one of those workers for 4 food and 1 resource.


@pytest.mark.rule("D-r10", "D-x-17", "D-rec-6")
@pytest.mark.parametrize("resource", ["gold", "stone", "clay"])
def test_pete_sacrifices_a_retrieved_worker(resource: str) -> None:
    state = scene("""
        A recruits: Pete
        A workers: - / farm 3, aquifer 5, generator 2
        A goods: 1 bliss
        B workers: 5
        rolls: 4
    """)
    changed = watch(state, "A")
    do(state, "A", "retrieve", "farm", "aquifer")
    do(state, "A", "feed", "bliss")
    assert morale(state, "A") == 3, "after payment and morale"
    assert recruits_offered(state, "A") == {"D-r10"} and may(state, "A", "pass")
    do(state, "A", "use", "Pete")
    assert listed(state, "A", "sacrifice") == [(3,), (5,)], "only one that was retrieved"
    do(state, "A", "sacrifice", 5)
    assert listed(state, "A", "take") == [(4,), (5,), (6,)]
    do(state, "A", "take", resource)
    assert changed() == {"bliss": -1, "food": 4, resource: 1, "morale": 2, "workers": -1}
    assert home(state, "A") == [4] and placed(state, "A") == ["generator 2"], "before the roll"


@pytest.mark.rule("D-r10", "D-x-17")
def test_pete_on_a_free_retrieve_of_one_worker_leaves_nothing_to_roll() -> None:
    state = scene("""
        A recruits: Pete
        A workers: 6 / farm 6
        A knowledge: 6
        A morale: 2
        B workers: 5
        rolls: 6
    """)
    do(state, "A", "retrieve", "farm")
    assert morale(state, "A") == 1
    events = do(state, "A", "use", "Pete") + do(state, "A", "take", "clay")
    assert "rolled" not in names(events) and "lost" not in names(events)
    assert goods(state, "A") == {"food": 4, "clay": 1} and home(state, "A") == [6]


@pytest.mark.rule("D-r10", "D-rec-2", "D-rec-6")
def test_pete_may_be_left_alone_and_never_takes_the_last_worker() -> None:
    state = scene("""
        A recruits: Pete
        A workers: 6 / farm 3
        B workers: 5
        rolls: 2
    """)
    do(state, "A", "retrieve", "farm")
    do(state, "A", "pass")
    assert home(state, "A") == [2, 6] and goods(state, "A") == {}
    state = scene("""
        A recruits: Pete
        A workers: - / farm 3
        B workers: 5
        rolls: 2
    """)
    assert quiet(state, "A", ("retrieve", "farm"))


# Adding a worker, Pete may gain K K to draw.


@pytest.mark.rule("D-r10", "D-x-17", "D-rec-2")
def test_pete_draws_for_a_new_worker_before_its_roll() -> None:
    text = """
        A recruits: Pete
        A workers: 3
        A goods: 3 water
        A knowledge: 4
        B workers: 5
        rolls: 2
    """
    state = scene(text)
    changed = watch(state, "A")
    events = do(state, "A", "place", 3, "tank-right")
    assert recruits_offered(state, "A") == {"D-r10"} and may(state, "A", "pass")
    assert "added" in names(events) and "rolled" not in names(events)
    do(state, "A", "use", "Pete")
    assert changed() == {"water": -3, "morale": 2, "knowledge": 2, "cards": 1, "workers": 1}
    assert home(state, "A") == [2]
    changes = brings(scene(text), "A", ("place", 3, "tank-right"), ("pass",))
    assert changes == {"water": -3, "morale": 2, "workers": 1}


@pytest.mark.rule("D-r10", "D-mk-4")
def test_petes_knowledge_counts_in_the_check_of_the_new_worker() -> None:
    state = scene("""
        A recruits: Pete
        A workers: 1 5
        A goods: 3 water
        A knowledge: 4
        B workers: 5
        rolls: 5
    """)
    do(state, "A", "place", 1, "tank-right")
    do(state, "A", "use", "Pete")
    assert knowledge(state, "A") == 6 and home(state, "A") == [5], "5 + 5 + 6"


@pytest.mark.rule("D-r10", "D-mk-3", "D-tank-1", "D-x-17", "D-m01")
@pytest.mark.parametrize(
    ("own", "knowledge", "space", "extra"),
    [
        ("3", 5, "tank-right", ""),  # K K cannot be gained in full
        ("3 / farm 1, farm 2, farm 5", 3, "tank-right", ""),  # four workers: none came
        ("3 / farm 1", 3, "tank-right", "tiles: e1 laboratory B"),  # the Laboratory allows none
        ("3", 3, "farm", ""),  # no tank
    ],
)
def test_pete_needs_a_worker_that_really_came(own: str, knowledge: int, space: str, extra: str) -> None:
    state = scene(f"""
        A recruits: Pete
        A workers: {own}
        A goods: 3 water
        A knowledge: {knowledge}
        B workers: 5
        rolls: 1
        {extra}
    """)
    assert quiet(state, "A", ("place", 3, space))


@pytest.mark.rule("D-r10", "D-time-1")
def test_pete_at_the_left_tank_after_it_has_taken_knowledge() -> None:
    state = scene("""
        A recruits: Pete
        A workers: 3
        A goods: 3 energy
        A knowledge: 6
        B workers: 5
        rolls: 1
    """)
    assert brings(state, "A", ("place", 3, "tank-left"), ("use", "Pete")) == {"energy": -3, "cards": 1, "workers": 1}


@pytest.mark.rule("D-r10", "D-r29", "D-rec-2", "D-rec-6")
def test_pete_and_sheppard_take_a_worker_each_in_either_order() -> None:
    state = scene("""
        A recruits: Pete, Dr. Sheppard
        A workers: - / farm 3, aquifer 5, generator 2
        B workers: 5
        rolls: 4
    """)
    do(state, "A", "retrieve", "all")
    assert recruits_offered(state, "A") == {"D-r10", "D-r29"}
    do(state, "A", "use", "Dr. Sheppard")
    do(state, "A", "sacrifice", 2)
    do(state, "A", "take", "gold")
    assert recruits_offered(state, "A") == {"D-r10"}
    do(state, "A", "use", "Pete")
    do(state, "A", "sacrifice", 3)
    do(state, "A", "take", "clay")
    assert goods(state, "A") == {"food": 4, "bliss": 4, "gold": 1, "clay": 1} and home(state, "A") == [4]


@pytest.mark.rule("D-r10", "D-v05", "D-x-17")
def test_revised_yordy_sets_a_die_that_pete_has_left() -> None:
    text = """
        recruits: revised
        A recruits: Pete, Yordy
        A workers: 1 / farm 3, aquifer 5
        A goods: 1 energy
        B workers: 5
    """
    state = scene(text)
    do(state, "A", "retrieve", "all")
    do(state, "A", "use", "Pete")
    do(state, "A", "sacrifice", 5)
    do(state, "A", "take", "gold")
    do(state, "A", "use", "Yordy")
    do(state, "A", "set", 4)
    assert home(state, "A") == [1, 4]
    state = scene(text)
    do(state, "A", "retrieve", "farm")
    do(state, "A", "use", "Pete")
    do(state, "A", "take", "gold")
    assert goods(state, "A") == {"energy": 1, "food": 4, "gold": 1} and turn_of(state) == "B", "none is left to set"


# D-r40 Steven: losing a worker to a knowledge check: 1 resource, and draw.


@pytest.mark.rule("D-r40", "D-rec-2", "D-mk-4")
@pytest.mark.parametrize("wording", ["printed", "revised"])
@pytest.mark.parametrize("resource", ["gold", "stone", "clay"])
def test_steven_is_paid_for_a_worker_lost_by_a_roll(wording: str, resource: str) -> None:
    state = scene(f"""
        recruits: {wording}
        A recruits: Steven
        A workers: 6 / farm 3
        A goods: 1 food
        A knowledge: 5
        B workers: 5
        rolls: 5
    """)
    do(state, "A", "retrieve", "farm")
    do(state, "A", "feed", "food")
    assert kinds_of(state, "A") == {"take"}, "it just happens"
    assert listed(state, "A", "take") == [(4,), (5,), (6,)]
    do(state, "A", "take", resource)
    assert goods(state, "A") == {resource: 1} and len(hand(state, "A")) == 1
    assert home(state, "A") == [5] and workers(state, "A") == 1


@pytest.mark.rule("D-r40", "D-mk-2", "D-time-1")
def test_steven_in_the_turn_of_another() -> None:
    state = scene("""
        turn: B
        A recruits: Steven
        A workers: 6 / euphorian-tunnel 3
        A hand: bat
        A knowledge: 4
        B workers: 5
        B goods: 1 energy
        rolls: 6
        pile: book
    """)
    do(state, "B", "place", 5, "euphorian-tunnel")
    assert (asked(state), question(state)) == ("A", "goods"), "before B pays and gains"
    do(state, "A", "take", "gold")
    do(state, "B", "take", "gold")
    assert (asked(state), question(state)) == ("A", "limit")
    do(state, "A", "discard", "bat")
    assert hand(state, "A") == ["book"] and goods(state, "A") == {"gold": 1} and home(state, "A") == [6]


@pytest.mark.rule("D-r40", "D-mk-4")
def test_steven_is_not_paid_without_a_loss_or_for_a_second_one() -> None:
    state = scene("""
        A recruits: Steven
        A workers: 6 / farm 3
        A knowledge: 5
        B workers: 5
        rolls: 4
    """)
    assert quiet(state, "A", ("retrieve", "farm"))
    state = scene("""
        turn: B
        A recruits: Steven
        A workers: 6 6 / euphorian-tunnel 3, subterran-tunnel 3
        A knowledge: 6
        A morale: 4
        B workers: 5 5
        B goods: 1 energy, 1 water
        rolls: 6 6
    """)
    do(state, "B", "place", 5, "euphorian-tunnel")
    do(state, "A", "take", "gold")
    do(state, "B", "take", "gold")
    do(state, "B", "place", 5, "subterran-tunnel")
    do(state, "B", "take", "stone")
    assert goods(state, "A") == {"gold": 1} and workers(state, "A") == 3, "at most one in a turn"


@pytest.mark.rule("D-r40", "D-rec-6")
def test_steven_is_not_paid_for_a_sacrifice_or_for_the_loss_of_another() -> None:
    state = scene("""
        A recruits: Steven, Pete
        A workers: 6 / farm 3
        A knowledge: 6
        B workers: 5
    """)
    do(state, "A", "retrieve", "farm")
    do(state, "A", "use", "Pete")
    do(state, "A", "take", "gold")
    assert used(state) == ["D-r10"] and hand(state, "A") == []
    state = scene("""
        A recruits: Steven
        A workers: 3
        A goods: 1 energy
        B workers: 6 / euphorian-tunnel 5
        B knowledge: 6
        rolls: 6
    """)
    do(state, "A", "place", 3, "euphorian-tunnel")
    do(state, "A", "take", "gold")
    assert workers(state, "B") == 1 and used(state) == []


@pytest.mark.rule("D-r40", "D-v11", "D-time-10")
@pytest.mark.parametrize(("wording", "paid"), [("printed", True), ("revised", False)])
def test_only_printed_steven_is_paid_for_a_worker_lost_by_a_set_die(wording: str, paid: bool) -> None:
    state = scene(f"""
        turn: B
        recruits: {wording}
        A recruits: Steven, Amanda
        A workers: 6 / euphorian-tunnel 3
        A goods: 1 bliss
        A knowledge: 4
        B workers: 5
        B goods: 1 energy
    """)
    do(state, "B", "place", 5, "euphorian-tunnel")
    do(state, "A", "use", "Amanda")
    do(state, "A", "set", 6)
    assert home(state, "A") == [6] and workers(state, "A") == 1, "a set die faces the check"
    assert (asked(state) == "A") == paid
    assert turn_of(state) == "B"
