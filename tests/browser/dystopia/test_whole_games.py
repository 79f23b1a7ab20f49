"""Whole games of dystopia through the page, with people and bots, and what is told at their end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.whole_games import play_to_the_end, sit_down
from tests.server.house import House

STARS = 10


@pytest.fixture(scope="module")
def thinking_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots may think: others play at random, and no game of theirs ends soon."""
    with House(tmp_path_factory.mktemp("thinking"), EUPHORIA_BOT_BUDGET="0.05").running() as house:
        yield house


def check_the_end(page: Page, scores: list[int]) -> None:
    """The stars by source add up to the outcome for every seat."""
    end = page.get_by_role("region", name="End of the game")
    end.get_by_role("heading", name="Where the stars came from").wait_for()
    table = end.get_by_role("table").filter(has_text="All").first
    rows = table.locator("tbody tr")
    expect(rows).to_have_count(len(scores))
    for seat, score in enumerate(scores):
        *sources, total = [int(text) for text in rows.nth(seat).locator("td").all_inner_texts()]
        assert (sum(sources), total) == (score, score)
    expect(end.get_by_role("heading", name="The market that decided it")).to_be_attached()
    expect(end.get_by_role("group", name="What each rolled, and what was to be expected")).to_be_attached()
    race = page.get_by_role("img", name=re.compile("The race for ten stars")).get_attribute("aria-label") or ""
    assert [int(left) for left in re.findall(r"(\d+) left", race)] == [STARS - score for score in scores]


def test_one_person_and_a_bot_play_to_the_end_and_look_back(open_window: Open, thinking_house: House) -> None:
    ana = thinking_house.guest("Ana")
    table = ana.play("me", "bot:easy", game="dystopia", recruits="printed")
    citizen = sit_down(open_window, ana, 0, table, checked=True)
    scores = play_to_the_end([citizen])
    page, window = citizen.page, citizen.window
    assert max(scores) == STARS
    assert citizen.answered > 20
    check_the_end(page, scores)
    expect(page.locator(".part.log li").last).to_be_in_viewport()
    page.get_by_text("Watch any turn").click()
    assert window.flaws() == []
    window.shoot("dystopia-ending")
    page.set_viewport_size({"width": 1024, "height": 768})
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "only parts of the page scroll"

    turn = page.locator("details li a").nth(20)
    first = int(parse_qs(urlsplit(turn.get_attribute("href") or "").query)["step"][0])
    turn.click()
    page.get_by_role("button", name="Pause").click()
    query = parse_qs(urlsplit(page.url).query)
    assert first <= int(query["step"][0]) < first + 20
    assert (query["seat"], "play" in query) == (["all"], False)

    page.goto(f"/table/{table}")
    page.get_by_role("button", name=re.compile("Rematch")).click()
    expect(page.locator("section.mine .choices .choice").first).to_be_visible()
    assert table not in page.url


def test_two_people_and_three_bots_play_to_the_end(open_window: Open, thinking_house: House) -> None:
    ana, ben = thinking_house.guest("Ana"), thinking_house.guest("Ben")
    seats = ["me", "invited", *["bot:easy"] * 3]
    made = ana.make(*seats, game="dystopia", recruits="revised")
    table = made["table"]["id"]
    ben.post(f"/api/tables/{table}/join", {"invitation": made["invitations"][0]["token"]})
    ana.post(f"/api/tables/{table}/start")
    people = [
        sit_down(open_window, ana, 0, table, checked=True),
        sit_down(open_window, ben, 1, table, width=390, height=844, scheme="dark", checked=True),
    ]
    scores = play_to_the_end(people)
    assert max(scores) == STARS
    for one in people:
        assert one.answered > 5
        one.page.get_by_role("region", name="End of the game").wait_for()
    check_the_end(people[0].page, scores)
    assert [one.window.flaws() for one in people] == [[], []]
    phone = people[1]
    assert not phone.window.too_wide()
    phone.window.shoot("dystopia-ending-phone")
    people[0].page.get_by_role("button", name=re.compile("Rematch")).click()
    people[0].page.wait_for_url(lambda address: table not in address)
