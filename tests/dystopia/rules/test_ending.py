"""The end of the game (D-end)."""

from __future__ import annotations

import pytest

from euphoria import State
from euphoria.kernel.core.errors import IllegalAction
from tests.dystopia.play import (
    asked,
    do,
    events_of,
    hand,
    look,
    may,
    names,
    pay,
    player,
    question,
    recruits_offered,
    scene,
    starred,
    stars,
    territory,
    tile_stars,
    turn_of,
)

# When (D-end-1).


@pytest.mark.rule("D-end-1")
def test_the_game_ends_at_once_when_someone_has_placed_all_ten_stars() -> None:
    state = scene("A workers: 2\nA goods: 3 gold\nA stars: 1\nB stars: 4")
    do(state, "A", "place", 2, "nimbus-loft")
    assert state.outcome is not None
    assert state.outcome == ((0,), (10, 6), "stars", "D-end-1")
    assert (state.deciders, state.legal(0), state.legal(1)) == ((), [], [])
    assert look(state)["outcome"]["winners"] == [0]
    assert names(events_of(state, "ended")) == ["ended"]
    with pytest.raises(IllegalAction):
        do(state, "B", "place", 2, 0)


@pytest.mark.rule("D-end-1")
def test_with_nine_it_goes_on() -> None:
    state = scene("A workers: 2\nA goods: 3 gold\nA stars: 2")
    do(state, "A", "place", 2, "nimbus-loft")
    assert (state.outcome, turn_of(state)) == (None, "B")


@pytest.mark.rule("D-end-1", "D-x-5")
def test_several_may_finish_together_by_the_same_event() -> None:
    """A and B complete a market with their last stars; C, who has more morale, does not count."""
    state = scene("""
        seats: 3
        A workers: 2
        A goods: 1 gold
        A stars: 1
        B workers: 1 / site-e1 1
        B stars: 1
        B morale: 2
        C stars: 2
        C morale: 6
        tiles: e1 spa
    """)
    do(state, "A", "place", 2, "site-e1 gold")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.scores) == ((1,), (10, 10, 8))


@pytest.mark.rule("D-end-1")
def test_it_may_end_by_anothers_stars_in_ones_own_turn() -> None:
    state = scene("""
        A workers: 1
        B recruits: Ray
        B stars: 1
        allegiance: euphorian 10
    """)
    do(state, "A", "place", 1, "generator")
    assert state.outcome is not None
    assert state.outcome.winners == (1,)


@pytest.mark.rule("D-x-4")
def test_a_pending_second_placement_is_not_made() -> None:
    state = scene("A workers: 2 2\nA goods: 6 gold\nA stars: 1")
    do(state, "A", "place", 2, "nimbus-loft")
    assert state.outcome is not None


@pytest.mark.rule("D-x-4", "D-end-1")
def test_the_whole_chain_is_finished_first() -> None:
    """A's last star is placed; Brett still asks; then the track's star makes B finish too, who has more morale."""
    state = scene("""
        A workers: 2
        A goods: 4 water
        A hand: book
        A recruits: Brett
        A stars: 1
        B recruits: Ray
        B stars: 1
        B morale: 3
        tiles: e1 spa A
        allegiance: euphorian 10
    """)
    do(state, "A", "place", 2, "market-e1")
    assert (stars(state, "A"), state.outcome) == (0, None)
    assert recruits_offered(state, "A") == {"D-r30"}
    do(state, "A", "pass")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.scores) == ((1,), (10, 10))


@pytest.mark.rule("D-x-4", "D-time-1")
def test_hand_limits_come_before_the_end() -> None:
    state = scene("""
        A workers: 2
        A recruits: Matthew
        A goods: 3 gold
        A hand: book
        A stars: 1
        allegiance: icarite 5
    """)
    do(state, "A", "place", 2, "nimbus-loft")
    assert (asked(state), question(state), state.outcome) == ("A", "limit", None)
    do(state, "A", "discard", "book")
    assert state.outcome is not None


