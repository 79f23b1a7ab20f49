"""Layout: long names at the table, more choices than fit, messages above a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open
from tests.browser.test_leaders import begin, my_turn
from tests.server.house import House

NAMES = (
    "Alexandrina Victoria HRH",
    "María Mercedes Fernández",
    "Donaudampfschiffkapitän",
    "Bo",
    "Wilhelmina von Konstanz",
)
PLATES = """scene => {
    const box = (one) => one.getBoundingClientRect()
    const apart = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1
        || one.bottom <= other.top + 1 || other.bottom <= one.top + 1
    const plates = [...scene.querySelectorAll('[data-piece^="seat:"]')]
    const papers = [...scene.querySelectorAll('[data-piece^="place:"]')].map(box)
    const room = box(scene)
    return {
        count: plates.length,
        outside: plates.filter((one) => box(one).left < room.left - 1 || box(one).right > room.right + 1).length,
        over: plates.filter((one, at) => plates.some((other, to) => to !== at && !apart(box(one), box(other)))).length,
        // A paper lies aslant: what counts is its middle, with the number on it.
        hiding: plates.filter((one) => papers.some(({ left, right, top, bottom }) => {
            const [x, y] = [(left + right) / 2, (top + bottom) / 2]
            const { left: l, right: r, top: t, bottom: b } = box(one)
            return x > l && x < r && y > t && y < b
        })).length,
        spilling: plates.filter((one) => [...one.querySelectorAll('.plate > *')].some((part) =>
            box(part).right > box(one).right + 1)).length,
    }
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
@pytest.mark.parametrize("seats", [4, 5, 8])
def test_every_name_has_its_place_at_the_table(
    open_window: Open, house: House, seats: int, width: int, height: int
) -> None:
    people = [house.guest(name) for name in NAMES[: min(seats, len(NAMES))]]
    kinds = ("me", *["open"] * (len(people) - 1), *["bot"] * (seats - len(people)))
    table = people[0].make(*kinds)["table"]["id"]
    for guest in people[1:]:
        guest.post(f"/api/tables/{table}/join")
    people[0].post(f"/api/tables/{table}/start")
    window = open_window(person=people[0], width=width, height=height)
    window.go(f"/table/{table}")
    window.page.locator("[data-piece='seat:0']").wait_for()
    found = window.page.locator(".scene").evaluate(PLATES)
    assert found == {"count": seats, "outside": 0, "over": 0, "hiding": 0, "spilling": 0}
    assert not window.too_wide()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_list_that_is_longer_than_its_place_says_so(open_window: Open, width: int, height: int) -> None:
    page = begin(open_window(width=width, height=height))
    my_turn(page)
    more = page.locator(".prompt .more")
    for summary in page.locator(".prompt .choices summary").all():
        summary.click()
    expect(more).to_have_text(re.compile(r"\d+ more"))
    before = _settled(more)
    assert before > 5
    more.locator("span").click()
    expect(more).not_to_have_text(f"{before} more")
    assert _count(more) < before
    last = page.locator(".prompt .choices .choice").last
    last.focus()
    expect(last).to_be_in_viewport()
    page.locator(".prompt .box").evaluate("box => box.scrollTo(0, box.scrollHeight)")
    expect(more).to_have_count(0)


def _settled(more: Locator) -> int:
    """Counted after everything was opened."""
    counts = [_count(more)]
    while counts[-2:] != [counts[-1]] * 2:
        more.page.wait_for_timeout(300)
        counts.append(_count(more))
    return counts[-1]


def _count(more: Locator) -> int:
    return int(re.sub(r"\D", "", more.inner_text()))


def test_what_is_said_above_a_game_does_not_push_it_out_of_the_window(open_window: Open, house: House) -> None:
    ana = house.guest("Ana")
    window = open_window(person=ana)
    window.go(f"/table/{ana.play('me', 'beside:Ben', 'bot', 'bot')}")
    page = window.page
    page.get_by_role("button", name="I am Ana").click()
    page.locator(".choices .choice").first.click()
    page.get_by_role("button", name="Draw the curtain").wait_for()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


SMALL_TARGETS = """() => [...document.querySelectorAll(
    'a, button, summary, select, input:not(.unseen), label:has([type=radio]) span:not(.unseen)')]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => !one.matches('.skip, [type=radio], [type=checkbox], .placed'))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
    .map(({ one, box }) => `${one.outerHTML.slice(0, 90)} ${box.width} ${box.height}`)"""
"""Targets smaller than 44 pixels. Pieces on a board may be smaller: the same can be done from the list of choices."""


def test_on_a_phone_every_target_is_large_enough_for_a_finger(open_window: Open) -> None:
    window = open_window(width=390, height=844, touch=True)
    page = begin(window)
    my_turn(page)
    for summary in page.locator(".prompt summary").all():
        summary.click()
    assert page.evaluate(SMALL_TARGETS) == []
    for part in ("seats", "log", "chat"):
        page.locator(f"nav .{part}-tab").click()
        assert page.evaluate(SMALL_TARGETS) == [], part
    for path in ("/", "/new/leaders", "/rules/leaders", "/settings"):
        window.go(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate(SMALL_TARGETS) == [], path


def test_on_a_phone_the_log_opens_at_its_end_above_the_prompt_and_choices_stay(open_window: Open) -> None:
    page = begin(open_window(width=390, height=844, touch=True))
    my_turn(page)
    choices = page.locator(".prompt .choices .choice:visible")
    count = choices.count()
    newest = page.locator(".part.log ol > li .words, .part.log ol > li h3").last.text_content() or ""
    expect(page.locator(".latest li:visible")).to_have_count(1)
    assert (page.locator(".latest li").inner_text()) in newest, "the newest line is below the prompt"
    for part in ("seats", "log", "chat"):
        page.locator(f"nav .{part}-tab").click()
        expect(choices).to_have_count(count)
        expect(choices.first).to_be_in_viewport()
    page.locator("nav .log-tab").click()
    last = page.locator(".part.log li").last
    expect(last).to_be_in_viewport(ratio=0.95)
    line, prompt = last.bounding_box(), page.locator(".prompt").bounding_box()
    assert line is not None and prompt is not None
    assert line["y"] + line["height"] <= prompt["y"], "the last line is under the prompt"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.locator(".part.log ol").evaluate("list => list.scrollTo(0, 0)")
    page.wait_for_timeout(200)
    choices.first.click()
    page.wait_for_timeout(500)
    assert page.locator(".part.log ol").evaluate("list => list.scrollTop") == 0, "who reads what was is left there"


def test_talk_that_was_not_seen_yet_is_marked(open_window: Open, house: House) -> None:
    ana, ben = house.guest("Ana"), house.guest("Ben")
    table = ana.make("me", "open", game="dystopia")["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    wide, phone = open_window(person=ana), open_window(person=ben, width=390, height=844, language="es")
    for window in (wide, phone):
        window.go(f"/table/{table}")
        window.page.locator(".frame").wait_for()
    tab = phone.page.locator("nav .chat-tab")
    assert tab.inner_text().strip() == "Charla"
    for line in ("good evening", "are you there?"):
        wide.page.get_by_label("Say something").fill(line)
        wide.page.keyboard.press("Enter")
    phone.page.get_by_role("button", name="Charla 2 líneas sin leer").wait_for()
    phone.page.reload()
    phone.page.get_by_role("button", name="Charla 2 líneas sin leer").click()
    expect(tab.locator(".unread")).to_have_count(0)
    phone.page.get_by_text("are you there?").wait_for()
    phone.page.reload()
    phone.page.locator(".frame").wait_for()
    phone.page.wait_for_timeout(500)
    expect(tab.locator(".unread")).to_have_count(0)
    assert wide.page.locator(".unread:visible").count() == 0
