"""The home page: small, from this site only, in both languages, and one click away from a game."""

from __future__ import annotations

from tests.browser.conftest import Open

MOST_BYTES = 150_000
SECOND = 1000
TRIES = 15
"""The machine may be busy: the fastest of so many attempts counts."""
USABLE = """() => {
    const look = () => {
        const button = document.querySelector('.games button')
        if (button) window.usable = performance.now()
        else requestAnimationFrame(look)
    }
    look()
}"""


def test_the_first_page_is_light_and_asks_nobody_else(open_window: Open) -> None:
    window = open_window()
    window.go("/")
    window.page.get_by_role("button", name="Play now against bots").first.wait_for()
    window.page.wait_for_load_state("networkidle")
    assert len(window.asked) > 3
    assert window.strangers() == []
    assert 40_000 < window.weight() < MOST_BYTES


def test_the_first_page_can_be_used_in_a_second(open_window: Open) -> None:
    times = []
    for _ in range(TRIES):
        window = open_window()  # who has never been here
        window.context.add_init_script(f"({USABLE})()")
        window.go("/")
        window.page.get_by_role("button", name="Play now against bots").first.wait_for()
        times.append(window.page.evaluate("window.usable"))
        if times[-1] < SECOND:
            break
    assert min(times) < SECOND, times


def test_it_speaks_the_language_of_the_browser_and_another_when_asked(open_window: Open) -> None:
    window = open_window(language="es-MX")
    window.go("/settings")
    page = window.page
    assert page.locator("html").get_attribute("lang") == "es"
    page.get_by_role("radio", name="English").check(force=True)
    page.get_by_role("heading", name="Settings", exact=True).wait_for()
    page.reload()
    page.get_by_role("heading", name="Settings", exact=True).wait_for()


def test_a_game_begins_in_one_click_and_a_choice_can_be_made_by_keyboard(open_window: Open) -> None:
    window = open_window()
    window.go("/")
    page = window.page
    page.get_by_role("button", name="Play now against bots: Leaders").click()
    page.get_by_role("heading", name="Lay out your three recruits").wait_for()
    page.locator("main").focus()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.startsWith('Lay them out')"):
            break
    page.keyboard.press("Enter")
    page.get_by_text("Turn 1:", exact=False).first.wait_for()


def test_an_invitation_leads_to_the_seat(open_window: Open) -> None:
    host, guest = open_window(), open_window(language="es", width=390, height=844)
    host.go("/new/reality")
    host.page.get_by_label("Your name at the table").fill("Ana")
    host.page.get_by_role("button", name="Make the table").click()
    link = host.page.get_by_label("Invitation for seat 2").input_value()
    guest.page.goto(link)
    guest.page.get_by_label("Tu nombre en la mesa").fill("Bruno")
    guest.page.get_by_role("button", name="Ver la invitación").click()
    guest.page.get_by_text("Ana te guarda un asiento").wait_for()
    guest.page.get_by_role("button", name="Ocupar el asiento").click()
    host.page.get_by_text("Bruno").wait_for()
    host.page.get_by_role("button", name="Start the game").click()
    for window in (host, guest):
        window.page.locator(".frame").wait_for()
    host.page.get_by_label("Say something").fill("good evening")
    host.page.keyboard.press("Enter")
    guest.page.get_by_role("button", name="Charla").click()
    guest.page.get_by_text("good evening").wait_for()
