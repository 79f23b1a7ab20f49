"""All that a viewer is sent in a whole game, over sockets and HTTP, is the same in every world that they cannot tell
from the true one.

Both worlds are tables of one real server. Their positions are put into its database; every move comes over a socket.
"""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple

import pytest

from euphoria.kernel.core.dice import ScriptedDice
from euphoria.server.match.match import Match
from euphoria.server.secret_tokens import new_id
from tests.server.house import House, Json, Socket, wait_for
from tests.server.positions import copy_rows
from tests.server.socket.twins import Deed, Played, Stretch, do, play, stretches

FOR_ALL_THE_SAME = (
    "/api/games", "/api/games/{game_id}/cards", "/api/games/{game_id}/teams",
    "/api/games/{game_id}/scenery", "/api/games/{game_id}/scenery/made",
    "/api/protocol.json", "/api/rules/{game_id}", "/api/lessons", "/api/lessons/{game_id}/cards",
    "/api/me/hooks", "/api/tokens",
)  # fmt: skip
"""Addresses that have nothing to do with any table."""


class Case(NamedTuple):
    game: str
    seats: int
    seed: int
    """Of a game with something to hide: there are teams of `reality` that leave no doubt."""
    most: int
    options: Json
    beside: bool = False
    """Whether the second one sits beside the first, at the same screen."""


QUICK = [
    Case("leaders", 4, 6, 20, {"turns": 2}),
    Case("dystopia", 3, 5, 30, {"turn_limit": 6}),
    Case("reality", 2, 5, 15, {"turns": 1}),
]
WHOLE = [
    Case("leaders", 5, 0, 1000, {"turns": 12}),
    Case("dystopia", 3, 0, 1000, {"turn_limit": 60, "market_draft": True, "trade": True}),
    Case("reality", 2, 0, 1000, {"turns": 3}),
]


class Hall:
    """A house, the people of a game, and a table of theirs of which others are copies."""

    def __init__(self, house: House, played: Played, case: Case) -> None:
        self.house = house
        self.played = played
        self.people = [house.guest() for _ in range(case.seats)]
        host, *others = self.people
        seats = ["me", "beside:Ben" if case.beside else "open", *["open"] * (case.seats - 2)]
        self.table_id: str = host.make(*seats, game=case.game, **case.options)["table"]["id"]
        for other in others[case.beside :]:
            other.post(f"/api/tables/{self.table_id}/join")
        self.companion = 1 if case.beside else None
        host.post(f"/api/tables/{self.table_id}/start")
        self.stranger = house.guest()
        self.stranger.http.cookies.clear()
        self.ids = [person.ask("GET", "/api/me")["person"]["id"] for person in (host, others[-1])]
        self.addresses = self._addresses()

    def _addresses(self) -> list[str]:
        """All that can be asked over HTTP, as the server itself lists it: what is added there is compared here."""
        told = self.house.ask("GET", "/api/openapi.json").json()["paths"]
        asked = [path for path, methods in told.items() if "get" in methods and path not in FOR_ALL_THE_SAME]
        return [*asked, "/api/tables/{table_id}/steps?seat=0", "/api/replays/{replay_id}/steps?seat=0&lang=en"]

    def look(self, table_id: str, seat: int | None) -> contextlib.AbstractContextManager[Socket]:
        """Whoever sits beside somebody looks through that one's session."""
        if seat is not None and seat == self.companion:
            return self.people[0].look(table_id, seat=seat)
        return self.house.look(table_id, None if seat is None else self.people[seat])

    @contextlib.contextmanager
    def database(self) -> Iterator[sqlite3.Connection]:
        with contextlib.closing(sqlite3.connect(self.house.database, timeout=10)) as database, database:
            yield database

    def copy(self, match: Match, eyes: int | None, lines: int) -> str:
        """The id of a table of the same people at the same hour, with this position where the server looks for it.

        It is there after so many lines. Somebody has just asked to go back: who looks on is told of that, and when it
        ends.
        """
        state = match.state.copy()
        state.dice = ScriptedDice([])
        asks = next(seat for seat in range(len(self.people)) if seat != eyes)
        new = {
            "id": new_id(),
            "dice": json.dumps(self.played.material),
            "waiting_for": json.dumps(state.deciders),
            "takeback": json.dumps({"seat": asks, "line": lines, "agreed": []}),
        }
        snapshot = new["id"], lines, match.dice_thrown, json.dumps(match.move_counts), state.game.dump(state)
        with self.database() as database:
            copy_rows(database, "tables", "id", self.table_id, new)
            copy_rows(database, "seats", "table_id", self.table_id, {"table_id": new["id"]})
            stored = "INSERT INTO snapshots (table_id, number, thrown, own, state) VALUES (?, ?, ?, ?, ?)"
            database.execute(stored, snapshot)
            # The rows that the position holds: they are not played again, but the log must be that long.
            row = "INSERT INTO moves (table_id, number, seat, action, chance, at) VALUES (?, ?, 0, ?, '[]', 0)"
            any_action = json.dumps(state.legal(state.deciders[0])[0].json())
            database.executemany(row, [(new["id"], number, any_action) for number in range(1, lines + 1)])
        return new["id"]

    def close(self, table_id: str) -> None:
        with self.database() as database:
            database.execute("UPDATE tables SET status = 'closed' WHERE id = ?", (table_id,))


