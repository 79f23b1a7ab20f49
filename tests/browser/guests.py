"""People at a table in the browser: what each was told, by socket and by HTTP, and what their page shows."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Error, Page, Request, WebSocket

from tests.browser.test_leaders import preferred, type_through
from tests.browser.window import Window

Frame = dict[str, Any]

ASKED = "section.mine .choices .choice"
PEACE = 6
"""In earlier turns nobody is in a hurry."""
PAGE = """() => ({
    markup: document.documentElement.outerHTML,
    kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    labels: Object.fromEntries([...document.querySelectorAll('[data-piece]')]
        .map((piece) => [piece.dataset.piece, piece.getAttribute('aria-label')])),
})"""


class Answer(NamedTuple):
    """What an address of the server answered, and how much had been told by then."""

    path: str
    text: str
    told: int


@dataclass(frozen=True)
class Snapshot:
    """A page as it is at one moment, and how much had been told by then."""

    markup: str
    kept: str
    labels: dict[str, str]
    told: int


class Guest:
    """Somebody with a browser, at a seat or looking on."""

    def __init__(self, window: Window, name: str, seat: int | None, language: str = "en", types: bool = False) -> None:
        """`types`: by keyboard alone."""
        self.window = window
        self.name = name
        self.seat = seat
        self.language = language
        self.types = types
        self.told: list[Frame] = []
        self.answers: list[Answer] = []
        self.snapshots: list[Snapshot] = []
        self.sockets = 0
        self.page: Page = window.page
        self.page.on("websocket", self._listen)
        self.page.on("requestfinished", self._read)

    def _listen(self, socket: WebSocket) -> None:
        self.sockets += 1
        socket.on("framereceived", lambda frame: self.told.append(json.loads(frame)))

    def _read(self, request: Request) -> None:
        answer = request.response()
        if answer is not None and "/api/" in request.url:
            where = urlsplit(request.url)
            text = answer.text() if answer.status == 200 else ""
            self.answers.append(Answer(f"{where.path}?{where.query}", text, len(self.told)))

    @property
    def games(self) -> list[Frame]:
        """What was told of the game, refusals included."""
        found = (frame["game"] if frame["type"] == "refused" else frame for frame in self.told)
        return [frame for frame in found if frame is not None and frame["type"] == "game"]

    @property
    def is_over(self) -> bool:
        return bool(self.games) and self.games[-1]["outcome"] is not None

    def events(self) -> list[Frame]:
        """All that has happened, put together as the page does."""
        found: list[Frame] = []
        for frame in self.games:
            assert frame["since"] <= len(found), "there is a gap"
            if frame["events"]:
                found[frame["since"] :] = frame["events"]
        return found

    def log(self) -> list[str]:
        """What the page's own log says, line by line."""
        return self.page.locator(".part.log li > span:first-child").all_text_contents()

    def is_asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    def answer(self) -> bool:
        """Do something, if anything is asked; whether it was done."""
        if not self.is_asked():
            return False
        try:
            if self.types:
                type_through(self.page)
            else:
                self._click()
        except Error:
            # Another's answer has closed the question meanwhile: it is asked again, or not.
            return False
        return True

    def _click(self) -> None:
        """A piece that glows, or the first choice. Nobody shoots at first: the evening would be short."""
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
        """Keep the page as it is now."""
        found = self.page.evaluate(PAGE)
        self.snapshots.append(Snapshot(found["markup"], found["kept"], found["labels"], len(self.told)))


def make_table(host: Guest, seats: list[str], turns: int) -> Frame:
    host.window.go("/")
    made: Frame = host.page.evaluate(
        """async ([name, said]) => {
            const post = async (path, said) => (await fetch('/api' + path, {
                method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(said) })).json()
            await post('/guests', { name })
            return post('/tables', said)
        }""",
        [
            host.name,
            {"game": "leaders", "seats": seats, "options": {"turns": turns}, "settings": {"reaction_wait": 0}},
        ],
    )
    return made
