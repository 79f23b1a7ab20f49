"""Root parallelisation: worker processes that search the same decision independently.

The workers are started when a bot is first allowed more than one core, and are kept. Each gets the seat's perspective
as a serialised world. A worker that is not ready in time is not waited for.
"""

from __future__ import annotations

import logging
import multiprocessing
import time
from concurrent.futures import Future, ProcessPoolExecutor, TimeoutError
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple

from euphoria.bots.core.budget import Budget
from euphoria.bots.core.child_process import prepare_child_process
from euphoria.bots.core.gc_pause import gc_paused
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.search.action_estimate import ActionEstimate
from euphoria.bots.search.deadline import Deadline
from euphoria.bots.search.search_method import JudgeFinder, planner_judge_at, search_for
from euphoria.kernel.core.dice import Dice

log = logging.getLogger(__name__)

GRACE: Final = 0.05
"""Extra time to wait for workers, as a share of the budget."""

Request = Future[list[ActionEstimate]]


class SearchTask(NamedTuple):
    """A decision to search; pickled and sent to the workers."""

    game: str
    world: str
    seat: int
    budget: Budget
    find_judge: JudgeFinder = planner_judge_at


@gc_paused()
def search_in_worker(task: SearchTask, seed: int) -> list[ActionEstimate]:
    """Run one search; the estimates are in the order of the legal actions."""
    perspective = Perspective.load(task.game, task.world, task.seat)
    search = search_for(task.find_judge(perspective), perspective, Dice(seed))
    search.run(perspective.legal(), Deadline(task.budget))
    return search.estimates()


class SearchWorkers:
    """A pool of worker processes that grows to the number of cores asked for."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._size = 0

    def submit(self, task: SearchTask, seeds: list[int]) -> list[Request]:
        """Start one search for each seed; none if processes cannot be started."""
        try:
            pool = self._open(len(seeds))
            return [pool.submit(search_in_worker, task, seed) for seed in seeds]
        except (OSError, RuntimeError):
            log.exception("no other process can search; searching in this one only")
            self.close()
            return []

    def collect(self, requests: list[Request], began: float, seconds: float | None) -> list[list[ActionEstimate]]:
        """The results that are there in time; all of them if there is no time limit."""
        found = []
        for request in requests:
            try:
                left = None if seconds is None else max(0.0, began + (1 + GRACE) * seconds - time.perf_counter())
                found.append(request.result(left))
            except TimeoutError:
                request.cancel()
            except BrokenProcessPool:
                log.warning("a search worker has died; new ones are started when they are needed")
                self.close()
                break
            except Exception:  # raised by a judge in the worker, which may be third-party code
                log.exception("a search failed in another process; going on without it")
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


SEARCH_WORKERS: Final = SearchWorkers()
"""The workers of this process, shared by all its bots."""