def _saying(word: str) -> Callable[[Json], bool]:
    return lambda message: message["type"] == "chat" and [line["text"] for line in message["lines"]][-1:] == [word]


class World:
    """One of the two tables: its match as it should be, and the sockets of those who act and of the eyes."""

    def __init__(self, hall: Hall, match: Match, eyes: int | None, with_past: bool) -> None:
        """With its past: after as many lines as the match has. But who asks to go back needs lines that can be played
        again, and so a table that begins here."""
        self.hall = hall
        self.with_past = with_past
        self.match = match
        self.eyes = eyes
        self.id = hall.copy(match, eyes, match.length if with_past else 0)

    @contextlib.contextmanager
    def watched(self, seats: set[int]) -> Iterator[None]:
        """These seats open their sockets; the one that is compared comes last."""
        self.sockets: dict[int | None, Socket] = {}
        with ExitStack() as stack:
            for seat in (*sorted(seats - {self.eyes}), self.eyes):
                self.sockets[seat] = stack.enter_context(self.hall.look(self.id, seat))
                self.sockets[seat].until_game()
            yield

    def forget(self) -> None:
        """What everybody has seen, as soon as it is noted: as if they had never come to the table before."""
        seated = sum(seat is not None for seat in self.sockets)
        noted = "SELECT count(*) FROM last_seen WHERE table_id = ?"
        wait_for(lambda: self.hall.house.stored(noted, self.id) == [(seated,)])
        with self.hall.database() as database:
            database.execute("DELETE FROM last_seen WHERE table_id = ?", (self.id,))

    def act(self, deed: Deed) -> None:
        socket, position = self.sockets[deed.seat], self.match.position(deed.seat)
        if deed.action is None:
            socket.send(type="undo", client_id=socket.new_id(), position=position)
            reply = socket.reply()
        else:
            reply = socket.act(deed.action.json(), position=position)
        assert reply["type"] == "acknowledged", reply
        self.match = do(self.match, deed, self.hall.played.material)

    def sent(self) -> list[str]:
        """All that came to the eyes since the last time.

        The eyes ask to go back. Somebody says a word, and another when the eyes have heard it: what was due before the
        first is sent before the second. Then the eyes ask for something impossible, and are told how the game is.
        """
        eyes = self.sockets[self.eyes]
        speaker = next(socket for seat, socket in self.sockets.items() if seat is not None)
        if not self.with_past:
            eyes.send(type="takeback", client_id="back", position=self.match.position(self.eyes))
            eyes.until(lambda message: message.get("client_id") == "back")
        for word in ("one", "two"):
            speaker.send(type="chat", text=word)
            eyes.until(_saying(word))
        eyes.send(type="undo", client_id="impossible", position="")
        eyes.until(lambda message: message["type"] == "refused")
        came, eyes.all[:] = list(eyes.all), []
        for socket in self.sockets.values():
            socket.until_quiet(0)
        tables = [message for message in came if message["type"] == "table"]
        others = [message for message in came if message["type"] not in ("table", "chat")]
        others = [message for message in others if message["type"] != "acknowledged" or message["client_id"] == "back"]
        others.sort(key=lambda message: str(message["type"]))
        return [self.told(message) for message in (*others, *tables[-1:])]

    def told(self, message: object) -> str:
        return json.dumps(message).replace(self.id, "TABLE")

    def asked(self) -> list[str]:
        """What HTTP answers to the same eyes, and to somebody who is not signed in; those beside somebody have no other
        answers."""
        clients = [self.hall.stranger]
        if self.eyes not in (None, self.hall.companion):
            clients.append(self.hall.people[self.eyes])
        answers = []
        for client in clients:
            for address in self.hall.addresses:
                for person in self.hall.ids if "{person_id}" in address else [""]:
                    path = address.format(table_id=self.id, replay_id=self.id, person_id=person)
                    answer = client.http.get(path)
                    assert answer.status_code in (200, 401, 409), (path, answer.text)
                    answers.append([path, answer.status_code, self.own(answer.json())])
        return [self.told(answer) for answer in answers]

    def own(self, answer: Any) -> Any:
        """Of lists of tables, and of what has happened at them, only what is of this one; without ids and times of
        notices."""
        if isinstance(answer, dict):
            return {name: self.own(value) for name, value in answer.items()}
        if isinstance(answer, list):
            return [self.own(entry) for entry in answer if not self.is_of_another(entry)]
        return answer

    def is_of_another(self, entry: Any) -> bool:
        return isinstance(entry, dict) and "table" in entry and self.id not in json.dumps(entry)


