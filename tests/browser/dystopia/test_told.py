"""What happens is seen: dice travel because of events, others are told of in tickets, and afterwards nothing moves."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPosition
from tests.browser.test_motion import WATCH
from tests.browser.window import PATIENCE

BUMP = """
    game: dystopia
    seats: 2
    A goods: 1 energy
    A workers: 4 2
    B workers: 6 / euphorian-tunnel 1
    rolls: 5 5
"""
STILL = "() => document.getAnimations().filter((one) => one.playState === 'running').length === 0"
FLOWN = "() => window.seen.travels.filter((what) => what.startsWith('flying')).length"
FADED = "() => window.seen.fades.filter((what) => what.startsWith('flying')).length"
TUMBLED = "() => window.tumbled > 0"
WATCH_TICKETS = """() => {
    window.tickets = []
    window.tumbled = 0
    const look = () => {
        const ticket = document.querySelector('.told')
        if (ticket) window.tickets.push(ticket.innerText)
        const moving = document.getAnimations().map(({ effect }) => effect.target)
        if (moving.some((what) => what.closest('[data-home="1"] svg'))) window.tumbled += 1
        requestAnimationFrame(look)
    }
    look()
}"""
"""Records what the tickets tell, and whether a die of Bot 2 tumbles at home."""


def begin(open_position: OpenPosition, speed: str, motion: str = "full") -> Page:
    """The viewer has placed a worker that bumps another, and a bot plays."""
    page = open_position(BUMP, speed=speed, motion=motion).page
    page.locator("[data-piece='space:euphorian-tunnel']").wait_for()
    page.evaluate(WATCH)
    page.evaluate(WATCH_TICKETS)
    page.locator("button.die.legal").first.click()
    page.locator("[data-piece='space:euphorian-tunnel']").click()
    expect(page.locator("section.mine h2")).not_to_contain_text("Your turn")
    return page


def until(page: Page, script: str) -> None:
    """Wait until a script is true. The page's security policy forbids Playwright's own way."""
    for _ in range(PATIENCE // 100):
        if page.evaluate(script):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never: {script}")


def my_next_turn(page: Page) -> None:
    """Answer what is asked until the viewer is to play again."""
    heading = page.locator("section.mine h2")
    for _ in range(8):
        heading.wait_for()
        if heading.inner_text().startswith("Your turn"):
            return
        page.locator(".choices .choice").first.click()
        page.wait_for_timeout(300)
    raise AssertionError("the viewer's turn never comes")


def test_dice_travel_and_a_ticket_tells_the_turn_of_a_bot(open_position: OpenPosition) -> None:
    page = begin(open_position, "fast")
    until(page, f"({FLOWN})() > 2")
    until(page, TUMBLED)
    my_next_turn(page)
    until(
        page, "window.tickets.some((told) => told.includes('Bot 2') && told.includes('so:') && told.includes('Gains'))"
    )
    recap = page.locator(".round")
    expect(recap).to_contain_text("Bot 2")
    page.keyboard.press("Shift")
    expect(recap).to_have_count(0)
    until(page, STILL)
    expect(page.locator(".flying")).to_have_count(0)


def test_reduced_motion_fades(open_position: OpenPosition) -> None:
    page = begin(open_position, "fast", "still")
    until(page, f"({FADED})() > 2")
    my_next_turn(page)
    assert page.evaluate("window.seen.travels") == []
    assert page.evaluate("window.tickets") != []


def test_at_once_means_that_nothing_flies_and_nothing_is_told(open_position: OpenPosition) -> None:
    page = begin(open_position, "instant")
    my_next_turn(page)
    page.wait_for_timeout(500)
    assert page.evaluate(FLOWN) == 0
    assert page.evaluate("window.tickets") == []
    expect(page.locator(".round")).to_have_count(0)


def test_the_recap_sums_up_each_player_in_a_line(open_position: OpenPosition) -> None:
    page = begin(open_position, "instant")
    my_next_turn(page)
    page.get_by_role("button", name="Read", exact=True).first.click()
    recap = page.get_by_role("group", name="What happened")
    expect(recap.get_by_role("listitem").last).to_contain_text("Bot 2")
