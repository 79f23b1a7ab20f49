"""A browser window: its requests, the errors that it logged, and what axe-core finds in it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Response

from tests.server.house import Guest

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHOTS = Path(__file__).parents[2] / "build" / "shots"
KEPT = "euphoria-settings"
STRANGER = "401"
"""Logged by the browser when the page asks who is signed in, and nobody is."""

POST = """
    const post = async (path, said) => (await fetch('/api' + path, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(said) })).json()
"""
"""JavaScript: a function that posts to the server as whoever is signed in in the window."""
LINES = """lines => lines.map((line) => {
    const words = line.cloneNode(true)
    words.querySelector('.you')?.remove()
    return words.textContent.trim()
})"""
"""JavaScript: the words of lines of the log, without the mark of those about the reader."""
PATIENCE = 60_000
"""Timeout in milliseconds; long enough for a busy machine."""


class Window:
    def __init__(
        self,
        browser: Browser,
        url: str,
        language: str = "en",
        scheme: Literal["light", "dark"] = "light",
        width: int = 1440,
        height: int = 900,
        checked: bool = False,
        palette: str = "usual",
        person: Guest | None = None,
        touch: bool = False,
        speed: str = "instant",
        motion: str = "system",
    ) -> None:
        """`checked`: allow axe-core to be injected, which the page's content security policy forbids. `person`: who is
        signed in. `touch`: a touch screen. `speed`: of the show of events; instant, so that tests with another subject
        need not wait for it. `motion`: `system` is reduced motion here, `full` is all of it."""
        self.url = url
        self.context = browser.new_context(
            base_url=url,
            locale=language,
            color_scheme=scheme,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            has_touch=touch,
            bypass_csp=checked,
        )
        self.context.set_default_timeout(PATIENCE)
        kept = json.dumps(json.dumps({"palette": palette, "speed": speed, "motion": motion}))
        self.context.add_init_script(  # a blank page, of no origin, has no storage
            f"if (origin !== 'null') localStorage.getItem('{KEPT}') ?? localStorage.setItem('{KEPT}', {kept})"
        )
        if person is not None:
            self.context.add_cookies([{"name": n, "value": v, "url": url} for n, v in person.http.cookies.items()])
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.fetched: list[Response] = []
        self.asked: list[str] = []
        """The address of every request and socket."""
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.on("websocket", lambda socket: self.asked.append(socket.url))
        self.page.on("response", lambda answer: self.fetched.append(answer))

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and STRANGER not in message.text:
            self.complaints.append(message.text)

    def go(self, path: str) -> None:
        self.page.goto(path)
        self.page.locator("main h1").first.wait_for(state="attached")

    def start_table(self, table: dict[str, Any]) -> Page:
        """Enter as a guest, start a table that has been asked for with this body, and open it."""
        self.go("/")
        made: str = self.page.evaluate(
            f"""async (table) => {{
                {POST}
                await post('/guests', {{ name: 'Ana' }})
                const made = await post('/tables', table)
                await post('/tables/' + made.table.id + '/start')
                return made.table.id
            }}""",
            table,
        )
        self.page.goto(f"/table/{made}")
        return self.page

    def strangers(self) -> list[str]:
        """Requested addresses of other sites; `data:` and `blob:` are not requests."""
        here = ("", urlsplit(self.url).netloc)
        return [address for address in self.asked if urlsplit(address).netloc not in here]

    def weight(self) -> int:
        """The number of bytes received, compressed as they were, with headers."""
        sizes = [answer.request.sizes() for answer in self.fetched]
        return sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)

    def flaws(self) -> list[str]:
        """The serious and critical violations that axe-core finds."""
        self.page.evaluate(_axe())
        found: dict[str, Any] = self.page.evaluate("axe.run({ resultTypes: ['violations'] })")
        return [
            f"{flaw['id']}: {node['html'][:120]}"
            for flaw in found["violations"]
            if flaw["impact"] in ("serious", "critical")
            for node in flaw["nodes"]
        ]

    def too_wide(self) -> bool:
        """Whether the page scrolls sideways."""
        wide: bool = self.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        return wide

    def shoot(self, name: str) -> None:
        """Take a screenshot into build/shots."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png", full_page=True)

    def close(self) -> None:
        self.context.close()


def log_of(page: Page) -> list[str]:
    """The lines of the log, without the mark of those about the reader."""
    lines: list[str] = page.locator(".part.log li > :is(.words, h3)").evaluate_all(LINES)
    return lines


@cache
def _axe() -> str:
    return AXE.read_text("utf-8")
