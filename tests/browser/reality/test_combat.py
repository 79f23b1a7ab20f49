"""A combat on the page, from the dice to the push, told die by die and read again afterwards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPosition
from tests.browser.reality.playing import choice, expect_glow, expect_told, glowing, piece, position

NIKOLAI_AGAINST_TWO = position(
    """
    phase: attack
    A nikolai: 16 17
    B kabuki: 17 17
    B kabuki is: charged
    B kabuki spent: 9
    B madeleine: 16 18
    B madeleine is: charged
    B madeleine spent: 12
    rolls: 9 8 5 8 3 2 40 9 5
    """
)
"""His dice show 9, 8 and 5. The others have no AP, and a free die each as they have charged: 8 and 3. Then the first
injury is not lucky and costs 40, the second is lucky, and a push is 5 inches long."""


def panel(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Combat")


def strike(page: Page) -> None:
    choice(page, re.compile("makes 3 attacks")).click()
    for injury in range(1, 3):
        expect_glow(page, "figure", 1, 2)
        piece(page, "figure:1").click()
        expect(page.locator(".part.log li", has_text="The injury goes to Kabuki Cyborg.")).to_have_count(injury)


def test_a_combat_is_told_die_by_die_and_ends_with_a_push_over_the_floor(open_position: OpenPosition) -> None:
    page = open_position(NIKOLAI_AGAINST_TWO).page
    strike(page)
    fight = panel(page)
    expect(fight.locator(".dice li")).to_have_text(
        [
            re.compile("8 of Nikolai and 8 of Kabuki Cyborg cancel each other"),
            re.compile("9 of Nikolai beats 3 of Madeleine"),
            re.compile("Nothing stands against 5 of Nikolai"),
        ]
    )
    expect(fight.locator(".wounds li")).to_have_text(
        [re.compile("Kabuki Cyborg.*luck 2.*40.*110 life left"), re.compile("Kabuki Cyborg.*luck 9")]
    )
    choice(page, re.compile("^Roll a d10 and push")).click()
    expect(glowing(page, "direction")).to_have_count(16)
    expect(fight.locator(".dice")).to_have_count(0)
    piece(page, "direction:0").hover()
    expect(page.locator(".board .landing .ghost")).to_have_count(3)
    expect(page.locator(".dial .middle")).to_contain_text("2¾″")
    piece(page, "direction:0").click()
    expect_told(page, "Ana rolls 5 for the push.", "Ana pushes the combat 2.75 inches of 5.")
    expect(fight).to_contain_text("2¾″")


def test_the_dice_of_a_combat_can_be_read_again_later(open_position: OpenPosition) -> None:
    page = open_position(NIKOLAI_AGAINST_TWO).page
    strike(page)
    choice(page, "Do not push").click()
    expect_told(page, "Firing.")
    fight = panel(page)
    expect(fight.locator(".dice li")).to_have_count(3)
    header = fight.get_by_role("button")
    header.click()
    expect(fight.locator(".dice")).to_have_count(0)
    header.click()
    expect(fight.locator(".dice li")).to_have_count(3)


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (390, 844)])
def test_a_combat_is_read_at_any_width(open_position: OpenPosition, width: int, height: int) -> None:
    window = open_position(
        NIKOLAI_AGAINST_TWO, width=width, height=height, touch=width < 800, scheme="dark", checked=True
    )
    choice(window.page, re.compile("makes 3 attacks")).click()
    fight = panel(window.page)
    expect(fight.locator(".dice li")).to_have_count(3)
    for number in range(3):
        expect(fight.locator(".dice li").nth(number)).to_be_in_viewport(ratio=1)
    assert window.flaws() == []
    assert not window.too_wide()
    window.shoot(f"reality-combat-{width}")
