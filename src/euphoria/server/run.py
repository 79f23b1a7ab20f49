"""`euphoria serve`: the application on uvicorn."""

from __future__ import annotations

import gc
import logging
import sys
from typing import Any

import uvicorn

from euphoria.server.api.socket_messages import LARGEST
from euphoria.server.app import make_app
from euphoria.server.http.head_timeout import PatientProtocol
from euphoria.server.operations.logging_setup import configure_logging
from euphoria.server.settings import read_settings

GRACE = 5
"""Seconds that open requests have when the server is asked to stop."""


SWITCH = 0.0001
"""Seconds for which one thread may keep others waiting: the one that stores moves has little to do, and many wait."""
YOUNG = 20_000
"""How many new objects are looked through for garbage at a time. What is there at the start stays, and is not looked at
again: with many tables that would keep everybody waiting, and find nothing."""
SETTINGS: dict[str, Any] = {
    "http": PatientProtocol,
    "ws_max_size": LARGEST,
    # It would take a table's memory many times over, and more time than all else; and how well a message can be
    # compressed tells something about what is in it.
    "ws_per_message_deflate": False,
    "access_log": False,
    "server_header": False,
    "log_config": None,
}
"""Of uvicorn; the measurement of the load compares with an echo of the same settings."""


def serve(host: str, port: int, database: str | None, quiet: bool = False) -> None:
    """Until it is told to stop: an interrupt or a termination signal ends it in order. Quiet: it logs only trouble."""
    settings = read_settings(database)
    configure_logging(settings.log_json, logging.WARNING if quiet else logging.INFO)
    app = make_app(settings)
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.enable()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    uvicorn.run(app, host=host, port=port, timeout_graceful_shutdown=GRACE, **SETTINGS)