# Where stars may stand (D-end-2).


@pytest.mark.rule("D-end-2")
def test_on_a_tile_one_a_player() -> None:
    state = scene("A workers: 2 2\nA hand: book, book, bear, bear\nA morale: 4\ntiles: e1 spa B")
    do(state, "A", "place", 2, "incinerator")
    pay(state, "A", book=2)
    do(state, "A", "star", "spa")
    do(state, "A", "place", 2, "ark")
    assert (tile_stars(state, "e1"), territory(state, "wastelander")) == ("AB", "A")
    state = scene("A workers: 2\nA hand: book, book\nA morale: 2\ntiles: e1 spa A B")
    do(state, "A", "place", 2, "incinerator")
    assert (asked(state), territory(state, "euphorian")) == ("B", "A")


@pytest.mark.rule("D-end-2")
def test_in_a_territory_any_number_while_there_is_room() -> None:
    state = scene("seats: 3\nA workers: 2 2 2\nA goods: 9 gold")
    for _ in range(3):
        do(state, "A", "place", 2, "nimbus-loft")
    assert (territory(state, "icarite"), stars(state, "A")) == ("AAA", 7)


@pytest.mark.rule("D-end-2")
def test_on_a_recruit_and_on_a_completed_dilemma_one() -> None:
    state = scene("""
        A workers: 1
        A recruits: Michael
        A hand: book
        A dilemma: book
        B workers: 1
        allegiance: euphorian 11
    """)
    assert (starred(state, "A"), stars(state, "A")) == (["D-r16"], 9)
    do(state, "A", "dilemma", "contribute")
    assert stars(state, "A") == 8
    do(state, "B", "place", 1, "generator")
    assert (starred(state, "A"), stars(state, "A")) == (["D-r16"], 8)
    assert not may(state, "A", "dilemma", "contribute")


# Ties (D-end-3, D-x-5, D-time-17).


def _together(rolls: str, edition: str = "second") -> State:
    """A and B place their last stars by the same event, and nothing tells them apart but the dice."""
    state = scene(f"""
        edition: {edition}
        A workers: 2
        A goods: 1 gold
        A stars: 1
        B workers: - / site-e1 1
        B stars: 1
        tiles: e1 spa
        rolls: {rolls}
    """)
    do(state, "A", "place", 2, "site-e1 gold")
    return state


def _winner(state: State) -> str:
    assert state.outcome is not None
    (winner,) = state.outcome.winners
    return "ABCDEF"[winner]


@pytest.mark.rule("D-end-3")
@pytest.mark.parametrize(
    ("extra", "winner"),
    [
        ("A morale: 2", "A"),
        ("B morale: 2", "B"),
        ("A knowledge: 2", "A"),
        ("B knowledge: 2", "B"),
        ("B morale: 2\nA knowledge: 1", "B"),  # morale comes first
        ("tiles: e1 spa, s1 arena A", "A"),
        ("tiles: e1 spa, s1 arena B", "B"),
        ("B knowledge: 2\ntiles: e1 spa, s1 arena A, s2 plaza A", "B"),  # then knowledge
        ("territories: euphorian A", "A"),
        ("territories: euphorian B", "B"),
        ("territories: euphorian A A, icarite B, subterran B", "B"),  # territories, not stars in them
        ("tiles: e1 spa, s1 arena A\nterritories: euphorian B, subterran B", "A"),  # then markets
    ],
)
def test_ties_by_morale_knowledge_markets_territories(extra: str, winner: str) -> None:
    lines = [line for line in extra.splitlines() if not line.startswith("tiles")]
    tiles = next((line for line in extra.splitlines() if line.startswith("tiles")), "tiles: e1 spa")
    state = scene(
        "A workers: 2\nA goods: 1 gold\nA stars: 1\nB workers: - / site-e1 1\nB stars: 1\n"
        f"{tiles}\nrolls: {'1 1 1 6' if winner == 'B' else '1 1 6 1'}\n" + "\n".join(lines)
    )
    do(state, "A", "place", 2, "site-e1 gold")
    assert _winner(state) == winner  # though the dice would have it otherwise


