"""A real server in a process of its own, people who talk to it over HTTP, and the sockets at which they play."""

from __future__ import annotations

import contextlib
import copy
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.places import File, Place

Json = dict[str, Any]
PATIENCE = 60.0
"""Seconds after which something that has to happen never will. On a busy machine much takes long: no test is right by
being quick."""
METRICS_TOKEN = "for-prometheus-and-nobody-else"
SHOWN = ("seat", "position", "legal")
"""What of a game tells it from another one: who is sent no message about it has all of it."""
_names = count(1)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(happens: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Until it is so. That takes as long as the machine needs: the limit is for what never happens."""
    deadline = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.02)


def browser(url: str) -> httpx.Client:
    """Without certificates, which take long to load and are not looked at here."""
    return httpx.Client(base_url=url, timeout=PATIENCE, verify=False)


class House:
    """`euphoria serve` on a database in a folder; it can be stopped, killed and started again."""

    def __init__(self, folder: Path, place: Place | None = None, **environment: str) -> None:
        self.folder = folder
        self.place = File(folder / "euphoria.db") if place is None else place
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        usual = {
            "EUPHORIA_RATE_FACTOR": "1000",
            "EUPHORIA_BOT_DELAY": "0",
            "EUPHORIA_BOT_BUDGET": "0",
            "EUPHORIA_REACTION_WAIT": "0",
            "EUPHORIA_METRICS_TOKEN": METRICS_TOKEN,
        }
        self.environment = os.environ | usual | environment
        self.process: subprocess.Popen[bytes] | None = None
        self.guests: list[Guest] = []

    @property
    def database(self) -> Path:
        """The file, where it is one."""
        assert isinstance(self.place, File)
        return self.place.path

    def stored(self, query: str, *values: object) -> list[Any]:
        return self.place.stored(query, *values)

    @property
    def command(self) -> list[str]:
        """How the program is called."""
        return [sys.executable, "-m", "euphoria.cli.main"]

    def start(self) -> None:
        command = [*self.command, "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--database", self.place.address],
                env=self.environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        deadline = time.monotonic() + PATIENCE
        with browser(self.url) as http:
            while time.monotonic() < deadline and self.process.poll() is None:
                with contextlib.suppress(httpx.TransportError):
                    if http.get("/ready").status_code == 200:
                        return
                time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it, or kill it; its exit status."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    @contextlib.contextmanager
    def running(self) -> Iterator[House]:
        self.start()
        try:
            yield self
        finally:
            self.send_home()
            if self.process is not None and self.process.poll() is None:
                self.end()

    def guest(self, name: str | None = None) -> Guest:
        self.guests.append(Guest(self, name or f"Guest {next(_names)}"))
        return self.guests[-1]

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """What a stranger is answered."""
        with browser(self.url) as http:
            return http.request(method, path, **more)

    def figures(self) -> httpx.Response:
        """What Prometheus is told."""
        return self.ask("GET", "/metrics", headers={"authorization": f"Bearer {METRICS_TOKEN}"})

    def send_home(self) -> None:
        """Everybody who is here closes their browser."""
        while self.guests:
            self.guests.pop().http.close()

    @contextlib.contextmanager
    def look(
        self,
        table_id: str,
        person: Guest | None = None,
        since: int = 0,
        origin: str | None = None,
        headers: dict[str, str] | None = None,
        lang: str | None = None,
        seat: int | None = None,
        mark: str = "",
    ) -> Iterator[Socket]:
        headers = (headers or {}) | ({} if person is None else {"Cookie": person.cookie})
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table_id}/socket?since={since}&mark={mark}"
        url += "" if lang is None else f"&lang={lang}"
        url += "" if seat is None else f"&seat={seat}"
        extra = {} if origin is None else {"Origin": origin}
        with connect(url, additional_headers=headers | extra, open_timeout=PATIENCE, close_timeout=1) as connection:
            yield Socket(connection)


class Guest:
    """Somebody with a browser."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.http = browser(house.url)
        self.name = name
        self.ask("POST", "/api/guests", {"name": name}, status=201)

    def at(self, house: House) -> Guest:
        """The same person with the same cookies at another server of the same database."""
        there = copy.copy(self)
        there.house, there.http = house, browser(house.url)
        there.http.cookies = self.http.cookies
        house.guests.append(there)
        return there

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def ask(self, method: str, path: str, said: Any = None, status: int = 200) -> Any:
        answer = self.http.request(method, path, json=said)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def post(self, path: str, said: Any = None, status: int = 200) -> Any:
        return self.ask("POST", path, {} if said is None else said, status)

    def refused(self, method: str, path: str, said: Any, status: int) -> str:
        """The code of the reason for which it is refused."""
        code: str = self.ask(method, path, said, status)["error"]["code"]
        return code

    def make(self, *seats: str, game: str = "leaders", settings: Any = None, **options: Any) -> Json:
        said = {"game": game, "seats": seats, "options": options, "settings": settings or {}}
        made: Json = self.ask("POST", "/api/tables", said, status=201)
        return made

    def play(self, *seats: str, game: str = "leaders", settings: Any = None, **options: Any) -> str:
        """A table that has been started at once; its id."""
        table_id: str = self.make(*seats, game=game, settings=settings, **options)["table"]["id"]
        self.post(f"/api/tables/{table_id}/start")
        return table_id

    def look(
        self, table_id: str, since: int = 0, lang: str | None = None, seat: int | None = None, mark: str = ""
    ) -> AbstractContextManager[Socket]:
        return self.house.look(table_id, self, since, lang=lang, seat=seat, mark=mark)

    @contextlib.contextmanager
    def look_again(self, table_id: str, before: Socket) -> Iterator[Socket]:
        """With the events that they have from an earlier socket."""
        with self.look(table_id, len(before.events), mark=before.game["mark"]) as socket:
            socket.events = list(before.events)
            yield socket


class Socket:
    """One socket: the newest of each kind of message, and all that came."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.newest: dict[str, Json] = {}
        self.all: list[Json] = []
        self.events: list[Json] = []
        self._ids = count(1)
        self._prefix = os.urandom(4).hex()

    @property
    def game(self) -> Json:
        return self.newest["game"]

    @property
    def legal(self) -> list[list[str | int]]:
        legal: list[list[str | int]] = self.game["legal"]
        return legal

    def receive(self, timeout: float = PATIENCE) -> Json:
        message: Json = json.loads(self.connection.recv(timeout))
        self.all.append(message)
        self.newest[message["type"]] = message
        if message["type"] == "game":
            assert message["since"] <= len(self.events)
            self.events[message["since"] :] = message["events"]
        return message

    def until(self, wanted: Callable[[Json], object]) -> Json:
        """The next message that is wanted."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message = self.receive()
            if wanted(message):
                return message
        raise AssertionError("it never came")

    def until_game(self, wanted: Callable[[Json], object] = lambda game: True) -> Json:
        return self.until(lambda message: message["type"] == "game" and wanted(message))

    def catch_up(self) -> None:
        """Until all has come that had happened when this was called."""
        deadline = time.monotonic() + PATIENCE
        while not self._is_up_to_date():
            self.until_game()
            assert time.monotonic() < deadline, "it never came to rest"

    def _is_up_to_date(self) -> bool:
        """A refusal tells how the game is now."""
        client_id = self.new_id()
        self.send(type="undo", client_id=client_id, position="")
        now: Json | None = self.until(lambda message: message.get("client_id") == client_id)["game"]
        had = self.newest.get("game", {})
        return now is None or all(had.get(name) == now[name] for name in SHOWN)

    def until_asked(self) -> Json:
        """The game when this seat has to decide, or when it is over."""
        while not (self.legal or self.game["outcome"]):
            self.until_game()
        return self.game

    def until_quiet(self, seconds: float = 0.3) -> None:
        """For what must not come. What has to come may take longer on a busy machine."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.receive(seconds)

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def new_id(self) -> str:
        return f"{self._prefix}-{next(self._ids)}"

    def reply(self) -> Json:
        return self.until(lambda message: message["type"] in ("acknowledged", "refused"))

    def act(self, action: list[str | int], client_id: str | None = None, position: str | None = None) -> Json:
        self.send(
            type="act",
            client_id=client_id or self.new_id(),
            position=position or self.game["position"],
            action=action,
        )
        return self.reply()

    def undo(self) -> Json:
        self.send(type="undo", client_id=self.new_id(), position=self.game["position"])
        return self.reply()

    def closed_with(self) -> int | None:
        """Read until the server has closed it; the code it gave."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


def play_on(socket: Socket, actions: int = 10_000) -> int:
    """Act on this seat whenever it is asked, till the game is over or so often; how often it acted."""
    acted = 0
    while acted < actions and socket.game["outcome"] is None:
        if not socket.legal:
            socket.until_game()
            continue
        made_for = socket.game["position"]
        reply = socket.act(socket.legal[acted % len(socket.legal)])
        if reply["type"] == "acknowledged":
            acted += 1
            while socket.game["position"] == made_for:
                socket.until_game()
        else:
            assert reply["reason"]["code"] == "stale", reply
            socket.newest["game"] = reply["game"]
    return acted
