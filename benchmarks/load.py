"""`make load`: many live tables over real sockets, beside a bare echo with as many sockets, and what a move waits for.

    python benchmarks/load.py --tables 200 --seconds 120

Each table has four people with a socket each; half of the tables play leaders, half dystopia. A move is timed from its
sending to the receipt of its acknowledgement, which comes when the move is on the disk. The echo server is uvicorn with
the same settings in a process of its own; it is sent messages of the size of a move, over as many sockets, by the same
client code. The two are compared twice, each time under one discipline:

- flat out: whoever is asked acts at once, and every socket of the echo sends again as soon as it is answered. Both
  servers have all that they can do, and a message waits for those before it.
- paced: whoever is asked thinks for half to one and a half times THINK seconds, so that two hundred tables make some
  two hundred moves a second, many more than people would; the echo is sent as many. Hardly anything waits for anything
  but the disk.
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
ECHO = 30.0
"""Seconds of an echo, at most."""
MOST = 5.0
"""How many times as long as an echo a move may take flat out, at the 95th percentile."""
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
    from euphoria.server.run import UVICORN_OPTIONS

    uvicorn.run(echo, host="127.0.0.1", port=port, lifespan="off", **UVICORN_OPTIONS)


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
    lasted: float = 0.0
    """Seconds for which it was measured."""
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
        rate = round(len(self.seconds) / self.lasted, 1) if self.lasted else None
        return {
            "messages": len(self.seconds),
            "a_second": rate,
            **told,
            "core_ms": core,
            "errors": len(self.errors),
        }


@contextmanager
def counting(server: Server, measured: Measured) -> Iterator[None]:
    before, began = server.processor(), time.perf_counter()
    yield
    measured.processor, measured.lasted = server.processor() - before, time.perf_counter() - began


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


@dataclass(frozen=True)
class Echoes:
    """How an echo is loaded: at most so many messages under way, and so long between two of a socket, on average."""

    sockets: int
    under_way: int
    rest: float = 0.0


async def echo_load(server: Server, how: Echoes, seconds: float, grown: Grown) -> Measured:
    measured = Measured()
    text = json.dumps({"type": "act", "client_id": "1234", "position": "9f86d081884c7d65", "action": ["aim", 3]})
    room = asyncio.Semaphore(how.under_way)

    async def one(wire: ClientConnection, chance: random.Random, until: float) -> None:
        try:
            async with asyncio.timeout_at(until):
                await asyncio.sleep(chance.uniform(0, how.rest))
                while True:
                    async with room:
                        began = time.perf_counter()
                        await wire.send(text)
                        await wire.recv()
                        measured.seconds.append(time.perf_counter() - began)
                    await asyncio.sleep(how.rest * chance.uniform(0.5, 1.5))
        except TimeoutError:
            pass
        except ConnectionClosed as error:
            measured.errors.append(repr(error))

    async with AsyncExitStack() as stack:
        wires = []
        for _ in range(how.sockets):
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
    """Flat out and paced, at the same tables."""
    flat_out, paced = Measured(), Measured()
    groups = [Group(server, number, paced) for number in range(asked.tables)]
    for at in range(0, len(groups), 8):
        await asyncio.gather(*(group.come() for group in groups[at : at + 8]))
    await asyncio.sleep(2)
    grown.before = server.memory()
    await played(groups, paced, asked.seconds, THINK, grown)
    await played(groups, flat_out, asked.seconds, 0.0)
    for group in groups:
        await group.go()
    return flat_out, paced


async def played(
    groups: list[Group], measured: Measured, seconds: float, think: float, grown: Grown | None = None
) -> None:
    """All at once, for so long, each over sockets of its own; they begin one after another."""
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(group.looking()) for group in groups]
        await asyncio.sleep(3)
        if grown is not None:
            grown.note()
        how = f"thinking {think:g} s" if think else "flat out"
        print(f"playing at {len(groups)} tables for {seconds:.0f} s, {how} ...", file=sys.stderr, flush=True)
        measured.from_then = time.perf_counter() + WARM
        until = asyncio.get_running_loop().time() + WARM + seconds
        for group in groups:
            group.measured = measured
        playing = [
            asyncio.create_task(group.play(at, until, think, group.chance.uniform(0, WARM)))
            for group, at in zip(groups, wires, strict=True)
        ]
        await asyncio.sleep(WARM)
        with counting(groups[0].server, measured):
            await asyncio.gather(*playing)
        await asyncio.sleep(1)


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
        flat_out, paced = await tables_load(server, asked, at_tables)
    if b"Traceback" in log.read_bytes():
        paced.errors.append(f"the server's log has a traceback:\n{log.read_text()[-5000:]}")
    rest = sockets * asked.seconds / max(1, len(paced.seconds))
    with running(serve_bare, echo_port, folder / "echo.log", {}) as server:
        at_echo = Grown(server)
        echoes = [
            await echo_load(server, how, min(asked.seconds, ECHO), at_echo)
            for how in (Echoes(sockets, sockets), Echoes(sockets, asked.tables), Echoes(sockets, sockets, rest))
        ]
    all_busy, one_a_table, as_often = echoes
    return {
        "tables": asked.tables,
        "sockets": sockets,
        "seconds": asked.seconds,
        "disk": waits.shown(),
        "flat_out": compared(flat_out, all_busy)
        | {"echo_with_one_under_way_a_table": one_a_table.shown(), "ratio_p95_to_it": ratio(flat_out, one_a_table)},
        "paced": compared(paced, as_often),
        "kb_a_table_with_its_sockets": round(at_tables.kb / asked.tables, 1),
        "kb_a_bare_socket": round(at_echo.kb / sockets, 1),
        "what_went_wrong": [error for one in (flat_out, paced, *echoes) for error in one.errors][:5],
    }


def compared(moves: Measured, echoes: Measured) -> Json:
    return {
        "moves": moves.shown() | {"stale": moves.refused, "games_ended": moves.games},
        "echo": echoes.shown(),
        "ratio_p95": ratio(moves, echoes),
    }


def ratio(moves: Measured, echoes: Measured) -> float:
    return round(moves.percentile(95) / echoes.percentile(95), 2)


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--tables", type=int, default=200)
    reader.add_argument("--seconds", type=float, default=120.0, help="of each of the two ways")
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
    kept = not found["what_went_wrong"] and found["flat_out"]["ratio_p95"] <= MOST
    return 1 if asked.check and not kept else 0


if __name__ == "__main__":
    sys.exit(main())
