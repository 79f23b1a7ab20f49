"""A turn: place, retrieve, or settle the dilemma (D-turn-1 to D-turn-4), and the double house rule (D-var-4)."""

from __future__ import annotations

import pytest

from euphoria import Dice
from euphoria.kernel.core.errors import IllegalAction, OptionError, ScenarioError
from tests.dystopia.play import (
    asked,
    do,
    events_of,
    goods,
    home,
    kinds_of,
    listed,
    look,
    may,
    morale,
    names,
    new,
    placed,
    question,
    recruits_offered,
    scene,
    spaces_open,
    stars,
    started,
    turn_of,
    workers,
)

# One of three things (D-turn-1).


@pytest.mark.rule("D-turn-1")
def test_a_turn_is_one_of_three_things() -> None:
    state = scene("""
        A workers: 4 2 / farm 3
        A morale: 2
        A hand: book, bear
    """)
    assert kinds_of(state, "A") == {"place", "retrieve", "dilemma"}
    assert kinds_of(state, "B") == set()


@pytest.mark.rule("D-turn-1")
@pytest.mark.parametrize("action", [("place", 4, "farm"), ("retrieve", "farm"), ("dilemma", "contribute")])
def test_after_it_the_next_player_has_the_turn(action: tuple[str, str | int]) -> None:
    state = scene("""
        A workers: 4 2 / farm 3
        A morale: 3
        A hand: book, bear
        A dilemma: bat
        rolls: 1
    """)
    do(state, "A", *action)
    assert (asked(state), turn_of(state), question(state)) == ("B", "B", "turn")


@pytest.mark.rule("D-turn-1")
def test_the_dilemma_is_settled_once_a_game() -> None:
    state = scene("""
        A workers: 4 2
        A morale: 4
        A hand: book, book, bear, bear
        A dilemma: bat contributed
    """)
    assert kinds_of(state, "A") == {"place"}
    assert state.why_not(0, state.game.action(["dilemma", 1])).rule == "D-turn-1"  # type: ignore[union-attr]


@pytest.mark.rule("D-turn-1")
def test_one_cannot_pass() -> None:
    state = started(2)
    assert kinds_of(state, state.deciders[0]) == {"place"}
    for kind in ("pass", "stop"):
        with pytest.raises(IllegalAction):
            do(state, state.deciders[0], kind)


# Equal workers (D-turn-2).


@pytest.mark.rule("D-turn-2")
def test_equal_workers_may_be_placed_one_after_the_other() -> None:
    state = scene("A workers: 4 4 4 2")
    do(state, "A", "place", 4, "farm")
    assert (asked(state), question(state)) == ("A", "more")
    assert {args[0] for args in listed(state, "A", "place")} == {4}
    do(state, "A", "place", 4, "aquifer")
    do(state, "A", "place", 4, "generator")
    assert turn_of(state) == "B"
    assert placed(state, "A") == ["aquifer 4", "farm 4", "generator 4"]
    assert home(state, "A") == [2]


@pytest.mark.rule("D-turn-2")
def test_one_may_stop_after_any_of_them() -> None:
    state = scene("A workers: 4 4 4 2")
    do(state, "A", "place", 4, "farm")
    do(state, "A", "place", 4, "farm")
    do(state, "A", "stop")
    assert turn_of(state) == "B"
    assert home(state, "A") == [2, 4]


@pytest.mark.rule("D-turn-2")
def test_workers_that_are_not_equal_need_turns_of_their_own() -> None:
    state = scene("A workers: 4 3")
    do(state, "A", "place", 4, "farm")
    assert turn_of(state) == "B"
    assert home(state, "A") == [3]


@pytest.mark.rule("D-turn-2")
def test_a_worker_bumped_home_in_the_turn_waits_for_the_next_one() -> None:
    state = scene("""
        A workers: 4 4 / euphorian-tunnel 2
        A goods: 1 energy
        B workers: 1
        rolls: 4
    """)
    do(state, "A", "place", 4, "euphorian-tunnel")
    do(state, "A", "take", "gold")
    assert home(state, "A") == [4, 4]
    do(state, "A", "place", 4, "farm")
    assert turn_of(state) == "B"
    assert home(state, "A") == [4]
    do(state, "B", "place", 1, "farm")
    assert may(state, "A", "place", 4, "farm")


@pytest.mark.rule("D-turn-2")
def test_a_new_worker_waits_too() -> None:
    state = scene("""
        A workers: 4 4
        A goods: 3 water
        rolls: 4
    """)
    do(state, "A", "place", 4, "tank-right")
    assert home(state, "A") == [4, 4]
    do(state, "A", "place", 4, "farm")
    assert turn_of(state) == "B"


