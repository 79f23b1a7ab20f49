"""Tooltips and menus are in the top layer: whole and uncovered at every width, by mouse, keyboard and finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.test_leaders import begin_short, my_turn

SEEN = """box => {
    const { left, top, right, bottom } = box.getBoundingClientRect()
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const spots = [[left + 3, top + 3], [right - 3, top + 3], [left + 3, bottom - 3], [right - 3, bottom - 3]]
    return inside && spots.every(([x, y]) => box.contains(document.elementFromPoint(x, y)))
}"""
"""Whether a box is whole in the window, with nothing above it."""
POPOVER = ".popover.placed"


def is_seen_whole(page: Page) -> None:
    expect(page.locator(POPOVER)).to_have_count(1)
    assert page.locator(POPOVER).evaluate("box => box.matches(':popover-open')"), "it is in the top layer"
    assert page.locator(POPOVER).evaluate(SEEN)


@pytest.mark.parametrize("width", [390, 1440])
def test_hints_menus_and_rules_are_seen_whole_at_every_edge(open_window: Open, width: int) -> None:
    window = open_window(width=width, height=844, checked=True)
    page = begin_short(window, bots=6)
    my_turn(page)
    for piece in ("seat:1", "place:3", "seat:3", "place:12", "seat:5", "place:17", "pile"):
        page.locator(f"[data-piece='{piece}']").focus()
        is_seen_whole(page)
        page.keyboard.press("Escape")
        expect(page.locator(POPOVER)).to_have_count(0)
        assert page.evaluate("document.activeElement.dataset.piece") == piece, "the focus stays"
    page.locator("[data-piece='seat:1']").click()
    page.locator(".menu .choice").first.wait_for()
    page.wait_for_timeout(500)
    assert all(box.evaluate(SEEN) for box in page.locator(POPOVER).all())
    assert window.flaws() == []
    page.mouse.move(1, 1)
    # The first choice has the focus: if it names a card, that is shown beside the menu and closed first.
    for _ in range(page.locator(POPOVER).count()):
        page.keyboard.press("Escape")
    expect(page.locator(POPOVER)).to_have_count(0)
    page.get_by_role("region", name="Your side").get_by_role("link").last.focus()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(r"\w+ \w+"))
    is_seen_whole(page)


def test_a_tooltip_waits_for_a_hover_that_means_it_and_can_be_hovered_itself(open_window: Open) -> None:
    page = begin_short(open_window())
    page.locator("[data-piece='place:3']").hover()
    assert page.locator(POPOVER).count() == 0, "somebody who only passes by is not bothered"
    link = page.locator(POPOVER).get_by_role("link")
    link.wait_for()
    link.hover()
    page.get_by_role("tooltip").wait_for()
    expect(page.locator(POPOVER)).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    expect(page.locator(POPOVER)).to_have_count(1)
    page.mouse.move(1, 1)
    expect(page.locator(POPOVER)).to_have_count(0)


def test_a_finger_holds_to_read_and_taps_to_pick(open_window: Open) -> None:
    page = begin_short(open_window(width=390, height=844, touch=True))
    devtools = page.context.new_cdp_session(page)
    box = page.locator("[data-piece='place:1']").bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.locator(POPOVER).wait_for()
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    is_seen_whole(page)
    assert page.locator("[data-piece='place:1'][aria-pressed]").count() == 0, "nothing was picked by reading"
    page.locator("[data-piece='place:1']").tap()
    # It is picked now; where two recruits are of one kind, that may be the whole answer.
    expect(page.locator("[data-piece='place:1'].legal")).to_have_count(0)


def test_a_card_is_shown_where_its_name_appears(open_window: Open) -> None:
    page = begin_short(open_window())
    my_turn(page)
    page.get_by_role("button", name=re.compile("^Discard")).first.click()
    expect(page.locator(".prompt h2")).not_to_have_text(re.compile("^Artifact phase"))
    names = page.locator(".part.log .card-name")
    expect(names).not_to_have_count(0)
    # This one, whatever the log names later.
    name = names.nth(names.count() - 1)
    name.focus()
    card = page.get_by_role("article")
    expect(card.get_by_role("heading")).to_have_text(name.evaluate("one => one.firstChild.data"))
    is_seen_whole(page)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
