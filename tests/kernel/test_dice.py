"""Chance has one door: seeded, scripted, traced dice."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euphoria import Dice, DiceError, ScriptedDice
from euphoria.kernel.core.dice import QuickDice, load_dice


def test_seeded_dice_are_the_same_on_every_machine() -> None:
    """SplitMix64 from word 1234567: the numbers are those of the published reference."""
    dice = Dice(1234567)
    assert [dice.next_word() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]
    dice = Dice("a table in May")
    assert [dice.below(6) for _ in range(8)] == [5, 5, 4, 4, 3, 3, 4, 0]


def test_unseeded_dice_differ() -> None:
    assert Dice().word != Dice().word


@given(st.integers(1, 1000), st.integers())
def test_below_stays_below(sides: int, seed: int) -> None:
    assert 0 <= Dice(seed).below(sides) < sides


def test_every_side_comes_up_about_equally() -> None:
    dice = Dice(3)
    counts = [0] * 6
    for _ in range(6000):
        counts[dice.below(6)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20.5


def test_every_order_of_a_shuffle_comes_up_about_equally() -> None:
    dice = Dice(4)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items = [0, 1, 2]
        dice.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_mixing_is_as_even_as_shuffling() -> None:
    dice = Dice(4)
    orders: Counter[str] = Counter()
    for _ in range(12_000):
        items = list("abcd")
        dice.mix(items)
        orders["".join(items)] += 1
    assert len(orders) == 24
    assert max(abs(count - 500) for count in orders.values()) < 100
    places: Counter[int] = Counter()
    for _ in range(3000):
        many = list(range(40))  # more than one number's worth
        dice.mix(many)
        assert sorted(many) == list(range(40))
        places[many.index(39)] += 1
    assert len(places) == 40
    assert max(abs(count - 75) for count in places.values()) < 45


def test_a_copy_throws_the_same_and_is_independent() -> None:
    dice = Dice(9)
    copy = dice.copy()
    assert [dice.below(100) for _ in range(5)] == [copy.below(100) for _ in range(5)]
    dice.below(2)
    assert dice.word != copy.word


def test_scripted_dice_show_their_script_then_what_follows() -> None:
    dice = ScriptedDice([2, 0], Dice(1))
    assert [dice.below(3), dice.below(3)] == [2, 0]
    assert dice.below(1000) == Dice(1).below(1000)
    assert dice.left() == 0


def test_scripted_dice_run_out_with_a_reason() -> None:
    with pytest.raises(DiceError, match="run out"):
        ScriptedDice([]).below(2)


def test_scripted_dice_refuse_a_side_that_there_is_not() -> None:
    dice = ScriptedDice([6])
    with pytest.raises(DiceError, match="shows 6: this throw has 0 to 5"):
        dice.below(6)
    assert dice.left() == 1


def test_a_trace_keeps_what_was_shown() -> None:
    dice = Dice(5)
    dice.trace = []
    shown = [dice.below(10), dice.below(10)]
    assert dice.trace == shown


@pytest.mark.parametrize("dice", [Dice(77), ScriptedDice([1, 2]), ScriptedDice([1], Dice(3))])
def test_dice_are_stored_and_loaded(dice: Dice) -> None:
    loaded = load_dice(dice.dump())
    assert loaded.dump() == dice.dump()
    assert loaded.below(5) == dice.below(5)


@pytest.mark.parametrize(
    "damaged",
    [None, 3, {}, {"kind": "loaded"}, {"kind": "seeded", "word": "xyz"}, {"kind": "seeded", "word": 7},
     {"kind": "scripted", "script": ["a"], "after": None}, {"kind": "scripted", "script": [], "after": 1}],
)  # fmt: skip
def test_damaged_dice_are_refused(damaged: object) -> None:
    with pytest.raises(DiceError):
        load_dice(damaged)


def test_quick_dice_show_every_number_equally_often() -> None:
    quick = QuickDice(Dice(3))
    for sides in (2, 3, 7, 100):
        thrown = Counter(quick.below(sides) for _ in range(400 * sides))
        assert set(thrown) == set(range(sides))
        assert max(abs(count - 400) for count in thrown.values()) < 100


def test_quick_dice_take_a_word_for_many_throws_and_none_for_one_side() -> None:
    dice = Dice(3)
    quick = QuickDice(dice)
    assert [quick.below(1) for _ in range(9)] == [0] * 9
    assert dice.word == Dice(3).word
    for _ in range(12):
        quick.below(6)
    once = Dice(3)
    once.next_word()
    assert dice.word == once.word
    quick.below(6)
    assert dice.word != once.word


def splitmix(word: int) -> tuple[int, int]:
    """The next state of SplitMix64 and what it shows, in integers of any size."""
    most = (1 << 64) - 1
    state = word = (word + 0x9E3779B97F4A7C15) & most
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & most
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & most
    return state, word ^ (word >> 31)


def test_dice_are_splitmix64_with_any_word_and_any_number_of_sides() -> None:
    rng = random.Random(4)
    words = [0, 1, 1 << 32, (1 << 64) - 1, 1 << 63, *(rng.getrandbits(64) for _ in range(500))]
    for word in words:
        state, shown = splitmix(word)
        for sides in (1, 2, 6, 1 << 30, (1 << 30) + 1, 1 << 40, rng.getrandbits(100) + 1):
            dice = Dice(word)
            assert dice.below(sides) == shown * sides >> 64
            assert dice.word == dice.copy().word == state
        dice.word = word
        assert dice.next_word() == shown
