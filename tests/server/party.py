"""Several people at one table, each with a socket, who are all played by the test."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from tests.server.house import PATIENCE, Guest, House, Json, Socket

SOON = 3.0
"""Seconds until all have heard that a game is over."""


class NothingMore(AssertionError):
    """Nobody is asked any more: perhaps the game was over before it came to what a test waits for."""


class Party:
    def __init__(self, table_id: str, guests: list[Guest], sockets: list[Socket]) -> None:
        self.table_id = table_id
        self.guests = guests
        self.sockets = sockets

    def listen(self) -> None:
        """Everybody hears all that has happened."""
        for socket in self.sockets:
            socket.catch_up()

    def asked(self) -> list[int]:
        """Those who have something to decide, as far as they have heard."""
        return [seat for seat, socket in enumerate(self.sockets) if "game" in socket.newest and socket.legal]

    def act(self, seat: int, which: int = 0) -> Json:
        socket = self.sockets[seat]
        return socket.act(socket.legal[which % len(socket.legal)])

    def play_until(self, wanted: Callable[[], object], steps: int = 400) -> None:
        """Everybody who is asked does something, until it is as wanted."""
        deadline = time.monotonic() + PATIENCE
        step = 0
        while step < steps:
            self.listen()
            if wanted():
                return
            asked = self.asked()
            if not asked:
                time.sleep(0.02)
                if self.sockets[0].game["outcome"] is not None:
                    deadline = min(deadline, time.monotonic() + SOON)
            for seat in asked[:1]:
                if self.act(seat, step)["type"] == "acknowledged":
                    deadline = time.monotonic() + PATIENCE
                    step += 1
            if time.monotonic() >= deadline:
                raise NothingMore(f"nobody does anything any more; the outcome is {self.sockets[0].game['outcome']}")
        raise AssertionError("it never came to that")


@contextmanager
def party(
    house: House, people: int, *bots: str, game: str = "leaders", settings: Json | None = None, **options: int
) -> Iterator[Party]:
    """A game of so many people, and bots on the seats after them."""
    guests = [house.guest() for _ in range(people)]
    kinds = ("me", *["open"] * (people - 1), *bots)
    table_id = guests[0].make(*kinds, game=game, settings=settings, **options)["table"]["id"]
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table_id}/join")
    guests[0].post(f"/api/tables/{table_id}/start")
    with ExitStack() as stack:
        sockets = [stack.enter_context(guest.look(table_id)) for guest in guests]
        for socket in sockets:
            socket.until_game()
        yield Party(table_id, guests, sockets)
