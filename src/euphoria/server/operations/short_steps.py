"""Long work in short steps: everybody else is served between them, for a server has one event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import perf_counter

LONGEST_TURN = 0.008
"""Seconds after which others have their turn."""


async def in_short_steps(steps: Iterator[None]) -> None:
    """Take all steps, and let others go first whenever that has taken a while."""
    began = perf_counter()
    for _ in steps:
        if perf_counter() - began > LONGEST_TURN:
            await asyncio.sleep(0)
            began = perf_counter()
