"""The taught first game of dystopia in the browser: with the mouse on the board, on a phone, and off the plan."""

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

STEPS = 14


def test_a_whole_taught_game_with_the_mouse_on_the_board(open_window: Open) -> None:
    page = learn(open_window(), "dystopia")
    said = play_to_the_end(page, lambda: click_on_the_board(page))
    assert said[0] == "PLACE A WORKER ON THE GENERATOR."
    assert said[-1] == "TEN STARS. YOU HAVE WON."
    assert page.locator("li.done").count() == STEPS
    assert page.locator(".known li").count() == 5
    expect(page.get_by_role("link", name="How to play").last).to_have_attribute("href", "/how/dystopia")
    page.get_by_role("button", name="Play against 2 easy bots").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_text("Easy").first).to_be_attached()


def test_a_whole_taught_game_on_a_phone(open_window: Open) -> None:
    window = open_window(language="es", width=390, height=844, touch=True)
    page = learn(window, "dystopia")

    def choose() -> None:
        lit = page.locator(".board [data-piece].pointed")
        if lit.count():
            expect(lit.first).to_be_in_viewport()
        tap_what_is_wanted(window)

    said = play_to_the_end(page, choose)
    assert said[0] == "COLOCA UN TRABAJADOR EN EL GENERADOR."
    assert said[-1] == "DIEZ ESTRELLAS. HAS GANADO."


def test_another_lawful_move_is_answered_and_the_step_comes_back(open_window: Open) -> None:
    page = learn(open_window(), "dystopia")
    page.locator(".others > summary").click()
    before = place(page)
    page.get_by_role("button", name="Place the 4 on the Farm").click()
    moved_on(page, before)
    expect(page.locator(".aside")).to_have_text(re.compile("A lawful place"))
    expect(sentence(page)).to_have_text(re.compile("on the Generator"))
    wanted(page).first.click()
    expect(sentence(page)).not_to_have_text(re.compile("on the Generator"))


@pytest.mark.parametrize(
    ("width", "height", "scheme", "language"),
    [(1440, 900, "dark", "en"), (390, 844, "light", "es")],
)
def test_nothing_serious_is_found_by_axe(
    open_window: Open, width: int, height: int, scheme: str, language: str
) -> None:
    window = open_window(width=width, height=height, scheme=scheme, language=language, checked=True)
    page = learn(window, "dystopia")
    for number in range(MOST_MOVES):
        if number in (0, 5):
            page.wait_for_timeout(500)
            assert window.flaws() == []
        if page.locator(".saying.over").count():
            break
        before = place(page)
        wanted(page).first.click()
        moved_on(page, before)
    assert window.flaws() == []
