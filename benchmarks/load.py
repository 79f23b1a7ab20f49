"""`make load`: many live tables over real sockets, beside a bare echo with as many sockets, and what a move waits for.

    python benchmarks/load.py --tables 200 --seconds 120

Each table has four people with a socket each; half of the tables play leaders, half dystopia. Whoever is asked thinks
for half to one and a half times THINK seconds and then acts, so that two hundred tables make some two hundred moves a
second: many more than people would. A move is timed from its sending to the receipt of its acknowledgement, which
comes when the move is on the disk.

The echo server is uvicorn with the same settings in a process of its own. It is sent messages of the size of a move, as
often as the tables were, by the same client code.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import orjson
import uvicorn
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS = 4
GAMES: dict[str, dict[str, int]] = {"leaders": {"turns": 1000}, "dystopia": {}}
THINK = 1.0
WARM = 5.0
"""Seconds over which the tables begin, before anything counts."""
MOST = 5.0
"""How many times as long as an echo a move may take, at the 95th percentile."""
Json = dict[str, Any]


# Servers, each in a process of its own.


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """The least that a server can do."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def serve_echo(port: int) -> None:
    from euphoria.server.run import SETTINGS

    uvicorn.run(echo, host="127.0.0.1", port=port, lifespan="off", **SETTINGS)


@contextmanager
def running(command: list[str], port: int, log: Path, environment: dict[str, str]) -> Iterator[Server]:
    with log.open("ab") as told:
        process = subprocess.Popen(command, env=os.environ | environment, stdout=told, stderr=told)
    server = Server(process.pid, port)
    try:
        server.wait(process, log)
        yield server
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


