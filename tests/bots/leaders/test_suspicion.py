"""What players are modelled to suspect, from what they have seen and from claims."""

from __future__ import annotations

import pytest

from euphoria import State
from euphoria.bots.leaders.public_history import history_of
from euphoria.bots.leaders.suspicion import known_claims, suspicion
from euphoria.games.leaders.game import LeadersState
from tests.leaders.artifact_play import played
from tests.leaders.play import do, pass_turn, place_of, scene, seat_of

TABLE = """
    seats: 6
    claims: 3
    turn: B artifact
    A: e E* s / -
    B: e s e / -
    C: s S* e / -
    D: e e s / -
    knows: B C2 D3, F D3, D C1
    rest: -
"""
SUBTERRAN_LEADER = 1


def suspects(state: State, who: str) -> float:
    """How sure that seat is that C holds the Subterran leader."""
    assert isinstance(state, LeadersState)
    claims, _ = known_claims(state, history_of(state))
    places = (place_of("A2"), place_of("C2"))
    return suspicion(state, seat_of(who), SUBTERRAN_LEADER, places, claims)


def test_who_has_seen_nothing_suspects_all_alike() -> None:
    state = scene(TABLE)
    assert suspects(state, "E") == pytest.approx(3 / 15)
    assert suspects(state, "D") == pytest.approx(2 / 14), "one of C's recruits is known to D"
    assert suspects(state, "B") == 1.0


def test_wastelanders_hold_no_leader() -> None:
    state = scene(TABLE.replace("D: e e s / -", "D: e e s / - / wastelander"))
    assert suspects(state, "E") == pytest.approx(3 / 12)


def test_a_claim_points_at_a_player() -> None:
    state = scene(TABLE)
    before = {who: suspects(state, who) for who in "ADEF"}
    do(state, "B", "claim-recruit", "C2", "subterran-leader")
    assert all(suspects(state, who) > 1.5 * before[who] for who in "ADEF")


def test_it_is_lost_on_those_who_caught_its_claimer_lying() -> None:
    state = scene(TABLE)
    before = suspects(state, "F")
    do(state, "B", "claim-recruit", "D3", "euphorian-follower")
    do(state, "B", "claim-recruit", "C2", "subterran-leader")
    assert suspects(state, "F") == pytest.approx(before), "F has seen D3"
    assert suspects(state, "E") > 1.5 * before, "E has not"


def test_a_claim_about_oneself_moves_less() -> None:
    state = scene(TABLE.replace("turn: B", "turn: C"))
    do(state, "C", "claim-recruit", "C2", "euphorian-follower")
    own_word = suspects(state, "E")
    other = scene(TABLE)
    do(other, "B", "claim-recruit", "C2", "euphorian-follower")
    assert suspects(other, "E") < own_word < 3 / 15


def test_a_word_that_was_taken_back_counts_for_nothing() -> None:
    state = scene(TABLE)
    do(state, "B", "claim-recruit", "C2", "euphorian-follower")
    do(state, "B", "claim-recruit", "C2", "subterran-leader")
    assert suspects(state, "E") == pytest.approx(3 / 15)


def test_a_claim_follows_the_recruit_that_it_was_about() -> None:
    """It was about a paper, and papers move in the open (L-info-8)."""
    state = scene(TABLE.replace("B: e s e / -", "B: e s e / matchmakers-almanac"))
    do(state, "B", "claim-recruit", "C1", "subterran-leader")
    assert suspects(state, "E") == pytest.approx(8 / 20)
    do(state, "B", "skip")
    played(state, "B", "matchmakers-almanac", "C1", "F1", pay="B2")
    pass_turn(state)
    assert suspects(state, "E") < 4 / 19
