"""The first page, invitations and the bell: the game to go on with, honest labels, whole posters, no bad seat."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.window import Window
from tests.server.house import Guest, House

POSTERS = """() => [...document.querySelectorAll('.poster')].map((poster) => {
    const box = poster.getBoundingClientRect(), wall = poster.parentElement.getBoundingClientRect()
    const whole = Math.abs(box.width / box.height - 0.8) < 0.02 && box.left >= wall.left - 1 && box.top >= wall.top - 1
        && box.right <= wall.right + 1 && box.bottom <= wall.bottom + 1
    return { whole, seen: box.width > 40 && box.left >= 0 && box.right <= innerWidth }
})"""


def seated_together(house: House, game: str = "dystopia") -> tuple[Guest, Guest, str]:
    """Two people at a table that has begun."""
    ana, ben = house.guest("Ana"), house.guest("Ben")
    table = ana.make("me", "open", game=game)["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    return ana, ben, table


def test_the_game_to_go_on_with_is_on_top(open_window: Open, house: House) -> None:
    ana = house.guest("Ana")
    ana.make("me", "invited", "bot", "bot")
    table = ana.play("me", "bot", "bot", "bot")
    window = open_window(person=ana)
    window.go("/")
    page = window.page
    way = page.get_by_role("link", name="Go on: Leaders of Euphoria, Your turn")
    expect(way).to_be_in_viewport()
    assert page.evaluate("document.querySelector('main a').getAttribute('href')") == f"/table/{table}"
    page.get_by_role("link", name=re.compile("One guest is expected")).wait_for()
    assert page.get_by_text("Your turn", exact=True).count() == 1, "each table is listed once"
    assert page.get_by_role("heading", name="My tables").count() == 0
    way.click()
    page.get_by_role("heading", name="Lay out your three recruits").wait_for()


def test_every_game_has_a_board(open_window: Open) -> None:
    window = open_window(language="es")
    window.go("/")
    for game in ("leaders", "dystopia", "reality"):
        expect(window.page.locator(f".games .{game}")).to_have_count(1)
        expect(window.page.locator(f".games .{game}").get_by_text("Aún sin tablero")).to_have_count(0)


@pytest.mark.parametrize("width", [1920, 1440, 1081, 1024, 861, 860, 600, 390, 320])
def test_nothing_is_cut_off_the_posters(open_window: Open, house: House, width: int) -> None:
    ana = house.guest("Ana")
    table = ana.make("me", "invited", "bot", "bot")["table"]["id"]
    ana.play("me", "bot", game="dystopia")  # the game to go on with, which has its poster on top
    window = open_window(person=ana, width=width)
    for path, count in (("/", 4), ("/new/leaders", 3), (f"/table/{table}", 1)):
        window.go(path)
        expect(window.page.locator(".poster")).to_have_count(count)
        window.page.wait_for_load_state("networkidle")
        assert window.page.evaluate(POSTERS) == [{"whole": True, "seen": True}] * count, path
    assert not window.too_wide()


def test_an_invitation_shows_game_host_and_seats(open_window: Open, house: House) -> None:
    made = house.guest("Bea").make("me", "invited", "bot", "bot")
    window = open_window(person=house.guest("Ana"), checked=True)
    window.go(f"/join#{made['invitations'][0]['token']}")
    page = window.page
    page.get_by_text("Bea keeps a seat for you: Leaders of Euphoria.").wait_for()
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_text(
        [re.compile("Bea"), re.compile("Invited"), re.compile("Bot 3"), re.compile("Bot 4")]
    )
    assert window.flaws() == []
    page.get_by_role("button", name="Take the seat").click()
    page.wait_for_url(f"**/table/{made['table']['id']}")
    window.go(f"/join#{made['invitations'][0]['token']}")
    page.get_by_role("heading", name="This invitation leads nowhere").wait_for()
    forgive(window, "404")


@pytest.mark.parametrize("token", ["nothing-of-the-kind", "", "x" * 200])
def test_a_bad_invitation_offers_no_seat(open_window: Open, house: House, token: str) -> None:
    for person in (house.guest("Ana"), None):
        window = open_window(person=person)
        window.go(f"/join#{token}")
        page = window.page
        if person is None and token:
            page.get_by_label("Your name at the table").fill("Eve")
            expect(page.get_by_role("button", name="Take the seat")).to_have_count(0)
            page.get_by_role("button", name="Show the invitation").click()
        page.get_by_role("heading", name="This invitation leads nowhere").wait_for()
        expect(page.get_by_role("button", name="Take the seat")).to_have_count(0)
        expect(page.get_by_label("Your name at the table")).to_have_count(0)
        page.get_by_role("link", name="Back to the entrance").wait_for()
        forgive(window, "404", "422")


def forgive(window: Window, *codes: str) -> None:
    """A browser logs refused requests as errors; these were expected."""
    window.complaints = [said for said in window.complaints if not any(code in said for code in codes)]


def test_the_bell_does_not_ring_for_the_game_in_front_of_me(open_window: Open, house: House) -> None:
    _, ben, table = seated_together(house)
    window = open_window(person=ben)
    page = window.page
    window.go("/")
    page.get_by_role("button", name=re.compile(r"Notices: .* unread")).wait_for()
    page.get_by_role("link", name=re.compile("^Go on")).click()
    page.locator(".frame").wait_for()
    page.get_by_role("button", name="Notices", exact=True).wait_for()
    assert f"/table/{table}" in page.url
    window.go("/")
    page.get_by_role("button", name="Notices", exact=True).wait_for()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("button", name="Notices", exact=True)).to_be_visible()


def test_the_bell_rings_on_for_another_game(open_window: Open, house: House) -> None:
    ana, ben, first = seated_together(house)
    second = ana.make("me", "open", game="dystopia")["table"]["id"]
    ben.post(f"/api/tables/{second}/join")
    ana.post(f"/api/tables/{second}/start")
    window = open_window(person=ben)
    window.go("/")
    bell = window.page.locator("header button[aria-haspopup]")
    expect(bell).to_have_attribute("aria-label", re.compile(r"\d unread"))
    all_of_them = int(re.sub(r"\D", "", bell.get_attribute("aria-label") or ""))
    window.go(f"/table/{first}")
    window.page.locator(".frame").wait_for()
    expect(bell).to_have_attribute("aria-label", re.compile(rf"Notices: (one|[1-{all_of_them - 1}]) unread"))
