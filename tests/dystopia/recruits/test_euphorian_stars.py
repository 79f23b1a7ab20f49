"""Euphorian recruits of markets: Ray, Bradley and printed Nakagawa."""

from __future__ import annotations

import pytest

from euphoria import State
from tests.dystopia.play import (
    allegiance,
    do,
    goods,
    hand,
    listed,
    may,
    names,
    pay,
    placed,
    player,
    question,
    recruits_offered,
    scene,
    stars,
    territory,
    tile_stars,
    turn_of,
    workers,
)
from tests.dystopia.recruit_play import Account, brings, quiet, used, watch

# D-r19 Ray: when a market is built: gain M M if you helped, else lose K K.


def another_builds(own: str, tile: str = "") -> tuple[State, Account]:
    """C completes market E1, with the worker of Ray's player or without; and what that changes before that player."""
    state = scene(f"""
        seats: 3
        turn: C
        A recruits: Ray
        A workers: {own}
        B workers: / {"site-e1" if "farm" in own else "farm"} 3
        C workers: 4
        C goods: 1 gold
        {f"tiles: e1 {tile}" if tile else ""}
        rolls: 1 1
    """)
    ray = watch(state, "A")
    do(state, "C", "place", 4, "site-e1 gold")
    return state, ray()


@pytest.mark.rule("D-r19", "D-x-23", "D-build-3")
@pytest.mark.parametrize(
    ("own", "change"), [("/ site-e1 3", {"morale": 2, "stars": -1}), ("/ farm 3", {"knowledge": -2})]
)
def test_ray_gains_morale_for_helping_and_forgets_otherwise(own: str, change: dict[str, int]) -> None:
    state, ray = another_builds(own)
    assert ray == change
    assert (turn_of(state), used(state)) == ("A", ["D-r19"])  # nobody was asked


@pytest.mark.rule("D-r19", "D-time-6")
def test_ray_stops_at_the_ends_of_the_tracks() -> None:
    state = scene("""
        A recruits: Ray
        A workers: 4
        A goods: 1 gold
        A morale: 5
        B workers: 2 / site-e1 2
        rolls: 1 1
    """)
    assert brings(state, "A", ("place", 4, "site-e1 gold")) == {"gold": -1, "morale": 1, "stars": -1}


@pytest.mark.rule("D-r19")
def test_ray_waits_until_the_market_stands() -> None:
    state = scene("""
        A recruits: Ray
        A workers: 4
        A goods: 1 gold
        B workers: 2
        tiles: e2 clinic B
    """)
    assert quiet(state, "A", ("place", 4, "site-e1 gold"))


@pytest.mark.rule("D-r19", "D-x-23", "D-m07")
@pytest.mark.parametrize(("own", "change"), [("/ site-e1 3", {"morale": 2, "stars": -1}), ("/ farm 3", {})])
def test_a_new_academy_silences_the_ray_who_did_not_help(own: str, change: dict[str, int]) -> None:
    _, ray = another_builds(own, tile="academy")
    assert ray == change


# D-r20 Bradley: market, after the star: may gain K K to draw A A and discard 1 of the two.


@pytest.mark.rule("D-r20", "D-rec-2", "D-time-9")
@pytest.mark.parametrize("space", ["market-e1", "incinerator", "free-press", "ark"])
def test_bradley_draws_two_and_keeps_one_of_them(space: str) -> None:
    state = scene(f"""
        A recruits: Bradley
        A workers: 4
        A hand: {"bifocals, bat" if space == "market-e1" else "bear, bear, bat"}
        A goods: 1 water
        A morale: 3
        A knowledge: 4
        B workers: 2
        tiles: e1 clinic A B
        pile: book, balloons
    """)
    do(state, "A", "place", 4, space)
    if question(state) == "pay":
        pay(state, "A", bear=2)
    assert stars(state, "A") == 8
    assert recruits_offered(state, "A") == {"D-r20"}
    assert may(state, "A", "pass")
    changed = watch(state, "A")
    do(state, "A", "use", "Bradley")
    assert may(state, "A", "discard", "book")
    assert may(state, "A", "discard", "balloons")
    assert not may(state, "A", "discard", "bat")  # one of the two
    do(state, "A", "discard", "book")
    assert changed() == {"knowledge": 2, "cards": 1}
    assert (hand(state, "A"), turn_of(state)) == (["balloons", "bat"], "B")


