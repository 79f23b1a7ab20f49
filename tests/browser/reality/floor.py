"""Points of the studio floor in a window."""

from __future__ import annotations

from playwright.sync_api import Page

POINT = """([x, y]) => {
    const ground = document.querySelector('.ground-target')
    const depth = ground.height.baseVal.value
    const at = new DOMPoint(4 * x, depth - 4 * y).matrixTransform(ground.getScreenCTM())
    return [at.x, at.y]
}"""
"""JavaScript: where a place is in the window, in inches from the left and from the edge that is below. That is the
viewer's own: for a player of the northern edge the place is turned by half a turn."""
STILL = 120
"""Milliseconds for which a point has stayed where it is, so that nothing moves under the pointer."""


def point(page: Page, x: float, y: float) -> tuple[float, float]:
    page.locator(".ground-target").wait_for(state="attached")
    before: list[float] = []
    while True:
        found: list[float] = page.evaluate(POINT, [x, y])
        if found == before:
            return found[0], found[1]
        before = found
        page.wait_for_timeout(STILL)


def click_floor(page: Page, x: float, y: float) -> None:
    page.mouse.click(*point(page, x, y))


def tap_floor(page: Page, x: float, y: float) -> None:
    page.touchscreen.tap(*point(page, x, y))
