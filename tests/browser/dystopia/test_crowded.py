"""The board when it is full: accessible at three widths and in both themes, and looked at."""

from __future__ import annotations

import pytest

from tests.browser.conftest import OpenPosition
from tests.browser.dystopia.positions import CROWD


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
@pytest.mark.parametrize(("scheme", "language"), [("light", "en"), ("dark", "es")])
def test_a_crowded_board_is_accessible(
    open_position: OpenPosition, width: int, height: int, scheme: str, language: str
) -> None:
    window = open_position(
        CROWD, width=width, height=height, scheme=scheme, language=language, checked=True, touch=width < 800
    )
    window.page.locator("[data-piece='space:generator']").wait_for()
    window.page.locator("button.die.legal").first.click()
    assert window.flaws() == []
    assert not window.too_wide()
    window.shoot(f"dystopia-crowd-{width}-{scheme}-{language}")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_list_of_a_crowded_board_is_accessible(open_position: OpenPosition, width: int, height: int) -> None:
    window = open_position(CROWD, width=width, height=height, language="es", checked=True, touch=width < 800)
    window.page.locator(".switch button").click()
    window.page.locator(".list [data-piece='space:ark']").wait_for()
    assert window.flaws() == []
    assert not window.too_wide()
    window.shoot(f"dystopia-list-{width}")
