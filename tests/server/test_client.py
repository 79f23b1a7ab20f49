"""`euphoria.client` against a real server: two of them play a whole game, through a crash, and hear what is refused."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from euphoria.client import Client, NotSeated, Refused, TableClosed, Unreachable
from tests.server.house import Guest, House, free_port
from tests.server.proxy import Cut, Proxy

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
SEATS = ("me", "invited", "bot", "bot")
Action = list[str | int]


class Bot:
    """Takes what is legal in turn, and remembers what it saw."""

    def __init__(self) -> None:
        self.chosen: list[Action] = []

    def __call__(self, view: dict[str, Any], legal: list[Action]) -> Action:
        assert view
        self.chosen.append(legal[len(self.chosen) % len(legal)])
        return self.chosen[-1]


def token_of(guest: Guest) -> str:
    token: str = guest.post("/api/tokens", {"name": "bot"}, 201)["token"]
    return token


@pytest.fixture
def pair(house: House) -> Iterator[tuple[Client, Client]]:
    with (
        Client(house.url, token_of(house.guest("Ana"))) as ana,
        Client(house.url + "/", token_of(house.guest())) as ben,
    ):
        yield ana, ben


def stored_moves(house: House, table_id: str, seat: int) -> list[Action]:
    query = "SELECT action FROM moves WHERE table_id = ? AND seat = ? ORDER BY number"
    return [json.loads(action) for (action,) in house.stored(query, table_id, seat)]


def test_two_clients_play_a_whole_game(house: House, pair: tuple[Client, Client]) -> None:
    ana, ben = pair
    table, (invitation,) = ana.make("leaders", SEATS, turns=1)
    assert ben.join(invitation)["id"] == table["id"]
    with pytest.raises(Refused) as used:
        ben.join(invitation)
    assert used.value.code == "no-invitation"
    bots = Bot(), Bot()
    with ThreadPoolExecutor(2) as pool:
        playing = [pool.submit(client.play, table, bot) for client, bot in zip(pair, bots, strict=True)]
        ana.start(table)  # they are waiting for it
        outcomes = [one.result(60) for one in playing]
    assert outcomes[0] == outcomes[1]
    ((mine,), (theirs,)) = ana.tables(), ben.tables()
    assert mine["table"]["outcome"] == outcomes[0]
    assert (mine["seat"], theirs["seat"]) == (0, 1)
    for seat, bot in enumerate(bots):
        assert bot.chosen == stored_moves(house, table["id"], seat)
    assert ana.play(table["id"], bots[0]) == outcomes[0], "a game that is over is over at once"
    assert {seat["entropy_from"] for seat in mine["table"]["seats"][:2]} == {"player"}


def test_a_client_comes_back_when_the_server_does_and_makes_each_move_once(tmp_path: Path) -> None:
    with House(tmp_path).running() as house, Client(house.url, token_of(house.guest())) as ana:
        table, _ = ana.make("leaders", ("me", "bot", "bot", "bot"), turns=1)
        ana.start(table)
        bot, moved = Bot(), threading.Event()

        def choose(view: dict[str, Any], legal: list[Action]) -> Action:
            moved.set()
            return bot(view, legal)

        with ThreadPoolExecutor(1) as pool:
            game = pool.submit(ana.play, table, choose)
            assert moved.wait(30)
            house.end(signal.SIGKILL)
            house.start()
            assert game.result(60)["winners"] is not None
        stored = stored_moves(house, table["id"], 0)
        assert len(stored) <= len(bot.chosen) <= len(stored) + 1, "at most the move in flight is chosen anew"


@pytest.mark.parametrize("cut", Cut)
def test_a_client_whose_acknowledgements_are_lost_makes_each_move_once(
    house: House, cut: Cut, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("euphoria.client.play_session.ANSWER_TIMEOUT", 1.0)
    token = token_of(house.guest())
    bot, proxy = Bot(), Proxy(house.port, losses=3, cut=cut)
    with proxy.running(), Client(house.url, token) as ana, Client(proxy.url, token) as through:
        table, _ = ana.make("leaders", ("me", "bot", "bot", "bot"), turns=2)
        ana.start(table)
        with ThreadPoolExecutor(1) as pool:
            outcome = pool.submit(through.play, table, bot).result(60)
        assert outcome == ana.tables()[0]["table"]["outcome"]
    assert proxy.lost == 3
    assert bot.chosen == stored_moves(house, table["id"], 0)


def test_what_a_bot_gives_that_is_no_move_is_said(pair: tuple[Client, Client]) -> None:
    ana, ben = pair
    table, _ = ana.make("leaders", ("me", "bot", "bot", "bot"))
    ana.start(table)
    with pytest.raises(Refused) as refused:
        ana.play(table, lambda view, legal: ["dance"])
    assert refused.value.code == "no-action"
    with pytest.raises(Refused) as refused:
        ana.play(table, lambda view, legal: [])
    assert refused.value.code == "malformed"
    with pytest.raises(ZeroDivisionError):
        ana.play(table, lambda view, legal: [1 // 0])
    with pytest.raises(NotSeated):
        ben.play(table, Bot())


def test_a_table_that_is_closed_and_one_that_is_not_there(pair: tuple[Client, Client]) -> None:
    ana, ben = pair
    table, _ = ana.make("leaders", ("me", "open", "open", "open"))
    assert table["id"] in [open["id"] for open in ben.lobby()]
    assert ben.sit(table)["seats"][1]["kind"] == "person"
    ben.leave(table)
    with ThreadPoolExecutor(1) as pool:
        game = pool.submit(ana.play, table, Bot())
        ana.leave(table)
        with pytest.raises((TableClosed, NotSeated)):
            game.result(30)
    with pytest.raises(Refused):
        ana.play("nowhere", Bot())


def test_a_wrong_token_and_no_server(house: House) -> None:
    with Client(house.url, "euphoria_wrong") as nobody:
        for call in (nobody.tables, lambda: nobody.play("any", Bot())):
            with pytest.raises(Refused) as refused:
                call()
            assert refused.value.code == "wrong-token"
    with Client(f"http://127.0.0.1:{free_port()}", "x") as lost, pytest.raises(Unreachable):
        lost.tables()


def test_who_is_too_fast_waits_and_goes_on(tmp_path: Path) -> None:
    slow = House(tmp_path, EUPHORIA_RATE_FACTOR="0.2")
    with slow.running() as house, Client(house.url, token_of(house.guest())) as ana:
        assert [ana.tables() for _ in range(20)] == [[]] * 20


def test_a_revoked_token_ends_the_play(house: House) -> None:
    guest = house.guest()
    made = guest.post("/api/tokens", {"name": "bot"}, 201)
    with Client(house.url, made["token"]) as ana:
        table, _ = ana.make("leaders", ("me", "bot", "bot", "bot"))
        ana.start(table)
        thinking, revoked = threading.Event(), threading.Event()

        def choose(view: dict[str, Any], legal: list[Action]) -> Action:
            thinking.set()
            assert revoked.wait(30)
            return legal[0]

        with ThreadPoolExecutor(1) as pool:
            game = pool.submit(ana.play, table, choose)
            assert thinking.wait(30)
            guest.ask("DELETE", f"/api/tokens/{made['id']}", status=204)
            revoked.set()
            with pytest.raises(Refused) as refused:
                game.result(30)
            assert refused.value.code == "wrong-token"


def test_the_example_on_the_page_plays(house: House) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    ana = house.guest()
    made = ana.make("invited", "bot", "bot", "bot", turns=1)
    invitation = made["invitations"][0]["token"]
    for shown, real in {
        "https://table.example": house.url,
        "TOKEN": token_of(house.guest()),
        "INVITATION": invitation,
    }.items():
        assert example.count(shown) == 1
        example = example.replace(shown, real)
    with ThreadPoolExecutor(1) as pool:
        scope: dict[str, Any] = {"print": lambda outcome: None}
        game = pool.submit(exec, example, scope)
        while ana.ask("GET", f"/api/tables/{made['table']['id']}")["seats"][0]["kind"] != "person":
            assert not game.done(), game.result()
        ana.post(f"/api/tables/{made['table']['id']}/start")
        game.result(60)
    assert ana.ask("GET", f"/api/tables/{made['table']['id']}")["status"] == "finished"


def test_the_client_needs_nothing_of_the_server() -> None:
    check = (
        "import sys, euphoria.client; print([n for n in sys.modules if n.startswith(('euphoria.server', 'fastapi'))])"
    )
    ran = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"
