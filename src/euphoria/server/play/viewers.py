"""Somebody who looks at a table, through one socket.

What is to be sent is worked out when it can be sent: a slow reader gets fewer, later messages, and costs no memory.
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

MOST_WAITING = 200
"""Replies and chat that a viewer may leave unread."""


class Present(NamedTuple):
    """Who looks at a table through one server."""

    seats: frozenset[int]
    watching: int

    def write(self) -> str:
        return ",".join(map(str, (self.watching, *sorted(self.seats))))

    @staticmethod
    def read(said: str) -> Present:
        watching, *seats = map(int, said.split(","))
        return Present(frozenset(seats), watching)


class Viewer:
    def __init__(self, person_id: str | None, seen: int = 0, mark: str | None = "") -> None:
        self.person_id = person_id
        self.seat: int | None = None
        self.seen = seen
        """How many events they have."""
        self.mark = mark
        """Of those events; None: it is to be made again, since some of them stand no more."""
        self.wake = asyncio.Event()
        self.table_due = self.game_due = False
        self.gone = False
        self._waiting: list[Json] = []
        self._last = b""
        """A mark of the game that they were shown: the whole of it for each viewer would take much memory."""
        self._looked: tuple[State, int, int | None, int] | None = None
        """The state that they looked at last, how often they had acted, with whose eyes, and how far they had read."""
        self._takeback: Json = {"type": "takeback", "seat": None, "waiting_for": []}

    def post(self, message: Json) -> None:
        """Send this when there is time; whoever leaves too much unread is let go."""
        if len(self._waiting) >= MOST_WAITING:
            self.gone = True
        else:
            self._waiting.append(message)
        self.wake.set()

    def waiting(self) -> list[Json]:
        """What was posted and not sent yet."""
        posted, self._waiting = self._waiting, []
        return posted

    def look(self, table: bool = False, game: bool = False, kept: int | None = None) -> None:
        """The table or the game may look different to them; of the events, the first `kept` still stand."""
        self.table_due |= table
        self.game_due |= game
        if kept is not None and kept < self.seen:
            self.seen, self.mark = kept, None
        self.wake.set()

    def read_anew(self) -> None:
        """Nothing that they have counts any more."""
        self.seen, self.mark = 0, ""

    def knows(self, match: Match) -> bool:
        """Whether nothing can have changed for them: while others answer a question, nothing has to be worked out."""
        was, (state, acted) = self._looked, match.seen_as(self.seat)
        return was is not None and was[0] is state and was[1:] == (acted, self.seat, self.seen)

    def has_looked(self, match: Match) -> None:
        self._looked = (*match.seen_as(self.seat), self.seat, self.seen)

    def news(self, game: Json) -> Json | None:
        """The message if it tells this viewer anything: that others have done what they may not see is no news.

        Where the view is another, so is the position.
        """
        running = [clock["running"] for clock in game["clocks"]["seats"]] if game["clocks"] else None
        shown = _mark([running, *(game[name] for name in ("seat", "position", "legal"))])
        if shown == self._last and not game["events"]:
            return None
        self._last = shown
        self.seen += len(game["events"])
        self.mark = mark_of(game["events"], self.mark or "")
        return game | {"mark": self.mark}

    def takeback_news(self, takeback: Json) -> Json | None:
        """The message if anything about it is new."""
        if takeback == self._takeback:
            return None
        self._takeback = takeback
        return takeback


def mark_of(events: Iterable[Json], before: str = "") -> str:
    """A mark of events as somebody was sent them, after those that another mark is of.

    Whoever comes back with it has these events and no others: not those of a move that was taken back meanwhile.
    """
    for event in events:
        before = hashlib.blake2b(before.encode() + orjson.dumps(event), digest_size=8).hexdigest()
    return before


def _mark(shown: list[object]) -> bytes:
    return hashlib.blake2b(orjson.dumps(shown), digest_size=16).digest()
