"""`euphoria serve --open`: a browser opens when the server answers; if there is none, people are told where to go."""

from __future__ import annotations

import http.server
import io
import threading
import webbrowser
from collections.abc import Iterator

import pytest

from euphoria.cli.commands.open_browser import is_ready, open_when_ready
from euphoria.cli.terminal.screen import Screen, make_console


class Ready(http.server.BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/ready" else 404)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def port() -> Iterator[int]:
    with http.server.HTTPServer(("127.0.0.1", 0), Ready) as server:
        running = threading.Thread(target=server.serve_forever)
        running.start()
        yield server.server_port
        server.shutdown()
        running.join()


@pytest.mark.parametrize(
    ("there", "said"), [(True, "Your table is ready: http"), (False, "No browser could be opened")]
)
def test_people_are_led_to_the_page(port: int, there: bool, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def browse(address: str) -> bool:
        opened.append(address)
        return there

    monkeypatch.setattr(webbrowser, "open", browse)
    shown = io.StringIO()
    open_when_ready("0.0.0.0", port, Screen("en", make_console(shown, width=200))).join(20)
    assert opened == [f"http://127.0.0.1:{port}/"]
    assert said in shown.getvalue()


def test_a_server_that_never_answers_opens_nothing() -> None:
    assert not is_ready("http://127.0.0.1:9/", timeout=0.3)
