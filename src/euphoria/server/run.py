"""`euphoria serve`: the application on uvicorn."""

from __future__ import annotations

import uvicorn

from euphoria.server.app import make_app
from euphoria.server.logs import start_log
from euphoria.server.messages import LARGEST
from euphoria.server.settings import read_settings

GRACE = 5
"""Seconds that open requests have when the server is asked to stop."""


def serve(host: str, port: int, database: str | None) -> None:
    """Until it is told to stop: an interrupt or a termination signal ends it in order."""
    settings = read_settings(database)
    start_log(settings.log_json)
    app = make_app(settings)
    uvicorn.run(
        app,
        host=host,
        port=port,
        ws_max_size=LARGEST,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        log_config=None,
    )
