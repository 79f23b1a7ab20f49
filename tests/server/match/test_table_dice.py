"""Verifiable dice at a real server: promised before the game, settled by the players' words, shown after the end."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import json
import random
import signal
import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from euphoria import Record, game
from euphoria.kernel.record.verifiable_dice import VerifiableDice, key_of
from euphoria.kernel.record.verify_dice import verify
from euphoria.server.match.logged_moves import LoggedMove, standing_moves
from euphoria.server.match.match import Match
from euphoria.server.match.table_dice import new_material, table_dice, with_entropy
from tests.server.house import Guest, House, Json, Socket, play_on
from tests.server.places import BOTH

PLACES = BOTH


def secret_of(house: House, table_id: str) -> bytes:
    """As only the database knows it."""
    ((stored,),) = house.stored("SELECT dice FROM tables WHERE id = ?", table_id)
    return bytes.fromhex(json.loads(stored)["secret"])


def setup_of(house: House, table_id: str) -> list[int]:
    ((stored,),) = house.stored("SELECT setup FROM tables WHERE id = ?", table_id)
    setup: list[int] = json.loads(stored)
    return setup


def verified(guest: Guest, table_id: str, folder: Path) -> tuple[int, str]:
    """What `euphoria verify` says of the record, given the commitment of the table."""
    table = guest.ask("GET", f"/api/tables/{table_id}")
    file = folder / f"{table_id.strip('-')}.json"
    answer = guest.http.get(f"/api/tables/{table_id}/record")
    assert answer.status_code == 200, answer.text
    file.write_text(answer.text, "utf-8")
    command = [sys.executable, "-m", "euphoria.cli.main", "verify", str(file), "--lang", "en"]
    promised = [] if table["dice"] is None else ["--commitment", table["dice"]["commitment"]]
    ran = subprocess.run([*command, *promised], capture_output=True, text=True, check=False)
    return ran.returncode, ran.stdout + ran.stderr


def added(table: Json) -> list[str | None]:
    return [seat["entropy"] for seat in table["seats"]]


def test_the_commitment_is_there_before_anybody_joins_and_words_are_shown_with_whose_they_are(house: House) -> None:
    ana, ben, cleo = house.guest(), house.guest(), house.guest()
    table = ana.make("me", "open", "open", "bot")["table"]
    promised = hashlib.sha256(secret_of(house, table["id"])).hexdigest()
    assert table["dice"] == {"commitment": promised, "secret": None}
    (listed,) = [other for other in cleo.ask("GET", "/api/tables") if other["id"] == table["id"]]
    assert listed["dice"] == table["dice"]
    with house.look(table["id"]) as socket:
        assert socket.until(lambda message: message["type"] == "hello")["commitment"] == promised
        ben.post(f"/api/tables/{table['id']}/join", {"entropy": "ñandú, 7 of May"})
        told = socket.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["name"])
        assert told["table"]["seats"][1]["entropy"] == "ñandú, 7 of May"
        assert told["table"]["dice"] == table["dice"]
    table = cleo.post(f"/api/tables/{table['id']}/join")["table"]
    assert [seat["entropy_from"] for seat in table["seats"]] == ["server", "player", "server", None]
    host, words, made, bot = added(table)
    assert (words, bot) == ("ñandú, 7 of May", "")
    assert host != made
    assert len(str(host)) == len(str(made)) == 32
    left = ben.post(f"/api/tables/{table['id']}/leave")
    assert (left["seats"][1]["entropy"], left["seats"][1]["entropy_from"]) == (None, None)
    freed = ana.post(f"/api/tables/{table['id']}/seats/2/free", {"kind": "bot"})["table"]
    assert added(freed) == [host, None, "", ""]
    assert freed["dice"] == table["dice"]


def test_the_words_at_the_start_settle_the_dice(house: House) -> None:
    ana, ben = house.guest(), house.guest()
    made = ana.ask(
        "POST", "/api/tables", {"game": "leaders", "seats": ["me", "open", "bot", "bot"], "entropy": "one"}, 201
    )
    table_id = made["table"]["id"]
    path = f"/api/tables/{table_id}/entropy"
    assert added(made["table"]) == ["one", None, "", ""]
    assert ben.refused("POST", path, {"entropy": "mine"}, 403) == "not-seated"
    ben.post(f"/api/tables/{table_id}/join", {"entropy": "three"})
    assert added(ana.post(path, {"entropy": "two"})) == ["two", "three", "", ""]
    ana.post(f"/api/tables/{table_id}/start")
    assert ana.refused("POST", path, {"entropy": "four"}, 409) == "started"
    secret, setups = secret_of(house, table_id), []
    for words in (["two", "three", "", ""], ["one", "three", "", ""], ["three", "two", "", ""]):
        dice = VerifiableDice(secret, table_id, words)
        setups.append(Record(game("leaders"), 4, dice=dice, **made["table"]["options"]).setup)
    assert setup_of(house, table_id) == setups[0]
    assert setups[0] != setups[1] != setups[2] != setups[0]


@pytest.mark.parametrize(
    ("words", "code"),
    [("", "malformed"), ("x" * 257, "malformed"), (7, "malformed"), ("a\nb", "entropy"), ("a\u202eb", "entropy")],
)
def test_words_that_are_no_line_of_text_are_refused(house: House, words: object, code: str) -> None:
    ana = house.guest()
    said = {"game": "leaders", "seats": ["me", "open", "bot", "bot"]}
    assert ana.refused("POST", "/api/tables", said | {"entropy": words}, 422) == code
    table_id = ana.ask("POST", "/api/tables", said, 201)["table"]["id"]
    assert ana.refused("POST", f"/api/tables/{table_id}/entropy", {"entropy": words}, 422) == code
    ben = house.guest()
    assert ben.refused("POST", f"/api/tables/{table_id}/join", {"entropy": words}, 422) == code
    assert ana.ask("GET", f"/api/tables/{table_id}")["seats"][1]["kind"] == "open"


class Wire:
    """All that a guest is answered over HTTP."""

    def __init__(self, *guests: Guest) -> None:
        self.heard: list[str] = []
        for guest in guests:
            guest.http.event_hooks["response"].append(self.hear)

    def hear(self, answer: httpx.Response) -> None:
        self.heard.append(answer.read().decode() + repr(answer.headers.raw))


def before_the_end(socket: Socket) -> list[str]:
    """What was sent until the first message which says that the game is over."""
    sent: list[str] = []
    for message in socket.all:
        if message.get("outcome") or message.get("table", {}).get("status") == "finished":
            return sent
        sent.append(json.dumps(message))
    raise AssertionError("the game is not over")


def faces(secret: bytes, key: bytes) -> list[str]:
    """The forms in which somebody could stumble over it."""
    found = []
    for known in (secret, key):
        plain, url = base64.b64encode(known).decode(), base64.urlsafe_b64encode(known).decode()
        found += [known.hex(), known.hex().upper(), plain.rstrip("="), url.rstrip("="), str(int.from_bytes(known))]
        found += [known.hex()[:16], known.hex()[-16:], json.dumps(list(known)), json.dumps(list(known))[1:20]]
    return found


def test_the_secret_is_sent_to_nobody_before_the_end_and_to_everybody_after_it(tmp_path: Path) -> None:
    with House(tmp_path).running() as house:
        ana, ben = house.guest("Ana"), house.guest("Ben")
        wire = Wire(ana, ben)
        table_id = ana.make("me", "open", "bot", "bot", turns=3)["table"]["id"]
        ben.post(f"/api/tables/{table_id}/join", {"entropy": "good evening"})
        ana.refused("GET", f"/api/tables/{table_id}/record", None, 409)
        ana.post(f"/api/tables/{table_id}/start")
        secret = secret_of(house, table_id)
        with ana.look(table_id) as mine, ben.look(table_id) as his, house.look(table_id) as theirs:
            for socket in (mine, his, theirs):
                socket.until_game()
            mine.act(["shoot"])
            mine.act(mine.legal[0])
            mine.catch_up()
            assert mine.undo()["type"] == "acknowledged"
            mine.catch_up()
            mine.send(type="chat", text="secret?")
            for guest in (ana, ben):
                assert guest.refused("GET", f"/api/tables/{table_id}/record", None, 409) == "not-finished"
                assert guest.refused("GET", f"/api/tables/{table_id}/steps", None, 409) == "not-finished"
                for path in (
                    f"/api/tables/{table_id}",
                    "/api/tables",
                    "/api/me",
                    "/api/openapi.json",
                    "/health",
                    "/ready",
                    "/metrics",
                ):
                    guest.http.get(path)
                guest.http.post(f"/api/tables/{table_id}/rematch", json={})
                guest.http.post(f"/api/tables/{table_id}/start", json={})
            with ThreadPoolExecutor(2) as pool:
                playing = [pool.submit(play_on, socket) for socket in (mine, his)]
                while ana.ask("GET", f"/api/tables/{table_id}")["status"] != "finished":
                    time.sleep(0.05)
                assert all(player.result() for player in playing)
            assert secret.hex() in wire.heard.pop()
            sent = list(wire.heard)
            for socket in (mine, his, theirs):
                while socket.newest["table"]["table"]["status"] != "finished":
                    socket.receive()
                assert socket.newest["table"]["table"]["dice"]["secret"] == secret.hex()
                sent += before_the_end(socket)
        record = ana.ask("GET", f"/api/tables/{table_id}/record")
        assert record["verifiable"]["secret"] == secret.hex()
        assert ben.ask("GET", f"/api/tables/{table_id}")["dice"]["secret"] == secret.hex()
        hidden = faces(secret, key_of(secret, table_id, record["verifiable"]["entropy"]))
        assert len(sent) > 40
        assert [face for face in hidden if any(face in text for text in sent)] == []
        assert verified(ana, table_id, tmp_path)[0] == 0
        house.end()
        assert not any(face in house.log.read_text() for face in hidden)
        with contextlib.closing(sqlite3.connect(house.database)) as database:
            kept = [row for row in database.iterdump() if any(face in row for face in hidden)]
        assert len(kept) == 1
        assert kept[0].startswith('INSERT INTO "tables"')


def test_a_game_verifies_after_the_server_was_killed_and_somebody_left(tmp_path: Path) -> None:
    with House(tmp_path).running() as house:
        ana, ben = house.guest(), house.guest()
        table_id = ana.make("me", "open", "bot", "bot", turns=4)["table"]["id"]
        ben.post(f"/api/tables/{table_id}/join", {"entropy": "Ben was here"})
        before = ana.ask("GET", f"/api/tables/{table_id}")
        ana.post(f"/api/tables/{table_id}/start")
        with ben.look(table_id) as socket:
            socket.until_game()
            play_on(socket, 1)
        ben.post(f"/api/tables/{table_id}/leave")
        for kills in range(1, 3):
            with ana.look(table_id) as socket:
                socket.until_game()
                if socket.game["outcome"]:
                    assert kills > 1  # luck may end a game early, but not that early
                    break
                if socket.legal:
                    socket.act(socket.legal[0])
                socket.undo()
                socket.newest["game"] = house_view(ana, table_id)
                play_on(socket, 2)
                house.end(signal.SIGKILL)
            house.start()
        with ana.look(table_id) as socket:
            socket.until_game()
            play_on(socket)
        after = ana.ask("GET", f"/api/tables/{table_id}")
        assert after["dice"]["commitment"] == before["dice"]["commitment"]
        assert added(after) == added(before)
        status, said = verified(ana, table_id, tmp_path)
        assert (status, "Ben was here" in said, before["dice"]["commitment"] in said) == (0, True, True), said
        record = ana.ask("GET", f"/api/tables/{table_id}/record")
        assert record["verifiable"]["entropy"] == added(before)
        assert record["verifiable"]["table"] == table_id
        again = ana.post(f"/api/tables/{table_id}/rematch", {"entropy": "once more"})
        assert again["dice"]["commitment"] != before["dice"]["commitment"]
        assert again["dice"]["secret"] is None
        assert again["seats"][0]["entropy"] == "once more"
        assert secret_of(house, again["id"]) != secret_of(house, table_id)


def house_view(guest: Guest, table_id: str) -> Json:
    """The game as it is now, seen on a socket of its own."""
    with guest.look(table_id) as socket:
        return socket.until_game()


def test_a_table_from_before_there_were_commitments_is_played_to_its_end(tmp_path: Path) -> None:
    with House(tmp_path).running() as house:
        ana = house.guest()
        table_id = ana.make("me", "bot", "bot", "bot", turns=1)["table"]["id"]
        with contextlib.closing(sqlite3.connect(house.database)) as database, database:
            old = json.dumps({"kind": "seeded", "seed": "abc"})
            database.execute("UPDATE tables SET dice = ? WHERE id = ?", (old, table_id))
        assert ana.post(f"/api/tables/{table_id}/start")["dice"] is None
        with ana.look(table_id) as socket:
            assert socket.until(lambda message: message["type"] == "hello")["commitment"] is None
            socket.until_game()
            play_on(socket)
        assert ana.ask("GET", f"/api/tables/{table_id}")["dice"] is None
        assert verified(ana, table_id, tmp_path)[0] == 3


@pytest.mark.parametrize(("game_id", "seats"), [("leaders", 5), ("dystopia", 3), ("reality", 2)])
def test_what_was_taken_back_has_thrown_nothing(game_id: str, seats: int) -> None:
    rng = random.Random(game_id)
    material = with_entropy(new_material("a table"), [f"seat {seat}" for seat in range(seats)])
    record = Record(game(game_id), seats, dice=table_dice(material))
    match = Match.begin(record.state.copy(), len(record.setup))
    lines: list[LoggedMove] = []
    while match.state.deciders and len(lines) < 150:
        seat = rng.choice(match.state.deciders)
        match, line = match.act(seat, rng.choice(match.state.legal(seat)), table_dice(material, match.dice_thrown))
        lines.append(line)
        if match.may_take_back(seat) and rng.random() < 0.3:
            match, line = match.take_back(seat)
            lines.append(line)
    assert any(line.action is None for line in lines)
    for line in standing_moves(lines):
        assert line.action is not None
        record.apply(line.seat, line.action)
    assert record.thrown() == match.dice_thrown
    assert record.state.digest() == match.state.digest()
    assert [move.chance for move in record.moves] == [line.chance for line in standing_moves(lines)]
    record.reveal(bytes.fromhex(material["secret"]), unfinished=True)
    assert verify(record).good
