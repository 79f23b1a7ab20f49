"""In which order things happen, and what is looked at when (D-time, D-x-20, D-x-27); stars are in test_star_timing."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    active,
    asked,
    do,
    events_of,
    goods,
    hand,
    hidden,
    home,
    names,
    question,
    recruits_offered,
    scene,
    starred,
    stars,
    turn_of,
)

# The chain of a placement (D-time-1).


@pytest.mark.rule("D-time-1", "D-x-20")
def test_first_the_bumped_workers_roll_then_the_bumper_then_the_cost_then_the_gain() -> None:
    state = scene("""
        seats: 3
        A workers: 2
        A recruits: Laura, Andrew
        A goods: 1 energy, 1 gold
        A morale: 6
        B workers: 5 5 / euphorian-tunnel 3
        B knowledge: 1
        B recruits: Amanda
        B goods: 1 bliss, 1 clay
        C recruits: Ben
        C morale: 3
        tiles: s1 stadium A C
        rolls: 5
    """)
    assert names(do(state, "A", "place", 2, "euphorian-tunnel")) == ["placed", "bumped"]
    assert recruits_offered(state, "B") == {"D-r09"}  # the owner's recruit, before the roll
    assert names(do(state, "B", "pass")) == ["rolled", "lost"]  # the roll, the check: 5, 5, 5 and 1
    assert (asked(state), question(state)) == ("B", "lose")  # the penalty, also for a die that the check took
    do(state, "B", "lose", "clay")
    assert recruits_offered(state, "C") == {"D-r31"}  # others who answer a roll
    do(state, "C", "pass")
    assert recruits_offered(state, "A") == {"D-r02"}  # the bumper's
    assert goods(state, "A") == {"energy": 1, "gold": 1}
    events = names(do(state, "A", "pass"))
    assert events == ["paid", "miner"]  # the cost, and the gain begins
    events = names(do(state, "A", "take", "gold"))
    assert events[:3] == ["goods", "used", "drew"]  # the gain, and who answers it
    assert turn_of(state) == "B"


@pytest.mark.rule("D-time-1")
def test_revised_julia_comes_before_the_roll_and_in_its_place() -> None:
    state = scene("""
        recruits: revised
        A workers: 4
        A recruits: Julia
        A goods: 3 gold
        A morale: 2
        B workers: 1 / nimbus-loft 3
        B recruits: Amanda
        B goods: 1 bliss
    """)
    do(state, "A", "place", 4, "nimbus-loft")
    assert recruits_offered(state, "A") == {"D-v13"}
    do(state, "A", "use", "Julia")
    do(state, "A", "take", "clay")
    assert home(state, "B") == [1, 4]
    assert events_of(state, "rolled") == []


@pytest.mark.rule("D-time-1", "D-build-3")
def test_after_the_gain_markets_then_waking_then_stars_of_tracks_then_hand_limits() -> None:
    """Revised Nakagawa raises the track at the site: to 8, and to 11."""
    for step in (7, 10):
        state = scene(f"""
            recruits: revised
            A workers: 2
            A recruits: Dr. Nakagawa / Ray
            A goods: 1 stone
            A hand: book, bear
            A morale: 2
            B workers: 1 / site-s1 1
            B hand: bat
            B recruits: - / Katy
            tiles: s1 spa
            allegiance: euphorian {step}
            rolls: 2 3
        """)
        do(state, "A", "place", 2, "site-s1 stone")
        events = names(do(state, "A", "use", "Dr. Nakagawa"))
        expected = ["used", "allegiance", "built", "star", "star"]
        expected += ["morale"] if step == 10 else []  # Ray, who was awake from the first
        expected = [*expected, "home", "home", "rolled", "rolled"]
        expected += ["woke", "woke"] if step == 7 else ["star", "star", "star"]
        assert [name for name in events if name not in ("turn", "used")] == [
            name for name in expected if name != "used"
        ]


@pytest.mark.rule("D-time-1", "D-end-1")
def test_hand_limits_come_after_the_stars_and_the_end_is_last() -> None:
    state = scene("""
        A workers: 1
        A recruits: Michael
        A stars: 1
        A goods: 1 energy
        A hand: book
        allegiance: euphorian 5
        pile: bear
    """)
    do(state, "A", "place", 1, "euphorian-tunnel")
    assert question(state) == "limit"
    do(state, "A", "discard", "bear")
    assert turn_of(state) == "B"
    state = scene("""
        A workers: 1
        A recruits: Esme
        A stars: 2
        A hand: book, bat
        A morale: 2
        B workers: 1
        B recruits: Ray
        B stars: 1
        allegiance: euphorian 10
    """)
    do(state, "A", "place", 1, "generator")
    assert (recruits_offered(state, "A"), state.outcome) == ({"D-r18"}, None)
    do(state, "A", "pass")
    assert state.outcome is not None
    assert state.outcome.winners == (1,)


@pytest.mark.rule("D-x-27")
def test_recruits_that_answer_a_built_market_do_so_after_the_stars_and_before_the_rolls() -> None:
    state = scene("""
        A workers: 2
        A recruits: Ray
        A goods: 1 stone
        B workers: 1 / site-s1 1
        tiles: s1 spa
    """)
    events = names(do(state, "A", "place", 2, "site-s1 stone"))
    assert events[2:9] == ["built", "star", "star", "used", "morale", "home", "home"]


# Waking (D-time-3 to D-time-5).


@pytest.mark.rule("D-time-3")
@pytest.mark.parametrize(("edition", "at_once"), [("second", set()), ("first", {"D-r39"})])
def test_a_recruit_that_wakes_can_be_used_from_the_next_turn_on_or_at_once(edition: str, at_once: set[str]) -> None:
    state = scene(f"""
        edition: {edition}
        A workers: 1 1 2
        A recruits: - / Kyle
        B workers: 1
        allegiance: wastelander 7
    """)
    do(state, "A", "place", 1, "farm")
    assert (active(state, "A"), question(state)) == (["D-r39"], "more")
    do(state, "A", "place", 1, "aquifer")
    assert recruits_offered(state, "A") == at_once
    if at_once:
        do(state, "A", "pass")
    do(state, "B", "place", 1, "aquifer")
    do(state, "A", "place", 2, "generator")
    assert recruits_offered(state, "A") == {"D-r39"}


@pytest.mark.rule("D-time-3")
def test_the_next_turn_may_be_anyones() -> None:
    """Ben wakes in A's turn, and answers a roll in B's."""
    state = scene("""
        seats: 3
        A workers: 1
        B workers: 2 / farm 1
        B morale: 2
        C recruits: - / Ben
        C morale: 3
        allegiance: euphorian 7
        rolls: 2
    """)
    do(state, "A", "place", 1, "generator")
    do(state, "B", "retrieve", "all")
    assert recruits_offered(state, "C") == {"D-r31"}


@pytest.mark.rule("D-time-3")
def test_recruits_active_from_the_start_can_be_used_in_the_first_turn() -> None:
    state = scene("A workers: 1\nA recruits: Kyle")
    do(state, "A", "place", 1, "farm")
    assert recruits_offered(state, "A") == {"D-r39"}


@pytest.mark.rule("D-time-4")
def test_a_recruit_that_is_active_while_its_track_is_at_11_has_its_star() -> None:
    state = scene("A recruits: - / Michael\nB recruits: Ray\nallegiance: euphorian 11")
    assert (starred(state, "A"), hidden(state, "A"), stars(state, "A")) == (["D-r16"], [], 9)
    assert (starred(state, "B"), stars(state, "B")) == (["D-r19"], 9)


@pytest.mark.rule("D-time-5")
def test_two_active_recruits_of_one_faction_get_two_stars() -> None:
    state = scene("A workers: 1\nA recruits: Michael, Ray, Nick\nallegiance: euphorian 10")
    do(state, "A", "place", 1, "generator")
    assert (starred(state, "A"), stars(state, "A")) == (["D-r16", "D-r19"], 8)


# Comparisons (D-time-8).


@pytest.mark.rule("D-time-8")
def test_no_cards_is_read_before_the_gain() -> None:
    """Tier 2 brings a card with the gold; Andrew's hand was empty before."""
    state = scene("""
        A workers: 1
        A recruits: Andrew, Michael
        A goods: 1 energy
        A morale: 3
        allegiance: euphorian 5
    """)
    do(state, "A", "place", 1, "euphorian-tunnel")
    assert len(hand(state, "A")) == 2


