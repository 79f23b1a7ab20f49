"""The log: only ever added to, shared by copies, read as one sequence."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euphoria.kernel.core.log import CHUNK, Log


@given(st.lists(st.sampled_from(["append", "copy", "append many"]), max_size=40))
def test_copies_are_independent_and_read_like_a_list(deeds: list[str]) -> None:
    logs: list[tuple[Log, list[tuple[int, ...]]]] = [(Log(), [])]
    for number, deed in enumerate(deeds):
        log, expected = logs[number % len(logs)]
        if deed == "copy":
            logs.append((log.copy(), expected.copy()))
        for index in range({"append": 1, "copy": 0, "append many": CHUNK + 7}[deed]):
            log.append((number, index))
            expected.append((number, index))
    for log, expected in logs:
        assert len(log) == len(expected)
        assert list(log) == expected
        assert [log[index] for index in range(len(log))] == expected


def test_what_is_old_is_shared() -> None:
    log = Log()
    log.extend((number,) for number in range(3 * CHUNK + 5))
    copy = log.copy()
    assert copy.chunks is log.chunks
    assert len(copy.tail) == 5
    log.append((7,))
    assert len(copy) == 3 * CHUNK + 5


def test_past_the_end_there_is_nothing() -> None:
    with pytest.raises(IndexError):
        Log()[0]
