"""Set-up of worker processes: they ignore Ctrl-C and end when their parent does."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def prepare_child_process() -> None:
    """Call first in a worker process.

    Ctrl-C reaches every process of a terminal; only the parent may react to it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    """A killed parent cannot shut down its workers: without this they would wait for tasks for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