@dataclass
class Server:
    pid: int
    port: int

    def wait(self, process: subprocess.Popen[bytes], log: Path) -> None:
        for _ in range(600):
            try:
                if httpx.get(f"http://127.0.0.1:{self.port}/ready", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
            if process.poll() is not None:
                break
        raise SystemExit(f"a server did not start:\n{log.read_text()}")

    def memory(self) -> int:
        """In KB, of its own."""
        fields = Path(f"/proc/{self.pid}/statm").read_text().split()
        return (int(fields[1]) - int(fields[2])) * os.sysconf("SC_PAGE_SIZE") // 1024

    def processor(self) -> float:
        """Seconds of a core that it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def connect(self, path: str, headers: dict[str, str]) -> connect:
        url = f"ws://127.0.0.1:{self.port}{path}"
        return connect(url, additional_headers=headers, compression=None, ping_interval=None, max_size=None)


# What is measured.


@dataclass
class Measured:
    seconds: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    processor: float = 0.0
    """Seconds of a core that the server has used."""
    from_then: float = 0.0
    """What was sent before does not count: all begin at once, as people do not."""
    refused: int = 0
    games: int = 0

    def percentile(self, of_hundred: int) -> float:
        """In milliseconds."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, len(ordered) * of_hundred // 100)] if ordered else 0.0

    def shown(self) -> Json:
        told = {f"p{share}_ms": round(self.percentile(share), 2) for share in (50, 95, 99)}
        core = round(1000 * self.processor / max(1, len(self.seconds)), 3)
        return {"messages": len(self.seconds), **told, "core_ms": core, "errors": len(self.errors)}


@contextmanager
def counting(server: Server, measured: Measured) -> Iterator[None]:
    before = server.processor()
    yield
    measured.processor = server.processor() - before


# Tables.


class Player:
    """One seat over one socket: acts when it is asked, after a while."""

    def __init__(self, wire: ClientConnection, measured: Measured, chance: random.Random, think: float) -> None:
        self.wire = wire
        self.measured = measured
        self.chance = chance
        self.think = think
        self.game: Json | None = None
        self.over = False
        self._asked = asyncio.Event()
        self._answers: dict[str, asyncio.Future[tuple[Json, float]]] = {}
        self._ids = (f"{chance.getrandbits(32):x}-{number}" for number in count())

    async def run(self, until: float) -> None:
        reading = asyncio.create_task(self._read())
        try:
            async with asyncio.timeout_at(until):
                while not self.over:
                    await self._asked.wait()
                    self._asked.clear()
                    if self.game is not None and self.game["legal"] and not self.over:
                        await asyncio.sleep(self.think * self.chance.uniform(0.5, 1.5))
                        await self._act()
        except TimeoutError:
            pass
        except ConnectionClosed as error:
            self.measured.errors.append(repr(error))
        finally:
            reading.cancel()
            (ended,) = await asyncio.gather(reading, return_exceptions=True)
            if not isinstance(ended, asyncio.CancelledError):
                self.measured.errors.append(f"a socket was closed: {ended!r}")

    async def _act(self) -> None:
        game = self.game
        if game is None or not game["legal"]:
            return
        client_id = next(self._ids)
        said = {"type": "act", "client_id": client_id, "position": game["position"]}
        text = orjson.dumps({**said, "action": self.chance.choice(game["legal"])}).decode()
        answer = self._answers[client_id] = asyncio.get_running_loop().create_future()
        self.game = None
        began = time.perf_counter()
        await self.wire.send(text)
        reply, arrived = await answer
        if reply["type"] == "acknowledged" and not reply["again"]:
            if began >= self.measured.from_then:
                self.measured.seconds.append(arrived - began)
        elif reply["type"] == "refused" and reply["reason"]["code"] == "stale":
            self.measured.refused += 1
            self._take(reply["game"])
        else:
            self.measured.errors.append(str(reply))

    async def _read(self) -> None:
        async for text in self.wire:
            arrived = time.perf_counter()
            message = orjson.loads(text)
            if message["type"] == "game":
                self._take(message)
            elif message["type"] in ("acknowledged", "refused"):
                waiting = self._answers.pop(message["client_id"], None)
                if waiting is None:
                    self.measured.errors.append(str(message))
                elif not waiting.done():
                    waiting.set_result((message, arrived))

    def _take(self, game: Json) -> None:
        self.game = game
        self.over = game["outcome"] is not None
        self._asked.set()


class Group:
    """Four people who play one game after another."""

    def __init__(self, server: Server, number: int, measured: Measured) -> None:
        self.server = server
        self.measured = measured
        self.chance = random.Random(number)
        self.game_id = list(GAMES)[number % len(GAMES)]
        self.people = [
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}/api", timeout=60, verify=False)
            for _ in range(SEATS)
        ]
        self.table_id = ""

    async def come(self) -> None:
        for seat, person in enumerate(self.people):
            await self._post(person, "/guests", {"name": f"Guest {seat}"})
        await self._sit()

    async def _sit(self) -> None:
        host = self.people[0]
        seats = ["me", *["open"] * (SEATS - 1)]
        made = await self._post(host, "/tables", {"game": self.game_id, "seats": seats, "options": GAMES[self.game_id]})
        self.table_id = made["table"]["id"]
        for person in self.people[1:]:
            await self._post(person, f"/tables/{self.table_id}/join", {})
        await self._post(host, f"/tables/{self.table_id}/start", {})

    async def _post(self, person: httpx.AsyncClient, path: str, said: Json) -> Json:
        answer = await person.post(path, json=said)
        answer.raise_for_status()
        found: Json = answer.json()
        return found

    @asynccontextmanager
    async def looking(self) -> AsyncIterator[list[ClientConnection]]:
        async with AsyncExitStack() as stack:
            yield [await stack.enter_async_context(self._look(person)) for person in self.people]

    def _look(self, person: httpx.AsyncClient) -> connect:
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        return self.server.connect(f"/api/tables/{self.table_id}/socket", {"Cookie": cookie})

    async def play(self, wires: list[ClientConnection], until: float, think: float, first: float = 0.0) -> None:
        """From then until then; a game that is over is followed by another."""
        await asyncio.sleep(first)
        players = [Player(wire, self.measured, self.chance, think) for wire in wires]
        await asyncio.gather(*(player.run(until) for player in players))
        while all(player.over for player in players) and asyncio.get_running_loop().time() < until:
            self.measured.games += 1
            await self._sit()
            async with self.looking() as again:
                players = [Player(wire, self.measured, self.chance, think) for wire in again]
                await asyncio.gather(*(player.run(until) for player in players))

    async def go(self) -> None:
        for person in self.people:
            await person.aclose()


async def echo_load(server: Server, sockets: int, rate: float, seconds: float, grown: Grown) -> Measured:
    """So many messages a second in all, over so many sockets."""
    measured = Measured()
    text = json.dumps({"type": "act", "client_id": "1234", "position": "9f86d081884c7d65", "action": ["aim", 3]})

    async def one(wire: ClientConnection, chance: random.Random, until: float) -> None:
        try:
            async with asyncio.timeout_at(until):
                await asyncio.sleep(chance.uniform(0, sockets / rate))
                while True:
                    began = time.perf_counter()
                    await wire.send(text)
                    await wire.recv()
                    measured.seconds.append(time.perf_counter() - began)
                    await asyncio.sleep(sockets / rate * chance.uniform(0.5, 1.5))
        except TimeoutError:
            pass
        except ConnectionClosed as error:
            measured.errors.append(repr(error))

    async with AsyncExitStack() as stack:
        wires = []
        for _ in range(sockets):
            wires.append(await stack.enter_async_context(server.connect("/", {})))
        grown.note()
        until = asyncio.get_running_loop().time() + seconds
        with counting(server, measured):
            await asyncio.gather(*(one(wire, random.Random(number), until) for number, wire in enumerate(wires)))
    return measured


