"""Rollout comparison: the same worlds for all actions, elimination, and a result even after one rollout."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from euphoria import Dice, State
from euphoria.bots.core.budget import Budget
from euphoria.bots.core.judge import RolloutJudge, judge_of, planner_judge_of
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.reality.planner.judge import RealityPlannerJudge
from euphoria.bots.search.action_estimate import ActionEstimate
from euphoria.bots.search.deadline import Deadline
from euphoria.bots.search.planner import most_visited
from euphoria.bots.search.rollout_comparison import DETERMINISTIC_ROUNDS, MAX_ROUNDS, RolloutComparison
from euphoria.bots.search.search_method import search_for
from euphoria.bots.search.tree_search import SearchTree
from euphoria.games import game
from euphoria.games.reality.actions import WALK
from euphoria.kernel.core.action import Action

ALONE = """game: reality
scene: 48 36
mission: massacre
phase: positioning
A sooyoung: 24 10
B mycky: 24 33
B mycky spent: 9
"""


APART, WORTH_IT = 9, 12


class Westward(RealityPlannerJudge):
    """All that counts is how far west the first figure stands; dice make it more or less sure."""

    def __init__(self, doubt: int = 0) -> None:
        self.doubt = doubt
        self.worlds: list[int] = []

    def weigh(self, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
        """Places all over the table, the first ones first."""
        order = iter(range(1, WORTH_IT + 1))
        return [1 / next(order) if at % APART == 0 and at < APART * WORTH_IT else 0.0 for at in range(len(actions))]

    def is_quiet(self, before: State, state: State, seat: int) -> bool:
        self.worlds.append(before.dice.word)
        return True

    def value(self, state: State, seat: int) -> float:
        x: int = state.xs[0]  # type: ignore[attr-defined]
        noise = Dice(f"{state.dice.word} {x}").below(self.doubt) / 100 if self.doubt else 0.0
        return 1 - x / 200 + noise


def asked_where_to() -> tuple[Perspective, list[Action]]:
    state = game("reality").scenario(ALONE)
    state.apply(0, WALK)
    seen = Perspective.of(state, 0, Dice(1))
    return seen, seen.legal()


def compare(judge: Westward, iterations: int) -> tuple[list[Action], list[ActionEstimate]]:
    seen, legal = asked_where_to()
    search = RolloutComparison(judge, seen, Dice(5))
    search.run(legal, Deadline(Budget(iterations=iterations)))
    return legal, search.estimates()


def tried(estimates: list[ActionEstimate]) -> list[ActionEstimate]:
    return [estimate for estimate in estimates if estimate.visits]


def test_the_best_is_found_and_the_others_are_given_up() -> None:
    legal, estimates = compare(Westward(doubt=3), 1000)
    best = most_visited(legal, [estimates])
    chosen = estimates[legal.index(best)]
    assert chosen.total / chosen.visits == max(estimate.total / estimate.visits for estimate in tried(estimates))
    assert len(tried(estimates)) > 5
    worst = min(tried(estimates), key=lambda estimate: estimate.total / estimate.visits)
    assert worst.visits < chosen.visits < MAX_ROUNDS


def test_what_chance_has_no_part_in_is_not_tried_again_and_again() -> None:
    _, estimates = compare(Westward(), 1000)
    assert {estimate.visits for estimate in tried(estimates)} == {DETERMINISTIC_ROUNDS}


def test_but_a_die_that_was_thrown_may_fall_otherwise_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    judge = Westward()
    look = judge.is_quiet

    def throw(before: State, state: State, seat: int) -> bool:
        state.dice.below(6)
        return look(before, state, seat)

    monkeypatch.setattr(judge, "is_quiet", throw)
    _, estimates = compare(judge, 1000)
    assert max(estimate.visits for estimate in estimates) > DETERMINISTIC_ROUNDS


def test_what_is_in_doubt_is_tried_again() -> None:
    _, estimates = compare(Westward(doubt=30), 100_000)
    assert max(estimate.visits for estimate in estimates) == MAX_ROUNDS
    assert sum(estimate.visits == MAX_ROUNDS for estimate in estimates) > 1


def test_all_meet_the_same_worlds() -> None:
    judge = Westward()
    _, estimates = compare(judge, 1000)
    count = len(tried(estimates))
    assert len(set(judge.worlds[:count])) == 1
    assert judge.worlds[count] != judge.worlds[0]


def test_of_the_first_round_counts_what_there_was_time_for() -> None:
    seen, legal = asked_where_to()
    weights = Westward().weigh(seen.sample(Dice(1)), 0, legal)
    by_weight = sorted(legal, key=lambda action: -weights[legal.index(action)])
    for iterations in (0, 1, 3):
        judge = Westward()
        _, estimates = compare(judge, iterations)
        assert [estimate.visits for estimate in estimates].count(1) == iterations
        best = most_visited(legal, [estimates])
        assert best in by_weight[: max(1, iterations)], "the most promising come first"
    assert best == min(by_weight[:3], key=lambda action: -estimates[legal.index(action)].total)


def test_a_later_round_counts_only_when_it_is_whole() -> None:
    _, all_of_them = compare(Westward(), 1000)
    count = len(tried(all_of_them))
    _, estimates = compare(Westward(), count + 1)
    assert {estimate.visits for estimate in tried(estimates)} == {1}


def test_who_foresees_rehearses_and_others_grow_a_tree() -> None:
    for id, search in (("reality", RolloutComparison), ("dystopia", SearchTree), ("leaders", SearchTree)):
        state = game(id).new(game(id).seats[0], seed=1)
        seen = Perspective.of(state, state.deciders[0], Dice(1))
        judge = planner_judge_of(id)
        assert isinstance(search_for(judge, seen, Dice(1)), search)
        assert isinstance(judge, RolloutJudge) == (judge is not judge_of(id))
