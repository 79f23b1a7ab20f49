"""Whole shows through the page: every mission, on several tables, with people and bots."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.whole_games import Citizen, play_to_the_end, sit_down
from tests.server.house import Guest, House

HASTY = 0.35
"""How often the last choice is taken: it ends an activation, and so a show does not take long."""
SHORT: dict[str, Any] = {"game": "reality", "budget": 400, "turns": 2}


class Pair(Citizen):
    """Two people at one screen: whoever is asked goes behind the curtain and answers."""

    def answer(self) -> bool:
        curtain = self.page.locator(".curtain button.main")
        if curtain.count():
            curtain.first.click()
            return True
        if super().answer():
            return True
        draw = self.page.get_by_role("button", name="Draw the curtain")
        if draw.count() and not self.is_over:
            draw.click()
            return True
        return False


def told_the_end(page: Page, scores: list[int], region: str = "End of the game") -> None:
    """The heading, and each seat with its points."""
    end = page.get_by_role("region", name=region)
    expect(end.get_by_role("heading", level=2)).to_be_visible()
    for score in set(scores):
        expect(end).to_contain_text(re.compile(rf"\b{score}\b"))


def told_what_it_is_made_of(page: Page, scores: list[int]) -> None:
    """The points of each team, and what became of everybody."""
    ratings = page.get_by_role("region", name="The ratings")
    expect(ratings.locator("article .sum b")).to_have_text([str(score) for score in scores])
    cast = page.get_by_role("region", name="The cast")
    assert cast.locator("tbody tr").count() >= 2


@pytest.mark.parametrize(("table", "mission"), [("theatre", "objectives"), ("ruins", "rescue"), ("plaza", "massacre")])
def test_each_mission_is_played_on_another_table_too(open_window: Open, house: House, table: str, mission: str) -> None:
    ana = house.guest("Ana")
    one = sit_down(open_window, ana, 0, ana.play("me", "bot:easy", table=table, mission=mission, **SHORT), hasty=HASTY)
    scores = play_to_the_end([one])
    told_the_end(one.page, scores)
    told_what_it_is_made_of(one.page, scores)


def test_a_person_and_an_easy_bot_play_objectives_on_the_plaza(open_window: Open, house: House) -> None:
    ana = house.guest("Ana")
    table = ana.play("me", "bot:easy", table="plaza", mission="objectives", **SHORT)
    one = sit_down(open_window, ana, 0, table, lists=False, hasty=HASTY, checked=True)
    scores = play_to_the_end([one])
    assert one.answered > 10
    told_the_end(one.page, scores)
    told_what_it_is_made_of(one.page, scores)
    assert one.window.flaws() == []
    one.window.shoot("reality-ending")
    one.page.get_by_role("button", name=re.compile("Rematch")).click()
    one.page.wait_for_url(lambda address: table not in address)
    expect(one.page.locator("section.mine .choice").first).to_be_visible()


def invited(house: House, **options: Any) -> tuple[Guest, Guest, str]:
    ana, ben = house.guest("Ana"), house.guest("Ben")
    made = ana.make("me", "invited", **options)
    table: str = made["table"]["id"]
    ben.post(f"/api/tables/{table}/join", {"invitation": made["invitations"][0]["token"]})
    ana.post(f"/api/tables/{table}/start")
    return ana, ben, table


def test_two_people_play_rescue_in_the_theatre_one_of_them_with_a_finger_in_spanish_at_night(
    open_window: Open, house: House
) -> None:
    ana, ben, table = invited(house, table="theatre", mission="rescue", **SHORT)
    phone: dict[str, Any] = {
        "width": 390,
        "height": 844,
        "touch": True,
        "language": "es",
        "scheme": "dark",
        "checked": True,
    }
    people = [
        sit_down(open_window, ana, 0, table, hasty=HASTY),
        sit_down(open_window, ben, 1, table, hasty=HASTY, **phone),
    ]
    scores = play_to_the_end(people)
    assert min(one.answered for one in people) > 10
    told_the_end(people[0].page, scores)
    told_the_end(people[1].page, scores, "Fin de la partida")
    finger = people[1].window
    assert finger.flaws() == []
    assert not finger.too_wide()
    finger.shoot("reality-ending-phone")


def test_two_people_at_one_screen_play_massacre_among_ruins(open_window: Open, house: House) -> None:
    ana = house.guest("Ana")
    table = ana.play("me", "beside:Ben", table="ruins", mission="massacre", **SHORT)
    one = sit_down(open_window, ana, 0, table, hasty=HASTY, kind=Pair)
    scores = play_to_the_end([one])
    assert one.answered > 20
    told_the_end(one.page, scores)
