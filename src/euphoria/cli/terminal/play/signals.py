"""Signals that end the program raise an exception, as Ctrl-C does, so that the game is saved first.

Closing the window sends SIGHUP; shutting down the machine, or `kill`, sends SIGTERM.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

ENDING = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""Windows has no SIGHUP."""


class StoppedBySignal(BaseException):
    """A signal ends the program. Like KeyboardInterrupt it is not an Exception, so that no error handler catches it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = 128 + number
        """The exit status of a program ended by this signal, as shells define it."""


class _Signals:
    """Which signal has arrived, and whether signals are deferred."""

    def __init__(self) -> None:
        self.deferring = 0
        self.waiting: int | None = None
        self.ending = False

    def arrive(self, number: int, frame: object) -> None:
        if self.deferring:
            self.waiting = number
        elif number == signal.SIGINT:
            raise KeyboardInterrupt
        elif not self.ending:  # a second signal must not interrupt the saving
            self.ending = True
            raise StoppedBySignal(number)


_signals = _Signals()


@contextmanager
def handled_signals() -> Iterator[None]:
    """SIGTERM and SIGHUP raise `StoppedBySignal` inside this context, unless they were ignored before (`nohup`).

    Shells start background jobs with SIGINT ignored; it is handled all the same if standard input is a terminal.
    """
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, *ENDING)}
    interactive = sys.stdin is not None and sys.stdin.isatty()
    _signals.ending = False
    for number, handler in before.items():
        if handler is not signal.SIG_IGN or (number == signal.SIGINT and interactive):
            signal.signal(number, _signals.arrive)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def deferred_signals() -> Iterator[None]:
    """Signals are handled at the end of this context, so that they do not interrupt a change of the record."""
    _signals.deferring += 1
    try:
        yield
    finally:
        _signals.deferring -= 1
        if not _signals.deferring and _signals.waiting is not None:
            number, _signals.waiting = _signals.waiting, None
            _signals.arrive(number, None)
