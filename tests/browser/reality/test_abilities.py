"""The ability of each character, used on the page: its targets glow, one is clicked, and the log tells of it."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from euphoria.games.reality.cards.registry import CHARACTERS
from tests.browser.conftest import OpenPosition
from tests.browser.reality.playing import USE, choice, expect_glow, expect_told, glowing, piece, position


@dataclass(frozen=True)
class OnFloor:
    """A target that is clicked on the floor, while these and no others of its kind glow."""

    kind: str
    number: int
    glowing: tuple[int, ...]


@dataclass(frozen=True)
class SomePlace:
    """One of the places that glow, of which there are so many at least; and how the log tells of it."""

    least: int
    told: str


Step = OnFloor | SomePlace | str
"""A string: what is chosen in the prompt."""


def whom(number: int, *glowing: int) -> OnFloor:
    return OnFloor("figure", number, glowing)


@dataclass(frozen=True)
class Use:
    character: str
    position: str
    steps: tuple[Step, ...]
    told: tuple[str, ...]


USES = (
    Use(
        "nikolai",
        """
        A nikolai: 18 18
        B mycky: 30 18
        B mycky is: used
        """,
        (OnFloor("element", 0, (0, 6, 7, 10, 11, 12, 13, 14, 15, 16, 17)),),
        ("Fountain 1 is gone from the table.",),
    ),
    Use(
        "kabuki",
        """
        A kabuki: 18 18
        B mycky: 30 30
        B mycky is: used
        """,
        (SomePlace(40, "Kabuki Cyborg moves to "),),
        (),
    ),
    Use(
        "madeleine",
        """
        A madeleine: 16 17
        B mycky: 14 22
        B mycky is: used
        B doc: 18 21
        B doc is: used
        B blanca: 16 29
        B blanca is: used
        """,
        (whom(2, 1, 2),),
        ("Madeleine fascinates Doc Chastas, who will do nothing this turn.",),
    ),
    Use(
        "odonell",
        """
        A odonell: 16 17
        A mycky: 14 14
        A mycky is: used
        B doc: 18 21
        B doc is: used
        """,
        (whom(1, 0, 1), "A move may be repeated"),
        ("Sgt. O'Donell encourages Mycky to repeat a move this turn.",),
    ),
    Use(
        "richelle",
        """
        turn: 2
        A richelle: 16 17
        B doc: 18 21
        B doc is: used
        """,
        (SomePlace(60, "Marshall Richelle calls Benkei, who comes in at "),),
        (),
    ),
    Use(
        "sooyoung",
        """
        A sooyoung: 16 14
        B nikolai: 14 20
        B nikolai is: used
        B kabuki: 18 21
        B kabuki is: used
        B doc: 12 19
        B doc is: used
        rolls: 1 1 30 1 1 30
        """,
        (whom(1, 1, 2), whom(3, 2, 3), "Shoot at Doc Chastas, shots: 2"),
        ("Sooyoung charms Nikolai, who turns on Doc Chastas.", "Doc Chastas takes 30 damage: 40 life left."),
    ),
    Use(
        "blanca",
        """
        A blanca: 16 17
        B doc: 18 21
        B doc is: used
        """,
        (),
        ("Blanca Deluxe uses the special ability: hiding.",),
    ),
    Use(
        "centinel",
        """
        A centinel: 16 17
        B doc: 18 21
        B doc is: used
        rolls: 5
        """,
        (),
        ("Centinel V12 rolls 5 and stays obedient.", "Centinel V12 uses the special ability: the shield."),
    ),
    Use(
        "scauter",
        """
        A scauter: 16 17
        A mycky: 14 14
        A mycky is: used
        A doc: 18 16
        A doc is: used
        B doc: 18 21
        B doc is: used
        """,
        (whom(1, 1, 2), "Give explosive charges", OnFloor("element", 5, tuple(range(20)))),
        ("J. Scauter gives Mycky",),
    ),
    Use(
        "arendal",
        """
        A arendal: 16 14
        B doc: 16 20
        B doc is: used
        B mycky: 18 21
        B mycky is: used
        """,
        # How many places there are then depends on where those who flee went.
        (SomePlace(8, "Arendal throws a grenade to "), *[SomePlace(1, "Arendal throws a grenade to ")] * 2),
        (),
    ),
    Use(
        "doc",
        """
        A doc: 16 14
        B nikolai: 16 20
        B nikolai is: used
        """,
        (),
        ("Doc Chastas uses the special ability: a feint.",),
    ),
    Use(
        "mycky",
        """
        A mycky: 16 14
        B nikolai: 16 20
        B nikolai is: used
        B doc: 18 21
        B doc is: used
        """,
        (whom(2, 1, 2),),
        ("Mycky bargains with Doc Chastas, who will not shoot at Mycky this turn.",),
    ),
    Use(
        "kobayhisi",
        """
        A kobayhisi: 16 14
        B nikolai: 16 20
        B nikolai is: used
        rolls: 5
        """,
        (SomePlace(40, "The cat is loose and runs to "),),
        ("Sir Kobayhisi rolls 5 and keeps calm.",),
    ),
)


def test_each_character_with_an_ability_uses_it() -> None:
    assert {use.character for use in USES} == {character.id for character in CHARACTERS if character.ability}


@pytest.mark.parametrize("use", USES, ids=lambda use: use.character)
def test_an_ability_is_used(open_position: OpenPosition, use: Use) -> None:
    page = open_position(position(use.position)).page
    choice(page, USE).click()
    for step in use.steps:
        take(page, step)
    expect_told(page, *use.told)


def take(page: Page, step: Step) -> None:
    match step:
        case OnFloor(kind, number, shown):
            expect_glow(page, kind, *shown)
            piece(page, f"{kind}:{number}").click()
        case SomePlace(least, told):
            lines = page.locator(".part.log li", has_text=told)
            before = lines.count()
            places = glowing(page, "place")
            places.nth(least - 1).wait_for()
            places.first.click()
            ready = page.locator("section.mine button.ready")
            expect(ready.or_(lines.nth(before))).to_be_visible()
            if ready.count():  # where one may go anywhere, a place is looked at first
                ready.click()
            expect(lines).to_have_count(before + 1)
        case str():
            choice(page, re.compile(f"^{re.escape(step)}")).click()
