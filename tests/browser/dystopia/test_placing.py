"""Placing workers on the board, at positions that begin with what a test is about."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPosition

TWO_WORKERS = """
    game: dystopia
    seats: 2
    A goods: 1 energy
    A workers: 4 2
    B workers: 6 / euphorian-tunnel 1
    rolls: 5 5
"""


def test_a_table_begins_at_the_position_that_a_test_gives(open_position: OpenPosition) -> None:
    page = open_position(TWO_WORKERS).page
    tunnel = page.locator("[data-piece='space:euphorian-tunnel']")
    page.locator("button.die.legal").first.click()
    tunnel.click()
    log = page.locator(".part.log")
    expect(log).to_contain_text("on the Euphorian tunnel")
    page.reload()  # the server's own game is as it was
    expect(log).to_contain_text("on the Euphorian tunnel")
