"""Trade in dystopia: an offer is put together, seen at once by everybody, accepted, refused and countered."""

from __future__ import annotations

import re
from textwrap import dedent
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.window import Window
from tests.server.house import House
from tests.server.positions import table_at

SCENE = dedent(
    """
    game: dystopia
    seats: 3
    trade: yes
    A workers: 4 2
    A goods: 3 energy, 1 gold
    A hand: book, bat
    A morale: 3
    B workers: 3
    B goods: 4 water, 2 food
    B hand: bear
    B morale: 1
    C workers: 5
    C goods: 1 clay
    """
)
SMALL = """() => [...document.querySelectorAll('dialog[open] :is(button, input:not(.unseen), label:has([type=radio]))')]
    .filter((one) => one.checkVisibility())
    .filter((one) => { const box = one.getBoundingClientRect(); return box.width < 34 || box.height < 43.9 })
    .map((one) => one.outerHTML.slice(0, 90))"""
"""Parts of the builder that are too small for a finger."""


class Three(NamedTuple):
    """Two players and somebody who looks on, each with a window of their own."""

    ana: Window
    ben: Window
    eva: Window


@pytest.fixture
def three(open_window: Open, position_house: House) -> Three:
    people = [position_house.guest(name) for name in ("Ana", "Ben", "Cai", "Eva")]
    ana, *others, eva = people
    table = ana.post("/api/tables", table_at(SCENE, ["me", "open", "open"]), 201)["table"]["id"]
    for other in others:
        other.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    windows = [open_window(url=position_house.url, person=one, checked=True) for one in (ana, others[0], eva)]
    for window in windows:
        window.go(f"/table/{table}")
        window.page.locator("[data-piece='space:generator']").wait_for()
    return Three(*windows)


def build(page: Page, partner: str, give: dict[str, int], take: dict[str, int]) -> None:
    """Put an offer together by clicking."""
    page.get_by_role("button", name="Offer a trade").click()
    dialog = page.get_by_role("dialog", name="Offer a trade")
    dialog.get_by_role("radio", name=partner).check(force=True)
    for side, things in (("You give", give), ("You get", take)):
        for item, count in things.items():
            more = dialog.get_by_role("group", name=side).get_by_role("button", name=f"More: {item}")
            for _ in range(count):
                more.click()
    dialog.get_by_role("button", name=f"Offer it to {partner}").click()


def test_two_goods_and_an_artifact_for_three_goods(three: Three) -> None:
    ana, ben, eva = three.ana.page, three.ben.page, three.eva.page
    build(ana, "Ben", {"energy": 2, "book": 1}, {"water": 3})
    said = "Ana offers Ben 2 energy and a book for 3 water."
    for page in (ana, ben, eva):
        expect(page.locator(".part.log")).to_contain_text(said)
    for page in (ana, eva):
        expect(page.locator(".scene")).to_contain_text("Ana offers Ben:")
    expect(ben.locator("section.mine h2")).to_contain_text("Ana offers you 2 energy and a book for 3 water")
    prompt = ben.locator("section.mine")
    for told in ("0 now, 2 afterwards", "4 now, 1 afterwards"):
        expect(prompt.get_by_text(told)).to_be_attached()
    assert three.ben.flaws() == []
    three.ben.shoot("trade-asked")
    three.eva.shoot("trade-looked-on")
    expect(prompt).to_contain_text("You would hold 2 artifacts, and your morale allows 1: you would discard 1.")
    prompt.get_by_role("button", name=re.compile("^Accept")).click()
    expect(ben.locator("section.mine h2")).to_contain_text("discard")
    prompt.get_by_role("button", name=re.compile("bear")).click()
    expect(eva.locator(".part.log")).to_contain_text("Ben accepts")
    expect(ana.get_by_role("button", name="Offer a trade")).to_be_visible()
    expect(ana.locator(".prompt")).to_contain_text("2 more offers in this turn")


