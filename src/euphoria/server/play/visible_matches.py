"""The match of a table in memory, and the earlier one that delayed spectators see."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from euphoria.server.match.match import Match
from euphoria.server.match.recent_frames import RecentFrames
from euphoria.server.store.match_loading import add_watched


class VisibleMatches:
    def __init__(self) -> None:
        self.current: Match | None = None
        """None before the start, and while it has to be read again."""
        self._delay = 0
        self._past: deque[Match] = deque(maxlen=1)
        """The last matches that differ for a spectator, oldest first, and the current one."""
        self._frames = self._watched_frames = RecentFrames()
        """At the last events, for players and for spectators."""

    def load(self, matches: Iterable[Match], delay: int) -> None:
        """Start with these matches, oldest first; spectators are `delay` visible moves behind."""
        self._delay = delay
        self._past = deque(matches, delay + 1)
        self.current = self._past[-1]
        self._frames = self._watched_frames = RecentFrames()
        for match in self._past:
            self._frames.add(match)
        if delay:
            self._watched_frames = RecentFrames()
            self._add_watched_frames()

    def for_seat(self, seat: int | None) -> Match | None:
        """The match that this seat may see: for a delayed spectator (None) an earlier one, until the game is over."""
        if seat is not None or self.current is None or self.current.state.outcome is not None:
            return self.current
        return self._past[0]

    def frames_for(self, seat: int | None) -> RecentFrames:
        """The states between the last events of `for_seat`."""
        return self._watched_frames if seat is None else self._frames

    def _add_watched_frames(self) -> None:
        """At the end of the game, delayed spectators are shown at once all that they were behind."""
        over = self.current is not None and self.current.state.outcome is not None
        for match in self._past if over else (self._past[0],):
            self._watched_frames.add(match)

    def set(self, after: Match) -> tuple[int | None, int | None]:
        """Make this the current match. How many events players and spectators keep, if some were taken back."""
        before, watched = self.current, self.for_seat(None)
        self.current = after
        self._frames.add(after)
        if self._delay:
            add_watched(self._past, after)
            self._add_watched_frames()
        else:
            self._past.append(after)
        return _kept(before, after), _kept(watched, self.for_seat(None) or after)


def _kept(before: Match | None, after: Match) -> int | None:
    events = len(after.state.log)
    return events if before is not None and events < len(before.state.log) else None
