"""Construction sites, markets, artifact markets (D-build, D-mark-1, D-art-1, D-board-11 to D-board-14)."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    SITES,
    allegiance,
    asked,
    do,
    events_of,
    goods,
    hand,
    home,
    knowledge,
    listed,
    look,
    may,
    names,
    pay,
    placed,
    question,
    recruits_offered,
    refusal,
    scene,
    site,
    spaces_open,
    stars,
    territory,
    tile_stars,
    turn_of,
)

COSTS = {
    "e1": ["clay", "gold", "gold", "gold"],
    "e2": ["stone", "gold", "gold", "gold"],
    "s1": ["gold", "stone", "stone", "stone"],
    "s2": ["clay", "stone", "stone", "stone"],
    "w1": ["stone", "clay", "clay", "clay"],
    "w2": ["gold", "clay", "clay", "clay"],
}
FACTION = {"e": "euphorian", "s": "subterran", "w": "wastelander"}


def _costs(id: str) -> None:
    """One space after the other is filled, each paid with its resource and with nothing else."""
    first, rest = COSTS[id][0], COSTS[id][1]
    kinds = ("gold", "stone", "clay")
    for taken, cost in ((0, first), (1, rest), (2, rest), (3, rest)):
        others = ", ".join([f"site-{id} 1"] * taken) or "farm 1"
        for kind in kinds:
            state = scene(f"""
                seats: 6
                A workers: 2
                A goods: 2 {kind}
                B workers: 1 / {others}
                tiles: {id} spa
            """)
            is_open = kind == cost or (taken == 0 and kind == rest)
            assert (f"site-{id}" in spaces_open(state, "A")) == is_open
            if is_open:
                do(state, "A", "place", 2, f"site-{id} {kind}")
                assert goods(state, "A") == {kind: 1}
                standing = site(state, id)["workers"][taken if kind == cost else 1]
                assert standing == [0, 2] or (taken == 3 and site(state, id)["built"])


@pytest.mark.rule("D-board-11")
@pytest.mark.parametrize("id", ["e1", "e2"])
def test_what_the_euphorian_sites_cost(id: str) -> None:
    _costs(id)


@pytest.mark.rule("D-board-12")
@pytest.mark.parametrize("id", ["w1", "w2"])
def test_what_the_wastelander_sites_cost(id: str) -> None:
    _costs(id)


@pytest.mark.rule("D-board-13")
@pytest.mark.parametrize("id", ["s1", "s2"])
def test_what_the_subterran_sites_cost(id: str) -> None:
    _costs(id)


# Building (D-build).


@pytest.mark.rule("D-build-1")
@pytest.mark.parametrize(("seats", "needed"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 4)])
@pytest.mark.parametrize("id", ["e1", "s2"])
def test_how_many_workers_a_market_needs(seats: int, needed: int, id: str) -> None:
    rest = COSTS[id][1]
    for before in (needed - 2, needed - 1):
        others = ", ".join([f"site-{id} 1"] * before) or "farm 1"
        state = scene(f"""
            seats: {seats}
            A workers: 2
            A goods: 1 {rest}
            B workers: 1 / {others}
            tiles: {id} spa
        """)
        do(state, "A", "place", 2, f"site-{id} {rest}")
        assert site(state, id)["built"] == (before == needed - 1)


@pytest.mark.rule("D-build-1")
def test_any_of_the_spaces_will_do_also_ones_own() -> None:
    state = scene("A workers: 2 2\nA goods: 2 gold\ntiles: e1 spa")
    do(state, "A", "place", 2, "site-e1 gold")
    assert not site(state, "e1")["built"]
    do(state, "A", "place", 2, "site-e1 gold")
    assert site(state, "e1")["built"]
    assert (tile_stars(state, "e1"), stars(state, "A")) == ("A", 9)  # exactly one


@pytest.mark.rule("D-build-1")
def test_they_must_stand_there_at_the_same_time() -> None:
    state = scene("A workers: 2 3\nA goods: 2 gold\nB workers: 1 1 1\ntiles: e1 spa")
    do(state, "A", "place", 2, "site-e1 gold")
    do(state, "B", "place", 1, "farm")
    do(state, "B", "stop")
    do(state, "A", "retrieve", "site-e1")
    do(state, "B", "place", 1, "farm")
    do(state, "B", "stop")
    do(state, "A", "place", 3, "site-e1 gold")
    assert not site(state, "e1")["built"]
    assert goods(state, "A") == {}


@pytest.mark.rule("D-build-2")
def test_a_space_that_was_left_must_be_paid_for_again() -> None:
    state = scene("A workers: 3 / site-e1 2\nA goods: 1 gold\nB workers: 1\ntiles: e1 spa\nrolls: 3")
    do(state, "A", "retrieve", "site-e1")
    do(state, "B", "place", 1, "farm")
    assert refusal(state, "A", "place", 3, "site-e1 clay") == "D-place-4"
    do(state, "A", "place", 3, "site-e1 gold")
    assert goods(state, "A") == {}


BUILDING = """
    seats: 3
    turn: B
    A workers: 1 / site-w1 2
    B workers: 3 5
    B goods: 1 clay
    C workers: 1 1
    tiles: w1 spa
    rolls: 4 6
