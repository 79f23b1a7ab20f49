"""`Viewer`: one client that watches a live table through one socket, and what it was told so far.

Updates are computed when they can be sent: a slow client gets fewer and later messages, and costs no memory.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterable
from typing import NamedTuple

import orjson

from euphoria.kernel.core.state import State
from euphoria.server.api.socket_messages import Json
from euphoria.server.match.match import Match

MOST_POSTED = 200
"""Replies and chat messages that may wait for a viewer; one more closes the socket."""


class Present(NamedTuple):
    """Who watches a table through one server."""

    seats: frozenset[int]
    watching: int

    def write(self) -> str:
        return ",".join(map(str, (self.watching, *sorted(self.seats))))

    @staticmethod
    def read(text: str) -> Present:
        watching, *seats = map(int, text.split(","))
        return Present(frozenset(seats), watching)


class Viewer:
    def __init__(self, person_id: str | None, seen: int = 0, mark: str | None = "") -> None:
        self.person_id = person_id
        self.seat: int | None = None
        self.seen = seen
        """How many events the client has."""
        self.mark = mark
        """Hash of those events; None: to be computed again, since some of them were taken back."""
        self.wake = asyncio.Event()
        self.table_due = self.game_due = False
        self.gone = False
        self._posted: list[Json] = []
        self._shown = b""
        """Hash of the last game message: keeping the whole message for each viewer would take much memory."""
        self._up_to_date_with: tuple[State, int, int | None, int, bool | None] | None = None
        """What the last game message was made from: state, the seat's own moves, the seat, events seen, and whether it
        has a standing answer."""
        self._takeback: Json = {"type": "takeback", "seat": None, "waiting_for": []}

    def post(self, message: Json) -> None:
        """Queue a message for sending; closes the socket if the client leaves too many unread."""
        if len(self._posted) >= MOST_POSTED:
            self.gone = True
        else:
            self._posted.append(message)
        self.wake.set()

    def take_posted(self) -> list[Json]:
        """The queued messages; empties the queue."""
        posted, self._posted = self._posted, []
        return posted

    def notify(self, table: bool = False, game: bool = False, kept: int | None = None) -> None:
        """The table or the game may have changed. `kept`: only so many of the events were not taken back."""
        self.table_due |= table
        self.game_due |= game
        if kept is not None and kept < self.seen:
            self.seen, self.mark = kept, None
        self.wake.set()

    def forget_events(self) -> None:
        """The next update has all events again."""
        self.seen, self.mark = 0, ""

    def is_up_to_date(self, match: Match, standing: bool | None = None) -> bool:
        """Whether nothing can have changed for this viewer: saves work while others answer a question."""
        was, (state, acted) = self._up_to_date_with, match.visible_key(self.seat)
        return was is not None and was[0] is state and was[1:] == (acted, self.seat, self.seen, standing)

    def note_shown(self, match: Match, standing: bool | None = None) -> None:
        self._up_to_date_with = (*match.visible_key(self.seat), self.seat, self.seen, standing)

    def game_if_new(self, game: Json) -> Json | None:
        """The game message, if it differs from the last one: a hidden move of another seat must cause no message.

        The position stands for the view: it changes whenever the view does.
        """
        running = [clock["running"] for clock in game["clocks"]["seats"]] if game["clocks"] else None
        shown = _hash([running, *(game[name] for name in ("seat", "position", "legal", "standing"))])
        if shown == self._shown and not game["events"]:
            return None
        self._shown = shown
        self.seen += len(game["events"])
        self.mark = mark_of(game["events"], self.mark or "")
        return game | {"mark": self.mark}

    def takeback_if_new(self, takeback: Json) -> Json | None:
        """The takeback message, if it differs from the last one."""
        if takeback == self._takeback:
            return None
        self._takeback = takeback
        return takeback


def mark_of(events: Iterable[Json], before: str = "") -> str:
    """Hash chain over the events as they were sent, continuing from the mark `before`.

    A client that reconnects with a mark proves which events it has: events that were taken back meanwhile show.
    """
    for event in events:
        before = hashlib.blake2b(before.encode() + orjson.dumps(event), digest_size=8).hexdigest()
    return before


def _hash(shown: list[object]) -> bytes:
    return hashlib.blake2b(orjson.dumps(shown), digest_size=16).digest()
