"""Sockets end with the session that opened them, one address opens so many, and old sessions are forgotten."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from euphoria.server.errors import LimitReached
from euphoria.server.people.open_sockets import MOST_PER_ADDRESS, OpenSockets
from euphoria.server.rate_limits import REQUESTS
from tests.server.house import House, wait_for

THREE_BOTS = ("me", "bot", "bot", "bot")


def test_signing_out_closes_the_sockets_of_that_session_only(house: House) -> None:
    ana, ben = house.guest(), house.guest()
    table_id = ana.play(*THREE_BOTS)
    with ana.look(table_id) as mine, ana.look(table_id) as mine_too, ben.look(table_id) as other:
        for socket in (mine, mine_too, other):
            socket.until_game()
        ana.ask("DELETE", "/api/session", status=204)
        assert mine.closed_with() == 4401
        assert mine_too.closed_with() == 4401
        other.until_quiet(0.1)
        assert not other.connection.close_code


def test_one_address_has_so_many_sockets() -> None:
    sockets = OpenSockets(0.05)
    most = int(MOST_PER_ADDRESS * 0.05)
    held = [sockets.from_address("here") for _ in range(most)]
    for one in held:
        one.__enter__()
    with pytest.raises(LimitReached), sockets.from_address("here"):
        pass
    with sockets.from_address("elsewhere"):
        held[0].__exit__(None, None, None)
    with sockets.from_address("here"):
        pass


SLOWLY = 1.1 / (REQUESTS.a_second * 0.1)
"""Seconds between two requests that are never too fast at a tenth of the usual rate."""


def test_too_many_sockets_are_refused_and_old_sessions_are_forgotten(tmp_path: Path) -> None:
    with House(tmp_path, EUPHORIA_RATE_FACTOR="0.1").running() as house:
        ana = house.guest()
        table_id = ana.make(*THREE_BOTS)["table"]["id"]
        with ExitStack() as stack:
            for _ in range(int(MOST_PER_ADDRESS * 0.1)):
                time.sleep(SLOWLY)
                stack.enter_context(house.look(table_id))
            time.sleep(SLOWLY)
            with pytest.raises(InvalidStatus) as refused, house.look(table_id):
                pass
            assert refused.value.response.status_code == 429
            assert b"too-many-sockets" in refused.value.response.body
        house.end()
        house.stored("UPDATE sessions SET expires = 1")
        house.start()
        wait_for(lambda: house.stored("SELECT count(*) FROM sessions") == [(0,)])