@pytest.mark.rule("D-r20", "D-time-6", "D-mk-3")
@pytest.mark.parametrize(
    ("known", "space"), [(5, "incinerator"), (6, "incinerator"), (3, "wind-saloon"), (3, "generator")]
)
def test_bradley_needs_two_knowledge_and_a_market_outside_icarus(known: int, space: str) -> None:
    state = scene(f"""
        A recruits: Bradley
        A workers: 4
        A hand: bear, bear
        A morale: 3
        A knowledge: {known}
        B workers: 2
    """)
    assert quiet(state, "A", ("place", 4, space))


@pytest.mark.rule("D-r20", "D-rec-2", "D-time-9")
def test_bradley_may_be_declined_and_works_without_room_for_a_star() -> None:
    state = scene("""
        A recruits: Bradley
        A workers: 4
        A hand: bear, bear
        A morale: 3
        B workers: 2
        territories: euphorian A B
    """)
    do(state, "A", "place", 4, "incinerator")
    assert (stars(state, "A"), recruits_offered(state, "A")) == (9, {"D-r20"})
    assert brings(state, "A", ("pass",)) == {}


@pytest.mark.rule("D-r20")
def test_of_two_equal_cards_bradley_keeps_one_unasked() -> None:
    state = scene("""
        A recruits: Bradley
        A workers: 4
        A hand: bear, bear
        A morale: 3
        B workers: 2
        pile: book, book
    """)
    assert brings(state, "A", ("place", 4, "incinerator"), ("use", "Bradley")) == {
        "cards": -1,
        "knowledge": 2,
        "stars": -1,
    }
    assert (hand(state, "A"), turn_of(state)) == (["book"], "B")


@pytest.mark.rule("D-r20", "D-x-9")
@pytest.mark.parametrize("other", ["D-r21", "Geek"])
def test_bradleys_draw_is_not_changed(other: str) -> None:
    state = scene(f"""
        A recruits: Bradley, {other}
        A workers: 4
        A hand: bear, bear
        A knowledge: 1
        A morale: 3
        B workers: 2
        pile: book, bat
    """)
    do(state, "A", "place", 4, "incinerator")
    do(state, "A", "use", "Bradley")
    assert question(state) == "discard"
    do(state, "A", "discard", "bat")
    assert (hand(state, "A"), used(state)) == (["book"], ["D-r20"])


@pytest.mark.rule("D-r20", "D-setup-6")
def test_what_bradley_discards_is_one_of_the_two_also_in_the_eyes_of_others() -> None:
    """The book that was shown before stays in the hand: it is not the one of the two that went away."""
    state = scene("""
        recruits: revised
        A recruits: D-r20, D-v07
        A workers: 4 4
        A hand: bifocals
        A goods: 1 food, 1 water
        A morale: 6
        B workers: 2
        tiles: e1 clinic A B
        pile: book, bear, book, bat
    """)
    do(state, "A", "place", 4, "wastelander-tunnel")
    do(state, "A", "draw")
    do(state, "A", "use", "Jonathan the Gambler")
    do(state, "A", "place", 4, "market-e1")
    assert player(state, "A", "B")["known_artifacts"] == ["bear", "book"]
    do(state, "A", "use", "Bradley")
    do(state, "A", "discard", "book")
    assert player(state, "A", "B")["known_artifacts"] == ["bear", "book"]
    assert hand(state, "A") == ["bat", "bear", "book"]


# D-r46 Nakagawa: market, after the star: may sacrifice that worker to place one more star in that territory.


