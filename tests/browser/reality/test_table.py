"""A show on its table: figures walk to places that are clicked, and say what they are."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.whole_games import SETTLED
from tests.browser.window import Window

MOST_ANSWERS = 80
QUESTION = "section.mine h2"
WALK = re.compile("^Walk")
PLACES = "[data-piece^='place:'].legal"


def begin(window: Window) -> Page:
    """A table against a bot, with the first question asked; all questions as lists, so that it is soon set up."""
    window.go("/")
    window.page.evaluate(SETTLED, True)
    page = window.start_table({"game": "reality", "seats": ["me", "bot:easy"]})
    page.locator(".choices .choice").first.wait_for()
    return page


def walk(page: Page) -> None:
    """Answer with the first choice until a figure may walk, and let it."""
    for _ in range(MOST_ANSWERS):
        page.locator(".choices .choice").first.wait_for()
        walks = page.locator(".choices .choice", has_text=WALK)
        if walks.count():
            walks.first.click()
            page.locator(PLACES).nth(1).wait_for()
            return
        page.locator(".choices .choice").first.click()
        page.wait_for_timeout(150)
    raise AssertionError("no figure could walk")


def test_a_figure_walks_to_the_place_that_is_clicked(open_window: Open) -> None:
    page = begin(open_window())
    walk(page)
    place = page.locator(PLACES).nth(1)
    label = place.get_attribute("aria-label") or ""
    found = re.search(r"to ([0-9.]+, [0-9.]+)", label)
    assert found, label
    place.hover()
    expect(page.locator(".plan .cost")).to_be_visible()
    place.click()
    expect(page.locator(".part.log")).to_contain_text(found[1])


def test_who_walks_sees_the_ground_in_reach_and_whom_the_goal_would_show(open_window: Open) -> None:
    page = begin(open_window())
    walk(page)
    bands = page.locator(".bands path")
    bands.nth(2).wait_for(state="attached")
    page.locator(".bands text").nth(2).wait_for(state="attached")
    prices = [int(text) for text in page.locator(".bands text").all_text_contents()]
    assert prices == sorted(prices) and prices[0] >= 1
    page.locator(PLACES).nth(1).hover()
    expect(page.locator(".fan circle")).to_have_count(1)


def test_every_figure_is_named_with_its_player_and_its_life(open_window: Open) -> None:
    page = begin(open_window())
    walk(page)
    figures = page.locator("[data-piece^='figure:']")
    assert figures.count() >= 6
    for number in range(figures.count()):
        label = figures.nth(number).get_attribute("aria-label") or ""
        assert label == "the cat" or re.search(r", (Ana|Bot 2)$", label), label  # the cat is nobody's
    team = page.get_by_role("table").first
    expect(team.get_by_role("row")).not_to_have_count(1)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_the_table_is_accessible_and_looked_at(open_window: Open, width: int, height: int) -> None:
    window = open_window(width=width, height=height, checked=True, touch=width < 800)
    page = begin(window)
    walk(page)
    if width > 800:
        page.locator(PLACES).nth(4).hover()
    assert window.flaws() == []
    window.shoot(f"reality-{width}")
