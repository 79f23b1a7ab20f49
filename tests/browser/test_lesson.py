"""A whole taught game in the browser: with the mouse on the board, with the keyboard only, and on a phone."""

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
    step,
    tap_what_is_wanted,
    wanted,
)


def test_a_whole_taught_game_with_the_mouse_on_the_board(open_window: Open) -> None:
    page = learn(open_window())
    said = play_to_the_end(page, lambda: click_on_the_board(page))
    assert said[0] == "LAY OUT YOUR THREE RECRUITS, IN ANY ORDER."
    assert said[-1] == "YOU HAVE WON."
    assert page.locator("li.done").count() == 11
    page.get_by_role("button", name="Play against 3 easy bots").click()
    expect(page).to_have_url(re.compile("/table/"))


def test_a_whole_taught_game_with_the_keyboard_only(open_window: Open) -> None:
    page = learn(open_window())
    heard: list[str] = []

    def choose() -> None:
        heard.append(page.get_by_role("log").inner_text())
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('.wanted .choice')"):
                page.keyboard.press("Enter")
                return
        raise AssertionError("Tab does not reach the wanted move")

    assert play_to_the_end(page, choose)[-1] == "YOU HAVE WON."
    heard.append(page.get_by_role("log").inner_text())
    for told in ("Dario shoots Nova.", "Dario shoots! Open your Umbrella.", "The Euphorian leader has been shot."):
        assert any(told in one for one in heard), f"not read aloud: {told}"
    assert page.evaluate("document.activeElement.closest('main') !== null"), "the focus is not lost at the end"


@pytest.mark.parametrize("language", ["es"])
def test_a_whole_taught_game_on_a_phone(open_window: Open, language: str) -> None:
    window = open_window(language=language, width=390, height=844, touch=True)
    page = learn(window)

    said = play_to_the_end(page, lambda: tap_what_is_wanted(window))
    assert said[0] == "COLOCA TUS TRES RECLUTAS EN EL ORDEN QUE QUIERAS."
    assert said[-1] == "HAS GANADO."


def test_another_lawful_move_is_answered_and_the_step_comes_back(open_window: Open) -> None:
    page = learn(open_window())
    wanted(page).first.click()
    expect(sentence(page)).to_have_text(re.compile("Claim it, too"))
    page.locator(".others > summary").click()
    page.get_by_role("button", name="Leave your artifacts as they are").click()
    expect(page.locator(".aside")).to_have_text(re.compile("You did nothing, which is allowed"))
    expect(sentence(page)).to_have_text(re.compile("Claim it, too"))
    wanted(page).first.click()
    expect(sentence(page)).to_have_text(re.compile("Look at the lit paper"))
    wanted(page).first.click()
    expect(sentence(page)).to_have_text(re.compile("Discard your hand"))


def test_the_place_is_kept_and_back_skip_and_again_change_it(open_window: Open) -> None:
    page = learn(open_window())
    page.get_by_role("button", name="Skip this step").click()
    expect(sentence(page)).to_have_text(re.compile("Claim it, too"))
    page.get_by_role("button", name="Skip this step").click()
    expect(sentence(page)).to_have_text(re.compile("Discard your hand"))
    page.reload()
    expect(page.locator(".aside").first).to_have_text(re.compile("Welcome back. You left off at step 3"))
    expect(sentence(page)).to_have_text(re.compile("Discard your hand"))
    page.get_by_role("button", name="Back", exact=True).click()
    expect(sentence(page)).to_have_text(re.compile("Claim it, too"))
    page.get_by_role("link", name="Leave, keep my place").click()
    page.get_by_role("link", name=re.compile("Learn Leaders of Euphoria in 5 minutes")).click()
    expect(sentence(page)).to_have_text(re.compile("Claim it, too"))
    page.get_by_role("button", name="Start again").click()
    expect(sentence(page)).to_have_text(re.compile("Lay out your three recruits"))


def test_the_others_are_shown_one_by_one_and_nothing_is_told_before(open_window: Open) -> None:
    page = learn(open_window(speed="slow"))
    wanted(page).first.click()
    expect(page.locator(".watching")).to_be_visible()
    expect(page.locator(".told li").first).to_be_visible()
    assert step(page).startswith("1"), "the next step is not named before the show is over"
    assert wanted(page).count() == 0
    assert page.locator(".board .legal").count() == 0
    page.keyboard.press("n")
    expect(sentence(page)).to_have_text(re.compile("Claim it, too"))
    assert step(page).startswith("2")


def test_the_lamp_is_on_the_target(open_window: Open) -> None:
    page = learn(open_window())
    for _ in range(3):
        before = sentence(page).inner_text()
        page.get_by_role("button", name="Skip this step").click()
        expect(sentence(page)).not_to_have_text(re.compile(re.escape(before), re.IGNORECASE))
    paper = page.locator(".board [data-piece='place:10']")
    expect(paper).to_have_class(re.compile("pointed"))
    page.wait_for_timeout(500)
    frame, lit = page.locator(".light .frame").bounding_box(), paper.bounding_box()
    assert frame is not None
    assert lit is not None
    assert abs(frame["x"] + frame["width"] / 2 - lit["x"] - lit["width"] / 2) < 3
    assert abs(frame["y"] + frame["height"] / 2 - lit["y"] - lit["height"] / 2) < 3


@pytest.mark.parametrize(
    ("width", "height", "scheme", "language"),
    [(1440, 900, "light", "en"), (1024, 768, "dark", "es"), (390, 844, "light", "en"), (390, 844, "dark", "es")],
)
def test_nothing_serious_is_found_by_axe(
    open_window: Open, width: int, height: int, scheme: str, language: str
) -> None:
    window = open_window(width=width, height=height, scheme=scheme, language=language, checked=True)
    page = learn(window)
    for number in range(MOST_MOVES):
        if number in (0, 1, 4):
            page.wait_for_timeout(500)
            assert window.flaws() == []
            assert not window.too_wide()
            window.shoot(f"lesson-{number}-{width}-{scheme}-{language}")
        if page.locator(".saying.over").count():
            break
        before = place(page)
        wanted(page).first.click()
        moved_on(page, before)
    assert window.flaws() == []
    window.shoot(f"lesson-won-{width}-{scheme}-{language}")
