"""Moving, and what comes before the first turn: a place is looked at on the floor, and then chosen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open, OpenPosition
from tests.browser.reality.floor import click_floor, point, tap_floor
from tests.browser.window import Window

SCENE = """
    game: reality
    scene: 48 36
    block crates: 30 8 4 4 high 3
    block wall: 16 20 1 6 high 6
    turn: 2
    phase: positioning
    A nikolai: 20 10
    A nikolai euphoria: 9
    A doc: 4 4
    B mycky: 40 30
    B scauter: 27 14
    B mycky euphoria: -5
    B scauter euphoria: -6
    A leader: doc
    B leader: mycky
"""
UP_HIGH = """
    game: reality
    scene: 48 36
    block crates: 20 10 6 6 high 4
    turn: 2
    phase: positioning
    A blanca: 20.5 13 on crates
    A blanca euphoria: 9
    A blanca life: 40
    A doc: 4 4
    B mycky: 40 30
    B mycky euphoria: -5
    A leader: doc
    B leader: mycky
    rolls: 51
"""
STACKED = """
    game: reality
    scene: 48 36
    building house: 20 14 6 6 storeys 2, door south 2 3.5
    turn: 2
    phase: positioning
    A nikolai: 23 17 on house floor 0
    A doc: 23 17 on house floor 1
    A blanca: 23 17 on house roof
    A nikolai euphoria: 5
    A doc euphoria: 5
    A blanca euphoria: 5
    B mycky: 40 30
    B mycky euphoria: -5
    A leader: doc
    B leader: mycky
