"""A whole game of leaders among people: four browsers, two bots, one who looks on, and nobody who is told too much."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from typing import Literal, NamedTuple

import pytest

from euphoria import Record
from euphoria.games.leaders.components import KINDS
from euphoria.kernel.text import words
from euphoria.kernel.voice import Ear
from tests.browser.conftest import SHOTS, Open
from tests.browser.guests import Guest, Snapshot
from tests.browser.lawful import unlawful
from tests.server.house import House
from tests.server.proxy import Cut, Proxy

MOST_ROUNDS = 2000
TURNS = 3
"""For each player: it is a draw after them, if nobody has won."""
LOST_IN_TURN, SHOWN_IN_TURN = 3, 8
WIDTHS = {1440: 900, 1024: 768, 390: 844}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SEATS = ["me", "invited", "invited", "bot", "invited", "bot"]


class Evening(NamedTuple):
    """Who was there, the game that they played, and how many events somebody missed and was told later."""

    people: list[Guest]
    watching: Guest
    record: Record
    names: list[str]
    missed: int

    @property
    def everybody(self) -> list[Guest]:
        return [*self.people, self.watching]


def invite(host: Guest, others: list[Guest]) -> str:
    """A table of six, two of them bots; everybody else comes by their invitation."""
    host.window.go("/")
    made = host.page.evaluate(
        """async (said) => {
            const post = async (path, said) => (await fetch('/api' + path, {
                method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(said) })).json()
            await post('/guests', { name: 'Ana' })
            return post('/tables', said)
        }""",
        {"game": "leaders", "seats": SEATS, "options": {"turns": TURNS}, "settings": {"reaction_wait": 0}},
    )
    for guest, invitation in zip(others, made["invitations"], strict=True):
        guest.page.goto(f"/join#{invitation['token']}")
        guest.page.locator("main form input").first.fill(guest.name)
        guest.page.locator("main form button").first.click()
        guest.page.get_by_text(guest.name).first.wait_for()
    table: str = made["table"]["id"]
    return table


class Party:
    """They play until it is over. One loses her connection on the way, and comes back when others have played on."""

    def __init__(self, people: list[Guest], watching: Guest, lost: Guest, wire: Proxy) -> None:
        self.people = people
        self.watching = watching
        self.lost = lost
        self.wire = wire
        self.here = list(people)
        self.missed = 0
        self.had = 0
        """How many events there were when she was lost."""

    def play(self) -> None:
        host, shown = self.people[0], False
        for number in range(MOST_ROUNDS):
            if all(guest.is_over for guest in [*self.people, self.watching]):
                return
            answered = [guest.answer() for guest in self.here]
            if number % 10 == 0:
                self._look()
            if not any(answered):
                host.page.wait_for_timeout(30)
            if not host.games or host.is_over:
                continue
            view = host.games[-1]["view"]
            if self.lost not in self.here:
                self._come_back(stuck=not any(answered))
            elif not self.missed and view["turn"] >= LOST_IN_TURN and view["asked"]["seats"] == [host.seat]:
                self._lose()
            if not shown and view["turn"] >= SHOWN_IN_TURN and view["asked"]["seats"] == [host.seat]:
                shown = True
                take_pictures(host)
        raise AssertionError("the game has no end")

    def _look(self) -> None:
        for guest in [*self.here, self.watching]:
            guest.look()

    def _lose(self) -> None:
        self.lost.window.context.set_offline(True)
        self.wire.cut()
        self.lost.page.get_by_text("The connection is lost").wait_for()
        self.had = len(self.lost.events())
        self.here.remove(self.lost)

    def _come_back(self, stuck: bool) -> None:
        """When something has happened without her, and perhaps only she is waited for."""
        now = len(self.people[0].events())
        if now == self.had or (now < self.had + 4 and not stuck):
            return
        self.missed = now - self.had
        self.lost.window.context.set_offline(False)
        self.lost.page.get_by_text("The connection is lost").wait_for(state="detached")
        # A browser notes that it could not connect.
        complaints = self.lost.window.complaints
        assert all("WebSocket" in complaint or "ERR_" in complaint for complaint in complaints), complaints
        complaints.clear()
        self.here.append(self.lost)


def take_pictures(guest: Guest) -> None:
    """The game at every width, in both themes, for eyes to look at."""
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


@pytest.fixture(scope="module")
def evening(open_windows: Open, house: House) -> Iterator[Evening]:
    """One game for all tests of this file: it is long."""
    with Proxy(house.port, losses=0, cut=Cut.RESET).running() as wire:
        ana = Guest(open_windows(), "Ana", 0)
        ben = Guest(open_windows(width=1024, height=768, scheme="dark"), "Ben", 1, types=True)
        carla = Guest(open_windows(language="es", width=390, height=844), "Carla", 2, language="es")
        dora = Guest(open_windows(url=wire.url), "Dora", 4)
        watching = Guest(open_windows(), "Eva", None)
        people = [ana, ben, carla, dora]
        table = invite(ana, people[1:])
        ana.page.goto(f"/table/{table}")
        ana.page.get_by_role("button", name="Start the game").click()
        watching.page.goto(f"/table/{table}")
        for guest in [*people, watching]:
            guest.page.locator(".frame").wait_for()
        party = Party(people, watching, dora, wire)
        party.play()
        record = Record.parse(house.ask("GET", f"/api/tables/{table}/record").text)
        names = [seat["name"] for seat in house.ask("GET", f"/api/tables/{table}").json()["seats"]]
        yield Evening(people, watching, record, names, party.missed)


@pytest.mark.soak
def test_they_play_it_to_the_end(evening: Evening) -> None:
    for guest in evening.people:
        guest.page.get_by_role(
            "region", name={"en": "End of the game", "es": "Fin de la partida"}[guest.language]
        ).wait_for()
    movers = {move.seat for move in evening.record.moves}
    assert movers == set(range(6))
    assert evening.record.state.outcome is not None
    assert len(list(SHOTS.glob("leaders-*-*.png"))) == len(WIDTHS) * len(SCHEMES)


@pytest.mark.soak
def test_who_was_away_missed_nothing(evening: Evening) -> None:
    dora = evening.people[-1]
    assert evening.missed > 0
    assert dora.sockets > 1
    state, ear = evening.record.state, Ear("en", evening.names)
    happened = state.events(dora.seat)
    assert [event["n"] for event in dora.events()] == [event["n"] for event in happened]
    assert len(dora.log()) == len(happened)
    spoken = [state.game.voice.event(state, event, ear) for event in dora.events()]
    assert dora.log()[-5:] == spoken[-5:]


@pytest.mark.soak
def test_what_each_was_told_is_what_the_library_lets_them_know(evening: Evening) -> None:
    for guest in evening.everybody:
        assert len(guest.games) > 10
        ear = Ear(guest.language, evening.names)
        assert unlawful(evening.record, guest.seat, guest.games, ear) == []
    # The test can fail: nobody may be told what another is told.
    ana, ben, *_ = evening.people
    stranger = Ear("en", evening.names)
    mixed = [frame | {"seat": 0} for frame in ben.games]
    assert len(unlawful(evening.record, ana.seat, mixed, stranger)) == len(mixed)


@pytest.mark.soak
def test_no_answer_over_http_depends_on_who_asks(evening: Evening) -> None:
    """While a game is played, HTTP tells of it what everybody may know; of the dice only the promise."""
    assert evening.record.evidence is not None
    secret = json.dumps(evening.record.evidence.json()["secret"])
    public = []
    for guest in evening.everybody:
        end = next(number for number, frame in enumerate(guest.told) if frame.get("outcome"))
        during = [answer for answer in guest.answers if answer.told <= end]
        assert not any(secret in answer.text for answer in during)
        assert not any(secret in json.dumps(frame) for frame in guest.told[:end] if frame["type"] != "table")
        public += [(answer.path, answer.text) for answer in during if answer.path.split("?")[0].endswith("/cards")]
    assert len(public) >= len(evening.everybody)
    for path, answers in groupby(sorted(public), key=lambda answer: answer[0]):
        assert len(set(answers)) == 1, path


@pytest.mark.soak
def test_no_page_shows_or_keeps_what_it_was_not_told(evening: Evening) -> None:
    unknown = 0
    for guest in evening.everybody:
        assert len(guest.snapshots) > 3
        for snapshot in guest.snapshots:
            games = [frame for frame in guest.told[: snapshot.told] if frame["type"] == "game"]
            if games:
                unknown += check_artifacts(evening.record, guest, snapshot)
                check_recruits(guest, snapshot)
    assert unknown > 100, "there was something to hide"


def check_artifacts(record: Record, guest: Guest, snapshot: Snapshot) -> int:
    """No artifact is named on the page that was not named to this seat before; how many those are."""
    told = json.dumps([frame for frame in guest.told[: snapshot.told] if frame["type"] == "game"], ensure_ascii=False)
    cards = record.game.voice.cards(record.options, guest.language)
    unheard = [card for card in cards if card.name not in told and f'"{card.id}"' not in told]
    shown = [card.name for card in unheard if card.name in snapshot.markup or card.name in snapshot.kept]
    assert shown == [], guest.name
    return len(unheard)


def check_recruits(guest: Guest, snapshot: Snapshot) -> None:
    """A recruit is called only what a view has told of its place."""
    views = [frame["view"] for frame in guest.told[: snapshot.told] if frame["type"] == "game"]
    names = {kind: words(guest.language).say(f"leaders-recruit-{kind}") for kind in KINDS}
    for player in range(len(SEATS)):
        for slot in range(3):
            # The page may be one message behind what has come.
            told = [view["players"][player]["recruits"][slot] for view in views[-2:]]
            known = {kind for recruit in told for kind in [recruit["kind"], *(recruit["one_of"] or [])]}
            label = snapshot.labels.get(f"place:{3 * player + slot}", "")
            assert {kind for kind, name in names.items() if name in label} <= known, (guest.name, label)
