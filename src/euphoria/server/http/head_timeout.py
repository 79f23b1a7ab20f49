"""HTTP connections that do not wait for ever: a request's head has to come in time, and may not be endless.

uvicorn closes connections that are idle after an answer, but waits without end for the first request, and for one whose
head comes a byte at a time. How long a body may take is for `guard.py`.
"""

from __future__ import annotations

import asyncio
from typing import cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_TIMEOUT = 10.0
"""Seconds that the head of a request may take; from the opening of the connection, if it is the first."""
LARGEST_HEAD = 64 * 1024


class PatientProtocol(HttpToolsProtocol):
    _timer: asyncio.TimerHandle | None = None
    _head = 0
    """Bytes of the present request's head, so far."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self._wait_for_head()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._has_head():
            self._stop_waiting()
            return
        self._wait_for_head()
        self._head += len(data)
        if self._head > LARGEST_HEAD:
            self.transport.close()

    def _has_head(self) -> bool:
        """Whether a request is being answered, or the connection is a WebSocket now."""
        answering = self.cycle is not None and not self.cycle.response_complete
        return answering or self.transport.get_protocol() is not self

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait_for_head(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(HEAD_TIMEOUT, self.transport.close)

    def _stop_waiting(self) -> None:
        self._head = 0
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
