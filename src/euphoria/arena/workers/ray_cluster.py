"""Runs tasks on a Ray cluster (`--cluster`); Ray is an optional dependency.

A game depends on its contest and its number only, so it may be played on any machine. Games of a machine that fails are
retried by Ray on another one.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from euphoria.arena.workers.process_pool import Workers
from euphoria.kernel.core.errors import EuphoriaError

T = TypeVar("T")
R = TypeVar("R")

MAX_RETRIES = 5
"""Retries of a game whose machine or process died."""
CONNECT_TIMEOUT = 10.0
"""Seconds to wait for the address to answer; Ray itself would wait for minutes."""


class ClusterError(EuphoriaError):
    """There is no cluster at the address, or it stopped working."""


def on_cluster(address: str) -> Workers:
    """Workers on the cluster at this address; `local` starts one here. Raises ModuleNotFoundError without Ray."""
    import ray

    try:
        _check_address(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, ignore_reinit_error=True)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise ClusterError(str(error).partition("\n")[0]) from None
    return share_out


def _check_address(address: str) -> None:
    """Raise OSError when nothing listens at host:port. Symbolic addresses such as `auto` are left to Ray."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT).close()


def share_out(work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
    """Yield `work(task)` for every task in completion order. Closing the generator cancels the rest."""
    import ray

    cluster: Any = ray  # most of Ray's API is untyped
    waiting = iter(tasks)
    # `max_retries` covers machines and processes that die. An exception in a game is a bug and is raised at once.
    remote = cluster.remote(num_cpus=1, max_retries=MAX_RETRIES)(_run)
    shared = cluster.put(work)
    window = 2 * max(1, int(cluster.cluster_resources().get("CPU", 1)))
    submitted = [remote.remote(shared, task) for task in islice(waiting, window)]
    try:
        while submitted:
            done, submitted = cluster.wait(submitted)
            submitted += [remote.remote(shared, task) for task in islice(waiting, len(done))]
            for one in done:
                yield cluster.get(one)
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.RaySystemError) as error:
        raise ClusterError(str(error).partition("\n")[0]) from None
    finally:
        for one in submitted:
            cluster.cancel(one, force=True)


def _run(work: Callable[[T], R], task: T) -> R:
    return work(task)
