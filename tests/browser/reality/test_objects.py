"""Objects on the page: a grenade from which one flees or not, flames, a drum that is carried home, Susan rescued."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPosition
from tests.browser.reality.playing import choice, expect_glow, expect_told, glowing, piece, position

GRENADE = position(
    """
    phase: firing
    A arendal: 16 14
    A arendal has: grenade
    A doc: 16 21
    A doc is: fired
    A mycky: 17.5 21
    A mycky spent: 9
    B susan: 40 32
    B susan spent: 12
    rolls: 40 50
    """
)


def test_a_grenade_shows_whom_it_touches_and_each_of_them_flees_or_stays(open_position: OpenPosition) -> None:
    page = open_position(GRENADE).page
    choice(page, re.compile("^Throw a grenade")).click()
    piece(page, "place:72,84,0").hover()
    expect(page.locator(".board .template .ring.own")).to_have_count(2)
    expect(page.locator("section.mine .touched")).to_contain_text("Doc Chastas, Mycky")
    expect(page.locator("section.mine .touched")).to_contain_text("2 of yours!")
    piece(page, "place:72,84,0").click()
    expect_told(page, "Arendal throws a grenade to 18, 21")
    expect(page.locator("section.mine h2")).to_contain_text("Doc Chastas")
    expect(page.locator("section.mine .dial .choice")).to_have_count(16)
    expect(glowing(page, "place")).to_have_count(16)
    piece(page, "place:84,85,0").click()
    expect_told(page, "Doc Chastas flees to 21, 21.25")
    choice(page, re.compile("^Stay")).click()
    expect_told(page, "Doc Chastas takes 20 damage: 80 life left.", "Mycky takes 50 damage: 150 life left.")


def test_flames_are_aimed_on_a_wheel_that_names_whom_they_reach(open_position: OpenPosition) -> None:
    page = open_position(
        position(
            """
            phase: firing
            A doc: 16 14
            A nikolai: 17 16.5
            B kabuki: 16 17.25
            rolls: 20 30
            """
        )
    ).page
    choice(page, re.compile("^Use the flame-thrower")).click()
    expect(glowing(page, "direction")).to_have_count(16)
    piece(page, "direction:4").hover()
    expect(page.locator(".board .template .ring")).to_have_count(2)
    expect(page.locator(".dial .middle")).to_contain_text("Kabuki Cyborg, Nikolai")
    expect(page.locator(".dial .middle")).to_contain_text("One of yours!")
    choice(page, "Flames to the south").hover()
    expect(page.locator(".dial .middle")).to_contain_text("Nobody is touched.")
    piece(page, "direction:4").click()
    expect_told(page, "Doc Chastas sends flames to the north.", "Kabuki Cyborg takes 20 damage: 130 life left.")


def test_charges_are_laid_around_their_element(open_position: OpenPosition) -> None:
    page = open_position(
        position(
            """
            phase: firing
            A kabuki: 16 16
            A kabuki has: charges on tram
            B mycky: 41 17
            B mycky spent: 9
            """
        )
    ).page
    choice(page, re.compile("^Set off|charges")).click()
    expect(page.locator("section.mine .dial .choice").first).to_be_visible()
    choice(page, re.compile("under it, Mycky")).first.hover()
    expect(page.locator(".dial .middle")).to_contain_text("Mycky")
    choice(page, re.compile("under it, Mycky")).first.click()
    expect_told(page, "Kabuki Cyborg sets off charges on Tram.", "Tram is gone from the table.")


def test_a_drum_is_taken_carried_to_the_platform_and_left_there(open_position: OpenPosition) -> None:
    page = open_position(
        position(
            """
            phase: positioning
            A kabuki: 24 5.25
            B susan: 30 34
            B susan spent: 12
            drum 1: 24 6.25
            drum 2: delivered to A
            drum 3: 34 18
            """,
            mission="objectives",
        )
    ).page
    expect_glow(page, "drum", 0)
    piece(page, "drum:0").click()
    expect_told(page, "Kabuki Cyborg takes drum 1.")
    choice(page, re.compile("^Walk")).click()
    piece(page, "place:92,12,0").click()
    page.locator("section.mine button.ready").click()
    choice(page, re.compile("^Leave drum 1")).click()
    expect_told(page, "Kabuki Cyborg delivers drum 1 to the exit platform.")
    expect(page.get_by_role("region", name="End of the game")).to_contain_text("225")


def test_susan_is_freed_and_brought_to_the_platform(open_position: OpenPosition) -> None:
    page = open_position(
        position(
            """
            phase: positioning
            A kabuki: 24 5.25
            B mycky: 30 34
            B mycky spent: 9
            - susan: 24 6.25
            """,
            mission="rescue",
        )
    ).page
    choice(page, re.compile("^Free Susan")).click()
    expect_told(page, "Kabuki Cyborg frees Susan.")
    choice(page, re.compile("^Walk")).click()
    piece(page, "place:100,12,0").click()
    page.locator("section.mine button.ready").click()
    expect(page.get_by_role("region", name="End of the game")).to_be_visible()


@pytest.mark.parametrize("on_the_floor", [False, True], ids=["in the prompt", "on the floor"])
def test_a_finger_sees_whom_a_grenade_touches_before_it_is_thrown(
    open_position: OpenPosition, on_the_floor: bool
) -> None:
    page = open_position(GRENADE, width=390, height=844, touch=True).page
    choice(page, re.compile("^Throw a grenade")).tap()
    where = choice(page, re.compile("^Throw to 18, 21")).first
    if on_the_floor:
        box = piece(page, "place:72,84,0").locator(".dot").bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        where = page.get_by_role("dialog").locator(".choice", has_text="Throw to 18, 21")
    else:
        where.tap()
        expect(page.locator("section.mine .touched")).to_contain_text("2 of yours!")
    expect(page.locator(".board .template .ring.own")).to_have_count(2)
    expect(page.locator("section.mine h2")).to_contain_text("throw")
    where.tap()
    expect(page.locator("section.mine h2")).to_contain_text("Something is about to burst")
