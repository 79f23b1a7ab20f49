"""The window for reactions: open for all for the same time, and no screen shows who could react."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open
from tests.server.house import PATIENCE, House
from tests.server.party import Party, party

WAIT = 1
PEOPLE = 8
LATE = 60_000
"""Milliseconds; long enough for a busy machine."""
DEEDS, TABLES = 60, 12
"""Moves to play: at nine of ten tables a reaction is possible before; at others for hours none is."""


@contextmanager
def uneven(house: House) -> Iterator[tuple[Party, int, int]]:
    """A table where one player can react and another cannot, and the seats of the two."""
    for _ in range(TABLES):
        with party(house, PEOPLE, settings={"reaction_wait": WAIT}, turns=1000) as table:
            able = play_until_uneven(table)
            if able:
                yield table, able[0], next(seat for seat in range(PEOPLE) if seat not in able)
                return
    raise AssertionError(f"nobody could react at any of {TABLES} tables")


def play_until_uneven(table: Party) -> list[int]:
    """Play until some players can react and others cannot; returns those who can, none if it took too long."""
    deadline = time.monotonic() + PATIENCE
    deeds = 0
    while deeds < DEEDS:
        assert time.monotonic() < deadline, "nothing can be done any more"
        table.listen()
        asked = [socket.game["view"]["asked"] for socket in table.sockets]
        able = [seat for seat, socket in enumerate(table.sockets) if len(socket.legal) > 1]
        if all(one["question"] == "react" for one in asked) and 0 < len(able) < PEOPLE:
            return able
        time.sleep(0.02)
        for seat in table.asked():
            legal = table.sockets[seat].legal
            told = table.sockets[seat].act(["decline"] if ["decline"] in legal else legal[deeds % len(legal)])
            if told["type"] == "acknowledged":
                deadline = time.monotonic() + PATIENCE
                deeds += 1
    return []


def drawn(calm: Locator) -> str:
    """The markup, without its numbers."""
    markup: str = calm.evaluate("one => one.outerHTML")
    return re.sub(r"\d+(\.\d+)?", "#", markup)


def test_it_is_the_same_for_everyone_and_counts_down(open_window: Open, house: House) -> None:
    with uneven(house) as (table, able, unable):
        people = [open_window(person=table.guests[able]), open_window(person=table.guests[unable]), open_window()]
        calm = []
        for window in people:
            window.go(f"/table/{table.table_id}")
            calm.append(window.page.locator(".leaders header .window"))
            calm[-1].wait_for()
        expect(people[0].page.locator(".choices .choice").nth(1)).to_be_visible()
        expect(people[1].page.locator(".choices .choice")).to_have_count(0)
        # It stays open until those who can react have answered; the countdown ends on every screen.
        for one in calm:
            expect(one.locator(".figures")).to_have_text("0", timeout=LATE)
        drawings = {drawn(one) for one in calm}
        assert len(drawings) == 1, drawings
        assert "Anybody may react now" in drawings.pop()
        assert len({one.inner_text() for one in calm}) == 1
        assert len({one.bounding_box()["width"] for one in calm}) == 1  # type: ignore[index]
        for seat in table.asked():
            table.sockets[seat].act(["decline"])
        for one in calm:
            expect(one).to_have_count(0, timeout=LATE)
