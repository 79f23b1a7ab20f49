"""The same games on many machines, by Ray. It is asked for in `--cluster` and needed for nothing else.

A game depends on its contest and its number alone, so that it does not matter where it is played. A machine that
dies takes its games with it; Ray plays them again elsewhere.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from euphoria.arena.contest.tournament import Workers
from euphoria.kernel.core.errors import EuphoriaError

T = TypeVar("T")
R = TypeVar("R")

TRIES = 5
"""How often a game is begun again when the machine that plays it dies."""
PATIENCE = 10.0
"""Seconds to wait for an answer from the address; Ray itself would wait for minutes."""


class ClusterError(EuphoriaError):
    """No cluster at that address, or none that goes on playing."""


def on_cluster(address: str) -> Workers:
    """Those who play on the cluster at this address; `local` starts one here. ModuleNotFoundError without Ray."""
    import ray

    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, ignore_reinit_error=True)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise ClusterError(str(error).partition("\n")[0]) from None
    return share_out


def _knock(address: str) -> None:
    """Whether anybody is there. Of an address that is a word, such as `auto`, Ray itself knows."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), PATIENCE).close()


def share_out(work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
    """What `work` makes of each task. Whoever stops listening gives up the rest."""
    import ray

    cluster: Any = ray  # much of it has no types
    waiting = iter(tasks)
    # `max_retries` is about machines and processes that die. A game that raises is a fault of ours: it is told at once.
    remote = cluster.remote(num_cpus=1, max_retries=TRIES)(_do)
    shared = cluster.put(work)
    several = 2 * max(1, int(cluster.cluster_resources().get("CPU", 1)))
    given = [remote.remote(shared, task) for task in islice(waiting, several)]
    try:
        while given:
            done, given = cluster.wait(given)
            given += [remote.remote(shared, task) for task in islice(waiting, len(done))]
            for one in done:
                yield cluster.get(one)
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.RaySystemError) as error:
        raise ClusterError(str(error).partition("\n")[0]) from None
    finally:
        for one in given:
            cluster.cancel(one, force=True)


def _do(work: Callable[[T], R], task: T) -> R:
    return work(task)
