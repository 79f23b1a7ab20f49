"""Signals that end a game at the screen, each answered as Ctrl-C is: the game is kept first.

A closed window sends SIGHUP; a machine that shuts down, or `kill`, sends SIGTERM.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

ENDING = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""Windows has no SIGHUP."""


class StoppedBySignal(BaseException):
    """Somebody has asked the program to end; like KeyboardInterrupt, it is no error."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = 128 + number
        """Of a command that a signal has ended, as shells tell it."""


class _Signals:
    """What has arrived, and whether it has to wait."""

    def __init__(self) -> None:
        self.holding = 0
        self.waiting: int | None = None
        self.ending = False

    def arrive(self, number: int, frame: object) -> None:
        if self.holding:
            self.waiting = number
        elif number == signal.SIGINT:
            raise KeyboardInterrupt
        elif not self.ending:  # whoever is about to end need not be told again
            self.ending = True
            raise StoppedBySignal(number)


_signals = _Signals()


@contextmanager
def answering_signals() -> Iterator[None]:
    """SIGTERM and SIGHUP raise `Stopped` meanwhile, unless whoever started us has them ignored (`nohup`).

    Shells start what runs in the background with Ctrl-C ignored. Whoever is asked at a terminal can press it.
    """
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, *ENDING)}
    asked = sys.stdin is not None and sys.stdin.isatty()
    _signals.ending = False
    for number, handler in before.items():
        if handler is not signal.SIG_IGN or (number == signal.SIGINT and asked):
            signal.signal(number, _signals.arrive)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Signals that end the game wait meanwhile: what is half done could not be kept."""
    _signals.holding += 1
    try:
        yield
    finally:
        _signals.holding -= 1
        if not _signals.holding and _signals.waiting is not None:
            number, _signals.waiting = _signals.waiting, None
            _signals.arrive(number, None)
