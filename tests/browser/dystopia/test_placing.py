"""Placing workers on the board, at positions that begin with what a test is about."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPosition
from tests.browser.test_picture import CITY

TWO_WORKERS = """
    game: dystopia
    seats: 2
    A goods: 1 energy
    A workers: 4 2
    B workers: 6 / euphorian-tunnel 1
    rolls: 5 5
"""


def test_a_table_begins_at_the_position_that_a_test_gives(open_position: OpenPosition) -> None:
    page = open_position(TWO_WORKERS).page
    tunnel = page.locator("[data-piece='space:euphorian-tunnel']")
    page.locator("button.die.legal").first.click()
    tunnel.click()
    log = page.locator(".part.log")
    expect(log).to_contain_text("on the Euphorian tunnel")
    page.reload()  # the server's own game is as it was
    expect(log).to_contain_text("on the Euphorian tunnel")


def pick_the_4(page: Page) -> None:
    page.locator("[data-piece='die:4']").click()


def row(page: Page, space: str) -> Locator:
    return page.locator(f"section.mine [data-space='{space}'] .choice")


def test_a_bump_tells_whose_worker_is_rolled_before_it_is_done(open_position: OpenPosition) -> None:
    page = open_position(TWO_WORKERS).page
    pick_the_4(page)
    page.locator("[data-piece='space:euphorian-tunnel']").hover()
    ticket = page.locator(".ticket")
    expect(ticket).to_contain_text("Bot 2's 1 goes home and is rolled.")
    expect(page.locator(".ghosts .bumped")).to_have_count(1)
    expect(page.locator(".strip .tab")).to_have_text(["−1"])
    page.mouse.move(2, 2)
    expect(ticket).to_have_count(0)
    row(page, "euphorian-tunnel").focus()
    expect(ticket).to_contain_text("Bot 2's 1 goes home")


def test_the_prompt_follows_the_worker_that_is_picked(open_position: OpenPosition) -> None:
    page = open_position(TWO_WORKERS).page
    tabs = page.get_by_role("group", name="Which worker")
    tabs.get_by_role("button", name="The 2").click()
    expect(page.locator("[data-piece='die:2']")).to_have_class(re.compile("picked"))
    expect(row(page, "farm")).to_have_accessible_name(re.compile("^Place the 2 on the Farm"))
    pick = page.locator("[data-piece='die:2']")
    pick.click()
    pick_the_4(page)
    expect(row(page, "farm")).to_have_accessible_name(re.compile("^Place the 4 on the Farm"))
    row(page, "farm").click()
    expect(page.locator(".part.log")).to_contain_text("on the Farm")


def test_a_space_that_is_picked_first_offers_the_workers(open_position: OpenPosition) -> None:
    page = open_position(TWO_WORKERS).page
    page.locator("[data-piece='space:farm']").click()
    menu = page.get_by_role("dialog", name="Farm")
    expect(menu.locator(".choice")).to_have_count(2)
    menu.get_by_role("button", name="Place the 2").click()
    expect(page.locator(".part.log")).to_contain_text("Ana places a 2 on the Farm")


def test_a_payment_is_chosen_by_its_icons(open_position: OpenPosition) -> None:
    page = open_position("game: dystopia\nA workers: 4\nA goods: 2 gold, 2 clay\nB workers: 6").page
    row(page, "nimbus-loft").click()
    ways = page.locator("section.mine .choices .choice")
    expect(ways).to_have_count(2)
    expect(ways.first.locator(".amount")).to_have_text(["2", "1"])
    ways.locator("[data-icon='clay']", has_text="2").click()
    expect(page.locator(".part.log")).to_contain_text("1 gold and 2 clay")


def test_doubles_may_follow_one_another(open_position: OpenPosition) -> None:
    scene = "game: dystopia\ndouble_rule: yes\nA workers: 4 4\nA morale: 3\nB workers: 6"
    page = open_position(scene).page
    expect(page.locator("section.mine .placing")).to_contain_text("2 workers with 4")
    page.locator("[data-piece='space:farm']").hover()
    expect(page.locator(".ticket")).to_contain_text("Another 4 may follow, for 1 morale.")
    page.locator("[data-piece='space:farm']").click()
    expect(row(page, "aquifer").locator("[data-icon='lose-morale']")).to_have_text("−1")
    row(page, "aquifer").click()
    expect(page.locator(".part.log")).to_contain_text("on the Aquifer")


def test_a_worker_is_placed_by_keyboard_from_the_prompt(open_position: OpenPosition) -> None:
    page = open_position(TWO_WORKERS).page
    row(page, "cloud-mine").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".part.log")).to_contain_text("on the Cloud Mine")


def test_what_the_workers_know_and_have_is_shown_before_it_is_done(open_position: OpenPosition) -> None:
    page = open_position(TWO_WORKERS).page
    know = page.locator(".strip .know")
    expect(know).to_contain_text("9 of 16")
    row(page, "farm").hover()
    expect(know).to_contain_text(re.compile(r"9\s*→ 7"))
    # A new worker is rolled: what they will know is not promised.
    page = open_position("game: dystopia\nA workers: 4 2\nA goods: 3 energy\nB workers: 6").page
    row(page, "tank-left").hover()
    expect(page.locator(".strip .know")).to_contain_text("9 of 16")
    expect(page.locator(".strip .know")).to_contain_text(re.compile(r"3\s*→ 1"))


def test_all_places_of_a_turn_are_in_sight(open_position: OpenPosition) -> None:
    page = open_position(CITY).page
    rows = page.locator("section.mine [data-space] .choice")
    expect(rows).to_have_count(8)
    for number in range(8):
        expect(rows.nth(number)).to_be_in_viewport(ratio=1)
    assert page.locator("section.mine .box").evaluate("box => box.scrollHeight <= box.clientHeight + 48")


def test_what_appears_under_a_resting_pointer_tells_nothing(open_position: OpenPosition) -> None:
    page = open_position(TWO_WORKERS).page
    tank, hint = page.locator("[data-piece='space:tank-left']"), page.locator(".hint p")
    switch = page.locator(".switch button")
    tank.wait_for()
    box = tank.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    switch.press("Enter")
    page.locator(".list").first.wait_for()
    page.mouse.move(x, y)
    switch.press("Enter")
    page.wait_for_function("() => document.querySelector('svg [data-piece=\"space:tank-left\"]:hover')")
    page.wait_for_timeout(600)  # twice as long as a hint takes
    expect(hint).to_have_count(0)
    page.mouse.move(x + 3, y)
    expect(hint).to_contain_text("2 energy")


def test_a_closed_space_tells_what_is_missing(open_position: OpenPosition) -> None:
    page = open_position(TWO_WORKERS).page
    pick_the_4(page)
    page.get_by_text("Not open to the 4, and why").click()
    page.locator("section.mine details").get_by_role("button", name="Nimbus Loft").focus()
    expect(page.locator("section.mine details").get_by_text("3 resources")).to_be_visible()
    page.locator("[data-piece='space:tank-left']").click(force=True)
    expect(page.locator(".hint")).to_contain_text("2 energy")


def test_places_tracks_and_cards_are_told_in_words_to_whoever_points_at_them(open_position: OpenPosition) -> None:
    page = open_position(f"{TWO_WORKERS}    A dilemma: book\n    A recruits: Kyle / Laura\n").page
    hint = page.locator(".hint p")
    for piece, told in {
        "space:wind-saloon": "Price: 3 artifacts or 2 artifacts of the same kind. Gives: a star and Icarite allegiance",
        "space:euphorian-tunnel-end": "Only for: players with an active Euphorian recruit, once the tunnel is dug",
        "track:wastelander": "Now: step 0 of 11; at 2 (2 to go): 1 more food at the area; at 5 (5 to go): clay and an",
        "track:euphorian": "at 11 (11 to go): a star for each active recruit. For:",
        "miner:subterran": "at 9 (9 to go): the gate opens",
        "dilemma": "Discard a book, or any 2 artifacts.",
    }.items():
        page.mouse.move(2, 2)  # the hint lies over what is beside the place
        expect(hint).to_have_count(0)
        page.locator(f"[data-piece='{piece}']").hover()
        expect(hint).to_contain_text(told)
    # What a worker would do there is told instead of what is printed.
    pick_the_4(page)
    page.mouse.move(2, 2)
    page.locator("[data-piece='space:farm']").hover()
    expect(page.locator("[data-piece='space:farm']")).to_have_attribute("aria-description", re.compile("1 food"))
    expect(hint).to_have_count(0)
