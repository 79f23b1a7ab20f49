"""What a game was worth, and whether it came to its end by the rules or by a limit of the table."""

from __future__ import annotations

import pytest

from euphoria import State, game
from euphoria.kernel.core.outcome import Outcome
from tests.dystopia.play import scene as city
from tests.in_numbers import GAMES, variants
from tests.random_play import states


@pytest.mark.parametrize("id", GAMES)
def test_returns_are_shares_of_the_win(id: str) -> None:
    one = game(id)
    for seed in range(6):
        options = variants(one)[seed % len(variants(one))]
        for state in states(one, one.seats[seed % len(one.seats)], seed, lively=0.5, **options):
            if state.deciders:
                assert state.returns() == [0.0] * state.seats
                assert not state.truncated
            else:
                assert sum(state.returns()) == pytest.approx(1.0)
                won = [seat for seat, share in enumerate(state.returns()) if share]
                assert state.outcome is not None
                assert won == sorted(state.outcome.winners or range(state.seats))


@pytest.mark.parametrize(
    ("winners", "shares"),
    [((2,), [0, 0, 1, 0]), ((0, 3), [0.5, 0, 0, 0.5]), ((), [0.25, 0.25, 0.25, 0.25]), ((0, 1, 2, 3), [0.25] * 4)],
)
def test_shares(winners: tuple[int, ...], shares: list[float]) -> None:
    state = game("leaders").new(seats=4, seed=1)
    state.finish(Outcome(winners, (), "shot", "L-win-3"))
    assert state.returns() == shares


def ended(id: str, **options: object) -> State:
    one = game(id)
    *_, last = states(one, one.seats[0], 4, lively=0.6, **options)
    return last


def test_leaders_is_cut_off_by_its_number_of_turns() -> None:
    last = ended("leaders", turns=1)
    assert last.outcome is not None
    assert (last.outcome.rule, last.truncated) == ("L-win-6", True)
    assert last.returns() == [0.25] * 4


def test_leaders_ends_by_its_rules() -> None:
    rules = set()
    for seed in range(6):
        *_, last = states(game("leaders"), 5, seed, lively=0.8)
        assert last.outcome is not None
        assert last.truncated == (last.outcome.rule == "L-win-6")
        rules.add(last.outcome.rule)
    assert rules - {"L-win-6"}


def test_dystopia_is_cut_off_by_its_limit() -> None:
    assert ended("dystopia", turn_limit=12).truncated


TIED = """
    turn_limit: 1
    A workers: 4
    A morale: {morale}
    A stars: {stars}
    B workers: 3
    B stars: 7
"""


@pytest.mark.parametrize(
    ("stars", "morale", "rule", "reason"),
    [(6, 1, "D-end-4", "turn-limit"), (7, 2, "D-end-3", "turn-limit-morale"), (7, 1, "D-end-3", "turn-limit-dice")],
)
def test_dystopia_is_cut_off_also_where_a_tie_was_broken(stars: int, morale: int, rule: str, reason: str) -> None:
    """The rule of such an end is that of the tie."""
    state = city(TIED.format(stars=stars, morale=morale))
    assert not state.truncated
    state.apply(0, game("dystopia").action(["place", 4, 2]))
    while state.deciders:
        state.apply(state.deciders[0], state.legal(state.deciders[0])[0])
    assert state.outcome is not None
    assert (state.outcome.rule, state.outcome.reason) == (rule, reason)
    assert state.truncated


def test_dystopia_ends_by_its_rules() -> None:
    """The last star is placed, in the very turn in which the limit would come."""
    state = city(
        """
        turn_limit: 1
        A workers: 4
        A goods: 3 gold
        A stars: 1
        B workers: 3
        """
    )
    state.apply(0, game("dystopia").action(["place", 4, 14]))
    while state.deciders:
        state.apply(state.deciders[0], state.legal(state.deciders[0])[0])
    assert state.outcome is not None
    assert (state.outcome.rule, state.outcome.winners) == ("D-end-1", (0,))
    assert not state.truncated
    assert state.returns() == [1.0, 0.0]


@pytest.mark.parametrize("id", GAMES)
def test_the_options_for_learning_end_random_games_in_good_time(id: str) -> None:
    one = game(id)
    for seed in range(3):
        decisions = sum(1 for _ in states(one, one.seats[-1], seed, **one.learning_options))
        assert decisions < 4000
