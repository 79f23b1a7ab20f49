"""Effects of things on winning, and which differences are significant."""

from __future__ import annotations

import random

import pytest

from euphoria.arena.report.survey_page import bins, most_significant_by_difference, survey_page
from euphoria.arena.statistics.win_effects import (
    FEWEST,
    LotteryDraw,
    effects,
    hypergeometric,
    mean_and_error,
    p_value,
    q_values,
)
from euphoria.arena.survey.findings import SurveyFindings
from euphoria.arena.survey.game_facts import ThingUse
from euphoria.arena.survey.observation import GameFacts, Survey


def game(number: int, winner: int, *uses: ThingUse, **more: object) -> GameFacts:
    made = GameFacts(number, (winner,), "told", 0, 10, 20, (3.0,) * 10, (1.0,) * 9, 1, {}, uses)
    return made._replace(**more)  # type: ignore[arg-type]


def many(games: int, things: int, lucky: float, seed: int = 3) -> list[GameFacts]:
    """At four seats everybody is dealt one thing; whoever has number 0 wins with that chance, else anybody does."""
    rng = random.Random(seed)
    found = []
    for number in range(games):
        dealt = rng.sample(range(things), 4)
        winner = dealt.index(0) if 0 in dealt and rng.random() < lucky else rng.randrange(4)
        found.append(game(number, winner, *(ThingUse("thing", str(thing), seat) for seat, thing in enumerate(dealt))))
    return found


def test_what_wins_is_found_and_nothing_else_is_believed() -> None:
    found = {one.name: one for one in effects(many(600, 30, 0.4), 4)}
    assert len(found) == 30
    best = found.pop("0")
    assert best.is_believed
    assert best.difference is not None and best.difference_low is not None and best.difference_high is not None
    assert best.difference_low < 0.4 < best.difference_high
    assert [one.name for one in found.values() if one.is_believed] == []


def test_where_nothing_wins_nothing_is_believed() -> None:
    """Without the correction one in twenty would be."""
    believed = loud = 0
    for seed in range(8):
        found = effects(many(200, 25, 0.0, seed), 4)
        believed += any(one.is_believed for one in found)
        loud += sum(one.p is not None and one.p < 0.05 for one in found)
    assert loud >= 5
    assert believed <= 1


def test_those_with_it_are_compared_with_those_without_at_the_same_table() -> None:
    games = [
        game(n, 0, ThingUse("thing", "mine", 0, 3), ThingUse("thing", "ours", 0), ThingUse("thing", "ours", 1))
        for n in range(30)
    ]
    mine, ours = effects(games, 2)
    assert (mine.name, mine.seats, mine.share, mine.times, mine.wins, mine.compared) == ("mine", 30, 0.5, 3.0, 1.0, 30)
    assert mine.is_believed
    assert (ours.share, ours.wins, ours.compared, ours.difference, ours.q) == (1.0, 0.5, 0, None, None)


def test_of_few_games_nothing_is_said() -> None:
    games = [game(number, 0, ThingUse("thing", "rare", 0)) for number in range(FEWEST)]
    assert effects(games[1:], 2)[0].difference is None
    assert effects(games, 2)[0].difference is not None


def test_a_few_equal_numbers_are_not_taken_for_certain() -> None:
    mean, error = mean_and_error([0.0] * 20)
    assert mean == 0
    assert 0.05 < error < 0.1
    assert mean_and_error([1.0] * 20)[0] < 0.95


def test_the_correction_of_benjamini_and_hochberg() -> None:
    """The example of their paper: 15 comparisons, of which four are believed at 0.05."""
    chances = [
        0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590,
        1.0,
    ]  # fmt: skip
    found = q_values(chances)
    assert sum(one <= 0.05 for one in found) == 4
    assert found == sorted(found)
    assert found[0] == pytest.approx(0.0015)
    assert q_values(chances[::-1]) == found[::-1]
    assert q_values([]) == []


def test_chances_are_counted_out_for_few_games() -> None:
    """One of four wins: never in 20 games is 0.75 to the 20th, doubled for the other direction."""
    assert p_value([LotteryDraw(1, 1, 0)] * 20, 4) == pytest.approx(2 * 0.75**20)
    assert p_value([LotteryDraw(1, 1, 1)] * 5, 2) == pytest.approx(2 * 0.5**5)
    assert p_value([LotteryDraw(1, 1, 1), LotteryDraw(1, 1, 0)] * 10, 2) == 1
    assert p_value([LotteryDraw(2, 0, 0), LotteryDraw(2, 4, 2)], 4) == 1  # nobody won, or everybody: it tells nothing
    assert sum(hypergeometric(3, 2, 6)) == pytest.approx(1)
    assert hypergeometric(2, 2, 4) == pytest.approx((1 / 6, 4 / 6, 1 / 6))