"""
SEEN_OF_ZONE = """() => {
    const [zone, scene] = ['.zone path', '.scene'].map((one) => document.querySelector(one)?.getBoundingClientRect())
    if (!zone || !scene) return false
    const [left, right] = [Math.max(zone.left, scene.left), Math.min(zone.right, scene.right)]
    const [top, bottom] = [Math.max(zone.top, scene.top), Math.min(zone.bottom, scene.bottom)]
    const isMuch = right - left > 100 && bottom - top > Math.min(100, zone.height - 1)
    return isMuch && [(left + right) / 2, (top + bottom) / 2]
}"""
"""JavaScript: the middle of the ground in the window where something may be put; false if there is little of it."""
PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}


def begin(window: Window) -> Page:
    window.page.locator("section.mine .choice").first.wait_for()
    return window.page


def go(page: Page) -> Locator:
    return page.locator("section.mine button.ready")


def price(page: Page) -> int:
    """What the way costs that is looked at, by the prompt; the plate on the floor says the same."""
    said = page.locator("section.mine .points strong").inner_text()
    found = re.match(r"([0-9]+) AP", said)
    assert found, said
    expect(page.locator(".plan .cost")).to_have_text(found[1])
    return int(found[1])


def test_any_point_in_reach_is_looked_at_before_it_is_gone_to(open_position: OpenPosition) -> None:
    page = begin(open_position(SCENE))
    expect(page.locator(".bands .rim")).to_be_attached()
    expect(page.get_by_role("list", name="What is drawn on the floor")).to_contain_text("in reach")
    click_floor(page, 23.25, 10.5)
    expect(page.locator("section.mine h2")).to_contain_text("Where does Nikolai go")
    expect(go(page)).to_contain_text("4 AP")
    assert price(page) == 4
    expect(page.locator(".scene .ghost")).to_have_count(1)
    table = page.locator("section.mine table")
    expect(table).to_contain_text("From there Nikolai would see")
    expect(table.get_by_role("row", name=re.compile("Scauter"))).to_contain_text(re.compile(r"[0-9]+%"))
    expect(page.locator(".scene g.back")).to_have_count(1)
    expect(page.locator(".part.log")).not_to_contain_text("Nikolai moves")
    go(page).click()
    expect(page.locator(".part.log")).to_contain_text("Nikolai moves to 23.25, 10.5 (4 AP).")


def test_a_way_goes_by_the_points_that_were_set_and_they_are_taken_back_one_by_one(
    open_position: OpenPosition,
) -> None:
    page = begin(open_position(SCENE))
    click_floor(page, 24, 10)
    expect(go(page)).to_contain_text("4 AP")
    page.keyboard.down("Shift")
    click_floor(page, 20, 12)
    click_floor(page, 22, 13)
    page.keyboard.up("Shift")
    page.mouse.move(0, 0)
    expect(page.locator(".plan .pin")).to_have_count(2)
    expect(page.locator(".plan .pin").nth(1)).to_contain_text("2")
    expect(go(page)).to_contain_text("8 AP")
    page.get_by_role("button", name="Clear").click()
    page.get_by_role("button", name="Without point 2").click()
    expect(page.locator(".plan .pin")).to_have_count(1)
    click_floor(page, 24, 10)
    expect(go(page)).to_contain_text("7 AP")
    assert price(page) == 7
    page.keyboard.press("Enter")
    expect(page.locator(".part.log")).to_contain_text("Nikolai moves to 24, 10 (7 AP).")


def test_way_points_are_set_with_a_finger_too(open_position: OpenPosition) -> None:
    window = open_position(SCENE, **PHONE)
    page = begin(window)
    tap_floor(page, 22, 10)
    page.get_by_role("button", name="Way-points").tap()
    tap_floor(page, 20, 12)
    page.get_by_role("button", name="Way-points").tap()
    expect(page.locator(".plan .pin")).to_have_count(1)
    expect(go(page)).to_contain_text("5 AP")
    go(page).tap()
    page.get_by_role("button", name="Log", exact=True).tap()
    expect(page.locator(".part.log")).to_contain_text("Nikolai moves to 22, 10 (5 AP).")


def test_where_nobody_can_go_the_reason_is_told(open_position: OpenPosition) -> None:
    page = begin(open_position(SCENE))
    click_floor(page, 44, 20)
    prompt = page.locator("section.mine")
    expect(prompt).to_contain_text("R-move-11")
    expect(go(page)).to_have_count(0)
    click_floor(page, 16.5, 23)
    expect(prompt).to_contain_text(re.compile("R-move-"))
    click_floor(page, 19, 10)
    expect(go(page)).to_have_count(1)


def test_a_climb_has_its_own_price_and_a_charge_tells_what_it_leads_to(open_position: OpenPosition) -> None:
    page = begin(open_position(SCENE.replace("20 10", "29 10").replace("27 14", "25 12")))
    click_floor(page, 31, 10)
    expect(page.locator("section.mine ol")).to_contain_text("6 AP to climb")
    expect(page.locator(".plan .price")).to_have_count(3)
    page.get_by_role("button", name=re.compile("^Charge")).first.click()
    expect(page.locator("section.mine .fight")).to_contain_text("Enters a fight with J. Scauter")
    go(page).click()
    expect(page.locator(".part.log")).to_contain_text("Nikolai charges J. Scauter.")


def test_the_risk_of_a_leap_is_told_before_it(open_position: OpenPosition) -> None:
    page = begin(open_position(UP_HIGH))
    page.locator(".choice", has_text="Leap down").click()
    expect(page.locator("section.mine h2")).to_contain_text("Where does Blanca")
    click_floor(page, 19, 13)
    risk = page.locator("section.mine .risk")
    expect(risk).to_contain_text("4″ down")
    expect(risk).to_contain_text("22%")
    go(page).click()
    expect(page.locator(".part.log")).to_contain_text(re.compile("leaps down 4.* to 19, 13"))


def test_hitting_the_deck_says_what_it_does(open_position: OpenPosition) -> None:
    page = begin(open_position(SCENE))
    deck = page.locator(".choice", has_text="Hit the deck")
    expect(deck).to_contain_text("smaller target")
    deck.click()
    expect(page.locator(".part.log")).to_contain_text("Nikolai hits the deck.")
    expect(page.locator(".token.prone")).to_have_count(1)
    expect(page.locator(".choice", has_text="Get up")).to_have_count(1)


def test_panning_never_chooses_and_a_wandering_finger_does(open_position: OpenPosition) -> None:
    page = begin(open_position(SCENE))
    x, y = point(page, 22, 10)

    def drag() -> None:
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 30, y + 20, steps=4)
        page.mouse.up()

    drag()
    expect(page.locator("section.mine h2")).to_contain_text("What next?")
    page.get_by_role("button", name="Zoom in").click()
    before = point(page, 22, 10)
    drag()
    after = point(page, 22, 10)
    assert after[0] > before[0] + 10
    expect(page.locator("section.mine h2")).to_contain_text("What next?")
    click_floor(page, 22, 10)
    expect(page.locator("section.mine h2")).to_contain_text("Where does Nikolai go")


def test_figures_above_each_other_can_be_told_apart_and_chosen(open_position: OpenPosition) -> None:
    page = begin(open_position(STACKED))
    expect(page.locator("section.mine h2")).to_contain_text("Who acts first?")
    figures = page.locator("[data-piece^='figure:'].legal")
    expect(figures).to_have_count(3)
    boxes = [figures.nth(number).locator(".hit").bounding_box() for number in range(3)]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    apart = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for a in middles for b in middles if a is not b]
    assert min(apart) > 25
    doc = page.locator("[data-piece^='figure:'].legal[aria-label^='Doc']")
    doc.hover()
    doc.click()
    expect(page.locator("section.mine h2")).to_contain_text("Doc")


def test_a_place_is_found_without_a_pointer(open_position: OpenPosition) -> None:
    page = begin(open_position(SCENE))
    page.locator(".choice", has_text="Walk").press("Enter")
    page.get_by_role("button", name="Next place").focus()
    page.keyboard.press("Enter")
    expect(go(page)).to_contain_text("AP")
    page.get_by_text("A place in numbers").press("Enter")
    page.get_by_label("x", exact=True).fill("21.5")
    page.get_by_label("x", exact=True).press("Tab")
    page.get_by_label("y", exact=True).fill("9.25")
    page.get_by_label("y", exact=True).press("Tab")
    expect(go(page)).to_contain_text("2 AP")
    go(page).press("Enter")
    expect(page.locator(".part.log")).to_contain_text("Nikolai moves to 21.5, 9.25 (2 AP).")


def question(page: Page, words: str) -> None:
    """Answer as well as may be until that is asked."""
    for _ in range(30):
        page.locator("section.mine .choice").first.wait_for()
        if words in page.locator("section.mine h2").inner_text():
            return
        ready = page.locator("section.mine .choice:not([aria-disabled=true])")
        ready.first.click()
        page.wait_for_timeout(200)
    raise AssertionError(f"nobody asked {words!r}")


def test_a_team_is_deployed_by_clicking(open_window: Open) -> None:
    window = open_window(checked=True)
    window.start_table({"game": "reality", "seats": ["me", "bot:easy"], "options": {"budget": 400}})
    page = begin(window)
    page.locator("section.mine .teams .choice").nth(1).wait_for()
    page.locator("section.mine .choice").nth(1).click()
    question(page, "exit platform")
    expect(page.locator(".zone path").first).to_be_attached()
    click_floor(page, 24, 3)
    expect(page.locator("rect.platform")).to_have_count(1)
    go(page).click()
    expect(page.locator("section.mine h2")).to_contain_text("start?")
    queue = page.locator("section.mine ol li")
    everybody = queue.count()
    expect(page.locator("section.mine ol li.placed")).to_have_count(0)
    click_floor(page, 24.25, 8.5)
    expect(page.locator(".scene .ghost")).to_have_count(1)
    assert window.flaws() == []
    window.shoot("reality-deploy")
    go(page).click()
    expect(page.locator(".part.log")).to_contain_text(re.compile("takes position at (24.25, 8.5|23.75, 27.5)"))
    expect(page.locator("section.mine ol li.placed")).to_have_count(1)
    click_floor(page, 24.9, 8.5)
    expect(page.locator("section.mine")).to_contain_text(re.compile("R-(move-4|start-3)"))
    assert everybody > 1


def test_on_a_phone_the_ground_where_something_may_be_put_is_in_sight(open_window: Open) -> None:
    window = open_window(**PHONE)
    page = window.start_table({"game": "reality", "seats": ["me", "bot:easy"], "options": {"budget": 400}})
    page.locator("section.mine .teams .choice").first.click()
    question(page, "exit platform")
    zone = page.locator(".zone path").first
    zone.wait_for(state="attached")
    page.touchscreen.tap(*page.wait_for_function(SEEN_OF_ZONE).json_value())
    expect(page.locator("rect.platform")).to_have_count(1)
    window.shoot("reality-platform-390")
    go(page).click()
    expect(page.locator("section.mine h2")).to_contain_text("start?")
    page.wait_for_function(SEEN_OF_ZONE)
    window.shoot("reality-deploy-390")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_planned_walk_is_accessible_and_looked_at(
    open_position: OpenPosition, width: int, height: int, scheme: str
) -> None:
    phone = width < 800
    window = open_position(SCENE, width=width, height=height, touch=phone, checked=True, scheme=scheme)
    page = begin(window)
    (tap_floor if phone else click_floor)(page, 22, 13)
    expect(go(page)).to_contain_text("AP")
    page.locator("section.mine table").wait_for()
    assert window.flaws() == []
    assert not window.too_wide()
    window.shoot(f"reality-moving-{scheme}-{width}")
