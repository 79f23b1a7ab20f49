"""The match of a table in memory, and the earlier one that delayed spectators see."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from euphoria.server.match.match import Match
from euphoria.server.store.match_loading import add_watched


class VisibleMatches:
    def __init__(self) -> None:
        self.current: Match | None = None
        """None before the start, and while it has to be read again."""
        self._delay = 0
        self._past: deque[Match] = deque(maxlen=1)
        """The last matches that differ for a spectator, oldest first, and the current one."""

    def load(self, matches: Iterable[Match], delay: int) -> None:
        """Start with these matches, oldest first; spectators are `delay` visible moves behind."""
        self._delay = delay
        self._past = deque(matches, delay + 1)
        self.current = self._past[-1]

    def for_seat(self, seat: int | None) -> Match | None:
        """The match that this seat may see: for a delayed spectator (None) an earlier one, until the game is over."""
        if seat is not None or self.current is None or self.current.state.outcome is not None:
            return self.current
        return self._past[0]

    def set(self, after: Match) -> tuple[int | None, int | None]:
        """Make this the current match. How many events players and spectators keep, if some were taken back."""
        before, watched = self.current, self.for_seat(None)
        self.current = after
        if self._delay:
            add_watched(self._past, after)
        else:
            self._past.append(after)
        return _kept(before, after), _kept(watched, self.for_seat(None) or after)


def _kept(before: Match | None, after: Match) -> int | None:
    events = len(after.state.log)
    return events if before is not None and events < len(before.state.log) else None
