"""How a person answers on the floor and in the prompt, at positions on the plaza."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

PLAZA = """
    game: reality
    table: plaza
    A platform: 22 1
    B platform: 22 31
"""
"""Between the town hall and the fountain is room: 10 to 20 inches from the left, 14 to 22 from the near edge."""
USE = re.compile("^Use it")


def position(lines: str, mission: str = "massacre") -> str:
    """A scenario on the plaza."""
    return f"{PLAZA}    mission: {mission}\n{lines}"


def piece(page: Page, key: str) -> Locator:
    return page.locator(f".board [data-piece='{key}']")


def glowing(page: Page, kind: str) -> Locator:
    """The targets of this kind on the floor."""
    return page.locator(f".board [data-piece^='{kind}:'].legal")


def choice(page: Page, words: str | re.Pattern[str]) -> Locator:
    """A choice of the prompt, by all of its words."""
    return page.locator("section.mine").get_by_role("button", name=words, exact=True)


def expect_glow(page: Page, kind: str, *numbers: int) -> None:
    """These pieces of the kind are targets on the floor, and no others."""
    for number in numbers:
        expect(page.locator(f".board [data-piece='{kind}:{number}'].legal")).to_be_attached()
    expect(glowing(page, kind)).to_have_count(len(numbers))


def expect_told(page: Page, *lines: str) -> None:
    """The log tells it."""
    for line in lines:
        expect(page.locator(".part.log")).to_contain_text(line)
