"""The show of events: nothing is seen early, nothing is lost; a replay shows the same; stepping back by keyboard.

All other tests of the browser run with the speed `instant` (see `window.py`).
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.server.house import Guest, House

SHOW_MS = 40_000
"""Longer than the show of any backlog at the slowest speed."""
LOOK = """() => {
    window.look = () => ({
        count: document.querySelectorAll('.log ol > li:not(.future):has(> .words, > h3)').length,
        board: JSON.stringify([...document.querySelectorAll('[data-piece]')]
            .map((piece) => [piece.dataset.piece, piece.getAttribute('aria-label')
                .replace(', To decide', '').replaceAll('Bot 1', 'Ana').toLowerCase().replaceAll('-', ' ')]).sort()),
        ended: document.querySelector('section[aria-label="End of the game"]') !== null,
        winner: document.querySelector('.seats')?.textContent.includes('won') ?? false,
        read: document.querySelectorAll('.unseen[role=log] p').length,
    })
}"""
"""What is seen: how many lines of the log, what the pieces of the board are called, whether the end is told, how many
lines were read aloud. Not who is to decide: answers to a question to all are no events. After Ana has left, her seat is
called Bot 1. Artifacts have their ids instead of their names until those are loaded: both look the same here."""
RECORD = """() => {
    window.seen = []
    const watch = () => {
        const now = { at: performance.now(), ...window.look() }
        const last = window.seen.at(-1)
        if (!last || ['count', 'board', 'ended'].some((what) => last[what] !== now[what])) window.seen.push(now)
        requestAnimationFrame(watch)
    }
    watch()
}"""
"""Records what is seen in every frame of the browser in which it has changed."""
WALK = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    const found = []
    press('n')
    for (let times = 0; times < 2000; times += 1) {
        await frame()
        found.push(window.look())
        if (document.querySelector('[aria-label="One event back"][aria-disabled]')) break
        press('ArrowLeft')
    }
    return found
}"""
"""Goes from the end of a replay to its beginning by keyboard, and looks at every moment."""

SHARE = {"slow": 0.2, "normal": 0.2, "fast": 0.1, "instant": 0}
"""The least share of the events that are shown by themselves, though they are many and the machine is busy."""

Seen = list[dict[str, Any]]


def begin(house: House, ana: Guest, **settings: Any) -> str:
    """A short game, which waits for Ana to lay out her recruits."""
    bots = ["bot:easy"] * 3
    return ana.play("me", *bots, settings={"reaction_wait": 0} | settings, turns=4)


def boards(seen: Seen) -> dict[int, set[str]]:
    found: dict[int, set[str]] = {}
    for one in seen:
        found.setdefault(one["count"], set()).add(one["board"])
    return found


@pytest.mark.slow
@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "instant"])
def test_nothing_is_seen_before_its_event_and_nothing_is_lost(open_window: Open, house: House, speed: str) -> None:
    """Bots play a whole game before a spectator, faster than it can be shown: it is a backlog."""
    ana = house.guest("Ana")
    table = begin(house, ana)
    window = open_window(speed=speed)
    window.go(f"/table/{table}")
    page = window.page
    page.locator("[data-piece='seat:0']").wait_for()
    page.evaluate(LOOK)
    page.evaluate(RECORD)
    ana.post(f"/api/tables/{table}/leave")
    page.get_by_role("region", name="End of the game").wait_for(timeout=2 * SHOW_MS)
    page.wait_for_timeout(500)
    seen: Seen = page.evaluate("window.seen")

    counts = [one["count"] for one in seen]
    assert counts == sorted(counts), "the log only grows"
    total = counts[-1]
    for one in seen:
        assert one["count"] == total or not (one["ended"] or one["winner"]), "the end comes with the last event"
        assert one["read"] <= one["count"], "nothing is read aloud before it is shown"
    news = total - counts[0]
    assert len(set(counts)) > news * SHARE[speed], "they are shown one by one, or few together"

    replay = open_window()
    replay.go(f"/replay/{table}")
    replay.page.locator("[data-piece='seat:0']").wait_for()
    replay.page.evaluate(LOOK)
    lawful = boards(replay.page.evaluate(WALK))
    assert max(lawful) == total
    for count, looks in boards(seen).items():
        for board in looks - lawful[count]:
            nearest = json.loads(next(iter(lawful[count])))
            other = [piece for piece in json.loads(board) if piece not in nearest]
            raise AssertionError(f"after {count} of {total} events the board is not as it was then: {other}, {nearest}")

    fresh = open_window()
    fresh.go(f"/table/{table}")
    fresh.page.get_by_role("region", name="End of the game").wait_for()
    fresh.page.evaluate(LOOK)
    assert fresh.page.evaluate("window.look()")["board"] == seen[-1]["board"]


def to_my_second_turn(page: Page) -> None:
    """Answers with the first choice until the log tells that something was done by others after it."""
    for _ in range(60):
        page.locator(".choices .choice").first.wait_for()
        # The layout of recruits is no news: somebody else must have had a turn.
        turns = page.locator(".log ol > li :is(.words, h3)", has_text=re.compile("^Turn"))
        if page.locator(".bars .bar").count() >= 3 and turns.count() >= 2:
            return
        page.locator(".choices .choice").first.click()
        page.wait_for_timeout(150)
    raise AssertionError("nobody else has done anything")


