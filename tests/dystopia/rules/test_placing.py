"""Placing a worker: kinds of space, the order of things, who may (D-place)."""

from __future__ import annotations

import pytest

from euphoria.kernel.core.errors import IllegalAction
from tests.dystopia.play import (
    asked,
    do,
    goods,
    hand,
    home,
    knowledge,
    listed,
    look,
    may_pay,
    names,
    pay,
    placed,
    question,
    refusal,
    scene,
    site,
    spaces_open,
    turn_of,
    workers,
)

TEMPORARY = [
    "euphorian-tunnel", "subterran-tunnel", "wastelander-tunnel", "incinerator", "free-press", "ark", "wind-saloon",
    "nimbus-loft", "breeze-bar", "sky-lounge", "tank-left", "tank-right", "market-e1",
]  # fmt: skip

# Temporary spaces (D-place-1).


@pytest.mark.rule("D-place-1")
@pytest.mark.parametrize("space", TEMPORARY)
def test_a_worker_on_a_temporary_space_is_bumped_home_and_rolled(space: str) -> None:
    state = scene(f"""
        A workers: 2
        A goods: 9 energy, 9 water, 9 food, 9 bliss, 3 gold
        A hand: book, book
        A morale: 2
        B workers: 1 / {space} 5
        B goods: 1 bliss
        tiles: e1 fountain A B
        rolls: 6
    """)
    events = do(state, "A", "place", 2, space)
    assert names(events)[:3] == ["placed", "bumped", "rolled"]
    assert placed(state, "A") == [f"{space} 2"]
    assert placed(state, "B") == []
    assert home(state, "B") == [1, 6]
    assert goods(state, "B") == {"bliss": 1}  # it costs its owner nothing


@pytest.mark.rule("D-place-1")
def test_own_workers_may_be_bumped() -> None:
    state = scene("""
        A workers: 2 / nimbus-loft 5
        A goods: 3 gold
        rolls: 3
    """)
    do(state, "A", "place", 2, "nimbus-loft")
    assert (home(state, "A"), placed(state, "A")) == ([3], ["nimbus-loft 2"])


@pytest.mark.rule("D-place-1")
def test_onto_a_free_one_nobody_is_bumped() -> None:
    state = scene("A workers: 2\nA goods: 3 gold\nB workers: 1 / sky-lounge 5")
    assert "bumped" not in names(do(state, "A", "place", 2, "nimbus-loft"))
    assert placed(state, "B") == ["sky-lounge 5"]


# Commodity areas (D-place-2).


@pytest.mark.rule("D-place-2")
@pytest.mark.parametrize("space", ["generator", "aquifer", "farm", "cloud-mine"])
def test_a_commodity_area_takes_any_number_of_workers(space: str) -> None:
    state = scene(f"""
        A workers: 2 2 2 / {space} 1
        B workers: 1 / {space} 5, {space} 5, {space} 5
    """)
    for _ in range(3):
        do(state, "A", "place", 2, space)
    assert placed(state, "A") == [f"{space} 1"] + [f"{space} 2"] * 3
    assert placed(state, "B") == [f"{space} 5"] * 3
    area = next(area for area in look(state)["areas"] if area["space"] == space)
    assert len(area["workers"]) == 7


# Construction sites (D-place-3).


@pytest.mark.rule("D-place-3")
def test_a_construction_space_takes_a_worker_only_while_it_is_empty() -> None:
    state = scene("""
        seats: 5
        A workers: 2
        A goods: 2 clay
        B workers: 1 / site-e1 5
    """)
    assert site(state, "e1")["workers"] == [[1, 5], None, None, None]  # the clay space
    assert "site-e1" not in spaces_open(state, "A")
    assert refusal(state, "A", "place", 2, "site-e1 clay") == "D-place-3"
    with pytest.raises(IllegalAction):
        do(state, "A", "place", 2, "site-e1 clay")
    assert placed(state, "B") == ["site-e1 5"]


@pytest.mark.rule("D-place-3")
def test_own_workers_are_not_bumped_there_either() -> None:
    state = scene("""
        seats: 5
        A workers: 2 / site-e1 5
        A goods: 2 clay, 1 gold
    """)
    assert refusal(state, "A", "place", 2, "site-e1 clay") == "D-place-3"
    do(state, "A", "place", 2, "site-e1 gold")
    assert site(state, "e1")["workers"] == [[0, 5], [0, 2], None, None]


# Order, and paying (D-place-4).


@pytest.mark.rule("D-place-4", "D-time-1")
def test_first_the_bump_then_recruits_that_answer_it_then_the_cost_then_the_gain() -> None:
    state = scene("""
        A workers: 2
        A goods: 1 energy, 1 gold
        A recruits: Laura
        A morale: 3
        B workers: 1 / euphorian-tunnel 5
        rolls: 3
    """)
    assert names(do(state, "A", "place", 2, "euphorian-tunnel")) == ["placed", "bumped", "rolled"]
    assert question(state) == "ability"
    assert goods(state, "A") == {"energy": 1, "gold": 1}
    events = names(do(state, "A", "use", "Laura"))
    assert events.index("drew") < events.index("paid") < events.index("miner")
    do(state, "A", "take", "gold")
    assert goods(state, "A") == {"gold": 1}
    assert goods(state, "B") == {"gold": 1}


