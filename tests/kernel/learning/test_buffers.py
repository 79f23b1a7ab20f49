"""A buffer that does not fit is refused with what would, and nothing is written beyond or beside it."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from euphoria import UnknownSeat, WrongBuffer, game
from tests.in_numbers import GAMES, layout_of, masked, observed


def size_of(id: str) -> int:
    return game(id).observation().size


@pytest.mark.parametrize("id", GAMES)
def test_whatever_has_a_buffer_of_the_size_will_do(id: str) -> None:
    state = game(id).new(seed=2)
    size, actions = size_of(id), game(id).action_space().size
    right, marks = observed(state, 0), masked(state, 0)
    view = memoryview(bytearray(4 * size)).cast("f")
    state.observe(0, view)
    assert view.tolist() == right.tolist()
    part = array("f", [5.0]) * (size + 2)
    state.observe(0, memoryview(part)[1:-1])
    assert part.tolist() == [5.0, *right, 5.0]
    mask = array("b", [1]) * (actions + 2)
    state.mask(0, memoryview(mask)[1:-1])
    assert [number for number, mark in enumerate(mask[1:-1]) if mark] == marks
    assert mask[0] == mask[-1] == 1


@pytest.mark.parametrize("id", GAMES)
def test_both_can_be_written_at_once_and_a_mask_made(id: str) -> None:
    state = game(id).new(seed=2)
    for seat in range(state.seats):
        numbers = array("f", [5.0]) * size_of(id)
        marks = bytearray(b"\xff") * game(id).action_space().size
        state.fill(seat, memoryview(numbers), memoryview(marks))
        assert numbers == observed(state, seat)
        assert [number for number, mark in enumerate(marks) if mark] == masked(state, seat)
        assert state.new_mask(seat) == marks


def test_every_second_number_of_a_buffer_will_do() -> None:
    """A column of a matrix, say."""
    state = game("leaders").new(seed=2)
    both = array("f", [7.0]) * (2 * size_of("leaders"))
    state.observe(1, memoryview(both)[::2])
    assert both[::2] == observed(state, 1)
    assert set(both[1::2]) == {7.0}


def wrong_buffers(size: int) -> list[Any]:
    whole = bytearray(4 * size)
    return [
        array("f", [0.0]) * (size - 1),
        array("f", [0.0]) * (size + 1),
        array("d", [0.0]) * size,
        array("i", [0]) * size,
        bytearray(size),
        bytearray(4 * size),
        memoryview(bytes(4 * size)).cast("f"),
        memoryview(whole).cast("f", (1, size)),
        [0.0] * size,
        None,
        "buffer",
    ]


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("which", range(11))
def test_a_buffer_that_does_not_fit_an_observation(id: str, which: int) -> None:
    state = game(id).new(seed=2)
    with pytest.raises(WrongBuffer, match=rf"a row of {size_of(id)} numbers of 32 bits|something with a buffer"):
        state.observe(0, wrong_buffers(size_of(id))[which])


@pytest.mark.parametrize(
    "make",
    [
        lambda size: bytearray(size - 1),
        lambda size: bytearray(size + 1),
        lambda size: bytes(size),
        lambda size: array("f", [0.0]) * size,
        lambda size: array("f", [0.0]) * (size // 4),
        lambda size: memoryview(bytearray(2 * size))[::2],
        lambda size: [0] * size,
    ],
)
def test_a_buffer_that_does_not_fit_a_mask(make: Any) -> None:
    size = game("dystopia").action_space().size
    assert size % 4 == 0
    with pytest.raises(WrongBuffer, match=rf"a row of {size} bytes|something with a buffer"):
        game("dystopia").new(seed=2).mask(0, make(size))


@pytest.mark.parametrize("seat", [-1, 2, None, "0", 0.0])
def test_only_a_seat_observes(seat: Any) -> None:
    state = game("dystopia").new(seats=2, seed=2)
    out = array("f", [3.0]) * layout_of(state).size
    with pytest.raises(UnknownSeat):
        state.observe(seat, out)
    assert set(out) == {3.0}
