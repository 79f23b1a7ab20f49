"""The pages "How to play" in both languages, by keyboard and on a phone, and the search of the rules."""

from __future__ import annotations

import json
from itertools import product
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tools.how_to_positions import GAMES

IDS = ("leaders", "dystopia", "reality")
LOOKS: list[tuple[str, Literal["light", "dark"], int, int]] = [
    ("en", "light", 1440, 900),
    ("en", "dark", 1024, 768),
    ("es", "dark", 390, 844),
    ("es", "light", 1440, 900),
]
FINGER = 44


def rules_of(game: str) -> int:
    """How many links to rules the page has."""
    outline = json.loads((GAMES / game / "how" / "outline.json").read_text("utf-8"))
    return sum(len(one["rules"]) for section in outline["sections"] for one in section["statements"])


def is_drawn(picture: Locator) -> bool:
    """Whether a picture has content as large as itself."""
    size = picture.bounding_box()
    parts = [part.bounding_box() for part in picture.locator("svg, .leaders").all()]
    return size is not None and any(one and one["width"] > 0.95 * size["width"] for one in parts)


@pytest.mark.parametrize(("game", "look"), list(product(IDS, LOOKS)))
def test_a_page_is_complete_accessible_and_as_wide_as_the_window(
    open_window: Open, game: str, look: tuple[str, Literal["light", "dark"], int, int]
) -> None:
    language, scheme, width, height = look
    window = open_window(language=language, scheme=scheme, width=width, height=height, checked=True)
    window.go(f"/how/{game}")
    page = window.page
    page.locator("#how-editions").wait_for()
    links = page.locator(f".rules a[href*='/rules/{game}#']")
    expect(links).to_have_count(rules_of(game))
    pictures = page.locator("figure > [role='img']")
    assert pictures.count() >= 2
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        expect(picture.locator("svg").first).to_be_attached()
        assert is_drawn(picture)
    page.wait_for_load_state("networkidle")
    window.shoot(f"how-{game}-{language}-{scheme}-{width}")
    assert window.flaws() == []
    assert not window.too_wide()
    if width < 800:
        boxes = [link.bounding_box() for link in links.all()]
        assert all(box and min(box["width"], box["height"]) >= FINGER for box in boxes)


def tab_to(page: Page, address: str) -> None:
    """Go to a link by the keyboard alone."""
    page.locator("main").focus()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('href')") == address:
            return
    raise AssertionError(f"Tab does not lead to {address}")


def test_a_rule_is_read_on_the_spot_and_followed_by_keyboard(open_window: Open) -> None:
    window = open_window()
    window.go("/how/leaders")
    page = window.page
    page.locator("#how-editions").wait_for()
    tab_to(page, "/rules/leaders#L-win-2")
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("the team opposed to that leader wins")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.keyboard.press("Enter")
    page.locator("#L-win-2.marked").wait_for()
    assert page.url.endswith("/rules/leaders#L-win-2")


def test_pictures_take_no_focus(open_window: Open) -> None:
    window = open_window()
    window.go("/how/leaders")
    page = window.page
    page.locator("figure .leaders").first.wait_for()
    page.locator("main").focus()
    for _ in range(100):
        page.keyboard.press("Tab")
        assert not page.evaluate("Boolean(document.activeElement.closest('figure'))")
        if page.evaluate("document.activeElement === document.body"):
            break


def test_the_words_are_those_of_the_edition(open_window: Open) -> None:
    window = open_window()
    window.go("/how/leaders")
    page = window.page
    page.get_by_role("heading", name="The free lasers").wait_for()
    page.locator("label", has_text="A").first.click()
    page.get_by_role("heading", name="The free ray guns").wait_for()
    link = page.locator("a[href='/rules/leaders?edition=A#L-gun-1']")
    expect(link.first).to_be_attached()


def test_the_page_is_found_from_home_table_and_rules(open_window: Open) -> None:
    window = open_window()
    window.go("/")
    page = window.page
    page.get_by_role("link", name="How to play: Build a Better Dystopia").click()
    page.get_by_role("heading", name="Build a Better Dystopia").wait_for()
    page.get_by_role("link", name="Read the rules").click()
    page.get_by_role("link", name="How to play").click()
    page.get_by_role("link", name="New table").last.click()
    page.get_by_role("link", name="How to play Build a Better Dystopia").wait_for()


def test_the_search_finds_the_words_of_the_other_edition_and_language(open_window: Open) -> None:
    window = open_window()
    window.go("/rules/leaders")
    page = window.page
    field = page.get_by_label("Search the rules")
    expect(page.locator("#L-gun-1")).to_contain_text("more than one laser")
    for wanted in ("ray guns", "pistola de rayos", "Láseres"):
        field.fill(wanted)
        expect(page.locator("#L-gun-1")).to_be_visible()
        expect(page.locator("#L-win-3")).to_have_count(0)
    field.fill("ray gun")
    expect(page.locator(".names")).to_have_text("“laser” (edition B) is the same as “ray gun” (edition A).")
    field.fill("zeppelin")
    expect(page.locator("dl")).to_have_count(0)