class Grown:
    """How much memory a server has taken."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.before = self.after = server.memory()

    def note(self) -> None:
        self.after = self.server.memory()

    @property
    def kb(self) -> int:
        return self.after - self.before


async def tables_load(server: Server, asked: argparse.Namespace, grown: Grown) -> tuple[Measured, Measured]:
    measured, full = Measured(), Measured()
    groups = [Group(server, number, measured) for number in range(asked.tables)]
    for at in range(0, len(groups), 8):
        await asyncio.gather(*(group.come() for group in groups[at : at + 8]))
    await asyncio.sleep(2)
    grown.before = server.memory()
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(group.looking()) for group in groups]
        await asyncio.sleep(3)
        grown.note()
        print(f"playing at {asked.tables} tables for {asked.seconds:.0f} s ...", file=sys.stderr, flush=True)
        measured.from_then = time.perf_counter() + WARM
        until = asyncio.get_running_loop().time() + WARM + asked.seconds
        playing = [
            asyncio.create_task(group.play(at, until, THINK, group.chance.uniform(0, WARM)))
            for group, at in zip(groups, wires, strict=True)
        ]
        await asyncio.sleep(WARM)
        with counting(server, measured):
            await asyncio.gather(*playing)
        await asyncio.sleep(1)
    if asked.full:
        for group in groups:
            group.measured = full
        async with AsyncExitStack() as stack:
            wires = [await stack.enter_async_context(group.looking()) for group in groups]
            until = asyncio.get_running_loop().time() + asked.full
            with counting(server, full):
                await asyncio.gather(*(group.play(at, until, 0.0) for group, at in zip(groups, wires, strict=True)))
    for group in groups:
        await group.go()
    return measured, full


def disk(folder: Path) -> Measured:
    """What a move must wait for in any case: a few pages written to the disk that holds the database."""
    measured = Measured()
    with (folder / "disk").open("wb") as file:
        for _ in range(200):
            file.write(b"x" * 16384)
            file.flush()
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            measured.seconds.append(time.perf_counter() - began)
    return measured


async def measure(asked: argparse.Namespace, folder: Path) -> Json:
    environment = {"EUPHORIA_RATE_FACTOR": "1000000", "EUPHORIA_REACTION_WAIT": "0", "EUPHORIA_LOG": "json"}
    port, echo_port = free_port(), free_port()
    database = asked.database or str(folder / "load.db")
    serve = [sys.executable, "-m", "euphoria.cli.main", "serve", "--port", str(port), "--database", database]
    serve_bare = [sys.executable, __file__, "--echo", str(echo_port)]
    sockets = asked.tables * SEATS
    waits = disk(folder)
    log = folder / "server.log"
    with running(serve, port, log, environment) as server:
        at_tables = Grown(server)
        moves, full = await tables_load(server, asked, at_tables)
    if b"Traceback" in log.read_bytes():
        moves.errors.append(f"the server's log has a traceback:\n{log.read_text()[-5000:]}")
    rate = max(1.0, len(moves.seconds) / asked.seconds)
    with running(serve_bare, echo_port, folder / "echo.log", {}) as server:
        at_echo = Grown(server)
        echoes = await echo_load(server, sockets, rate, min(asked.seconds, 30), at_echo)
    return {
        "tables": asked.tables,
        "sockets": sockets,
        "seconds": asked.seconds,
        "moves_a_second": round(len(moves.seconds) / asked.seconds, 1),
        "moves": moves.shown() | {"stale": moves.refused, "games_ended": moves.games},
        "echo": echoes.shown(),
        "disk": waits.shown(),
        "ratio_p95": round(moves.percentile(95) / echoes.percentile(95), 2),
        "ratio_p95_without_the_disk": round((moves.percentile(95) - waits.percentile(95)) / echoes.percentile(95), 2),
        "full": full.shown() | {"moves_a_second": round(len(full.seconds) / asked.full, 1)} if asked.full else None,
        "kb_a_table_with_its_sockets": round(at_tables.kb / asked.tables, 1),
        "kb_a_bare_socket": round(at_echo.kb / sockets, 1),
        "what_went_wrong": (moves.errors + full.errors + echoes.errors)[:5],
    }


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--tables", type=int, default=200)
    reader.add_argument("--seconds", type=float, default=120.0)
    reader.add_argument("--full", type=float, default=0.0, help="and then so many seconds without thinking")
    reader.add_argument("--database", help="a PostgreSQL instead of a file for SQLite")
    reader.add_argument("--folder", type=Path, help="where the database is; usually a folder that is removed again")
    reader.add_argument("--check", action="store_true", help="fail if a promise is not kept")
    reader.add_argument("--echo", type=int, help=argparse.SUPPRESS)
    asked = reader.parse_args()
    if asked.echo:
        serve_echo(asked.echo)
        return 0
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
        found = uvloop.run(measure(asked, Path(folder)))
    print(json.dumps(found, indent=2))
    kept = not found["what_went_wrong"] and found["ratio_p95"] <= MOST
    return 1 if asked.check and not kept else 0


if __name__ == "__main__":
    sys.exit(main())
