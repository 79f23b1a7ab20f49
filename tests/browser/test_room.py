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
