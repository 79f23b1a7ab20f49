"""What there is to say of a position, for analysis and hints."""

from __future__ import annotations

from typing import cast

import pytest

from euphoria import Dice
from euphoria.bots import evaluate
from euphoria.bots.core.perspective import Perspective
from euphoria.games import game
from euphoria.games.dystopia.state.city import City
from tests.bots.learned.test_learned import position
from tests.bots.playing import play
from tests.random_play import states


@pytest.mark.parametrize(
    ("id", "seats", "learned"), [("dystopia", 2, True), ("dystopia", 4, False), ("leaders", 5, False)]
)
def test_every_seat_has_a_chance_and_every_action_a_weight_and_a_value(id: str, seats: int, learned: bool) -> None:
    state, seat = position(3, seats, id)
    found = evaluate(Perspective.of(state, seat, Dice(1)))
    assert found.learned is learned
    assert len(found.win) == seats
    assert all(0 <= chance <= 1 for chance in found.win)
    assert [one.action for one in found.actions] == state.legal(seat)
    assert sum(one.weight for one in found.actions) == pytest.approx(1)
    assert all(0 <= one.value <= 1 for one in found.actions)
    if id == "dystopia":
        assert sum(found.win) == pytest.approx(1, abs=0.05)


def test_it_tells_nothing_that_the_seat_may_not_know() -> None:
    state, seat = position(5)
    other = state.sample(seat, Dice("another world"))
    assert other != state
    assert evaluate(Perspective.of(state, seat, Dice(1))) == evaluate(Perspective.of(other, seat, Dice(1)))


def test_chances_belong_to_seats() -> None:
    """Who has almost won is likely to win, whoever asks."""
    played = play("dystopia", ("random", "greedy"), 4, turn_limit=0)
    almost = next(state for state, _, _ in played if cast(City, state).stars[1] <= 2)
    for seat in range(2):
        win = evaluate(Perspective.of(almost, seat, Dice(1))).win
        assert win[1] > 0.8, (seat, win)


def test_a_game_that_is_over_is_won_by_its_winners() -> None:
    *_, state = states(game("dystopia"), 2, 11)
    assert state.outcome is not None
    found = evaluate(Perspective.of(state, 0, Dice(1)))
    assert [seat for seat, chance in enumerate(found.win) if chance == 1] == list(state.outcome.winners)
    assert found.actions == ()
