"""Playing lessons in the browser: what is said, and the ways to make the moves that are wanted."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.window import Window

MOST_MOVES = 30
PLACE = "localStorage.getItem('euphoria-lesson-' + location.pathname.split('/').at(-1))"
ANSWERED = f"""([key, before]) => {PLACE} !== before || document.querySelector('[role=dialog]')
    || document.querySelector(`.board [data-piece='${{key}}'].picked`)"""
"""JavaScript: a click on a piece has made the move, opened a menu or picked the piece."""
LOOKED_AT = ".board .targets.planned"
"""Where a place is looked at first, and taken when it is clicked once more."""
FINGER = 44
"""The least size of what is touched, in pixels."""


def learn(window: Window, game: str = "leaders") -> Page:
    window.go(f"/learn/{game}")
    expect(sentence(window.page)).not_to_be_empty()
    return window.page


def sentence(page: Page) -> Locator:
    return page.locator(".saying h2")


def wanted(page: Page) -> Locator:
    return page.locator(".wanted .choice")


def place(page: Page) -> str | None:
    """The moves that the browser keeps."""
    kept: str | None = page.evaluate(PLACE)
    return kept


def step(page: Page) -> str:
    """The title of the current step, and where it stands."""
    return page.locator("li[aria-current=step]").inner_text()


def moved_on(page: Page, before: str | None) -> None:
    """Wait until the move is made and the next one is asked for."""
    page.wait_for_function(f"before => {PLACE} !== before", arg=before)
    expect(wanted(page).or_(page.locator(".saying.over")).first).to_be_visible()


def play_to_the_end(page: Page, choose: Callable[[], None]) -> list[str]:
    """Choose until the lesson is over; the sentences on the way."""
    said = []
    for _ in range(MOST_MOVES):
        said.append(sentence(page).inner_text())
        if page.locator(".saying.over").count():
            return said
        before = place(page)
        choose()
        moved_on(page, before)
    raise AssertionError(f"the lesson does not end: {said}")


def click_on_the_board(page: Page) -> None:
    """Pick the lit pieces one after the other, and take the wanted move from the menu that they open."""
    text = wanted(page).first.inner_text().splitlines()[0]
    menu = page.get_by_role("dialog")
    lit = page.locator(".board [data-piece].pointed:not([aria-disabled=true])").all()
    if not lit:
        wanted(page).first.click()
        return
    before = place(page)
    for key in [piece.get_attribute("data-piece") for piece in lit]:
        if menu.count() == 0:
            page.locator(f".board [data-piece='{key}']").click()
            if page.locator(LOOKED_AT).count() and place(page) == before:
                page.locator(f".board [data-piece='{key}']").click()
            page.wait_for_function(ANSWERED, arg=[key, before])
        if place(page) != before:
            return
    choice = menu.locator(".choice", has_text=text).first
    if not choice.is_visible():
        menu.locator("summary").first.click()
    choice.click()


def tap_what_is_wanted(window: Window) -> None:
    """On a phone: the list of wanted moves, each of which is large enough for a finger."""
    page = window.page
    for number in range(wanted(page).count()):
        box = wanted(page).nth(number).bounding_box()
        assert box is not None
        assert box["height"] >= FINGER
    assert not window.too_wide()
    wanted(page).first.tap()
