"""Euphorian recruits that answer a retrieval or a roll: Yordy (both wordings), Jefferson and Ben."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    asked,
    do,
    goods,
    home,
    kinds_of,
    listed,
    may,
    morale,
    placed,
    question,
    recruits_offered,
    scene,
    turn_of,
)
from tests.dystopia.recruit_play import brings, quiet, used, watch

# D-r13 Yordy: with exactly 2 workers a free retrieve costs no M.


@pytest.mark.rule("D-r13")
@pytest.mark.parametrize(
    ("own", "lost"),
    [
        ("/ farm 1, farm 2", {}),
        ("1 / farm 2", {}),  # at home or on the board
        ("/ farm 2", {"morale": -1}),
        ("1 / farm 2, generator 3", {"morale": -1}),
        ("1 1 1 / farm 2", {"morale": -1}),
    ],
)
def test_yordy_retrieves_free_with_exactly_two_workers(own: str, lost: dict[str, int]) -> None:
    state = scene(f"""
        A recruits: D-r13
        A workers: {own}
        A morale: 4
        B workers: 2
        rolls: 1 1
    """)
    assert brings(state, "A", ("retrieve", "all")) == lost
    assert turn_of(state) == "B"


@pytest.mark.rule("D-r13")
def test_yordy_gains_the_usual_morale_for_food() -> None:
    state = scene("""
        A recruits: D-r13
        A workers: 1 / farm 2
        A goods: 1 food, 1 energy
        B workers: 2
        rolls: 1
    """)
    do(state, "A", "retrieve", "farm")
    assert [kind for (kind,) in listed(state, "A", "feed")] == [2, 4]  # food, or nothing
    assert brings(state, "A", ("feed", "food")) == {"food": -1, "morale": 2}


@pytest.mark.rule("D-r13", "D-x-16", "D-m08")
@pytest.mark.parametrize(("recruit", "lost"), [("D-r13", {}), ("-", {"morale": -2})])
def test_yordy_cancels_cafeteria_too(recruit: str, lost: dict[str, int]) -> None:
    state = scene(f"""
        A recruits: {recruit}
        A workers: 1 / farm 2
        A morale: 4
        B workers: 2
        tiles: e1 cafeteria B
        rolls: 1
    """)
    assert brings(state, "A", ("retrieve", "all")) == lost


@pytest.mark.rule("D-r13", "D-x-16")
@pytest.mark.parametrize(("own", "left"), [("/ farm 2, aquifer 3", 4), ("1 / farm 2, aquifer 3", 3)])
def test_for_yordy_workers_are_counted_before_a_sacrifice(own: str, left: int) -> None:
    state = scene(f"""
        A recruits: D-r13, Pete
        A workers: {own}
        A morale: 4
        B workers: 2
        rolls: 1
    """)
    do(state, "A", "retrieve", "all")
    do(state, "A", "use", "Pete")
    do(state, "A", "sacrifice", 2)
    assert morale(state, "A") == left


# D-v05 Yordy, revised: on a free retrieve may pay 1 energy to set one of the dice; the others are rolled.


@pytest.mark.rule("D-v05", "D-rec-2", "D-turn-3")
def test_revised_yordy_sets_one_die_of_a_free_retrieve() -> None:
    state = scene("""
        recruits: revised
        A recruits: Yordy
        A workers: 2 / farm 3, farm 4
        A goods: 2 energy
        A morale: 3
        B workers: 2
        rolls: 6
    """)
    do(state, "A", "retrieve", "all")
    assert recruits_offered(state, "A") == {"D-v05"}
    assert may(state, "A", "pass")
    changed = watch(state, "A")
    do(state, "A", "use", "Yordy")
    assert [number for (number,) in listed(state, "A", "set")] == [1, 2, 3, 4, 5, 6]
    do(state, "A", "set", 1)
    assert home(state, "A") == [1, 2, 6]
    assert changed() == {"energy": -1}
    assert (morale(state, "A"), turn_of(state)) == (2, "B")


@pytest.mark.rule("D-v05")
def test_revised_yordy_may_let_all_dice_be_rolled() -> None:
    state = scene("""
        recruits: revised
        A recruits: Yordy
        A workers: / farm 3, farm 4
        A goods: 2 energy
        A morale: 3
        B workers: 2
        rolls: 6 5
    """)
    assert brings(state, "A", ("retrieve", "all"), ("pass",)) == {"morale": -1}  # also with exactly two workers
    assert home(state, "A") == [5, 6]


@pytest.mark.rule("D-v05")
@pytest.mark.parametrize(("purse", "feeding"), [("1 water", ()), ("1 energy, 1 food", ("feed", "food"))])
def test_revised_yordy_needs_energy_and_a_free_retrieve(purse: str, feeding: tuple[str, ...]) -> None:
    state = scene(f"""
        recruits: revised
        A recruits: Yordy
        A workers: 1 / farm 3
        A goods: {purse}
        A morale: 3
        B workers: 2
        rolls: 6
    """)
    assert quiet(state, "A", ("retrieve", "all"), *([feeding] if feeding else []))


@pytest.mark.rule("D-v05", "D-time-10", "D-mk-4")
def test_a_die_set_by_yordy_is_checked_but_is_no_roll_for_penalties() -> None:
    text = """
        recruits: revised
        A recruits: Yordy
        A workers: 5 / farm 3
        A knowledge: 5
        A goods: 1 energy, 2 water
        B workers: 2
        tiles: w1 literacy-center B
        rolls: 6
    """
    state = scene(text)
    assert brings(state, "A", ("retrieve", "all"), ("use", "Yordy"), ("set", 6)) == {"energy": -1, "workers": -1}
    assert home(state, "A") == [5]

    state = scene(text)
    do(state, "A", "retrieve", "all")
    do(state, "A", "pass")
    assert question(state) == "lose"  # a rolled 6 costs an item


@pytest.mark.rule("D-v05", "D-x-17", "D-time-10")
def test_revised_yordy_sets_a_die_that_is_left_after_a_sacrifice() -> None:
    state = scene("""
        recruits: revised
        A recruits: Yordy, Pete
        A workers: / farm 3, farm 4
        A goods: 1 energy
        A morale: 3
        B workers: 2
        rolls: 6
    """)
    do(state, "A", "retrieve", "all")
    assert recruits_offered(state, "A") == {"D-r10"}
    do(state, "A", "use", "Pete")
    do(state, "A", "sacrifice", 4)
    do(state, "A", "take", "clay")
    do(state, "A", "use", "Yordy")
    do(state, "A", "set", 3)
    assert (home(state, "A"), goods(state, "A")) == ([3], {"food": 4, "clay": 1})


@pytest.mark.rule("D-v05", "D-x-17")
def test_with_the_only_retrieved_worker_sacrificed_revised_yordy_has_nothing_to_set() -> None:
    state = scene("""
        recruits: revised
        A recruits: Yordy, Pete
        A workers: 1 / farm 3
        A goods: 1 energy
        A morale: 3
        B workers: 2
    """)
    do(state, "A", "retrieve", "all")
    do(state, "A", "use", "Pete")
    do(state, "A", "take", "clay")
    assert turn_of(state) == "B"
    assert goods(state, "A") == {"energy": 1, "food": 4, "clay": 1}


# D-r41 Jefferson: retrieving, may pay energy instead of food or bliss; then lose K and gain M, instead of M M.


@pytest.mark.rule("D-r41", "D-turn-3")
@pytest.mark.parametrize(
    ("fed", "brought"),
    [
        ("energy", {"energy": -1, "knowledge": -1, "morale": 1}),
        ("food", {"food": -1, "morale": 2}),
        ("bliss", {"bliss": -1, "morale": 2}),
        ("nothing", {"morale": -1}),
    ],
)
def test_jefferson_may_feed_energy(fed: str, brought: dict[str, int]) -> None:
    state = scene("""
        A recruits: Jefferson
        A workers: 1 / farm 3
        A goods: 2 energy, 1 food, 1 bliss, 2 water
        A morale: 3
        B workers: 2
        rolls: 6
    """)
    do(state, "A", "retrieve", "all")
    assert len(state.legal(0)) == 4
    assert brings(state, "A", ("feed", fed)) == brought


@pytest.mark.rule("D-r41")
def test_jefferson_needs_energy() -> None:
    state = scene("""
        A recruits: Jefferson
        A workers: 1 / farm 3
        A goods: 2 water
        A morale: 3
        B workers: 2
        rolls: 6
    """)
    assert brings(state, "A", ("retrieve", "all")) == {"morale": -1}  # nothing to choose


@pytest.mark.rule("D-r41")
def test_without_jefferson_energy_feeds_nobody() -> None:
    state = scene("""
        A workers: 1 / farm 3
        A goods: 2 energy
        A morale: 3
        B workers: 2
        rolls: 6
    """)
    assert brings(state, "A", ("retrieve", "all")) == {"morale": -1}


@pytest.mark.rule("D-r41", "D-r27")
def test_energy_is_no_bliss_for_gidget() -> None:
    state = scene("""
        A recruits: Jefferson, Gidget
        A workers: 1 / farm 3
        A goods: 1 energy
        B workers: 2
        rolls: 6
    """)
    assert quiet(state, "A", ("retrieve", "all"), ("feed", "energy"))


# D-r31 Ben: when another's roll leaves them with doubles among their available workers: may lose M M for 1 resource.

DOUBLES = """
    turn: B
    A recruits: Ben
    A morale: 3
    A workers: 1
    B workers: / farm 1, farm 2
    rolls: 4 4