def test_an_offer_is_refused_and_one_is_countered_and_the_counter_offer_accepted(three: Three) -> None:
    ana, ben, eva = three.ana.page, three.ben.page, three.eva.page
    build(ana, "Ben", {"energy": 1}, {"water": 2})
    ben.get_by_role("button", name="Decline the offer").click()
    expect(eva.locator(".part.log")).to_contain_text("Ben declines Ana's offer.")
    build(ana, "Ben", {"energy": 1}, {"water": 2})
    ben.get_by_role("button", name="Name another exchange").click()
    dialog = ben.get_by_role("dialog", name="Name another exchange")
    send = dialog.get_by_role("button", name="Decline, and name this")
    expect(dialog.get_by_role("status")).to_contain_text("That is the offer itself")
    expect(send).to_have_attribute("aria-disabled", "true")
    dialog.get_by_role("group", name="You get").get_by_role("button", name="More: energy").click()
    expect(dialog.get_by_role("status")).to_contain_text("you would give 2 water for 2 energy")
    three.ben.shoot("trade-counter")
    send.click()
    said = "Ben declines Ana's offer, and would give 2 water for 2 energy."
    expect(eva.locator(".part.log")).to_contain_text(said)
    expect(eva.locator(".scene")).to_contain_text("Ben would give Ana:")
    wish = ana.get_by_role("region", name="Ben would rather")
    three.ana.shoot("trade-wish")
    wish.get_by_role("button", name="Offer just this").click()
    expect(ben.locator("section.mine h2")).to_contain_text("Ana offers you 2 energy for 2 water")
    expect(ben.get_by_role("button", name="Name another exchange")).to_have_count(0)  # no offer is left
    ben.locator("section.mine").get_by_role("button", name=re.compile("^Accept")).click()
    expect(eva.locator(".part.log")).to_contain_text("the exchange with Ana is made")
    closed = ana.get_by_role("button", name="Offer a trade")
    expect(closed).to_have_attribute("aria-disabled", "true")
    closed.focus()
    expect(ana.get_by_text("You may make 3 offers a turn, and you have made them.").first).to_be_visible()


def test_the_list_of_choices_is_not_drowned_and_the_builder_says_why(three: Three) -> None:
    ana = three.ana.page
    choices = ana.locator("section.mine .choices .choice")
    expect(choices.filter(has_text=re.compile("^Offer"))).to_have_count(0)
    ana.get_by_role("button", name="Offer a trade").click()
    dialog = ana.get_by_role("dialog", name="Offer a trade")
    status = dialog.get_by_role("status")
    expect(status).to_contain_text("Choose what you give to Ben")
    dialog.get_by_role("spinbutton", name="gold").fill("1")
    expect(status).to_contain_text("You ask for nothing")
    expect(dialog.get_by_role("button", name="Offer it to Ben")).to_have_attribute("aria-disabled", "true")
    assert three.ana.flaws() == []
    three.ana.shoot("trade-builder")


def test_an_offer_is_put_together_by_keyboard(three: Three) -> None:
    ana = three.ana.page
    ana.get_by_role("button", name="Offer a trade").focus()
    ana.keyboard.press("Enter")
    dialog = ana.get_by_role("dialog", name="Offer a trade")
    dialog.get_by_role("radio", name="Ben").focus()
    ana.keyboard.press("ArrowDown")
    expect(dialog.get_by_role("button", name="Offer it to Cai")).to_be_visible()
    ana.keyboard.press("Tab")
    ana.keyboard.press("ArrowUp")
    ana.keyboard.press("ArrowUp")
    dialog.get_by_role("group", name="You get").get_by_role("spinbutton", name="clay").focus()
    ana.keyboard.press("ArrowUp")
    expect(dialog.get_by_role("status")).to_contain_text("Offer Cai 2 energy for 1 clay")
    ana.keyboard.press("Tab")
    ana.keyboard.press("Enter")
    expect(three.eva.page.locator(".part.log")).to_contain_text("Ana offers Cai 2 energy for 1 clay")


@pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("es", "dark")])
def test_on_a_phone(open_window: Open, position_house: House, language: str, scheme: str) -> None:
    ana = position_house.guest("Ana")
    table: Any = ana.post("/api/tables", table_at(SCENE, ["me", "beside:Ben", "beside:Cai"]), 201)["table"]["id"]
    ana.post(f"/api/tables/{table}/start")
    window = open_window(
        url=position_house.url,
        person=ana,
        checked=True,
        width=390,
        height=844,
        touch=True,
        language=language,
        scheme=scheme,
    )
    window.go(f"/table/{table}")
    page = window.page
    page.get_by_role("button", name=re.compile("Ana$")).click()
    page.locator(".prompt .trade button").first.click()
    fields = page.locator("dialog[open] input[type=number]")
    expect(fields.first).to_be_visible()
    fields.first.fill("2")
    fields.nth(4).fill("1")
    expect(page.locator("dialog[open] .foot b")).to_be_visible()
    assert page.evaluate(SMALL) == []
    assert window.flaws() == []
    assert not window.too_wide()
    window.shoot(f"trade-phone-{language}")
