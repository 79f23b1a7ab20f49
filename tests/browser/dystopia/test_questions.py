"""Questions beside placing, each answered in its picture: retrieving, dilemmas, abilities, hand limits, drafts."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, OpenPosition

QUESTION = "section.mine h2"
CARDS = ".offered > ul > li"
"""Those over the board."""
MOST_ANSWERS = 40


def log(page: Page, text: str | re.Pattern[str]) -> None:
    """The log tells it, sooner or later."""
    expect(page.locator(".part.log")).to_contain_text(text)


def answer_until(page: Page, question: re.Pattern[str]) -> None:
    """Answer with the first choice until this is asked."""
    for _ in range(MOST_ANSWERS):
        page.locator(".choices .choice").first.wait_for()
        if question.search(page.locator(QUESTION).inner_text()):
            return
        page.locator(".choices .choice").first.click()
        page.wait_for_timeout(200)
    raise AssertionError(f"never asked: {question.pattern}")


RETRIEVING = """
    game: dystopia
    A workers: - / farm 3, aquifer 4, generator 1
    A knowledge: 5
    A morale: 3
    A goods: 1 food
    B workers: 6
    rolls: 6 6 6
"""


def test_a_knowledge_check_is_lost_after_its_chance_was_told(open_position: OpenPosition) -> None:
    page = open_position(RETRIEVING).page
    expect(page.locator(".risk")).to_contain_text("They know 5 of 16. 3 dice are rolled.")
    expect(page.locator(".risk strong")).to_have_text("50%")
    generator = page.get_by_role("button", name="1, Generator")
    expect(generator).to_have_attribute("aria-pressed", "true")
    generator.click()
    expect(page.locator(".risk strong")).to_have_text("8.3%")
    generator.click()
    page.get_by_role("button", name=re.compile("Feed them 1 food.*losing a worker: 50%")).click()
    log(page, "Ana feeds the workers 1 food")
    log(page, "6 knew too much")
    expect(page.get_by_role("button", name=re.compile("Feed them"))).to_have_count(0)


DILEMMA = """
    game: dystopia
    A workers: 4 2
    A hand: book, bear
    A morale: 3
    A dilemma: bat
    A recruits: Kyle / Laura
    B workers: 6
"""


def test_a_dilemma_is_fought_for_one_of_two_recruits(open_position: OpenPosition) -> None:
    page = open_position(DILEMMA).page
    page.locator(".prompt").get_by_role("button", name="Dilemma", exact=True).click()
    page.locator(".prompt").get_by_role("button", name=re.compile("dilemma: fight")).first.click()
    expect(page.locator(CARDS)).to_have_count(2)
    name = page.locator(CARDS).nth(1).locator("article").get_attribute("aria-label")
    assert name is not None
    page.locator(CARDS).nth(1).get_by_role("button").click()
    expect(page.locator(CARDS)).to_have_count(0)
    log(page, f"fights and keeps a recruit: {name}")


def test_a_dilemma_is_settled_for_a_star(open_position: OpenPosition) -> None:
    page = open_position(DILEMMA).page
    page.locator(".prompt").get_by_role("button", name="Dilemma", exact=True).click()
    page.locator(".prompt").get_by_role("button", name=re.compile("dilemma: contribute")).first.click()
    log(page, "completes an ethical dilemma and contributes")


ANOTHERS_TURN = f"""
    game: dystopia
    turn: B
    A recruits: Ben / Laura
    A workers: 4
    A morale: 6
    B workers: - / farm 3, aquifer 4
    B recruits: Katy / Gary
    B knowledge: 1
    rolls: {" ".join(["5"] * 24)}
"""


def test_an_ability_is_used_in_anothers_turn(open_position: OpenPosition) -> None:
    page = open_position(ANOTHERS_TURN).page
    answer_until(page, re.compile("Ben the Ludologist"))
    price = page.locator(".choices li", has_text="Use Ben the Ludologist").locator(".rows .price")
    expect(price).to_be_visible()
    page.get_by_role("button", name=re.compile("^Use Ben the Ludologist")).click()
    log(page, "Ben the Ludologist")
    expect(page.locator(QUESTION)).to_contain_text("You gain one of these. Which one?")


HAND_LIMIT = """
    game: dystopia
    A workers: - / farm 3
    A hand: book, bat, bear
    A morale: 3
    A knowledge: 1
    B workers: 6
    rolls: 1
"""


def test_the_hand_limit_is_kept_by_clicking_a_card(open_position: OpenPosition) -> None:
    page = open_position(HAND_LIMIT).page
    page.locator(".choices .choice", has_text="Feed them nothing").click()
    expect(page.locator(QUESTION)).to_contain_text("You hold 3 artifacts, and your morale allows 2")
    page.locator(".choices .choice", has_text="bear").click()
    log(page, re.compile("Ana discards .*bear"))


def test_two_recruits_are_kept_by_clicking_their_cards(open_window: Open) -> None:
    page = open_window().start_table({"game": "dystopia", "seats": ["me", "bot:easy"]})
    cards = page.locator(CARDS)
    expect(cards).to_have_count(4)
    first = cards.nth(2).locator("article").get_attribute("aria-label")
    cards.nth(2).get_by_role("button").click()
    expect(page.get_by_role("status").filter(has_text=f"{first} works for you from the start.")).to_be_visible()
    cards.nth(0).get_by_role("button").click()
    expect(cards).to_have_count(0)
    log(page, f"Ana turns up the active recruit: {first}")


@pytest.mark.parametrize(
    "options",
    [
        {"recruit_draft": True},
        {"market_draft": True},
        {"track_draft": True},
        {"double_rule": True, "recruits": "revised"},
        {"edition": "first", "recruits": "printed", "track_draft": True},
        {"recruit_draft": True, "market_draft": True, "track_draft": True, "recruits": "revised"},
    ],
    ids=lambda options: "-".join(options),
)
def test_each_variant_is_begun(open_window: Open, options: dict[str, Any]) -> None:
    page = open_window().start_table({"game": "dystopia", "seats": ["me", "bot:easy", "bot:easy"], "options": options})
    answer_until(page, re.compile("^Your turn"))
