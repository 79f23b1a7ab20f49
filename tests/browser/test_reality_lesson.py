"""The taught first game of reality in the browser: with the mouse on the floor, on a phone, and off the plan."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.lessons import (
    MOST_MOVES,
    click_on_the_board,
    learn,
    moved_on,
    place,
    play_to_the_end,
    sentence,
    tap_what_is_wanted,
    wanted,
)

STEPS = 10


def test_a_whole_taught_show_with_the_mouse_on_the_floor(open_window: Open) -> None:
    page = learn(open_window(), "reality")
    lit: set[str] = set()

    def choose() -> None:
        if page.locator(".board [data-piece].pointed").count():
            lit.add(sentence(page).inner_text())
        click_on_the_board(page)

    said = play_to_the_end(page, choose)
    assert lit >= {"REMOVE THE KIOSK.", "GO TO THE LIT PLACE.", "AIM WHERE IT TOUCHES BOTH.", "CHARGE."}
    assert said[0] == "LET NIKOLAI USE HIS MISSILE."
    assert said[-1] == "THE SHOW IS YOURS."
    assert page.locator("li.done").count() == STEPS
    assert page.locator(".known li").count() == 5
    expect(page.get_by_role("link", name="How to play").last).to_have_attribute("href", "/how/reality")
    page.get_by_role("button", name=re.compile("^Play against")).click()
    expect(page).to_have_url(re.compile("/table/"))


def test_a_whole_taught_show_on_a_phone(open_window: Open) -> None:
    window = open_window(language="es", width=390, height=844, touch=True)
    page = learn(window, "reality")

    def choose() -> None:
        lit = page.locator(".board [data-piece].pointed")
        if lit.count():
            expect(lit.first).to_be_in_viewport()
        tap_what_is_wanted(window)

    said = play_to_the_end(page, choose)
    assert len(said) > STEPS


def test_another_lawful_move_is_answered_and_the_step_comes_back(open_window: Open) -> None:
    page = learn(open_window(), "reality")
    page.locator(".others > summary").click()
    before = place(page)
    page.get_by_role("button", name="Hold it back").click()
    moved_on(page, before)
    expect(page.locator(".aside")).to_have_text(re.compile("Held back"))


@pytest.mark.parametrize(
    ("width", "height", "scheme", "language"),
    [(1440, 900, "dark", "en"), (390, 844, "light", "es")],
)
def test_nothing_serious_is_found_by_axe(
    open_window: Open, width: int, height: int, scheme: str, language: str
) -> None:
    window = open_window(width=width, height=height, scheme=scheme, language=language, checked=True)
    page = learn(window, "reality")
    for number in range(MOST_MOVES):
        if page.locator(".saying.over").count():
            break
        if number in (1, 10):  # scenery that can be chosen; a template to be placed
            assert window.flaws() == []
            window.shoot(f"reality-lesson-{width}-{number}")
        before = place(page)
        wanted(page).first.click()
        moved_on(page, before)
    assert window.flaws() == []
