"""The tracks of allegiance and what they bring (D-alleg)."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    active,
    allegiance,
    do,
    events_of,
    goods,
    hand,
    hidden,
    look,
    names,
    question,
    scene,
    starred,
    stars,
    territory,
    turn_of,
)

AREAS = [
    ("generator", "energy", "euphorian", "Michael"),
    ("aquifer", "water", "subterran", "Curtis"),
    ("farm", "food", "wastelander", "Nick"),
    ("cloud-mine", "bliss", "icarite", "Matthew"),
]
TUNNELS = [("euphorian", "energy", "gold", "Michael"), ("subterran", "water", "stone", "Curtis"),
           ("wastelander", "food", "clay", "Nick")]  # fmt: skip


# Whose bonuses (D-alleg-1).


@pytest.mark.rule("D-alleg-1")
def test_the_track_is_moved_by_anyone() -> None:
    state = scene("A workers: 1\nA recruits: Nick\nB workers: 1\nB recruits: -")
    do(state, "A", "place", 1, "generator")
    do(state, "B", "place", 1, "generator")
    assert allegiance(state, "euphorian") == 2


@pytest.mark.rule("D-alleg-1")
@pytest.mark.parametrize(
    ("recruits", "count"),
    [("Michael", 2), ("Nick", 1), ("-", 1), ("Nick / Michael", 1), ("Nick, Michael", 2), ("Michael, Ray", 2)],
)
def test_bonuses_are_for_players_with_an_active_recruit_of_the_faction_and_do_not_double(
    recruits: str, count: int
) -> None:
    state = scene(f"A workers: 1\nA recruits: {recruits}\nallegiance: euphorian 2")
    do(state, "A", "place", 1, "generator")
    assert goods(state, "A") == {"energy": count}


@pytest.mark.rule("D-alleg-1")
def test_two_recruits_do_not_double_tier_2_either() -> None:
    state = scene("A workers: 1\nA recruits: Michael, Ray\nA morale: 3\nA goods: 1 energy\nallegiance: euphorian 5")
    do(state, "A", "place", 1, "euphorian-tunnel")
    assert (goods(state, "A"), len(hand(state, "A"))) == ({"gold": 1}, 1)


@pytest.mark.rule("D-alleg-1")
@pytest.mark.parametrize("step", [5, 8, 11])
def test_they_are_cumulative(step: int) -> None:
    state = scene(f"""
        A workers: 1 1
        A recruits: Michael
        A goods: 1 energy
        allegiance: euphorian {step}
    """)
    do(state, "A", "place", 1, "generator")
    assert goods(state, "A") == {"energy": 3}
    do(state, "A", "place", 1, "euphorian-tunnel")
    assert (goods(state, "A"), len(hand(state, "A"))) == ({"energy": 2, "gold": 1}, 1)


@pytest.mark.rule("D-alleg-1")
def test_each_track_is_its_own() -> None:
    state = scene("A workers: 1\nA recruits: Michael\nallegiance: subterran 5, wastelander 5, icarite 5")
    do(state, "A", "place", 1, "generator")
    assert goods(state, "A") == {"energy": 1}


# Tier 1 (D-alleg-2).


@pytest.mark.rule("D-alleg-2")
@pytest.mark.parametrize(("space", "good", "faction", "recruit"), AREAS)
@pytest.mark.parametrize(("step", "own", "count"), [(1, 5, 1), (2, 5, 2), (4, 5, 2), (2, 1, 2)])
def test_from_2_on_one_commodity_more(
    space: str, good: str, faction: str, recruit: str, step: int, own: int, count: int
) -> None:
    state = scene(f"A workers: {own}\nA recruits: {recruit}\nallegiance: {faction} {step}")
    do(state, "A", "place", own, space)
    assert goods(state, "A") == {good: count}


@pytest.mark.rule("D-alleg-2")
def test_with_9_or_more_it_makes_three() -> None:
    state = scene("A workers: 6\nA recruits: Michael\nB workers: 1 / generator 6\nallegiance: euphorian 2")
    do(state, "A", "place", 6, "generator")
    assert goods(state, "A") == {"energy": 3}


@pytest.mark.rule("D-alleg-2", "D-x-2")
@pytest.mark.parametrize(("space", "good", "faction", "recruit"), AREAS)
def test_not_for_the_very_placement_that_reached_it(space: str, good: str, faction: str, recruit: str) -> None:
    state = scene(f"A workers: 1 1\nA recruits: {recruit}\nallegiance: {faction} 1")
    do(state, "A", "place", 1, space)
    assert (allegiance(state, faction), goods(state, "A")) == (2, {good: 1})
    do(state, "A", "place", 1, space)
    assert goods(state, "A") == {good: 3}


# Tier 2 (D-alleg-3).


@pytest.mark.rule("D-alleg-3")
@pytest.mark.parametrize(("faction", "price", "resource", "recruit"), TUNNELS)
@pytest.mark.parametrize(("step", "both"), [(4, False), (5, True), (7, True)])
def test_from_5_on_the_tunnel_gives_the_resource_and_the_card(
    faction: str, price: str, resource: str, recruit: str, step: int, both: bool
) -> None:
    state = scene(f"""
        A workers: 1
        A recruits: {recruit}
        A goods: 1 {price}
        allegiance: {faction} {step}
        pile: bear
    """)
    do(state, "A", "place", 1, f"{faction}-tunnel")
    if both:
        assert (goods(state, "A"), hand(state, "A"), turn_of(state)) == ({resource: 1}, ["bear"], "B")
    else:
        assert question(state) == "choose"


@pytest.mark.rule("D-alleg-3")
@pytest.mark.parametrize(("space", "purse"), [("nimbus-loft", "A goods: 3 gold"), ("wind-saloon", "A hand: bat, bat")])
@pytest.mark.parametrize(("step", "cards"), [(4, 0), (5, 1), (9, 1)])
def test_in_icarus_a_card_after_placing_a_star(space: str, purse: str, step: int, cards: int) -> None:
    state = scene(f"""
        A workers: 1
        A recruits: Matthew
        A morale: 2
        {purse}
        allegiance: icarite {step}
        pile: bear
    """)
    events = names(do(state, "A", "place", 1, space))
    assert hand(state, "A") == ["bear"] * cards
    assert territory(state, "icarite") == "A"
    assert "drew" not in events or events.index("star") < events.index("drew")


@pytest.mark.rule("D-alleg-3", "D-x-3", "D-mark-1")
def test_without_room_there_is_no_star_and_no_card() -> None:
    state = scene("""
        A workers: 1
        A recruits: Matthew
        A goods: 3 gold
        allegiance: icarite 5
        territories: icarite B B
    """)
    do(state, "A", "place", 1, "nimbus-loft")
    assert (hand(state, "A"), stars(state, "A"), allegiance(state, "icarite")) == ([], 10, 6)


@pytest.mark.rule("D-alleg-3")
def test_the_card_is_for_icarite_recruits_only() -> None:
    state = scene("A workers: 1\nA recruits: Nick\nA goods: 3 gold\nallegiance: icarite 5")
    do(state, "A", "place", 1, "nimbus-loft")
    assert (hand(state, "A"), stars(state, "A")) == ([], 9)


@pytest.mark.rule("D-x-2")
def test_the_icarite_card_waits_too_when_the_visit_reached_5() -> None:
    state = scene("A workers: 1 1\nA recruits: Matthew\nA goods: 6 gold\nallegiance: icarite 4\nrolls: 1")
    do(state, "A", "place", 1, "nimbus-loft")
    assert (allegiance(state, "icarite"), hand(state, "A")) == (5, [])
    do(state, "A", "place", 1, "nimbus-loft")
    assert len(hand(state, "A")) == 1


@pytest.mark.rule("D-alleg-3")
def test_the_icarite_card_needs_a_star_placed_in_icarus() -> None:
    state = scene("A workers: 1\nA recruits: Matthew\nA goods: 1 bliss, 1 food\nallegiance: icarite 6")
    do(state, "A", "place", 1, "sky-lounge")
    do(state, "A", "take", "gold")
    do(state, "A", "take", "gold")
    assert hand(state, "A") == []


# Tier 3 (D-alleg-4).


@pytest.mark.rule("D-alleg-4")
@pytest.mark.parametrize(("space", "good", "faction", "recruit"), AREAS)
def test_at_8_hidden_recruits_become_active_for_everyone(space: str, good: str, faction: str, recruit: str) -> None:
    others = {"euphorian": "Ray", "subterran": "Faith", "wastelander": "Jacko", "icarite": "Kaden"}
    strange = "Flartner" if faction != "wastelander" else "Yordy"
    for step in (6, 7):
        state = scene(f"""
            seats: 3
            A workers: 1
            A recruits: - / {recruit}
            B recruits: - / {others[faction]}
            C recruits: - / {strange}
            allegiance: {faction} {step}
        """)
        do(state, "A", "place", 1, space)
        woken = step == 7
        assert [len(active(state, seat)) for seat in "ABC"] == [woken, woken, 0]
        assert [len(hidden(state, seat)) for seat in "ABC"] == [not woken, not woken, 1]
        assert len(events_of(state, "woke")) == 2 * woken
    assert events_of(state, "woke")[0]["recruit"] == active(state, "A")[0]


# Tier 4 (D-alleg-5).


@pytest.mark.rule("D-alleg-5")
@pytest.mark.parametrize("step", [9, 10])
def test_at_11_each_active_recruit_of_the_faction_gets_a_star(step: int) -> None:
    state = scene(f"""
        seats: 3
        A workers: 1
        A recruits: Michael, Nick
        B recruits: Ray
        C recruits: Curtis
        allegiance: euphorian {step}
    """)
    do(state, "A", "place", 1, "generator")
    if step == 9:
        assert [stars(state, seat) for seat in "ABC"] == [10, 10, 10]
    else:
        assert [starred(state, seat) for seat in "ABC"] == [["D-r16"], ["D-r19"], []]
        assert [stars(state, seat) for seat in "ABC"] == [9, 9, 10]


@pytest.mark.rule("D-alleg-5")
def test_the_token_stops_there_and_no_second_star_comes() -> None:
    state = scene("""
        A workers: 1 1
        A recruits: Michael
        allegiance: euphorian 10
    """)
    do(state, "A", "place", 1, "generator")
    do(state, "A", "place", 1, "generator")
    assert (allegiance(state, "euphorian"), stars(state, "A")) == (11, 9)
    assert len(events_of(state, "allegiance")) == 1
    assert look(state)["allegiance"]["euphorian"] == 11
