"""Around a game: make a table, take back, leave and return, replay, download the record."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.window import Window
from tests.server.house import Guest, House, play_on


def finish(house: House, person: Guest) -> str:
    table = person.play("me", "bot", game="dystopia", turn_limit=40)
    with person.look(table) as socket:
        socket.until_game()
        play_on(socket)
    return table


def choose(window: Window, group: str, name: str) -> None:
    window.page.get_by_role("group", name=group).get_by_role("radio", name=name).check(force=True)


def test_a_table_is_made_with_a_clock_and_a_language_and_no_spectators(open_window: Open, house: House) -> None:
    person = house.guest("Ana")
    window = open_window(person=person)
    window.go("/new/leaders")
    page = window.page
    choose(window, "Clock", "Days a move")
    page.get_by_label("Days for a move").fill("2")
    page.keyboard.press("Tab")
    choose(window, "When somebody leaves", "The table waits")
    choose(window, "Time to react", "10 s")
    choose(window, "Spectators", "Nobody")
    choose(window, "Language of the table talk", "Español")
    expect(page.get_by_role("radio", name="Open")).to_have_count(0)
    page.get_by_role("button", name="Make the table").click()
    page.get_by_text("2 days a move").wait_for()
    page.get_by_text("Private").wait_for()
    (mine,) = person.ask("GET", "/api/me")["tables"]
    assert mine["table"]["settings"] == {
        "clock": {"kind": "correspondence", "days": 2},
        "on_timeout": "bot",
        "on_leave": "wait",
        "reaction_wait": 10,
        "spectators": "none",
        "delay": 0,
        "language": "es",
    }
    choose(window, "Strength of the bots", "Hard")
    page.get_by_role("listitem").filter(has_text="Invited").get_by_role("button", name="Bot").click()
    page.get_by_role("listitem").filter(has_text="Bot 2").get_by_text("Hard").wait_for()


def test_going_back_takes_the_consent_of_the_others(open_window: Open, house: House) -> None:
    ana, ben = house.guest("Ana"), house.guest("Ben")
    table = ana.make("me", "open", game="dystopia")["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    people = [open_window(person=person) for person in (ana, ben)]
    for window in people:
        window.go(f"/table/{table}")
        for card in (0, 1):  # the recruit that works from the start, then the one that waits
            window.page.locator(".choice").nth(card).click()
    asking, asked = people
    asking.page.locator(".log").get_by_text(re.compile("^Turn 1:")).first.wait_for()
    asking.page.get_by_role("button", name="Ask to take back").click()
    asking.page.get_by_text("Still to answer: Ben").wait_for()
    asked.page.get_by_text("Ana asks to take back their last choice.").wait_for()
    asked.page.get_by_role("button", name="Refuse").click()
    expect(asking.page.get_by_text("Still to answer")).to_have_count(0)
    asking.page.get_by_role("button", name="Ask to take back").click()
    asked.page.get_by_role("button", name="Agree").click()
    told = asking.page.get_by_text(re.compile("^Turn 1:"))
    expect(told.and_(asking.page.locator("del"))).to_have_count(1)  # the log keeps what was taken back, struck out
    expect(told.and_(asking.page.locator(":not(del, del *)"))).to_have_count(0)
    asking.page.get_by_text("Taken back by Ana").wait_for()
    expect(asking.page.locator(".choice").first).to_be_visible()


def test_who_leaves_sees_that_a_bot_plays_and_comes_back(open_window: Open, house: House) -> None:
    ana, ben = house.guest("Ana"), house.guest("Ben")
    table = ana.make("me", "open", "bot", "bot")["table"]["id"]
    ben.post(f"/api/tables/{table}/join")  # who does nothing: bots alone would be done too soon
    ana.post(f"/api/tables/{table}/start")
    window = open_window(person=ana)
    window.go(f"/table/{table}")
    page = window.page
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("dialog").get_by_text("until you come back").wait_for()
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    page.get_by_role("link", name=re.compile("Leaders of Euphoria.*You are away")).click()
    page.get_by_text("A bot plays for you").wait_for()
    page.get_by_role("button", name="Take my seat again").click()
    expect(page.get_by_text("A bot plays for you")).to_have_count(0)
    page.get_by_role("button", name="Leave the table").wait_for()


def test_what_cannot_be_done_says_why(open_window: Open, house: House) -> None:
    ana = house.guest("Ana")
    window = open_window(person=ana)
    window.go(f"/table/{ana.play('me', 'bot', 'bot', 'bot')}")
    page = window.page
    page.get_by_text("What you cannot do now, and why").click()
    page.get_by_role("button", name="Shoot", exact=True).focus()
    why = (
        page.locator("details li")
        .filter(has=page.get_by_role("button", name="Shoot", exact=True))
        .get_by_role("status")
    )
    expect(why).to_contain_text("L-turn-3")
    assert page.get_by_role("button", name="Shoot", exact=True).get_attribute("aria-describedby") == why.get_attribute(
        "id"
    )
    page.keyboard.press("Escape")
    expect(why).to_be_hidden()


def test_home_tells_what_happened_meanwhile_and_the_bell_rings(open_window: Open, house: House) -> None:
    ana, ben = house.guest("Ana"), house.guest("Ben")
    table = ana.make("me", "open", game="dystopia")["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    window = open_window(person=ben)
    window.go("/")
    page = window.page
    page.get_by_role("heading", name="While you were away").wait_for()
    page.get_by_text("Ben is dealt", exact=False).first.wait_for()
    page.get_by_role("button", name=re.compile(r"Notices: .* unread")).click()
    page.get_by_role("dialog").get_by_text("The game has begun").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Notices", exact=True).wait_for()
    page.reload()
    page.get_by_role("button", name="Notices", exact=True).wait_for()


def test_a_finished_game_is_counted_kept_and_opened_again(open_window: Open, house: House, tmp_path: Path) -> None:
    ana = house.guest("Ana")
    table = finish(house, ana)
    window = open_window(person=ana)
    window.go(f"/table/{table}")
    page = window.page
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    assert json.loads(record.read_text("utf-8"))["game"] == "dystopia"
    page.get_by_role("link", name="Statistics").click()
    page.get_by_role("row").filter(has_text="Workers, pips").first.wait_for()
    page.get_by_role("link", name="Ana").click()
    page.get_by_role("heading", name="Ana").wait_for()
    page.get_by_text("Recent games").wait_for()

    window.go("/")
    page.get_by_label("Open a record from a file").first.set_input_files(record)
    page.wait_for_url(re.compile("/replay/"))
    page.get_by_text("The dice are as they were promised.").wait_for()
    assert table not in page.url
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}")
    window.go("/")
    page.get_by_label("Open a record from a file").first.set_input_files(wrong)
    page.get_by_text("This file is no record").wait_for()
    window.complaints = [said for said in window.complaints if "422" not in said]


def test_a_replay_goes_to_a_turn_plays_and_is_linked_by_its_step(open_window: Open, house: House) -> None:
    table = finish(house, house.guest("Ana"))
    window = open_window()
    window.go(f"/replay/{table}")
    page = window.page
    page.get_by_role("combobox", name="Turn").select_option(index=2)
    expect(page).to_have_url(re.compile(r"step=\d+"))
    page.get_by_role("combobox", name="Seen by").select_option(label="Ana")
    expect(page).to_have_url(re.compile("seat=0"))
    page.get_by_role("button", name="Link to this step").click()
    link = page.get_by_label("It leads to this very step").input_value()
    shown = page.get_by_text(re.compile(r"^Step \d+ of \d+$")).inner_text()
    other = open_window()
    other.page.goto(link)
    other.page.get_by_text(shown, exact=True).wait_for()
    expect(other.page.get_by_role("combobox", name="Seen by")).to_have_value("0")
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_text(re.compile(r"^Step [1-9]\d* of")).wait_for()
    page.get_by_role("button", name="Pause").click()


def test_tokens_are_made_shown_once_and_revoked(open_window: Open, house: House) -> None:
    window = open_window(person=house.guest("Ana"))
    window.go("/settings")
    page = window.page
    page.get_by_label("What is it for?").fill("my bot")
    page.get_by_role("button", name="Make a token").click()
    assert len(page.get_by_label("Your token").input_value()) > 20
    page.reload()
    page.get_by_role("button", name="Remove: my bot").click()
    expect(page.get_by_role("button", name="Remove: my bot")).to_have_count(0)
    expect(page.get_by_label("Your token")).to_have_count(0)
    page.get_by_label("Address (https)").fill("http://127.0.0.1/here")
    page.get_by_role("button", name="Add").click()
    page.get_by_text("This address cannot be used").wait_for()
    window.complaints.clear()
