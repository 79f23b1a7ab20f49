"""A whole game of leaders: four players, two bots and a spectator, and none receives what they may not know."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from itertools import groupby
from threading import Timer
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Browser

from euphoria import Record
from euphoria.games.leaders.components import KINDS
from euphoria.kernel.text.messages import words
from euphoria.kernel.text.narrator import Audience
from tests.browser.conftest import SHOTS, Open
from tests.browser.guests import Frame, Guest, Snapshot, make_table
from tests.browser.lawful import unlawful
from tests.server.house import House
from tests.server.proxy import Cut, Proxy

MOST_SECONDS = 240
MOST_ROUNDS = 2000
TURNS = 2
"""Turns of each player, after which the game is a draw."""
SHOWN_IN_TURN = 6
STUCK = 20
"""Rounds without an answer, after which the table must be waiting for the player who is away."""
WIDTHS = {1440: 900, 1024: 768, 390: 844}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SEATS = ["me", "invited", "invited", "bot", "invited", "bot"]


@pytest.fixture(autouse=True)
def _nobody_waits_forever(browser: Browser) -> Iterator[None]:
    """After a few minutes the browser's driver is ended, and whatever waits for it fails."""
    end = ["pkill", "-KILL", "-P", str(os.getpid()), "-f", "playwright/driver"]
    alarm = Timer(MOST_SECONDS, subprocess.run, (end,))
    alarm.start()
    yield
    alarm.cancel()


class Evening(NamedTuple):
    """A finished game, and those who were there."""

    people: list[Guest]
    watching: Guest
    record: Record
    names: list[str]

    @property
    def everybody(self) -> list[Guest]:
        return [*self.people, self.watching]


def invite(host: Guest, others: list[Guest]) -> str:
    """Make a table of six with two bots; the other players come by invitation."""
    made = make_table(host, SEATS, TURNS)
    for guest, invitation in zip(others, made["invitations"], strict=True):
        guest.page.goto(f"/join#{invitation['token']}")
        guest.page.locator("main form input").first.fill(guest.name)
        guest.page.locator("main form button").first.click()
        guest.page.locator("main .words button").click()
        guest.page.get_by_text(guest.name).first.wait_for()
    table: str = made["table"]["id"]
    return table


class Loss:
    """A player whose connection is cut, and restored when the others have played on."""

    def __init__(self, guest: Guest, wire: Proxy) -> None:
        self.guest = guest
        self.wire = wire
        self.away = False
        self.missed = 0
        """How many events they received late."""

    def begin(self) -> None:
        self.wire.go_down()
        self.guest.page.get_by_text("The connection is lost").wait_for()
        self.away = True

    def end(self, happened: int) -> None:
        self.missed = happened - len(self.guest.events())
        self.wire.mend()
        self.guest.page.get_by_text("The connection is lost").wait_for(state="detached")
        # The browser logs failed connections.
        complaints = self.guest.window.complaints
        assert all("WebSocket" in complaint or "ERR_" in complaint for complaint in complaints), complaints
        complaints.clear()
        self.away = False


class Party:
    """Plays a game to its end: every player who is asked answers."""

    def __init__(self, people: list[Guest], watching: Guest, loss: Loss | None = None) -> None:
        self.people = people
        self.watching = watching
        self.loss = loss
        self.shown = False

    @property
    def here(self) -> list[Guest]:
        return [guest for guest in self.people if self.loss is None or not self.loss.away or guest != self.loss.guest]

    def play(self) -> None:
        idle = 0
        for number in range(MOST_ROUNDS):
            if all(guest.is_over for guest in [*self.people, self.watching]):
                return
            answered = [guest.answer() for guest in self.here]
            if number % 10 == 0:
                for guest in [*self.here, self.watching]:
                    guest.look()
            idle = 0 if any(answered) else idle + 1
            if idle:
                self.watching.page.wait_for_timeout(30)
            if self.people[0].games and not self.people[0].is_over:
                self._go_on(stuck=idle > STUCK)
        raise AssertionError("the game has no end")

    def _go_on(self, stuck: bool) -> None:
        """Cut and restore the connection, and take screenshots, when the game has come to the right moment."""
        if self.loss is None:
            return
        host = self.people[0]
        view = host.games[-1]["view"]
        asked = view["asked"]["seats"]
        if self.loss.away:
            happened = len(host.events())
            more = happened - len(self.loss.guest.events())
            if more > 4 or stuck:  # perhaps nothing was missed: then there is another loss
                self.loss.end(happened)
        elif not self.loss.missed and view["turn"] and asked in [[guest.seat] for guest in self.people[:-1]]:
            self.loss.begin()
        elif not self.shown and asked == [host.seat] and view["turn"] >= SHOWN_IN_TURN:
            take_pictures(host)
            self.shown = True


