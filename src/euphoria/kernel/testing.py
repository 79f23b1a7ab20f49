"""The kernel's promises as functions, for the tests of any game. Each raises `AssertionError` where one is broken."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.fields import DRAW, KEEP, REBUILD, SHARE, UNSTORED, Field, OnSample
from euphoria.kernel.core.game import Game
from euphoria.kernel.core.state import State


def random_states(game: Game, seats: int, seed: int, **options: Any) -> Iterator[State]:
    """The states of one random game in which somebody must decide, and its last one. It is one object, played on."""
    dice = Dice(seed)
    state = game.new(seats=seats, seed=seed, **options)
    while state.deciders:
        yield state
        seat = dice.pick(list(state.deciders))
        state.apply(seat, dice.pick(state.legal(seat)))
    yield state


def check_fields(
    game: Game, seats: int, games: int = 3, every: int = 7, seldom: tuple[str, ...] = ("answers",), **options: Any
) -> None:
    """Slots, copies, stored positions and samples do with every field what its declaration says.

    Every so many positions of some random games are looked at. `seldom` are drawn fields that such games may not
    change: those that are secret only in the middle of a joint question, for instance.
    """
    changed: set[str] = set()
    fields: dict[str, Field] = {}
    for seed in range(games):
        for number, state in enumerate(random_states(game, seats, seed, **options)):
            fields = declared_fields(state)
            if number % every == 0:
                _check_copy(state, fields)
                _check_stored(state, fields)
                changed |= _check_sample(state, fields, Dice(number))
    missing = _named(fields, DRAW) - changed - set(seldom)
    assert not missing, f"declared as drawn, and never changed by a sample: {sorted(missing)}"


def check_samples(game: Game, seats: int, games: int = 3, every: int = 3, **options: Any) -> None:
    """In every world that is drawn for a seat, it sees, reads and may do the same as in the real one."""
    for seed in range(games):
        for number, state in enumerate(random_states(game, seats, seed, **options)):
            if number % every:
                continue
            for seat in (*range(seats), None):
                sample = state.sample(seat, Dice(number))
                assert _observed(sample, seat) == _observed(state, seat), f"seat {seat} can tell a sample apart"


def declared_fields(state: State) -> dict[str, Field]:
    """The fields of a state by name; every slot must be declared once."""
    fields = (*UNSTORED, *state.fields)
    names = [field.name for field in fields]
    assert len(names) == len(set(names)), "a field is declared twice"
    slots = {name for one in type(state).__mro__ for name in _slots(one)}
    assert slots == set(names), f"slots and declared fields differ: {sorted(slots ^ set(names))}"
    return dict(zip(names, fields, strict=True))


def _slots(kind: type) -> tuple[str, ...]:
    """The attributes that a class declares; a compiled one keeps them under another name."""
    found: tuple[str, ...] = getattr(kind, "__slots__", getattr(kind, "__mypyc_attrs__", ()))
    return found


def _named(fields: dict[str, Field], sample: OnSample) -> set[str]:
    return {name for name, field in fields.items() if field.sample is sample}


def _value(state: State, name: str) -> Any:
    """A field's value in a form that can be compared."""
    found: Any = getattr(state, name, None)
    if name == "dice":
        return found.dump()
    return found.json() if hasattr(found, "json") else list(found) if name == "log" else found


def _check_copy(state: State, fields: dict[str, Field]) -> None:
    copy = state.copy()
    for name, field in fields.items():
        if field.sample is REBUILD:
            continue
        own = getattr(state, name, None)
        assert _value(copy, name) == _value(state, name), f"{name} is not copied"
        if field.sample is not SHARE and hasattr(own, "copy"):
            assert getattr(copy, name) is not own, f"{name} is shared by a copy"


def _check_stored(state: State, fields: dict[str, Field]) -> None:
    keys = [field.key or field.name for field in state.fields if field.form is not None]
    assert list(state.position()) == ["seats", "options", *keys], "the position is not stored as declared"
    loaded = state.game.load(state.game.dump(state))
    for name, field in fields.items():
        if field.sample is not REBUILD and name != "game":
            assert _value(loaded, name) == _value(state, name), f"{name} is not stored"


def _check_sample(state: State, fields: dict[str, Field], dice: Dice) -> set[str]:
    """Returns the drawn fields that were different in a sample."""
    changed: set[str] = set()
    for seat in (0, None):
        sample = state.sample(seat, dice)
        for name in _named(fields, SHARE):
            assert getattr(sample, name, None) is getattr(state, name, None), f"{name} is not shared by a sample"
        for name in _named(fields, KEEP):
            assert _value(sample, name) == _value(state, name), f"{name} is not kept by a sample"
        changed |= {name for name in _named(fields, DRAW) if _value(sample, name) != _value(state, name)}
    return changed


def _observed(state: State, seat: int | None) -> str:
    legal = [] if seat is None else [action.json() for action in state.legal(seat)]
    return json.dumps([state.view(seat), state.events(seat), list(state.deciders), legal])
