"""The board when it is full: accessible at three widths and in both themes, and looked at."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPosition
from tests.browser.dystopia.positions import CROWD

FULL_HAND = """
    game: dystopia
    seats: 2
    A goods: 2 energy, 2 water, 13 food, 3 bliss, 2 gold, 2 stone, 2 clay
    A hand: bear, bear, book, bat, bifocals, game
    A workers: 4 5 1 6
    A morale: 6
    A knowledge: 1
    A recruits: Kyle / Laura
"""
"""As much as a player can have in front of them."""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
@pytest.mark.parametrize(("scheme", "language"), [("light", "en"), ("dark", "es")])
def test_a_crowded_board_is_accessible(
    open_position: OpenPosition, width: int, height: int, scheme: str, language: str
) -> None:
    window = open_position(
        CROWD, width=width, height=height, scheme=scheme, language=language, checked=True, touch=width < 800
    )
    window.page.locator("[data-piece='space:generator']").wait_for()
    window.page.locator("button.die.legal").first.click()
    assert window.flaws() == []
    assert not window.too_wide()
    window.shoot(f"dystopia-crowd-{width}-{scheme}-{language}")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_list_of_a_crowded_board_is_accessible(open_position: OpenPosition, width: int, height: int) -> None:
    window = open_position(CROWD, width=width, height=height, language="es", checked=True, touch=width < 800)
    window.page.locator(".switch button").click()
    window.page.locator(".list [data-piece='space:ark']").wait_for()
    assert window.flaws() == []
    assert not window.too_wide()
    window.shoot(f"dystopia-list-{width}")


@pytest.mark.parametrize(("width", "height", "language"), [(1440, 900, "es"), (1024, 768, "en")])
def test_all_of_the_own_things_are_in_sight(
    open_position: OpenPosition, width: int, height: int, language: str
) -> None:
    window = open_position(FULL_HAND, width=width, height=height, language=language)
    strip = window.page.locator(".strip")
    expect(strip.locator(".artifact b")).to_have_text("2")  # equal ones lie on one another
    expect(strip.locator("[data-recruit]")).to_have_count(2)
    for thing in strip.locator("[data-piece], [data-recruit]").all():
        expect(thing).to_be_in_viewport(ratio=1)
    assert strip.evaluate("strip => strip.scrollWidth <= strip.clientWidth")


def test_few_artifacts_have_their_names(open_position: OpenPosition) -> None:
    page = open_position("game: dystopia\nA hand: bifocals\nA workers: 4 2\nB workers: 6").page
    expect(page.locator(".strip .artifact .title")).to_be_visible()
