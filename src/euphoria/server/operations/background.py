"""Small things to do that nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

log = logging.getLogger(__name__)


class BackgroundTasks:
    """What is begun here is finished before the server closes, if it does not take too long."""

    def __init__(self, grace: float = 2.0, is_expected: Callable[[Exception], bool] = lambda error: False) -> None:
        """`is_expected`: what fails for a reason that is said elsewhere."""
        self._grace = grace
        self._is_expected = is_expected
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._watch(doing))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watch(self, doing: Coroutine[Any, Any, None]) -> None:
        try:
            await doing
        except Exception as error:  # nobody waits for it: here is the last place to say so
            if not self._is_expected(error):
                log.exception("something in the background failed")

    async def close(self) -> None:
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=self._grace)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def __len__(self) -> int:
        return len(self._tasks)
