"""The value of doubling the budget, from the games of a ladder."""

from __future__ import annotations

from random import Random

import pytest

from euphoria.arena.statistics.ladder_fit import LadderFit, LadderGame, fit_ladder, ladder_game


def ladder(share: float, deals: int, seed: int = 1, steps: int = 5) -> list[LadderGame]:
    """Games of everybody against everybody, where a step wins so often against the one below it."""
    dice = Random(seed)
    odds = share / (1 - share)
    games = []
    for deal in range(deals):
        for low in range(steps):
            for high in range(low):
                for far in (low - high, high - low):
                    chance = odds**far / (1 + odds**far)
                    games.append(LadderGame(deal, far, float(dice.random() < chance)))
    return games


def found(games: list[LadderGame]) -> LadderFit:
    one = fit_ladder(games)
    assert one is not None
    return one


@pytest.mark.parametrize("share", [0.4, 0.5, 0.6, 0.75])
def test_what_a_doubling_is_worth_is_found_again(share: float) -> None:
    one = found(ladder(share, 400))
    assert one.low < share < one.high and one.high - one.low < 0.03


def test_the_interval_is_right_nineteen_times_of_twenty() -> None:
    inside = 0
    for seed in range(100):
        one = found(ladder(0.6, 8, seed))
        inside += one.low <= 0.6 <= one.high
    assert 88 <= inside <= 99


def test_games_of_one_deal_that_all_go_alike_tell_little() -> None:
    """The same share, but each deal is decided by the deal."""
    alike = [LadderGame(deal, 1.0, float(deal % 3 > 0)) for deal in range(12) for _ in range(10)]
    mixed = [LadderGame(deal, 1.0, float(game % 3 > 0)) for deal in range(12) for game in range(12)]
    assert found(alike).share == pytest.approx(found(mixed).share)
    assert found(alike).high - found(alike).low > 2 * (found(mixed).high - found(mixed).low)


def test_a_game_is_told_from_the_first_seat() -> None:
    assert ladder_game(3, [25, 100], [1]) == LadderGame(3, -2.0, 0.0)
    assert ladder_game(3, [100, 25], [0]) == LadderGame(3, 2.0, 1.0)
    assert ladder_game(3, [100, 50], []) == LadderGame(3, 1.0, 0.5) == ladder_game(3, [100, 50], [0, 1])


def test_too_few_deals_say_nothing() -> None:
    assert fit_ladder([]) is None
    assert fit_ladder([LadderGame(0, 1.0, 1.0), LadderGame(0, -1.0, 0.0)]) is None
    assert fit_ladder([LadderGame(0, 0.0, 1.0), LadderGame(1, 0.0, 1.0)]) is None


def test_who_always_wins_wins_always() -> None:
    one = found([LadderGame(deal, 1.0, 1.0) for deal in range(6)])
    assert one.share > 0.999 and one.low <= one.share <= one.high <= 1.0
