"""What is told of a finished game agrees with its state, and with what is known of a small position."""

from __future__ import annotations

from typing import Any

import pytest

from euphoria import Record
from euphoria.games.dystopia.game import GAME, DystopiaState
from euphoria.games.dystopia.statistics.summary import summary
from tests.dystopia.play import do, scene
from tests.random_play import record

Json = dict[str, Any]


@pytest.fixture(scope="module", params=range(4))
def kept(request: pytest.FixtureRequest) -> Record:
    seed: int = request.param
    return record(GAME, 2 + seed, seed, turn_limit=150, recruits=("printed", "revised")[seed % 2])


def told_of(kept: Record) -> tuple[DystopiaState, Json]:
    assert isinstance(kept.state, DystopiaState)
    return kept.state, summary(kept.state)


def test_every_star_is_told_with_its_turn_source_and_place(kept: Record) -> None:
    state, told = told_of(kept)
    assert state.outcome is not None
    for seat in range(state.seats):
        own = [star for star in told["stars"] if star["seat"] == seat]
        assert len(own) == state.outcome.scores[seat]
        assert sum(star["place"] == "market" for star in own) == sum(mask >> seat & 1 for mask in state.tile_stars)
        assert sum(star["source"] == "dilemma" for star in own) == (state.dilemma[seat] == 2)
        assert [star["turn"] for star in own] == sorted(star["turn"] for star in own)


def test_markets_have_their_stars_and_bind_only_players_without_one(kept: Record) -> None:
    state, told = told_of(kept)
    assert len(told["markets"]) == state.built.bit_count()
    for market in told["markets"]:
        assert len(market["bound"]) == state.seats
        assert sum(market["bound"]) <= state.turn - market["turn"]
    troubled = [market for market in told["markets"] if state.turn - market["turn"] > 3 * state.seats]
    for market in troubled:
        assert all(market["bound"][seat] for seat in set(range(state.seats)) - set(market["stars"]))


def test_the_deciding_market_bound_the_others_more_than_the_winner(kept: Record) -> None:
    state, told = told_of(kept)
    assert state.outcome is not None
    (winner,) = state.outcome.winners
    leads = {}
    for market in told["markets"]:
        others = [turns for seat, turns in enumerate(market["bound"]) if seat != winner]
        leads[market["tile"]] = sum(others) / len(others) - market["bound"][winner]
    if max(leads.values(), default=0) <= 0:
        assert told["decisive"] is None
    else:
        assert leads[told["decisive"]["tile"]] == max(leads.values())
        assert told["decisive"]["others"] - told["decisive"]["own"] == pytest.approx(max(leads.values()), abs=0.06)


def test_an_open_game_has_neither_a_deciding_market_nor_a_tie() -> None:
    state = scene("seats: 2\nA workers: 4")
    assert isinstance(state, DystopiaState)
    do(state, "A", "place", 4, "generator")
    told = summary(state)
    assert (told["stars"], told["markets"], told["decisive"], told["tie"]) == ([], [], None, None)


def test_a_tie_is_told_with_what_broke_it() -> None:
    found = [record(GAME, 4, seed, turn_limit=60) for seed in range(20)]
    ties = [(state, told["tie"]) for state, told in map(told_of, found) if told["tie"] is not None]
    assert ties
    for state, tie in ties:
        assert state.outcome is not None
        assert state.outcome.reason.endswith(tie["criterion"])
        (winner,) = state.outcome.winners
        by_seat = dict(zip(tie["seats"], tie["values"], strict=True))
        best = min if tie["criterion"] in ("knowledge", "dice") else max
        assert by_seat[winner] == best(tie["values"])


def test_the_dice_of_a_tie_are_told_in_order() -> None:
    """Level in everything else, A and B roll twice: 4 against 4, then 7 against 6."""
    state = scene(
        """
        A workers: 2 5
        A goods: 1 gold
        A stars: 1
        B workers: 1 / site-e1 1
        B stars: 1
        tiles: e1 spa
        rolls: 1 1   1 3 2 2   3 4 1 5
        """
    )
    assert isinstance(state, DystopiaState)
    do(state, "A", "place", 2, "site-e1 gold")
    tie = summary(state)["tie"]
    assert isinstance(tie, dict)
    rolls = tie["rolls"]
    assert [(roll["seat"], roll["dice"], roll["total"]) for roll in rolls] == [
        (0, [1, 3], 4),
        (1, [2, 2], 4),
        (0, [3, 4], 7),
        (1, [1, 5], 6),
    ]
