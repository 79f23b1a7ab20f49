"""A game of dystopia on its board: workers are placed by clicking, by keyboard and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.window import Window

MOST_ANSWERS = 60
QUESTION = "section.mine h2"
OWN_WORKERS = "[data-piece^='worker:']"
"""Those on the board."""
TURN = re.compile("Your turn")


def begin(window: Window, seats: int = 3) -> Page:
    """A table against bots, at the viewer's first turn."""
    page = window.start_table({"game": "dystopia", "seats": ["me", *["bot:easy"] * (seats - 1)]})
    page.locator("[data-piece='space:generator']").wait_for()
    return page


def my_turn(page: Page) -> None:
    """Answer with the first choice until a worker can be placed."""
    for _ in range(MOST_ANSWERS):
        page.locator(".choices .choice").first.wait_for()
        if page.locator("button.die.legal").count() and TURN.search(page.locator(QUESTION).inner_text()):
            return
        page.locator(".choices .choice").first.click()
        page.wait_for_timeout(200)
    raise AssertionError("no turn with a worker at home")


def test_the_recruits_to_choose_from_are_shown_with_their_texts(open_window: Open) -> None:
    page = begin(open_window())
    offered = page.get_by_role("list", name="To choose from").get_by_role("listitem")
    expect(offered).to_have_count(4)
    for text in offered.locator("p.text").all_inner_texts():
        assert len(text) > 20


def test_a_worker_is_placed_by_picking_it_and_a_space(open_window: Open) -> None:
    page = begin(open_window())
    my_turn(page)
    before = page.locator(OWN_WORKERS).count()
    page.locator("button.die.legal").first.click()
    space = page.locator("[data-piece='space:aquifer']")
    expect(space).to_have_class(re.compile("legal"))
    space.click()
    expect(page.locator(OWN_WORKERS)).to_have_count(before + 1)


def test_a_worker_is_placed_by_picking_the_space_first(open_window: Open) -> None:
    page = begin(open_window())
    my_turn(page)
    page.locator("[data-piece='space:farm']").click()
    # One number at home: it goes at once. Several: they are offered at the space.
    menu = page.get_by_role("dialog", name="Farm")
    log = page.locator(".part.log")
    expect(menu.or_(log.get_by_text("on the Farm")).first).to_be_visible()
    if menu.is_visible():
        menu.locator(".choice").first.click()
    expect(log).to_contain_text("on the Farm")


def test_a_space_that_is_closed_tells_why(open_window: Open) -> None:
    page = begin(open_window())
    my_turn(page)
    page.locator("[data-piece='space:nimbus-loft']").click(force=True)
    expect(page.locator(".hint")).to_contain_text("resource")


def test_a_worker_is_placed_by_keyboard(open_window: Open) -> None:
    page = begin(open_window())
    my_turn(page)
    page.locator("button.die.legal").first.focus()
    page.keyboard.press("Enter")
    page.locator("[data-piece='space:cloud-mine']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".part.log")).to_contain_text("on the Cloud Mine")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_board_is_accessible_and_looked_at(open_window: Open, width: int, height: int, scheme: str) -> None:
    window = open_window(width=width, height=height, scheme=scheme, checked=True, touch=width < 800)
    page = begin(window)
    my_turn(page)
    page.locator("button.die.legal").first.click()
    assert window.flaws() == []
    window.shoot(f"dystopia-{width}-{scheme}")
