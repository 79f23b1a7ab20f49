"""The states between the last events at a table, so that each viewer can be shown these events one by one."""

from __future__ import annotations

from euphoria.kernel.core.state import State
from euphoria.server.match.match import Match

MOST_FRAMES = 128
"""How many states a table in use keeps: enough for viewers who get several moves in one message."""


class RecentFrames:
    def __init__(self, most: int = MOST_FRAMES) -> None:
        self._most = most
        self._states: list[State] = []
        """Before each of the last events, oldest first."""
        self._events = 0
        """How many events there are; the last state is the one before the last of them."""

    def add(self, match: Match) -> None:
        """Go on with the match after the next move. What it has taken back is dropped."""
        events = len(match.state.log)
        start = events - len(match.frames)
        known = len(self._states) - (self._events - start) if self._events >= start else 0
        self._states = [*self._states[: max(0, known)], *match.frames][-self._most :]
        self._events = events

    def before(self, match: Match, since: int) -> list[State]:
        """The states before each event of the match from number `since` on, newest first, as far back as known."""
        if len(match.state.log) != self._events:
            return []
        return self._states[: -1 - max(0, self._events - since) : -1]

    @property
    def full(self) -> bool:
        return len(self._states) == self._most

    @property
    def first(self) -> int:
        """The number of the first event whose state before it is known."""
        return self._events - len(self._states)
