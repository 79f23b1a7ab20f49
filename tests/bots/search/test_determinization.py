"""Sampled worlds are copied from a pool, so that searches do not disturb each other."""

from __future__ import annotations

from euphoria import Dice
from euphoria.bots.core.judge import judge_of
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.search.determinization import MAX_POOL, Determinizer
from euphoria.games import game


def test_worlds_come_again_unspoiled_and_with_other_luck() -> None:
    state = game("dystopia").new(seats=2, seed=4)
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0])
    seat = state.deciders[0]
    determinizer = Determinizer(judge_of("dystopia"), Perspective.of(state, seat, Dice(1)), Dice(2))
    first = []
    for _ in range(MAX_POOL):
        world = determinizer.world()
        assert world.view(seat) == state.view(seat)
        first.append((world.digest(), world.dice.dump()))
        world.apply(seat, world.legal(seat)[0])
    assert len({digest for digest, _ in first}) > MAX_POOL / 2
    again = [determinizer.world() for _ in range(MAX_POOL)]
    assert [world.digest() for world in again] == [digest for digest, _ in first]
    assert not {str(world.dice.dump()) for world in again} & {str(dice) for _, dice in first}
