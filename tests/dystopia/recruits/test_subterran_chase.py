"""Chase the Miner: he sacrifices a digger, and places a new worker at once (D-r33)."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    do,
    home,
    kinds_of,
    listed,
    miner,
    names,
    placed,
    question,
    recruits_offered,
    scene,
    spaces_open,
    turn_of,
    workers,
)
from tests.dystopia.recruit_play import brings, quiet, watch

TUNNELS = [
    ("euphorian", "energy", "gold"),
    ("subterran", "water", "stone"),
    ("wastelander", "food", "clay"),
]


# D-r33 Chase: tunnel: may sacrifice that worker for 2 more of its resource.


@pytest.mark.rule("D-r33", "D-rec-2", "D-rec-6")
@pytest.mark.parametrize(("faction", "cost", "resource"), TUNNELS)
def test_chase_sacrifices_the_digger_for_two_more(faction: str, cost: str, resource: str) -> None:
    text = f"""
        A recruits: Chase
        A workers: 4 1
        A goods: 1 {cost}
        B workers: 2
    """
    state = scene(text)
    changed = watch(state, "A")
    do(state, "A", "place", 4, f"{faction}-tunnel")
    do(state, "A", "take", resource)
    assert recruits_offered(state, "A") == {"D-r33"}
    do(state, "A", "use", "Chase")
    assert changed() == {cost: -1, resource: 3, "workers": -1}
    assert (placed(state, "A"), home(state, "A"), miner(state, faction)) == ([], [1], 1)

    state = scene(text)
    moves = [("place", 4, f"{faction}-tunnel"), ("take", resource), ("pass",)]
    assert brings(state, "A", *moves) == {cost: -1, resource: 1}


@pytest.mark.rule("D-r33", "D-x-14")
def test_chases_resources_come_also_with_the_card() -> None:
    state = scene("""
        A recruits: Chase
        A workers: 4 1
        A goods: 1 energy
        B workers: 2
    """)
    moves = [("place", 4, "euphorian-tunnel"), ("draw",), ("use", "Chase")]
    assert brings(state, "A", *moves) == {"energy": -1, "cards": 1, "gold": 2, "workers": -1}


@pytest.mark.rule("D-r33", "D-rec-6", "D-time-15")
@pytest.mark.parametrize(("own", "space"), [("4", "subterran-tunnel"), ("4 1", "subterran-tunnel-end")])
def test_chase_never_sacrifices_the_last_worker_nor_one_elsewhere(own: str, space: str) -> None:
    state = scene(f"""
        A recruits: Chase
        A workers: {own}
        A goods: 1 water
        B workers: 2
        miners: subterran 9
    """)
    rest = [] if space.endswith("end") else [("take", "stone")]
    assert quiet(state, "A", ("place", 4, space), *rest)


# Chase, too: adding a worker, may roll and place it at once.


@pytest.mark.rule("D-r33", "D-rec-2", "D-turn-2")
@pytest.mark.parametrize(("tank", "cost"), [("tank-left", "3 energy"), ("tank-right", "3 water")])
def test_chase_places_the_new_worker_at_once(tank: str, cost: str) -> None:
    state = scene(f"""
        A recruits: Chase
        A workers: 4 1
        A goods: {cost}
        B workers: 2
        rolls: 5
    """)
    do(state, "A", "place", 4, tank)
    assert (recruits_offered(state, "A"), home(state, "A")) == ({"D-r33"}, [1, 5])
    do(state, "A", "use", "Chase")
    assert {number for number, _ in listed(state, "A", "place")} == {5}
    assert kinds_of(state, "A") == {"place"}
    do(state, "A", "place", 5, "farm")
    assert (placed(state, "A"), turn_of(state)) == (["farm 5", f"{tank} 4"], "B")


@pytest.mark.rule("D-r33", "D-time-16")
def test_chase_may_keep_the_new_worker_at_home() -> None:
    state = scene("""
        A recruits: Chase
        A workers: 4 1
        A goods: 3 energy
        B workers: 2
        rolls: 5
    """)
    do(state, "A", "place", 4, "tank-left")
    do(state, "A", "pass")
    assert (home(state, "A"), turn_of(state)) == ([1, 5], "B")


@pytest.mark.rule("D-r33", "D-time-16", "D-mk-4")
def test_a_new_worker_that_the_check_took_cannot_be_placed() -> None:
    state = scene("""
        A recruits: Chase
        A workers: 4 5
        A goods: 3 water
        A knowledge: 5
        B workers: 2
        rolls: 6
    """)
    assert quiet(state, "A", ("place", 4, "tank-right"))
    assert (home(state, "A"), workers(state, "A")) == ([5], 2)


@pytest.mark.rule("D-r33", "D-time-16", "D-mk-4")
def test_a_new_worker_that_cost_another_one_may_still_be_placed() -> None:
    state = scene("""
        A recruits: Chase
        A workers: 4 6
        A goods: 3 water
        A knowledge: 6
        B workers: 2
        rolls: 5
    """)
    do(state, "A", "place", 4, "tank-right")
    assert (home(state, "A"), recruits_offered(state, "A")) == ([5], {"D-r33"})


@pytest.mark.rule("D-r33", "D-tank-1")
def test_with_four_workers_chase_has_none_to_place() -> None:
    state = scene("""
        A recruits: Chase
        A workers: 4 1 2 3
        A goods: 3 energy
        B workers: 2
    """)
    assert quiet(state, "A", ("place", 4, "tank-left"))


@pytest.mark.rule("D-r33", "D-x-18")
def test_after_chases_worker_the_pair_may_still_be_finished() -> None:
    state = scene("""
        A recruits: Chase
        A workers: 4 4
        A goods: 3 energy
        B workers: 2
        rolls: 5
    """)
    do(state, "A", "place", 4, "tank-left")
    do(state, "A", "use", "Chase")
    do(state, "A", "place", 5, "farm")
    assert question(state) == "more"
    assert {number for number, _ in listed(state, "A", "place")} == {4}
    do(state, "A", "place", 4, "farm")
    assert placed(state, "A") == ["farm 4", "farm 5", "tank-left 4"]


@pytest.mark.rule("D-r33", "D-x-18", "D-turn-2")
def test_a_new_worker_left_at_home_is_none_of_the_pair() -> None:
    state = scene("""
        A recruits: Chase
        A workers: 4 4
        A goods: 3 energy
        B workers: 2
        rolls: 4
    """)
    do(state, "A", "place", 4, "tank-left")
    do(state, "A", "pass")
    do(state, "A", "place", 4, "farm")
    assert (home(state, "A"), turn_of(state)) == ([4], "B")


@pytest.mark.rule("D-r33", "D-x-18", "D-mk-4")
def test_a_member_of_the_pair_that_was_lost_is_lost() -> None:
    state = scene("""
        A recruits: Chase
        A workers: 6 6
        A goods: 3 water
        A knowledge: 6
        B workers: 2
        rolls: 4
    """)
    do(state, "A", "place", 6, "tank-right")
    do(state, "A", "use", "Chase")
    do(state, "A", "place", 4, "farm")
    assert (placed(state, "A"), turn_of(state)) == (["farm 4", "tank-right 6"], "B")


@pytest.mark.rule("D-r33", "D-x-18", "D-mk-4")
def test_of_equal_workers_the_check_takes_the_new_one_and_leaves_the_pair() -> None:
    state = scene("""
        A recruits: Chase
        A workers: 5 5
        A goods: 3 water
        A knowledge: 6
        B workers: 2
        rolls: 5
    """)
    do(state, "A", "place", 5, "tank-right")
    assert (home(state, "A"), recruits_offered(state, "A"), question(state)) == ([5], set(), "more")
    do(state, "A", "place", 5, "farm")
    assert (placed(state, "A"), turn_of(state)) == (["farm 5", "tank-right 5"], "B")


@pytest.mark.rule("D-r33", "D-x-18", "D-m05")
def test_a_fountain_binds_chase_unless_his_worker_helped_to_build_it() -> None:
    state = scene("""
        A recruits: Chase
        A workers: 4 4
        A goods: 3 energy, 1 gold
        B workers: 2 / site-e1 3
        C workers: 2 / site-e1 3
        seats: 4
        tiles: e1 fountain
        rolls: 5 1 1 1
    """)
    do(state, "A", "place", 4, "tank-left")
    do(state, "A", "use", "Chase")
    events = names(do(state, "A", "place", 5, "site-e1 gold"))
    assert "built" in events
    assert question(state) == "more"  # Chase helped to build it

    state = scene("""
        A recruits: Chase
        A workers: 4 4
        A goods: 3 energy
        B workers: 2
        tiles: e1 fountain B
        rolls: 5
    """)
    assert quiet(state, "A", ("place", 4, "tank-left"))  # neither Chase's worker (D-time-12) nor the pair


@pytest.mark.rule("D-r33", "D-x-18")
def test_chases_worker_may_use_the_other_tank_and_bring_one_more() -> None:
    state = scene("""
        A recruits: Chase
        A workers: 4 1
        A goods: 3 energy, 3 water
        B workers: 2
        rolls: 5 3
    """)
    do(state, "A", "place", 4, "tank-left")
    do(state, "A", "use", "Chase")
    assert "tank-right" in spaces_open(state, "A")
    do(state, "A", "place", 5, "tank-right")
    assert recruits_offered(state, "A") == {"D-r33"}
    do(state, "A", "use", "Chase")
    do(state, "A", "place", 3, "farm")
    assert (placed(state, "A"), turn_of(state)) == (["farm 3", "tank-left 4", "tank-right 5"], "B")


@pytest.mark.rule("D-r33", "D-var-4")
@pytest.mark.parametrize(("morale_of_a", "offered"), [(1, set()), (2, {"D-r33"})])
def test_by_the_double_house_rule_chases_worker_costs_morale(morale_of_a: int, offered: set[str]) -> None:
    state = scene(f"""
        double_rule: yes
        A recruits: Chase
        A workers: 4 1
        A goods: 3 energy
        A morale: {morale_of_a}
        B workers: 2
        rolls: 5
    """)
    do(state, "A", "place", 4, "tank-left")
    assert recruits_offered(state, "A") == offered
    if offered:
        assert brings(state, "A", ("use", "Chase"), ("place", 5, "farm")) == {"food": 1, "morale": -1}
