"""Sets of background tasks: those nobody waits for, and those that must outlive their caller."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")


class BackgroundTasks:
    """Tasks that nobody waits for. Their errors are logged; `close` gives them some time to finish."""

    def __init__(self, grace: float = 2.0, is_expected: Callable[[Exception], bool] = lambda error: False) -> None:
        """`grace`: seconds that `close` waits. `is_expected`: errors that need not be logged here."""
        self._grace = grace
        self._is_expected = is_expected
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._run(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:  # nobody awaits the task, so that this is the last place to report it
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


class TaskSet:
    """Tasks that are not cancelled with the caller who awaits them."""

    def __init__(self, on_done: Callable[[], None]) -> None:
        """`on_done` is called after each task."""
        self._on_done = on_done
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run_to_end(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of the work, which goes on if the caller is cancelled meanwhile."""
        return await asyncio.shield(self.start(work))

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        self._on_done()

    async def wait(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def __len__(self) -> int:
        return len(self._tasks)
