"""Work shared among processes of this machine. Results come as they are done, in whatever order that is."""

from __future__ import annotations

import logging
import multiprocessing
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

from euphoria.bots.core.child_process import attend
from euphoria.kernel.core.errors import EuphoriaError

T = TypeVar("T")
R = TypeVar("R")


class SimulationError(EuphoriaError):
    """A process that played games has died."""


def share_out(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Generator[R, None, None]:
    """What `work` makes of each task. Whoever stops listening stops the processes."""
    waiting = iter(tasks)
    if jobs == 1:
        for task in waiting:
            yield work(task)
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _prepare)
    given: set[Future[R]] = set()
    try:
        with _interrupts_held():
            # Few at a time: what has been handed over comes before what is handed over later.
            given = {pool.submit(work, task) for task in islice(waiting, 2 * jobs)}
        while given:
            done, given = wait(given, return_when=FIRST_COMPLETED)
            given |= {pool.submit(work, task) for task in islice(waiting, len(done))}
            for result in done:
                yield result.result()
    except BrokenProcessPool:
        raise SimulationError("a process that played games has died; try fewer jobs") from None
    finally:
        _dismiss(pool, at_once=bool(given))


def _dismiss(pool: ProcessPoolExecutor, at_once: bool) -> None:
    """A game of bots that think takes minutes: whoever stops listening does not wait for it."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    if at_once:
        for process in processes:
            process.kill()


def _prepare() -> None:
    attend()
    hush()


def hush() -> None:
    """That a bot was late is counted, and need not be written across a progress bar. What is worse is still told."""
    logging.getLogger("euphoria.bots").setLevel(logging.ERROR)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """The processes that start meanwhile ignore Ctrl-C from their first breath, and this one answers it again after."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
