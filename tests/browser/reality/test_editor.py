"""The editor of tables in the browser: drawn, checked, made from a seed, kept, shared and played on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.window import Window

WIDTH, DEPTH, MARGIN = 192, 144, 5
"""Of the floor that one begins with and of what is drawn around it, in quarter inches."""


def edit(window: Window) -> Page:
    window.go("/tables/new")
    window.page.get_by_role("group", name="The floor").wait_for()
    return window.page


def pieces(page: Page) -> Locator:
    return page.get_by_role("group", name="The floor").get_by_role("button")


def check(page: Page) -> Locator:
    return page.get_by_role("region", name="May it go on air?")


def at(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where a place of the table, in inches from the lower left corner, is in the window."""
    floor = page.get_by_role("group", name="The floor")
    floor.scroll_into_view_if_needed()
    box: FloatRect | None = floor.bounding_box()
    assert box is not None
    unit = box["width"] / (WIDTH + 2 * MARGIN)
    return box["x"] + (MARGIN + 4 * x) * unit, box["y"] + (MARGIN + DEPTH - 4 * y) * unit


def draw(page: Page, kind: str, corner: tuple[float, float], opposite: tuple[float, float]) -> None:
    number = pieces(page).count()
    page.get_by_role("button", name=kind, exact=True).click()
    page.mouse.move(*at(page, *corner))
    page.mouse.down()
    page.mouse.move(*at(page, *opposite), steps=4)
    page.mouse.up()
    expect(pieces(page)).to_have_count(number + 1)


def test_a_table_that_breaks_a_rule_is_refused_with_the_reason_and_a_lawful_one_is_played_on(
    open_window: Open,
) -> None:
    page = edit(open_window())
    play = page.get_by_role("button", name="Play on it")
    draw(page, "Block", (22, 16), (26, 20))
    expect(pieces(page)).to_have_accessible_name(re.compile("4″ by 4″, at 22″, 16″; breaks a rule$"))
    expect(check(page)).to_contain_text("no other element and no edge of the table is within 10 inches")
    expect(check(page).get_by_role("link", name="R-table-2")).to_be_visible()
    expect(play).to_be_disabled()
    draw(page, "Ruins", (12, 15), (18, 19))
    expect(check(page)).to_contain_text("All rules are kept.")
    expect(play).to_be_enabled()
    play.click()
    page.wait_for_url("**/new/reality")
    table = page.get_by_label("Table", exact=True)
    expect(table.locator("option:checked")).to_have_text("My table (mine)")
    page.get_by_role("group", name="Seat 2").get_by_text("Bot", exact=True).click()
    page.get_by_role("button", name="Make the table").click()
    expect(page.locator(".board .ground g.element")).to_have_count(2)


def test_a_table_from_a_seed_is_kept_and_its_link_opens_in_another_window(open_window: Open) -> None:
    page = edit(open_window())
    page.get_by_role("spinbutton", name="Seed").fill("23")
    page.get_by_role("button", name="Make it").click()
    expect(check(page)).to_contain_text("All rules are kept.")
    expect(pieces(page).nth(14)).to_be_attached()
    names = drawn(page)
    page.get_by_role("button", name="Keep in this browser").click()
    expect(page.get_by_text("Kept.", exact=True)).to_be_visible()
    page.get_by_role("button", name="Share by link").click()
    link = page.get_by_label("The whole table is in this link").input_value()

    page.reload()
    expect(pieces(page)).to_have_count(len(names))
    assert drawn(page) == names

    other = open_window()
    other.go(link)
    expect(pieces(other.page)).to_have_count(len(names))
    assert drawn(other.page) == names
    broken = open_window()
    broken.go(link[: link.index("#") + 40])
    expect(broken.page.get_by_text("There is no table in this link that can be read.")).to_be_visible()


def drawn(page: Page) -> list[str]:
    """What each piece is called, with its size and its place."""
    names: list[str] = pieces(page).evaluate_all("pieces => pieces.map((piece) => piece.getAttribute('aria-label'))")
    return names


def test_a_piece_is_moved_turned_doubled_and_removed_by_keys(open_window: Open) -> None:
    page = edit(open_window())
    page.get_by_label("New piece").select_option("Block")
    page.get_by_role("button", name="Add", exact=True).click()
    name = re.compile(r"(\S+) by (\S+), at (\d+)(\S*)″, (\d+)(\S*)″")
    before = name.search(drawn(page)[0])
    assert before
    pieces(page).first.focus()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowUp")
    x, y = f"{int(before[3]) + 1}{before[4]}″", f"{int(before[5]) + 1}{before[6]}″"
    expect(pieces(page).first).to_have_accessible_name(re.compile(f"at {x}, {y}"))
    page.keyboard.press("r")
    expect(pieces(page).first).to_have_accessible_name(re.compile(f"{before[2]} by {before[1]}"))
    page.keyboard.press("d")
    expect(pieces(page)).to_have_count(2)
    page.keyboard.press("Delete")
    expect(pieces(page)).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(pieces(page)).to_have_count(2)


@pytest.mark.parametrize(
    ("width", "height", "scheme", "language"),
    [(1440, 900, "light", "en"), (1024, 768, "dark", "en"), (390, 844, "light", "es")],
)
def test_nothing_serious_is_found_by_axe(
    open_window: Open, width: int, height: int, scheme: str, language: str
) -> None:
    window = open_window(width=width, height=height, scheme=scheme, language=language, checked=True)
    page = window.page
    window.go("/tables/new")
    page.get_by_label(re.compile("^(A table that is there|Una mesa que ya existe)")).select_option("plaza")
    piece = page.locator("[data-piece='town-hall']")
    piece.focus()
    page.keyboard.press("ArrowRight")
    expect(piece).to_have_attribute("aria-pressed", "true")
    assert window.flaws() == []
    assert not window.too_wide()
    window.shoot(f"reality-editor-{width}")
