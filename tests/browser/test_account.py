"""The account page: change the password, sign out everywhere, delete; and a server that cannot store anything."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SHOTS, Open
from tests.server.house import Guest, House
from tests.server.store.test_failing_writes import failing, prepared

PASSWORD = "correct horse"


def account(house: House, name: str) -> Guest:
    guest = house.guest()
    guest.post("/api/accounts", {"name": name, "password": PASSWORD}, 201)
    return guest


@pytest.mark.parametrize(("language", "width"), [("en", 1440), ("es", 390)])
def test_how_it_looks(open_window: Open, house: House, language: str, width: int) -> None:
    window = open_window(person=account(house, f"Quim {language}"), width=width, language=language)
    window.go("/settings")
    page = window.page
    heading = {"en": "Change the password", "es": "Cambiar la contraseña"}[language]
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"account-{language}-{width}.png", full_page=True)
    page.get_by_role("button", name={"en": "Delete the account", "es": "Eliminar la cuenta"}[language]).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.screenshot(path=SHOTS / f"account-delete-{language}-{width}.png")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width


def test_a_password_is_changed_everywhere_left_and_the_account_deleted(open_window: Open, house: House) -> None:
    person = account(house, "Xavi")
    window = open_window(person=person)
    window.go("/settings")
    page = window.page
    page.get_by_label("Present password").fill(PASSWORD)
    page.get_by_label("New password").fill("battery staple")
    page.get_by_role("button", name="Change the password").click()
    page.get_by_text("The password is changed.").wait_for()
    page.get_by_role("button", name="Sign out everywhere").click()
    page.get_by_role("button", name="Sign in").wait_for()
    page.get_by_label("Name").fill("Xavi")
    page.get_by_label("Password").fill("battery staple")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("button", name="Delete the account").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Password").fill("battery staple")
    dialog.get_by_role("button", name="Delete it for good").click()
    page.get_by_role("button", name="Sign in").wait_for()
    assert not house.stored("SELECT id FROM people WHERE name = 'Xavi'")


def test_a_game_of_older_rules_can_be_left(open_window: Open, house: House) -> None:
    person = house.guest()
    table_id = person.play("me", "bot", "bot", "bot")
    house.stored("UPDATE tables SET revision = 0 WHERE id = ?", table_id)
    window = open_window(person=person)
    window.go(f"/table/{table_id}")
    page = window.page
    page.get_by_role("heading", name="Begun under older rules").wait_for()
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("heading", level=1).get_by_text("Begun under older rules").wait_for(state="detached")
    assert person.ask("GET", "/api/me")["tables"] == []


def test_the_page_says_that_nothing_can_be_stored_and_goes_on_by_itself(open_window: Open, tmp_path: Path) -> None:
    with House(tmp_path).running() as house:
        person, table_id = prepared(house)
        window = open_window(person=person, url=house.url)
        window.go(f"/table/{table_id}")
        page = window.page
        choice = page.locator("button.choice").first
        choice.wait_for(state="attached")
        with failing(house, "full"):
            choice.evaluate("button => button.click()")  # it may be folded away
            page.get_by_text("The server cannot save anything just now.").wait_for()
            page.screenshot(path=SHOTS / "unavailable.png")
        page.get_by_text("The server cannot save anything just now.").wait_for(state="detached")
        assert house.stored("SELECT count(*) FROM moves WHERE client_id IS NOT NULL") == [(1,)]
        page.goto("about:blank")  # or it would miss its server
