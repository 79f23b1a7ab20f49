"""The pages of all cards: search, filters, an address for each card, figures, a way from a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.server.house import House

WIDTHS = {"wide": (1440, 900), "middle": (1024, 768), "phone": (390, 844)}


def test_a_card_is_found_by_a_word_of_either_language(open_window: Open) -> None:
    window = open_window()
    window.go("/cards")
    page = window.page
    page.get_by_text(re.compile(r"^1\d\d cards$")).wait_for()
    page.get_by_label("Search names and texts").fill("PRISMATICOS")
    page.get_by_text("1 card", exact=True).wait_for()
    page.get_by_role("article", name="Opera Glasses").wait_for()
    assert "q=PRISMATICOS" in page.url
    page.reload()
    page.get_by_text("1 card", exact=True).wait_for()
    page.get_by_label("Search names and texts").fill("zeppelinzz")
    page.get_by_text("No card has all of that").wait_for()


def test_cards_are_filtered_by_game_kind_and_faction(open_window: Open) -> None:
    window = open_window()
    window.go("/cards")
    page = window.page
    page.get_by_role("radio", name="Build a Better Dystopia").check(force=True)
    page.get_by_text("93 cards").wait_for()
    page.get_by_role("radio", name="Markets").check(force=True)
    page.get_by_text("18 cards").wait_for()
    page.get_by_role("radio", name="Recruits").check(force=True)
    page.get_by_text("63 cards").wait_for()
    page.get_by_role("radio", name="Icarite").check(force=True)
    expect(page.get_by_role("article")).to_have_count(15)
    page.get_by_role("link", name=re.compile("card Amanda the Broker$")).click()
    page.get_by_role("heading", name="Amanda the Broker", level=1).wait_for()
    page.go_back()
    expect(page.get_by_role("radio", name="Icarite")).to_be_checked()


def test_a_card_has_an_address_of_its_own(open_window: Open) -> None:
    window = open_window(language="es")
    window.go("/cards/dystopia/D-r13")
    page = window.page
    page.get_by_role("heading", name="Yordy the Demotivator", level=1).wait_for()
    page.get_by_role("link", name="D-r13").wait_for()
    page.get_by_role("heading", name="En su versión posterior").wait_for()
    page.get_by_role("link", name="Todo sobre esta versión").click()
    page.get_by_role("heading", name="En su primera versión").wait_for()
    assert page.url.endswith("/cards/dystopia/D-v05")
    assert page.get_by_label("Enlace a esta carta").input_value() == page.url


def test_a_card_that_is_not_there_is_not_there(open_window: Open) -> None:
    window = open_window()
    window.go("/cards/dystopia/D-r99")
    window.page.get_by_text("This game has no such card").wait_for()


def test_a_card_tells_how_it_fares_and_from_what(open_window: Open) -> None:
    window = open_window()
    window.go("/cards/leaders/opera-glasses")
    page = window.page
    figures = page.get_by_role("region", name="When bots play")
    expect(figures).to_contain_text("Players who were dealt it")
    expect(figures).to_contain_text("95 % interval")
    expect(figures).to_contain_text("played by the bot “greedy” alone, under revision")
    window.go("/cards/leaders/euphorian-follower")
    expect(page.get_by_role("region", name="When bots play")).to_contain_text("there are no figures")


def test_by_keyboard_one_goes_from_card_to_card(open_window: Open) -> None:
    window = open_window()
    window.go("/cards/reality")
    page = window.page
    page.get_by_role("link", name=re.compile("Nikolai$")).focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Nikolai", level=1).wait_for()
    assert page.evaluate("document.activeElement.id") == "page"
    page.get_by_role("link", name=re.compile("^Next:")).press("Enter")
    page.get_by_role("heading", name="Kabuki Cyborg", level=1).wait_for()


def test_a_card_at_the_table_leads_to_its_page(open_window: Open, house: House) -> None:
    window = open_window()
    page = window.start_table({"game": "dystopia", "seats": ["me", "bot"]})
    name = page.locator(".card-name[role=button]").first
    name.wait_for()
    name.focus()
    page.get_by_role("link", name="All about this card").first.click()
    page.wait_for_url("**/cards/dystopia/*")


@pytest.mark.parametrize("path", ["/cards", "/cards/dystopia", "/cards/dystopia/D-r13", "/cards/leaders/opera-glasses"])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(("scheme", "language"), [("light", "en"), ("dark", "es")])
def test_the_cards_at_every_width(open_window: Open, path: str, width: str, scheme: str, language: str) -> None:
    across, down = WIDTHS[width]
    window = open_window(language=language, scheme=scheme, width=across, height=down, checked=True)
    window.go(path)
    window.page.get_by_role("article").first.wait_for()
    assert not window.too_wide()
    assert window.flaws() == []
    window.shoot(f"cards{path.removeprefix('/cards').replace('/', '-')}-{width}-{scheme}-{language}")
