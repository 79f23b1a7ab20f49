"""Answers that are easy to give and to take back: undo by the log, a moment to stop, single and standing answers."""

from __future__ import annotations

import json
import random

from playwright.sync_api import expect

from euphoria import State, game
from tests.browser.conftest import Open
from tests.browser.window import KEPT, Window
from tests.leaders.play import place_of, scene
from tests.server.house import House, wait_for
from tests.server.party import Party, party
from tests.server.positions import party_at

AT_TURN = """
    turn: A action
    A: e e s / rubber-duck
    B: s s e / turntable
    C: E* s s / alarm-clock
    D: S* e e / instant-camera
"""
CHOICE = ".prompt .choice"
ASKED = "section.mine h2"
"""The question to the viewer, however its answers are shown."""
SEVERAL = 2
LONGER_THAN_THE_GRACE = 2000
"""Milliseconds."""


def settle(window: Window, **settings: object) -> None:
    """Start with these settings of the page."""
    kept = json.dumps(json.dumps({"speed": "instant"} | settings))
    window.context.add_init_script(f"localStorage.setItem('{KEPT}', {kept})")


def moves(house: House, table: Party) -> int:
    counted: int = house.stored("SELECT count(*) FROM moves WHERE table_id = ?", table.table_id)[0][0]
    return counted


def test_back_to_a_line_of_the_log(open_window: Open, house: House) -> None:
    """The other one keeps the lines, struck out, also after loading the page again."""
    with party(house, 2, game="reality", turns=1) as table:

        def may_go_back(seat: int) -> bool:
            return len(table.sockets[seat].game["undo_to"]) >= SEVERAL

        table.play_until(lambda: may_go_back(0) or may_go_back(1))
        seat = 0 if may_go_back(0) else 1
        to = table.sockets[seat].game["undo_to"][0]
        mine, theirs = (open_window(person=table.guests[one]) for one in (seat, 1 - seat))
        for window in (mine, theirs):
            window.go(f"/table/{table.table_id}")
        gone = mine.page.locator(".part.log li").nth(to).locator(".words").inner_text()
        back = mine.page.get_by_role("button", name="Back to before this")
        expect(back).to_have_count(len(table.sockets[seat].game["undo_to"]))
        expect(theirs.page.get_by_role("button", name="Back to before this")).to_have_count(0)
        back.first.click()
        struck = theirs.page.locator(".part.log del")
        expect(struck.first).to_have_text(gone)
        expect(theirs.page.locator(".part.log li:not(:has(del))")).to_have_count(to)
        expect(theirs.page.get_by_text(f"Taken back by {table.guests[seat].name}")).to_be_visible()
        theirs.page.reload()
        expect(struck.first).to_have_text(gone)


def test_a_moment_to_stop(open_window: Open, house: House) -> None:
    """Escape stops it, and otherwise it happens once."""
    with party_at(house, scene(AT_TURN)) as table:
        window = open_window(person=table.guests[0])
        settle(window, guard="grace")
        window.go(f"/table/{table.table_id}")
        page = window.page
        stop = page.get_by_role("button", name="Stop", exact=True)
        page.locator(CHOICE).first.click()
        expect(stop).to_be_visible()
        page.keyboard.press("Escape")
        expect(stop).to_have_count(0)
        page.wait_for_timeout(LONGER_THAN_THE_GRACE)
        assert moves(house, table) == 0
        page.locator(CHOICE).first.click()
        expect(stop).to_be_visible()
        expect(stop).to_have_count(0)
        wait_for(lambda: moves(house, table) == 1)


def forced_state() -> State:
    """A position of dystopia in which the seat that is asked can do one thing only, and everybody can tell."""
    for seed in range(100):
        rng, state = random.Random(seed), game("dystopia").new(seats=2, seed=seed)
        for _ in range(200):
            if not state.deciders:
                break
            seat = state.deciders[0]
            if not state.joint and len(state.legal(seat)) == 1 and state.game.choices_are_known(state, seat):
                return state
            state.apply(seat, rng.choice(state.legal(seat)))
    raise AssertionError("there is always a choice")


def test_the_only_choice_is_taken_by_itself_once(open_window: Open, house: House) -> None:
    state = forced_state()
    with party_at(house, state) as table:
        window = open_window(person=table.guests[state.deciders[0]])
        window.go(f"/table/{table.table_id}")
        told = window.page.get_by_text("Only one thing could be done")
        expect(told).to_be_visible()
        wait_for(lambda: moves(house, table) == 1)
        undo = window.page.get_by_role("button", name="Undo", exact=True)
        undo.click()
        expect(window.page.locator(ASKED)).to_have_count(1)
        expect(told).to_have_count(0)
        window.page.wait_for_timeout(LONGER_THAN_THE_GRACE)
        assert moves(house, table) == 2


def test_it_is_not_taken_by_itself_if_one_does_not_want_that(open_window: Open, house: House) -> None:
    state = forced_state()
    with party_at(house, state) as table:
        window = open_window(person=table.guests[state.deciders[0]])
        settle(window, single=False)
        window.go(f"/table/{table.table_id}")
        expect(window.page.locator(ASKED)).to_have_count(1)
        window.page.wait_for_timeout(LONGER_THAN_THE_GRACE)
        assert moves(house, table) == 0


def test_decline_until_something_changes(open_window: Open, house: House) -> None:
    with party_at(house, scene(AT_TURN), {"reaction_wait": 1}) as table:
        window = open_window(person=table.guests[3])
        window.go(f"/table/{table.table_id}")
        table.sockets[0].act(["interrogate", place_of("B1")])
        window.page.get_by_role("button", name="Decline until something changes").click()
        expect(window.page.get_by_text("You decline until something changes")).to_be_visible()
        expect(window.page.locator(CHOICE)).to_have_count(0)
        window.page.get_by_role("button", name="Ask me again").click()
        expect(window.page.get_by_text("You decline until something changes")).to_have_count(0)