"""


@pytest.mark.rule("D-r31", "D-rec-2")
@pytest.mark.parametrize("resource", ["gold", "stone", "clay"])
def test_ben_answers_doubles_that_another_rolls(resource: str) -> None:
    state = scene(DOUBLES)
    do(state, "B", "retrieve", "all")
    assert (asked(state), question(state), recruits_offered(state, "A")) == ("A", "ability", {"D-r31"})
    assert may(state, "A", "pass")
    assert brings(state, "A", ("use", "Ben"), ("take", resource)) == {"morale": -2, resource: 1}
    assert turn_of(state) == "A"


@pytest.mark.rule("D-r31", "D-rec-2")
def test_ben_may_let_doubles_pass() -> None:
    state = scene(DOUBLES)
    do(state, "B", "retrieve", "all")
    assert brings(state, "A", ("pass",)) == {}
    assert turn_of(state) == "A"


@pytest.mark.rule("D-r31", "D-x-19", "D-time-6")
@pytest.mark.parametrize(
    ("morale_of_a", "other", "rolls"),
    [
        (2, "/ farm 1, farm 2", "4 4"),  # M M must be possible in full
        (6, "/ farm 1, farm 2", "4 5"),
        (6, "4 4 / farm 1", "5"),  # the doubles hold no die just rolled
        (6, "1 / farm 1, aquifer 4", "4"),  # the other 4 is on the board
    ],
)
def test_ben_needs_two_morale_and_doubles_with_a_die_just_rolled(morale_of_a: int, other: str, rolls: str) -> None:
    state = scene(f"""
        turn: B
        A recruits: Ben
        A morale: {morale_of_a}
        A workers: 1
        B workers: {other}
        rolls: {rolls}
    """)
    do(state, "B", "retrieve", *(["farm"] if "aquifer" in other else ["all"]))
    assert (asked(state), turn_of(state), question(state)) == ("A", "A", "turn")


@pytest.mark.rule("D-r31", "D-x-19")
def test_ben_answers_doubles_of_a_rolled_die_and_one_that_was_there() -> None:
    state = scene("""
        turn: B
        A recruits: Ben
        A morale: 3
        A workers: 1
        B workers: 4 / farm 1
        rolls: 4
    """)
    do(state, "B", "retrieve", "all")
    assert recruits_offered(state, "A") == {"D-r31"}


@pytest.mark.rule("D-r31")
def test_ben_does_not_answer_his_own_players_roll() -> None:
    state = scene("""
        A recruits: Ben
        A morale: 6
        A workers: / farm 1, farm 2
        B workers: 2
        rolls: 4 4
    """)
    assert quiet(state, "A", ("retrieve", "all"))


@pytest.mark.rule("D-r31", "D-x-19", "D-mk-4")
def test_bens_doubles_are_judged_after_the_knowledge_check() -> None:
    state = scene("""
        turn: B
        A recruits: Ben
        A morale: 6
        A workers: 1
        B workers: / farm 1, farm 2
        B knowledge: 4
        rolls: 6 6
    """)
    do(state, "B", "retrieve", "all")
    assert (home(state, "B"), question(state)) == ([6], "turn")
    assert used(state) == []


@pytest.mark.rule("D-r31", "D-mk-5")
@pytest.mark.parametrize(
    ("who", "number", "space", "others", "rolls"),
    [
        ("A", 1, "euphorian-tunnel", "4 / euphorian-tunnel 2", "4"),  # bumped
        ("B", 2, "tank-left", "4 2", "4"),  # new
        ("B", 2, "site-e1 gold", "4 2 / site-e1 1", "4 6"),  # freed by a finished market
    ],
)
def test_ben_answers_every_sort_of_roll(who: str, number: int, space: str, others: str, rolls: str) -> None:
    state = scene(f"""
        turn: {who}
        A recruits: Ben
        A morale: 3
        A workers: 1
        A goods: 1 energy
        B workers: {others}
        B goods: 3 energy, 1 gold
        rolls: {rolls}
    """)
    do(state, who, "place", number, space)
    assert recruits_offered(state, "A") == {"D-r31"}
    assert 4 in home(state, "B")


@pytest.mark.rule("D-r31", "D-x-19", "D-time-10")
@pytest.mark.parametrize("number", [3, 4])
def test_doubles_with_a_set_die_are_not_bens(number: int) -> None:
    state = scene(f"""
        recruits: revised
        A recruits: Ben, Julia
        A morale: 6
        A workers: {number}
        A goods: 1 energy
        B workers: 4 / euphorian-tunnel 2
        rolls: 4
    """)
    do(state, "A", "place", number, "euphorian-tunnel")
    do(state, "A", "use", "Julia")
    do(state, "A", "take", "gold")
    assert home(state, "B") == sorted([4, number])
    assert kinds_of(state, "A") == {"take", "draw"}  # of the tunnel: Ben was not asked


@pytest.mark.rule("D-r31", "D-x-19", "D-v05")
@pytest.mark.parametrize(("rolled", "answers"), [(3, True), (5, False)])
def test_a_set_die_and_a_rolled_one_are_doubles_for_ben(rolled: int, answers: bool) -> None:
    state = scene(f"""
        recruits: revised
        turn: B
        A recruits: Ben
        A morale: 3
        A workers: 1
        B recruits: Yordy
        B goods: 1 energy
        B workers: / farm 1, farm 2
        rolls: {rolled}
    """)
    do(state, "B", "retrieve", "all")
    do(state, "B", "use", "Yordy")
    do(state, "B", "set", 3)
    assert (recruits_offered(state, "A") == {"D-r31"}) is answers
    assert placed(state, "B") == []
