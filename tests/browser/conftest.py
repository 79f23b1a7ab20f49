"""Fixtures: a browser, and a server with the built page. Every test gets its own windows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.window import PATIENCE, Window
from tests.server.house import House, Json
from tests.server.positions import PositionHouse, table_at
from tools import chromium
from tools import page as page_tool

Open = Callable[..., Window]
OpenPosition = Callable[..., Window]

SHOTS = Path(__file__).parents[2] / "build" / "shots"
"""Screenshots for people to look at."""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert page_tool.is_built(), "the page is not built from these sources: run make web"
    with House(tmp_path_factory.mktemp("browser")).running() as house:
        yield house


@pytest.fixture(scope="session")
def position_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Another server, at which tables may begin at a scenario. For `open_position`."""
    assert page_tool.is_built(), "the page is not built from these sources: run make web"
    with PositionHouse(tmp_path_factory.mktemp("positions")).running() as house:
        yield house


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed after each file: Playwright runs an event loop in this process, and other tests need their own."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = _launch(playwright)
        yield browser
        browser.close()


def _launch(playwright: Playwright) -> Browser:
    """Launches the Chromium that `tools/chromium.py` finds; `make test` installs one."""
    found = chromium.find()
    assert found is not None, chromium.ADVICE
    return playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])


@pytest.fixture
def open_window(browser: Browser, house: House) -> Iterator[Open]:
    """Opens separate windows. At the end of a test none may have logged an error or called another site."""
    windows: list[Window] = []

    def open_one(**options: Any) -> Window:
        windows.append(Window(browser, **({"url": house.url} | options)))
        return windows[-1]

    yield open_one
    for window in windows:
        window.close()
    assert [address for window in windows for address in window.strangers()] == []
    assert [complaint for window in windows for complaint in window.complaints] == []


@pytest.fixture
def open_position(open_window: Open, request: pytest.FixtureRequest) -> OpenPosition:
    """Opens a window at a table that begins at a scenario (docs/kernel.md; the reader of each game tells its lines).

    Example: `window = open_position("game: dystopia\nA workers: 4 2\nrolls: 6 6")`.

    Whoever looks sits on seat A, easy bots on the others; `seats=["me", "beside:Ben"]` is two at one screen. `rolls`
    are what the first dice thrown show. `settings` are those of the table; all else are options of `Window`. For more
    people with a window each: `table_at`, and `House.guest` of `position_house`.
    """

    def open_one(
        scenario: str, seats: Sequence[str] | None = None, settings: Json | None = None, **options: Any
    ) -> Window:
        house: House = request.getfixturevalue("position_house")
        window = open_window(url=house.url, **options)
        window.start_table(table_at(dedent(scenario), seats, settings))
        return window

    return open_one