"""


@pytest.mark.rule("D-build-3")
def test_a_complete_site_becomes_a_market() -> None:
    state = scene(BUILDING)
    assert site(state, "w1")["tile"] is None
    events = do(state, "B", "place", 3, "site-w1 clay")
    assert names(events) == ["placed", "paid", "built", "star", "star", "home", "home", "rolled", "rolled", "turn"]
    assert (site(state, "w1")["built"], site(state, "w1")["tile"]) == (True, "spa")
    assert tile_stars(state, "w1") == "AB"
    assert [stars(state, seat) for seat in "ABC"] == [9, 9, 10]


@pytest.mark.rule("D-build-3")
def test_stars_first_then_the_workers_go_home_and_are_rolled_clockwise_from_the_active_player() -> None:
    state = scene(BUILDING)
    events = do(state, "B", "place", 3, "site-w1 clay")
    assert [event["seat"] for event in events if event["event"] == "star"] == [1, 0]
    assert [(event["seat"], event["number"]) for event in events if event["event"] == "rolled"] == [(1, 4), (0, 6)]
    assert (home(state, "A"), home(state, "B")) == ([1, 6], [4, 5])
    assert placed(state, "A") == placed(state, "B") == []
    assert site(state, "w1")["workers"] == [None] * 4


@pytest.mark.rule("D-build-3")
def test_exactly_one_star_however_many_workers() -> None:
    state = scene("""
        seats: 5
        A workers: 1
        A goods: 1 gold
        B workers: 1 / site-e1 1, site-e1 2, site-e1 3
        tiles: e1 spa
    """)
    do(state, "A", "place", 1, "site-e1")
    assert (tile_stars(state, "e1"), stars(state, "A"), stars(state, "B")) == ("AB", 9, 9)


@pytest.mark.rule("D-build-3")
def test_the_four_spaces_are_gone_and_the_market_is_there() -> None:
    state = scene(BUILDING + "    C goods: 4 water, 2 clay, 1 stone\n    C hand: book")
    assert "market-w1" not in spaces_open(state, "C")
    do(state, "B", "place", 3, "site-w1 clay")
    assert "site-w1" not in spaces_open(state, "C")
    assert "market-w1" in spaces_open(state, "C")
    assert refusal(state, "C", "place", 1, "site-w1 clay") == "D-build-3"
    assert refusal(scene(BUILDING), "B", "place", 3, "market-w1") == "D-build-3"


@pytest.mark.rule("D-build-3")
def test_other_sites_are_left_alone() -> None:
    state = scene(BUILDING)
    do(state, "B", "place", 3, "site-w1 clay")
    assert [one["built"] for one in look(state)["sites"]] == [id == "w1" for id in SITES]


@pytest.mark.rule("D-build-4")
def test_everyone_without_a_star_suffers_the_penalty() -> None:
    """Spa: own workers may not be bumped."""
    for stars_on, closed in (("A", False), ("B", True), ("A B", False)):
        state = scene(f"""
            A workers: 2 / nimbus-loft 3
            A goods: 3 gold
            tiles: w1 spa {stars_on}
        """)
        assert ("nimbus-loft" not in spaces_open(state, "A")) == closed
    state = scene("A workers: 2 / nimbus-loft 3\nA goods: 3 gold\ntiles: w1 spa\nbuilt: w1")
    assert "nimbus-loft" not in spaces_open(state, "A")


@pytest.mark.rule("D-build-4")
def test_a_tile_face_down_does_nothing() -> None:
    state = scene("A workers: 2 / nimbus-loft 3\nA goods: 3 gold\ntiles: w1 spa")
    assert "nimbus-loft" in spaces_open(state, "A")


# Visiting markets (D-board-14, D-mark-1).


@pytest.mark.rule("D-board-14", "D-mark-1")
@pytest.mark.parametrize("id", SITES)
@pytest.mark.parametrize("stars_on", ["A", "B"])
def test_anyone_may_visit_a_built_market(id: str, stars_on: str) -> None:
    state = scene(f"""
        A workers: 2
        A goods: 5 water
        A hand: book
        tiles: {id} spa {stars_on}
    """)
    do(state, "A", "place", 2, f"market-{id}")
    faction = FACTION[id[0]]
    assert (goods(state, "A"), hand(state, "A")) == ({"water": 1}, [])
    left = 8 if stars_on == "A" else 9
    assert (territory(state, faction), stars(state, "A"), allegiance(state, faction)) == ("A", left, 1)
    assert tile_stars(state, id) == stars_on
    assert (site(state, id)["visitor"], turn_of(state)) == ([0, 2], "B")


@pytest.mark.rule("D-mark-1")
@pytest.mark.parametrize(
    ("space", "faction"),
    [
        ("market-e1", "euphorian"),
        ("incinerator", "euphorian"),
        ("free-press", "subterran"),
        ("ark", "wastelander"),
        ("wind-saloon", "icarite"),
        ("nimbus-loft", "icarite"),
    ],
)
def test_without_room_no_star_is_placed_and_the_rest_still_happens(space: str, faction: str) -> None:
    state = scene(f"""
        A workers: 2
        A goods: 4 energy, 3 stone
        A hand: book, book
        A morale: 2
        tiles: e1 courthouse A B
        territories: {faction} B B
    """)
    do(state, "A", "place", 2, space)
    assert question(state) == "turn"
    assert (stars(state, "A"), territory(state, faction), allegiance(state, faction)) == (9, "BB", 1)
    assert events_of(state, "star") == []
    assert "paid" in names(events_of(state, "paid"))


@pytest.mark.rule("D-mark-1", "D-time-9")
def test_recruits_after_the_star_work_also_without_room() -> None:
    state = scene("""
        A workers: 2
        A goods: 4 energy, 1 stone
        A recruits: Brett
        tiles: e1 courthouse A
        territories: euphorian B B
    """)
    do(state, "A", "place", 2, "market-e1")
    assert recruits_offered(state, "A") == {"D-r30"}


# Artifact markets (D-art-1).


@pytest.mark.rule("D-art-1")
@pytest.mark.parametrize(("space", "letter"), [("incinerator", "e"), ("free-press", "s"), ("ark", "w")])
def test_the_star_goes_to_the_territory_or_onto_a_tile_of_that_faction(space: str, letter: str) -> None:
    others = [id for id in SITES if id[0] != letter]
    for spot in (FACTION[letter], f"{letter}1"):
        state = scene(f"""
            A workers: 2
            A hand: book, book
            A morale: 2
            tiles: {letter}1 spa B, {letter}2 arena A, {others[0]} theater B, {others[1]} clinic
            built: {others[1]}
        """)
        do(state, "A", "place", 2, space)
        assert question(state) == "star"
        assert len(listed(state, "A", "star")) == 2  # not where A has one, nor on another faction's tile
        do(state, "A", "star", spot)
        assert stars(state, "A") == 8
        assert territory(state, FACTION[letter]) == ("A" if len(spot) > 2 else "")
        assert tile_stars(state, f"{letter}1") == ("B" if len(spot) > 2 else "AB")


@pytest.mark.rule("D-art-1")
def test_on_a_tile_it_releases_from_the_penalty() -> None:
    state = scene("""
        A workers: 2 2 / nimbus-loft 3
        A hand: book, book
        A morale: 2
        A goods: 3 gold
        tiles: e1 spa B
    """)
    assert not may(state, "A", "place", 2, "nimbus-loft")
    do(state, "A", "place", 2, "incinerator")
    do(state, "A", "star", "spa")
    assert may(state, "A", "place", 2, "nimbus-loft")


@pytest.mark.rule("D-art-1")
def test_a_tile_will_do_when_the_territory_is_full() -> None:
    state = scene("""
        A workers: 2
        A hand: book, book
        A morale: 2
        tiles: e1 spa B
        territories: euphorian B B
    """)
    do(state, "A", "place", 2, "incinerator")
    assert (tile_stars(state, "e1"), turn_of(state)) == ("AB", "B")


@pytest.mark.rule("D-art-1")
def test_a_tile_that_is_not_built_takes_none() -> None:
    state = scene("A workers: 2\nA hand: book, book\nA morale: 2\ntiles: e1 spa, e2 arena")
    do(state, "A", "place", 2, "incinerator")
    assert (territory(state, "euphorian"), asked(state)) == ("A", "B")


@pytest.mark.rule("D-art-1")
@pytest.mark.parametrize("space", ["wind-saloon", "nimbus-loft"])
def test_on_icarite_markets_the_star_only_goes_to_the_territory(space: str) -> None:
    state = scene("""
        A workers: 2
        A hand: book, book
        A goods: 3 gold
        A morale: 2
        tiles: e1 spa B, e2 plaza B, s1 arena B, s2 clinic B, w1 lounge B, w2 cafeteria B
    """)
    do(state, "A", "place", 2, space)
    assert (territory(state, "icarite"), asked(state)) == ("A", "B")


@pytest.mark.rule("D-art-1", "D-place-1")
def test_artifact_markets_are_temporary_spaces() -> None:
    state = scene("A workers: 2\nA hand: book, book\nA morale: 2\nB workers: 1 / ark 6\nrolls: 5")
    do(state, "A", "place", 2, "ark")
    assert (home(state, "B"), placed(state, "A")) == ([1, 5], ["ark 2"])


@pytest.mark.rule("D-mark-1", "D-m10", "D-x-28")
def test_release_from_a_penalty_comes_after_the_gain() -> None:
    """The star that goes onto the Theater still teaches; the next one does not."""
    state = scene("""
        A workers: 2 2
        A hand: book, book, bear, bear
        A morale: 4
        tiles: e1 theater B
    """)
    do(state, "A", "place", 2, "incinerator")
    pay(state, "A", book=2)
    do(state, "A", "star", "theater")
    assert knowledge(state, "A") == 4
    do(state, "A", "place", 2, "ark")
    assert (stars(state, "A"), knowledge(state, "A")) == (8, 4)


@pytest.mark.rule("D-build-3", "D-m10", "D-x-28")
def test_those_who_built_the_theater_never_suffer_it() -> None:
    state = scene("A workers: 2\nA goods: 1 gold\nB workers: 1 / site-e1 1\ntiles: e1 theater")
    do(state, "A", "place", 2, "site-e1 gold")
    assert tile_stars(state, "e1") == "AB"
    assert (knowledge(state, "A"), knowledge(state, "B")) == (3, 3)
