"""The pictures of the page in the README: games well under way.

The long tests take them anew; to show one, copy build/shots/NAME.webp to docs/pictures.
"""

from __future__ import annotations

import base64
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import SHOTS, Open, OpenPosition
from tests.browser.guests import ASKED, Guest, make_table

README = Path(__file__).parents[2] / "README.md"
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
NAMES = ("leaders-table.webp", "dystopia-table.webp", "reality-table.webp")
SEATS = ["me", "bot", "bot", "bot", "bot", "bot"]
TURN = 16
"""From this turn on there is enough to see."""
MOST_GAMES, MOST_STEPS = 5, 300
QUALITY = 86
MOST_BYTES = 200_000


CITY = """
    game: dystopia
    seats: 4
    turn: A
    A goods: 2 energy, 1 food, 1 gold
    A hand: balloons, bifocals
    A recruits: Bradley / Faith
    A workers: 4 5 / generator 5
    A knowledge: 2
    A morale: 3
    B goods: 1 energy, 2 bliss, 1 gold
    B hand: book
    B recruits: Rebecca, Kyle
    B workers: 3 / nimbus-loft 6, site-s1 3
    B morale: 2
    C goods: 2 water, 1 stone
    C hand: bear, game
    C recruits: Maggie / Ray
    C workers: 6 / aquifer 2, site-s1 2, tank-right 5
    C knowledge: 1
    C morale: 4
    D goods: 1 food
    D recruits: Josh, Phil
    D workers: 2 / euphorian-tunnel 1, farm 5, generator 4
    D morale: 4
    allegiance: euphorian 4, icarite 5, wastelander 3, subterran 3
    miners: euphorian 7, wastelander 3, subterran 5
    tiles: e1 stadium B D, e2 bemusement-park A B D
    territories: euphorian A D, icarite A B, subterran C
"""
"""A turn with a space of every kind to go to."""

STUDIO = """
    game: reality
    table: plaza
    mission: objectives
    turn: 3
    phase: positioning
    A platform: 22 1
    A richelle: 18.25 14.5
    A nikolai: 31 15
    A nikolai life: 62
    A nikolai has: grenade, kit
    A madeleine: 14 16.5
    A arendal: 24 4
    A arendal is: used
    B platform: 22 31
    B kabuki: 31.5 16
    B kabuki life: 85
    B sooyoung: 18.5 27.25
    B sooyoung euphoria: 5
    B doc: 13.5 23.5
    B doc life: 40
    B doc spent: 9
    B centinel: 31 21
    B mycky: 28.75 17
    B mycky is: down
    drum 1: 24 18
    drum 2: carried by A arendal
    drum 3: 34 18
    rolls: 9 5 1 10
"""
"""Somebody is about to cross the plaza, under the eyes of four rivals."""


@pytest.mark.parametrize("name", NAMES)
def test_the_readme_shows_it(name: str) -> None:
    assert f"](docs/pictures/{name})" in README.read_text("utf-8")
    check(PICTURES / name)


@pytest.mark.soak
def test_a_turn_of_dystopia_can_be_taken(open_position: OpenPosition) -> None:
    page = open_position(CITY).page
    page.get_by_role("button", name="Skip", exact=True).click()
    page.locator("[data-piece='die:4']").click()
    page.locator("[data-piece='space:euphorian-tunnel']").hover()
    page.wait_for_timeout(1000)
    keep(page, "dystopia-table.webp")


@pytest.mark.soak
def test_a_show_can_be_taken(open_position: OpenPosition) -> None:
    page = open_position(STUDIO).page
    page.locator("section.mine .choice", has_text="Walk").click()
    page.locator("[data-piece='place:93,85,0']").hover()
    page.wait_for_timeout(1000)
    keep(page, "reality-table.webp")


@pytest.mark.soak
def test_a_game_of_leaders_can_be_taken(open_window: Open) -> None:
    for _ in range(MOST_GAMES):
        guest = Guest(open_window(), "Ana", 0)
        if play_on(guest):
            break
    else:
        raise AssertionError("every game was over before the picture could be taken")
    guest.page.mouse.move(5, 5)
    keep(guest.page, "leaders-table.webp")


def keep(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    target = SHOTS / name
    target.write_bytes(photograph(page))
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
