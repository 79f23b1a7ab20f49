"""Samples depend on what the seat knows and on the dice only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from euphoria import Dice, State
from euphoria.games import game
from tests.random_play import states

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("dystopia", 2, {"turn_limit": 60}),
    ("dystopia", 5, {"turn_limit": 60, "edition": "first", "recruits": "revised"}),
    (
        "dystopia",
        3,
        {"turn_limit": 20, "recruit_draft": True, "market_draft": True, "track_draft": True, "trade": True},
    ),
    ("leaders", 4, {"edition": "A", "turns": 12}),
    ("leaders", 6, {"edition": "B", "turns": 12}),
    ("reality", 2, {"turns": 2}),
    ("reality", 2, {"turns": 2, "mission": "rescue"}),
]


def positions(table: tuple[str, int, dict[str, Any]], seed: int, every: int) -> Iterator[State]:
    id, seats, options = table
    for number, state in enumerate(states(game(id), seats, seed, lively=0.3, **options)):
        if number % every == seed % every:
            yield state


def same(one: State, other: State) -> bool:
    return one.position() == other.position() and one.dice.dump() == other.dice.dump()


def check_samples(table: tuple[str, int, dict[str, Any]], seed: int, every: int) -> int:
    """Another world that the seat cannot tell apart gives the same samples; how often it really was another one."""
    others = 0
    for state in positions(table, seed, every):
        for seat in (*range(state.seats), None):
            other = state.sample(seat, Dice(f"other/{seed}"))
            others += other != state
            assert same(state.sample(seat, Dice(7)), other.sample(seat, Dice(7))), (table, seed, seat)
    return others


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}-{len(table[2])}")
def test_samples_do_not_remember_the_truth(table: tuple[str, int, dict[str, Any]]) -> None:
    others = sum(check_samples(table, seed, 23) for seed in range(2))
    assert others > 5, "the worlds must really differ"


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}-{len(table[2])}")
def test_samples_do_not_remember_the_truth_over_many_games(table: tuple[str, int, dict[str, Any]]) -> None:
    assert sum(check_samples(table, seed, 11) for seed in range(10, 40)) > 200


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}-{len(table[2])}")
def test_one_sampler_draws_many_worlds_and_spoils_none(table: tuple[str, int, dict[str, Any]]) -> None:
    """What it has prepared is shared by all draws: none may write into it."""
    for state in positions(table, 1, 41):
        seat = state.deciders[0] if state.deciders else 0
        before = state.position()
        draw = state.sampler(seat)
        first = [draw(Dice(number)) for number in range(3)]
        for world in first:
            for _ in range(10):
                if world.deciders:
                    world.apply(world.deciders[0], world.legal(world.deciders[0])[0])
        again = [draw(Dice(number)) for number in range(3)]
        assert all(same(world, state.sample(seat, Dice(number))) for number, world in enumerate(again))
        assert state.position() == before
