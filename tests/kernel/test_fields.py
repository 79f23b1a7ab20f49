"""The fields of every game's state: what is declared holds for `__slots__`, copies, JSON and samples."""

from __future__ import annotations

from typing import Any

import pytest

from euphoria import Dice, State
from euphoria.games import game
from euphoria.games.leaders.game import LeadersState
from euphoria.kernel.core.fields import DRAW, INTS, KEEP, Field
from euphoria.kernel.testing import check_fields, check_samples, declared_fields

TABLES: list[tuple[str, int, tuple[str, ...], dict[str, Any]]] = [
    ("leaders", 5, ("answers", "origin"), {"turns": 8}),
    ("dystopia", 3, ("answers",), {"turn_limit": 40, "market_draft": True, "recruit_draft": True}),
    ("reality", 2, ("answers", "dice_of"), {"turns": 2, "mission": "massacre"}),
]


@pytest.mark.slow
@pytest.mark.rule("L-y-1")
@pytest.mark.parametrize(("id", "seats", "seldom", "options"), TABLES, ids=[table[0] for table in TABLES])
def test_every_field_is_declared_and_does_what_is_declared(
    id: str, seats: int, seldom: tuple[str, ...], options: dict[str, Any]
) -> None:
    check_fields(game(id), seats, seldom=seldom, **options)
    check_samples(game(id), seats, games=1, every=20, **options)


def changed(monkeypatch: pytest.MonkeyPatch, name: str, field: Field | None) -> None:
    """`leaders` with another declaration of this field, or with none."""
    fields = [field if one.name == name else one for one in LeadersState.fields]
    monkeypatch.setattr(LeadersState, "fields", tuple(one for one in fields if one is not None))


def test_a_field_without_a_declaration_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, "guns", None)
    with pytest.raises(AssertionError, match="guns"):
        declared_fields(game("leaders").new(4, seed=1))


def test_a_secret_that_a_sample_keeps_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, "at", Field("at", DRAW, INTS))
    with pytest.raises(AssertionError, match=r"never changed by a sample: .*at"):
        check_fields(game("leaders"), 4, games=1, seldom=("answers", "origin"), turns=2)


def test_a_secret_that_is_declared_as_public_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, "kinds", Field("kinds", KEEP, INTS))
    with pytest.raises(AssertionError, match="kinds is not kept by a sample"):
        check_fields(game("leaders"), 4, games=1, turns=2)


def test_a_copy_that_shares_a_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    copy = LeadersState.copy

    def shares(state: LeadersState) -> LeadersState:
        new = copy(state)
        new.guns = state.guns
        return new

    monkeypatch.setattr(LeadersState, "copy", shares)
    with pytest.raises(AssertionError, match="guns is shared by a copy"):
        check_fields(game("leaders"), 4, games=1, turns=2)


def test_a_sample_that_can_be_told_apart_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(state: State, seat: int | None, dice: Dice) -> State:
        return state.game.new(state.seats, seed=77)

    monkeypatch.setattr(LeadersState, "sample", wrong)
    with pytest.raises(AssertionError, match="can tell a sample apart"):
        check_samples(game("leaders"), 4, games=1, turns=2)
