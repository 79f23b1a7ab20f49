"""Who did what to whom in the city, and how heavy it is."""

from __future__ import annotations

import pytest

from euphoria.games.dystopia.game import GAME
from euphoria.kernel.text.emphasis import Emphasis
from tests.dystopia.play import do, scene

A, B, C = range(3)


@pytest.mark.rule("D-place-1")
def test_a_bump_is_done_by_whoever_places_the_worker() -> None:
    state = scene("A workers: 4\nA goods: 1 energy\nB workers: 3 / euphorian-tunnel 5\nrolls: 6")
    events = {str(event["event"]): event for event in do(state, "A", "place", 4, "euphorian-tunnel")}
    assert GAME.emphasis(state, events["placed"]) == Emphasis(A, (), "normal")
    assert GAME.emphasis(state, events["bumped"]) == Emphasis(A, (B,), "normal")
    assert GAME.emphasis(state, events["rolled"]) == Emphasis(B, (), "quiet")


def test_who_bumps_an_own_worker_does_it_to_nobody_else() -> None:
    state = scene("A workers: 4 / euphorian-tunnel 5\nA goods: 1 energy\nrolls: 6")
    bumped = next(one for one in do(state, "A", "place", 4, "euphorian-tunnel") if one["event"] == "bumped")
    assert GAME.emphasis(state, bumped) == Emphasis(A, (), "normal")


@pytest.mark.rule("D-build-3", "D-build-4")
def test_a_market_is_done_to_those_who_did_not_build_it() -> None:
    state = scene("""
        seats: 3
        turn: B
        A workers: 1 / site-w1 2
        B workers: 3 5
        B goods: 1 clay
        C workers: 1 1
        tiles: w1 spa
        rolls: 4 6
    """)
    events = do(state, "B", "place", 3, "site-w1 clay")
    built = next(event for event in events if event["event"] == "built")
    assert GAME.emphasis(state, built) == Emphasis(B, (C,), "major")
    assert {GAME.emphasis(state, one) for one in events if one["event"] == "star"} == {
        Emphasis(A, (), "major"),
        Emphasis(B, (), "major"),
    }


@pytest.mark.rule("D-mk-4")
def test_a_worker_who_knows_too_much_is_lost_to_its_player() -> None:
    state = scene("A knowledge: 6\nA goods: 1 energy\nA workers: 4 6 / euphorian-tunnel 5\nrolls: 6")
    lost = next(one for one in do(state, "A", "place", 4, "euphorian-tunnel") if one["event"] == "lost")
    assert GAME.emphasis(state, lost) == Emphasis(None, (A,), "major")
