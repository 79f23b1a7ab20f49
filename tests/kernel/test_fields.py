"""The fields of every game's state: what is declared holds for `__slots__`, copies, JSON and samples."""

from __future__ import annotations

from typing import Any

import pytest

from euphoria import Dice, State
from euphoria.games import game
from euphoria.kernel.core.fields import DRAW, KEEP, REBUILD, SHARE, UNSTORED, Field, OnSample
from tests.random_play import states

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("leaders", 5, {"turns": 8}),
    ("dystopia", 3, {"turn_limit": 40, "market_draft": True, "recruit_draft": True}),
    ("reality", 2, {"turns": 2, "mission": "massacre"}),
]
SELDOM = {"answers", "dice_of", "origin"}
"""Drawn only in the middle of a joint question, or after a shuffle of recruits."""
every_game = pytest.mark.parametrize(
    "table", [one for one in TABLES if hasattr(type(game(one[0]).new(one[1])), "fields")], ids=lambda table: table[0]
)


def declared(state: State) -> dict[str, Field]:
    fields = (*UNSTORED, *state.fields)
    names = [field.name for field in fields]
    assert len(names) == len(set(names)), "a field is declared twice"
    return dict(zip(names, fields, strict=True))


def named(fields: dict[str, Field], sample: OnSample) -> list[str]:
    return [name for name, field in fields.items() if field.sample is sample]


def slots(state: State) -> set[str]:
    return {name for one in type(state).__mro__ for name in getattr(one, "__slots__", ())}


def value(state: State, name: str) -> Any:
    found: Any = getattr(state, name, None)
    if name == "dice":
        return found.dump()
    return found.json() if hasattr(found, "json") else list(found) if name == "log" else found


def positions(table: tuple[str, int, dict[str, Any]], every: int) -> list[State]:
    id, seats, options = table
    return [
        state.copy()
        for seed in range(3)
        for number, state in enumerate(states(game(id), seats, seed, lively=0.5, **options))
        if number % every == 0
    ]


@every_game
def test_every_slot_is_declared(table: tuple[str, int, dict[str, Any]]) -> None:
    id, seats, options = table
    state = game(id).new(seats, seed=1, **options)
    assert slots(state) == set(declared(state))


@every_game
def test_the_stored_position_has_the_declared_fields_in_their_order(table: tuple[str, int, dict[str, Any]]) -> None:
    for state in positions(table, 40):
        stored = [field.key or field.name for field in state.fields if field.form is not None]
        assert list(state.position()) == ["seats", "options", *stored]
        loaded = state.game.load(state.game.dump(state))
        for name, field in declared(state).items():
            if field.sample is not REBUILD and name not in ("game", "log"):
                assert value(loaded, name) == value(state, name), name
        assert list(loaded.log) == list(state.log)


@every_game
def test_a_copy_is_equal_and_shares_nothing_that_can_change(table: tuple[str, int, dict[str, Any]]) -> None:
    for state in positions(table, 40):
        copy = state.copy()
        for name, field in declared(state).items():
            if field.sample is REBUILD:
                continue
            assert value(copy, name) == value(state, name), name
            own = getattr(state, name, None)
            if field.sample is not SHARE and isinstance(own, (list, dict, set)):
                assert getattr(copy, name) is not own, f"{name} is shared by a copy"


@pytest.mark.rule("L-y-1")
@every_game
def test_a_sample_does_with_every_field_what_is_declared(table: tuple[str, int, dict[str, Any]]) -> None:
    changed: set[str] = set()
    for number, state in enumerate(positions(table, 7)):
        fields = declared(state)
        for seat in (0, None):
            sample = state.sample(seat, Dice(number))
            for name in named(fields, SHARE):
                assert getattr(sample, name, None) is getattr(state, name, None), name
            for name in named(fields, KEEP):
                assert value(sample, name) == value(state, name), name
            changed |= {name for name in named(fields, DRAW) if value(sample, name) != value(state, name)}
    assert changed >= set(named(fields, DRAW)) - SELDOM, "what is declared as drawn is drawn"
