"""The spaces of the board, one after the other (D-board, D-com-1, D-tank-1); sites and markets are in test_building."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    allegiance,
    do,
    events_of,
    goods,
    hand,
    home,
    knowledge,
    listed,
    look,
    may,
    may_pay,
    miner,
    morale,
    names,
    pay,
    placed,
    question,
    scene,
    spaces_open,
    stars,
    territory,
    turn_of,
    ways_offered,
    workers,
)

AREAS = [
    ("generator", "energy", "euphorian"),
    ("aquifer", "water", "subterran"),
    ("farm", "food", "wastelander"),
    ("cloud-mine", "bliss", "icarite"),
]
TUNNELS = [
    ("euphorian", "energy", "gold"),
    ("subterran", "water", "stone"),
    ("wastelander", "food", "clay"),
]

# Commodity areas.


@pytest.mark.rule("D-com-1", "D-board-01")
def test_the_example_of_the_generator_with_4_then_2_then_5() -> None:
    state = scene("""
        seats: 3
        A workers: 4
        B workers: 2
        C workers: 5
    """)
    do(state, "A", "place", 4, "generator")
    assert (goods(state, "A"), knowledge(state, "A"), allegiance(state, "euphorian")) == ({"energy": 1}, 3, 1)
    do(state, "B", "place", 2, "generator")
    assert (goods(state, "B"), knowledge(state, "B"), allegiance(state, "euphorian")) == ({"energy": 1}, 2, 1)
    do(state, "C", "place", 5, "generator")
    assert (goods(state, "C"), knowledge(state, "C"), allegiance(state, "euphorian")) == ({"energy": 2}, 4, 1)
    assert (goods(state, "A"), goods(state, "B")) == ({"energy": 1}, {"energy": 1})


@pytest.mark.rule("D-com-1", "D-board-01")
@pytest.mark.parametrize(("space", "good", "faction"), AREAS)
@pytest.mark.parametrize(
    ("others", "own", "count", "steps", "raised"),
    [
        ("", 1, 1, 0, 1),
        ("", 4, 1, 0, 1),
        (", {} 2, {} 1", 1, 1, 0, 1),
        ("", 5, 1, -1, 0),
        (", {} 3, {} 4", 1, 1, -1, 0),
        (", {} 3, {} 4", 2, 2, 1, 0),
        (", {} 6, {} 6", 6, 2, 1, 0),
    ],
)
def test_what_an_area_gives_by_the_knowledge_of_all_workers_there(
    space: str, good: str, faction: str, others: str, own: int, count: int, steps: int, raised: int
) -> None:
    state = scene(f"""
        A workers: {own}
        B workers: 1 / tank-left 6{others.replace("{}", space)}
    """)
    do(state, "A", "place", own, space)
    assert goods(state, "A") == {good: count}
    assert knowledge(state, "A") == 3 + steps
    assert look(state)["allegiance"] == {name: raised * (name == faction) for _, _, name in AREAS}
    assert knowledge(state, "B") == 3


@pytest.mark.rule("D-com-1")
def test_own_workers_count_there_like_any_others() -> None:
    state = scene("A workers: 4 4 4")
    for _ in range(3):
        do(state, "A", "place", 4, "farm")
    assert goods(state, "A") == {"food": 1 + 1 + 2}  # 4, 8, 12
    assert (allegiance(state, "wastelander"), knowledge(state, "A")) == (1, 3)


@pytest.mark.rule("D-com-1")
def test_the_step_of_allegiance_is_not_optional() -> None:
    state = scene("A workers: 4")
    do(state, "A", "place", 4, "farm")
    assert (turn_of(state), allegiance(state, "wastelander")) == ("B", 1)


# Tunnels and their ends.


@pytest.mark.rule("D-board-02")
@pytest.mark.parametrize(("faction", "price", "resource"), TUNNELS)
def test_a_tunnel_gives_its_resource_or_a_card(faction: str, price: str, resource: str) -> None:
    for choice in ("take", "draw"):
        state = scene(f"""
            A workers: 2
            A goods: 2 {price}
            pile: bear
        """)
        do(state, "A", "place", 2, f"{faction}-tunnel")
        assert goods(state, "A") == {price: 1}
        assert question(state) == "choose"
        assert len(state.legal(0)) == 2
        do(state, "A", *((choice, resource) if choice == "take" else (choice,)))
        assert goods(state, "A") == {price: 1} | ({resource: 1} if choice == "take" else {})
        assert hand(state, "A") == ([] if choice == "take" else ["bear"])
        assert look(state)["miners"] == {name: int(name == faction) for name, _, _ in TUNNELS}
        assert allegiance(state, faction) == 0


@pytest.mark.rule("D-board-03")
@pytest.mark.parametrize(
    ("faction", "recruit", "good"),
    [("euphorian", "Katy", "water"), ("subterran", "Maggie", "food"), ("wastelander", "Kyle", "energy")],
)
def test_the_end_of_a_tunnel_gives_three_of_another_commodity(faction: str, recruit: str, good: str) -> None:
    state = scene(f"A workers: 2\nA recruits: {recruit}\nminers: {faction} 9")
    do(state, "A", "place", 2, f"{faction}-tunnel-end")
    assert goods(state, "A") == {good: 3}
    assert (knowledge(state, "A"), morale(state, "A"), allegiance(state, faction)) == (3, 1, 0)


# Artifact markets.


@pytest.mark.rule("D-board-04", "D-board-05")
@pytest.mark.parametrize(
    ("space", "faction"),
    [("incinerator", "euphorian"), ("free-press", "subterran"), ("ark", "wastelander"), ("wind-saloon", "icarite")],
)
def test_an_artifact_market_gives_a_star_and_allegiance(space: str, faction: str) -> None:
    state = scene("""
        A workers: 2
        A morale: 4
        A hand: book, book, bear, bat
    """)
    do(state, "A", "place", 2, space)
    offered = ways_offered(state, "A")
    assert {"book": 2} in offered
    assert {"book": 1, "bear": 1, "bat": 1} in offered
    assert {"book": 2, "bear": 1} in offered
    assert all(sum(way.values()) == 3 or way == {"book": 2} for way in offered)
    pay(state, "A", book=2)
    assert hand(state, "A") == ["bat", "bear"]
    assert sorted(look(state)["discards"]) == ["book", "book"]
    assert (territory(state, faction), stars(state, "A")) == ("A", 9)
    assert look(state)["allegiance"] == {name: int(name == faction) for _, _, name in AREAS}


# Icarus.


@pytest.mark.rule("D-board-06")
def test_the_nimbus_loft_wants_any_three_resources() -> None:
    state = scene("A workers: 2\nA goods: 2 gold, 1 stone, 1 clay, 5 energy")
    do(state, "A", "place", 2, "nimbus-loft")
    assert {tuple(way.items()) for way in ways_offered(state, "A")} == {
        (("gold", 2), ("stone", 1)),
        (("gold", 2), ("clay", 1)),
        (("gold", 1), ("stone", 1), ("clay", 1)),
    }
    pay(state, "A", gold=1, stone=1, clay=1)
    assert goods(state, "A") == {"energy": 5, "gold": 1}
    assert (territory(state, "icarite"), stars(state, "A"), allegiance(state, "icarite")) == ("A", 9, 1)


@pytest.mark.rule("D-board-07")
def test_the_breeze_bar_gives_two_cards() -> None:
    state = scene("A workers: 2\nA morale: 2\nA goods: 2 bliss, 1 energy, 1 gold\npile: bear, bat")
    do(state, "A", "place", 2, "breeze-bar")
    assert goods(state, "A") == {"bliss": 1, "gold": 1}
    assert (hand(state, "A"), allegiance(state, "icarite"), stars(state, "A")) == (["bat", "bear"], 1, 10)


@pytest.mark.rule("D-board-08")
def test_the_sky_lounge_gives_any_two_resources() -> None:
    state = scene("A workers: 2\nA goods: 1 bliss, 1 water")
    do(state, "A", "place", 2, "sky-lounge")
    assert {args[0] for args in listed(state, "A", "take")} == {4, 5, 6}  # gold, stone, clay
    do(state, "A", "take", "gold")
    do(state, "A", "take", "clay")
    assert goods(state, "A") == {"gold": 1, "clay": 1}
    assert (allegiance(state, "icarite"), stars(state, "A"), turn_of(state)) == (1, 10, "B")


@pytest.mark.rule("D-board-07", "D-board-08")
@pytest.mark.parametrize("space", ["breeze-bar", "sky-lounge"])
def test_the_other_commodity_is_not_bliss(space: str) -> None:
    state = scene("A workers: 2\nA morale: 2\nA goods: 3 bliss, 1 energy, 1 water, 1 food, 1 gold")
    do(state, "A", "place", 2, space)
    for other in ("energy", "water", "food"):
        assert may_pay(state, "A", bliss=1, **{other: 1})
    assert len(ways_offered(state, "A")) == 3


# The tank.


@pytest.mark.rule("D-board-09")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 1), (1, 1)])
def test_the_left_side_of_the_tank_takes_knowledge(before: int, after: int) -> None:
    state = scene(f"A workers: 2\nA knowledge: {before}\nA goods: 4 energy\nrolls: 6")
    do(state, "A", "place", 2, "tank-left")
    assert (goods(state, "A"), knowledge(state, "A"), morale(state, "A")) == ({"energy": 1}, after, 1)
    assert (workers(state, "A"), home(state, "A")) == (2, [6])


@pytest.mark.rule("D-board-10")
def test_the_right_side_of_the_tank_gives_morale() -> None:
    state = scene("A workers: 2\nA goods: 4 water\nrolls: 6")
    do(state, "A", "place", 2, "tank-right")
    assert (goods(state, "A"), knowledge(state, "A"), morale(state, "A")) == ({"water": 1}, 3, 3)
    assert (workers(state, "A"), home(state, "A")) == (2, [6])


@pytest.mark.rule("D-board-09", "D-board-10")
def test_they_are_two_spaces() -> None:
    state = scene("A workers: 2\nA goods: 3 water\nB workers: 1 / tank-left 5")
    assert "bumped" not in names(do(state, "A", "place", 2, "tank-right"))
    assert placed(state, "B") == ["tank-left 5"]


@pytest.mark.rule("D-tank-1")
@pytest.mark.parametrize(("space", "price"), [("tank-left", "energy"), ("tank-right", "water")])
@pytest.mark.parametrize("has", [1, 2, 3, 4])
def test_at_most_four_workers_and_at_four_only_the_rest(space: str, price: str, has: int) -> None:
    placed_ones = ", ".join(["farm 1"] * (has - 1))
    state = scene(f"""
        A workers: 2 / {placed_ones}
        A goods: 3 {price}
        A morale: 2
    """)
    assert may(state, "A", "place", 2, space)
    do(state, "A", "place", 2, space)
    assert workers(state, "A") == min(4, has + 1)
    assert len(events_of(state, "added")) == (0 if has == 4 else 1)
    assert (knowledge(state, "A"), morale(state, "A")) == ((1, 2) if space == "tank-left" else (3, 4))


@pytest.mark.rule("D-tank-1")
def test_the_tank_belongs_to_no_faction() -> None:
    state = scene("""
        A workers: 2
        A recruits: Katy, Maggie, Kyle, Maxime
        A goods: 3 energy
        A hand: book
        A morale: 2
        allegiance: euphorian 5, subterran 5, wastelander 5, icarite 5
    """)
    do(state, "A", "place", 2, "tank-left")
    assert goods(state, "A") == {}
    assert hand(state, "A") == ["book"]
    assert look(state)["allegiance"] == dict.fromkeys(("euphorian", "subterran", "wastelander", "icarite"), 5)
    assert (stars(state, "A"), miner(state, "euphorian")) == (10, 0)


@pytest.mark.rule("D-tank-1", "D-time-13")
def test_nor_to_icarus() -> None:
    state = scene("A workers: 2\nA goods: 3 energy, 3 water\ntiles: e1 apothecary B")
    assert {"tank-left", "tank-right"} <= spaces_open(state, "A")
