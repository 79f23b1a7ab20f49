"""uvicorn's HTTP protocol with a deadline and a size limit for the head of a request.

uvicorn closes idle connections after an answer, but it waits without limit for the first request, and for a head that
arrives byte by byte. The deadline of a body is in `middleware.py`.
"""

from __future__ import annotations

import asyncio
from typing import cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_TIMEOUT = 10.0
"""Seconds in which the head of a request has to arrive; for the first request, from the opening of the connection."""
LARGEST_HEAD = 64 * 1024


class HeadTimeoutProtocol(HttpToolsProtocol):
    _timer: asyncio.TimerHandle | None = None
    _head_size = 0
    """Bytes of the current request's head received so far."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self._start_timer()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._has_head():
            self._stop_timer()
            return
        self._start_timer()
        self._head_size += len(data)
        if self._head_size > LARGEST_HEAD:
            self.transport.close()

    def _has_head(self) -> bool:
        """Whether a request is being answered, or the connection has become a WebSocket."""
        answering = self.cycle is not None and not self.cycle.response_complete
        return answering or self.transport.get_protocol() is not self

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def _start_timer(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(HEAD_TIMEOUT, self.transport.close)

    def _stop_timer(self) -> None:
        self._head_size = 0
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
