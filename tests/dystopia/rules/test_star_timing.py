"""Stars: when they come at a market, and what answers them (D-time-9, D-time-11, D-x-3)."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    Event,
    do,
    knowledge,
    listed,
    names,
    question,
    recruits_offered,
    scene,
    starred,
    stars,
    tile_stars,
    turn_of,
)

# At a market (D-time-9).


@pytest.mark.rule("D-time-9")
def test_at_a_market_pay_allegiance_star_and_then_recruits() -> None:
    state = scene("""
        A workers: 2
        A recruits: Brett
        A goods: 4 water
        A hand: book
        tiles: e1 spa A
    """)
    events = names(do(state, "A", "place", 2, "market-e1"))
    assert [name for name in events if name != "discarded"] == ["placed", "paid", "allegiance", "star"]
    assert recruits_offered(state, "A") == {"D-r30"}


# Every star counts (D-time-11, D-x-3).


def _taught(events: list[Event]) -> list[tuple[int, int]]:
    return [(event["seat"], event["steps"]) for event in events if event["event"] == "knowledge"]


@pytest.mark.rule("D-time-11", "D-m10")
def test_theater_answers_stars_on_tiles_in_anothers_turn_too() -> None:
    state = scene("""
        A workers: 2
        A goods: 1 stone
        B workers: 1 / site-s1 1
        tiles: s1 spa, e1 theater
        built: e1
    """)
    events = do(state, "A", "place", 2, "site-s1 stone")
    assert (tile_stars(state, "s1"), _taught(events)) == ("AB", [(0, 1), (1, 1)])


@pytest.mark.rule("D-time-11", "D-m10")
def test_theater_answers_stars_on_recruits() -> None:
    state = scene("""
        A workers: 2
        A recruits: Michael, Ray
        B recruits: Katy
        tiles: s1 theater
        built: s1
        allegiance: euphorian 10
    """)
    events = do(state, "A", "place", 2, "generator")
    assert (_taught(events), knowledge(state, "A"), knowledge(state, "B")) == ([(0, 1), (0, 1), (1, 1)], 5, 4)


@pytest.mark.rule("D-time-11", "D-m10")
def test_theater_answers_the_star_on_a_dilemma() -> None:
    state = scene("A hand: book\nA dilemma: book\ntiles: s1 theater\nbuilt: s1")
    assert _taught(do(state, "A", "dilemma", "contribute")) == [(0, 1)]


@pytest.mark.rule("D-time-11")
@pytest.mark.parametrize(
    ("more", "action"),
    [
        ("A goods: 1 stone\nB workers: 1 / site-s1 1\ntiles: s1 spa", ("place", 1, "site-s1 stone")),
        ("allegiance: euphorian 10", ("place", 1, "generator")),
        ("A dilemma: book", ("dilemma", "contribute")),
        ("A goods: 3 gold", ("place", 1, "nimbus-loft")),
    ],
)
def test_esme_answers_them_all_as_well(more: str, action: tuple[str | int, ...]) -> None:
    state = scene(f"A workers: 1\nA recruits: Esme\nA morale: 2\nA hand: book, bear\n{more}")
    do(state, "A", str(action[0]), *action[1:])
    if question(state) == "pay":
        do(state, "A", "pay", listed(state, "A", "pay")[-1][0])
    assert (recruits_offered(state, "A"), stars(state, "A")) == ({"D-r18"}, 9)


@pytest.mark.rule("D-x-3")
def test_stars_that_run_out_are_skipped_and_trigger_nothing() -> None:
    state = scene("""
        A workers: 1
        A recruits: Michael, Ray, Katy
        A stars: 1
        A knowledge: 1
        tiles: s1 theater
        built: s1
        allegiance: euphorian 10
    """)
    events = do(state, "A", "place", 1, "generator")
    assert (_taught(events), starred(state, "A")) == ([(0, 1)], ["D-r16"])
    assert names(events).count("star") == 1
    assert state.outcome is not None


@pytest.mark.rule("D-x-3")
def test_esme_needs_a_star_really_placed() -> None:
    state = scene("""
        A workers: 1
        A recruits: Esme
        A goods: 3 gold
        A hand: book
        territories: icarite B B
    """)
    do(state, "A", "place", 1, "nimbus-loft")
    assert (recruits_offered(state, "A"), turn_of(state)) == (set(), "B")


@pytest.mark.rule("D-x-3", "D-x-25")
@pytest.mark.parametrize(("has", "offered"), [(2, {"D-r07"}), (1, set())])
def test_without_a_star_left_none_is_offered(has: int, offered: set[str]) -> None:
    state = scene(f"""
        A workers: 1
        A recruits: Jacko
        A stars: {has}
        A hand: book, bear, bat
        A morale: 3
        A goods: 4 water
        tiles: e1 spa A
    """)
    do(state, "A", "place", 1, "market-e1")
    do(state, "A", "pay", listed(state, "A", "pay")[0][0])
    assert recruits_offered(state, "A") == offered
    assert (state.outcome is None) == (has == 2)
