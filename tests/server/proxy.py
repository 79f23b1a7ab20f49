"""A wire between a client and the server that breaks when it is worst: an acknowledgement is lost with it."""

from __future__ import annotations

import re
import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import Enum

from tests.server.house import PATIENCE

ACKNOWLEDGED = b'"acknowledged"'


class Cut(Enum):
    """How a wire breaks."""

    CLOSED = "closed"
    RESET = "reset"
    SILENT = "silent"
    """Nothing comes through any more, and nobody is told."""


class Proxy:
    """Loses as many acknowledgements as it is told to; what comes from the client has reached the server before."""

    def __init__(self, port: int, losses: int, cut: Cut) -> None:
        self._server = ("127.0.0.1", port)
        self._cut = cut
        self._left = losses
        self._door = socket.create_server(("127.0.0.1", 0))
        self._wires: list[tuple[socket.socket, socket.socket]] = []
        self._down = threading.Event()
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self.lost = 0

    @contextmanager
    def running(self) -> Iterator[Proxy]:
        threading.Thread(target=self._accept, daemon=True).start()
        try:
            yield self
        finally:
            self._door.close()
            for client, server in self._wires:
                client.close()
                server.close()

    def cut(self) -> None:
        """Break every wire that is open."""
        wires, self._wires = self._wires, []
        for client, server in wires:
            self._break(client, server)

    def go_down(self) -> None:
        """Break every wire, and let nobody through until it is mended."""
        self._down.set()
        self.cut()

    def mend(self) -> None:
        self._down.clear()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._door.accept()
                if self._down.is_set():
                    client.close()
                    continue
                server = socket.create_connection(self._server, PATIENCE)
                self._wires.append((client, server))
                if self._down.is_set():  # it went down meanwhile
                    self.cut()
                    continue
                for pump in (self._to_server, self._to_client):
                    threading.Thread(target=pump, args=(client, server), daemon=True).start()

    def _to_server(self, client: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            # Without compression, or nobody here could read what goes by.
            first = client.recv(65536)
            server.sendall(re.sub(rb"(?i)\r\nsec-websocket-extensions:[^\r]*", b"", first))
            while said := client.recv(65536):
                server.sendall(said)
            server.shutdown(socket.SHUT_WR)

    def _to_client(self, client: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            tail = b""
            while told := server.recv(65536):
                if ACKNOWLEDGED in tail + told and self._left:
                    self._left -= 1
                    self.lost += 1
                    self._break(client, server)
                    return
                tail = (tail + told)[-len(ACKNOWLEDGED) :]
                client.sendall(told)
            client.shutdown(socket.SHUT_WR)

    def _break(self, client: socket.socket, server: socket.socket) -> None:
        if self._cut is Cut.SILENT:
            return
        if self._cut is Cut.RESET:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        for end in (client, server):
            with suppress(OSError):
                # The other pump may be waiting here: as long as it does, closing alone would tell nobody.
                end.shutdown(socket.SHUT_RD if self._cut is Cut.RESET else socket.SHUT_RDWR)
            end.close()
