"""Opens a browser on the table server once it answers."""

from __future__ import annotations

import threading
import time
import urllib.error
import urllib.request
import webbrowser

from euphoria.cli.terminal.screen import Screen

PATIENCE = 60.0
"""Seconds that the server may take to start."""
BREATH = 0.2
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
"""Addresses to listen at that are none to go to."""


def open_when_ready(host: str, port: int, screen: Screen) -> threading.Thread:
    address = f"http://{ANYWHERE.get(host, host)}:{port}/"
    waiting = threading.Thread(target=_open, args=(address, screen), daemon=True)
    waiting.start()
    return waiting


def _open(address: str, screen: Screen) -> None:
    if not answers(address):
        return
    opened = webbrowser.open(address)
    screen.tell("cli-serve-here" if opened else "cli-serve-no-browser", address=address)


def answers(address: str, patience: float = PATIENCE) -> bool:
    """Whether the server at this address is ready before patience ends."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"{address}ready", timeout=BREATH * 5):
                return True
        except (urllib.error.URLError, TimeoutError, ConnectionError):
            time.sleep(BREATH)
    return False