@pytest.mark.rule("D-place-4")
@pytest.mark.parametrize(
    ("space", "enough", "too_little"),
    [
        ("euphorian-tunnel", "1 energy", "9 water, 9 food, 9 bliss"),
        ("subterran-tunnel", "1 water", "9 energy, 9 food, 9 bliss"),
        ("wastelander-tunnel", "1 food", "9 energy, 9 water, 9 bliss"),
        ("nimbus-loft", "1 gold, 1 stone, 1 clay", "2 gold, 9 energy"),
        ("breeze-bar", "1 bliss, 1 food", "2 bliss"),
        ("sky-lounge", "1 bliss, 1 energy", "5 energy, 5 food, 5 water"),
        ("tank-left", "3 energy", "2 energy, 9 water"),
        ("tank-right", "3 water", "2 water, 9 energy"),
        ("site-e1", "1 clay", "9 stone"),
        ("market-w2", "4 energy, 1 stone", "4 energy, 9 gold"),
    ],
)
def test_who_cannot_pay_cannot_place(space: str, enough: str, too_little: str) -> None:
    for purse, is_open in ((enough, True), (too_little, False)):
        state = scene(f"""
            A workers: 2
            A goods: {purse}
            tiles: w2 courthouse B
        """)
        assert (space in spaces_open(state, "A")) == is_open
    assert refusal(state, "A", "place", 2, space) == "D-place-4"


@pytest.mark.rule("D-place-4")
@pytest.mark.parametrize("space", ["incinerator", "free-press", "ark", "wind-saloon"])
@pytest.mark.parametrize(
    ("cards", "is_open"), [("book, bear, bat", True), ("book, book", True), ("book, bear", False), ("-", False)]
)
def test_artifact_markets_want_three_or_a_pair(space: str, cards: str, is_open: bool) -> None:
    state = scene(f"A workers: 2\nA morale: 3\nA hand: {cards}")
    assert (space in spaces_open(state, "A")) == is_open


@pytest.mark.rule("D-place-4")
@pytest.mark.parametrize(
    ("recruit", "space", "purse"),
    [
        ("Flartner", "site-e1", "A hand: book"),
        ("Michael", "site-e1", "A goods: 1 stone"),
        ("Josh", "market-w2", "A goods: 4 energy, 1 bliss"),
        ("Brian", "breeze-bar", "A goods: 2 food"),
        ("Matthew", "subterran-tunnel", "A goods: -"),
        ("D-v02", "ark", "A hand: book"),
    ],
)
def test_what_recruits_pay_instead_counts(recruit: str, space: str, purse: str) -> None:
    for name in (recruit, "Nick"):
        state = scene(f"""
            recruits: {"revised" if recruit == "D-v02" else "printed"}
            A workers: 2
            A recruits: {name}
            {purse}
            B workers: 1 / subterran-tunnel 5
            tiles: w2 courthouse B
        """)
        assert (space in spaces_open(state, "A")) == (name == recruit)


@pytest.mark.rule("D-place-4")
def test_matthew_pays_with_knowledge_only_when_he_bumps_another() -> None:
    empty = scene("A workers: 2\nA recruits: Matthew")
    own = scene("A workers: 2 / subterran-tunnel 5\nA recruits: Matthew")
    assert "subterran-tunnel" not in spaces_open(empty, "A") | spaces_open(own, "A")


@pytest.mark.rule("D-place-4", "D-mpen-1")
def test_a_loss_takes_other_goods_than_the_space_will_cost() -> None:
    """The bumped worker is A's own, and rolls the number that costs an item."""
    state = scene("""
        A workers: 5 / euphorian-tunnel 3
        A goods: 1 energy, 1 gold
        tiles: w1 clinic B
        rolls: 2
    """)
    do(state, "A", "place", 5, "euphorian-tunnel")
    do(state, "A", "take", "gold")
    assert goods(state, "A") == {"gold": 1}
    assert (home(state, "A"), turn_of(state)) == ([2], "B")


@pytest.mark.rule("D-place-4", "D-mpen-1")
def test_and_if_there_are_none_it_takes_nothing() -> None:
    state = scene("""
        A workers: 5 / euphorian-tunnel 3
        A goods: 1 energy
        tiles: w1 clinic B
        rolls: 2
    """)
    do(state, "A", "place", 5, "euphorian-tunnel")
    do(state, "A", "take", "gold")
    assert goods(state, "A") == {"gold": 1}


@pytest.mark.rule("D-place-4", "D-mpen-1")
def test_of_several_that_the_cost_can_spare_one_chooses() -> None:
    state = scene("""
        A workers: 5 / sky-lounge 3
        A goods: 1 bliss, 1 energy, 1 water
        tiles: w1 clinic B
        rolls: 2
    """)
    do(state, "A", "place", 5, "sky-lounge")
    assert (asked(state), question(state)) == ("A", "lose")
    assert {args[0] for args in listed(state, "A", "lose")} == {0, 1}  # energy or water, not the bliss
    do(state, "A", "lose", "water")
    assert goods(state, "A") == {}
    assert question(state) == "goods"


