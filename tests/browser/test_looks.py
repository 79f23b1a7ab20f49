"""Every page in both languages, three palettes, two themes and three widths.

axe-core finds nothing serious, nothing scrolls sideways, and a screenshot of each is left in build/shots.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any, Literal, NamedTuple

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Open
from tests.server.house import Guest, House, play_on

Scheme = Literal["light", "dark"]
LANGUAGES = ("en", "es")
SCHEMES: tuple[Scheme, ...] = ("light", "dark")


class Look(NamedTuple):
    language: str
    scheme: Scheme
    palette: str
    width: int


class Town(NamedTuple):
    """A person with tables in every state."""

    person: Guest
    playing: str
    waiting: str
    invited: str
    finished: str
    shared: str
    """A table with a companion at the same screen: the curtain is shown."""
    me: str


LOOKS = [
    Look("en", "light", "usual", 1440),
    Look("en", "dark", "red-teal", 1024),
    Look("es", "dark", "blue-orange", 390),
]
"""Each language, scheme, palette and width at least once."""
ALL_LOOKS = [
    Look(language, scheme, palette, 1024)
    for language, scheme, palette in product(LANGUAGES, SCHEMES, ("usual", "red-teal", "blue-orange"))
]

PAGES: dict[str, Callable[[Town], str]] = {
    "home": lambda town: "/",
    "new": lambda town: "/new/leaders",
    "waiting": lambda town: f"/table/{town.waiting}",
    "join": lambda town: f"/join#{town.invited}",
    "table": lambda town: f"/table/{town.playing}",
    "ending": lambda town: f"/table/{town.finished}",
    "replay": lambda town: f"/replay/{town.finished}?step=3",
    "statistics": lambda town: f"/table/{town.finished}/statistics",
    "person": lambda town: f"/people/{town.me}",
    "how": lambda town: "/how/dystopia",
    "rules": lambda town: "/rules/leaders",
    "cards": lambda town: "/cards",
    "card": lambda town: "/cards/leaders/opera-glasses",
    "teams": lambda town: "/teams",
    "settings": lambda town: "/settings",
    "missing": lambda town: "/nowhere",
    "trouble": lambda town: "/table/none-of-these",
    "curtain": lambda town: f"/table/{town.shared}",
    "notices": lambda town: "/",
    "help": lambda town: f"/table/{town.playing}",
}

PREPARE: dict[str, Callable[[Page], Any]] = {
    "new": lambda page: page.locator("label", has_text="Live" if _english(page) else "En vivo").first.click(),
    "table": lambda page: page.locator(".frame details summary").last.click(),
    "replay": lambda page: page.locator(".controls").first.wait_for(),
    "how": lambda page: page.locator("figure svg").first.wait_for(),
    "teams": lambda page: page.locator("[data-team]").nth(3).click(),
    "statistics": lambda page: page.locator("table").first.wait_for(),
    "curtain": lambda page: page.locator(".curtain").wait_for(),
    "notices": lambda page: page.locator("button[aria-haspopup='dialog']").click(),
    "help": lambda page: _help(page),
}
"""What is opened before the screenshot."""


def _english(page: Page) -> bool:
    return page.locator("html").get_attribute("lang") == "en"


def _help(page: Page) -> None:
    seats = page.locator("nav .seats-tab")
    if seats.is_visible():
        seats.click()
    page.locator(".seats .ways button").first.click()
    page.locator("dialog[open]").wait_for()


@pytest.fixture(scope="module")
def town(house: House) -> Town:
    ana = house.guest("Ana")
    finished = ana.play("me", "bot", "bot", game="dystopia", turn_limit=40)
    with ana.look(finished) as socket:
        socket.until_game()
        play_on(socket)
    made = ana.make("me", "invited", "open", "bot", "bot", settings={"language": "es", "on_leave": "wait"})
    other = house.guest("Bea").make("me", "invited", "bot", "bot")
    return Town(
        person=ana,
        playing=ana.play("me", "bot", "bot", "bot", "bot"),
        waiting=made["table"]["id"],
        invited=other["invitations"][0]["token"],
        finished=finished,
        shared=ana.play("me", "beside:Ben", "bot", "bot"),
        me=ana.ask("GET", "/api/me")["person"]["id"],
    )


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.language}-{look.palette}-{look.width}")
@pytest.mark.parametrize("name", PAGES)
def test_no_page_has_a_serious_flaw(open_window: Open, town: Town, name: str, look: Look) -> None:
    check(open_window, town, name, look)


@pytest.mark.soak
@pytest.mark.parametrize("name", PAGES)
def test_no_page_has_a_serious_flaw_in_any_language_palette_and_theme(open_window: Open, town: Town, name: str) -> None:
    for look in ALL_LOOKS:
        check(open_window, town, name, look)


def check(open_window: Open, town: Town, name: str, look: Look) -> None:
    window = open_window(
        language=look.language,
        scheme=look.scheme,
        palette=look.palette,
        width=look.width,
        checked=True,
        person=town.person,
    )
    window.go(PAGES[name](town))
    window.page.wait_for_load_state("networkidle")
    if name in PREPARE:
        PREPARE[name](window.page)
    window.shoot(f"{name}-{look.width}-{look.language}-{look.scheme}-{look.palette}")
    assert window.page.locator("html").get_attribute("lang") == look.language
    assert window.flaws() == []
    assert not window.too_wide()
    if name == "trouble":  # a browser notes that there is no such table
        window.complaints = [said for said in window.complaints if "404" not in said]
