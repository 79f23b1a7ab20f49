"""The result of a sequential test depends on the deals in their order only."""

from __future__ import annotations

import random

from euphoria.arena.contest.schedule import Contest, scheduled_deals
from euphoria.arena.contest.sequential_test import BETTER, EQUAL, OPEN, WORSE, SequentialTest, StoppingRule, win_rates
from euphoria.arena.contest.standings import results
from tests.arena.contests import counted, invented, told

TWO = Contest("dystopia", 2, ("strong", "weak"), 1, {})


def test_a_clear_contest_ends_before_its_games_do() -> None:
    games = invented(TWO, 0.95, 200)
    test = counted(TWO, games)
    assert test.is_over and test.is_settled
    assert 5 <= test.counted_deals < 30
    assert len(test.counted) == 2 * test.counted_deals
    (answer,) = test.comparisons()
    assert (answer.first, answer.second, answer.answer) == ("strong", "weak", BETTER)
    assert answer.low > 0 and answer.doubt <= 0.05
    assert counted(TWO, invented(TWO, 0.05, 200)).comparisons()[0].answer == WORSE


def test_who_wants_all_games_gets_them() -> None:
    test = counted(TWO, invented(TWO, 0.95, 60), StoppingRule(stops=False))
    assert test.is_settled
    assert len(test.counted) == 60


def test_bots_that_share_every_deal_are_as_good_as_equal() -> None:
    games = [told(match, (0,)) for deal in scheduled_deals(TWO, 600) for match in deal]
    test = counted(TWO, games)
    assert test.is_settled
    assert test.comparisons()[0].answer == EQUAL
    assert counted(TWO, games, StoppingRule(margin=0.01)).counted_deals > test.counted_deals
    few = counted(TWO, games[:6])
    assert few.is_over and not few.is_settled
    assert few.comparisons()[0].answer == OPEN


def test_the_order_in_which_games_come_in_makes_no_difference() -> None:
    games = invented(TWO, 0.8, 100)
    wanted = counted(TWO, games)
    for seed in range(5):
        mixed = games.copy()
        random.Random(seed).shuffle(mixed)
        test = counted(TWO, mixed)
        assert test.counted == wanted.counted
        assert results(TWO, StoppingRule(), test, 100) == results(TWO, StoppingRule(), wanted, 100)


def test_a_deal_counts_when_all_before_it_are_in() -> None:
    games = invented(TWO, 0.8, 8)
    test = SequentialTest(TWO, StoppingRule(), list(scheduled_deals(TWO, 8)))
    for game in games[2:]:
        test.add(game)
    assert (test.counted_deals, test.pending) == (0, 6)
    test.add(games[0])
    test.add(games[1])
    assert (test.counted_deals, test.pending) == (4, 0)


def deals_needed(contest: Contest) -> int:
    """Until the first entrant, who always wins, is known to be better than the second."""
    deals = list(scheduled_deals(contest, 200))
    test = SequentialTest(contest, StoppingRule(stops=False), deals)
    for deal in deals:
        for match in deal:
            test.add(told(match, (match.bots.index(contest.entrants[0]),)))
        if test.comparisons()[0].answer == BETTER:
            break
    return test.counted_deals


def test_many_comparisons_are_each_made_with_more_care() -> None:
    """Six pairs share the doubt that two bots have for themselves."""
    four = Contest("dystopia", 4, ("a", "b", "c", "d"), 1, {})
    assert 5 < deals_needed(TWO) < deals_needed(four) < 20
    test = counted(four, invented(four, 1.0, 80), StoppingRule(stops=False))
    answers = {(one.first, one.second): one.answer for one in test.comparisons()}
    assert len(answers) == 6
    assert {answers["a", rival] for rival in "bcd"} == {BETTER}
    assert not test.is_settled


def test_where_a_team_wins_every_seat_of_it_does() -> None:
    (match, *_) = next(scheduled_deals(Contest("leaders", 4, ("a", "b", "b", "b"), 1, {}), 4))
    own = match.bots.index("a")
    other = (own + 1) % 4
    assert win_rates([told(match, (own, other))]) == {"a": 1.0, "b": 1 / 3}
    assert win_rates([told(match, ())]) == {"a": 0.0, "b": 0.0}
