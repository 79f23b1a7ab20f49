"""`serve`: runs the application on uvicorn, for the command `euphoria serve`."""

from __future__ import annotations

import gc
import logging
import sys
from typing import Any

import uvicorn

from euphoria.server.api.socket_messages import LARGEST
from euphoria.server.app import make_app
from euphoria.server.http.head_timeout import HeadTimeoutProtocol
from euphoria.server.operations.logging_setup import configure_logging
from euphoria.server.settings import read_settings

GRACE = 5
"""Seconds in which open requests have to end when the server is asked to stop."""
SWITCH_INTERVAL = 0.0001
"""Seconds after which Python switches threads. Short, since many requests wait for the thread that stores moves."""
GC_THRESHOLD = 20_000
"""New objects between two collections of the youngest generation. Higher than Python's default, and objects that exist
at the start are never scanned (`gc.freeze`): with many tables a collection takes long and finds nothing."""
UVICORN_OPTIONS: dict[str, Any] = {
    "http": HeadTimeoutProtocol,
    "ws_max_size": LARGEST,
    # Compression would multiply the memory of a table and cost more time than everything else; and the size of a
    # compressed message reveals something about its contents.
    "ws_per_message_deflate": False,
    "access_log": False,
    "server_header": False,
    "log_config": None,
}
"""The load benchmark runs its echo server, to compare with, on the same options."""


def serve(host: str, port: int, database: str | None, quiet: bool = False) -> None:
    """Serve until SIGINT or SIGTERM, then shut down in order. `quiet`: log only warnings and errors."""
    settings = read_settings(database)
    configure_logging(settings.log_json, logging.WARNING if quiet else logging.INFO)
    app = make_app(settings)
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.freeze()
    gc.enable()
    gc.set_threshold(GC_THRESHOLD, *gc.get_threshold()[1:])
    uvicorn.run(app, host=host, port=port, timeout_graceful_shutdown=GRACE, **UVICORN_OPTIONS)
