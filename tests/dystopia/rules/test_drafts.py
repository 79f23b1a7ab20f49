"""The drafts that a table can choose (D-var-1 to D-var-3)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from euphoria import Dice, IllegalAction, Record, State
from euphoria.games.dystopia.game import GAME, DystopiaState
from tests.dystopia.play import do, look, new


def city(state: State) -> DystopiaState:
    assert isinstance(state, DystopiaState)
    return state


def offered(state: State, seat: int) -> list[str]:
    return list(look(state, seat)["you"]["offered"])


# Recruits.


@pytest.mark.rule("D-var-1")
def test_four_recruits_each_one_is_taken_and_the_rest_passed_to_the_left() -> None:
    state = new(3, recruit_draft=True)
    first = [offered(state, seat) for seat in range(3)]
    assert all(len(packet) == 4 for packet in first)
    for seat, choice in enumerate((0, 1, 3)):
        do(state, seat, "take-recruit", choice)
    kept = [first[0][1:], [first[1][0], *first[1][2:]], first[2][:3]]
    assert [offered(state, seat) for seat in range(3)] == [kept[2], kept[0], kept[1]], "from the right-hand neighbour"


@pytest.mark.rule("D-var-1")
def test_all_take_at_the_same_time_and_nobody_sees_what_others_take() -> None:
    state = new(3, recruit_draft=True)
    before = [look(state, seat) for seat in (1, 2)]
    do(state, 0, "take-recruit", 2)
    after = [look(state, seat) for seat in (1, 2)]
    for old, seen in zip(before, after, strict=True):
        assert seen["asked"]["seats"] == [1, 2]
        assert {**old, "asked": None} == {**seen, "asked": None}


@pytest.mark.rule("D-var-1")
def test_after_three_rounds_everyone_keeps_two_of_the_four_that_they_took() -> None:
    state = new(4, recruit_draft=True)
    taken: list[list[str]] = [[] for _ in range(4)]
    for left in (4, 3, 2):
        for seat in range(4):
            packet = offered(state, seat)
            assert len(packet) == left
            taken[seat].append(packet[-1])
            do(state, seat, "take-recruit", left - 1)
    assert look(state)["asked"]["question"] == "keep", "the last recruit of a packet is no choice"
    for seat in range(4):
        own = look(state, seat)["players"][seat]["hidden_recruits"]
        assert own[:3] == taken[seat]
        assert len(own) == 4
        do(state, seat, "keep", 1, 3)
        taken[seat] = [own[1], own[3]]
    for seat in range(4):
        player = look(state, seat)["players"][seat]
        assert [player["recruits"][0]["recruit"], *player["hidden_recruits"]] == taken[seat]


@pytest.mark.rule("D-var-1")
def test_one_remembers_the_recruits_that_one_has_passed_on() -> None:
    """Whoever saw a recruit knows in every world that it is where it went, as far as it could be followed."""
    state = new(2, recruit_draft=True)
    first = offered(state, 0)
    for seat in range(2):
        do(state, seat, "take-recruit", 0)
    for _ in range(20):
        drawn = state.sample(0, Dice(3))
        assert offered(drawn, 1) == first[1:], "A has seen the packet that B now holds"


# Market tiles.


@pytest.mark.rule("D-var-2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everyone_picks_one_of_two_tiles_and_random_ones_fill_up_to_six(seats: int) -> None:
    state = new(seats, market_draft=True)
    pairs = [offered(state, seat) for seat in range(seats)]
    assert len({tile for pair in pairs for tile in pair}) == 2 * seats, "each tile is dealt once"
    for seat in range(seats):
        do(state, seat, "pick-tile", seat % 2)
    tiles = [city(state).tile(site).id for site in range(6)]
    assert len(set(tiles)) == 6
    for seat, pair in enumerate(pairs):
        assert pair[seat % 2] in tiles
        assert pair[1 - seat % 2] not in tiles
    assert all(site["tile"] is None for site in look(state)["sites"]), "shuffled: nobody knows where"


@pytest.mark.rule("D-var-2")
def test_a_player_knows_that_the_own_pick_is_in_and_the_other_tile_is_not() -> None:
    state = new(3, market_draft=True)
    picked, rejected = offered(state, 0)
    for seat in range(3):
        do(state, seat, "pick-tile", 0)
    dice, spots, others = Dice(5), set(), set()
    for _ in range(120):
        drawn = city(state.sample(0, dice))
        tiles = [drawn.tile(site).id for site in range(6)]
        assert picked in tiles
        assert rejected not in tiles
        assert len(set(tiles)) == 6
        assert sorted(drawn.tiles.faces[:18]) == list(range(18))
        spots.add(tiles.index(picked))
        others |= set(tiles)
    assert len(spots) == 6, "and does not know where"
    assert len(others) == 17


@pytest.mark.rule("D-var-2")
def test_the_shuffle_depends_on_the_dice_only() -> None:
    places = set()
    for seed in range(30):
        state = new(6, seed=seed, market_draft=True)
        picked = offered(state, 0)[0]
        for seat in range(6):
            do(state, seat, "pick-tile", 0)
        places.add([city(state).tile(site).id for site in range(6)].index(picked))
    assert len(places) == 6


# Markers.


def marker_seats(state: State) -> list[int]:
    """Who sets markers, in order, each taking the lowest free space."""
    order = []
    while look(state)["asked"]["question"] == "marker":
        (seat,) = state.deciders
        order.append(seat)
        state.apply(seat, state.legal(seat)[0])
    return order


def at_markers(seats: int, **options: Any) -> State:
    state = new(seats, track_draft=True, **options)
    for seat in state.deciders:
        do(state, seat, "keep", 0, 1)
    return state


@pytest.mark.rule("D-var-3")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_second_edition_round_the_table_the_last_sets_both_then_back(seats: int) -> None:
    state = at_markers(seats)
    (first,) = state.deciders
    around = [(first + step) % seats for step in range(seats)]
    assert marker_seats(state) == around + around[::-1]
    assert state.deciders == (first,), "and the first player begins"
    assert look(state)["turn"] == 1


@pytest.mark.rule("D-var-3")
def test_first_edition_twice_clockwise() -> None:
    state = at_markers(3, edition="first")
    (first,) = state.deciders
    around = [(first + step) % 3 for step in range(3)]
    assert marker_seats(state) == around + around


@pytest.mark.rule("D-var-3")
def test_a_marker_goes_on_a_free_space_of_either_track() -> None:
    state = at_markers(3)
    (seat,) = state.deciders
    assert {action.kind for action in state.legal(seat)} == {"set-morale", "set-knowledge"}
    assert len(state.legal(seat)) == 12
    do(state, seat, "set-morale", 4)
    (other,) = state.deciders
    refused = state.why_not(other, GAME.action(["set-morale", 4]))
    assert refused is not None
    assert refused.rule == "D-var-3"
    with pytest.raises(IllegalAction):
        do(state, other, "set-morale", 4)
    do(state, other, "set-knowledge", 4)
    assert look(state)["players"][seat]["morale"] == 4
    assert look(state)["players"][other]["knowledge"] == 4


@pytest.mark.rule("D-var-3")
def test_each_player_sets_one_marker_on_each_track() -> None:
    state = at_markers(2)
    first, second = state.deciders[0], 1 - state.deciders[0]
    do(state, first, "set-morale", 6)
    do(state, second, "set-knowledge", 1)
    assert {action.kind for action in state.legal(second)} == {"set-morale"}
    do(state, second, "set-morale", 5)
    do(state, first, "set-knowledge", 2)
    players = look(state)["players"]
    assert [(players[seat]["morale"], players[seat]["knowledge"]) for seat in (first, second)] == [(6, 2), (5, 1)]


@pytest.mark.rule("D-var-1", "D-var-2", "D-var-3")
def test_all_drafts_together_survive_storing_records_and_leak_nothing() -> None:
    options: dict[str, Any] = {"recruit_draft": True, "market_draft": True, "track_draft": True}
    kept = Record(GAME, seats=3, seed=4, **options)
    dice = Dice(2)
    while kept.state.turn < 3:
        state = kept.state
        assert GAME.load(GAME.dump(state)) == state
        for seat in (0, 1, 2, None):
            other = state.sample(seat, dice)
            assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))
            assert other.events(seat) == state.events(seat)
            if seat is not None:
                assert other.legal(seat) == state.legal(seat)
        seat = state.deciders[-1]
        legal = state.legal(seat)
        kept.apply(seat, legal[len(legal) // 2])
    assert Record.parse(kept.dump()).state == kept.state