@pytest.mark.rule("D-time-8")
@pytest.mark.parametrize(("purse", "extra"), [("-", {"water": 1}), ("1 clay", {})])
def test_no_resources_too(purse: str, extra: dict[str, int]) -> None:
    state = scene(f"A workers: 1\nA recruits: Ian\nA goods: {purse}")
    do(state, "A", "place", 1, "farm")
    assert goods(state, "A") == {"food": 1} | extra | ({"clay": 1} if purse != "-" else {})


@pytest.mark.rule("D-time-8")
@pytest.mark.parametrize(("rolled", "own", "offered"), [(2, 5, {"D-r45"}), (5, 2, set()), (2, 2, set())])
def test_a_bumped_die_counts_with_the_number_that_it_had_on_the_board(rolled: int, own: int, offered: set[str]) -> None:
    state = scene(f"""
        A workers: {own}
        A recruits: Julia
        A goods: 3 gold
        A morale: 3
        B workers: - / nimbus-loft 5
        rolls: {rolled}
    """)
    do(state, "A", "place", own, "nimbus-loft")
    assert (home(state, "B"), recruits_offered(state, "A")) == ([rolled], offered)


@pytest.mark.rule("D-time-8")
@pytest.mark.parametrize(("there", "offered"), [("aquifer 4", {"D-r39"}), ("farm 4", set()), ("farm 1", set())])
def test_alone_counts_those_who_were_there(there: str, offered: set[str]) -> None:
    state = scene(f"A workers: 2\nA recruits: Kyle\nB workers: 1 / {there}")
    do(state, "A", "place", 2, "farm")
    assert recruits_offered(state, "A") == offered


