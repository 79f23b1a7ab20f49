"""`reality`: what is drawn for a seat does not depend on secrets, and comes up as often as it should."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import prod
from typing import Any

import pytest

from euphoria import Dice, State
from euphoria.games.reality.cards.objects import BITS, COSTS
from euphoria.games.reality.game import GAME, RealityState
from euphoria.games.reality.knowledge.sampling import UNIT, guesses, hidden, spare
from tests.random_play import states
from tests.sampling.lockstep import Pair, pair_of, play

TABLES: dict[str, dict[str, Any]] = {
    "objectives": {"turns": 2},
    "massacre": {"turns": 3, "mission": "massacre", "budget": 1200},
    "rescue": {"turns": 2, "mission": "rescue"},
}


def play_pairs(name: str, seeds: range, steps: int) -> list[Pair]:
    played = []
    for seed in seeds:
        seat = (0, 1, None)[seed % 3]
        first, second = pair_of(GAME, 2, seat, seed, **TABLES[name])
        played.append(play(first, second, seat, seed, steps, lively=0.7, about=(name, seed, seat)))
    return played


@pytest.mark.slow
@pytest.mark.rule("R-team-4", "R-team-8")
@pytest.mark.parametrize("name", TABLES)
def test_two_games_that_a_seat_cannot_tell_apart(name: str) -> None:
    played = play_pairs(name, range(6), 120)
    assert sum(pair.secret for pair in played) > 3
    assert sum(pair.steps for pair in played) > 250


@pytest.mark.soak
@pytest.mark.parametrize("name", TABLES)
def test_many_games_that_a_seat_cannot_tell_apart(name: str) -> None:
    assert sum(pair.secret for pair in play_pairs(name, range(100, 160), 300)) > 40


def with_objects() -> RealityState:
    """A position in which one side may hold only a few objects unseen."""
    for seed in range(200):
        for state in states(GAME, 2, seed, lively=0.5, turns=1):
            assert isinstance(state, RealityState)
            if state.who and state.deciders and 0 < spare(state, 1) <= 4 and guesses(state, 1):
                return state
    raise AssertionError("no such position")


@pytest.mark.rule("R-team-4", "R-team-8")
def test_hidden_objects_against_all_ways_to_have_spent_the_budget() -> None:
    state = with_objects()
    guessed, money = guesses(state, 1), spare(state, 1)
    right = Counter[frozenset[tuple[int, int]]]()
    assert all(COSTS[one.item] >= UNIT for one in guessed)
    for size in range(money + 1):
        for bought in combinations(guessed, size):
            if sum(COSTS[one.item] for one in bought) <= money * UNIT:
                right[frozenset((one.figure, one.item) for one in bought)] += prod(one.weight for one in bought)
    draw, dice, draws = state.sampler(0), Dice(5), 4000
    found = Counter(_unseen(draw(dice)) for _ in range(draws))
    assert set(found) <= set(right)
    total = right.total()
    off = sum((found[way] - draws * count / total) ** 2 / (draws * count / total) for way, count in right.items())
    freedom = len(right) - 1
    assert off < freedom + 4.5 * (2 * freedom) ** 0.5 + 8


def _unseen(state: State) -> frozenset[tuple[int, int]]:
    assert isinstance(state, RealityState)
    return frozenset(
        (figure, item)
        for figure in state.figures()
        if state.side[figure] == 1
        for item, bit in enumerate(BITS)
        if hidden(state, figure) & bit
    )
