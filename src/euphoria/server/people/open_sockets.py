"""The sockets that are open here: of which session, so that signing out ends them, and how many from one address."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from euphoria.server.errors import LimitReached

MOST = 60
"""Sockets from one address: a room of people, each with a few tables."""


class SocketsInUse:
    def __init__(self, factor: float) -> None:
        self._most = MOST * factor
        self._from: Counter[str] = Counter()
        self._of: defaultdict[str, list[Callable[[], None]]] = defaultdict(list)

    @contextmanager
    def coming_from(self, address: str) -> Iterator[None]:
        """`LimitReached` if there are enough from there."""
        if self._from[address] >= self._most:
            raise LimitReached("too-many-sockets", "too many connections from your address; close some")
        self._from[address] += 1
        try:
            yield
        finally:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    @contextmanager
    def of(self, session: str | None, hang_up: Callable[[], None]) -> Iterator[None]:
        """For as long as it is open: `hang_up` is called when that session ends."""
        if session is None:
            yield
            return
        self._of[session].append(hang_up)
        try:
            yield
        finally:
            self._of[session].remove(hang_up)
            if not self._of[session]:
                del self._of[session]

    def sessions(self) -> list[str]:
        return list(self._of)

    def end(self, session: str) -> None:
        for hang_up in list(self._of.get(session, ())):
            hang_up()
