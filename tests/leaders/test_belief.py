"""Beliefs: exact counts over the deals that agree with what a seat has seen."""

from __future__ import annotations

import random

import pytest

from euphoria import Dice
from euphoria.games.leaders.game import LeadersState
from euphoria.games.leaders.knowledge import recruit_knowledge
from euphoria.games.leaders.knowledge.belief import beliefs
from tests.leaders.play import LEADERS, scene
from tests.pure import needs_pure
from tests.random_play import states


def table(text: str) -> LeadersState:
    state = scene(text)
    assert isinstance(state, LeadersState)
    return state


def test_a_small_table_by_hand() -> None:
    """A sees all but three recruits, one of each of B, C and D; one of the three is the Subterran leader."""
    state = table(
        """
        seats: 4
        A: E* e s
        B: [e] [s] s
        C: [e] [s] S*
        D: [e] [s] e
        """
    )
    found = beliefs(state, 0)
    assert found.exact
    assert found.players[0].teams == pytest.approx((1, 0, 0))
    assert found.players[0].leaders == pytest.approx((1, 0))
    for other in (1, 2, 3):
        # leader 1/3 (Subterran), else e or s with equal chances
        assert found.players[other].leaders == pytest.approx((0, 1 / 3))
        assert found.players[other].teams == pytest.approx((1 / 3, 2 / 3, 0))


def test_a_wastelander_is_one_for_sure_and_holds_no_leader() -> None:
    state = table("seats: 5\nB: e s e / - / wastelander\n")
    found = beliefs(state, 0).players[1]
    assert found.teams == pytest.approx((0, 0, 1))
    assert found.leaders == pytest.approx((0, 0))


def test_the_probabilities_of_each_leader_add_up_to_one() -> None:
    for state in states(LEADERS, 7, 4, lively=0.5, turns=4):
        assert isinstance(state, LeadersState)
        for seat in (0, 5, None):
            found = beliefs(state, seat)
            for leader in (0, 1):
                assert sum(player.leaders[leader] for player in found.players) == pytest.approx(1)
            for player in found.players:
                assert sum(player.teams) == pytest.approx(1)


def positions(count: int, shuffles: int) -> list[LeadersState]:
    """Positions with at least so many shuffles out of sight behind them."""
    found: list[LeadersState] = []
    rng = random.Random(5)
    seed = 0
    while len(found) < count:
        seed += 1
        for state in states(LEADERS, 4 + seed % 5, seed, lively=0.7, edition="AB"[seed % 2], turns=12):
            assert isinstance(state, LeadersState)
            if state.deciders and len(state.mixes) >= shuffles and rng.random() < 0.02:
                found.append(state.copy())
                break
    return found


@pytest.mark.slow
def test_samples_agree_with_the_counts() -> None:
    for state in positions(2, 0) + positions(2, 2):
        dice = Dice(1)
        exact = beliefs(state, 0)
        drawn = [state.sample(0, dice) for _ in range(600)]
        for player in range(state.seats):
            for team in range(3):
                share = sum(other.team(player) == team for other in drawn) / len(drawn)
                assert abs(share - exact.players[player].teams[team]) < 0.09


@needs_pure
def test_beyond_counting_worlds_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """With too many shuffles the ways are drawn, and it says so; the answer stays near the exact one."""
    state = positions(1, 2)[0]
    exact = beliefs(state, 1)
    monkeypatch.setattr(recruit_knowledge, "MOST_WAYS", 1)
    monkeypatch.setattr(recruit_knowledge, "WAYS_DRAWN", 400)
    drawn = beliefs(state, 1, Dice(2))
    assert exact.exact
    assert not drawn.exact
    for one, other in zip(exact.players, drawn.players, strict=True):
        assert one.teams == pytest.approx(other.teams, abs=0.15)
