"""Verifiable dice: one stream on every machine, fair, stored and loaded, as the page about them says."""

from __future__ import annotations

import copy
import hashlib
import itertools
import json
import pickle
import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euphoria import DiceError, ScriptedDice
from euphoria.kernel.core.dice import load_dice
from euphoria.kernel.record.verifiable_dice import LONGEST, VerifiableDice, commitment_of, entropy_of
from tests.kernel.promised import ADDED, SECRET, TABLE, dice, rolls


def test_the_dice_are_the_same_on_every_machine() -> None:
    thrown = dice()
    assert thrown.key.hex() == "1209908f253ec48933c4a100543f6ffc6eca6884990bc4451b01682ecb52caf9"
    assert rolls(thrown, 12) == [0, 4, 1, 3, 5, 3, 0, 5, 4, 4, 5, 5]
    assert rolls(thrown, 5, 52) == [7, 38, 0, 43, 38]
    assert thrown.below(1 << 64) == 963319819261432229
    assert [thrown.next_word(), thrown.next_word()] == [5219528094856465823, 16699380295335132281]
    assert commitment_of(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def hmac_by_the_book(key: bytes, message: bytes) -> bytes:
    """RFC 2104, for keys that fit into a block."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


@given(st.binary(min_size=32, max_size=32), st.lists(st.text("abñ€😀 ", max_size=9), max_size=4), st.integers(1, 10**6))
def test_every_throw_is_what_the_page_says(secret: bytes, added: list[str], sides: int) -> None:
    thrown = VerifiableDice(secret, "t", added)
    key = hmac_by_the_book(secret, "\n".join(["euphoria dice 1", "t", *added]).encode())
    for number in (1, 2, 3):
        wide = int.from_bytes(hmac_by_the_book(key, f"throw {number}".encode()), "big")
        assert thrown.below(sides) == wide * sides // 2**256


@pytest.mark.parametrize(
    ("sides", "limit"), [(2, 24), (3, 28), (6, 36), (10, 45), (52, 115), (100, 185)]
)  # fewer than one honest stream in a million is over the limit
def test_every_side_comes_up_about_equally(sides: int, limit: float) -> None:
    each = 200
    counts = Counter(rolls(dice(), each * sides, sides))
    assert sum((counts[side] - each) ** 2 / each for side in range(sides)) < limit


def test_every_order_of_a_shuffle_and_every_pair_of_rolls_comes_up_about_equally() -> None:
    thrown = dice()
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        thrown.shuffle(items)
        orders[tuple(items)] += 1
    assert sum((orders[order] - 1000) ** 2 / 1000 for order in itertools.permutations(range(3))) < 36
    pairs = Counter(itertools.pairwise(rolls(thrown, 7201)))
    assert sum((pairs[one, two] - 200) ** 2 / 200 for one in range(6) for two in range(6)) < 92


@given(st.integers(1, 1000), st.binary(min_size=32, max_size=32))
def test_below_stays_below(sides: int, secret: bytes) -> None:
    assert all(0 <= value < sides for value in rolls(dice(secret), 5, sides))


def test_a_throw_is_one_number_whatever_its_sides() -> None:
    small, large = dice(), dice()
    rolls(small, 10, 2)
    rolls(large, 10, 10**30)
    assert small.thrown == large.thrown == 10
    assert rolls(small, 5) == rolls(large, 5) == rolls(VerifiableDice(SECRET, TABLE, ADDED, thrown=10), 5)


def test_a_copy_throws_the_same_and_is_independent() -> None:
    thrown = dice()
    rolls(thrown, 3)
    thrown.trace = []
    other = thrown.copy()
    assert other.trace is None
    assert rolls(thrown, 5) == rolls(other, 5)
    thrown.below(2)
    assert (thrown.thrown, other.thrown) == (9, 8)
    for same in (copy.deepcopy(thrown), pickle.loads(pickle.dumps(thrown))):
        assert same.dump() == thrown.dump()


def test_a_trace_keeps_what_was_shown() -> None:
    thrown = dice()
    thrown.trace = []
    shown = rolls(thrown, 7)
    items = list(range(5))
    thrown.shuffle(items)
    assert thrown.trace[:7] == shown
    assert len(thrown.trace) == thrown.thrown == 11


def test_a_fork_takes_nothing_from_the_stream() -> None:
    thrown, other = dice(), dice()
    thrown.trace = []
    forks = [thrown.fork() for _ in range(3)]
    assert thrown.trace == []
    assert len({fork.word for fork in forks}) == 3
    assert not any(isinstance(fork, VerifiableDice) for fork in forks), "a fork cannot tell the secret"
    assert rolls(thrown, 5) == rolls(other, 5)
    assert [other.fork().word for _ in range(3)] == [fork.word for fork in forks]


def test_they_are_stored_and_loaded_secret_and_all() -> None:
    thrown = dice()
    rolls(thrown, 4)
    thrown.fork()
    stored = json.loads(json.dumps(thrown.dump()))
    loaded = load_dice(stored)
    assert isinstance(loaded, VerifiableDice)
    assert loaded.dump() == thrown.dump()
    assert stored["secret"] == SECRET.hex()
    assert loaded.fork().word == thrown.fork().word
    assert rolls(loaded, 5) == rolls(thrown, 5)
    scripted = load_dice(ScriptedDice([3], thrown).dump())
    assert rolls(scripted, 3) == [3, *rolls(thrown, 2)]


@pytest.mark.parametrize(
    "damage",
    [{"secret": None}, {"secret": "00"}, {"secret": "x" * 64}, {"table": 5}, {"table": ""}, {"table": "a\nb"},
     {"entropy": None}, {"entropy": [3]}, {"entropy": ["a\nb"]}, {"thrown": -1}, {"thrown": True}, {"forked": "1"}],
)  # fmt: skip
def test_damaged_dice_are_refused_without_telling_the_secret(damage: dict[str, object]) -> None:
    with pytest.raises(DiceError) as caught:
        load_dice({**dice().dump(), **damage})
    assert SECRET.hex() not in str(caught.value)


def test_what_players_may_add() -> None:
    assert entropy_of("mis palabras, ñandú") == "mis palabras, ñandú"
    assert entropy_of(b"\x00\xff") == "00ff"
    assert entropy_of("") == ""
    for wrong in ("two\nlines", "\x1b[31m", "\x9b", "\ud800", "x" * (LONGEST + 1), bytes(LONGEST)):
        with pytest.raises(DiceError, match="what a player adds"):
            entropy_of(wrong)
    with pytest.raises(DiceError, match="32 bytes, not 5"):
        dice(b"short")


def test_the_page_about_dice_is_true() -> None:
    page = (Path(__file__).parents[2] / "docs" / "dice.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        exec(block, {})
