"""The worlds that a bot thinks with: the likely ones come more often, and each has luck of its own."""

from __future__ import annotations

from collections.abc import Sequence

from euphoria import Action, Dice, State
from euphoria.bots.imagination import AT_MOST, Imagination
from euphoria.bots.judge import WeighsWorlds
from euphoria.bots.perspective import Perspective
from euphoria.games.leaders.game import LeadersState
from tests.leaders.play import started


class Plain:
    """A judge that has nothing to say."""

    def value(self, state: State, seat: int) -> float:
        return 0.5

    def weigh(self, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
        return [1.0] * len(actions)

    def play(self, state: State, seat: int, dice: Dice) -> Action:
        return state.legal(seat)[0]

    def enough(self, state: State, decisions: int) -> bool:
        return True


class Sure(Plain):
    """A judge that is nearly sure that B holds a leader."""

    def __init__(self) -> None:
        self.asked = 0

    def likelihood(self, world: State, seat: int) -> float:
        self.asked += 1
        return 1.0 if b_has_leader(world) else 1e-6


def b_has_leader(world: State) -> bool:
    assert isinstance(world, LeadersState)
    return min(world.kind_at(place) for place in (3, 4, 5)) < 2


def imagination(judge: Plain, seed: int = 1) -> Imagination:
    dice = Dice(seed)
    return Imagination(judge, Perspective.of(started(6, seed=4), 0, dice), dice)


def test_without_weights_worlds_come_as_they_are_drawn() -> None:
    assert not isinstance(Plain(), WeighsWorlds)
    source = imagination(Plain())
    found = [b_has_leader(source.world()) for _ in range(200)]
    assert 0.1 < sum(found) / 200 < 0.4, "A has one leader, and the other may lie with any of five"


def test_likely_worlds_come_more_often() -> None:
    source = imagination(Sure())
    assert all(b_has_leader(source.world()) for _ in range(50))


def test_the_stock_is_weighed_once_and_does_not_grow_for_ever() -> None:
    judge = Sure()
    source = imagination(judge)
    for _ in range(3 * AT_MOST):
        source.world()
    assert judge.asked == AT_MOST


def test_every_world_can_be_played_on_in_and_has_luck_of_its_own() -> None:
    source = imagination(Sure())
    worlds = [source.world() for _ in range(3 * AT_MOST)]
    assert len({world.dice.word for world in worlds}) == len(worlds)
    digest = worlds[-1].digest()
    for world in worlds[:-1]:
        seat = world.deciders[0]
        world.apply(seat, world.legal(seat)[0])
    assert worlds[-1].digest() == digest


def test_the_same_dice_give_the_same_worlds() -> None:
    one, other = imagination(Sure(), seed=5), imagination(Sure(), seed=5)
    assert [one.world().digest() for _ in range(20)] == [other.world().digest() for _ in range(20)]