@pytest.mark.rule("D-place-4", "D-x-10")
def test_geeks_discard_leaves_what_the_space_will_cost() -> None:
    state = scene("""
        A workers: 2
        A recruits: Phil, Geek
        A hand: bifocals
        A goods: 1 energy
        A morale: 4
        A knowledge: 1
        B workers: 1 / market-e1 5
        tiles: e1 clinic A B
        pile: bear, bat
    """)
    do(state, "A", "place", 2, "market-e1")
    do(state, "A", "use", "Phil")
    do(state, "A", "use", "Geek")
    assert question(state) == "discard"
    assert {args[0] for args in listed(state, "A", "discard")} == {1, 2}  # the bat or the bear
    do(state, "A", "discard", "bat")
    assert hand(state, "A") == ["bear"]
    assert turn_of(state) == "B"


@pytest.mark.rule("D-x-8")
def test_goods_from_the_bump_may_be_spent_on_the_cost() -> None:
    state = scene("""
        A workers: 2
        A recruits: Rebecca
        A morale: 3
        A goods: 3 gold
        B workers: 1 / nimbus-loft 5
    """)
    do(state, "A", "place", 2, "nimbus-loft")
    do(state, "A", "use", "Rebecca")
    do(state, "A", "take", "stone")
    assert question(state) == "pay"
    assert may_pay(state, "A", gold=2, stone=1)
    pay(state, "A", gold=2, stone=1)
    assert goods(state, "A") == {"gold": 1}


@pytest.mark.rule("D-x-8")
def test_but_they_cannot_make_the_placement_lawful() -> None:
    state = scene("""
        A workers: 2
        A recruits: Rebecca
        A morale: 3
        A goods: 2 gold
        B workers: 1 / nimbus-loft 5
    """)
    assert refusal(state, "A", "place", 2, "nimbus-loft") == "D-place-4"


# Exclusive spaces (D-place-5).


@pytest.mark.rule("D-place-5", "D-board-03")
@pytest.mark.parametrize(
    ("faction", "recruit", "stranger"),
    [("euphorian", "Katy", "Kyle"), ("subterran", "Maggie", "Katy"), ("wastelander", "Kyle", "Maggie")],
)
def test_an_exclusive_space_is_for_the_faction_and_after_the_tunnel_is_complete(
    faction: str, recruit: str, stranger: str
) -> None:
    space = f"{faction}-tunnel-end"
    for recruits, steps, rule in (
        (recruit, 9, None),
        (recruit, 8, "D-tun-1"),
        (stranger, 9, "D-place-5"),
        ("-", 9, "D-place-5"),
    ):
        state = scene(f"A workers: 2\nA recruits: {recruits}\nminers: {faction} {steps}")
        assert refusal(state, "A", "place", 2, space) == rule
        assert (space in spaces_open(state, "A")) == (rule is None)


@pytest.mark.rule("D-place-5")
def test_otherwise_it_is_a_temporary_space() -> None:
    state = scene("""
        A workers: 2
        A recruits: Katy
        B workers: 1 / euphorian-tunnel-end 5
        miners: euphorian 9
        rolls: 4
    """)
    events = do(state, "A", "place", 2, "euphorian-tunnel-end")
    assert names(events)[:3] == ["placed", "bumped", "rolled"]
    assert home(state, "B") == [1, 4]
    assert goods(state, "A") == {"water": 3}


# Staying (D-place-6).


@pytest.mark.rule("D-place-6")
def test_a_worker_stays_until_bumped_or_retrieved() -> None:
    state = scene("""
        A workers: 2 3
        A goods: 3 gold
        B workers: 1 1
        B goods: 3 gold
        rolls: 5
    """)
    do(state, "A", "place", 2, "nimbus-loft")
    do(state, "B", "place", 1, "farm")
    do(state, "B", "stop")
    do(state, "A", "place", 3, "farm")
    assert placed(state, "A") == ["farm 3", "nimbus-loft 2"]
    do(state, "B", "place", 1, "nimbus-loft")
    assert (placed(state, "A"), home(state, "A")) == (["farm 3"], [5])
    do(state, "A", "retrieve", "farm")
    assert placed(state, "A") == []
    assert workers(state, "A") == 2


@pytest.mark.rule("D-place-6")
def test_or_until_the_site_is_built() -> None:
    state = scene("""
        A workers: 2
        A goods: 1 gold
        B workers: 1 / site-e1 5, farm 4
    """)
    do(state, "A", "place", 2, "site-e1 gold")
    assert (placed(state, "A"), placed(state, "B")) == ([], ["farm 4"])


@pytest.mark.rule("D-place-4")
def test_an_action_that_is_refused_changes_nothing() -> None:
    state = scene("A workers: 2\nA goods: 2 gold\nB workers: 1 / nimbus-loft 5")
    before = state.digest()
    with pytest.raises(IllegalAction):
        do(state, "A", "place", 2, "nimbus-loft")
    assert state.digest() == before
    assert knowledge(state, "A") == 3
