"""Euphorian recruits that answer a placement: Laura, Katy, Gary, Michael and revised Nakagawa."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    allegiance,
    do,
    goods,
    hand,
    may,
    names,
    pay,
    question,
    recruits_offered,
    scene,
    spaces_open,
    turn_of,
    ways_offered,
    workers,
)
from tests.dystopia.recruit_play import brings, quiet, used, watch

TUNNELS_AND_TANK = [
    ("euphorian-tunnel", "1 energy"),
    ("subterran-tunnel", "1 water"),
    ("wastelander-tunnel", "1 food"),
    ("tank-left", "3 energy"),
    ("tank-right", "3 water"),
]


# D-r02 Laura: bumping another's worker on a tunnel or in the tank, may give its owner 1 gold; then draw two.


@pytest.mark.rule("D-r02", "D-rec-2")
@pytest.mark.parametrize(("space", "cost"), TUNNELS_AND_TANK)
def test_laura_gives_the_owner_gold_and_draws_two(space: str, cost: str) -> None:
    state = scene(f"""
        A recruits: Laura
        A workers: 3 4
        A goods: 1 gold, {cost}
        A morale: 4
        B workers: 2 / {space} 5
        pile: book, bear
        rolls: 1 1
    """)
    owner = watch(state, "B")
    do(state, "A", "place", 3, space)
    assert recruits_offered(state, "A") == {"D-r02"}
    assert may(state, "A", "pass")
    do(state, "A", "use", "Laura")
    assert owner() == {"gold": 1}
    assert hand(state, "A") == ["bear", "book"]
    assert goods(state, "A") == {}


@pytest.mark.rule("D-r02", "D-rec-2")
def test_laura_may_keep_her_gold() -> None:
    state = scene("""
        A recruits: Laura
        A workers: 3
        A goods: 1 gold, 3 energy
        B workers: 2 / tank-left 5
        rolls: 1 1
    """)
    owner = watch(state, "B")
    assert brings(state, "A", ("place", 3, "tank-left"), ("pass",)) == {"energy": -3, "knowledge": -2, "workers": 1}
    assert owner() == {}
    assert used(state) == []


@pytest.mark.rule("D-r02", "D-rec-8")
@pytest.mark.parametrize(
    ("own", "other", "space"),
    [
        ("3", "2", "euphorian-tunnel"),  # nobody there
        ("3 / euphorian-tunnel 5", "2", "euphorian-tunnel"),  # an own worker there
        ("3", "2 / euphorian-tunnel-end 5", "euphorian-tunnel-end"),  # not the digging space (D-time-15)
        ("3", "2 / sky-lounge 5", "sky-lounge"),  # elsewhere
    ],
)
def test_laura_answers_only_the_bump_of_another_on_a_tunnel_or_in_the_tank(own: str, other: str, space: str) -> None:
    state = scene(f"""
        A recruits: Laura
        A workers: {own}
        A goods: 1 gold, 1 energy, 1 bliss
        B workers: {other}
        miners: euphorian 9
        rolls: 1
    """)
    choices = {"euphorian-tunnel": [("take", "gold")], "sky-lounge": [("take", "gold"), ("take", "gold")]}
    assert quiet(state, "A", ("place", 3, space), *choices.get(space, []))


@pytest.mark.rule("D-r02")
def test_laura_needs_gold() -> None:
    state = scene("""
        A recruits: Laura
        A workers: 3
        A goods: 1 energy, 2 stone, 2 clay
        B workers: 2 / euphorian-tunnel 5
        rolls: 1
    """)
    assert quiet(state, "A", ("place", 3, "euphorian-tunnel"), ("take", "gold"))


# D-r14 Katy: Generator with no artifacts: also 1 food.


@pytest.mark.rule("D-r14", "D-rec-2")
def test_katy_brings_food_at_the_generator() -> None:
    state = scene("""
        A recruits: Katy
        A workers: 3
        B workers: 2
    """)
    assert brings(state, "A", ("place", 3, "generator")) == {"energy": 1, "food": 1}
    assert turn_of(state) == "B"  # it was no question


@pytest.mark.rule("D-r14", "D-rec-7")
@pytest.mark.parametrize(("cards", "space"), [("book", "generator"), ("-", "aquifer"), ("-", "cloud-mine")])
def test_katy_needs_an_empty_hand_and_the_generator(cards: str, space: str) -> None:
    state = scene(f"""
        A recruits: Katy
        A workers: 3
        A hand: {cards}
        B workers: 2
    """)
    assert quiet(state, "A", ("place", 3, space))


# D-r15 Gary: Generator with a worker equal to another one there: M, or 1 energy more.


@pytest.mark.rule("D-r15", "D-rec-3")
@pytest.mark.parametrize(
    ("own", "other"), [("4", "2 / generator 4"), ("4 / generator 4", "2"), ("4", "/ generator 4, generator 1")]
)
def test_gary_equals_another_worker_at_the_generator(own: str, other: str) -> None:
    text = f"""
        A recruits: Gary
        A workers: {own}
        B workers: {other}
    """
    state = scene(text)
    without = brings(scene(text.replace("Gary", "-")), "A", ("place", 4, "generator"))
    more = watch(state, "A")
    do(state, "A", "place", 4, "generator")
    assert (may(state, "A", "take", "energy"), may(state, "A", "gain-morale"), may(state, "A", "pass")) == (
        True,
        True,
        False,
    )
    do(state, "A", "take", "energy")
    assert more() == {**without, "energy": without["energy"] + 1}

    state = scene(text)
    assert brings(state, "A", ("place", 4, "generator"), ("gain-morale",)) == {**without, "morale": 1}


@pytest.mark.rule("D-r15", "D-time-7")
def test_gary_may_choose_the_morale_that_does_nothing() -> None:
    state = scene("""
        A recruits: Gary
        A workers: 4
        A morale: 6
        B workers: 2 / generator 4
    """)
    assert brings(state, "A", ("place", 4, "generator"), ("gain-morale",)) == {"energy": 1, "knowledge": -1}


@pytest.mark.rule("D-r15")
@pytest.mark.parametrize(
    ("other", "space"), [("2", "generator"), ("/ generator 3, generator 5", "generator"), ("2 / aquifer 4", "aquifer")]
)
def test_gary_needs_an_equal_worker_and_the_generator(other: str, space: str) -> None:
    state = scene(f"""
        A recruits: Gary
        A workers: 4
        B workers: {other}
    """)
    assert quiet(state, "A", ("place", 4, space))


# D-r16 Michael: on construction sites any resource will do; paying gold: gain M and gain K.


@pytest.mark.rule("D-r16")
@pytest.mark.parametrize("space", ["site-e1 clay", "site-e1 gold", "site-s1 stone", "site-s2 clay", "site-w2 gold"])
@pytest.mark.parametrize("resource", ["gold", "stone", "clay"])
def test_michael_pays_any_resource_at_any_site(space: str, resource: str) -> None:
    state = scene(f"""
        A recruits: Michael
        A workers: 4
        A goods: 1 {resource}
        B workers: 2
    """)
    gold = {"morale": 1, "knowledge": 1} if resource == "gold" else {}
    assert brings(state, "A", ("place", 4, space)) == {resource: -1, **gold}


@pytest.mark.rule("D-r16")
def test_michael_chooses_the_resource() -> None:
    state = scene("""
        A recruits: Michael
        A workers: 4
        A goods: 1 gold, 2 stone, 1 water
        B workers: 2
    """)
    do(state, "A", "place", 4, "site-w1 clay")
    assert ways_offered(state, "A") == [{"gold": 1}, {"stone": 1}]
    changed = watch(state, "A")
    pay(state, "A", stone=1)
    assert changed() == {"stone": -1}


@pytest.mark.rule("D-r16", "D-x-22")
def test_michaels_morale_and_knowledge_stop_at_the_ends() -> None:
    state = scene("""
        A recruits: Michael
        A workers: 4
        A goods: 1 gold
        A morale: 6
        A knowledge: 6
        B workers: 2
    """)
    assert brings(state, "A", ("place", 4, "site-e1 gold")) == {"gold": -1}


@pytest.mark.rule("D-r16")
def test_michael_does_nothing_away_from_construction_sites() -> None:
    state = scene("""
        A recruits: Michael
        A workers: 4
        A goods: 3 gold, 4 water
        B workers: 2
        tiles: e1 plaza B
    """)
    assert "market-e1" not in spaces_open(state, "A")  # 4 water, 1 clay
    assert brings(state, "A", ("place", 4, "nimbus-loft")) == {"gold": -3, "stars": -1}


@pytest.mark.rule("D-r16", "D-place-4")
def test_without_a_resource_michael_has_no_site() -> None:
    state = scene("""
        A recruits: Michael
        A workers: 4
        A goods: 9 energy
        A hand: book
        B workers: 2
    """)
    assert not any(space.startswith("site") for space in spaces_open(state, "A"))


# D-v14 Nakagawa, revised: construction site: may raise E allegiance by 1.


@pytest.mark.rule("D-v14", "D-rec-2")
@pytest.mark.parametrize("space", ["site-e1 gold", "site-s1 gold", "site-w2 gold"])
def test_revised_nakagawa_may_raise_euphorian_allegiance_at_any_site(space: str) -> None:
    text = """
        recruits: revised
        A recruits: Dr. Nakagawa
        A workers: 4
        A goods: 1 gold
        B workers: 2
    """
    state = scene(text)
    do(state, "A", "place", 4, space)
    assert recruits_offered(state, "A") == {"D-v14"}
    changed = watch(state, "A")
    do(state, "A", "use", "Dr. Nakagawa")
    assert changed() == {}
    assert (allegiance(state, "euphorian"), allegiance(state, "subterran"), turn_of(state)) == (1, 0, "B")

    state = scene(text)
    do(state, "A", "place", 4, space)
    do(state, "A", "pass")
    assert allegiance(state, "euphorian") == 0


@pytest.mark.rule("D-v14")
@pytest.mark.parametrize("space", ["market-e1", "incinerator", "generator"])
def test_revised_nakagawa_is_for_construction_sites_only(space: str) -> None:
    state = scene("""
        recruits: revised
        A recruits: Dr. Nakagawa
        A workers: 4 1
        A goods: 1 water
        A hand: bifocals, bear, bear
        A morale: 3
        B workers: 2
        tiles: e1 clinic A B
    """)
    do(state, "A", "place", 4, space)
    if question(state) == "pay":
        pay(state, "A", bear=2)
    assert turn_of(state) == "B"
    assert (used(state), workers(state, "A")) == ([], 2)


@pytest.mark.rule("D-v14", "D-time-1", "D-alleg-4")
def test_the_step_that_revised_nakagawa_makes_can_wake_recruits_after_the_building() -> None:
    state = scene("""
        recruits: revised
        A recruits: Dr. Nakagawa / Katy
        A workers: 4
        A goods: 1 gold
        B workers: 2 / site-e1 4
        allegiance: euphorian 7
        rolls: 1 1
    """)
    do(state, "A", "place", 4, "site-e1 gold")
    events = names(do(state, "A", "use", "Dr. Nakagawa"))
    assert events.index("built") < events.index("woke")
