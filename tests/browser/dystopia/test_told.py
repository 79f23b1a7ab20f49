"""What happens is seen: dice travel because of events, others' deeds are told in tickets, and afterwards nothing moves."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.test_dystopia import begin, my_turn
from tests.browser.test_motion import WATCH
from tests.browser.window import PATIENCE, Window

STILL = "() => document.getAnimations().filter((one) => one.playState === 'running').length === 0"
FLOWN = "() => window.seen.travels.filter((what) => what.startsWith('flying')).length"
TICKETS = """() => {
    window.tickets = []
    setInterval(() => {
        const ticket = document.querySelector('.ticket')
        if (ticket) window.tickets.push(ticket.innerText)
    }, 50)
}"""
"""Records what the tickets tell."""


def until(page: Page, script: str) -> None:
    """Wait until a script is true. The page's security policy forbids Playwright's own way."""
    for _ in range(PATIENCE // 100):
        if page.evaluate(script):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never: {script}")


def moving(window: Window, speed: str) -> Page:
    """A table with motion, at the viewer's first turn."""
    window.go("/")
    window.page.evaluate(
        "speed => localStorage.setItem('euphoria-settings', JSON.stringify({ motion: 'full', speed }))", speed
    )
    page = begin(window, 2)
    my_turn(page)
    page.evaluate(WATCH)
    page.evaluate(TICKETS)
    return page


def place(page: Page) -> None:
    page.locator("button.die.legal").first.click()
    page.locator("[data-piece='space:aquifer']").click()


def next_turn(page: Page) -> None:
    """Until the viewer's next turn, answer what is asked of them in between."""
    expect(page.locator(".part.log")).to_contain_text(
        re.compile("Turn \\d+: Bot 2 to play.*Turn \\d+: Ana to play", re.DOTALL)
    )
    my_turn(page)


def test_a_die_travels_and_a_ticket_tells_the_turn_of_a_bot(open_window: Open) -> None:
    page = moving(open_window(), "fast")
    place(page)
    until(page, f"({FLOWN})() > 0")
    until(page, "window.tickets.some((told) => told.includes('Bot 2'))")
    next_turn(page)
    told = page.evaluate("window.tickets")
    assert any(re.search("Gains|Pays|New numbers|placed", one) for one in told), told
    recap = page.locator(".round")
    expect(recap).to_contain_text("Bot 2")
    page.keyboard.press("Shift")
    expect(recap).to_have_count(0)
    until(page, STILL)
    expect(page.locator(".flying")).to_have_count(0)


def test_at_once_means_that_nothing_flies_and_nothing_is_told(open_window: Open) -> None:
    page = moving(open_window(), "instant")
    place(page)
    page.wait_for_timeout(1500)
    assert page.evaluate(FLOWN) == 0
    assert page.evaluate("window.tickets") == []
    expect(page.locator(".round")).to_have_count(0)


def test_the_recap_sums_up_each_player_in_a_line(open_window: Open) -> None:
    page = moving(open_window(), "instant")
    place(page)
    next_turn(page)
    page.get_by_role("button", name="Read", exact=True).first.click()
    recap = page.get_by_role("group", name="What happened")
    expect(recap.get_by_role("listitem").last).to_contain_text("Bot 2")
