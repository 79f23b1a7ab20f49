"""Registry of the sockets open on this server: limits them per address, and closes them when their session ends."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from euphoria.server.errors import LimitReached

MOST_PER_ADDRESS = 60
"""Enough for several people behind one address, each with a few tables."""

Close = Callable[[], None]


class OpenSockets:
    def __init__(self, factor: float) -> None:
        self._most = MOST_PER_ADDRESS * factor
        self._by_address: Counter[str] = Counter()
        self._by_session: defaultdict[str, list[Close]] = defaultdict(list)
        self._by_token: defaultdict[str, list[Close]] = defaultdict(list)

    @contextmanager
    def from_address(self, address: str) -> Iterator[None]:
        """Counts a socket while it is open; raises `LimitReached` if this address has too many."""
        if self._by_address[address] >= self._most:
            raise LimitReached("too-many-sockets", "too many connections from your address; close some")
        self._by_address[address] += 1
        try:
            yield
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    @contextmanager
    def opened_by(self, session: str | None, token_id: str | None, close: Close) -> Iterator[None]:
        """Registers a socket while it is open: `close` is called when its session or API token ends."""
        with _registered(self._by_session, session, close), _registered(self._by_token, token_id, close):
            yield

    def sessions(self) -> list[str]:
        """The sessions (hashes of their tokens) that have a socket open."""
        return list(self._by_session)

    def close_all(self, credential: str) -> None:
        """Close all sockets that were opened with this session or API token."""
        for close in [*self._by_session.get(credential, ()), *self._by_token.get(credential, ())]:
            close()


@contextmanager
def _registered(sockets: defaultdict[str, list[Close]], credential: str | None, close: Close) -> Iterator[None]:
    if credential is None:
        yield
        return
    sockets[credential].append(close)
    try:
        yield
    finally:
        sockets[credential].remove(close)
        if not sockets[credential]:
            del sockets[credential]
