"""Dystopia on a phone: a whole game by touch, and every place of the board under a finger."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import OpenPosition
from tests.browser.dystopia.positions import CROWD

PHONE = {"width": 390, "height": 844, "touch": True}
FINGER = 44
"""The least size of what is touched, in pixels."""
MOST_TAPS = 700
CHOICES = "section.mine .choice:visible"
DICE = "button.die.legal"
SPACES = "[data-piece^='space:'].legal"
MENU = "[role=dialog] .choice"
LOOKED_AT = ".pending button"
"""Does what a finger has looked at."""
ENDED = ".frame.over"
PLACES = 36
"""19 spaces, 6 sites, 4 territories, 4 tracks of allegiance, 3 miners."""
OWN = 1
"""Workers of the viewer on the board."""
SMALL = f"""() => [...document.querySelectorAll('.parts [data-piece]:not(.worker), nav button')]
    .filter((one) => (one.querySelector('.finger') ?? one).getBoundingClientRect().height < {FINGER - 0.5}
        || (one.querySelector('.finger') ?? one).getBoundingClientRect().width < {FINGER - 0.5})
    .map((one) => one.dataset.piece ?? one.className)"""
STARRED = ", ".join(
    f"[data-piece^='space:{one}'].legal"
    for one in ("site-", "incinerator", "free-press", "ark", "wind-saloon", "nimbus-loft")
)
SHOWN = f"""() => document.querySelector('{ENDED}') ? 'end'
    : document.querySelector('{MENU}') ? 'menu'
    : document.querySelector('{LOOKED_AT}') ? 'looked at'
    : document.querySelector('{DICE}') ? 'dice'
    : [...document.querySelectorAll('section.mine .choice')].some((one) => one.checkVisibility()) ? 'choices'
    : null"""
"""JavaScript: what the page asks for now; null: nothing."""
SHORT = """
    game: dystopia
    seats: 2
    A stars: 5
    B stars: 5
"""
"""The first turn of a game in which fewer stars are to be placed."""
PARTS = ("icarite", "euphorian", "tank", "wastelander", "subterran")


def tap_first(page: Page, what: str) -> bool:
    """Tap the first of the elements; whether it was there."""
    try:
        page.locator(what).first.tap(timeout=1_000)
    except TimeoutError:
        return False
    return True


def tap_one(page: Page, what: str, chance: Random) -> bool:
    """Tap one of the elements that can be seen; whether there was any."""
    found = page.locator(what)
    count = found.count()
    if not count:
        return False
    try:
        found.nth(chance.randrange(count)).tap(timeout=1_000)
    except TimeoutError:  # the question has changed meanwhile
        return False
    return True


def test_a_whole_game_is_played_by_touch(open_position: OpenPosition) -> None:
    """Workers are placed by tapping them and a place of the board, all else is answered in the sheet."""
    window = open_position(SHORT, seats=["me", "bot:hard"], **PHONE)
    page = window.page
    page.locator("[data-piece='space:generator']").wait_for()
    chance = Random(3)
    by_board = 0
    for _ in range(MOST_TAPS):
        shown = page.wait_for_function(SHOWN).json_value()
        if shown == "end":
            break
        if shown == "menu":
            tap_one(page, MENU, chance)
        elif shown == "looked at":
            by_board += tap_first(page, LOOKED_AT)
        elif shown == "dice" and tap_one(page, DICE, chance):
            # A place with a star rather than another, so that the game is short.
            if not tap_one(page, STARRED, chance):
                tap_one(page, SPACES, chance)
        else:
            tap_one(page, CHOICES, chance)
    expect(page.locator(ENDED)).to_be_attached()
    assert by_board > 10
    assert not window.too_wide()
    window.shoot("dystopia-phone-end")


BUMP = """
    game: dystopia
    seats: 2
    A goods: 1 energy
    A workers: 4 2
    B workers: 6 / euphorian-tunnel 1
    rolls: 5 5
"""


def test_a_finger_looks_at_a_place_before_it_goes_there(open_position: OpenPosition) -> None:
    """What it costs, brings and sets off is told first; another place can be looked at, and then it is done."""
    window = open_position(BUMP, checked=True, **PHONE)
    page = window.page
    page.locator("[data-piece='die:4']").tap()
    page.locator(".parts [data-piece='space:euphorian-tunnel']").tap()
    pending = page.locator(".pending")
    expect(pending).to_contain_text("Place the 4 on the Euphorian tunnel (1 energy), bumping Bot 2's 1")
    expect(page.locator(".ticket")).to_contain_text("Bot 2's 1 goes home and is rolled.")
    expect(page.locator(".strip .tab")).to_have_text(["−1"])
    assert window.flaws() == []
    window.shoot("dystopia-phone-looked-at")
    expect(page.locator(".part.log")).not_to_contain_text("Ana places")
    page.get_by_role("button", name="Think again").tap()
    expect(pending).to_have_count(0)
    page.locator(".parts [data-piece='space:farm']").tap()
    expect(pending).to_contain_text("Place the 4 on the Farm")
    page.locator(".parts [data-piece='space:aquifer']").tap()
    expect(pending).to_contain_text("Place the 4 on the Aquifer")
    page.get_by_role("button", name="Do it").tap()
    expect(page.locator(".part.log")).to_contain_text("Ana places a 4 on the Aquifer")


def test_choices_are_in_sight_below_the_board(open_position: OpenPosition) -> None:
    page = open_position(CROWD, **PHONE).page
    rows = page.locator("section.mine [data-space] .choice")
    rows.first.wait_for()
    expect(rows.nth(0)).to_be_in_viewport(ratio=1)
    expect(rows.nth(1)).to_be_in_viewport(ratio=0.6)
    rows.nth(1).tap()  # the note that there are more does not keep a finger off
    expect(page.locator(".part.log")).to_contain_text("Ana places")


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_place_comes_under_a_finger(open_position: OpenPosition, language: str) -> None:
    """The parts of the map bring up what is in them; nothing is too small, and nothing is wider than the phone."""
    window = open_position(CROWD, language=language, **PHONE)
    page = window.page
    page.locator("[data-piece='space:generator']").wait_for()
    window_below = page.locator(".parts")
    for part in PARTS:
        page.locator(f"nav button.{part}").tap()
        expect(page.locator(f"nav button.{part}")).to_have_attribute("aria-current", "true")
        expect(window_below.locator(f"[data-district={part}] .band").first).to_be_in_viewport()
    assert page.evaluate(SMALL) == []
    pieces = page.locator(".parts [data-piece]")
    assert len(set(pieces.evaluate_all("all => all.map((one) => one.dataset.piece)"))) == PLACES + OWN
    for number in range(pieces.count()):
        piece = pieces.nth(number)
        piece.scroll_into_view_if_needed()
        expect(piece).to_be_in_viewport(ratio=0.9)
    for tab in ("seats", "log", "board"):
        assert not window.too_wide(), tab
    window.shoot(f"dystopia-phone-crowd-{language}")


def test_a_choice_that_is_pointed_at_comes_into_sight(open_position: OpenPosition) -> None:
    page = open_position(CROWD, **PHONE).page
    aquifer = page.locator("[data-piece='space:aquifer']")
    aquifer.wait_for()
    expect(aquifer).not_to_be_in_viewport()
    page.locator("section.mine .choice", has_text="Aquifer").first.focus()
    expect(aquifer).to_be_in_viewport(ratio=0.9)
