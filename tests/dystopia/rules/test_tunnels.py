"""Digging (D-tun)."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    active,
    allegiance,
    do,
    events_of,
    goods,
    hidden,
    miner,
    recruits_offered,
    scene,
    spaces_open,
    turn_of,
)

TUNNELS = [
    ("euphorian", "energy", "gold", "Michael", "Ray"),
    ("subterran", "water", "stone", "Curtis", "Faith"),
    ("wastelander", "food", "clay", "Nick", "Jacko"),
]


@pytest.mark.rule("D-tun-1")
@pytest.mark.parametrize(("faction", "price", "resource", "own", "others"), TUNNELS)
def test_anyone_may_dig_and_the_miner_moves_on_one(
    faction: str, price: str, resource: str, own: str, others: str
) -> None:
    state = scene(f"A workers: 1\nA goods: 1 {price}\nB workers: 2\nB recruits: {own}\nB goods: 1 {price}")
    do(state, "A", "place", 1, f"{faction}-tunnel")
    do(state, "A", "take", resource)
    assert miner(state, faction) == 1
    do(state, "B", "place", 2, f"{faction}-tunnel")
    do(state, "B", "take", resource)
    assert miner(state, faction) == 2


@pytest.mark.rule("D-tun-1")
@pytest.mark.parametrize(("faction", "price", "resource", "own", "others"), TUNNELS)
@pytest.mark.parametrize("step", [4, 5])
def test_at_the_sixth_step_hidden_recruits_become_active_for_everyone(
    faction: str, price: str, resource: str, own: str, others: str, step: int
) -> None:
    state = scene(f"""
        seats: 3
        A workers: 1
        A goods: 1 {price}
        A recruits: - / {own}
        B recruits: - / {others}
        C recruits: - / Matthew
        miners: {faction} {step}
    """)
    do(state, "A", "place", 1, f"{faction}-tunnel")
    do(state, "A", "take", resource)
    woken = step == 5
    assert [len(active(state, seat)) for seat in "ABC"] == [woken, woken, 0]
    assert [len(hidden(state, seat)) for seat in "ABC"] == [not woken, not woken, 1]
    assert len(events_of(state, "woke")) == 2 * woken


@pytest.mark.rule("D-tun-1")
def test_only_that_factions_recruits_wake() -> None:
    state = scene("""
        A workers: 1
        A goods: 1 energy
        A recruits: - / Curtis, Nick, Matthew
        miners: euphorian 5
    """)
    do(state, "A", "place", 1, "euphorian-tunnel")
    do(state, "A", "take", "gold")
    assert len(hidden(state, "A")) == 3


@pytest.mark.rule("D-tun-1", "D-place-5")
@pytest.mark.parametrize(("faction", "price", "resource", "own", "others"), TUNNELS)
@pytest.mark.parametrize("step", [7, 8])
def test_at_the_ninth_the_exclusive_space_opens(
    faction: str, price: str, resource: str, own: str, others: str, step: int
) -> None:
    state = scene(f"""
        A workers: 1 1
        A goods: 1 {price}
        A recruits: {own}
        miners: {faction} {step}
    """)
    do(state, "A", "place", 1, f"{faction}-tunnel")
    do(state, "A", "take", resource)
    assert (f"{faction}-tunnel-end" in spaces_open(state, "A")) == (step == 8)


@pytest.mark.rule("D-tun-1")
@pytest.mark.parametrize(("faction", "price", "resource", "own", "others"), TUNNELS)
def test_digging_on_is_still_allowed(faction: str, price: str, resource: str, own: str, others: str) -> None:
    state = scene(f"A workers: 1\nA goods: 1 {price}\nminers: {faction} 9")
    do(state, "A", "place", 1, f"{faction}-tunnel")
    do(state, "A", "take", resource)
    assert (goods(state, "A"), miner(state, faction), turn_of(state)) == ({resource: 1}, 9, "B")
    assert events_of(state, "miner") == []


@pytest.mark.rule("D-tun-2")
def test_icarite_recruits_wake_only_at_allegiance_8() -> None:
    state = scene("""
        A workers: 1
        A recruits: - / Matthew
        miners: euphorian 9, subterran 9, wastelander 9
        allegiance: icarite 7
    """)
    assert hidden(state, "A") == ["D-r44"]
    do(state, "A", "place", 1, "cloud-mine")
    assert (allegiance(state, "icarite"), active(state, "A")) == (8, ["D-r44"])


@pytest.mark.rule("D-tun-2")
def test_there_is_no_icarite_tunnel() -> None:
    state = scene("A workers: 1\nA goods: 9 energy, 9 water, 9 food, 9 bliss")
    assert {space for space in spaces_open(state, "A") if "tunnel" in space} == {
        "euphorian-tunnel",
        "subterran-tunnel",
        "wastelander-tunnel",
    }


# "Tunnel" is the digging space (D-time-15).


@pytest.mark.rule("D-time-15")
@pytest.mark.parametrize(("space", "offered"), [("subterran-tunnel", {"D-r33"}), ("subterran-tunnel-end", set())])
def test_the_tunnels_end_is_no_tunnel_for_chase(space: str, offered: set[str]) -> None:
    state = scene("""
        A workers: 1 2
        A goods: 1 water
        A recruits: Chase
        miners: subterran 9
    """)
    do(state, "A", "place", 1, space)
    if space == "subterran-tunnel":
        do(state, "A", "take", "stone")
    assert recruits_offered(state, "A") == offered


@pytest.mark.rule("D-time-15")
@pytest.mark.parametrize(("space", "offered"), [("subterran-tunnel", {"D-r12"}), ("subterran-tunnel-end", set())])
def test_nor_for_those_who_bump_there(space: str, offered: set[str]) -> None:
    state = scene(f"""
        A workers: 1
        A goods: 1 water
        A recruits: Major Dave
        B workers: 1 / {space} 5
        miners: subterran 9
    """)
    do(state, "A", "place", 1, space)
    assert recruits_offered(state, "A") == offered


@pytest.mark.rule("D-time-15", "D-alleg-3")
def test_nor_for_tier_2() -> None:
    state = scene("A workers: 1\nA recruits: Curtis\nminers: subterran 9\nallegiance: subterran 5")
    do(state, "A", "place", 1, "subterran-tunnel-end")
    assert goods(state, "A") == {"food": 3}
    assert (events_of(state, "drew"), miner(state, "subterran")) == ([], 9)
