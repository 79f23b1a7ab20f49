"""What a screen reader and the keyboard are told: every event in order, the question, the end, the notes."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.test_leaders import MOST_DEEDS, begin, begin_short, click_on, is_over, my_turn, question_of
from tests.browser.window import log_of

LISTEN = """() => {
    window.read = []
    const region = document.querySelector('.frame > [aria-live=polite]')
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes) if (node.nodeType === 1) window.read.push(node.textContent)
    }).observe(region, { childList: true })
}"""
"""Records what is added to the live region, as a screen reader would read it."""
LOG = ".part.log ol"
LOWER = """log => {
    log.style.maxHeight = '4rem'
    log.dispatchEvent(new Event('scroll'))
}"""
"""JavaScript: a list is made lower, and told of an earlier scrolling before the browser tells of its new size."""
BELOW = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
"""JavaScript: so many pixels of a list are below what is seen."""


def test_every_event_is_read_in_order_and_then_the_question(open_window: Open) -> None:
    page = begin(open_window())
    my_turn(page)
    before = len(log_of(page))
    page.evaluate(LISTEN)
    for _ in range(4):
        if is_over(page):
            break
        page.locator(".choices .choice").first.click()
        page.wait_for_timeout(300)
    log = log_of(page)[before:]
    assert len(log) > 4, "more than four events, which once was all that was kept"
    if not is_over(page):
        page.wait_for_function("asked => window.read.at(-1) === asked", arg=question_of(page))
    read: list[str] = page.evaluate("window.read")
    heard = iter(read)
    assert all(line in heard for line in log), f"{log} is not in this order in {read}"


def test_the_log_follows_its_end_until_the_reader_scrolls_up(open_window: Open) -> None:
    page = begin(open_window())
    my_turn(page)
    log = page.locator(LOG)
    log.evaluate(LOWER)
    page.wait_for_function("log => log.scrollHeight > 2 * log.clientHeight", arg=log.element_handle())
    page.wait_for_function(f"log => ({BELOW})(log) < 2", arg=log.element_handle())
    log.hover()
    page.mouse.wheel(0, -5000)
    page.wait_for_function("log => log.scrollTop === 0", arg=log.element_handle())
    lines = log.locator("li").count()
    for _ in range(MOST_DEEDS):
        if log.locator("li").count() > lines:
            break
        page.locator(".choices .choice").first.click()
        page.wait_for_timeout(300)
    assert log.locator("li").count() > lines
    assert log.evaluate("log => log.scrollTop") == 0, "whoever reads what was before is not disturbed"


def test_the_first_question_is_in_a_live_region(open_window: Open) -> None:
    page = begin(open_window())
    expect(page.locator(".frame > [aria-live=polite]")).to_have_text(question_of(page))


def test_at_the_end_the_focus_is_at_its_heading(open_window: Open) -> None:
    page = begin_short(open_window())
    for _ in range(MOST_DEEDS):
        if is_over(page):
            break
        click_on(page)
    heading = page.get_by_role("region", name="End of the game").get_by_role("heading", level=2)
    expect(heading).to_be_focused()
    page.reload()
    heading.wait_for()
    expect(heading).not_to_be_focused()  # a finished table is read from its beginning


def test_notes_take_the_focus_and_escape_gives_it_back(open_window: Open) -> None:
    page = begin(open_window())
    button = page.get_by_role("button", name="My notes")
    button.focus()
    page.keyboard.press("Enter")
    notes = page.get_by_role("complementary", name="My notes")
    expect(notes).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('aside') !== null"), "Tab goes on inside"
    page.keyboard.press("Escape")
    expect(notes).to_have_count(0)
    expect(button).to_be_focused()
    page.get_by_role("button", name="My notes").click()
    expect(notes).to_be_focused()
    notes.get_by_role("button", name="Close").click()
    expect(button).to_be_focused()
