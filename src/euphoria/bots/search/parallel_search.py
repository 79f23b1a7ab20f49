"""Other processes that think along: root parallelisation of the planner.

They are started when a bot is first allowed more than one core, and stay. They are given what the seat knows, as a
stored world, and search on their own. One that is not ready in time is not waited for.
"""

from __future__ import annotations

import logging
import multiprocessing
import time
from concurrent.futures import Future, ProcessPoolExecutor, TimeoutError
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

from euphoria.bots.core.budget import Budget
from euphoria.bots.core.child_process import prepare_child_process
from euphoria.bots.core.gc_pause import gc_paused
from euphoria.bots.core.judge import planner_judge_of
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.search.action_estimate import ActionEstimate
from euphoria.bots.search.deadline import Deadline
from euphoria.bots.search.search_method import search_for
from euphoria.kernel.core.dice import Dice

log = logging.getLogger(__name__)

GRACE = 0.05
"""So much of the time may be waited beyond it for those who think along."""


class SearchTask(NamedTuple):
    """What is to be thought about; it travels to the other processes as it is."""

    game: str
    world: str
    seat: int
    budget: Budget


@gc_paused()
def search_in_worker(task: SearchTask, seed: int) -> list[ActionEstimate]:
    """In another process: a search of its own, and what it found for each legal action."""
    perspective = Perspective.load(task.game, task.world, task.seat)
    search = search_for(planner_judge_of(task.game), perspective, Dice(seed))
    search.grow(perspective.legal(), Deadline(task.budget))
    return search.verdicts()


class SearchWorkers:
    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._size = 0

    def ask(self, task: SearchTask, seeds: list[int]) -> list[Future[list[ActionEstimate]]]:
        try:
            pool = self._open(len(seeds))
            return [pool.submit(search_in_worker, task, seed) for seed in seeds]
        except (OSError, RuntimeError):
            log.exception("no other process can think along; thinking alone")
            self.close()
            return []

    def answers(
        self, asked: list[Future[list[ActionEstimate]]], began: float, seconds: float | None
    ) -> list[list[ActionEstimate]]:
        """What they found; where there is no limit to the time all of it, else what is there when it is over."""
        found = []
        for future in asked:
            try:
                left = None if seconds is None else max(0.0, began + (1 + GRACE) * seconds - time.perf_counter())
                found.append(future.result(left))
            except TimeoutError:
                future.cancel()
            except BrokenProcessPool:
                log.warning("a process that thought along has died; starting others when they are needed")
                self.close()
                break
            except Exception:  # it comes from another process, where a judge of any kind may have failed in any way
                log.exception("thinking along failed in another process; going on without it")
        return found

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
            self._size = 0

    def _open(self, size: int) -> ProcessPoolExecutor:
        if self._pool is None or self._size < size:
            self.close()
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(size, spawn, prepare_child_process)
            self._size = size
        return self._pool


SEARCH_WORKERS = SearchWorkers()
"""Those of this process: all its bots share them."""
