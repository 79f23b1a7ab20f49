"""Dystopia at one screen: behind the curtain, and for whoever looks next, nothing is left of the other player."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPosition
from tests.browser.window import Window

SCENE = """
    game: dystopia
    trade: yes
    A workers: 4 2 / farm 3
    A goods: 2 food, 1 gold
    A hand: book, balloons
    A morale: 3
    A knowledge: 2
    A recruits: Kyle / Laura
    A dilemma: book
    B workers: 5 / generator 2, aquifer 4
    B goods: 2 water, 1 food
    B hand: bear
    B morale: 3
    B recruits: Andrew / Jacko
    B dilemma: bear
    """
EVERYTHING = """() => [
    document.documentElement.outerHTML,
    document.title,
    JSON.stringify({ ...sessionStorage }),
    JSON.stringify({ ...localStorage }),
    JSON.stringify([...document.querySelectorAll('input')].map((field) => field.value)),
].join(' ')"""
"""All that the page has, shown or not."""
OF_ANA = re.compile(r"Laura|artifact:[04]\b|Read a Book")
OF_BEN = re.compile(r"Jacko|artifact:2\b")
"""Secrets: a hidden recruit, artifacts in hand, and a dilemma. The recruits of the table as cards are public."""


def look_as(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}").click()
    page.locator("[data-piece^='artifact:']").first.wait_for()


def draw_the_curtain(page: Page) -> str:
    """All that is in the document then."""
    page.get_by_role("button", name="Draw the curtain").click()
    page.locator(".curtain").wait_for()
    expect(page.locator("[data-piece]")).to_have_count(0)
    expect(page.locator("dialog, [popover]")).to_have_count(0)
    there: str = page.evaluate(EVERYTHING)
    return there


@pytest.fixture
def window(open_position: OpenPosition) -> Window:
    window = open_position(SCENE, seats=["me", "beside:Ben"], checked=True)
    window.page.locator(".curtain").wait_for()
    return window


def test_nothing_of_one_player_is_left_for_the_next(window: Window) -> None:
    page = window.page
    assert not OF_ANA.search(page.evaluate(EVERYTHING))
    look_as(page, "Ana")
    assert OF_ANA.search(page.evaluate(EVERYTHING)), "or the test would prove nothing"
    # A draft of an offer that is never made, a hint, and a picked worker.
    page.get_by_role("button", name="Offer a trade").click()
    dialog = page.get_by_role("dialog", name="Offer a trade")
    dialog.get_by_role("button", name="More: book").first.click()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.locator("[data-piece='space:nimbus-loft']").click(force=True)
    page.locator("button.die.legal").first.click()
    page.locator("[data-piece='space:cloud-mine']").click()
    page.get_by_role("button", name="End your turn").click()
    behind = draw_the_curtain(page)
    assert not OF_ANA.search(behind)
    assert not OF_BEN.search(behind)
    look_as(page, "Ben")
    expect(page.locator("section.mine h2")).to_contain_text("Your turn")
    there = page.evaluate(EVERYTHING)
    assert not OF_ANA.search(there)
    assert OF_BEN.search(there)
    expect(page.locator("button.picked, button.pick, .hint:visible")).to_have_count(0)
    window.shoot("hot-seat")
    assert window.flaws() == []


def test_an_offer_to_the_neighbour_waits_behind_the_curtain(window: Window) -> None:
    page = window.page
    look_as(page, "Ana")
    page.get_by_role("button", name="Offer a trade").click()
    dialog = page.get_by_role("dialog", name="Offer a trade")
    dialog.get_by_role("group", name="You give").get_by_role("button", name="More: gold").click()
    dialog.get_by_role("group", name="You get").get_by_role("button", name="More: water").click()
    dialog.get_by_role("button", name="Offer it to Ben").click()
    assert not OF_ANA.search(draw_the_curtain(page))
    look_as(page, "Ben")
    expect(page.locator("section.mine h2")).to_contain_text("Ana offers you 1 gold for 1 water")
    page.get_by_role("button", name="Name another exchange").click()
    counter = page.get_by_role("dialog", name="Name another exchange")
    counter.get_by_role("group", name="You give").get_by_role("button", name="More: bear").click()
    counter.get_by_role("group", name="You get").get_by_role("button", name="More: food").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Decline the offer").click()
    assert not OF_BEN.search(draw_the_curtain(page))
    look_as(page, "Ana")
    assert not OF_BEN.search(page.evaluate(EVERYTHING))
    expect(page.locator(".prompt")).to_contain_text("2 more offers in this turn")