def take_pictures(guest: Guest) -> None:
    """Screenshots of the game at every width, in both themes."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    before = guest.page.viewport_size
    assert before is not None
    for width, height in WIDTHS.items():
        guest.page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            guest.page.emulate_media(color_scheme=scheme)
            guest.page.wait_for_timeout(150)
            guest.page.screenshot(path=SHOTS / f"leaders-{width}-{scheme}.png", animations="disabled")
            wide: int = guest.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, "it must not scroll sideways"
    guest.page.set_viewport_size(before)
    guest.page.emulate_media(color_scheme="light")


def test_one_person_among_bots_is_told_nothing_unlawful(open_window: Open, house: House) -> None:
    """With one turn for each player."""
    ana = Guest(open_window(), "Ana", 0)
    table = make_table(ana, ["me", "bot", "bot", "bot"], turns=1)["table"]["id"]
    ana.page.goto(f"/table/{table}")
    ana.page.get_by_role("button", name="Start the game").click()
    watching = Guest(open_window(language="es"), "Eva", None, language="es")
    watching.page.goto(f"/table/{table}")
    Party([ana], watching).play()
    evening = evening_of(house, table, [ana], watching)
    check_what_they_were_told(evening)
    check_what_http_told(evening)
    check_pages(evening)


def test_four_people_two_bots_and_one_who_looks_on_play_a_whole_game(open_window: Open, house: House) -> None:
    with Proxy(house.port, losses=0, cut=Cut.RESET).running() as wire:
        ana = Guest(open_window(), "Ana", 0)
        ben = Guest(open_window(width=1024, height=768, scheme="dark"), "Ben", 1, types=True)
        carla = Guest(open_window(language="es", width=390, height=844), "Carla", 2, language="es")
        dora = Guest(open_window(url=wire.url), "Dora", 4)
        watching = Guest(open_window(), "Eva", None)
        people = [ana, ben, carla, dora]
        table = invite(ana, people[1:])
        watching.window.go(f"/table/{table}")
        ana.page.goto(f"/table/{table}")
        ana.page.get_by_role("button", name="Start the game").click()
        for guest in [*people, watching]:
            guest.page.locator(".frame").wait_for()
        loss = Loss(dora, wire)
        party = Party(people, watching, loss)
        party.play()
        if not party.shown:
            take_pictures(ana)
        evening = evening_of(house, table, people, watching)
        check_the_end(evening)
        assert loss.missed > 0
        check_nothing_is_missing(evening, dora)
        check_what_they_were_told(evening)
        check_what_http_told(evening)
        check_pages(evening)
        # Before its wire: at the end pages still ask the server.
        dora.window.close()


def evening_of(house: House, table: str, people: list[Guest], watching: Guest) -> Evening:
    record = Record.parse(house.ask("GET", f"/api/tables/{table}/record").text)
    names = [seat["name"] for seat in house.ask("GET", f"/api/tables/{table}").json()["seats"]]
    return Evening(people, watching, record, names)


def check_the_end(evening: Evening) -> None:
    for guest in evening.everybody:
        end = words(guest.language).say("web-ending")
        guest.page.get_by_role("region", name=end).wait_for()
    assert {move.seat for move in evening.record.moves} == set(range(evening.record.seats)), "everybody has played"
    assert evening.record.state.outcome is not None


def check_nothing_is_missing(evening: Evening, guest: Guest) -> None:
    """The player who was away has every event, and a line for each in the log."""
    assert guest.sockets > 1
    state, audience = evening.record.state, Audience(guest.language, evening.names)
    assert [event["n"] for event in guest.events()] == [event["n"] for event in state.events(guest.seat)]
    assert guest.log() == [state.game.narrator.event(state, event, audience) for event in guest.events()]


def check_what_they_were_told(evening: Evening) -> None:
    """Every message is exactly what the library lets that seat know at that moment."""
    for guest in evening.everybody:
        audience = Audience(guest.language, evening.names)
        assert len(guest.games) > 3
        assert unlawful(evening.record, guest.seat, guest.games, audience) == []
        # The check finds messages of other seats.
        other = (guest.seat or 0) + 1
        assert len(unlawful(evening.record, other, [frame | {"seat": other} for frame in guest.games], audience)) > 3


def check_what_http_told(evening: Evening) -> None:
    """During a game HTTP answers contain only what everybody may know; of the dice only the commitment."""
    assert evening.record.evidence is not None
    secret = evening.record.evidence.json()["secret"]
    assert isinstance(secret, str) and len(secret) >= 32
    public = []
    for guest in evening.everybody:
        end = next(number for number, frame in enumerate(guest.received) if frame.get("outcome"))
        during = [answer for answer in guest.answers if answer.received < end]
        assert not any(secret in answer.text for answer in during)
        assert not any(secret in json.dumps(frame) for frame in guest.received[:end] if not is_finished(frame))
        public += [(answer.path, answer.text) for answer in during if answer.path.split("?")[0].endswith("/cards")]
    assert len(public) >= len(evening.everybody)
    for path, answers in groupby(sorted(public), key=lambda answer: answer[0]):
        assert len(set(answers)) == 1, f"{path} is not the same for all"


def is_finished(frame: Frame) -> bool:
    """The table's message may say that it is over before the game's does."""
    return frame["type"] == "table" and bool(frame["table"]["status"] == "finished")


def check_pages(evening: Evening) -> None:
    """No page shows or stores what it did not receive."""
    unheard = 0
    for guest in evening.everybody:
        assert guest.snapshots
        for snapshot in guest.snapshots:
            if any(frame["type"] == "game" for frame in guest.received[: snapshot.received]):
                unheard += check_artifacts(evening.record, guest, snapshot)
                check_recruits(evening.record, guest, snapshot)
    assert unheard > 10, "there was something to hide"


def check_artifacts(record: Record, guest: Guest, snapshot: Snapshot) -> int:
    """The page names no artifact that this seat did not receive before; returns how many it names."""
    told = json.dumps(
        [frame for frame in guest.received[: snapshot.received] if frame["type"] == "game"], ensure_ascii=False
    )
    cards = record.game.narrator.cards(record.options, guest.language)
    unheard = [card for card in cards if card.name not in told and f'"{card.id}"' not in told]
    shown = [card.name for card in unheard if card.name in snapshot.markup or card.name in snapshot.kept]
    assert shown == [], guest.name
    return len(unheard)


def check_recruits(record: Record, guest: Guest, snapshot: Snapshot) -> None:
    """The label of a recruit names a kind only if a view has told it for that place."""
    views = [frame["view"] for frame in guest.received[: snapshot.received] if frame["type"] == "game"]
    edition = str(record.options["edition"])
    names = {kind: words(guest.language).say(f"leaders-recruit-{kind}", edition=edition) for kind in KINDS}
    # The page may be a few messages behind.
    for rows in zip(*(view["players"] for view in views[-4:]), strict=True):
        for ones in zip(*(player["recruits"] for player in rows), strict=True):
            known = {kind for one in ones for kind in (one["kind"], *(one["one_of"] or []))}
            label = snapshot.labels.get(f"place:{ones[0]['place']}", "")
            assert {kind for kind, name in names.items() if name in label} <= known, (guest.name, label)