@pytest.mark.rule("D-end-3", "D-time-17")
@pytest.mark.parametrize(("dice", "winner"), [("3 5", "A"), ("5 3", "B"), ("4 4 2 6", "A"), ("4 4 1 1 6 5", "B")])
def test_then_the_dice_decide_the_lowest_total_wins(dice: str, winner: str) -> None:
    assert _winner(_together(f"1 1 {dice}")) == winner


@pytest.mark.rule("D-x-5", "D-end-3")
def test_all_workers_owned_are_rolled_those_on_the_board_too() -> None:
    """A has two workers, one on the farm: 2 and 1 against 4; and 1 and 4 against 3."""
    for dice, winner in (("2 1 4", "A"), ("1 4 3", "B")):
        state = scene(f"""
            A workers: 2 / farm 6
            A goods: 1 gold
            A stars: 1
            B workers: - / site-e1 1
            B stars: 1
            tiles: e1 spa
            rolls: 1 1 {dice}
        """)
        do(state, "A", "place", 2, "site-e1 gold")
        assert _winner(state) == winner


@pytest.mark.rule("D-end-3", "D-time-17")
def test_of_three_only_those_still_tied_roll_on() -> None:
    state = scene("""
        seats: 3
        A workers: 2
        A recruits: Michael
        A stars: 1
        B workers: 1
        B recruits: Ray
        B stars: 1
        C workers: 1
        C recruits: Katy
        C stars: 1
        allegiance: euphorian 10
        rolls: 4 4 6 5 3
    """)
    do(state, "A", "place", 2, "generator")
    assert _winner(state) == "B"


@pytest.mark.rule("D-end-3")
@pytest.mark.parametrize(("dice", "winner"), [("3 5", "A"), ("5 3", "B")])
def test_in_the_first_edition_knowledge_is_added(dice: str, winner: str) -> None:
    """Those who are tied here have equal knowledge, so that it cannot change who wins."""
    assert _winner(_together(f"1 1 {dice}", edition="first")) == winner


# A limit for simulations (D-end-4).


@pytest.mark.rule("D-end-4")
def test_by_default_there_is_no_limit() -> None:
    assert look(scene("A workers: 1"))["options"]["turn_limit"] == 0


@pytest.mark.rule("D-end-4")
@pytest.mark.parametrize(("limit", "over"), [(2, True), (3, False)])
def test_at_the_limit_the_most_stars_win(limit: int, over: bool) -> None:
    state = scene(f"""
        turn_limit: {limit}
        A workers: 1
        A stars: 8
        A morale: 6
        B workers: 1
        B stars: 7
    """)
    do(state, "A", "place", 1, "farm")
    assert turn_of(state) == "B"
    do(state, "B", "place", 1, "farm")
    assert state.outcome == (((1,), (2, 3), "turn-limit", "D-end-4") if over else None)


@pytest.mark.rule("D-end-4")
def test_then_the_usual_tie_breakers() -> None:
    state = scene("turn_limit: 1\nA workers: 1\nB morale: 2")
    do(state, "A", "place", 1, "farm")
    assert (_winner(state), hand(state, "A")) == ("B", [])


@pytest.mark.rule("D-end-4", "D-turn-2")
def test_a_turn_at_the_limit_is_played_to_its_end() -> None:
    state = scene("turn_limit: 1\nA workers: 1 1")
    do(state, "A", "place", 1, "farm")
    assert question(state) == "more"
    do(state, "A", "stop")
    assert state.outcome is not None
    assert player(state, "A")["available"] == [1]
