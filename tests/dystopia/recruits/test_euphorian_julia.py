"""Julia the Thought Inspector, printed and revised (D-r45, D-v13)."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    do,
    goods,
    home,
    may,
    morale,
    question,
    recruits_offered,
    scene,
    turn_of,
)
from tests.dystopia.recruit_play import brings, quiet, watch

# D-r45 Julia: bumping another's equal worker: may lose M M for 1 resource.


@pytest.mark.rule("D-r45", "D-rec-2", "D-x-8")
@pytest.mark.parametrize("resource", ["gold", "stone", "clay"])
def test_julia_trades_morale_for_a_resource_when_she_bumps_an_equal_worker(resource: str) -> None:
    state = scene("""
        A recruits: D-r45
        A workers: 4
        A morale: 3
        B workers: 2 / euphorian-tunnel-end 4
        miners: euphorian 9
        rolls: 3
    """)
    do(state, "A", "place", 4, "euphorian-tunnel-end")
    assert recruits_offered(state, "A") == {"D-r45"}
    assert may(state, "A", "pass")
    changed = watch(state, "A")
    do(state, "A", "use", "Julia")
    assert question(state) == "goods"
    assert not may(state, "A", "take", "energy")
    do(state, "A", "take", resource)
    assert changed() == {"morale": -2, resource: 1, "water": 3}
    assert home(state, "B") == [2, 3]  # rolled, not set


@pytest.mark.rule("D-r45", "D-rec-8", "D-time-6", "D-mk-3")
@pytest.mark.parametrize(
    ("morale_of_a", "own", "other"),
    [
        (2, "4", "2 / euphorian-tunnel 4"),  # M M must be possible in full
        (3, "4", "2 / euphorian-tunnel 5"),  # higher
        (3, "4", "2 / euphorian-tunnel 3"),  # lower
        (3, "4 / euphorian-tunnel 4", "2"),  # one's own
        (3, "4", "4"),  # nobody bumped
    ],
)
def test_julia_needs_two_morale_and_an_equal_worker_of_another(morale_of_a: int, own: str, other: str) -> None:
    state = scene(f"""
        A recruits: D-r45
        A workers: {own}
        A morale: {morale_of_a}
        A goods: 1 energy
        B workers: {other}
        rolls: 1
    """)
    assert quiet(state, "A", ("place", 4, "euphorian-tunnel"), ("take", "gold"))


@pytest.mark.rule("D-r45", "D-x-6")
def test_julia_does_not_answer_workers_that_come_home_from_a_site() -> None:
    state = scene("""
        A recruits: D-r45
        A workers: 4
        A morale: 6
        A goods: 1 gold
        B workers: 2 / site-e1 4
        rolls: 1 1
    """)
    assert quiet(state, "A", ("place", 4, "site-e1 gold"))
    assert home(state, "B") == [1, 2]


# D-v13 Julia, revised: bumping an opponent's worker: may lose M for 1 resource; the die is then set to her number.


@pytest.mark.rule("D-v13", "D-time-1", "D-rec-2")
def test_revised_julia_sets_the_bumped_die_to_her_own_number() -> None:
    state = scene("""
        recruits: revised
        A recruits: Julia
        A workers: 4 1
        A morale: 2
        A goods: 1 energy
        B workers: 2 / euphorian-tunnel 6
        rolls: 1
    """)
    do(state, "A", "place", 4, "euphorian-tunnel")
    assert recruits_offered(state, "A") == {"D-v13"}
    assert may(state, "A", "pass")
    do(state, "A", "use", "Julia")
    do(state, "A", "take", "clay")
    assert home(state, "B") == [2, 4]
    assert (morale(state, "A"), goods(state, "A")) == (1, {"clay": 1})


@pytest.mark.rule("D-v13")
def test_a_die_that_revised_julia_leaves_alone_is_rolled() -> None:
    state = scene("""
        recruits: revised
        A recruits: Julia
        A workers: 4 1
        A morale: 2
        A goods: 1 energy
        B workers: 2 / euphorian-tunnel 6
        rolls: 5
    """)
    assert brings(state, "A", ("place", 4, "euphorian-tunnel"), ("pass",), ("take", "gold")) == {
        "energy": -1,
        "gold": 1,
    }
    assert home(state, "B") == [2, 5]


@pytest.mark.rule("D-v13", "D-rec-8", "D-time-6")
@pytest.mark.parametrize(
    ("morale_of_a", "own", "other"),
    [(1, "4", "2 / euphorian-tunnel 6"), (3, "4 / euphorian-tunnel 6", "2"), (3, "4", "2")],
)
def test_revised_julia_needs_one_morale_and_a_bumped_opponent(morale_of_a: int, own: str, other: str) -> None:
    state = scene(f"""
        recruits: revised
        A recruits: Julia
        A workers: {own}
        A morale: {morale_of_a}
        A goods: 1 energy
        B workers: {other}
        rolls: 1
    """)
    assert quiet(state, "A", ("place", 4, "euphorian-tunnel"), ("take", "gold"))


@pytest.mark.rule("D-v13", "D-time-10", "D-mk-4")
def test_a_die_set_by_julia_is_checked_but_is_no_roll_for_penalties() -> None:
    state = scene("""
        recruits: revised
        A recruits: Julia
        A workers: 6 1
        A morale: 2
        A goods: 1 energy
        B workers: 5 / euphorian-tunnel 1
        B knowledge: 5
        B goods: 3 water
        tiles: w1 literacy-center A
        rolls: 1
    """)
    do(state, "A", "place", 6, "euphorian-tunnel")
    owner = watch(state, "B")
    do(state, "A", "use", "Julia")
    do(state, "A", "take", "clay")
    assert owner() == {"workers": -1}  # 5 + 6 + 5; no water lost for the 6
    assert home(state, "B") == [5]


@pytest.mark.rule("D-v13", "D-x-6")
def test_a_die_set_by_julia_is_not_amandas_to_set() -> None:
    text = """
        recruits: revised
        A recruits: Julia
        A workers: 4 1
        A morale: 2
        A goods: 1 energy
        B recruits: Amanda
        B goods: 1 bliss
        B workers: 2 / euphorian-tunnel 6
        rolls: 5
    """
    state = scene(text)
    do(state, "A", "place", 4, "euphorian-tunnel")
    do(state, "A", "use", "Julia")
    do(state, "A", "take", "clay")
    assert (turn_of(state), question(state)) == ("A", "choose")  # B was not asked
    assert home(state, "B") == [2, 4]

    state = scene(text)
    do(state, "A", "place", 4, "euphorian-tunnel")
    do(state, "A", "pass")
    assert recruits_offered(state, "B") == {"D-v03"}


@pytest.mark.rule("D-v13", "D-time-8")
def test_the_number_that_the_bumped_die_had_on_the_board_still_counts_after_julia() -> None:
    state = scene("""
        recruits: revised
        A recruits: Julia, Xander
        A workers: 4 1
        A morale: 2
        A goods: 1 energy
        B workers: 2 / euphorian-tunnel 6
        rolls: 1
    """)
    do(state, "A", "place", 4, "euphorian-tunnel")
    do(state, "A", "use", "Julia")
    do(state, "A", "take", "clay")
    assert recruits_offered(state, "A") == {"D-r17"}  # it was a 6, and is a 4 now
