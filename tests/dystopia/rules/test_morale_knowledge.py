"""Morale, knowledge, the hand limit and the knowledge check (D-mk)."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    asked,
    do,
    events_of,
    goods,
    hand,
    home,
    kinds_of,
    knowledge,
    listed,
    look,
    may,
    morale,
    names,
    placed,
    player,
    question,
    recruits_offered,
    scene,
    turn_of,
    workers,
)

# The tracks (D-mk-1, D-mk-3).


@pytest.mark.rule("D-mk-1")
@pytest.mark.parametrize(("before", "after"), [(5, 6), (6, 6)])
def test_knowledge_stops_at_six_and_the_space_may_still_be_used(before: int, after: int) -> None:
    state = scene(f"A workers: 5\nA knowledge: {before}\nB workers: 1 / farm 6")
    do(state, "A", "place", 5, "farm")
    assert (knowledge(state, "A"), goods(state, "A")) == (after, {"food": 2})
    assert len(events_of(state, "knowledge")) == after - before


@pytest.mark.rule("D-mk-1")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (1, 1)])
def test_knowledge_stops_at_one(before: int, after: int) -> None:
    state = scene(f"A workers: 5\nA knowledge: {before}")
    do(state, "A", "place", 5, "farm")
    assert (knowledge(state, "A"), goods(state, "A")) == (after, {"food": 1})


@pytest.mark.rule("D-mk-1")
@pytest.mark.parametrize(("before", "after"), [(4, 6), (5, 6), (6, 6)])
def test_morale_stops_at_six(before: int, after: int) -> None:
    state = scene(f"A workers: 5\nA morale: {before}\nA goods: 3 water")
    do(state, "A", "place", 5, "tank-right")
    assert morale(state, "A") == after
    assert workers(state, "A") == 2


@pytest.mark.rule("D-mk-1")
def test_morale_stops_at_one_and_one_may_still_retrieve_for_nothing() -> None:
    state = scene("A workers: 5 / farm 2\nA morale: 1")
    do(state, "A", "retrieve", "all")
    assert (morale(state, "A"), placed(state, "A")) == (1, [])


@pytest.mark.rule("D-mk-3", "D-time-6")
@pytest.mark.parametrize(("has", "offered"), [(4, True), (5, False), (6, False)])
def test_a_price_of_two_knowledge_must_be_possible_in_full(has: int, offered: bool) -> None:
    state = scene(f"A workers: 2\nA recruits: Kyle\nA knowledge: {has}")
    do(state, "A", "place", 2, "farm")
    assert (recruits_offered(state, "A") == {"D-r39"}) == offered


@pytest.mark.rule("D-mk-3", "D-time-6")
@pytest.mark.parametrize(("has", "offered"), [(3, True), (2, False), (1, False)])
def test_a_price_of_two_morale_must_be_possible_in_full(has: int, offered: bool) -> None:
    state = scene(f"""
        A workers: 2
        A recruits: Maxime
        A morale: {has}
        A goods: 3 gold
        B workers: 1 / nimbus-loft 5
    """)
    do(state, "A", "place", 2, "nimbus-loft")
    assert (recruits_offered(state, "A") == {"D-r01"}) == offered


# The hand limit (D-mk-2).


@pytest.mark.rule("D-mk-2")
@pytest.mark.parametrize("goes", ["book", "bear"])
def test_one_draws_first_and_then_chooses_what_to_discard(goes: str) -> None:
    state = scene("""
        A workers: 2
        A hand: book
        A morale: 1
        A goods: 1 energy
        pile: bear
    """)
    do(state, "A", "place", 2, "euphorian-tunnel")
    do(state, "A", "draw")
    assert (asked(state), question(state), hand(state, "A")) == ("A", "limit", ["bear", "book"])
    assert kinds_of(state, "A") == {"discard"}
    do(state, "A", "discard", goes)
    assert hand(state, "A") == [kind for kind in ("bear", "book") if kind != goes]
    assert look(state)["discards"] == [goes]
    assert turn_of(state) == "B"


@pytest.mark.rule("D-mk-2")
@pytest.mark.parametrize("limit", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("over", [0, 1, 2])
def test_morale_is_the_limit(limit: int, over: int) -> None:
    held = ", ".join(["book"] * (limit - 2 + over)) or "-"
    state = scene(f"""
        A workers: 2
        A hand: {held}
        A morale: {limit}
        A goods: 1 bliss, 1 energy
    """)
    do(state, "A", "place", 2, "breeze-bar")
    assert len(hand(state, "A")) == limit + over
    for _ in range(over):
        assert (asked(state), question(state)) == ("A", "limit")
        do(state, "A", "discard", hand(state, "A")[0])
    assert turn_of(state) == "B"


@pytest.mark.rule("D-mk-2")
def test_who_loses_morale_may_have_to_discard() -> None:
    state = scene("""
        A workers: 2 / farm 3
        A hand: book, bear, bat
        A morale: 3
    """)
    do(state, "A", "retrieve", "all")
    assert (asked(state), question(state), morale(state, "A")) == ("A", "limit", 2)
    do(state, "A", "discard", "bat")
    assert (turn_of(state), hand(state, "A")) == ("B", ["bear", "book"])


@pytest.mark.rule("D-mk-2")
def test_cards_above_the_limit_that_are_paid_away_need_not_be_discarded() -> None:
    """The limit is looked at when the placement is over: the card from the bump may be spent on the cost."""
    state = scene("""
        A workers: 2
        A recruits: Maxime
        A hand: book, book, bear
        A morale: 3
        B workers: 1 / ark 5
        pile: book
    """)
    do(state, "A", "place", 2, "ark")
    do(state, "A", "use", "Maxime")
    assert (question(state), morale(state, "A"), len(hand(state, "A"))) == ("pay", 1, 4)
    do(state, "A", "pay", listed(state, "A", "pay")[0][0])
    assert len(hand(state, "A")) == 1


@pytest.mark.rule("D-mk-2")
def test_it_is_checked_between_two_placements() -> None:
    state = scene("""
        A workers: 2 2
        A hand: book
        A goods: 1 energy, 1 water
        pile: bear, bat
    """)
    do(state, "A", "place", 2, "euphorian-tunnel")
    do(state, "A", "draw")
    assert question(state) == "limit"
    do(state, "A", "discard", "book")
    assert question(state) == "more"


@pytest.mark.rule("D-mk-2")
def test_it_holds_for_everyone_also_in_anothers_turn() -> None:
    state = scene("""
        A workers: 2 / farm 3
        A morale: 2
        B recruits: Ben
        B hand: book, bear, bat
        B morale: 3
        rolls: 2
    """)
    do(state, "A", "retrieve", "all")
    do(state, "B", "use", "Ben")
    do(state, "B", "take", "gold")
    assert (asked(state), question(state), turn_of(state)) == ("B", "limit", "A")
    do(state, "B", "discard", "bat")
    do(state, "B", "discard", "bear")
    assert (hand(state, "B"), turn_of(state)) == (["book"], "B")


@pytest.mark.rule("D-mk-2")
def test_when_several_are_over_the_limit_the_active_player_comes_first() -> None:
    state = scene("""
        seats: 3
        turn: B
        A hand: book, book
        B hand: bear, bear
        C hand: bat, bat
    """)
    for seat, kind in (("B", "bear"), ("C", "bat"), ("A", "book")):
        assert (asked(state), question(state)) == (seat, "limit")
        do(state, seat, "discard", kind)
    assert question(state) == "turn"


# The check (D-mk-4 to D-mk-6).


@pytest.mark.rule("D-mk-4")
def test_the_example_5_3_5_with_knowledge_3_makes_16_and_a_five_is_lost() -> None:
    state = scene("""
        A workers: 5 3 / farm 1
        A knowledge: 3
        A morale: 2
        rolls: 5
    """)
    do(state, "A", "retrieve", "all")
    assert home(state, "A") == [3, 5]
    assert workers(state, "A") == 2
    assert [(event["seat"], event["number"]) for event in events_of(state, "lost")] == [(0, 5)]


@pytest.mark.rule("D-mk-4")
@pytest.mark.parametrize(("know", "left"), [(2, [3, 5, 5]), (3, [3, 5]), (4, [3, 5]), (6, [3, 5])])
def test_15_is_not_too_much(know: int, left: list[int]) -> None:
    state = scene(f"A workers: 5 3 / farm 1\nA knowledge: {know}\nA morale: 2\nrolls: 5")
    do(state, "A", "retrieve", "all")
    assert home(state, "A") == left


@pytest.mark.rule("D-mk-4")
def test_the_cleverest_goes_whether_it_was_rolled_or_not() -> None:
    state = scene("A workers: 6 4 / farm 1\nA knowledge: 6\nrolls: 2")
    do(state, "A", "retrieve", "all")
    assert home(state, "A") == [2, 4]


@pytest.mark.rule("D-mk-4")
def test_workers_on_the_board_do_not_count() -> None:
    state = scene("A workers: 5 / farm 1, aquifer 6, aquifer 6\nA knowledge: 3\nrolls: 6")
    do(state, "A", "retrieve", "farm")
    assert (home(state, "A"), workers(state, "A")) == ([5, 6], 4)


@pytest.mark.rule("D-mk-4")
def test_the_check_comes_only_with_a_roll() -> None:
    state = scene("A workers: 6 6 4\nA knowledge: 6\nB workers: 1 1")
    do(state, "A", "place", 4, "farm")
    assert workers(state, "A") == 3


@pytest.mark.rule("D-mk-4")
def test_at_most_one_worker_is_lost_in_a_turn() -> None:
    state = scene("""
        A workers: 2 2
        A goods: 1 energy, 1 water
        B workers: 5 / euphorian-tunnel 3, subterran-tunnel 3
        B knowledge: 6
        rolls: 5 6
    """)
    do(state, "A", "place", 2, "euphorian-tunnel")
    do(state, "A", "take", "gold")
    assert home(state, "B") == [5]  # 5, 5 and 6
    do(state, "A", "place", 2, "subterran-tunnel")
    do(state, "A", "take", "stone")
    assert home(state, "B") == [5, 6]  # 17, but one is gone already
    assert len(events_of(state, "lost")) == 1


@pytest.mark.rule("D-mk-4")
def test_in_the_next_turn_one_may_be_lost_again() -> None:
    state = scene("""
        A workers: 2 1
        A goods: 1 energy, 1 water
        B workers: 6 1 / euphorian-tunnel 3, subterran-tunnel 3
        B knowledge: 6
        rolls: 5 6
    """)
    do(state, "A", "place", 2, "euphorian-tunnel")
    do(state, "A", "take", "gold")
    assert home(state, "B") == [1, 5]
    do(state, "B", "place", 1, "farm")
    do(state, "A", "place", 1, "subterran-tunnel")
    do(state, "A", "take", "stone")
    assert home(state, "B") == [5]


@pytest.mark.rule("D-mk-4")
def test_one_for_each_player() -> None:
    """Both had a worker at the site, both lose one."""
    state = scene("""
        A workers: 6
        A knowledge: 6
        A goods: 1 gold
        B workers: 6 / site-e1 3
        B knowledge: 6
        rolls: 5 5
    """)
    do(state, "A", "place", 6, "site-e1 gold")
    assert (home(state, "A"), home(state, "B")) == ([5], [5])
    state = scene("""
        A workers: 6 6
        A knowledge: 6
        A goods: 1 gold
        B workers: 6 / site-e1 3
        B knowledge: 6
        rolls: 5 5
    """)
    do(state, "A", "place", 6, "site-e1 gold")
    assert (home(state, "A"), home(state, "B")) == ([5], [5])
    assert [event["seat"] for event in events_of(state, "lost")] == [0, 1]


@pytest.mark.rule("D-mk-5")
def test_retrieved_workers_are_rolled_and_no_others() -> None:
    state = scene("A workers: 2 / farm 3, ark 4\nA morale: 2\nrolls: 6 5 5 5")
    do(state, "A", "retrieve", "farm")
    assert (home(state, "A"), placed(state, "A")) == ([2, 6], ["ark 4"])
    assert len(events_of(state, "rolled")) == 1


@pytest.mark.rule("D-mk-5")
def test_new_workers_are_rolled_and_no_others() -> None:
    state = scene("A workers: 2 1\nA goods: 3 water\nrolls: 6 5 5 5")
    do(state, "A", "place", 2, "tank-right")
    assert home(state, "A") == [1, 6]
    assert len(events_of(state, "rolled")) == 1


@pytest.mark.rule("D-mk-5")
def test_bumped_workers_are_rolled_and_no_others() -> None:
    state = scene("A workers: 2 1\nA goods: 3 gold\nB workers: 2 / nimbus-loft 2\nrolls: 6 5 5 5")
    do(state, "A", "place", 2, "nimbus-loft")
    assert (home(state, "A"), home(state, "B")) == ([1], [2, 6])
    assert len(events_of(state, "rolled")) == 1


@pytest.mark.rule("D-mk-5")
def test_workers_freed_by_a_finished_market_are_rolled_and_no_others() -> None:
    state = scene("A workers: 2 1\nA goods: 1 gold\nB workers: 2 / site-e1 2, farm 1\nrolls: 6 5 4 4")
    do(state, "A", "place", 2, "site-e1 gold")
    assert (home(state, "A"), home(state, "B"), placed(state, "B")) == ([1, 6], [2, 5], ["farm 1"])
    assert len(events_of(state, "rolled")) == 2


@pytest.mark.rule("D-mk-6")
def test_a_lost_worker_goes_to_the_pool_and_can_be_had_again() -> None:
    state = scene("""
        A workers: 5 5 / farm 1, farm 2
        A knowledge: 6
        A goods: 3 water
        B workers: 1 1
        rolls: 5 1
    """)
    do(state, "A", "retrieve", "farm 1")
    assert (workers(state, "A"), player(state, "A")["pool"]) == (3, 1)
    do(state, "B", "place", 1, "farm")
    do(state, "B", "stop")
    do(state, "A", "place", 5, "tank-right")
    assert (workers(state, "A"), player(state, "A")["pool"]) == (4, 0)
    assert may(state, "A", "stop")
    assert names(events_of(state, "added")) == ["added"]
