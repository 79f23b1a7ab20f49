"""The confidence sequence keeps its error level, also when it is looked at after every deal."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from euphoria.arena.statistics.confidence_sequence import ConfidenceSequence

DEALS = 80


def differences(rng: random.Random, lean: float) -> list[float]:
    """As two bots of two seats make them: both games won, one each, none."""
    chance = (1 + lean) / 2
    return [(rng.random() < chance) + (rng.random() < chance) - 1.0 for _ in range(DEALS)]


def naive_alarm(values: list[float]) -> bool:
    """Somebody who computes the usual 95 % interval after each deal, and stops when 0 is outside."""
    for count in range(5, len(values) + 1):
        seen = values[:count]
        mean = sum(seen) / count
        scatter = sum((one - mean) ** 2 for one in seen) / (count - 1)
        if abs(mean) > 1.96 * sqrt(scatter / count):
            return True
    return False


def test_equal_bots_are_told_apart_no_more_often_than_said() -> None:
    rng = random.Random(5)
    alarms = naive = 0
    runs = 120
    for _ in range(runs):
        values = differences(rng, 0.0)
        sequence = ConfidenceSequence(0.05)
        for value in values:
            sequence.update(value)
        alarms += sequence.sign != 0
        naive += naive_alarm(values)
    assert alarms <= 0.05 * runs + 3  # two standard deviations above the promise would be 10
    assert naive > 0.25 * runs  # what peeking without such a rule comes to


def test_the_true_mean_is_inside_at_every_moment() -> None:
    rng = random.Random(6)
    missed = 0
    for _ in range(60):
        sequence, lean = ConfidenceSequence(0.05), 0.3
        for value in differences(rng, lean):
            sequence.update(value)
            low, high = sequence.interval
            if not low <= lean <= high:
                missed += 1
                break
    assert missed <= 6


@pytest.mark.parametrize("sign", [1, -1])
def test_a_clear_difference_is_found_soon_and_on_the_right_side(sign: int) -> None:
    rng = random.Random(7)
    for _ in range(10):
        sequence = ConfidenceSequence(0.05)
        for value in differences(rng, 0.8 * sign):
            sequence.update(value)
            if sequence.sign:
                break
        assert sequence.sign == sign
        assert sequence.count <= 25
        assert sequence.best_wealth_against_zero >= 20


def test_no_difference_at_all_is_soon_known_to_be_small() -> None:
    sequence = ConfidenceSequence(0.05)
    for _ in range(200):
        sequence.update(0.0)
    assert sequence.sign == 0
    assert sequence.is_within(0.05)
    assert not sequence.is_within(0.001)


def test_nothing_is_known_before_the_first_number() -> None:
    sequence = ConfidenceSequence(0.05)
    assert [*sequence.interval] == [-1, 1]
    assert sequence.best_wealth_against_zero == 1


def test_less_doubt_takes_more_deals() -> None:
    counts = []
    for doubt in (0.1, 0.01, 0.0001):
        sequence = ConfidenceSequence(doubt)
        while sequence.best_wealth_against_zero < 1 / doubt:
            sequence.update(1.0)
        counts.append(sequence.count)
    assert counts == sorted(set(counts))
    assert counts[-1] <= 25


@pytest.mark.parametrize("value", [1 / 3, -1 / 3, 2 / 3, 0.6031])
def test_a_mean_between_two_candidates_is_not_lost(value: float) -> None:
    """In the end every candidate is refuted, those below the mean and those above it."""
    sequence = ConfidenceSequence(0.05)
    for _ in range(8000):
        sequence.update(value)
        low, high = sequence.interval
        assert low <= value <= high, sequence.count