def test_many_games_are_near_to_what_counting_out_would_say(monkeypatch: pytest.MonkeyPatch) -> None:
    draws = [LotteryDraw(1, 1, int(number % 10 < 4)) for number in range(150)]
    exact = p_value(draws, 3)
    monkeypatch.setattr("euphoria.arena.statistics.win_effects.MAX_EXACT", 10)
    assert p_value(draws, 3) == pytest.approx(exact, rel=0.1)
    assert 0.05 < exact < 0.15


def test_findings_add_up() -> None:
    games = [
        game(0, 1, first=1, turns=8),
        game(1, 0, first=1, turns=12, decided=(0.0,) * 9, lead_changes=3),
        game(2, 0, winners=(), reason="limit", first=0),
    ]
    found = SurveyFindings(Survey("dystopia", 2, "random", 1, {}), games[::-1])
    assert [one.number for one in found.games] == [0, 1, 2]
    assert [one["count"] for one in found.wins_by_seat()] == [1, 1]
    assert [one["count"] for one in found.wins_by_order()] == [1, 1]
    assert found.comebacks()["share"] == 0.5
    assert found.reasons()["limit"]["count"] == 1
    assert found.decisions_a_turn == 2.0
    assert found.decided == [0.5] * 9
    assert found.json()["turns"] == {"mean": 10, "median": 10, "min": 8, "max": 12}


def test_groups_are_told_apart_by_what_was_varied() -> None:
    games = [game(n, n % 2, varied={"mission": "rescue" if n % 3 else "massacre"}, turns=n) for n in range(9)]
    rescue, massacre = reversed(SurveyFindings(Survey("reality", 2, "random", 1, {}), games).groups())
    assert (rescue.value, rescue.games, massacre.value, massacre.games) == ("rescue", 6, "massacre", 3)
    assert massacre.turns == 3.0
    assert massacre.first_wins["count"] == 2


@pytest.mark.parametrize(("wins", "red"), [(100, 0), (120, 0), (130, 1)])
def test_of_several_seats_one_may_win_more_by_chance(wins: int, red: int) -> None:
    """At six seats 100 wins of 600 are even, and one seat of six is outside its own 95 % interval by chance."""
    others = [1 + at % 5 for at in range(600 - wins)]
    findings = SurveyFindings(
        Survey("dystopia", 6, "greedy", 1, {}), [game(*one) for one in enumerate([0] * wins + others)]
    )
    page = survey_page(findings, "en", "")
    assert page.count("point strong") == 2 * red  # by order of play and by seat
    outside = [one for one in findings.wins_by_seat() if not one["low"] <= 1 / 6 <= one["high"]]
    assert len(outside) == (wins > 100)


def test_bins_hold_all_games_in_few_columns() -> None:
    counts = SurveyFindings(Survey("dystopia", 2, "random", 1, {}), [game(n, 0, turns=n * 7) for n in range(100)]).turns
    found = bins(counts)
    assert sum(count for _, count in found) == 100
    assert len(found) <= 40
    assert found[0][0] == "0"


def test_a_picture_shows_what_is_furthest_from_chance() -> None:
    found = effects(many(300, 30, 0.5), 4)
    shown = most_significant_by_difference([one for one in found if one.difference is not None], 5)
    assert len(shown) == 5
    assert shown[0].name == "0"
    assert [one.difference for one in shown] == sorted((one.difference or 0 for one in shown), reverse=True)


def team_games(games: int, seed: int) -> list[GameFacts]:
    """Two teams of three at six seats; a coin decides which one wins, all of it."""
    rng = random.Random(seed)
    found = []
    for number in range(games):
        seats = rng.sample(range(6), 6)
        uses = [ThingUse("team", "red" if seat in seats[:3] else "blue", seat) for seat in range(6)]
        winners = tuple(sorted(seats[:3] if rng.random() < 0.5 else seats[3:]))
        found.append(game(number, 0, *uses, winners=winners))
    return found


@pytest.mark.parametrize("games", [60, 200])
def test_those_who_win_together_are_not_taken_for_many(games: int) -> None:
    """Of equal teams one stands out, or leaves its interval, no more often than said."""
    runs, loud, outside = 100, 0, 0
    for seed in range(runs):
        red = next(one for one in effects(team_games(games, seed), 6) if one.name == "red")
        assert red.p is not None
        loud += red.p <= 0.05
        outside += not red.low <= 0.5 <= red.high
    assert loud <= 11
    assert outside <= 11
