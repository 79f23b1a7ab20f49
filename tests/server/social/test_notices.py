"""Notices, and the web hooks that are told of them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path

import pytest
from sqlalchemy import func, select

from euphoria.server.people.sign_in import add_guest
from euphoria.server.play.live_tables import LiveTables
from euphoria.server.play.move_request import MoveRequest
from euphoria.server.settings import database_address
from euphoria.server.social.hook_addresses import InvalidHookUrl, Target, is_public, read_url, resolve
from euphoria.server.social.notices import Notices
from euphoria.server.social.web_hooks import RATE, NotDelivered, WebHooks, post, signature
from euphoria.server.store.database import Database
from euphoria.server.store.match_loading import load_match
from euphoria.server.store.models import Person, Seat
from euphoria.server.store.social_models import Hook, PersonalNotice
from euphoria.server.store.table_lookup import find_table
from euphoria.server.tables.rematch import rematch
from tests.server.house import PATIENCE, Guest, House, Json, wait_for
from tests.server.play.test_live_tables import begun, with_tables


class Received(list[tuple[dict[str, str], bytes]]):
    """What has come, with its headers."""

    address = ""


@contextmanager
def receiver(status: int = 200, location: str = "") -> Iterator[Received]:
    received = Received()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            received.append(({name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(status)
            if location:
                self.send_header("location", location)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing is printed."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    received.address = f"http://127.0.0.1:{server.server_port}/euphoria?to=ana"
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
    try:
        yield received
    finally:
        server.shutdown()
        server.server_close()


def notices(person: Guest) -> list[Json]:
    found: list[Json] = person.ask("GET", "/api/me/notices")["notices"]
    return found


def two_at_a_table(ana: Guest, ben: Guest) -> str:
    table_id: str = ana.make("me", "open", "bot", "bot", turns=1)["table"]["id"]
    ben.post(f"/api/tables/{table_id}/join")
    ana.post(f"/api/tables/{table_id}/start")
    return table_id


def test_who_is_away_is_told_of_the_start_and_marks_it_as_read(house: House) -> None:
    ana, ben = house.guest(), house.guest()
    tables = [two_at_a_table(ana, ben) for _ in range(3)]
    shown = ben.ask("GET", "/api/me/notices")
    assert [notice["table"] for notice in shown["notices"]] == tables[::-1], "the newest first"
    assert {(notice["kind"], notice["game"], notice["read"]) for notice in shown["notices"]} == {
        ("started", "leaders", False)
    }
    assert shown["unread"] == 3
    assert notices(ana) == [], "who has started it knows"
    ben.ask("POST", "/api/me/notices/read", {"until": shown["notices"][1]["id"]}, status=204)
    shown = ben.ask("GET", "/api/me/notices")
    assert [notice["read"] for notice in shown["notices"]] == [False, True, True]
    assert shown["unread"] == 1


def test_who_never_looks_is_told_once_of_each_thing(tmp_path: Path) -> None:
    """A whole game without a socket, then a rematch."""

    async def use(tables: LiveTables, database: Database, ana: Person) -> None:
        hooks = WebHooks(database, 1, loopback=False)
        telling = Notices(database, hooks)
        tables.on_change = telling.changed
        table_id = await begun(tables, database, ana, "me", "open", "open", "open")
        await telling.started(table_id, ana.id)
        async with database.begin() as session:
            seats = await session.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.number))
            people = [seat.person_id for seat in seats]
        async with tables.open(table_id) as live:
            number, deciders, turns = 0, [0], 0
            while deciders:
                async with database.begin() as session:
                    match = await load_match(session, await find_table(session, table_id))
                    turns += await session.scalar(select(func.count()).where(PersonalNotice.kind == "turn")) or 0
                deciders = list(match.state.deciders)
                for seat in deciders[:1]:
                    asking = MoveRequest(seat, match.position(seat), f"n{number}", people[seat])
                    await live.act(asking, match.state.legal(seat)[0].json())
                    number += 1
        assert turns > 0
        async with tables.changing_seats(table_id) as session:
            again = await rematch(session, table_id, ana)
        await telling.rematch(again, ana.id)
        await telling.rematch(again, ana.id)
        await telling.close()
        async with database.begin() as session:
            found = (await session.scalars(select(PersonalNotice).order_by(PersonalNotice.id))).all()
        told = {person: [notice.kind for notice in found if notice.person_id == person] for person in people}
        assert told.pop(ana.id) == ["finished"]
        assert list(told.values()) == [["started", "finished", "rematch"]] * 3, "the turns are over"

    with_tables(tmp_path, use)


def test_a_hook_is_told_signed_and_without_secrets(tmp_path: Path) -> None:
    with House(tmp_path, EUPHORIA_HOOKS_TO_LOOPBACK="1").running() as house, receiver() as received:
        ana, ben = house.guest(), house.guest()
        made = ben.ask("POST", "/api/me/hooks", {"url": received.address}, status=201)
        table_id = two_at_a_table(ana, ben)
        until_received(received, 1)
        headers, body = received[0]
        message = json.loads(body)
        assert set(message) == {"notice", "kind", "table", "game", "at"}
        assert (message["kind"], message["table"]) == ("started", table_id)
        signed = hmac.new(made["secret"].encode(), headers["euphoria-time"].encode() + b"." + body, hashlib.sha256)
        assert headers["euphoria-signature"] == "sha256=" + signed.hexdigest()
        assert headers["host"] == received.address.split("/")[2]
        (listed,) = ben.ask("GET", "/api/me/hooks")
        assert listed == {name: made[name] for name in ("id", "url", "working", "created")}
        assert ana.refused("DELETE", f"/api/me/hooks/{made['id']}", None, 404) == "no-hook"
        ben.ask("DELETE", f"/api/me/hooks/{made['id']}", status=204)
        two_at_a_table(ana, ben)
        time.sleep(0.2)
        assert len(received) == 1
        for _ in range(3):
            ben.ask("POST", "/api/me/hooks", {"url": received.address}, status=201)
        assert ben.refused("POST", "/api/me/hooks", {"url": received.address}, 409) == "too-many-hooks"


def until_received(received: Received, count: int) -> None:
    wait_for(lambda: len(received) >= count)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/", "http://localhost:8000/", "http://[::1]/", "http://10.0.0.1/", "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data", "http://0.0.0.0/", "http://[::ffff:127.0.0.1]/",
        "http://2130706433/", "http://0x7f.1/", "http://[fe80::1]/", "http://[64:ff9b::7f00:1]/",
        "ftp://93.184.216.34/", "file:///etc/passwd", "http://ana:secret@93.184.216.34/", "http://93.184.216.34:25/",
        "http://", "nonsense", "http://exa mple.org/", "http://93.184.216.34:99999/", "http://93.184.216.34/\u00e9",
    ],
)  # fmt: skip
def test_a_hook_into_the_house_is_refused(house: House, url: str) -> None:
    assert house.guest().refused("POST", "/api/me/hooks", {"url": url}, 422) == "url"


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True), ("2606:2800:220:1::1", True), ("::ffff:93.184.216.34", True),
        ("64:ff9b::5db8:d822", True), ("10.1.2.3", False), ("172.16.0.1", False), ("100.64.0.1", False),
        ("127.0.0.1", False), ("0.0.0.0", False), ("255.255.255.255", False), ("224.0.0.1", False),
        ("169.254.1.1", False), ("192.0.2.1", False), ("198.18.0.1", False), ("240.0.0.1", False), ("::", False),
        ("::1", False), ("fc00::1", False), ("fe80::1", False), ("ff02::1", False), ("2002:7f00:1::", False),
        ("64:ff9b::a00:1", False), ("::10.0.0.1", False), ("2001:db8::1", False), ("2001:0:7f00:1::", False),
    ],
)  # fmt: skip
def test_which_addresses_everybody_can_reach(address: str, public: bool) -> None:
    assert is_public(ip_address(address)) == public


def test_of_a_name_with_one_private_address_none_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look_up(answers: list[str]) -> str:
        async def getaddrinfo(*_: object, **__: object) -> list[tuple[object, ...]]:
            return [(None, None, None, "", (answer, 443)) for answer in answers]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", getaddrinfo, raising=False)
        return await resolve(Target("https", "table.example", 443, "/"))

    assert asyncio.run(look_up(["93.184.216.34", "2606:2800:220:1::1"])) == "93.184.216.34"
    for answers in (["93.184.216.34", "10.0.0.1"], ["::1"], []):
        with pytest.raises(InvalidHookUrl):
            asyncio.run(look_up(answers))


@pytest.mark.parametrize("status", [302, 404, 500])
def test_a_redirect_or_an_error_is_no_delivery_and_is_not_followed(status: int) -> None:
    with receiver() as elsewhere, receiver(status, elsewhere.address) as received:
        with pytest.raises(NotDelivered):
            asyncio.run(post(read_url(received.address), "secret", b"{}", loopback=True))
        assert (len(received), len(elsewhere)) == (1, 0)


def test_the_connection_goes_to_the_address_that_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that says something else a moment later leads nowhere else."""
    asked: list[object] = []

    async def send(target: Target) -> None:
        async def getaddrinfo(host: object, *_: object, **__: object) -> list[tuple[object, ...]]:
            asked.append(host)
            return [(None, None, None, "", ("127.0.0.1" if len(asked) == 1 else "10.0.0.1", target.port))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", getaddrinfo, raising=False)
        await post(target, "secret", b"{}", loopback=True)

    with receiver() as received:
        target = read_url(received.address)._replace(host="table.example")
        asyncio.run(send(target))
        assert asked == ["table.example"]
        ((headers, body),) = received
        assert (headers["host"], body) == (f"table.example:{target.port}", b"{}")


@pytest.mark.parametrize(("status", "tries", "failures"), [(200, 1, 0), (500, 2, 1)])
def test_what_fails_is_tried_again_and_counted_and_too_much_is_not_sent(
    tmp_path: Path, status: int, tries: int, failures: int
) -> None:
    async def run(address: str) -> tuple[int, int]:
        database = Database(database_address(str(tmp_path / "test.db")))
        await database.migrate()
        async with database.begin() as session, session.begin():
            ana = await add_guest(session, "Ana")
            session.add(Hook(id="hook", person_id=ana.id, url=address, secret="secret", failures=7))
        hooks = WebHooks(database, rate_factor=1 / RATE.burst, loopback=True, delays=(0.0, 0.0))
        for _ in range(3):
            await hooks.send(ana.id, {"kind": "turn"})
        async with asyncio.timeout(PATIENCE):
            while hooks.sending:
                await asyncio.sleep(0.01)
        async with database.begin() as session:
            stored = (await session.scalars(select(Hook.failures))).one()
        await database.close()
        return len(received), stored

    with receiver(status) as received:
        assert asyncio.run(run(received.address)) == (tries, failures + 7 * (failures > 0))


def test_the_signature_is_of_time_and_body() -> None:
    assert signature("a", "1", b"{}") != signature("a", "2", b"{}") != signature("b", "2", b"{}")
