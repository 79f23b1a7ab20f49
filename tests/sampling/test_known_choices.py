"""Where a game says that everybody can tell what a seat may do, no hidden thing makes a difference."""

from __future__ import annotations

import random
from typing import Any

import pytest

from euphoria import Dice, game

CASES = [("leaders", 5, {"turns": 8}), ("dystopia", 2, {}), ("reality", 2, {"turns": 4})]
SAMPLES = 8
MOST = 1200


@pytest.mark.parametrize(("game_id", "seats", "options"), CASES, ids=[case[0] for case in CASES])
def test_a_single_choice_that_is_known_is_single_in_all_that_a_spectator_can_think(
    game_id: str, seats: int, options: dict[str, Any]
) -> None:
    found, moves = 0, 0
    for seed in range(3):
        rng, state = random.Random(seed), game(game_id).new(seats=seats, seed=seed, **options)
        while state.deciders and moves < MOST:
            moves += 1
            seat = state.deciders[0]
            legal = state.legal(seat)
            if not state.joint and len(legal) == 1 and state.game.choices_are_known(state, seat):
                found += 1
                draw = state.sampler(None)
                assert all(draw(Dice(number)).legal(seat) == legal for number in range(SAMPLES))
            state.apply(seat, rng.choice(legal))
    assert bool(found) == (game_id != "leaders"), "its rules ask only who has a choice, or a secret"