@pytest.mark.rule("D-turn-2", "D-mk-6", "D-x-18")
def test_a_worker_lost_in_the_turn_and_had_again_is_a_new_one() -> None:
    """The new worker makes the others too clever: a 5 is lost. Chase's worker buys it back, and it waits."""
    state = scene("""
        A workers: 5 5 5
        A recruits: Chase
        A knowledge: 6
        A goods: 3 water, 3 energy
        rolls: 3 5
    """)
    do(state, "A", "place", 5, "tank-right")  # 5, 5, 3 and knowledge 6
    assert home(state, "A") == [3, 5]
    do(state, "A", "use", "Chase")
    do(state, "A", "place", 3, "tank-left")
    assert (workers(state, "A"), home(state, "A")) == (4, [5, 5])
    do(state, "A", "pass")
    do(state, "A", "place", 5, "farm")
    assert (turn_of(state), home(state, "A")) == ("B", [5])


# Retrieving (D-turn-3, D-x-1).


@pytest.mark.rule("D-turn-3")
def test_any_number_of_own_workers_at_least_one() -> None:
    state = scene("""
        A workers: 2 / farm 3, site-e1 5, nimbus-loft 4
        B workers: 1 / farm 6
        rolls: 1 3
    """)
    assert len(listed(state, "A", "retrieve")) == 7
    assert not may(state, "A", "retrieve", 0)
    do(state, "A", "retrieve", "site-e1", "farm")
    assert placed(state, "A") == ["nimbus-loft 4"]
    assert placed(state, "B") == ["farm 6"]
    assert home(state, "A") == [1, 2, 3]


@pytest.mark.rule("D-turn-3")
def test_workers_alike_are_one_choice() -> None:
    state = scene("A workers: 2 / farm 3, farm 3, farm 4")
    assert len(listed(state, "A", "retrieve")) == 5


@pytest.mark.rule("D-turn-3")
@pytest.mark.parametrize("kind", ["food", "bliss"])
def test_feeding_them_costs_one_and_brings_two_morale(kind: str) -> None:
    state = scene("""
        A workers: 2 / farm 3
        A goods: 2 food, 2 bliss, 1 energy, 1 water, 1 gold
        A morale: 2
        rolls: 6
    """)
    do(state, "A", "retrieve", "all")
    assert {args[0] for args in listed(state, "A", "feed")} == {2, 3, 4}  # food, bliss, nothing
    do(state, "A", "feed", kind)
    assert morale(state, "A") == 4
    assert goods(state, "A") == {"food": 2, "bliss": 2, "energy": 1, "water": 1, "gold": 1} | {kind: 1}
    assert home(state, "A") == [2, 6]


@pytest.mark.rule("D-turn-3")
def test_feeding_them_nothing_costs_one_morale() -> None:
    state = scene("""
        A workers: 2 / farm 3, farm 4
        A goods: 1 food
        A morale: 3
    """)
    do(state, "A", "retrieve", "all")
    do(state, "A", "feed", "nothing")
    assert morale(state, "A") == 2
    assert goods(state, "A") == {"food": 1}


@pytest.mark.rule("D-turn-3")
def test_without_food_and_bliss_nobody_is_asked() -> None:
    state = scene("""
        A workers: 2 / farm 3
        A goods: 1 energy
        A morale: 3
    """)
    do(state, "A", "retrieve", "all")
    assert (turn_of(state), morale(state, "A")) == ("B", 2)


@pytest.mark.rule("D-turn-3")
def test_all_retrieved_dice_are_rolled_together() -> None:
    """Had the check come between, the first 6 would have been lost; together it is one check."""
    state = scene("""
        A workers: 1 / farm 3, farm 4
        A knowledge: 3
        A morale: 2
        rolls: 6 5
    """)
    events = do(state, "A", "retrieve", "all")
    assert names(events) == ["retrieved", "retrieved", "fed", "morale", "rolled", "rolled", "turn"]
    assert home(state, "A") == [1, 5, 6]


@pytest.mark.rule("D-x-1", "D-turn-3")
def test_retrieving_needs_a_worker_on_the_board() -> None:
    state = scene("A workers: 2 3\nB workers: 1 / farm 4")
    assert kinds_of(state, "A") == {"place"}
    assert state.why_not(0, state.game.action(["retrieve", 1])).rule == "D-x-1"  # type: ignore[union-attr]
    assert state.why_not(0, state.game.action(["retrieve", 0])).rule == "D-turn-3"  # type: ignore[union-attr]


@pytest.mark.rule("D-x-1")
def test_with_every_worker_placed_one_retrieves() -> None:
    state = scene("A workers: - / farm 3, farm 5")
    assert kinds_of(state, "A") == {"retrieve"}


