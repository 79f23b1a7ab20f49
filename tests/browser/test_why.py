"""Reasons: what cannot be used tells the rule that forbids it, with the mouse, the keyboard and on a touch screen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.test_leaders import begin, my_turn
from tests.server.house import House

STRANGER = "[data-piece='place:3']"
"""A recruit of another player, during setup."""
WAY = """wanted => {
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2]
    const [x, y] = middle(document.activeElement.getBoundingClientRect())
    const [toX, toY] = middle(document.querySelector(wanted).getBoundingClientRect())
    if (document.activeElement.matches(wanted)) return null
    if (Math.abs(toX - x) > Math.abs(toY - y)) return toX > x ? 'ArrowRight' : 'ArrowLeft'
    return toY > y ? 'ArrowDown' : 'ArrowUp'
}"""
"""The arrow key that leads from the focused piece towards another; null: it has the focus."""
REASON = re.compile(r"recruit 1: hidden, unknown to you\. Not now.* L-[a-z]+-\d+$", re.DOTALL)


def by_mouse(page: Page) -> None:
    page.locator(STRANGER).hover()


def by_keys(page: Page) -> None:
    """Go there with the arrow keys, each time with the one that leads nearer."""
    page.locator("[data-piece='place:0']").focus()
    for _ in range(30):
        way = page.evaluate(WAY, STRANGER)
        if way is None:
            return
        page.keyboard.press(way)
    raise AssertionError("the arrow keys do not lead there")


def by_finger(page: Page) -> None:
    """Tap without waiting for the element to be enabled: it is disabled, which is why it has a reason."""
    page.locator(STRANGER).tap(force=True)


@pytest.mark.parametrize("way", [by_mouse, by_keys, by_finger])
def test_a_piece_says_what_it_is_and_why_it_cannot_be_used(open_window: Open, way: Callable[[Page], None]) -> None:
    page = begin(open_window(touch=way is by_finger))
    way(page)
    hint = page.locator(".hint")
    expect(hint).to_have_text(REASON)
    assert hint.get_attribute("role") == "status", "a screen reader says it, too"
    # It stays until something else is tapped.
    page.wait_for_timeout(500)
    expect(hint).to_have_text(REASON)


def test_it_says_so_when_it_is_not_my_turn(open_window: Open, house: House) -> None:
    """A spectator is asked nothing, and can read the board all the same."""
    ana, ben = house.guest("Ana"), house.guest("Ben")
    table = ana.make("me", "open", "bot", "bot")["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    window = open_window(person=ana)
    window.go(f"/table/{table}")
    page = window.page
    page.locator(".choices .choice").first.click()
    page.get_by_text(re.compile("thinking.*Ben")).wait_for()
    stops = page.locator("[data-piece][tabindex='0']")
    expect(stops).to_have_count(1)
    stops.focus()
    expect(page.locator(".hint")).to_contain_text(re.compile(r"L-[a-z]+-\d+"))


def test_an_artifact_that_cannot_be_used_now_says_why(open_window: Open) -> None:
    page = begin(open_window())
    my_turn(page)
    page.get_by_role("button", name=re.compile("^(Discard|Draw)")).first.click()
    page.get_by_role("heading", name="Action phase").wait_for()
    page.locator("[data-piece='pile']").hover()
    expect(page.locator(".hint")).to_contain_text(re.compile(r"L-turn-\d+"))
