"""Shooting: all targets at a glance, shots shared out by stepping, and the dice in the open."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from textwrap import dedent
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

import euphoria
from tests.browser.conftest import OpenPosition

LANE = """
    game: reality
    table: plaza
    mission: massacre
    turn: 3
    phase: firing
    A madeleine: 32 14
    A madeleine is: walked, moved
    A madeleine spent: 9
    A susan: 24 22
    A susan is: fired
    A richelle: 21.5 17 on fountain-west
    A richelle is: fired
    B benkei: 25 22
    B scauter: 7 31
    B madeleine: 26 24
    B centinel: 32.5 24.5
    B centinel life: 18
    B centinel is: fired
    B scauter is: fired
    B madeleine life: 61
    B madeleine is: moved, fired
"""
"""Madeleine sees two rivals in the open, and two not at all."""
ROLLED = f"{LANE}    rolls: 2 9 1 10 7 10 1\n"
"""A hit with luck, another one, and a miss."""
SHOOTER, RIVAL, CENTINEL, BENKEI, SCAUTER = 0, 4, 5, 6, 3
BRAWL = """
    game: reality
    scene: 48 36
    mission: massacre
    phase: firing
    A kabuki: 24 10
    A susan: 22 20
    A susan is: fired
    B benkei: 23 20
    B centinel: 30 18
    B centinel is: fired
"""
"""Kabuki sees a friend who fights."""
FLAMES = """
    game: reality
    scene: 48 36
    mission: massacre
    phase: firing
    A doc: 24 14
    A susan: 24 19
    A susan is: fired
    B centinel: 26 18
    B centinel is: fired
"""
TWO_GUNS = """
    game: reality
    scene: 48 36
    mission: massacre
    phase: firing
    A blanca: 24 14
    B centinel: 24 19
    B centinel is: fired
    B richelle: 28 19
    B richelle is: fired
