"""From the first page to the end of a turn with the keys that everybody has: Tab, Enter, Space, Escape and the arrows.

Wherever the focus stops it can be seen, and no part of the page keeps it.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import NamedTuple

from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import Open
from tests.browser.test_leaders import again_if_over, is_over, question_of
from tests.browser.window import Window

MOST_STOPS = 120
MOST_DEEDS = 80
A_MOMENT = 5000
"""Milliseconds in which something that opens is there."""
CHOICE = ".prompt .choices .choice"
DRAWN = """() => {
    const here = document.activeElement
    return (here.matches('[type=radio], [type=checkbox]') ? here.nextElementSibling ?? here : here)
        .checkVisibility({ opacityProperty: true, visibilityProperty: true })
}"""
STOP = """() => {
    const number = (one) => (one.stop ??= (window.stops = (window.stops ?? 0) + 1))
    // A radio button is drawn by what stands beside it.
    const drawn = (one) => (one.matches('[type=radio], [type=checkbox]') ? one.nextElementSibling ?? one : one)
    const outline = (one) => {
        const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(drawn(one))
        return { style: outlineStyle, width: parseFloat(outlineWidth), color: outlineColor, offset: outlineOffset }
    }
    const here = document.activeElement
    const left = window.before?.isConnected && window.before !== document.body ? window.before : null
    const answer = {
        number: number(here),
        name: (here.getAttribute('aria-label') ?? here.innerText ?? '').slice(0, 60),
        isPage: here === document.body,
        focused: outline(here),
        left: !left || left === here ? null
            : { focused: window.focused, now: outline(left), name: left.outerHTML.slice(0, 90) },
        seen: drawn(here).checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        inSight: (({ top, bottom, left, right }) => bottom > 0 && right > 0 && top < innerHeight && left < innerWidth)(
            drawn(here).getBoundingClientRect()),
    }
    window.before = here
    window.focused = answer.focused
    return answer
}"""


class Stop(NamedTuple):
    number: int
    name: str
    is_page: bool
    """No element has the focus: between the last tab stop and the first."""


class Typist:
    """Uses the keyboard only, and checks the focus after each key."""

    def __init__(self, window: Window) -> None:
        self.page: Page = window.page

    def tab(self, key: str = "Tab") -> Stop:
        self.page.keyboard.press(key)
        return self.look()

    def look(self) -> Stop:
        with suppress(TimeoutError):
            # A popover that has just opened is not in sight at once.
            self.page.wait_for_function(DRAWN, timeout=A_MOMENT)
        found = self.page.evaluate(STOP)
        if not found["isPage"]:
            outline = found["focused"]
            assert outline["style"] != "none" and outline["width"] >= 2, f"no outline is painted: {found}"
            assert not re.search(r"(, 0\)|/ 0\))$", outline["color"]), f"the outline has no colour: {found}"
            assert found["seen"] and found["inSight"], f"it is not in sight: {found}"
            if found["left"] is not None:
                # A highlighted piece has an outline already: it must change with the focus.
                assert found["left"]["now"] != found["left"]["focused"], f"it looks the same without: {found['left']}"
        return Stop(found["number"], found["name"], found["isPage"])

    def go_to(self, wanted: str) -> None:
        """Press Tab until an element of this selector has the focus."""
        for _ in range(MOST_STOPS):
            if self.is_at(wanted):
                return
            self.tab()
        raise AssertionError(f"Tab does not lead to {wanted}")

    def goes_to_choice(self) -> bool:
        """Press Tab until a choice has the focus; False: another player closed the question first, and the focus was
        moved from what is gone."""
        log = self.log()
        try:
            self.go_to(CHOICE)
        except AssertionError:
            if self.log() == log:
                raise
            self.page.evaluate("window.before = null")
            return False
        return True

    def log(self) -> str:
        told: str = self.page.locator(".log").inner_text()
        return told

    def is_at(self, wanted: str) -> bool:
        at: bool = self.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted)
        return at

    def comes_to(self, wanted: str) -> None:
        """Wait until the page has moved the focus there."""
        self.page.wait_for_function("wanted => document.activeElement.matches(wanted)", arg=wanted)


def turn_of(page: Page) -> int:
    return int(re.sub(r"\D", "", page.locator(".leaders header strong").inner_text() or "0") or 0)


def test_a_turn_is_played_from_the_first_page_on_with_tab_and_enter(open_window: Open) -> None:
    window = open_window()
    window.go("/")
    window.page.get_by_role("button", name="Play now against bots").first.wait_for()
    typist, page = Typist(window), window.page
    typist.go_to("button[aria-label^='Play now against bots: Leaders']")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Lay out your three recruits").wait_for()
    page.locator("[data-piece='seat:0']").wait_for()
    typist.comes_to("main")  # another page is read from its beginning
    mine = 0
    for _ in range(MOST_DEEDS):
        if is_over(page):
            again_if_over(page)
            mine = 0
        if mine and turn_of(page) > mine:
            break
        if not mine and question_of(page).startswith("Artifact phase"):
            mine = turn_of(page)
            _pick_a_piece(typist)
        if not typist.goes_to_choice():
            continue
        page.keyboard.press("Space" if mine else "Enter")
        expect(page.locator(".choice[aria-disabled]")).to_have_count(0)
        page.wait_for_timeout(80)
    assert mine > 0, "it has been my turn"
    assert turn_of(page) > mine, "and it is over"


def _pick_a_piece(typist: Typist) -> None:
    """Go to a piece with the arrow keys, open and close its menu; the focus returns to the piece."""
    page = typist.page
    typist.go_to("[data-piece].legal")
    first = typist.look()
    around = [typist.tab(key).number for key in ("ArrowUp", "ArrowRight", "ArrowUp")]
    assert len({first.number, *around}) == 4
    for key in ("ArrowDown", "ArrowLeft", "ArrowDown"):
        back = typist.tab(key)
    assert back == first, "the opposite keys lead back"
    page.keyboard.press("Enter")
    page.locator(".menu").wait_for()
    typist.comes_to(".menu *")
    page.keyboard.press("Escape")
    page.locator(".menu").wait_for(state="detached")
    typist.comes_to("[data-piece]")
    assert typist.look() == first


def test_tab_goes_round_the_table_and_shift_tab_back(open_window: Open) -> None:
    window = open_window()
    window.go("/")
    page = window.page
    page.get_by_role("button", name=re.compile("Play now against bots: Leaders")).click()
    page.get_by_role("heading", name="Lay out your three recruits").wait_for()
    page.locator("[data-piece='seat:0']").wait_for()
    typist = Typist(window)
    first = typist.tab()
    round_trip = [first]
    for _ in range(MOST_STOPS):
        stop = typist.tab()
        if stop == first:
            break
        if not stop.is_page:
            round_trip.append(stop)
    else:
        raise AssertionError(f"Tab is kept in {round_trip[-1].name}")
    assert len({stop.number for stop in round_trip}) == len(round_trip) > 12, "each once"
    names = " | ".join(stop.name for stop in round_trip)
    for part in ("Settings", "Help", "your recruit 1", "Lay them out", "Log", "Table talk", "Send"):
        assert part in names, f"{part} is not reached: {names}"
    back = [stop for stop in (typist.tab("Shift+Tab") for _ in range(len(round_trip))) if not stop.is_page]
    assert back[: len(round_trip) - 1] == round_trip[: -len(round_trip) : -1]
