"""Wastelander recruits that answer a placement: Flartner, Reitz, Jonathan the Artist, Scarby, Ian, Kyle."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    active,
    do,
    goods,
    hand,
    kinds_of,
    knowledge,
    may,
    miner,
    morale,
    names,
    pay,
    question,
    recruits_offered,
    refusal,
    scene,
    spaces_open,
    turn_of,
    ways_offered,
)
from tests.dystopia.recruit_play import brings, quiet, used, watch

SITES = ["site-e1", "site-e2", "site-s1", "site-s2", "site-w1", "site-w2"]


# D-r05 Flartner: on construction sites may pay an artifact instead of the resource; then gain M.


@pytest.mark.rule("D-r05", "D-place-4")
@pytest.mark.parametrize("site", SITES)
def test_flartner_pays_a_card_on_any_construction_site(site: str) -> None:
    state = scene("""
        A recruits: Flartner
        A workers: 3
        A hand: bat
        A morale: 2
        B workers: 5
    """)
    assert brings(state, "A", ("place", 3, site)) == {"cards": -1, "morale": 1}


@pytest.mark.rule("D-r05", "D-rec-2")
def test_flartner_may_pay_the_resource_and_then_gains_nothing() -> None:
    text = """
        A recruits: Flartner
        A workers: 3
        A goods: 1 gold, 1 clay
        A hand: bat, book
        A morale: 2
        B workers: 5
    """
    state = scene(text)
    changed = watch(state, "A")
    do(state, "A", "place", 3, "site-e1 gold")
    assert ways_offered(state, "A") == [{"gold": 1}, {"bat": 1}, {"book": 1}]
    pay(state, "A", gold=1)
    assert changed() == {"gold": -1}
    state = scene(text)
    changed = watch(state, "A")
    do(state, "A", "place", 3, "site-e1 gold")
    pay(state, "A", bat=1)
    assert changed() == {"cards": -1, "morale": 1}
    assert hand(state, "A") == ["book"]


@pytest.mark.rule("D-r05", "D-time-6")
def test_flartners_morale_stops_at_the_end_of_the_track() -> None:
    state = scene("""
        A recruits: Flartner
        A workers: 3
        A hand: bat
        A morale: 6
        B workers: 5
    """)
    assert brings(state, "A", ("place", 3, "site-s2")) == {"cards": -1}


@pytest.mark.rule("D-r05", "D-place-4")
def test_flartner_pays_resources_elsewhere_and_needs_a_card() -> None:
    state = scene("""
        A recruits: Flartner
        A workers: 3
        A goods: 2 gold, 4 energy
        A hand: bat
        B workers: 5
        tiles: e1 courthouse B
    """)
    assert spaces_open(state, "A") & {"nimbus-loft", "market-e1"} == set()
    state = scene("""
        A recruits: Flartner
        A workers: 3
        A goods: 3 gold
        A hand: bat
        B workers: 5
    """)
    do(state, "A", "place", 3, "nimbus-loft")
    assert hand(state, "A") == ["bat"] and goods(state, "A") == {}, "the card was not asked for"
    state = scene("""
        A recruits: Flartner
        A workers: 3
        B workers: 5
    """)
    assert refusal(state, "A", "place", 3, "site-w1") == "D-place-4"


# D-r06 Reitz: tunnel without bumping: may gain K K; then draw 1 more and the miner moves 1 more.


@pytest.mark.rule("D-r06", "D-x-13")
@pytest.mark.parametrize(
    ("faction", "commodity", "resource"),
    [("euphorian", "energy", "gold"), ("subterran", "water", "stone"), ("wastelander", "food", "clay")],
)
def test_reitz_draws_and_digs_beside_the_resource_or_the_card(faction: str, commodity: str, resource: str) -> None:
    text = f"""
        A recruits: Professor Reitz
        A workers: 3
        A goods: 1 {commodity}
        A knowledge: 4
        A morale: 4
        B workers: 5
        pile: book, bear
    """
    state = scene(text)
    changed = watch(state, "A")
    do(state, "A", "place", 3, f"{faction}-tunnel")
    do(state, "A", "take", resource)
    assert recruits_offered(state, "A") == {"D-r06"} and may(state, "A", "pass")
    do(state, "A", "use", "Professor Reitz")
    assert changed() == {commodity: -1, resource: 1, "knowledge": 2, "cards": 1}
    assert miner(state, faction) == 2
    state = scene(text)
    do(state, "A", "place", 3, f"{faction}-tunnel")
    do(state, "A", "draw")
    do(state, "A", "use", "Professor Reitz")
    assert hand(state, "A") == ["bear", "book"]


@pytest.mark.rule("D-r06", "D-alleg-3")
def test_reitz_comes_on_top_of_the_second_tier() -> None:
    state = scene("""
        A recruits: Professor Reitz
        A workers: 3
        A goods: 1 food
        A morale: 4
        B workers: 5
        allegiance: wastelander 5
    """)
    changes = brings(state, "A", ("place", 3, "wastelander-tunnel"), ("use", "Professor Reitz"))
    assert changes == {"food": -1, "clay": 1, "cards": 2, "knowledge": 2}


@pytest.mark.rule("D-r06", "D-rec-2")
def test_reitz_may_be_left_alone() -> None:
    state = scene("""
        A recruits: Professor Reitz
        A workers: 3
        A goods: 1 food
        B workers: 5
    """)
    changes = brings(state, "A", ("place", 3, "wastelander-tunnel"), ("take", "clay"), ("pass",))
    assert changes == {"food": -1, "clay": 1}
    assert miner(state, "wastelander") == 1


@pytest.mark.rule("D-r06", "D-x-13", "D-mk-3", "D-time-15")
@pytest.mark.parametrize(
    ("own", "other", "knowledge", "space"),
    [
        ("3", "5 / euphorian-tunnel 2", 3, "euphorian-tunnel"),  # a bump
        ("3 / euphorian-tunnel 2", "5", 3, "euphorian-tunnel"),  # a self-bump is a bump
        ("3", "5", 5, "euphorian-tunnel"),  # K K cannot be gained in full
        ("3", "5", 3, "wastelander-tunnel-end"),  # no digging there
        ("3", "5", 3, "generator"),  # elsewhere
    ],
)
def test_reitz_needs_an_empty_tunnel_and_two_steps_of_knowledge(
    own: str, other: str, knowledge: int, space: str
) -> None:
    state = scene(f"""
        A recruits: Professor Reitz
        A workers: {own}
        A goods: 1 energy
        A knowledge: {knowledge}
        B workers: {other}
        miners: wastelander 9
        rolls: 1
    """)
    assert quiet(state, "A", ("place", 3, space), *([("take", "gold")] if space == "euphorian-tunnel" else []))


@pytest.mark.rule("D-r06", "D-tun-1", "D-x-14")
def test_reitz_digs_to_where_recruits_wake_and_no_further_than_the_end() -> None:
    text = """
        A recruits: Professor Reitz
        A workers: 3
        A goods: 1 food
        B recruits: - / Kyle
        B workers: 5
        miners: wastelander 4
    """
    state = scene(text)
    do(state, "A", "place", 3, "wastelander-tunnel")
    do(state, "A", "take", "clay")
    assert active(state, "B") == []
    do(state, "A", "use", "Professor Reitz")
    assert miner(state, "wastelander") == 6 and active(state, "B") == ["D-r39"]
    state = scene(text.replace("wastelander 4", "wastelander 8"))
    changes = brings(state, "A", ("place", 3, "wastelander-tunnel"), ("take", "clay"), ("use", "Professor Reitz"))
    assert changes == {"food": -1, "clay": 1, "knowledge": 2, "cards": 1}
    assert miner(state, "wastelander") == 9


# D-r08 Jonathan the Artist: construction site with the highest worker there, or alone: may gain K K to draw.


@pytest.mark.rule("D-r08", "D-rec-3", "D-mk-3")
@pytest.mark.parametrize(
    ("own", "other", "knowledge", "works"),
    [
        ("3", "5", 4, True),  # alone
        ("3", "5 / site-e1 2, site-e1 1", 3, True),  # highest
        ("3 / site-e1 2", "5", 3, True),  # higher than an own one
        ("3", "5 / site-e2 6", 3, True),  # another site does not matter
        ("3", "5 / site-e1 3", 3, False),  # a tie
        ("3", "5 / site-e1 4", 3, False),  # lower
        ("3 / site-e1 4", "5", 3, False),  # lower than an own one
        ("3 / site-e1 3", "5", 3, False),  # a tie with an own one
        ("3", "5", 5, False),  # K K cannot be gained in full
    ],
)
def test_the_artist_draws_on_a_site_alone_or_highest(own: str, other: str, knowledge: int, works: bool) -> None:
    state = scene(f"""
        seats: 5
        A recruits: Jonathan the Artist
        A workers: {own}
        A goods: 1 gold
        A knowledge: {knowledge}
        B workers: {other}
    """)
    if not works:
        assert quiet(state, "A", ("place", 3, "site-e1 gold"))
        return
    changed = watch(state, "A")
    do(state, "A", "place", 3, "site-e1 gold")
    assert recruits_offered(state, "A") == {"D-r08"} and may(state, "A", "pass")
    do(state, "A", "use", "D-r08")
    assert changed() == {"gold": -1, "knowledge": 2, "cards": 1}


@pytest.mark.rule("D-r08", "D-rec-2", "D-time-1")
def test_the_artist_may_be_left_alone_and_comes_before_the_market_is_built() -> None:
    state = scene("""
        A recruits: Jonathan the Artist
        A workers: 3
        A goods: 1 gold
        B workers: 5 / site-e1 2
        rolls: 1 1
    """)
    events = do(state, "A", "place", 3, "site-e1 gold")
    assert "built" not in names(events)
    events = do(state, "A", "pass")
    assert "built" in names(events) and hand(state, "A") == []


@pytest.mark.rule("D-r08")
def test_the_artist_works_on_construction_sites_only() -> None:
    state = scene("""
        A recruits: Jonathan the Artist
        A workers: 3
        B workers: 5
    """)
    assert quiet(state, "A", ("place", 3, "farm"))


# D-r24 Scarby: Farm, highest there or alone: lose K, or 1 food more.


@pytest.mark.rule("D-r24", "D-rec-2", "D-time-7")
@pytest.mark.parametrize("known", [1, 4])
def test_scarby_loses_knowledge_or_takes_food(known: int) -> None:
    text = f"""
        A recruits: Sir Scarby
        A workers: 3
        A knowledge: {known}
        B workers: 5
    """
    state = scene(text)
    do(state, "A", "place", 3, "farm")
    assert kinds_of(state, "A") == {"take", "lose-knowledge"}, "one of the two must be taken"
    do(state, "A", "take", "food")
    assert goods(state, "A") == {"food": 2} and knowledge(state, "A") == known
    state = scene(text)
    do(state, "A", "place", 3, "farm")
    do(state, "A", "lose-knowledge")
    assert goods(state, "A") == {"food": 1} and knowledge(state, "A") == max(1, known - 1)


@pytest.mark.rule("D-r24", "D-rec-3")
@pytest.mark.parametrize(
    ("own", "other", "space", "works"),
    [
        ("4", "5 / farm 3, farm 1", "farm", True),
        ("4 / farm 3", "5", "farm", True),
        ("4", "5 / farm 4", "farm", False),  # a tie
        ("4 / farm 4", "5", "farm", False),
        ("4", "5 / farm 1, farm 6", "farm", False),
        ("4", "5", "generator", False),
    ],
)
def test_scarby_works_for_the_highest_worker_on_the_farm(own: str, other: str, space: str, works: bool) -> None:
    state = scene(f"""
        A recruits: Sir Scarby
        A workers: {own}
        B workers: {other}
    """)
    do(state, "A", "place", 4, space)
    assert (question(state) == "choose") == works == (used(state) == ["D-r24"])


# D-r25 Ian: Farm with no resources: also 1 water.


@pytest.mark.rule("D-r25", "D-rec-2", "D-rec-7")
def test_ian_brings_water_without_being_asked() -> None:
    state = scene("""
        A recruits: Ian
        A workers: 3
        A goods: 2 energy, 1 water, 1 bliss
        A hand: bat
        B workers: 5 / farm 6
    """)
    changes = brings(state, "A", ("place", 3, "farm"))
    assert changes == {"food": 2, "water": 1, "knowledge": 1}
    assert used(state) == ["D-r25"] and turn_of(state) == "B"


@pytest.mark.rule("D-r25", "D-rec-7")
@pytest.mark.parametrize(
    ("owned", "space"), [("1 gold", "farm"), ("1 stone", "farm"), ("1 clay", "farm"), ("1 food", "aquifer")]
)
def test_ian_needs_the_farm_and_no_resource(owned: str, space: str) -> None:
    state = scene(f"""
        A recruits: Ian
        A workers: 3
        A goods: {owned}
        B workers: 5
    """)
    assert quiet(state, "A", ("place", 3, space))


# D-r39 Kyle: Generator, Farm or Aquifer alone: may gain K K to draw.


@pytest.mark.rule("D-r39", "D-rec-2")
@pytest.mark.parametrize("space", ["generator", "farm", "aquifer"])
def test_kyle_draws_alone(space: str) -> None:
    text = """
        A recruits: Kyle
        A workers: 3
        A knowledge: 4
        B workers: 5 / cloud-mine 1
    """
    state = scene(text)
    do(state, "A", "place", 3, space)
    assert recruits_offered(state, "A") == {"D-r39"} and may(state, "A", "pass")
    do(state, "A", "use", "Kyle")
    assert knowledge(state, "A") == 6 and len(hand(state, "A")) == 1
    state = scene(text)
    do(state, "A", "place", 3, space)
    do(state, "A", "pass")
    assert knowledge(state, "A") == 4 and hand(state, "A") == [] and turn_of(state) == "B"


@pytest.mark.rule("D-r39", "D-rec-3", "D-mk-3")
@pytest.mark.parametrize(
    ("own", "other", "knowledge", "space"),
    [
        ("3", "5", 3, "cloud-mine"),
        ("3", "5 / farm 1", 3, "farm"),
        ("3 / farm 1", "5", 3, "farm"),  # an own worker is company too
        ("3", "5", 5, "farm"),
        ("3", "5", 3, "site-e1"),
    ],
)
def test_kyle_needs_to_be_alone_on_three_areas_and_two_steps_of_knowledge(
    own: str, other: str, knowledge: int, space: str
) -> None:
    state = scene(f"""
        A recruits: Kyle
        A workers: {own}
        A goods: 1 clay
        A knowledge: {knowledge}
        B workers: {other}
    """)
    assert quiet(state, "A", ("place", 3, space))


@pytest.mark.rule("D-r39", "D-time-1", "D-com-1")
def test_kyle_answers_after_the_area_has_given() -> None:
    """A worker of 5 loses K first: from K 5 the price is then possible."""
    state = scene("""
        A recruits: Kyle
        A workers: 5
        A knowledge: 5
        B workers: 5
    """)
    do(state, "A", "place", 5, "farm")
    assert recruits_offered(state, "A") == {"D-r39"}
    do(state, "A", "use", "Kyle")
    assert knowledge(state, "A") == 6 and morale(state, "A") == 1
