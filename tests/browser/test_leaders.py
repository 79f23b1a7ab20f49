"""A game of leaders on its board: with the mouse, and by keyboard only."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.conftest import Open
from tests.browser.window import Window

MOST_DEEDS = 400
"""A limit on steps; a game against bots is far shorter."""
READY = ".choices .choice, section[aria-label='End of the game']"
"""Selector: a question is asked, or the game is over."""
SHORTLY = 10_000
"""Milliseconds to wait for a click; after that another player has closed the question."""
TABLES = 3
"""Games to try: about one in a hundred ends before many pieces were picked."""


def begin(window: Window) -> Page:
    window.go("/")
    page = window.page
    page.get_by_role("button", name=re.compile("Play now against bots: Leaders")).click()
    page.get_by_role("heading", name="Lay out your three recruits").wait_for()
    page.locator("[data-piece='seat:0']").wait_for()
    return page


def begin_short(window: Window, bots: int = 3) -> Page:
    """Start a game with at most four turns for each player."""
    seats = ["me", *["bot"] * bots]
    table = {"game": "leaders", "seats": seats, "options": {"turns": 4}, "settings": {"reaction_wait": 0}}
    page = window.start_table(table)
    page.locator("[data-piece='seat:0']").wait_for()
    return page


def my_turn(page: Page) -> None:
    """Answer with the first choice until it is my turn."""
    for _ in range(MOST_DEEDS):
        again_if_over(page)
        asked = question_of(page)
        if asked.startswith("Artifact phase"):
            return
        page.locator(".choices .choice").first.click()
        page.wait_for_timeout(80)


def again_if_over(page: Page) -> None:
    """Start another game if this one is over: about three in a thousand end before my turn."""
    if is_over(page):
        page.get_by_role("button", name="Rematch").click()
        page.get_by_role("heading", name="Lay out your three recruits").wait_for()


def is_over(page: Page) -> bool:
    page.locator(READY).first.wait_for(state="attached")
    return page.get_by_role("region", name="End of the game").count() > 0


def question_of(page: Page) -> str:
    return page.locator(".prompt h2").inner_text()


def preferred(page: Page) -> Locator | None:
    """The piece to click: guns and recruits first, as they bring the game to its end; artifacts last."""
    for wanted in ("[data-piece^='gun:']", "[data-piece='centre']", "[data-piece^='place:']", "[data-piece]"):
        found = page.locator(f"{wanted}.legal")
        if found.count():
            return found.first
    return None


def test_a_whole_game_is_played_by_clicking_on_the_board(open_window: Open) -> None:
    assert any(picked_in_a_game(open_window, click_on) > 3 for _ in range(TABLES))


def picked_in_a_game(open_window: Open, answer: Callable[[Page], int]) -> int:
    """Play a game to its end; returns how many pieces were picked."""
    page = begin_short(open_window())
    picked = 0
    for _ in range(MOST_DEEDS):
        if is_over(page):
            break
        picked += answer(page)
    assert page.get_by_role("region", name="End of the game").is_visible()
    tells_the_end(page)
    return picked


def tells_the_end(page: Page) -> None:
    """The board names the winners, how it was decided, and the team of every seat."""
    end = page.get_by_role("region", name="How the game ended")
    assert re.search(r" wins?\b|draw", end.inner_text(), re.IGNORECASE)
    assert re.fullmatch("L-win-[1-6]", end.get_by_role("link").inner_text())
    plates = page.locator("[data-piece^='seat:']").all_inner_texts()
    assert all(re.search("Euphorian|Subterran|Anarchist", plate) for plate in plates)
    # The list of seats comes with another message.
    winners = sum("wins" in plate for plate in plates)
    expect(page.locator(".seats").get_by_text("Won", exact=True)).to_have_count(winners)


def click_on(page: Page) -> int:
    """Answer one question; returns how many pieces were clicked."""
    log = page.locator(".log").inner_text()
    try:
        return _click_through(page)
    except TimeoutError:
        # Another player has closed the question before the click.
        assert page.locator(".log").inner_text() != log
        return 0


def _click_through(page: Page) -> int:
    """Answer on the board if the question is about pieces; returns how many were clicked."""
    asked = question_of(page)
    piece = None if asked.startswith("Artifact phase") else preferred(page)
    if piece is None:
        page.locator(".choices .choice").first.click(timeout=SHORTLY)
        page.wait_for_timeout(50)
        return 0
    if asked.startswith("Lay out"):
        for slot in (2, 0):
            if question_of(page) == asked:  # three of a kind have one order only
                page.locator(f"[data-piece='place:{slot}']").click(timeout=SHORTLY)
    else:
        piece.click(timeout=SHORTLY)
        menu = page.locator(".menu .choice")
        if menu.count():
            menu.first.click(timeout=SHORTLY)
    page.wait_for_timeout(50)
    return 1


FOCUS_IS_IN_THE_MENU = """() => {
    const menu = document.querySelector('.menu')
    return menu === null || menu.contains(document.activeElement)
}"""


def test_a_whole_game_is_played_by_keyboard_alone(open_window: Open) -> None:
    assert any(picked_in_a_game(open_window, type_through) > 3 for _ in range(TABLES))


def type_through(page: Page) -> int:
    """Tab to the first piece that can be picked, or else to the first choice, and press Enter; 1 if it was a piece.

    What was to be answered may be gone meanwhile, and its menu with it: then nothing is pressed.
    """
    if not question_of(page).startswith("Artifact phase"):
        page.locator(".scene").focus()
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-piece].legal')"):
            page.keyboard.press("Enter")
            if page.locator(".menu").count():
                page.wait_for_function(FOCUS_IS_IN_THE_MENU)
                if not _tab_to(page, ".menu .choice"):
                    return 0
                page.keyboard.press("Enter")
            page.wait_for_timeout(50)
            return 1
    page.locator(".prompt").evaluate("prompt => prompt.setAttribute('tabindex', '-1')")
    page.locator(".prompt").focus()
    if _tab_to(page, ".choices .choice"):
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    return 0


def _tab_to(page: Page, wanted: str) -> bool:
    for _ in range(12):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return True
        page.keyboard.press("Tab")
    return False


def test_notes_are_kept_in_this_browser(open_window: Open) -> None:
    page = begin(open_window())
    page.get_by_role("button", name="My notes").click()
    page.get_by_label("Your note about Bot 2").fill("smiles too much")
    page.get_by_label("Your mark on Bot 2's recruit 1").select_option("Subterran leader")
    page.reload()
    page.get_by_role("button", name="My notes").click()
    assert page.get_by_label("Your note about Bot 2").input_value() == "smiles too much"
    page.get_by_role("button", name=re.compile("Bot 2's recruit 1: .*your mark: Subterran leader")).wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_board_has_no_serious_flaw(open_window: Open, scheme: Literal["light", "dark"]) -> None:
    window = open_window(scheme=scheme, checked=True)
    page = begin(window)
    assert window.flaws() == []
    my_turn(page)
    page.get_by_role("button", name="My notes").click()
    assert window.flaws() == []
    page.get_by_role("button", name="Close").click()
    page.locator("[data-piece='seat:1']").click()
    assert window.flaws() == []


def test_two_people_share_a_screen_with_a_curtain_between_them(open_window: Open) -> None:
    window = open_window(checked=True)
    window.go("/new/leaders")
    page = window.page
    page.get_by_label("Your name at the table").fill("Ana")
    page.get_by_role("group", name="Seat 2").get_by_text("Beside me").click()
    page.get_by_label("Their name").fill("Ben")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("heading", name="Who is looking?").wait_for()
    assert page.locator("[data-piece]").count() == 0, "behind the curtain there is nothing"
    assert window.flaws() == []
    for name, seat in (("Ana", 0), ("Ben", 1)):
        page.get_by_role("button", name=f"I am {name}").click()
        page.get_by_role("heading", name="Lay out your three recruits").wait_for()
        own = page.get_by_role("button", name=re.compile("^your recruit .: hidden, (Euphorian|Subterran)"))
        assert own.count() == 3
        assert own.first.get_attribute("data-piece") == f"place:{3 * seat}"
        page.locator(".choices .choice").first.click()
        if name == "Ana":
            page.get_by_role("button", name="Draw the curtain").click()
            page.get_by_role("heading", name="The screen is for Ben").wait_for()
            assert page.locator("[data-piece]").count() == 0
    page.get_by_text("Turn 1:").first.wait_for(state="attached")


@pytest.mark.parametrize(("width", "language"), [(1440, "en"), (390, "es")])
def test_the_board_says_which_side_i_am_on_and_how_i_win(open_window: Open, width: int, language: str) -> None:
    window = open_window(width=width, language=language, checked=True)
    page = begin_short(window)
    side = page.get_by_role("region", name="Your side" if language == "en" else "Tu equipo")
    words = re.compile("You are a .*You win when" if language == "en" else "Eres del equipo .*Ganas cuando", re.DOTALL)
    assert words.search(
        side.inner_text().replace("YOU ARE A", "You are a").replace("ERES DEL EQUIPO", "Eres del equipo")
    )
    rule = side.get_by_role("link").last
    assert rule.inner_text() == "L-win-2"
    assert window.flaws() == []
    assert not window.too_wide()
    rule.click()
    page.locator("#L-win-2").wait_for()


TOO_SMALL = """() => [...document.querySelectorAll('.leaders button, .leaders a')]
    .map(target => [target.dataset.piece ?? target.textContent, target.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 43.9)
    .map(([name]) => name)"""
COVERED = """() => {
    const boxes = [...document.querySelectorAll('.scene [data-piece]')]
        .map(piece => [piece.dataset.piece, piece.getBoundingClientRect()])
    const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1
    return boxes.flatMap(([name, box], at) => boxes.slice(at + 1)
        .filter(([, other]) => meet(box, other)).map(([other]) => `${name} ${other}`))
}"""


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_on_a_phone_every_target_fits_a_finger_and_none_covers_another(open_window: Open, seats: int) -> None:
    window = open_window(width=390, height=844, touch=True, checked=True)
    page = begin_short(window, bots=seats - 1)
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate(COVERED) == []
    assert page.locator("[data-piece='place:0']").evaluate(
        "paper => paper.getBoundingClientRect().bottom <= document.querySelector('.hand').getBoundingClientRect().top"
    ), "what can be picked is in sight"
    assert window.flaws() == []
    assert not window.too_wide()
