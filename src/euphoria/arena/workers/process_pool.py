"""Distributes tasks to processes on this machine; results are yielded in completion order."""

from __future__ import annotations

import logging
import multiprocessing
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import islice
from typing import Protocol, TypeVar

from euphoria.bots.core.child_process import prepare_child_process
from euphoria.kernel.core.errors import EuphoriaError

T = TypeVar("T")
R = TypeVar("R")


class Workers(Protocol):
    """Runs `work` on every task, on this machine or on a cluster, and yields the results in any order."""

    def __call__(self, work: Callable[[T], R], tasks: Iterable[T], /) -> Generator[R, None, None]: ...


class SimulationError(EuphoriaError):
    """A worker process has died."""


def on_this_machine(jobs: int) -> Workers:
    """Workers that are processes of this machine."""
    return partial(share_out, jobs=jobs)


def share_out(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Generator[R, None, None]:
    """Yield `work(task)` for every task. Closing the generator kills the processes."""
    waiting = iter(tasks)
    if jobs == 1:
        for task in waiting:
            yield work(task)
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _prepare_worker)
    submitted: set[Future[R]] = set()
    try:
        with _interrupts_ignored():
            # Two tasks per process: the pool runs them in order of submission, so early tasks finish early.
            submitted = {pool.submit(work, task) for task in islice(waiting, 2 * jobs)}
        while submitted:
            done, submitted = wait(submitted, return_when=FIRST_COMPLETED)
            submitted |= {pool.submit(work, task) for task in islice(waiting, len(done))}
            for result in done:
                yield result.result()
    except BrokenProcessPool:
        raise SimulationError("a process that played games has died; try fewer jobs") from None
    finally:
        _shut_down(pool, at_once=bool(submitted))


def _shut_down(pool: ProcessPoolExecutor, at_once: bool) -> None:
    """Stop the pool; `at_once` kills its processes, because a game of searching bots takes minutes to finish."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    if at_once:
        for process in processes:
            process.kill()


def _prepare_worker() -> None:
    prepare_child_process()
    silence_bot_warnings()


def silence_bot_warnings() -> None:
    """Log only errors of bots: late answers are counted in the results, and warnings would break the progress bar."""
    logging.getLogger("euphoria.bots").setLevel(logging.ERROR)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Ignore SIGINT while processes are started: they inherit that, so Ctrl-C interrupts only this process."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