@pytest.mark.rule("D-x-1")
def test_where_penalties_close_everything_one_can_still_retrieve() -> None:
    state = scene("""
        A workers: 2 / generator 3, aquifer 3, farm 3
        tiles: e1 arena B, e2 apothecary B
    """)
    assert spaces_open(state, "A") == set()
    assert kinds_of(state, "A") == {"retrieve"}


@pytest.mark.rule("D-x-1")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_lawful_move_always_exists(seats: int) -> None:
    state, dice = new(seats, seed=seats, turn_limit=60), Dice(seats)
    while state.outcome is None:
        for seat in state.deciders:
            assert state.legal(seat)
        seat = dice.pick(list(state.deciders))
        state.apply(seat, dice.pick(state.legal(seat)))


# Clockwise (D-turn-4).


@pytest.mark.rule("D-turn-4")
def test_turns_go_round_clockwise() -> None:
    state = scene("""
        seats: 4
        turn: C
        A workers: 1
        B workers: 1
        C workers: 1
        D workers: 1
    """)
    for seat in "CDAB":
        assert (turn_of(state), asked(state)) == (seat, seat)
        do(state, seat, "place", 1, "farm")
    assert turn_of(state) == "C"
    assert [event["seat"] for event in events_of(state, "turn")] == [2, 3, 0, 1, 2]
    assert look(state)["turn"] == 5


@pytest.mark.rule("D-turn-4")
def test_also_after_a_turn_in_which_others_were_asked() -> None:
    state = scene("""
        seats: 3
        A workers: 2
        A goods: 1 energy
        C workers: 1 / euphorian-tunnel 5
        C recruits: Amanda
        C goods: 1 bliss
    """)
    do(state, "A", "place", 2, "euphorian-tunnel")
    assert asked(state) == "C"
    do(state, "C", "pass")
    do(state, "A", "take", "gold")
    assert turn_of(state) == "B"


# The double house rule (D-var-4).


@pytest.mark.rule("D-var-4")
def test_each_worker_beyond_the_first_costs_morale_before_it_is_placed() -> None:
    state = scene("""
        double_rule: yes
        A workers: 4 4 4
        A morale: 4
    """)
    assert "morale" not in names(do(state, "A", "place", 4, "farm"))
    assert names(do(state, "A", "place", 4, "aquifer"))[:2] == ["morale", "placed"]
    assert morale(state, "A") == 3
    do(state, "A", "place", 4, "generator")
    assert morale(state, "A") == 2


@pytest.mark.rule("D-var-4")
@pytest.mark.parametrize(("has", "asked_for_more"), [(1, False), (2, True)])
def test_it_is_a_price_that_needs_morale_two(has: int, asked_for_more: bool) -> None:
    state = scene(f"""
        double_rule: yes
        A workers: 4 4
        A morale: {has}
    """)
    do(state, "A", "place", 4, "farm")
    assert (question(state) == "more") == asked_for_more


@pytest.mark.rule("D-var-4")
def test_the_option_is_off_by_default_and_of_the_second_edition_only() -> None:
    state = scene("A workers: 4 4")
    do(state, "A", "place", 4, "farm")
    do(state, "A", "place", 4, "farm")
    assert morale(state, "A") == 1
    with pytest.raises(OptionError, match="second"):
        new(double_rule=True, edition="first")
    with pytest.raises(ScenarioError, match="yes or no"):
        scene("double_rule: perhaps")
    assert look(scene("double_rule: no"))["options"]["double_rule"] is False


@pytest.mark.rule("D-var-4", "D-x-29")
def test_the_new_worker_that_chase_places_is_one_beyond_the_first_too() -> None:
    for has, offered in ((1, set()), (2, {"D-r33"})):
        state = scene(f"""
            double_rule: yes
            A workers: 4
            A recruits: Chase
            A knowledge: 5
            A morale: {has}
            A goods: 3 energy
            rolls: 2
        """)
        do(state, "A", "place", 4, "tank-left")
        assert recruits_offered(state, "A") == offered
    do(state, "A", "use", "Chase")
    do(state, "A", "place", 2, "farm")
    assert morale(state, "A") == 1
    assert turn_of(state) == "B"


@pytest.mark.rule("D-var-4", "D-x-29")
def test_in_icarus_revised_brian_wants_morale_on_top() -> None:
    for has, is_open in ((2, False), (3, True)):
        state = scene(f"""
            double_rule: yes
            recruits: revised
            A workers: 4 4
            A recruits: Brian
            A morale: {has}
        """)
        assert may(state, "A", "place", 4, "cloud-mine")
        do(state, "A", "place", 4, "farm")
        assert may(state, "A", "place", 4, "cloud-mine") == is_open
    do(state, "A", "place", 4, "cloud-mine")
    assert (morale(state, "A"), stars(state, "A")) == (1, 10)