@pytest.mark.rule("D-r46", "D-rec-2", "D-rec-6")
@pytest.mark.parametrize(
    ("space", "land"),
    [("market-e1", "euphorian"), ("incinerator", "euphorian"), ("free-press", "subterran"), ("ark", "wastelander")],
)
def test_nakagawa_sacrifices_the_worker_for_a_star_in_that_territory(space: str, land: str) -> None:
    text = f"""
        A recruits: D-r46
        A workers: 4 1
        A hand: {"bifocals" if space == "market-e1" else "bear, bear"}
        A goods: 1 water
        A morale: 3
        B workers: 2
        tiles: e1 clinic A B
    """
    state = scene(text)
    do(state, "A", "place", 4, space)
    assert recruits_offered(state, "A") == {"D-r46"}
    assert (stars(state, "A"), may(state, "A", "pass")) == (8, True)
    assert brings(state, "A", ("use", "Dr. Nakagawa")) == {"stars": -1, "workers": -1}
    assert (territory(state, land), placed(state, "A"), allegiance(state, land)) == ("AA", [], 1)

    state = scene(text)
    do(state, "A", "place", 4, space)
    assert brings(state, "A", ("pass",)) == {}
    assert placed(state, "A") == [f"{space} 4"]


@pytest.mark.rule("D-r46", "D-rec-6", "D-x-25")
@pytest.mark.parametrize(
    ("own", "space", "lines"),
    [
        ("4", "incinerator", ""),  # never the last worker
        ("4 1", "incinerator", "territories: euphorian B"),  # no room for one more
        ("4 1", "wind-saloon", ""),  # not in Icarus
        ("4 1", "nimbus-loft", ""),
    ],
)
def test_nakagawa_needs_another_worker_room_and_a_market_outside_icarus(own: str, space: str, lines: str) -> None:
    state = scene(f"""
        A recruits: D-r46
        A workers: {own}
        A hand: bear, bear
        A goods: 3 gold
        A morale: 3
        B workers: 2
        {lines}
    """)
    assert quiet(state, "A", ("place", 4, space))


@pytest.mark.rule("D-r46", "D-x-25", "D-art-1")
def test_nakagawas_extra_star_goes_to_the_territory_only() -> None:
    text = """
        A recruits: D-r46
        A workers: 4 1
        A hand: bear, bear
        A morale: 3
        B workers: 2
        tiles: e1 clinic B
        territories: euphorian {}
    """
    state = scene(text.format("B"))
    do(state, "A", "place", 4, "incinerator")
    do(state, "A", "star", "e1")
    do(state, "A", "use", "Dr. Nakagawa")
    assert (territory(state, "euphorian"), tile_stars(state, "e1")) == ("AB", "AB")

    state = scene(text.format("B"))
    do(state, "A", "place", 4, "incinerator")
    do(state, "A", "star", "euphorian")  # now the territory is full: the tile will not do
    assert (used(state), turn_of(state)) == ([], "B")


@pytest.mark.rule("D-r46", "D-x-3")
def test_nakagawa_without_a_star_left_is_not_asked() -> None:
    state = scene("""
        A recruits: D-r46
        A workers: 4 1
        A hand: bear, bear
        A morale: 3
        A stars: 1
        B workers: 2
    """)
    do(state, "A", "place", 4, "incinerator")
    assert state.outcome is not None
    assert (workers(state, "A"), used(state)) == (2, [])


@pytest.mark.rule("D-r46", "D-r18", "D-time-11")
def test_esme_answers_nakagawas_star_too() -> None:
    state = scene("""
        A recruits: D-r46, D-r18
        A workers: 4 1
        A hand: bear, bear, book
        A morale: 3
        B workers: 2
    """)
    do(state, "A", "place", 4, "incinerator")
    pay(state, "A", bear=2)
    assert recruits_offered(state, "A") == {"D-r18"}
    do(state, "A", "pass")
    assert recruits_offered(state, "A") == {"D-r46"}
    do(state, "A", "use", "Dr. Nakagawa")
    assert recruits_offered(state, "A") == {"D-r18"}
    events = names(do(state, "A", "use", "Esme"))
    assert "used" in events
    assert (listed(state, "A", "discard"), goods(state, "A")) == ([(4,)], {})
