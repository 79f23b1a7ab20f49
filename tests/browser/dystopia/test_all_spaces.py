"""Every space of the board is used by clicking it, with what is asked then. Four workers of one number a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from euphoria.games.dystopia.board import SPACES
from euphoria.games.dystopia.text.name_text import space as space_name
from tests.browser.conftest import OpenPosition

RICH = """
    game: dystopia
    seats: 2
    A goods: 15 energy, 15 water, 15 food, 9 bliss, 9 gold, 9 stone, 9 clay
    A hand: book, book, bat, bat, bear, bear
    A workers: 4 4 4 4
    A morale: 6
    A knowledge: 1
    A recruits: Bradley, Brett, Flartner / -
    B workers: 6 6
    B recruits: - / -
"""
DUG = "miners: euphorian 9, subterran 9, wastelander 9"
GROUPS: dict[str, tuple[str, ...]] = {
    "": ("generator", "aquifer", "farm", "cloud-mine"),
    "tiles: e1 spa": ("euphorian-tunnel", "subterran-tunnel", "wastelander-tunnel", "nimbus-loft"),
    DUG: ("euphorian-tunnel-end", "subterran-tunnel-end", "wastelander-tunnel-end", "breeze-bar"),
    "tiles: s1 spa": ("incinerator", "free-press", "sky-lounge", "tank-left"),
    "tiles: w1 spa": ("ark", "wind-saloon", "tank-right"),
    "tiles: e2 spa": ("site-e1", "site-e2", "site-s1", "site-s2"),
    "tiles: s2 spa": ("site-w1", "site-w2"),
    "tiles: e1 spa A, s1 courthouse A, w1 plaza A": ("market-e1", "market-s1", "market-w1"),
    "tiles: e2 cafeteria A, s2 arena A, w2 fountain A": ("market-e2", "market-s2", "market-w2"),
}
"""What is different, and the spaces used there."""
SMALL_QUESTIONS = 6
"""At most so many follow a placement."""


def place_on(page: Page, space: str) -> None:
    page.locator(f"[data-piece='space:{space.replace('market', 'site')}']").click()
    menu = page.get_by_role("dialog").locator(".choice")  # a site may take one resource or another
    log = page.locator(".part.log")
    expected = log.get_by_text(space_name(space, "en", "on")).first
    expect(menu.first.or_(expected).first).to_be_visible()
    if menu.count():
        menu.first.click()
    expect(expected).to_be_visible()


def answer_what_follows(page: Page) -> None:
    """Payments, small gains and stars: the first answer is as good as any."""
    for _ in range(SMALL_QUESTIONS):
        asked = page.locator("section.mine .choices .choice").first
        placing = page.locator("section.mine .placing")
        expect(placing.or_(asked).first).to_be_visible()
        if placing.count():
            return
        before = page.locator("section.mine h2").inner_text()
        asked.click()
        page.wait_for_function("before => document.querySelector('section.mine h2')?.innerText !== before", arg=before)


def test_the_groups_have_every_space_of_the_board() -> None:
    used = [space for group in GROUPS.values() for space in group]
    assert len(used) == len(set(used))
    assert set(used) == {space.id for space in SPACES}


@pytest.mark.parametrize("scene", GROUPS, ids=lambda scene: GROUPS[scene][0])
def test_a_space_is_used_by_clicking_it(open_position: OpenPosition, scene: str) -> None:
    page = open_position(f"{RICH}    {scene}\n").page
    page.locator("[data-piece='space:generator']").wait_for()
    page.locator("button.die.legal").first.wait_for()
    for number, space in enumerate(GROUPS[scene]):
        if number:
            answer_what_follows(page)
        place_on(page, space)
