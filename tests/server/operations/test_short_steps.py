"""Long work lets others go first."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import perf_counter

from euphoria.server.operations.short_steps import LONGEST_TURN, in_short_steps


def work(steps: int, seconds: float) -> Iterator[None]:
    for _ in range(steps):
        until = perf_counter() + seconds
        while perf_counter() < until:
            pass
        yield


async def turns_during(steps: Iterator[None]) -> int:
    """How often somebody else had their turn meanwhile."""
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    other = asyncio.create_task(others())
    await in_short_steps(steps)
    other.cancel()
    return turns


def test_others_have_their_turn_during_long_work() -> None:
    assert asyncio.run(turns_during(work(10, LONGEST_TURN * 1.1))) >= 9


def test_short_work_is_done_at_once() -> None:
    assert asyncio.run(turns_during(work(100, 0))) <= 1
