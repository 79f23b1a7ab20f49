"""Opens the table server in a browser as soon as it is ready."""

from __future__ import annotations

import threading
import time
import urllib.error
import urllib.request
import webbrowser

from euphoria.cli.terminal.screen import Screen

START_TIMEOUT = 60.0
"""Seconds to wait for the server to start."""
POLL_INTERVAL = 0.2
LOOPBACK = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
"""Where a browser finds a server that listens on all addresses."""


def open_when_ready(host: str, port: int, screen: Screen) -> threading.Thread:
    """Wait for the server in a thread of its own, because the server blocks this one."""
    address = f"http://{LOOPBACK.get(host, host)}:{port}/"
    waiting = threading.Thread(target=_open, args=(address, screen), daemon=True)
    waiting.start()
    return waiting


def _open(address: str, screen: Screen) -> None:
    if not is_ready(address):
        return
    opened = webbrowser.open(address)
    screen.tell("cli-serve-here" if opened else "cli-serve-no-browser", address=address)


def is_ready(address: str, timeout: float = START_TIMEOUT) -> bool:
    """Poll the server until it is ready; False if it is not within the timeout."""
    deadline = time.monotonic() + timeout
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"{address}ready", timeout=POLL_INTERVAL * 5):
                return True
        except (urllib.error.URLError, TimeoutError, ConnectionError):
            time.sleep(POLL_INTERVAL)
    return False
