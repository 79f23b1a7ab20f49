"""Players and spectators with a browser each; all that they received, and snapshots of their pages, are recorded."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Error, Page, Request, WebSocket

from tests.browser.test_leaders import preferred, type_through
from tests.browser.window import POST, Window, log_of

Frame = dict[str, Any]

ASKED = "section.mine .choices .choice"
PEACE = 6
"""Nobody shoots before this turn, so that games are not too short."""
PAGE = """() => ({
    markup: document.documentElement.outerHTML,
    kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    labels: Object.fromEntries([...document.querySelectorAll('[data-piece]')]
        .map((piece) => [piece.dataset.piece, piece.getAttribute('aria-label')])),
})"""


class Answer(NamedTuple):
    """An HTTP answer, and how many socket messages had been received before it."""

    path: str
    text: str
    received: int


@dataclass(frozen=True)
class Snapshot:
    """A page at one moment, and how many socket messages had been received before it."""

    markup: str
    kept: str
    labels: dict[str, str]
    received: int


class Guest:
    """A player or spectator with a browser."""

    def __init__(self, window: Window, name: str, seat: int | None, language: str = "en", types: bool = False) -> None:
        """`types`: plays by keyboard only."""
        self.window = window
        self.name = name
        self.seat = seat
        self.language = language
        self.types = types
        self.received: list[Frame] = []
        self.answers: list[Answer] = []
        self.snapshots: list[Snapshot] = []
        self.sockets = 0
        self.page: Page = window.page
        self.page.on("websocket", self._listen)
        self.page.on("requestfinished", self._read)

    def _listen(self, socket: WebSocket) -> None:
        self.sockets += 1
        socket.on("framereceived", lambda frame: self.received.append(json.loads(frame)))

    def _read(self, request: Request) -> None:
        if "/api/" not in request.url:
            return
        where = urlsplit(request.url)
        try:
            answer = request.response()
            text = answer.text() if answer is not None and answer.status == 200 else ""
        except Error:
            return  # the page has gone on to another one, or is closed, and the browser has forgotten what it was told
        if answer is not None:
            self.answers.append(Answer(f"{where.path}?{where.query}", text, len(self.received)))

    @property
    def games(self) -> list[Frame]:
        """All received game messages, those inside refusals included."""
        found = (frame["game"] if frame["type"] == "refused" else frame for frame in self.received)
        return [frame for frame in found if frame is not None and frame["type"] == "game"]

    @property
    def is_over(self) -> bool:
        return bool(self.games) and self.games[-1]["outcome"] is not None

    def events(self) -> list[Frame]:
        """All events, put together from the messages as the page does it."""
        found: list[Frame] = []
        for frame in self.games:
            assert frame["since"] <= len(found), "there is a gap"
            if frame["events"]:
                found[frame["since"] :] = frame["events"]
        return found

    def log(self) -> list[str]:
        """The lines of the log on the page."""
        return log_of(self.page)

    def is_asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    def answer(self) -> bool:
        """Answer the question, if there is one; returns whether that worked."""
        if not self.is_asked():
            return False
        try:
            if self.types:
                type_through(self.page)
            else:
                self._click()
        except Error:
            # The answer of another player has closed the question meanwhile.
            return False
        return True

    def _click(self) -> None:
        """Click a highlighted piece, or the first choice. Before turn `PEACE` only choices, so that nobody shoots."""
        view = self.games[-1]["view"]
        piece = preferred(self.page) if view["turn"] >= PEACE or view["phase"] == "aim" else None
        if piece is None:
            self.page.locator(ASKED).first.click(timeout=2000)
            return
        piece.click(timeout=2000)
        menu = self.page.locator(".menu .choice")
        if menu.count():
            menu.first.click(timeout=2000)

    def look(self) -> None:
        """Record a snapshot of the page."""
        found = self.page.evaluate(PAGE)
        self.snapshots.append(Snapshot(found["markup"], found["kept"], found["labels"], len(self.received)))


def make_table(host: Guest, seats: list[str], turns: int) -> Frame:
    host.window.go("/")
    made: Frame = host.page.evaluate(
        f"""async ([name, said]) => {{
            {POST}
            await post('/guests', {{ name }})
            return post('/tables', said)
        }}""",
        [
            host.name,
            {"game": "leaders", "seats": seats, "options": {"turns": turns}, "settings": {"reaction_wait": 0}},
        ],
    )
    return made
