"""The clock of all games: monotonic, so that changing the system's date does not affect players' time.

Everything that is measured uses it: players' clocks, joint questions, deadlines, the times of moves. Dates that people
read, and the expiry of sessions, use the system clock (`models.now`).

A process reads the date once, when it starts, and counts from there. So stored times make sense to later processes and
to other servers of the same database; `Upkeep.resume_clocks` handles servers whose dates differ.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncSession

MILLISECOND = 1_000_000
CLOCK = "clock"
"""The key of the clock in each database session's `info`."""


class SteadyClock:
    def __init__(self, date: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        """Both count nanoseconds: `date` since 1970, `steady` since any moment."""
        self._steady = steady
        self._offset = date() - steady()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return (self._offset + self._steady()) // MILLISECOND

    def set(self, at: int) -> None:
        """Continue from this time."""
        self._offset = at * MILLISECOND - self._steady()


def game_time(session: AsyncSession) -> int:
    """The current time of the clock that belongs to the session's database."""
    clock: SteadyClock = session.info[CLOCK]
    return clock.now()
