"""What a table page downloads: few files, little in all, and again where a download fails."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import Open
from tests.browser.window import Window
from tests.server.house import Guest, House

MOST_BYTES = 250_000
MOST_FILES = 20
SECOND = 1000
TRIES = 15
"""The machine may be busy: the fastest of so many attempts counts."""
USABLE = """() => {
    const look = () => {
        if (document.querySelector('.frame .legal, .frame .choice')) window.usable = performance.now()
        else requestAnimationFrame(look)
    }
    look()
}"""
GAMES = ["dystopia", "leaders", "reality"]
PAGE_FILE = re.compile(r"\.(js|css|woff2)$")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """With the limits that everybody else has."""
    with House(tmp_path_factory.mktemp("strict"), EUPHORIA_RATE_FACTOR="1").running() as house:
        yield house


def play(ana: Guest, game: str) -> str:
    """A table against bots."""
    return ana.play("me", *["bot"] * (1 if game == "reality" else 3), game=game)


def files_of(window: Window) -> list[str]:
    return [answer.url for answer in window.fetched if PAGE_FILE.search(answer.url)]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light_and_comes_in_few_files(open_window: Open, house: House, game: str) -> None:
    ana = house.guest("Ana")
    table = play(ana, game)
    window = open_window(person=ana)
    window.go(f"/table/{table}")
    window.page.locator(".frame").wait_for()
    window.page.wait_for_load_state("networkidle")
    assert 100_000 < window.weight() < MOST_BYTES
    assert len(files_of(window)) <= MOST_FILES, files_of(window)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_can_be_used_in_a_second(open_window: Open, house: House, game: str) -> None:
    ana = house.guest("Ana")
    table = play(ana, game)
    times = []
    for _ in range(TRIES):
        window = open_window(person=ana)  # a browser that has nothing of it yet
        window.context.add_init_script(f"({USABLE})()")
        window.go(f"/table/{table}")
        window.page.locator(".frame").locator(".legal, .choice").first.wait_for()
        times.append(window.page.evaluate("window.usable"))
        if times[-1] < SECOND:
            break
    assert min(times) < SECOND, times


def test_going_from_page_to_page_quickly_is_not_too_fast(open_window: Open, strict: House) -> None:
    """Home, a table of each game, and all of it again in a browser that has nothing of it yet."""
    ana = strict.guest("Ana")
    tables = [play(ana, game) for game in GAMES]
    for _ in range(2):
        window = open_window(url=strict.url, person=ana)
        window.go("/")
        for table in tables:
            window.go(f"/table/{table}")
            window.page.locator(".frame").wait_for()
        assert [answer.url for answer in window.fetched if answer.status == 429] == []


@pytest.mark.parametrize("kind", ["js", "css"])
def test_a_part_that_does_not_arrive_is_asked_for_again(open_window: Open, house: House, kind: str) -> None:
    ana = house.guest("Ana")
    table = ana.play("me", "bot", game="dystopia")
    window = open_window(person=ana)
    lost: list[str] = []

    def lose_once(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort()

    window.context.route(re.compile(rf"assets/stage-.*\.{kind}$"), lose_once)
    window.go(f"/table/{table}")
    window.page.locator(".frame").wait_for()
    assert lost
    assert window.page.locator(".frame").evaluate("frame => getComputedStyle(frame).display") == "grid"
    window.complaints.clear()  # the browser's own, about what was lost


def test_a_part_that_never_arrives_is_told_of_and_can_be_loaded_again(open_window: Open, house: House) -> None:
    ana = house.guest("Ana")
    table = ana.play("me", "bot", game="dystopia")
    window = open_window(person=ana, language="es")
    stage = re.compile(r"assets/stage-.*\.js$")
    window.context.route(stage, lambda route: route.abort())
    window.go(f"/table/{table}")
    window.page.get_by_text("Una parte de esta página no ha llegado").wait_for()
    window.complaints.clear()
    window.context.unroute(stage)
    window.page.get_by_role("button", name="Cargar de nuevo").click()
    window.page.locator(".frame").wait_for()
