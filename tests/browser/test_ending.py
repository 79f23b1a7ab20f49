"""The end of a game of leaders against bots: what decided it, the replay of that turn, and the next game."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.window import Window
from tests.server.house import Guest, House, play_on

GAMES = 8
"""Games to try: one in which nobody wins has no decisive moment."""
BOTS = ("bot:easy", "bot:easy", "bot:easy")


def won_game(house: House, open_window: Open, **options: Any) -> tuple[Window, Guest, str]:
    """A game that somebody has won, its end shown on a page that was open all the time."""
    for _ in range(GAMES):
        ana = house.guest("Ana")
        table_id = ana.play("me", *BOTS, settings={"reaction_wait": 0})
        window = open_window(person=ana, **options)
        window.go(f"/table/{table_id}")
        window.page.locator("[data-piece='seat:0']").wait_for()
        with ana.look(table_id) as socket:
            socket.until_game()
            play_on(socket)
        if 0 < len(socket.game["outcome"]["winners"]) < 4:
            return window, ana, table_id
    raise AssertionError("nobody ever wins")


def end_of(page: Page) -> Any:
    return page.get_by_role("region", name="End of the game")


def test_the_end_tells_what_decided_it_and_shows_that_turn_with_everything_open(
    house: House, open_window: Open
) -> None:
    window, ana, table_id = won_game(house, open_window)
    page = window.page
    told = ana.ask("GET", f"/api/replays/{table_id}/moments?lang=en")["moments"]
    (decisive,) = [moment for moment in told if moment["decisive"]]
    expect(end_of(page).get_by_role("heading", name="The decisive moment")).to_be_visible()
    expect(end_of(page).get_by_role("listitem")).to_have_count(len(told))
    for moment in told:
        expect(end_of(page)).to_contain_text(" ".join(moment["words"]))
    assert page.evaluate("document.activeElement?.tagName") == "H2", "the focus is at the heading"
    window.shoot("leaders-ending")
    end_of(page).get_by_role("button", name="Draw the chart").click()
    expect(end_of(page).get_by_role("heading", name="Who knew what, when")).to_be_visible()
    expect(end_of(page).get_by_text("leader: held from turn 1")).not_to_have_count(0)

    end_of(page).get_by_role("link", name=f"Watch turn {decisive['turn']}").click()
    # It plays at once, from where the moment begins.
    page.get_by_role("button", name="Pause").click()
    query = parse_qs(urlsplit(page.url).query)
    assert int(query["step"][0]) >= decisive["first"]
    assert (query["seat"], "play" in query) == (["all"], False)
    assert page.get_by_role("combobox", name="Seen by").input_value() == "all"
    papers = page.locator("[data-piece^='place:']")
    expect(papers).to_have_count(12)
    names = [papers.nth(number).get_attribute("aria-label") or papers.nth(number).inner_text() for number in range(12)]
    assert all(re.search("Euphorian|Subterran", name) for name in names), names
    window.shoot("leaders-open-replay")


def test_a_rematch_against_bots_takes_one_click(house: House, open_window: Open) -> None:
    window, _, table_id = won_game(house, open_window)
    page = window.page
    end_of(page).get_by_role("button", name=re.compile("Rematch")).click()
    page.get_by_role("heading", name="Lay out your three recruits").wait_for()
    assert table_id not in page.url
    expect(page.locator(".seats").get_by_text("Easy")).to_have_count(len(BOTS))


def test_a_rematch_takes_one_key(house: House, open_window: Open) -> None:
    window, _, table_id = won_game(house, open_window)
    page = window.page
    expect(end_of(page).get_by_role("heading", level=2)).to_be_focused()
    expect(end_of(page).get_by_text("Enter", exact=True)).to_be_visible()
    page.wait_for_timeout(1200)
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Lay out your three recruits").wait_for()
    assert table_id not in page.url


def test_the_end_is_read_on_a_phone_and_by_everybody(house: House, open_window: Open) -> None:
    window, _, _ = won_game(house, open_window, width=390, height=844, touch=True, checked=True)
    page = window.page
    expect(end_of(page).get_by_role("heading", name="The decisive moment")).to_be_attached()
    assert not window.too_wide()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page itself does not scroll"
    assert window.flaws() == []
    for link in end_of(page).locator("a.button, button, li > a").all():
        link.scroll_into_view_if_needed()
        box = link.bounding_box()
        assert box is not None
        assert box["height"] >= 44, link.inner_text()
        assert 0 <= box["x"] <= box["x"] + box["width"] <= 390
    window.shoot("leaders-ending-phone")
