"""Standings: ratings, win rates and their intervals."""

from __future__ import annotations

from euphoria.arena.contest.schedule import Contest, scheduled_deals
from euphoria.arena.contest.sequential_test import StoppingRule
from euphoria.arena.contest.standings import head_to_head, results, standings
from euphoria.arena.statistics.proportions import interval
from euphoria.arena.statistics.ratings import places, rate
from tests.arena.contests import counted, invented, told

TWO = Contest("dystopia", 2, ("strong", "weak"), 1, {})
THREE = Contest("dystopia", 3, ("low", "high", "middle"), 1, {})
ORDER = ("high", "middle", "low")


def test_ratings_are_in_the_order_of_strength() -> None:
    games = [
        told(match, (match.bots.index("high"),), [10 - ORDER.index(bot) for bot in match.bots])
        for deal in scheduled_deals(THREE, 60)
        for match in deal
    ]
    ratings = rate(THREE.entrants, games)
    assert sorted(ratings, key=lambda bot: -ratings[bot].strength) == list(ORDER)
    assert ratings["high"].low > ratings["low"].high
    assert all(one.doubt < 25 / 3 for one in ratings.values())
    assert [one.spec for one in standings(THREE, games)][:1] == ["high"]


def test_winners_come_first_and_share_their_place() -> None:
    match = next(scheduled_deals(Contest("leaders", 4, ("a", "b", "b", "b"), 1, {}), 4))[0]
    assert places(told(match, (1, 3), [9, 1, 5, 1])) == [3, 1, 4, 1]
    assert places(told(match, (1, 3))) == [3, 1, 3, 1]
    assert places(told(match, ())) == [1, 1, 1, 1]


def test_a_bot_on_several_seats_has_one_rating() -> None:
    contest = Contest("leaders", 4, ("a", "b", "b", "b"), 1, {})
    games = [told(match, (match.bots.index("a"),)) for deal in scheduled_deals(contest, 40) for match in deal]
    ratings = rate(contest.entrants, games)
    assert set(ratings) == {"a", "b"}
    assert ratings["a"].strength > 30 > 25 > ratings["b"].strength


def test_games_of_one_deal_that_go_alike_are_worth_fewer() -> None:
    """A bot that wins all games of half of the deals has won as many, and is known less well."""
    deals = list(scheduled_deals(TWO, 80))
    alike = [
        told(match, (match.bots.index("strong" if match.deal % 2 else "weak"),)) for deal in deals for match in deal
    ]
    split = [told(match, (0,)) for deal in deals for match in deal]
    (wide, *_), (narrow, *_) = standings(TWO, alike), standings(TWO, split)
    assert wide.share == narrow.share == 0.5
    assert (narrow.low, narrow.high) == interval(40, 80)
    low, high = interval(20, 40)
    assert abs(wide.low - low) < 0.01 and abs(wide.high - high) < 0.01


def test_who_won_all_is_still_not_certain() -> None:
    best, worst = standings(TWO, invented(TWO, 1.0, 20))
    assert (best.spec, best.share, best.high) == ("strong", 1.0, 1.0)
    assert 0.8 < best.low < 0.9
    assert (worst.low, round(worst.high, 6)) == (0.0, round(1 - best.low, 6))


def test_one_against_one_counts_games_that_one_of_them_won() -> None:
    match = next(scheduled_deals(THREE, 3))[0]
    seat = {bot: match.bots.index(bot) for bot in match.bots}
    met = head_to_head(THREE, [told(match, (seat["high"],)), told(match, (seat["high"], seat["low"])), told(match, ())])
    assert met["high", "low"] == (1, 1)
    assert met["low", "high"] == (0, 1)
    assert met["high", "middle"] == (2, 2)
    assert met["low", "middle"] == (1, 1)


def test_all_figures_are_in_the_results() -> None:
    test = counted(TWO, invented(TWO, 0.7, 40), StoppingRule(stops=False))
    found = results(TWO, StoppingRule(), test, 39)
    assert (found["games"], found["games_asked"], found["deals"], found["complete"]) == (40, 39, 20, True)
    assert [row["bot"] for row in found["standings"]] == ["strong", "weak"]
    assert sum(row["wins"] for row in found["standings"]) == 40
    assert sum(one["count"] for one in found["wins_by_seat"]) == 40
    assert found["reasons"] == {"told": 40}
    assert found["speed"]["strong"] == {"seconds": 20.0, "a_second": 10.0, "late": 0}
