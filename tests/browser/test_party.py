"""A whole game of leaders among people: four browsers, two bots, a spectator, and nobody who is told too much."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Error, Page, WebSocket

from tests.browser.conftest import Open
from tests.browser.test_leaders import preferred, type_through
from tests.browser.window import Window

MOST_ROUNDS = 1500
PLACES = 3
OVER = {"en": "End of the game", "es": "Fin de la partida"}
Frame = dict[str, Any]


class Guest:
    """Somebody at the party, and all that their browser was told."""

    def __init__(self, window: Window, language: str = "en") -> None:
        self.window = window
        self.page: Page = window.page
        self.language = language
        self.told: list[Frame] = []
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.told.append(json.loads(frame)))

    @property
    def is_asked(self) -> bool:
        return self.page.locator("section.mine .choices .choice").count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.get_by_role("region", name=OVER[self.language]).count() > 0

    def click(self) -> None:
        """The first piece that glows, or the first choice."""
        piece = preferred(self.page)
        if piece is None or self.page.locator("section.mine h2").inner_text().startswith(("Lay out", "Coloca")):
            self.page.locator(".choices .choice").first.click(timeout=2000)
            return
        piece.click(timeout=2000)
        menu = self.page.locator(".menu .choice")
        if menu.count():
            menu.first.click(timeout=2000)

    def views(self) -> list[Frame]:
        return [frame["view"] for frame in self.told if frame["type"] == "game"]


def sit_down(host: Guest, others: list[Guest]) -> str:
    """A table of six, two of them bots; everybody else comes by their invitation."""
    made = host.page.evaluate(
        """async () => {
            const post = async (path, said) => (await fetch('/api' + path, {
                method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(said) })).json()
            await post('/guests', { name: 'Ana' })
            return post('/tables', {
                game: 'leaders', seats: ['me', 'invited', 'invited', 'bot', 'invited', 'bot'],
                options: { turns: 4 }, settings: { reaction_wait: 0 },
            })
        }"""
    )
    table: str = made["table"]["id"]
    for guest, invitation, name in zip(others, made["invitations"], ("Ben", "Carla", "Dora"), strict=True):
        guest.page.goto(f"{host.window.url}/join#{invitation['token']}")
        guest.page.locator("main form input").first.fill(name)
        guest.page.locator("main form button").first.click()
        guest.page.get_by_text(name).first.wait_for()
    host.page.goto(f"{host.window.url}/table/{table}")
    host.page.get_by_role("button", name="Start the game").click()
    return table


@pytest.mark.soak
def test_four_people_two_bots_and_a_spectator_play_a_whole_game(open_window: Open) -> None:
    ana, ben, dora = (Guest(open_window()) for _ in range(3))
    carla = Guest(open_window(language="es", width=390, height=844), "es")
    watching = Guest(open_window())
    ana.window.go("/")
    table = sit_down(ana, [ben, carla, dora])
    watching.window.go(f"/table/{table}")
    people = [ana, ben, carla, dora]
    for guest in people:
        guest.page.locator(".frame").wait_for()
    moves = 0
    for _ in range(MOST_ROUNDS):
        if all(guest.is_over for guest in [*people, watching]):
            break
        for guest in people:
            if not guest.is_asked:
                continue
            try:
                type_through(guest.page) if guest is ben else guest.click()
                moves += 1
            except Error:
                # Another's answer has closed the question meanwhile: it is asked again, or not.
                continue
        if moves in (12, 13):
            dora.page.reload()  # her connection is lost, and she comes back
            dora.page.locator(".frame").wait_for()
            moves += 2
        ana.page.wait_for_timeout(60)
    assert all(guest.is_over for guest in [*people, watching])
    for guest, seat in ((ana, 0), (ben, 1), (carla, 2), (dora, 4), (watching, None)):
        assert len(guest.views()) > 5
        for view in guest.views():
            assert view["seat"] == seat
            assert view["outcome"] is not None or is_lawful(view, seat)


def is_lawful(view: Frame, seat: int | None) -> bool:
    """Whatever is told of a recruit lies open, or was seen by this seat; hands are one's own."""
    recruits = [recruit for player in view["players"] for recruit in player["recruits"]]
    seen = all(one["kind"] is None or one["exposed"] or seat in one["seen_by"] for one in recruits)
    return seen and (view["you"] is None) == (seat is None)
