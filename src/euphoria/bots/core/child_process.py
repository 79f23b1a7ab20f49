"""Processes that work for another one: they leave the terminal to it, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def prepare_child_process() -> None:
    """In such a process, before anything else.

    Ctrl-C reaches every process of a terminal; only the one that talks to the person answers it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    """Whoever was killed cannot dismiss its processes: they would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