@pytest.mark.slow
def test_the_past_is_looked_at_by_keyboard_and_nothing_can_be_chosen_there(open_window: Open, house: House) -> None:
    ana = house.guest("Ana")
    window = open_window(person=ana)
    window.go(f"/table/{begin(house, ana)}")
    page = window.page
    to_my_second_turn(page)
    page.evaluate(LOOK)
    now = page.evaluate("window.look()")
    question = page.locator(".prompt h2").inner_text()

    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    past = page.get_by_text(re.compile("You are looking at the past: event"))
    past.wait_for()
    expect(page.locator(".choices .choice")).to_have_count(0)
    expect(page.locator("[data-piece].legal")).to_have_count(0)
    expect(page.locator(".log ol > li.future")).to_have_count(2)
    assert page.locator(".unseen[role=log] p").last.inner_text().startswith("In the past: ")

    page.keyboard.press("ArrowRight")
    expect(page.locator(".log ol > li.future")).to_have_count(1)
    page.keyboard.press("n")
    expect(past).to_have_count(0)
    assert page.locator(".prompt h2").inner_text() == question
    assert page.evaluate("window.look()")["board"] == now["board"]

    page.locator("[data-piece='seat:0']").focus()
    page.keyboard.press("ArrowLeft")
    expect(past, "the arrow keys of the board are its own").to_have_count(0)


@pytest.mark.slow
def test_what_happened_since_the_last_turn_is_told_and_watched_also_after_a_restart(
    open_window: Open, house: House
) -> None:
    ana = house.guest("Ana")
    window = open_window(person=ana)
    window.go(f"/table/{begin(house, ana)}")
    page = window.page
    to_my_second_turn(page)
    question = page.locator(".prompt h2").inner_text()
    house.end()
    house.start()
    page.evaluate("localStorage.setItem('euphoria-settings', JSON.stringify({ speed: 'fast' }))")
    page.reload()
    recap = page.get_by_role("region", name="What happened")
    recap.get_by_role("heading", name=re.compile("happened since your last turn|happened so far")).wait_for()
    recap.get_by_role("button", name="Read").click()
    told = recap.locator("li").all_inner_texts()
    assert told
    lines = page.locator(".log ol > li :is(.words, h3)").all_inner_texts()
    assert all(any(line.endswith(one) for line in lines) for one in told), "in the words of the log"
    recap.get_by_role("button", name="Watch").click()
    past = page.get_by_text(re.compile("You are looking at the past: event"))
    past.wait_for()
    expect(recap).to_have_count(0)
    expect(page.locator(".choices .choice")).to_have_count(0)
    expect(past).to_have_count(0)
    assert page.locator(".prompt h2").inner_text() == question
    window.complaints.clear()


BACKLOG = 60
LONGEST_SHOW_MS = 20_000
"""A backlog takes 10 seconds at normal speed; as much again for a busy machine."""


@pytest.mark.slow
def test_a_backlog_of_sixty_events_is_shown_in_order_and_soon(open_window: Open, house: House) -> None:
    """Bots play dystopia on while a spectator has stopped the show."""
    ana = house.guest("Ana")
    table = ana.play("me", "bot:easy", game="dystopia", turn_limit=40)
    window = open_window(speed="normal")
    window.go(f"/table/{table}")
    page = window.page
    page.locator("[data-piece='space:generator']").wait_for()
    ana.post(f"/api/tables/{table}/leave")
    page.get_by_role("button", name="Pause").click()  # possible as soon as something plays
    page.evaluate(LOOK)
    before = page.evaluate("window.look()")["count"]
    waiting = page.locator("section[aria-label] .news")
    page.wait_for_function(
        "(most) => Number((document.querySelector('.state .news')?.textContent ?? '').match(/[0-9]+/)?.[0]) >= most",
        arg=BACKLOG,
    )
    assert page.evaluate("window.look()")["count"] == before, "nothing is shown while the show is stopped"
    page.wait_for_timeout(1000)
    page.evaluate(RECORD)
    page.get_by_role("button", name="Play").click()
    expect(waiting).to_have_count(0, timeout=LONGEST_SHOW_MS)
    seen: Seen = page.evaluate("window.seen")
    counts = [one["count"] for one in seen]
    assert counts == sorted(counts)
    assert counts[-1] >= before + BACKLOG
    assert len(set(counts)) > 10, "it is a show, not a jump"


WAITS = """
    const Real = WebSocket
    window.waits = []
    let since = null
    window.WebSocket = class extends Real {
        constructor(...given) {
            super(...given)
            this.addEventListener('message', ({ data }) => {
                const { type, legal } = JSON.parse(data)
                if (type === 'game') since = legal.length ? (since ?? performance.now()) : null
            })
        }
    }
    const look = () => {
        if (since !== null && document.querySelector('.choices .choice:not([aria-disabled])')) {
            window.waits.push(performance.now() - since)
            since = null
        }
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
"""
"""Records how long each question had arrived before it could be answered."""
LONGEST_WAIT_MS = 2000
"""A second of show, and as much for a busy machine. A bot's turn has three events or more: 4 seconds at this speed."""


@pytest.mark.slow
def test_a_clock_that_runs_is_not_spent_on_a_show(open_window: Open, house: House) -> None:
    ana = house.guest("Ana")
    table = begin(house, ana, clock={"kind": "live", "start": 600, "increment": 0})
    window = open_window(person=ana, speed="slow")
    page = window.page
    page.add_init_script(WAITS)
    window.go(f"/table/{table}")
    over = page.get_by_role("region", name="End of the game")
    for _ in range(15):
        page.locator(".choices .choice").first.or_(over).first.wait_for()
        if over.count():
            break
        page.locator(".choices .choice").first.click()
        page.wait_for_timeout(200)
    waits: list[float] = page.evaluate("window.waits")
    assert len(waits) > 3
    assert max(waits) < LONGEST_WAIT_MS, waits
