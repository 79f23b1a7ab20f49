"""Which bots play which seats of which deals."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from euphoria.arena.contest.bot_game import play
from euphoria.arena.contest.schedule import Contest, ContestError, fill_seats, scheduled_deals, seatings_of
from tests.arena.contests import quick, without_clock


def contest(seats: int, *bots: str, seed: int = 1) -> Contest:
    return Contest("dystopia", seats, bots, seed, {})


def test_in_each_deal_every_bot_has_every_seat_once() -> None:
    four = contest(4, "a", "b", "c", "d")
    for number in range(20):
        seatings = seatings_of(four, number)
        assert len(seatings) == 4
        for seat in range(4):
            assert sorted(bots[seat] for bots in seatings) == ["a", "b", "c", "d"]


def test_two_play_each_deal_twice_with_seats_exchanged() -> None:
    for number in range(5):
        first, second = seatings_of(contest(2, "a", "b"), number)
        assert {first, second} == {("a", "b"), ("b", "a")}


def test_neighbours_change_from_deal_to_deal_and_the_seed_says_how() -> None:
    four = contest(4, "a", "b", "c", "d")
    after_a = {bots[(bots.index("a") + 1) % 4] for number in range(20) for bots in seatings_of(four, number)}
    assert after_a == {"b", "c", "d"}
    assert [seatings_of(four, number) for number in range(9)] == [seatings_of(four, number) for number in range(9)]
    assert [seatings_of(four, number) for number in range(9)] != [
        seatings_of(four._replace(seed=2), number) for number in range(9)
    ]


def test_with_more_bots_than_seats_all_groups_play_the_same_deal() -> None:
    seatings = seatings_of(contest(2, "a", "b", "c"), 0)
    assert len(seatings) == len(set(seatings)) == 6
    assert Counter(bot for bots in seatings for bot in bots) == {"a": 4, "b": 4, "c": 4}


def test_a_bot_on_several_seats_moves_round_with_no_game_played_twice() -> None:
    assert sorted(seatings_of(contest(4, "a", "b", "b", "b"), 0)) == sorted(
        {("a", "b", "b", "b"), ("b", "a", "b", "b"), ("b", "b", "a", "b"), ("b", "b", "b", "a")}
    )
    for number in range(12):
        seatings = seatings_of(contest(4, "a", "a", "b", "b"), number)
        assert len(seatings) == len(set(seatings))
        for seat in range(4):
            assert Counter(bots[seat] for bots in seatings)["a"] * 2 == len(seatings)


def test_a_bot_does_not_play_against_itself_alone() -> None:
    assert all(len(set(bots)) > 1 for bots in seatings_of(contest(2, "a", "a", "b"), 0))


def test_games_are_numbered_in_whole_deals() -> None:
    deals = list(scheduled_deals(contest(3, "a", "b", "c"), 10))
    assert [len(one) for one in deals] == [3, 3, 3, 3]
    assert [match.number for one in deals for match in one] == list(range(12))
    assert [match.deal for match in islice((match for one in deals for match in one), 4)] == [0, 0, 0, 1]


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert fill_seats(("a", "b"), 4) == ("a", "b", "b", "b")
    assert fill_seats(("a", "b", "c"), 2) == ("a", "b", "c")
    for bots in ((), ("a",), ("a", "a")):
        with pytest.raises(ContestError, match="two different bots"):
            fill_seats(bots, 2)


def test_a_game_depends_on_its_contest_and_number_alone() -> None:
    (first, second, *_), (other, *_) = islice(scheduled_deals(quick(), 8), 2)
    assert without_clock(play(quick(), first)) == without_clock(play(quick(), first))
    games = [play(quick(), match) for match in (first, second, other)]
    assert [(game.number, game.deal, game.bots) for game in games] == [tuple(one) for one in (first, second, other)]
    assert len({game.decisions for game in games}) == 3
    assert without_clock(play(quick(seed=2), first)) != without_clock(play(quick(), first))


def test_who_sits_on_the_same_seat_of_the_same_deal_throws_the_same() -> None:
    """Common random numbers: two bots that are the same play the same game, and differ in nothing."""
    twins = Contest("leaders", 4, ("random", "random:9", "random", "random"), 1, {"turns": 2})
    games = [play(twins, match) for match in next(scheduled_deals(twins, 4))]
    assert len(games) == 4
    assert len({(game.decisions, game.winners, game.turns) for game in games}) == 1


def test_what_is_kept_of_a_game_comes_back_from_json() -> None:
    game = play(quick(), next(scheduled_deals(quick(), 1))[0])
    assert type(game).read({name: list(x) if isinstance(x, tuple) else x for name, x in game.json().items()}) == game
    assert sum(game.decisions) > 10
    assert all(second >= 0 for second in game.seconds)
