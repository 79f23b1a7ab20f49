"""Motion on the board: pieces travel, any key ends it, and with reduced motion they fade instead."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.test_leaders import MOST_DEEDS, begin, click_on, is_over, my_turn
from tests.browser.window import Window

DEEDS = 5
SKIP = "Leave your artifacts as they are"
SLOWLY = 0.01
"""Playback rate: slow enough that an animation still runs when it is checked."""
WATCH = """() => {
    const MOVES = ['transform', 'translate', 'rotate', 'scale', 'left', 'top', 'right', 'bottom', 'offsetDistance']
    window.seen = { travels: [], fades: [] }
    const known = new WeakSet()
    const changes = (motion, property) => {
        const frames = motion.effect.getKeyframes().filter((frame) => property in frame)
        return frames.some((frame, at) => at > 0 && frame[property] !== frames[at - 1][property]
            && frame.computedOffset > frames[at - 1].computedOffset)
    }
    const look = () => {
        for (const motion of document.getAnimations()) {
            if (known.has(motion)) continue
            known.add(motion)
            const what = String(motion.effect.target.getAttribute('class'))
            if (MOVES.some((property) => changes(motion, property))) window.seen.travels.push(what)
            else if (changes(motion, 'opacity')) window.seen.fades.push(what)
        }
        requestAnimationFrame(look)
    }
    look()
}"""
"""Records which properties the animations and transitions of the page change."""
ON_THE_WAY = "scene => scene.getAnimations({ subtree: true }).filter((one) => one.playState === 'running').length"
WATCH_TRANSITIONS = """() => {
    window.begun = []
    addEventListener('transitionrun', ({ target, propertyName }) => {
        if (target.closest('.board') && propertyName === 'transform') window.begun.push(target.className)
    }, true)
}"""
"""Records every transition of a transform on the board."""
IDLE_SECONDS = 4
BEATS_MS = 4500
"""Longer than what can be chosen glows."""
IDLE_SHARE = 0.03
"""Most of a core that a waiting table may take beyond a page on which nothing is drawn. The endless glow took 0.2."""


def prefer(window: Window, motion: str) -> None:
    window.go("/")
    kept = {"motion": motion, "speed": "instant"}
    window.page.evaluate("kept => localStorage.setItem('euphoria-settings', JSON.stringify(kept))", kept)


def draw(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Discard|Draw)")).first.click()


@pytest.mark.parametrize("motion", ["full", "still", "system"])
def test_what_moves_travels_unless_everything_should_keep_still(open_window: Open, motion: str) -> None:
    """These windows ask for reduced motion."""
    window = open_window()
    prefer(window, motion)
    page = begin(window)
    page.evaluate(WATCH)
    my_turn(page)
    draw(page)
    for _ in range(DEEDS):
        if is_over(page):
            break
        click_on(page)
    seen: dict[str, Any] = page.evaluate("window.seen")
    flown = {sort: [what for what in found if what.startswith("flying")] for sort, found in seen.items()}
    if motion == "full":
        assert flown["travels"]
        assert not flown["fades"]
    else:
        assert seen["travels"] == []
        assert flown["fades"]
    page.locator(".flying").first.wait_for(state="detached")


def test_a_key_skips_what_moves(open_window: Open) -> None:
    window = open_window()
    prefer(window, "full")
    page = begin(window)
    my_turn(page)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": SLOWLY})
    draw(page)
    page.get_by_role("heading", name="Action phase").wait_for()
    scene = page.locator(".scene")
    page.locator(".flying").first.wait_for(state="attached")
    assert scene.evaluate(ON_THE_WAY) > 0
    page.keyboard.press("Shift")
    expect(page.locator(".flying")).to_have_count(0)
    assert scene.evaluate(ON_THE_WAY) == 0


def test_pieces_are_at_their_places_when_a_table_is_opened(open_window: Open) -> None:
    window = open_window()
    prefer(window, "full")
    page = begin(window)
    page.context.add_init_script(f"({WATCH_TRANSITIONS})()")
    page.reload()
    page.locator("[data-piece='seat:0']").wait_for()
    page.wait_for_timeout(500)
    assert page.evaluate("window.begun") == []
    page.set_viewport_size({"width": 1200, "height": 800})
    page.wait_for_timeout(500)
    assert page.evaluate("window.begun") == [], "nor does anything fly when the window changes its size"
    my_turn(page)
    page.locator(".choices .choice", has_text=SKIP).first.click()
    for _ in range(MOST_DEEDS):
        if page.evaluate("window.begun.length") or is_over(page):
            break
        click_on(page)
    assert page.evaluate("window.begun"), "what changes later moves"


def test_a_table_that_waits_takes_no_more_of_the_processor_than_a_still_page(open_window: Open) -> None:
    window = open_window()
    prefer(window, "full")
    still = _share_of_a_core(window)
    page = begin(window)
    my_turn(page)
    page.locator(".choices .choice", has_text=SKIP).first.click()
    page.locator("[data-piece].legal").first.wait_for()
    page.wait_for_timeout(BEATS_MS)
    assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0
    waiting = _share_of_a_core(window)
    assert waiting < still + IDLE_SHARE, f"{waiting:.3f} of a core, a still page {still:.3f}"


def _share_of_a_core(window: Window) -> float:
    """CPU time of the page's process per second of waiting, as Chromium counts it."""
    devtools = window.page.context.new_cdp_session(window.page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy() -> dict[str, float]:
        return {metric["name"]: metric["value"] for metric in devtools.send("Performance.getMetrics")["metrics"]}

    before = busy()
    window.page.wait_for_timeout(IDLE_SECONDS * 1000)
    after = busy()
    return (after["TaskDuration"] - before["TaskDuration"]) / IDLE_SECONDS
