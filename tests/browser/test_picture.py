"""The picture of the page in the README: a real game against bots, well under way.

The long test takes it anew; to show it, copy build/shots/leaders-table.webp to docs/pictures.
"""

from __future__ import annotations

import base64
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import SHOTS, Open
from tests.browser.guests import ASKED, Guest, make_table

README = Path(__file__).parents[2] / "README.md"
PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "leaders-table.webp"
SEATS = ["me", "bot", "bot", "bot", "bot", "bot"]
TURN = 16
"""From this turn on there is enough to see."""
MOST_GAMES, MOST_STEPS = 5, 300
QUALITY = 90
MOST_BYTES = 200_000


def test_the_readme_shows_it() -> None:
    assert f"](docs/pictures/{PICTURE.name})" in README.read_text("utf-8")
    check(PICTURE)


@pytest.mark.soak
def test_it_can_be_taken(open_window: Open) -> None:
    for _ in range(MOST_GAMES):
        guest = Guest(open_window(), "Ana", 0)
        if play_on(guest):
            break
    else:
        raise AssertionError("every game was over before the picture could be taken")
    SHOTS.mkdir(parents=True, exist_ok=True)
    target = SHOTS / PICTURE.name
    target.write_bytes(photograph(guest.page))
    check(target)


def play_on(guest: Guest) -> bool:
    """Play until it is our turn late in the game; returns whether that happened."""
    table = make_table(guest, SEATS, turns=40)["table"]["id"]
    guest.page.goto(f"/table/{table}")
    guest.page.get_by_role("button", name="Start the game").click()
    for _ in range(MOST_STEPS):
        guest.page.locator(f"{ASKED}, section[aria-label='End of the game']").first.wait_for(state="attached")
        if guest.is_over:
            return False
        view = guest.games[-1]["view"]
        if view["asked"]["question"] == "action" and view["active"] == guest.seat and view["turn"] >= TURN:
            return True
        guest.answer()
        guest.page.wait_for_timeout(60)
    return False


def photograph(page: Page) -> bytes:
    """Screenshot as WebP, which Playwright itself does not write."""
    page.mouse.move(5, 5)
    page.wait_for_timeout(500)
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(shot["data"])


def check(picture: Path) -> None:
    """It is a WebP, as large as a screen, and compact."""
    data = picture.read_bytes()
    assert (data[:4], data[8:16]) == (b"RIFF", b"WEBPVP8X")
    width, height = (int.from_bytes(data[at : at + 3], "little") + 1 for at in (24, 27))
    assert (width, height) == (1440, 900)
    assert 20_000 < len(data) < MOST_BYTES
