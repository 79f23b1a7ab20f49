"""No number tells what a seat does not know: where that is drawn otherwise, all numbers are the same.

Two games that are played on in lockstep are compared in tests/sampling.
"""

from __future__ import annotations

import pytest

from euphoria import Dice, game
from tests.in_numbers import GAMES, masked, observed, pictured, positions


@pytest.mark.slow
@pytest.mark.rule("L-info-1", "L-info-2", "D-setup-6", "R-team-4")
@pytest.mark.parametrize("id", GAMES)
def test_observations_and_masks_do_not_depend_on_secrets(id: str) -> None:
    changed = 0
    for seed, state in positions(game(id), 9, 0.06):
        dice = Dice(seed)
        for seat in range(state.seats):
            other = state.sample(seat, dice)
            about = (seed, seat, state.turn)
            assert observed(other, seat).tobytes() == observed(state, seat).tobytes(), about
            assert pictured(other, seat).tobytes() == pictured(state, seat).tobytes(), about
            assert masked(other, seat) == masked(state, seat), about
            changed += other != state
    assert changed > 20, "the draw must really change what is secret"


@pytest.mark.parametrize("id", GAMES)
def test_observing_changes_nothing(id: str) -> None:
    for _, state in positions(game(id), 2, 0.05):
        before, dice = state.position(), state.dice.dump()
        for seat in range(state.seats):
            assert observed(state, seat) == observed(state.copy(), seat)
            masked(state, seat)
        assert (state.position(), state.dice.dump()) == (before, dice)