# Losses (D-time-18, D-x-20).


@pytest.mark.rule("D-time-18")
def test_several_losses_are_chosen_one_after_the_other() -> None:
    state = scene("""
        A workers: - / ark 1, farm 4
        A knowledge: 1
        A goods: 1 gold, 1 clay, 1 water
        tiles: s1 clinic B
        rolls: 2 2
    """)
    do(state, "A", "retrieve", "all")
    do(state, "A", "lose", "clay")
    assert (asked(state), question(state), goods(state, "A")) == ("A", "lose", {"gold": 1, "water": 1})
    do(state, "A", "lose", "gold")
    assert (goods(state, "A"), turn_of(state)) == ({"water": 1}, "B")


@pytest.mark.rule("D-time-18")
def test_each_by_its_owner() -> None:
    state = scene("""
        A workers: 2
        A goods: 1 stone, 1 gold, 1 food
        B workers: - / site-s1 1
        B goods: 1 bliss, 1 water
        tiles: s1 spa, e1 clinic
        built: e1
        rolls: 2 2
    """)
    do(state, "A", "place", 2, "site-s1 stone")
    assert (asked(state), question(state)) == ("A", "lose")
    do(state, "A", "lose", "food")
    assert (asked(state), question(state)) == ("B", "lose")
    do(state, "B", "lose", "bliss")
    assert (goods(state, "A"), goods(state, "B")) == ({"gold": 1}, {"water": 1})


@pytest.mark.rule("D-x-20")
def test_a_die_that_the_check_took_still_costs_its_penalty() -> None:
    for rolled, left in ((6, {}), (5, {"gold": 1})):
        state = scene(f"""
            A workers: 5 / farm 1
            A knowledge: 6
            A goods: 1 gold
            tiles: s1 literacy-center B
            rolls: {rolled}
        """)
        do(state, "A", "retrieve", "all")
        assert (home(state, "A"), goods(state, "A")) == ([5], left)
        assert [event["number"] for event in events_of(state, "lost")] == [rolled]