def compare(hall: Hall, stretch: Stretch, eyes: int | None) -> int:
    """Play a stretch in both worlds; how many messages came beside the answers to impossible ones."""
    with_past = stretch.first % 2 == 1
    truth, twin = (World(hall, match, eyes, with_past) for match in (stretch.truth, stretch.twin))
    acting = {deed.seat for one, alike in stretch.steps for deed in (one, *alike) if deed}
    news = 0
    with truth.watched(acting), twin.watched(acting):
        assert truth.sent() == twin.sent()
        for number, (deed, alike) in enumerate(stretch.steps):
            if deed is not None:
                truth.act(deed)
            for other in alike:
                twin.act(other)
            said, other_said = truth.sent(), twin.sent()
            assert said == other_said, (number, deed, alike)
            news += len(said) - 1
        if truth.match.state.outcome is None:
            assert truth.asked() == twin.asked()
    for world in (truth, twin):
        world.forget()
    if truth.match.state.outcome is None:
        assert truth.asked() == twin.asked(), "who comes back after a long time is told the same"
    for world in (truth, twin):
        hall.close(world.id)
    return news


def look_for_leaks(house: House, case: Case, viewers: list[int | None]) -> int:
    """Compare all stretches for all these viewers; how often a twin did another number of things unseen."""
    unseen = 0
    played = play(case.game, case.seats, case.seed, case.most, **case.options)
    hall = Hall(house, played, case)
    for eyes in viewers:
        covered, news = set[int](), 0
        for stretch in stretches(played, eyes, random.Random(str(eyes))):
            news += compare(hall, stretch, eyes)
            unseen += sum(deed is None or not alike for deed, alike in stretch.steps)
            covered.update(range(stretch.first, stretch.end))
        # The others show what hardly any other world has; the stretch after them begins with all that they told.
        assert len(covered) >= 0.75 * len(played.deeds), "most steps have a twin"
        assert news > len(covered) / 4
    return unseen


@pytest.mark.parametrize("case", QUICK, ids=lambda case: case.game)
def test_nothing_is_sent_that_a_viewer_may_not_know(house: House, case: Case) -> None:
    unseen = look_for_leaks(house, case, [None, 1])
    assert unseen or case.game != "leaders", "declarations that are taken back: nobody else may notice"


def test_whoever_sits_beside_somebody_is_not_sent_what_that_one_knows(house: House) -> None:
    look_for_leaks(house, Case("dystopia", 3, 5, 12, {"turn_limit": 6}, beside=True), [1])


@pytest.mark.soak
@pytest.mark.parametrize("case", WHOLE, ids=lambda case: case.game)
def test_nothing_is_sent_to_anybody_in_a_whole_game(house: House, case: Case) -> None:
    look_for_leaks(house, case, [None, *range(case.seats)])
