"""The shared parts of boards in the kit: picking with a list that filters, a viewport by mouse, finger and keyboard."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Open
from tools import page as page_tool

PLACES = ".sample .svg-piece.place"
BOX = "one => (({ x, y, width, height }) => ({ x, y, width, height }))(one.getBoundingClientRect())"


class _Files(SimpleHTTPRequestHandler):
    """The files of a build; every other address is the page."""

    def translate_path(self, path: str) -> str:
        found = super().translate_path(path)
        return found if Path(found).is_file() else str(Path(self.directory) / "index.html")

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def kit_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A build that has `/kit`, without a server behind it."""
    folder = tmp_path_factory.mktemp("kit")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("EUPHORIA_KIT", "1")
        page_tool.npm("run", "build", "--", "--outDir", str(folder), "--emptyOutDir")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture
def open_kit(open_window: Open, kit_url: str) -> Open:
    def open_one(**options: Any) -> Any:
        window = open_window(url=kit_url, **options)
        window.page.route("**/api/**", _nobody)
        window.page.goto("/kit")
        window.page.locator(PLACES).last.wait_for()
        window.page.locator(".sample").scroll_into_view_if_needed()
        return window

    return open_one


def _nobody(route: Route) -> None:
    """Answers as the server does for somebody who is not signed in."""
    error: dict[str, Any] = {"code": "no-session", "message": "", "rule": None, "details": []}
    route.fulfill(status=401, json={"error": error})


def place(page: Page, number: int) -> Locator:
    return page.locator(f".sample [data-piece='place:{number}']")


def middle(one: Locator) -> tuple[float, float]:
    box = one.evaluate(BOX)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def choices(page: Page) -> Locator:
    return page.locator(".sample .choice")


def test_picks_narrow_the_list_and_typing_filters_it(open_kit: Open) -> None:
    page = open_kit().page
    expect(choices(page)).to_have_count(252)
    page.locator(".sample [data-piece='worker:4']").click()
    expect(page.locator(".sample .list .picked")).to_contain_text("84 of 252 choices fit")
    expect(choices(page)).to_have_count(84)
    field = page.locator(".sample input[type=search]")
    field.fill("PLÁCE 97")
    expect(choices(page)).to_have_text(["Worker 4 goes to place 97"])
    field.press("Enter")
    expect(choices(page).first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".sample .done")).to_have_text("Worker 4 goes to place 97")
    expect(choices(page)).to_have_count(252)
    page.locator(".sample [data-piece='worker:5']").click()
    page.locator(".sample").get_by_role("button", name="Let go: Worker 5").click()
    expect(choices(page)).to_have_count(252)


def test_a_choice_in_the_list_is_seen_on_the_board_and_the_last_pick_answers(open_kit: Open) -> None:
    page = open_kit().page
    page.locator(".sample .list .choice").first.hover()
    expect(page.locator(".sample .pointed[data-piece]")).to_have_count(2)
    place(page, 24).click()
    expect(page.locator(".menu .choice")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator(".menu")).to_have_count(0)
    expect(place(page, 24)).to_be_focused()
    page.locator(".sample [data-piece='worker:5']").click()
    place(page, 24).click()
    expect(page.locator(".sample .done")).to_have_text("Worker 5 goes to place 24")


def test_the_world_is_zoomed_to_the_pointer_dragged_and_shown_whole(open_kit: Open) -> None:
    page = open_kit().page
    x, y = middle(place(page, 38))
    first = middle(place(page, 1))
    page.mouse.move(x, y)
    page.mouse.wheel(0, -600)
    assert middle(place(page, 38)) == pytest.approx((x, y), abs=2), "what is under the pointer stays there"
    assert middle(place(page, 1))[0] < first[0] - 100
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    assert middle(place(page, 38)) == pytest.approx((x + 60, y + 40), abs=2)
    expect(page.locator(".sample .list .picked")).to_have_count(0)  # the end of a drag is no click
    page.locator(".sample .window").focus()
    page.keyboard.press("ArrowRight")
    assert middle(place(page, 38))[0] == pytest.approx(x, abs=2)
    page.keyboard.press("0")
    expect(page.locator(".sample .window.near")).to_have_count(0)
    assert middle(place(page, 1)) == pytest.approx(first, abs=2)


def test_show_me_and_the_focus_bring_a_piece_into_sight(open_kit: Open) -> None:
    page = open_kit().page
    page.locator(".sample .window").focus()
    for _ in range(4):
        page.keyboard.press("+")
    frame = page.locator(".sample .window").evaluate(BOX)
    page.get_by_role("button", name="Show me place 97").click()
    x, y = middle(place(page, 97))
    assert frame["x"] < x < frame["x"] + frame["width"] and frame["y"] < y < frame["y"] + frame["height"]
    place(page, 97).focus()
    for _ in range(12):
        page.keyboard.press("ArrowLeft")
        here = page.evaluate("document.activeElement.dataset.piece")
        x, y = middle(page.locator(".sample :focus"))
        assert frame["x"] < x < frame["x"] + frame["width"], f"{here} is in sight"
    assert here == "place:85"
    page.keyboard.press("Enter")
    expect(place(page, 85)).to_have_attribute("aria-pressed", "true")


def test_two_fingers_pinch_and_one_scrolls_the_page_while_all_is_seen(open_kit: Open) -> None:
    page = open_kit(width=390, height=844, touch=True).page
    window = page.locator(".sample .window")
    assert window.evaluate("one => getComputedStyle(one).touchAction") == "pan-x pan-y"
    before = middle(place(page, 1))
    box = window.evaluate(BOX)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    devtools = page.context.new_cdp_session(page)

    def touch(kind: str, *apart: float) -> None:
        points = [{"x": x + by, "y": y, "id": number} for number, by in enumerate(apart)]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", -20, 20)
    for apart in (40, 60, 80):
        touch("touchMove", -apart, apart)
    touch("touchEnd")
    expect(page.locator(".sample .window.near")).to_have_count(1)
    assert middle(place(page, 1))[0] < before[0] - 100, "four times as near"
    assert window.evaluate("one => getComputedStyle(one).touchAction") == "none"
    at = middle(place(page, 38))
    touch("touchStart", 0)
    for by in (10, 30, 50):
        touch("touchMove", by)
    touch("touchEnd")
    assert middle(place(page, 38))[0] > at[0] + 30, "one finger moves the world now"
