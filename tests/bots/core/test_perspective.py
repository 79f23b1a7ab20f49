"""A bot cannot reach the true state, and its choices do not depend on what it may not know."""

from __future__ import annotations

import gc
import types
from collections.abc import Iterator
from typing import Any

import pytest

from euphoria import Dice, State
from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import make_bot
from euphoria.games import game
from tests.bots.playing import JUDGED
from tests.random_play import states

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("dystopia", 2, {"turn_limit": 40}),
    ("dystopia", 4, {"turn_limit": 40}),
    ("leaders", 5, {"turns": 6}),
    ("reality", 2, {"turns": 2}),
]


def some_positions(table: tuple[str, int, dict[str, Any]], seed: int, every: int) -> Iterator[tuple[State, int]]:
    """Positions of random play, and a seat that has a choice there."""
    id, seats, options = table
    for number, state in enumerate(states(game(id), seats, seed, lively=0.5, **options)):
        choosing = [seat for seat in state.deciders if len(state.legal(seat)) > 1]
        if number % every == 0 and choosing:
            yield state, choosing[-1]


def reachable(start: object) -> list[object]:
    """Everything that can be had from an object, by attributes, items, closures; modules and classes apart."""
    found: dict[int, object] = {}
    waiting = [start]
    while waiting:
        one = waiting.pop()
        if id(one) not in found and not isinstance(one, (types.ModuleType, type, types.FrameType)):
            found[id(one)] = one
            if isinstance(one, types.FunctionType):
                waiting += [one.__closure__, one.__defaults__]  # its globals are a module's
            else:
                waiting += gc.get_referents(one)
    return list(found.values())


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def test_the_true_state_cannot_be_reached(table: tuple[str, int, dict[str, Any]]) -> None:
    looked = 0
    for state, seat in some_positions(table, 5, 25):
        seen = Perspective.of(state, seat, Dice(1))
        seen.sample(Dice(2))  # what it keeps for drawing counts too
        everything = reachable(seen)
        found = [one for one in everything if isinstance(one, State)]
        assert found, "it holds a world"
        assert not any(one is state for one in everything)
        assert not any(one is state.dice for one in everything)
        for world in found:
            assert world.view(seat) == state.view(seat)
        looked += 1
    assert looked > 1


def test_the_walk_would_find_it() -> None:
    state = game("leaders").new(seats=4, seed=1)
    seen = Perspective.of(state, 0, Dice(1))
    seen.sample(Dice(2))
    seen._draw = lambda dice: state.sample(0, dice)
    assert any(one is state for one in reachable(seen))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def test_all_that_it_holds_is_the_same_whatever_the_truth_is(table: tuple[str, int, dict[str, Any]]) -> None:
    changed = 0
    for state, seat in some_positions(table, 8, 9):
        other = state.sample(seat, Dice("other"))
        changed += other != state
        one, same = (Perspective.of(true, seat, Dice(1)) for true in (state, other))
        assert one.dump() == same.dump()
        assert one.view() == same.view() == state.view(seat)
        assert one.events() == same.events() == state.events(seat)
        assert one.legal() == same.legal() == state.legal(seat)
        assert one.sample(Dice(3)).position() == same.sample(Dice(3)).position()
    assert changed > 3


def test_it_travels_as_text() -> None:
    state = game("leaders").new(seats=4, seed=2)
    seen = Perspective.of(state, 1, Dice(1))
    again = Perspective.load("leaders", seen.dump(), 1)
    assert again.dump() == seen.dump()
    assert again.sample(Dice(5)) == seen.sample(Dice(5))


def check_choices(table: tuple[str, int, dict[str, Any]], spec: str, seed: int, every: int) -> int:
    changed = 0
    for state, seat in some_positions(table, seed, every):
        other = state.sample(seat, Dice(f"{seed}"))
        changed += other != state
        chosen = [
            make_bot(spec, table[0], "one").choose(Perspective.of(true, seat, Dice(1)), Budget(iterations=12))
            for true in (state, other)
        ]
        assert chosen[0] == chosen[1], (spec, seed, seat)
    return changed


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["random", "lively", "greedy", "planner"])
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def test_choices_do_not_depend_on_what_a_bot_may_not_know(table: tuple[str, int, dict[str, Any]], spec: str) -> None:
    if table[0] not in JUDGED and spec in ("greedy", "planner"):
        pytest.skip("there is no judge of this game")
    assert check_choices(table, spec, 7, 50) > 0


@pytest.mark.soak
@pytest.mark.parametrize("spec", ["greedy", "planner"])
@pytest.mark.parametrize("table", [table for table in TABLES if table[0] in JUDGED], ids=lambda table: table[0])
def test_choices_over_many_games(table: tuple[str, int, dict[str, Any]], spec: str) -> None:
    assert sum(check_choices(table, spec, seed, 15) for seed in range(20, 30)) > 20
