"""What the numbers of an observation mean is said once for each of them, and is true of their ranges."""

from __future__ import annotations

import pytest

from euphoria import OptionError, game
from euphoria.kernel.learning.layout import PLAYER_0, LayoutBuilder, Planes, players
from tests.in_numbers import GAMES, layout_of, observed, pictured, positions, variants


def built() -> LayoutBuilder:
    add = LayoutBuilder()
    add.one("turn", "The turn.", 0, 9)
    since = len(add.fields)
    add.add(f"{PLAYER_0}: goods", ("gold", "clay"), "How many.", 0, 5)
    add.one(f"{PLAYER_0}: stars", "How many.")
    assert add.repeat(since, players(3)[1:]) == 3
    return add


def test_fields_lie_in_a_row() -> None:
    layout = built().layout()
    assert layout.size == 10
    assert [field.start for field in layout.fields] == [0, 1, 3, 4, 6, 7, 9]
    assert layout.label(0) == "turn"
    assert [layout.label(index) for index in (1, 2, 3)] == [
        "player 0: goods: gold",
        "player 0: goods: clay",
        "player 0: stars",
    ]
    assert [layout.label(index) for index in (5, 9)] == ["player 1: goods: clay", "player 2: stars"]


def test_what_is_repeated_for_other_players_is_the_same_but_for_the_name() -> None:
    layout = built().layout()
    own, other = layout.field("player 0: goods"), layout.field("player 2: goods")
    assert own._replace(name="", start=0) == other._replace(name="", start=0)


@pytest.mark.parametrize("index", [-1, 10, 1000])
def test_no_label_beyond_the_numbers(index: int) -> None:
    with pytest.raises(IndexError):
        built().layout().label(index)


def test_no_field_of_another_name() -> None:
    with pytest.raises(KeyError):
        built().layout().field("player 3: stars")


def test_planes_have_a_size() -> None:
    planes = Planes((("wall", "1 where there is one."), ("height", "In steps.")), 5, 7)
    assert (planes.shape, planes.size) == ((2, 5, 7), 70)


@pytest.mark.parametrize("id", GAMES)
def test_every_number_has_one_label_of_its_own(id: str) -> None:
    one = game(id)
    for seats in one.seats:
        for options in variants(one):
            layout = one.observation(seats, **options)
            labels = [layout.label(index) for index in range(layout.size)]
            assert len(set(labels)) == layout.size
            assert [field.start for field in layout.fields] == [
                sum(before.length for before in layout.fields[:place]) for place in range(len(layout.fields))
            ]
            for field in layout.fields:
                assert len(field.labels) == field.length
                assert field.low < field.high
                assert field.meaning.endswith(".")
            names = {field.name for field in layout.fields}
            assert any(name.startswith(f"player {seats - 1}: ") for name in names) or len(one.seats) == 1
            assert not any(name.startswith(f"player {seats}") for name in names)


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_every_number_is_in_its_range(id: str) -> None:
    """And none is left as it was: a buffer that was full of others holds only numbers of this position."""
    for seed, state in positions(game(id), 9, 0.08):
        layout = layout_of(state)
        for seat in range(state.seats):
            numbers = observed(state, seat)
            for field in layout.fields:
                for index in range(field.start, field.start + field.length):
                    assert field.low <= numbers[index] <= field.high, (seed, seat, layout.label(index), numbers[index])
            assert all(0 <= number <= 1 for number in pictured(state, seat)), (seed, seat)


@pytest.mark.parametrize("id", GAMES)
def test_a_layout_is_for_a_table_that_there_can_be(id: str) -> None:
    one = game(id)
    with pytest.raises(OptionError, match="seats"):
        one.observation(seats=one.seats[-1] + 1)
    with pytest.raises(OptionError, match="colour"):
        one.observation(colour="red")
    with pytest.raises(OptionError, match="seats"):
        one.action_space(seats=one.seats[-1] + 1)
    with pytest.raises(OptionError, match="colour"):
        one.action_space(colour="red")
