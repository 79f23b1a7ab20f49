"""Time at a table goes on evenly: somebody sets the machine's clock an hour forward or back, and nothing happens."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from euphoria.server.jobs.upkeep import HEARTBEAT_INTERVAL, Upkeep
from euphoria.server.operations.steady_clock import SteadyClock, game_time
from euphoria.server.people.open_sockets import OpenSockets
from euphoria.server.play.bot_pool import BotPool
from euphoria.server.play.live_tables import LiveTables
from euphoria.server.settings import ServerSettings, database_address
from euphoria.server.store.database import Database
from euphoria.server.store.models import Heartbeat
from tests.server.house import House, wait_for
from tests.server.party import party
from tests.server.places import Place
from tests.server.play.test_running_clocks import live, seat_of, until_away
from tests.server.play.test_takebacks import in_mid_game

HOUR = 3600
FORWARD_AND_BACK = pytest.mark.parametrize("jump", [HOUR, -HOUR])
WRAPPER = """
import pathlib, sys, time
offset, begun = pathlib.Path(sys.argv.pop(1)), (time.time, time.time_ns)
seconds = lambda: float(offset.read_text() or 0)
time.time = lambda: begun[0]() + seconds()
time.time_ns = lambda: begun[1]() + int(seconds() * 1e9)
from euphoria.cli.main import main
sys.exit(main())
"""


class Jumping(House):
    """A server on a machine whose clock can be set."""

    def __init__(self, folder: Path, place: Place | None = None, **environment: str) -> None:
        super().__init__(folder, place, **environment)
        self._offset = folder / "offset"
        self._wrapper = folder / "server.py"
        self._wrapper.write_text(WRAPPER)
        self.set_clock(0)

    @property
    def command(self) -> list[str]:
        return [sys.executable, str(self._wrapper), str(self._offset)]

    @contextlib.contextmanager
    def open(self) -> Iterator[Jumping]:
        with self.running():
            yield self

    def set_clock(self, seconds: float) -> None:
        new = self._offset.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self._offset)


@FORWARD_AND_BACK
def test_a_jump_takes_nobodys_seat_and_freezes_no_window(tmp_path: Path, jump: int) -> None:
    settings = live(600, reaction_wait=2)
    with Jumping(tmp_path).open() as house, party(house, 2, "bot", "bot", settings=settings) as table:
        first = table.sockets[0]
        assert first.game["view"]["asked"]["together"]
        left = first.game["clocks"]["seats"][0]["left"]
        house.set_clock(jump)
        time.sleep(1.5)
        for seat in table.asked():
            table.act(seat)
        began = time.monotonic()
        first.until_game(lambda game: not game["view"]["asked"]["together"] or game["view"]["turn"] > 0)
        assert time.monotonic() - began < 20, "the window froze"
        assert [seat_of(table.guests[0], table.table_id, seat)["away"] for seat in (0, 1)] == [None, None]
        now = first.game["clocks"]["seats"][0]["left"]
        assert left - 60_000 < now <= left + 1000


@FORWARD_AND_BACK
def test_a_clock_runs_out_when_it_should_after_a_jump(tmp_path: Path, jump: int) -> None:
    with Jumping(tmp_path).open() as house:
        ana = house.guest()
        table_id = ana.play("me", "bot", "bot", "bot", settings=live(4), turns=1000)
        began = time.monotonic()
        house.set_clock(jump)
        with ana.look(table_id) as socket:
            until_away(socket)
            assert 3 < time.monotonic() - began < 30


@FORWARD_AND_BACK
def test_a_restart_after_a_jump_takes_nobodys_seat_and_freezes_no_window(tmp_path: Path, jump: int) -> None:
    with Jumping(tmp_path).open() as house:
        ana = house.guest()
        quick = ana.play("me", "bot", "bot", "bot", settings=live(8), turns=1000)
        days = ana.play(
            "me", "bot", "bot", "bot", settings={"clock": {"kind": "correspondence", "days": 1}}, turns=1000
        )
        house.end(signal.SIGKILL)
        house.set_clock(jump)
        house.start()
        for table_id in (quick, days):
            assert seat_of(ana, table_id)["away"] is None
        with ana.look(quick) as socket:
            left = socket.until_game()["clocks"]["seats"][0]["left"]
            assert 0 < left <= 8_000
            until_away(socket)  # it runs, and is out when it should be: not an hour later


@FORWARD_AND_BACK
def test_what_was_missed_is_told_after_a_jump(tmp_path: Path, jump: int) -> None:
    with Jumping(tmp_path).open() as house, party(house, 2, game="dystopia") as table:
        in_mid_game(table)
        asked = table.asked()[0]
        other = table.guests[1 - asked]
        table.sockets[1 - asked].connection.close()
        wait_for(lambda: house.stored("SELECT events FROM last_seen"))
        house.set_clock(jump)
        table.act(asked)
        assert [one["table"] for one in other.ask("GET", "/api/me/away")["tables"]] == [table.table_id]


# Without a server.


class Watch:
    """A machine's clock that is set by hand, in seconds."""

    def __init__(self, date: float) -> None:
        self.date, self.steady = date, 100.0

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: int(self.date * 1e9), lambda: int(self.steady * 1e9))

    def goes_on(self, seconds: float) -> None:
        self.date += seconds
        self.steady += seconds


def test_a_clock_begins_with_the_date_and_goes_on_evenly() -> None:
    watch = Watch(1_000_000)
    clock = watch.clock()
    assert clock.now() == 1_000_000_000
    watch.goes_on(5)
    watch.date -= HOUR
    assert clock.now() == 1_000_005_000
    clock.set(7_000)
    watch.goes_on(1)
    assert clock.now() == 8_000


def upkeep_of(address: str, watch: Watch) -> tuple[Database, Upkeep]:
    database = Database(database_address(address), watch.clock())
    tables = LiveTables(database, BotPool(1), ServerSettings(database=database_address(address)))
    return database, Upkeep(database, tables, OpenSockets(1))


def test_a_server_whose_date_differs_takes_over_the_time_of_the_others(place: Place) -> None:
    """It asks the one sign of life that there is; with SQLite there is no other server."""

    async def play() -> tuple[int, int]:
        first, running = upkeep_of(place.address, Watch(1_000_000))
        await first.migrate()
        await running.resume_clocks()
        watch = Watch(1_000_000 + HOUR)
        second, beginning = upkeep_of(place.address, watch)

        async def keep_beating() -> None:
            watched = first.clock
            while True:
                watched.set(watched.now() + 1000)
                await running._beat()
                await asyncio.sleep(0.3)

        beating = asyncio.create_task(keep_beating())
        await beginning.resume_clocks()
        beating.cancel()
        async with second.begin() as session:
            pulse = await session.get(Heartbeat, 1)
            assert pulse is not None
            differs = abs(game_time(session) - pulse.at)
        alone = second.bus.alone
        await first.close()
        await second.close()
        return differs, alone

    differs, alone = asyncio.run(play())
    assert differs < (HEARTBEAT_INTERVAL * 1000 if not alone else HOUR * 1000)


def test_the_time_of_play_does_not_go_back_with_the_date(place: Place) -> None:
    async def play() -> None:
        first, running = upkeep_of(place.address, Watch(1_000_000))
        await first.migrate()
        await running.resume_clocks()
        await first.close()
        second, beginning = upkeep_of(place.address, Watch(1_000_000 - HOUR))
        await beginning.resume_clocks()
        assert second.clock.now() == 1_000_000_000
        await second.close()

    asyncio.run(play())
