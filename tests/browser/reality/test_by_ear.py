"""Reality by ear and by keyboard alone: what keys tell, the table in words, and a cursor that feels the floor."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open, OpenPosition
from tests.browser.window import Window

SCENE = """
    game: reality
    table: plaza
    mission: objectives
    phase: positioning
    A kabuki: 30 10
    A kabuki euphoria: 9
    A nikolai: 24 6
    A platform: 22 0
    A leader: kabuki
    B centinel: 30 22
    B doc: 43 30
    B platform: 22 32
    B leader: doc
    drum 1: 34 14
    drum 2: 14 18
    drum 3: 34 22
"""
ANY = re.compile("^(?!no choice$)")
MOST_TABS = 120
FOCUSED = """among => {
    const focused = document.activeElement
    return focused?.matches(among) && focused.ariaDisabled !== 'true' ? focused.innerText.trim() : null
}"""
"""JavaScript: the words of the choice that has the focus."""
LOG = "div.unseen[role='log']"
"""What a screen reader reads of what happens."""


def voice(page: Page) -> Locator:
    return page.locator("[data-voice]")


def on_the_floor(page: Page) -> None:
    """The focus goes to the floor, as Tab brings it there."""
    page.locator(".scene").first.focus()


def press_and_hear(page: Page, key: str, what: str | re.Pattern[str]) -> str:
    page.keyboard.press(key)
    expect(voice(page)).to_contain_text(what)
    return voice(page).inner_text()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_the_table_in_words_is_accessible_and_looked_at(open_position: OpenPosition, width: int, height: int) -> None:
    window: Window = open_position(SCENE, width=width, height=height, checked=True, touch=width < 800)
    page = window.page
    page.get_by_role("button", name="In words").click()
    words = page.get_by_role("region", name="The table in words")
    expect(words).to_contain_text("Centinel V12, a rival:")
    window.shoot(f"reality-ear-around-{width}")
    page.get_by_role("button", name=re.compile("^Walk")).click()
    group = words.get_by_role("button", name=re.compile("^Hidden from all rivals"))
    group.click()
    expect(words).to_contain_text("No rival sees this place.")
    window.shoot(f"reality-ear-{width}")
    assert window.flaws() == []
    assert not window.too_wide()
    page.get_by_role("button", name="Feel the floor").click()
    expect(page.locator("[data-cursor]")).to_contain_text("30, 10")
    window.shoot(f"reality-ear-cursor-{width}")
    assert window.flaws() == []


def test_keys_on_the_floor_tell_of_rivals_friends_and_landmarks_in_turn(open_position: OpenPosition) -> None:
    page = open_position(SCENE).page
    on_the_floor(page)
    press_and_hear(page, "w", "Kabuki Cyborg is beside Roadworks 1 to the west, in the south of the table, at 30, 10.")
    press_and_hear(page, "r", "Centinel V12, a rival: ")
    expect(page.locator(":focus")).to_have_attribute("data-piece", "figure:2")
    press_and_hear(page, "r", "Doc Chastas, a rival: ")
    press_and_hear(page, "r", "Centinel V12, a rival: ")
    press_and_hear(page, "Shift+R", "Doc Chastas, a rival: ")
    press_and_hear(page, "f", "Nikolai, a friend: ")
    press_and_hear(page, "l", "Roadworks 1: ")
    press_and_hear(page, "l", re.compile(r"^(?!Roadworks 1).*: .* inches to the "))
    press_and_hear(page, "q", "Kabuki Cyborg has 9 AP to move and act with. What next?")
    press_and_hear(page, "c", re.compile("^3 choices: Walk"))
    page.evaluate("document.querySelector('[data-voice] p').remove()")
    press_and_hear(page, "a", re.compile("^3 choices: Walk"))
    press_and_hear(page, "g", "There is no place to go to now.")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("the next rival, the nearest first")


def test_every_word_is_there_in_spanish(open_position: OpenPosition) -> None:
    page = open_position(SCENE, language="es").page
    on_the_floor(page)
    press_and_hear(page, "w", "Kabuki Cyborg está junto a Obras 1 por el oeste")
    press_and_hear(page, "r", "Centinel V12, rival: ")
    press_and_hear(page, "c", re.compile("^3 opciones: "))
    press_and_hear(page, "x", "El cursor está en el plató; arriba es el norte. 30; 10:")


def test_the_cursor_feels_the_floor_by_inches_and_goes_there(open_position: OpenPosition) -> None:
    page = open_position(SCENE).page
    on_the_floor(page)
    press_and_hear(page, "x", "The cursor is on the floor; up is north. 30, 10: ")
    expect(page.locator(".crosshair")).to_be_visible()
    expect(page.locator(":focus")).to_have_attribute("role", "application")
    press_and_hear(page, "ArrowLeft", "29, 10: ")
    press_and_hear(page, "ArrowUp", "29, 11: ")
    assert "2 AP to go there." in voice(page).inner_text()
    press_and_hear(page, "Shift+ArrowUp", "29, 17: ")
    press_and_hear(page, "Home", "30, 10: ")
    press_and_hear(page, "Shift+ArrowRight", "36, 10: ")
    assert "There is no room for a base." in voice(page).inner_text(), "a wall of the kiosk is there"
    press_and_hear(page, "ArrowRight", "37, 10")
    assert "inside Kiosk 1 on the ground floor" in voice(page).inner_text()
    press_and_hear(page, "PageUp", "on the roof of Kiosk 1")
    press_and_hear(page, "Home", "30, 10: ")
    press_and_hear(page, "ArrowDown", "30, 9: ")
    press_and_hear(page, "Enter", re.compile(r"\(R-[a-z]+-[0-9]+\)$"))  # it does not walk yet
    press_and_hear(page, "Escape", "The cursor is put away.")
    assert choose(page, re.compile("^Walk"))
    on_the_floor(page)
    press_and_hear(page, "x", "30, 10: ")
    press_and_hear(page, "ArrowDown", "30, 9: ")
    page.keyboard.press("Enter")
    expect(page.locator(LOG)).to_contain_text("Kabuki Cyborg moves to 30, 9")


def choose(page: Page, wanted: re.Pattern[str], among: str = ".prompt .choice") -> bool:
    """Tab to a choice of the prompt, and take it. False: nothing is asked any more, as others were quicker."""
    page.locator(among).first.wait_for()
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if wanted.search(page.evaluate(FOCUSED, among) or "no choice"):
            page.keyboard.press("Enter")
            return True
    assert page.locator(among).count() == 0, f"no choice {wanted.pattern} by Tab"
    return False


def test_an_activation_is_played_in_words_and_what_happens_is_announced(open_position: OpenPosition) -> None:
    page = open_position(SCENE).page
    log = page.locator(LOG)
    expect(log).to_contain_text("Kabuki Cyborg has 9 AP to move and act with. What next?")
    on_the_floor(page)
    page.keyboard.press("v")
    words = page.get_by_role("region", name="The table in words")
    expect(words).to_contain_text("Kabuki Cyborg is beside Roadworks 1")
    assert choose(page, re.compile("^Walk"))
    expect(log).to_contain_text("Where does Kabuki Cyborg go, with 9 AP to spend?")
    page.keyboard.press("r")  # from the prompt: with the table in words the keys are everywhere
    expect(page.locator(":focus")).to_contain_text("Centinel V12, a rival:")
    page.keyboard.press("g")
    expect(page.locator(":focus")).to_contain_text("Beside drum 1")
    assert page.locator(":focus").get_attribute("aria-expanded") == "false"
    page.keyboard.press("Enter")
    expect(words.locator(".goal").first).to_be_visible()
    page.keyboard.press("Tab")
    goal = page.locator(":focus")
    expect(goal).to_contain_text(re.compile(r"[0-9]+ AP.* inches from Centinel V12"))
    target = re.search(r"to ([0-9.]+, [0-9.]+)", goal.inner_text())
    assert target
    page.keyboard.press("Enter")
    expect(log).to_contain_text(f"Kabuki Cyborg moves to {target[1]}, ")
    assert choose(page, re.compile("^Take drum 1"))
    expect(log).to_contain_text("Kabuki Cyborg takes drum 1.")
    page.keyboard.press("w")
    expect(voice(page)).to_contain_text("Carries drum 1.")
    assert choose(page, re.compile("^End"))
    expect(log).to_contain_text(re.compile("acts, with [0-9]+ AP"))


def test_a_whole_short_show_is_played_with_the_keyboard_alone(open_window: Open) -> None:
    window = open_window(checked=True)
    page = window.start_table(
        {"game": "reality", "seats": ["me", "bot:easy"], "options": {"budget": 400, "turns": 1, "table": "plaza"}}
    )
    page.locator("section.mine h2").wait_for()
    page.evaluate(
        """() => {
            window.clicks = 0
            addEventListener('pointerdown', () => window.clicks++, true)
        }"""
    )
    assert choose(page, re.compile("^As a list"), ".prompt button")
    on_the_floor(page)
    page.keyboard.press("v")
    over = page.get_by_role("region", name="End of the game")
    went = answered = 0
    for _ in range(400):
        page.wait_for_function("document.querySelector('section.ending, .prompt .choice:not([aria-disabled=true])')")
        if over.count():
            break
        before = page.locator("section.mine h2").inner_text()
        if "go, with" in before and page.locator("[data-piece^='place:'].legal").count():
            page.locator(".words .title").first.wait_for()
            page.keyboard.press("g")
            page.locator(".words .title:focus").wait_for()
            if page.locator(".words .title:focus[aria-expanded='false']").count():
                page.keyboard.press("Enter")
            page.locator(".words .goal").first.wait_for()
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            went += 1
            answered += 1
        else:
            answered += choose(page, ANY)
        page.wait_for_timeout(120)
    expect(over.get_by_role("heading", level=2)).to_be_visible()
    assert went > 1 and answered > 8
    assert page.evaluate("window.clicks") == 0