"""


HIDDEN = """row => {
    const found = document.querySelector(row)
    return found !== null && getComputedStyle(found).visibility === 'hidden'
}"""
"""JavaScript: whether it is there and cannot be clicked."""


def asked(scenario: str, question: str, **arguments: Any) -> Any:
    """What the engine says about the position that a test begins at."""
    return euphoria.game("reality").scenario(dedent(scenario)).query(None, question, **arguments)


def percent(chance: float) -> str:
    return f"{round(100 * chance)}%"


def row(page: Page, figure: int) -> Locator:
    return page.locator(f"section.mine [data-target='{figure}']")


def plate(page: Page, figure: int) -> Locator:
    return page.locator(f"[data-plate='{figure}'] > text")


def fire(page: Page) -> Locator:
    return page.locator("section.mine .fire")


def test_all_targets_are_seen_at_a_glance_with_the_chances_that_the_engine_gives(open_position: OpenPosition) -> None:
    page = open_position(LANE).page
    seen = {one["figure"]: one for one in asked(LANE, "sight", figure=SHOOTER)["others"]}
    for figure in (RIVAL, CENTINEL):
        expect(plate(page, figure)).to_have_text(percent(seen[figure]["chance"]))
        expect(row(page, figure).locator(".chance")).to_have_text(percent(seen[figure]["chance"]))
        expect(row(page, figure)).to_contain_text(f"{percent(seen[figure]['chance_back'])} back")
    for figure in (BENKEI, SCAUTER):
        assert not seen[figure]["sees"]
        expect(plate(page, figure)).to_have_text("not seen")
        expect(row(page, figure)).to_contain_text("not seen: Fountain")
    expect(page.locator(".firing .line.open")).to_have_count(2)
    expect(page.locator(".firing .bar")).to_have_count(2)
    expect(page.locator(".rings")).to_contain_text("+1 under 5″")
    expect(page.locator(".rings")).to_contain_text("10″ effective")


def test_who_cannot_be_shot_at_says_why(open_position: OpenPosition) -> None:
    page = open_position(LANE).page
    expect(row(page, SCAUTER)).to_contain_text("not seen")  # the rows have their order
    button = row(page, SCAUTER).get_by_role("button")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.focus()
    expect(page.get_by_text(re.compile("does not see .*Scauter"))).to_be_visible()
    expect(row(page, SCAUTER).get_by_role("link", name="R-fire-1")).to_be_visible()
    assert page.get_by_role("button", name="One shot more at J. Scauter").count() == 0


def test_a_click_on_a_figure_chooses_it_as_a_click_in_the_prompt_does(open_position: OpenPosition) -> None:
    page = open_position(LANE).page
    expect(fire(page)).to_have_attribute("aria-disabled", "true")
    page.locator(f"[data-piece='figure:{CENTINEL}']").click()
    expect(fire(page)).to_contain_text("Fire 3")
    expect(row(page, CENTINEL).locator("output")).to_have_text("3")
    expect(page.locator(f"[data-nine='{CENTINEL}'] .ray")).to_have_count(3)
    shot = asked(LANE, "shot", shooter=SHOOTER, target=CENTINEL)
    card = page.get_by_role("complementary", name=re.compile("^A shot at Centinel"))
    expect(card.locator("circle:is(.open, .veiled, .closed)")).to_have_count(len(shot["lines"]))
    expect(card).to_contain_text(percent(shot["odds"]["chance"]))
    parts = [int(text.replace("\N{MINUS SIGN}", "-")) for text in card.locator("li b").all_inner_texts()]
    assert sum(parts) == shot["odds"]["aim"]
    expect(page.locator(".strip svg[role=img]").first).to_be_visible()
    row(page, RIVAL).locator(".one").click()  # no shot is left for it: it is only looked at
    expect(page.get_by_role("complementary", name=re.compile("^A shot at Madeleine"))).to_be_visible()
    expect(fire(page)).to_contain_text("Fire 3")


def split_two_and_one(page: Page) -> None:
    row(page, CENTINEL).locator(".one").click()
    page.get_by_role("button", name="One shot fewer at Centinel").click()
    row(page, RIVAL).locator(".one").click()
    expect(fire(page)).to_contain_text("Fire 2 + 1")


def test_shots_are_shared_out_by_stepping_and_each_way_tells_what_it_may_bring(open_position: OpenPosition) -> None:
    page = open_position(LANE).page
    split_two_and_one(page)
    expect(fire(page)).to_contain_text("3 AP")
    answer = asked(LANE, "splits", shooter=SHOOTER, targets=[RIVAL, CENTINEL])
    chosen = {CENTINEL: 2, RIVAL: 1}
    (split,) = [
        one
        for one in answer["splits"]
        if {pair["target"]: pair["shots"] for pair in one["declared"]} == chosen
        and one["declared"][0]["target"] == CENTINEL
    ]
    line = page.locator("section.mine tr.chosen")
    for told in split["expected"]:
        expect(line).to_contain_text(f"falls {percent(told['falls'])}")
        expect(line).to_contain_text(f"\N{MINUS SIGN}{round(told['damage'], 1):g}")
    (second,) = [one for one in answer["shots"] if one["target"] == RIVAL and not one["first"]]
    expect(plate(page, RIVAL)).to_have_text(percent(second["victims"][0]["chance"]))
    expect(row(page, RIVAL)).to_contain_text("second target")
    more = page.get_by_role("button", name="One shot more at Centinel")
    expect(more).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="1 + 2", exact=True).click()
    expect(row(page, RIVAL).locator("output")).to_have_text("2")
    expect(fire(page)).to_contain_text("Fire 1 + 2")
    page.get_by_role("button", name="One shot fewer at Madeleine").click()
    expect(fire(page)).to_contain_text("Fire 1 + 1")


def hold(page: Page, answer: str) -> list[Callable[[], None]]:
    """The page opens anew, and messages with this key wait. Each call of the list lets one go."""
    held: list[Callable[[], None]] = []

    def listen(socket: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            if f'"{answer}"' in str(message):
                held.append(partial(socket.send, message))
            else:
                socket.send(message)

        socket.connect_to_server().on_message(pass_on)

    page.route_web_socket("**", listen)
    page.reload()
    return held


def let_go(page: Page, held: list[Callable[[], None]]) -> None:
    while not held:
        page.wait_for_timeout(20)
    for send in held:
        send()


def test_shots_that_are_wished_before_it_is_known_what_may_be_declared_are_not_lost(
    open_position: OpenPosition,
) -> None:
    page = open_position(LANE).page
    held = hold(page, "splits")
    row(page, CENTINEL).locator(".one").click()
    page.get_by_role("button", name="One shot fewer at Centinel").click()
    row(page, RIVAL).locator(".one").click()
    expect(row(page, RIVAL).locator("output")).to_have_text("0")
    let_go(page, held)
    expect(fire(page)).to_contain_text("Fire 2 + 1")


def test_rows_of_targets_do_not_change_places_under_a_finger(open_position: OpenPosition) -> None:
    page = open_position(LANE).page
    held = hold(page, "weapons")
    page.wait_for_function(HIDDEN, arg=f"section.mine [data-target='{CENTINEL}']")
    let_go(page, held)
    expect(row(page, CENTINEL)).to_be_visible()
    expect(row(page, CENTINEL).locator(".chance")).to_be_visible()


def test_the_dice_are_shown_beside_what_was_expected_and_the_log_has_all_of_it(open_position: OpenPosition) -> None:
    page = open_position(ROLLED, speed="normal").page
    split_two_and_one(page)
    fire(page).click()
    panel = page.get_by_role("complementary", name="Shots")
    dice = panel.locator(".dice li")
    expect(dice).to_have_count(3)
    expect(dice.nth(0)).to_contain_text("2 where 5 or less was needed: Centinel V12 is hit")
    expect(dice.nth(2)).to_contain_text("where 3 or less was needed")
    expect(panel).to_contain_text("aim 6, \N{MINUS SIGN}1 has walked")
    expect(panel.locator(".sum").nth(0)).to_contain_text("1.3 expected")
    log = page.locator(".part.log")
    expect(log).to_contain_text("needs 5 or less to hit Centinel V12: 50%. Aim 6: \N{MINUS SIGN}1 has walked.")
    expect(log).to_contain_text("To expect: hits 1, damage 30.3.")
    expect(log).to_contain_text("\N{MINUS SIGN}1 second target")
    expect(log).to_contain_text("rolls 2 against aim 5 and hits Centinel V12")
    expect(page.locator("g.volley")).to_be_visible()
    panel.get_by_role("button").first.click()
    expect(dice).to_have_count(0)


def test_shots_into_a_fight_name_the_friend_who_is_at_risk_before_they_are_fired(open_position: OpenPosition) -> None:
    page = open_position(BRAWL).page
    benkei = page.locator("section.mine [data-target]", has_text="Benkei")
    expect(benkei).to_contain_text("in a fight")
    benkei.locator(".one").click()
    expect(page.locator("section.mine .risk")).to_contain_text("Yours at risk: Susan")
    expect(page.locator("section.mine th.own")).to_contain_text("! Susan")
    (enemy,) = [int(one) for one in [benkei.get_attribute("data-target")] if one]
    answer = asked(BRAWL, "splits", shooter=0, targets=[enemy])
    most = max(answer["splits"], key=lambda one: one["shots"])
    (friend,) = [one for one in most["expected"] if one["figure"] != enemy]
    expect(page.locator("section.mine tr.chosen td.own")).to_contain_text(
        f"\N{MINUS SIGN}{round(friend['damage'], 1):g}"
    )
    expect(page.get_by_role("complementary", name=re.compile("^A shot at"))).to_contain_text("Susan")
    fire(page).click()
    expect(page.locator(".part.log")).to_contain_text("goes into the fight")


def test_flames_show_whom_they_would_touch_before_they_are_sent(open_position: OpenPosition) -> None:
    page = open_position(FLAMES).page
    page.locator(".choices .choice", has_text="flame").first.click()
    susan = 1
    touching = next(n for n in range(16) if susan in asked(FLAMES, "flame", figure=0, number=n)["touched"])
    direction = page.locator(".dial .choice").nth(touching)
    direction.focus()
    expect(page.locator("g.template .shape")).to_be_visible()
    expect(page.locator("section.mine .warning")).to_be_visible()
    expect(page.locator("g.template")).to_contain_text("! Susan")
    direction.click()
    expect(page.locator(".part.log")).to_contain_text("sends flames")


def test_two_weapons_are_stepped_each_by_itself_and_cost_aim_together(open_position: OpenPosition) -> None:
    page = open_position(TWO_GUNS).page
    target = page.locator("section.mine [data-target]", has_text="Centinel")
    target.locator(".one").click()
    expect(target.locator("output")).to_have_text(["1", "0"])
    target.get_by_role("button", name="One shot more").nth(1).click()
    expect(fire(page)).to_contain_text("Fire 2")
    expect(page.get_by_role("complementary", name=re.compile("^A shot at"))).to_contain_text("two weapons")
    fire(page).click()
    log = page.locator(".part.log")
    expect(log).to_contain_text("with the second weapon")
    expect(log).to_contain_text("\N{MINUS SIGN}1 two weapons")


def test_shots_are_declared_by_keyboard_alone(open_position: OpenPosition) -> None:
    page = open_position(LANE).page
    row(page, CENTINEL).locator(".one").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="One shot fewer at Centinel").focus()
    page.keyboard.press("Enter")
    expect(fire(page)).to_contain_text("Fire 2")
    expect(fire(page)).not_to_have_attribute("aria-disabled", "true")
    fire(page).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".part.log")).to_contain_text("takes aim at Centinel V12. Shots: 2.")


@pytest.mark.parametrize(
    ("width", "height", "scheme"), [(1440, 900, "light"), (1024, 768, "dark"), (390, 844, "light")]
)
def test_shooting_is_accessible_and_looked_at(
    open_position: OpenPosition, width: int, height: int, scheme: str
) -> None:
    window = open_position(
        ROLLED, width=width, height=height, scheme=scheme, touch=width < 800, speed="normal", checked=True
    )
    page = window.page
    expect(plate(page, CENTINEL)).to_have_text("50%")
    window.shoot(f"shooting-glance-{width}")
    split_two_and_one(page)
    expect(page.locator("section.mine tr.chosen")).to_have_count(1)
    assert window.flaws() == []
    assert not window.too_wide()
    window.shoot(f"shooting-split-{width}")
    fire(page).click()
    page.locator("aside.roll .dice li").nth(2).wait_for()
    assert window.flaws() == []
    window.shoot(f"shooting-rolled-{width}")
