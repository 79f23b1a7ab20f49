"""The list of players of dystopia: six of them beside the board, recruits with their cards, and on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPosition
from tests.browser.window import Window

FINGER = 44
SIX = """
    game: dystopia
    seats: 6
    A workers: 4 2
    A recruits: Katy / Laura
    A goods: 2 energy, 1 food
    B recruits: Josiah / -
    C workers: 6 / generator 3
"""


def at_six(open_position: OpenPosition, **options: Any) -> Window:
    """A table of six at the viewer's turn."""
    window = open_position(SIX, **options)
    window.page.locator("section.mine").get_by_text(re.compile("Your turn")).wait_for()
    return window


def is_still(window: Window) -> bool:
    """Whether the page itself does not scroll, only its parts do."""
    still: bool = window.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    return still and not window.too_wide()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_six_players_fit_beside_the_board(open_position: OpenPosition, scheme: str) -> None:
    window = at_six(open_position, scheme=scheme, checked=True)
    page = window.page
    seats = page.locator(".part.seats")
    expect(seats.locator("ol > li")).to_have_count(6)
    for seat in seats.locator("ol > li").all():
        box = seat.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 900
        assert seat.evaluate("seat => seat.scrollWidth <= seat.clientWidth"), "nothing sticks out"
    assert window.flaws() == []
    window.shoot(f"dystopia-six-{scheme}")
    window.page.set_viewport_size({"width": 1024, "height": 768})
    assert is_still(window)


def test_a_recruit_shows_its_card_when_it_is_focused(open_position: OpenPosition) -> None:
    page = at_six(open_position).page
    sign = page.locator(".part.seats .recruit[aria-label]").first
    name = (sign.get_attribute("aria-label") or "").split(",")[0]
    page.keyboard.press("Tab")
    sign.focus()
    expect(page.locator(".popover").get_by_text(name.split(" the ")[0]).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".popover")).to_have_count(0)


def test_the_seats_on_a_phone_are_for_fingers(open_position: OpenPosition) -> None:
    window = at_six(open_position, width=390, height=844, touch=True, checked=True)
    page = window.page
    page.get_by_role("button", name="Seats").click()
    expect(page.get_by_role("img", name=re.compile("The race for ten stars"))).to_be_visible()
    for target in page.locator(".part.seats :is(button.recruit, strong a)").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
    assert is_still(window)
    assert window.flaws() == []
    window.shoot("dystopia-six-phone")
