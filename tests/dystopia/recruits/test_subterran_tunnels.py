"""Subterran recruits of the tunnels: Dave (both wordings), Xander and Andrew."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    do,
    hand,
    may,
    miner,
    recruits_offered,
    scene,
    turn_of,
)
from tests.dystopia.recruit_play import brings, quiet, used, watch

TUNNELS = [
    ("euphorian", "energy", "gold"),
    ("subterran", "water", "stone"),
    ("wastelander", "food", "clay"),
]
DAVES = [("printed", "D-r12", 2), ("revised", "D-v04", 1)]


# D-r12 Dave: bumping another's worker on a tunnel, may gain K K: 1 more of its resource, the miner moves 1 more.
# D-v04, revised: for one K.


@pytest.mark.rule("D-r12", "D-v04", "D-rec-2")
@pytest.mark.parametrize(("faction", "cost", "resource"), TUNNELS)
@pytest.mark.parametrize(("wording", "rule", "price"), DAVES)
def test_dave_digs_more_when_he_bumps(
    faction: str, cost: str, resource: str, wording: str, rule: str, price: int
) -> None:
    state = scene(f"""
        recruits: {wording}
        A recruits: Major Dave
        A workers: 4
        A goods: 1 {cost}
        A knowledge: {6 - price}
        B workers: 2 / {faction}-tunnel 3
        rolls: 1
    """)
    do(state, "A", "place", 4, f"{faction}-tunnel")
    assert recruits_offered(state, "A") == {rule}
    assert may(state, "A", "pass")
    changed = watch(state, "A")
    do(state, "A", "use", "Major Dave")
    do(state, "A", "take", resource)
    assert changed() == {"knowledge": price, resource: 2, cost: -1}
    assert miner(state, faction) == 2


@pytest.mark.rule("D-r12", "D-x-14")
def test_daves_resource_comes_also_with_the_card() -> None:
    state = scene("""
        A recruits: D-r12
        A workers: 4
        A goods: 1 energy
        B workers: 2 / euphorian-tunnel 3
        rolls: 1
    """)
    moves = [("place", 4, "euphorian-tunnel"), ("use", "Major Dave"), ("draw",)]
    assert brings(state, "A", *moves) == {"energy": -1, "knowledge": 2, "gold": 1, "cards": 1}


@pytest.mark.rule("D-r12", "D-x-14")
@pytest.mark.parametrize(("start", "end"), [(7, 9), (8, 9), (9, 9)])
def test_daves_steps_past_the_end_are_lost_and_the_rest_happens(start: int, end: int) -> None:
    state = scene(f"""
        A recruits: D-r12
        A workers: 4
        A goods: 1 food
        B workers: 2 / wastelander-tunnel 3
        miners: wastelander {start}
        rolls: 1
    """)
    moves = [("place", 4, "wastelander-tunnel"), ("use", "Major Dave"), ("take", "clay")]
    assert brings(state, "A", *moves) == {"food": -1, "knowledge": 2, "clay": 2}
    assert miner(state, "wastelander") == end


@pytest.mark.rule("D-r12", "D-v04", "D-rec-2")
@pytest.mark.parametrize(("wording", "rule", "price"), DAVES)
def test_dave_may_dig_as_everyone_does(wording: str, rule: str, price: int) -> None:
    state = scene(f"""
        recruits: {wording}
        A recruits: {rule}
        A workers: 4
        A goods: 1 food
        B workers: 2 / wastelander-tunnel 3
        rolls: 1
    """)
    moves = [("place", 4, "wastelander-tunnel"), ("pass",), ("take", "clay")]
    assert brings(state, "A", *moves) == {"food": -1, "clay": 1}
    assert miner(state, "wastelander") == 1


@pytest.mark.rule("D-r12", "D-v04", "D-rec-8", "D-time-6", "D-mk-3", "D-time-15")
@pytest.mark.parametrize(("wording", "rule", "price"), DAVES)
@pytest.mark.parametrize(
    ("more", "own", "other", "space"),
    [
        (1, "4", "2 / subterran-tunnel 3", "subterran-tunnel"),  # the price must be possible in full
        (0, "4 / subterran-tunnel 3", "2", "subterran-tunnel"),  # an own worker
        (0, "4", "2", "subterran-tunnel"),  # nobody
        (0, "4", "2 / subterran-tunnel-end 3", "subterran-tunnel-end"),
    ],
)
def test_dave_needs_room_for_knowledge_and_another_on_a_tunnel(
    more: int, own: str, other: str, space: str, wording: str, rule: str, price: int
) -> None:
    state = scene(f"""
        recruits: {wording}
        A recruits: {rule}
        A workers: {own}
        A goods: 1 water
        A knowledge: {6 - price + more}
        B workers: {other}
        miners: subterran 9
        rolls: 1
    """)
    rest = [] if space.endswith("end") else [("take", "stone")]
    assert quiet(state, "A", ("place", 4, space), *rest)


# D-r17 Xander: bumping another's higher worker on a tunnel, may gain K: 1 more of that tunnel's resource.


@pytest.mark.rule("D-r17", "D-rec-2")
@pytest.mark.parametrize(("faction", "cost", "resource"), TUNNELS)
def test_xander_takes_more_when_he_bumps_a_higher_worker(faction: str, cost: str, resource: str) -> None:
    text = f"""
        A recruits: Xander
        A workers: 4
        A goods: 1 {cost}
        A knowledge: 5
        B workers: 2 / {faction}-tunnel 5
        rolls: 1
    """
    state = scene(text)
    do(state, "A", "place", 4, f"{faction}-tunnel")
    assert recruits_offered(state, "A") == {"D-r17"}
    changed = watch(state, "A")
    do(state, "A", "use", "Xander")
    do(state, "A", "take", resource)
    assert changed() == {cost: -1, "knowledge": 1, resource: 2}
    assert miner(state, faction) == 1

    state = scene(text)
    moves = [("place", 4, f"{faction}-tunnel"), ("pass",), ("take", resource)]
    assert brings(state, "A", *moves) == {cost: -1, resource: 1}


@pytest.mark.rule("D-r17", "D-x-14")
def test_xanders_resource_comes_also_with_the_card() -> None:
    state = scene("""
        A recruits: Xander
        A workers: 4
        A goods: 1 energy
        B workers: 2 / euphorian-tunnel 6
        rolls: 1
    """)
    moves = [("place", 4, "euphorian-tunnel"), ("use", "Xander"), ("draw",)]
    assert brings(state, "A", *moves) == {"energy": -1, "knowledge": 1, "gold": 1, "cards": 1}


@pytest.mark.rule("D-r17", "D-rec-8", "D-time-6")
@pytest.mark.parametrize(
    ("known", "own", "other"),
    [
        (6, "4", "2 / subterran-tunnel 5"),
        (3, "4", "2 / subterran-tunnel 4"),
        (3, "4", "2 / subterran-tunnel 3"),
        (3, "4 / subterran-tunnel 5", "2"),
        (3, "4", "2"),
    ],
)
def test_xander_needs_room_for_knowledge_and_a_higher_worker_of_another(known: int, own: str, other: str) -> None:
    state = scene(f"""
        A recruits: Xander
        A workers: {own}
        A goods: 1 water
        A knowledge: {known}
        B workers: {other}
        rolls: 1
    """)
    assert quiet(state, "A", ("place", 4, "subterran-tunnel"), ("take", "stone"))


@pytest.mark.rule("D-r17", "D-time-15")
def test_xander_is_not_for_the_space_at_the_end() -> None:
    state = scene("""
        A recruits: Xander
        A workers: 4
        B workers: 2 / subterran-tunnel-end 5
        miners: subterran 9
        rolls: 1
    """)
    assert quiet(state, "A", ("place", 4, "subterran-tunnel-end"))


# D-r42 Andrew: on the E or W tunnel taking gold or clay, with no cards in hand: also draw A.


@pytest.mark.rule("D-r42", "D-rec-2")
@pytest.mark.parametrize(("faction", "cost", "resource"), [TUNNELS[0], TUNNELS[2]])
def test_andrew_draws_beside_gold_or_clay(faction: str, cost: str, resource: str) -> None:
    state = scene(f"""
        A recruits: Andrew
        A workers: 4
        A goods: 1 {cost}
        B workers: 2
        pile: bat
    """)
    moves = [("place", 4, f"{faction}-tunnel"), ("take", resource)]
    assert brings(state, "A", *moves) == {cost: -1, resource: 1, "cards": 1}
    assert (hand(state, "A"), turn_of(state)) == (["bat"], "B")  # it was no question


@pytest.mark.rule("D-r42", "D-rec-7")
@pytest.mark.parametrize(
    ("cards", "faction", "cost", "choice"),
    [
        ("book", "euphorian", "energy", ("take", "gold")),  # a card in hand
        ("-", "subterran", "water", ("take", "stone")),  # not that tunnel
        ("-", "wastelander", "food", ("draw",)),  # no clay taken
    ],
)
def test_andrew_needs_an_empty_hand_and_gold_or_clay(
    cards: str, faction: str, cost: str, choice: tuple[str, ...]
) -> None:
    state = scene(f"""
        A recruits: Andrew
        A workers: 4
        A hand: {cards}
        A goods: 1 {cost}
        B workers: 2
    """)
    assert quiet(state, "A", ("place", 4, f"{faction}-tunnel"), choice)


@pytest.mark.rule("D-r42", "D-alleg-3", "D-time-8")
def test_andrew_draws_on_top_of_the_card_of_tier_two() -> None:
    state = scene("""
        A recruits: Andrew, Katy
        A workers: 4
        A goods: 1 energy
        A morale: 3
        B workers: 2
        allegiance: euphorian 5
    """)
    assert brings(state, "A", ("place", 4, "euphorian-tunnel")) == {"energy": -1, "gold": 1, "cards": 2}


@pytest.mark.rule("D-r42", "D-r02", "D-time-8")
def test_a_card_from_the_bump_is_a_card_in_andrews_hand() -> None:
    state = scene("""
        A recruits: Andrew, Laura
        A workers: 4
        A goods: 1 energy, 1 gold
        A morale: 3
        B workers: 2 / euphorian-tunnel 3
        rolls: 1
    """)
    moves = [("place", 4, "euphorian-tunnel"), ("use", "Laura"), ("take", "gold")]
    assert brings(state, "A", *moves) == {"energy": -1, "cards": 2}
    assert used(state) == ["D-r02"]
